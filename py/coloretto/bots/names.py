"""Finds bots by name: our levels and references, files, installed plug-ins, and others' modules."""

from collections.abc import Callable
from importlib import import_module
from inspect import signature
from typing import Final, TypedDict, cast

from coloretto.bots import LEVELS, REFERENCES, bot_from_level
from coloretto.bots.base import Bot
from coloretto.bots.scripts.function import FunctionBot
from coloretto.errors import VariantError, quote

PLUG_INS: Final = "coloretto.bots"
"""The group of entry points in which other packages list their bots."""

COMMAND_PREFIX: Final = "cmd:"
"""Begins the name of a program that plays by the bot protocol; its command follows."""

POSSIBLE_BOTS: Final = (
    'a level with a style ("expert:spoiler"), a reference '
    f"({', '.join(REFERENCES)}), "
    'a file ("mybot.py"), a program ("cmd:./mybot"), "module:Name", an installed plug-in, a function, or an object '
    "with a method think"
)


class SeatedBot(TypedDict):
    """What a player has of a bot: its level and style, or another name and what thinks."""

    level: str
    style: str | None
    thinker: Bot | None


def bot_from(bot: object) -> Bot:
    """Return a bot by its name, an object as it is, an instance of a class of bots, or a function as a bot.

    A function takes a table, as in a script, or a state, its legal actions and a random number generator. Raises
    VariantError.
    """
    if isinstance(bot, str):
        return bot_from_name(bot)
    if not callable(bot) and not hasattr(bot, "think"):
        raise VariantError(f"{quote(bot)} is no bot: a bot is a level ({', '.join(LEVELS)}), {POSSIBLE_BOTS}")
    return _bot_from_object(bot, name_of(bot))


def name_of(bot: object) -> str:
    """Return what to call a bot: its name, or that of its function or class."""
    if isinstance(bot, str):
        return bot
    own = (getattr(bot, attribute, None) for attribute in ("__name__", "name"))
    return next((name for name in own if isinstance(name, str)), type(bot).__name__)


def seated_bot(bot: object) -> SeatedBot:
    """Return what a player has of a bot, as `bot_from` takes it. Raises VariantError."""
    thinker, name = bot_from(bot), name_of(bot)
    level, _, style = name.partition(":")
    if isinstance(bot, str) and (level in LEVELS or level in REFERENCES):
        return {"level": level, "style": style or None, "thinker": None}
    return {"level": name, "style": None, "thinker": thinker}


def bot_from_name(name: str) -> Bot:
    """Return the bot of a name. Raises VariantError.

    The name is a level or a reference ("expert", "greedy"), a level with a style ("expert:spoiler"), a file with a
    function `choose(table)` or with a bot `BOT` ("mybot.py"), a program that plays by the bot protocol
    ("cmd:./mybot --fast"), the entry point of an installed package, or "module:Name". The last two name what `bot_from`
    takes.
    """
    if name.startswith(COMMAND_PREFIX):
        from coloretto.bots.scripts.program import ProgramBot

        return ProgramBot(name.removeprefix(COMMAND_PREFIX))
    if name.endswith(".py"):
        from coloretto.bots.scripts.script import bot_from_file

        return bot_from_file(name)
    first, colon, second = name.partition(":")
    if first in LEVELS or first in REFERENCES:
        return bot_from_level(first, second if colon else None)
    from importlib.metadata import entry_points  # Loads a parser of e-mails and `urllib`.

    plug_ins = entry_points(group=PLUG_INS, name=name)
    if plug_ins:
        return _bot_from_object(_load(next(iter(plug_ins)).load, name), name)
    if colon and second.isidentifier():
        return _bot_from_object(_load(lambda: getattr(import_module(first), second), name), name)
    try:
        return bot_from_level(first, second if colon else None)
    except VariantError as error:
        raise VariantError(f"{error}; a bot can also be {POSSIBLE_BOTS}") from None


def close_bot(bot: Bot) -> None:
    """End the program of a bot that has one."""
    close = getattr(bot, "close", None)
    if callable(close):
        close()


def _load(load: Callable[[], object], name: str) -> object:
    try:
        return load()
    except Exception as error:
        raise VariantError(f"the bot {quote(name)} could not be loaded: {type(error).__name__}: {error}") from error


def _bot_from_object(loaded: object, name: str) -> Bot:
    instance = _load(loaded, name) if isinstance(loaded, type) else loaded
    if callable(getattr(instance, "think", None)):
        return cast(Bot, instance)
    if not callable(instance):
        raise VariantError(f"{quote(name)} is neither a bot, nor a class of bots, nor a function")
    if _takes_a_table(instance):
        from coloretto.bots.scripts.script import ScriptBot

        return ScriptBot(instance)
    return FunctionBot(instance)


def _takes_a_table(function: Callable[..., object]) -> bool:
    """Return whether a function takes one value, as `choose(table)` does."""
    try:
        signature(function).bind(None)
    except (TypeError, ValueError):
        return False
    return True
