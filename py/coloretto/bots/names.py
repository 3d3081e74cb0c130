"""Finds bots by name: our levels and references, files, installed plug-ins, and others' modules."""

from collections.abc import Callable
from importlib import import_module
from typing import Final, cast

from coloretto.bots import LEVELS, REFERENCES, bot_from_level
from coloretto.bots.base import Bot
from coloretto.bots.function import FunctionBot
from coloretto.errors import VariantError, quote

PLUG_INS: Final = "coloretto.bots"
"""The group of entry points in which other packages list their bots."""


def bot_from_name(name: str) -> Bot:
    """Return the bot of a name. Raises VariantError.

    The name is a level or a reference ("expert", "greedy"), a level with a style ("expert:spoiler"), a file with a
    function `choose(table)` or with a bot `BOT` ("mybot.py"), the entry point of an installed package, or
    "module:Name". The last two name a bot, a class of bots, or a function of a state, its legal actions and a random
    number generator.
    """
    if name.endswith(".py"):
        from coloretto.bots.script import bot_from_file

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
    return bot_from_level(first, second if colon else None)


def _load(load: Callable[[], object], name: str) -> object:
    try:
        return load()
    except Exception as error:
        raise VariantError(f"the bot {quote(name)} could not be loaded: {type(error).__name__}: {error}") from error


def _bot_from_object(loaded: object, name: str) -> Bot:
    """Return a bot as it is, an instance of a class of bots, or a function as a bot."""
    instance = _load(loaded, name) if isinstance(loaded, type) else loaded
    if callable(getattr(instance, "think", None)):
        return cast(Bot, instance)
    if callable(instance):
        return FunctionBot(instance)
    raise VariantError(f"{quote(name)} is neither a bot, nor a class of bots, nor a function")
