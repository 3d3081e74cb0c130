"""Bots from files: a script has a function `choose(table)` that returns one of `table.legal`, or a bot named `BOT`."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType
from typing import cast

from coloretto.bots.base import Bot, Choice, Limit, Task, completed
from coloretto.bots.scripts.faults import line_of, message_of
from coloretto.bots.table import LegalAction, Table
from coloretto.errors import IllegalActionError, VariantError, quote
from coloretto.state import State

Choose = Callable[[Table], object]


class ScriptError(VariantError):
    """A script cannot be run. reason: without the place. line: of the script, or None for all of it."""

    def __init__(self, name: str, line: int | None, reason: str) -> None:
        super().__init__(f"{name}{'' if line is None else f', line {line}'}: {reason}")
        self.reason = reason
        self.line = line


class ScriptBot:
    """A bot whose choices a script makes."""

    def __init__(self, choose: Choose) -> None:
        self.function = choose

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Return what the script chooses. Raises IllegalActionError if that is not a legal action."""
        table = Table(state, rng)
        action = self.function(table)
        if not isinstance(action, LegalAction) or action not in table.legal:
            raise IllegalActionError(f"choose returned {quote(action)}: it must return one of table.legal")
        return (yield from completed(Choice(action.number, {}, 0)))


def bot_from_file(path: str) -> Bot:
    """Return the bot of a script. Raises VariantError if the file cannot be read or run, or has no bot."""
    try:
        source = Path(path).read_bytes()
    except (OSError, ValueError) as error:  # No name of a file has a null character.
        raise VariantError(f"the bot {path} could not be read: {getattr(error, 'strerror', error)}") from error
    return bot_from_source(source, path)


def bot_from_source(source: str | bytes, name: str) -> Bot:
    """Return the bot of a script's source; tracebacks show the name. Raises ScriptError.

    `BOT` comes first, because a file that has one may import functions named `choose`.
    """
    module = ModuleType(Path(name).stem)
    module.__file__ = name
    try:
        exec(compile(source, name, "exec"), vars(module))
    except SyntaxError as error:
        raise ScriptError(name, error.lineno, error.msg) from error
    except (Exception, SystemExit) as error:
        raise ScriptError(name, line_of(error, name), f"{type(error).__name__}: {message_of(error)}") from error
    bot = vars(module).get("BOT")
    if callable(getattr(bot, "think", None)):
        return cast(Bot, bot)
    choose = vars(module).get("choose")
    if not callable(choose):
        raise ScriptError(name, None, "there is no function choose(table)")
    return ScriptBot(choose)
