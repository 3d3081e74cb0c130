"""Steps that may hang or end their process, as a function reports them; without what starts processes."""

from collections.abc import Callable
from typing import Final, TypeAlias

Begin: TypeAlias = Callable[[int, int], None]
"""Called before each step that may hang or end the process, with two numbers that name it, and `NO_STEP` after it."""

NO_STEP: Final = (-1, 0)


def no_step(who: int, number: int) -> None:
    """Do nothing: a function that is applied in this process need not report its steps."""


def late(max_seconds: float) -> str:
    """Return the reason of a step that takes too long."""
    return f"gave no answer within {max_seconds} s"
