"""One line of progress on standard error, if that is a terminal."""

import sys
from time import monotonic
from types import TracebackType
from typing import Final

from coloretto.cli.streams import is_terminal

INTERVAL: Final = 0.2
"""The shortest time between two updates, in seconds."""

CLEAR_LINE: Final = "\r\x1b[K"


class Progress:
    """Shows how much of some work is done, and erases that at the end.

    total: the number of steps. unit: their name. is_shown: whether other output leaves room for it.
    """

    def __init__(self, total: int, unit: str, *, is_shown: bool = True) -> None:
        self._total = total
        self._unit = unit
        self._is_shown = is_shown and is_terminal(sys.stderr)
        self._start = monotonic()
        self._last = self._start

    def __enter__(self) -> "Progress":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._write("")

    def update(self, done: int, note: str = "") -> None:
        """Show the number of steps that are done, and a note."""
        now = monotonic()
        if now - self._last < INTERVAL:
            return
        self._last = now
        left = (now - self._start) * (self._total - done) / done if done else None
        time = "" if left is None else f", {_duration(left)} left"
        self._write(f"{done} of {self._total} {self._unit}{note}{time}")

    def _write(self, text: str) -> None:
        if self._is_shown:
            sys.stderr.write(CLEAR_LINE + text)
            sys.stderr.flush()


def _duration(seconds: float) -> str:
    """Return a duration in words.

    >>> _duration(59.4), _duration(59.5), _duration(5399), _duration(5400)
    ('59 s', '1 min', '90 min', '2 h')
    """
    if seconds < 59.5:
        return f"{round(seconds)} s"
    return f"{round(seconds / 60)} min" if seconds < 5400 else f"{round(seconds / 3600)} h"
