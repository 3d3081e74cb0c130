"""Numba's compiler as decorators that preserve types for mypy; knows no game."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile a function at its first call; it may use only numbers, arrays and other compiled functions."""
    return cast(Function, njit(function))


def compiled_with_fast_math(function: Function) -> Function:
    """Compile a function whose sums are the same in any order, so that the compiler may reorder them."""
    return cast(Function, njit(function, fastmath=True))
