"""Numba's compiler for functions with types: to mypy they stay what they are. Knows no game."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile when first called: numbers, arrays and other compiled functions only."""
    return cast(Function, njit(function))


def compiled_in_any_order(function: Function) -> Function:
    """Compile so that sums may be added up in any order, several at once: for those that come out the same."""
    return cast(Function, njit(function, fastmath=True))
