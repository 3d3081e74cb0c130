"""Numba's compiler as decorators that preserve types for mypy; knows nothing of the game.

Machine code is cached. Numba compiles a function again when its own file changes, but not when another file changes
that it imports constants or functions from. So in a checkout each state of the sources has a cache of its own, in the
folder `build`; those of the service and the workshop do not count, as compiled code may not import them. The files of
an installed package change together, so it needs no other cache than Numba's own.
"""

from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba

Function = TypeVar("Function", bound=Callable[..., Any])

_SOURCES: Final = Path(__file__).parents[2]
_CHECKOUT: Final = _SOURCES.parent


def digest_of(sources: Iterable[Path]) -> str:
    """Return a short digest of the contents of files."""
    digest = sha256()
    for source in sources:
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


if (_CHECKOUT / "pyproject.toml").exists():
    _OTHERS: Final = {("coloretto", "service"), ("coloretto", "workshop")}
    _COUNTED: Final = (path for path in _SOURCES.rglob("*.py") if path.relative_to(_SOURCES).parts[:2] not in _OTHERS)
    _CACHE: Final = _CHECKOUT / "build" / "compiled" / digest_of(sorted(_COUNTED))
    numba.config.CACHE_DIR = str(_CACHE)  # type: ignore[attr-defined]


def compiled(function: Function) -> Function:
    """Compile a function at its first call; it may use only numbers, arrays and other compiled functions."""
    return _cached(function)


def compiled_without_gil(function: Function) -> Function:
    """Compile a function that several threads of Python may run at once."""
    return _cached(function, nogil=True)


def compiled_with_fast_math(function: Function) -> Function:
    """Compile a function whose sums are the same in any order, so that the compiler may reorder them."""
    return _cached(function, fastmath=True)


def compiled_without_cache(function: Function) -> Function:
    """Compile a function in each process: from the cache, recursive functions with a typed dictionary crash."""
    return cast(Function, numba.njit(function))


def _cached(function: Function, *, nogil: bool = False, fastmath: bool = False) -> Function:
    """Compile a function with a cache, or without one where Numba finds no folder that it can write to."""
    try:
        return cast(Function, numba.njit(function, cache=True, nogil=nogil, fastmath=fastmath))
    except RuntimeError:
        return cast(Function, numba.njit(function, nogil=nogil, fastmath=fastmath))
