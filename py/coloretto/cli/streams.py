"""The standard streams: closed ones, full ones, and bytes that are not text."""

import os
import sys
from io import TextIOWrapper
from typing import Final, TextIO

MAX_MESSAGE: Final = 500
"""The longest message, in characters."""


def prepare_output() -> None:
    """Let standard output write any text in any encoding. Raises OSError if it is closed."""
    if sys.stdout is None:
        raise OSError("standard output is closed")
    _set_errors(sys.stdout, "backslashreplace")


def flush_output() -> None:
    """Write buffered output. Raises OSError if that fails, and discards it, so that Python does not retry at exit."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise


def standard_input(encoding: str | None = None) -> TextIO:
    """Return standard input; bytes that are not valid text are replaced by characters that every parser rejects."""
    if sys.stdin is None:
        raise OSError("standard input is closed")
    _set_errors(sys.stdin, "replace", encoding)
    return sys.stdin


def report_error(message: str) -> None:
    """Print a message in one line on standard error, if that is open."""
    if sys.stderr is not None:  # It is None if it was closed before Python started.
        print(f"coloretto: {_one_line(message)}", file=sys.stderr)


def _one_line(text: str) -> str:
    r"""Return a text that may be from others as one line, without control characters, and truncated.

    >>> _one_line("no \nidea\x1b")
    'no idea\\x1b'
    """
    line = " ".join(text[: 2 * MAX_MESSAGE].split())
    shown = "".join(character if character.isprintable() else ascii(character)[1:-1] for character in line)
    return shown if len(shown) <= MAX_MESSAGE else f"{shown[: MAX_MESSAGE - 3]}..."


def is_terminal(stream: TextIO | None) -> bool:
    """Return whether a stream is a terminal that understands control sequences."""
    return stream is not None and stream.isatty() and os.environ.get("TERM") != "dumb"


def _set_errors(stream: TextIO, errors: str, encoding: str | None = None) -> None:
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=errors, encoding=encoding)
