"""Numba's compiler as decorators that preserve types for mypy; knows nothing of the game.

Machine code is cached in the folder `build`. Numba compiles a function again when its own file changes, but not when
another file changes that it imports constants or functions from. So each state of the sources has a cache of its own.
"""

from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba

Function = TypeVar("Function", bound=Callable[..., Any])

_SOURCES: Final = Path(__file__).parents[1]
_CACHES: Final = _SOURCES.parent / "build" / "compiled"


def digest_of(sources: Iterable[Path]) -> str:
    """Return a short digest of the contents of files."""
    digest = sha256()
    for source in sources:
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


numba.config.CACHE_DIR = str(_CACHES / digest_of(sorted(_SOURCES.rglob("*.py"))))  # type: ignore[attr-defined]


def compiled(function: Function) -> Function:
    """Compile a function at its first call; it may use only numbers, arrays and other compiled functions."""
    return cast(Function, numba.njit(function, cache=True))


def compiled_without_gil(function: Function) -> Function:
    """Compile a function that several threads of Python may run at once."""
    return cast(Function, numba.njit(function, cache=True, nogil=True))


def compiled_with_fast_math(function: Function) -> Function:
    """Compile a function whose sums are the same in any order, so that the compiler may reorder them."""
    return cast(Function, numba.njit(function, cache=True, fastmath=True))


def compiled_without_cache(function: Function) -> Function:
    """Compile a function in each process: from the cache, recursive functions with a typed dictionary crash."""
    return cast(Function, numba.njit(function))
