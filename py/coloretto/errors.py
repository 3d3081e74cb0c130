"""The kinds of errors that outside input can cause; everything else that goes wrong here is a bug.

Knows nothing of what it reports on.
"""


class ColorettoError(ValueError):
    """Something that came from outside is not acceptable; the message says what and why, in English."""


class VariantError(ColorettoError):
    """No such variant, or players that do not fit it."""


class PlayerNameError(ColorettoError):
    """A name that a player cannot have."""


class NotationError(ColorettoError):
    """A text or JSON form that cannot be read."""


class InvalidPositionError(ColorettoError):
    """A set-up, a deck or a position, well formed, that no game can have."""


class IllegalActionError(ColorettoError):
    """An action, well formed, that the rules do not allow now."""


class RecordError(ColorettoError):
    """A record that disagrees with the rules at `ply`.

    `ply` counts the entries of the record's actions from 1; None when the disagreement is not at one of them.
    """

    def __init__(self, ply: int | None, message: str) -> None:
        super().__init__(message if ply is None else f"ply {ply}: {message}")
        self.ply = ply


class MissingFileError(ColorettoError):
    """A data file of the package is not there yet; whoever brings `file`, a path in the package, may ask again."""

    def __init__(self, file: str) -> None:
        super().__init__(f"the file {file} is missing")
        self.file = file


class RequestError(ColorettoError):
    """A request to the engine that is not of the protocol."""


def quote(value: object) -> str:
    """Show a value from outside in a message, cut when it is long.

    >>> quote("t9")
    "'t9'"
    """
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
