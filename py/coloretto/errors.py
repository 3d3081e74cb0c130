"""The errors that outside input can cause; any other exception is a bug."""

from operator import index
from typing import Any


class ColorettoError(ValueError):
    """Input from outside is invalid; the message states the reason, in English."""


class VariantError(ColorettoError):
    """A variant, a bot or a seed that does not exist, or players that do not fit the variant."""


class PlayerNameError(ColorettoError):
    """A name that a player cannot have."""


class NotationError(ColorettoError):
    """Text or JSON that cannot be parsed."""


class NewerVersionError(NotationError):
    """Text or JSON in a format that only a newer version of this package can read."""


class InvalidPositionError(ColorettoError):
    """A well-formed setup, deck or position that no game can reach."""


class IllegalActionError(ColorettoError):
    """A well-formed action that is not allowed now."""


class ProgramError(ColorettoError):
    """A program that plays by the bot protocol does not run, is late, ends or gives no legal action.

    reason: the message without the command.
    """

    def __init__(self, command: str, reason: str) -> None:
        super().__init__(command, reason)  # An error is pickled by its arguments.
        self.reason = reason

    def __str__(self) -> str:
        return "the program {} {}".format(*self.args)


class RecordError(ColorettoError):
    """A record that contradicts the rules or itself.

    ply: the action at fault, counted from 1, or None if the fault is not in an action.
    """

    def __init__(self, ply: int | None, message: str) -> None:
        super().__init__(message if ply is None else f"ply {ply}: {message}")
        self.ply = ply


class MissingFileError(ColorettoError):
    """A file of the package is missing; the caller may provide it and try again. file: its path in the package."""

    def __init__(self, file: str) -> None:
        super().__init__(f"the file {file} is missing")
        self.file = file


class RequestError(ColorettoError):
    """A request to the engine that the protocol does not allow."""


def check_version(value: object, known: int, what: str) -> None:
    """Raise NotationError unless the version of a format is the known one, NewerVersionError if it is a later one."""
    if value == known and not isinstance(value, bool):
        return
    is_newer = isinstance(value, int) and value > known
    message = f"{what} version {quote(value)} is not supported, only {known}"
    raise (NewerVersionError if is_newer else NotationError)(message)


def whole_number(value: Any) -> int | None:
    """Return a whole number of any type, as NumPy has its own; None for anything else, also True and False."""
    try:
        return None if isinstance(value, bool) else index(value)
    except TypeError:
        return None


def checked_number(name: str, value: object, lowest: int = 0) -> int:
    """Return a whole number of any type. Raises VariantError for anything else, and for a lower one."""
    number = whole_number(value)
    if number is None or number < lowest:
        raise VariantError(f"{name} must be a whole number from {lowest}, not {quote(value)}")
    return number


def quote(value: object) -> str:
    """Return a value's repr for an error message, truncated to 60 characters.

    >>> quote("t9")
    "'t9'"
    """
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
