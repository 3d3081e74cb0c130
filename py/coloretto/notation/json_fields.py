"""Parses JSON and checks the types of its values.

Every function raises NotationError for another value; `name` is what the message calls it.
"""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, TypeGuard

from coloretto.errors import NotationError, quote

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
"""The values that `json.loads` can return."""

MAX_DEPTH: Final = 30
"""The deepest nesting that is parsed: deeper text can overflow the stack of WebAssembly, which can't be caught.

In a worker of Chromium that takes between 1,500 and 2,000 levels; valid input has 4.
"""


def parse_json(text: str) -> Json:
    """Parse JSON.

    >>> parse_json('{"players": 3}')
    {'players': 3}
    """
    if _depth(text) > MAX_DEPTH:
        raise NotationError(f"nested deeper than {MAX_DEPTH} levels")
    try:
        value: Json = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError("not JSON") from error
    return value


def value_at(source: Mapping[str, Json], key: str) -> Json:
    """Return the value of a required key."""
    if key not in source:
        raise NotationError(f"the key {key!r} is missing")
    return source[key]


def as_object(value: Json, name: str) -> Mapping[str, Json]:
    """Return the value, which must be an object."""
    if not isinstance(value, dict):
        raise NotationError(f"{name} must be an object, not {quote(value)}")
    return value


def as_list(value: Json, name: str) -> Sequence[Json]:
    """Return the value, which must be a list."""
    if not isinstance(value, list):
        raise NotationError(f"{name} must be a list, not {quote(value)}")
    return value


def as_bool(value: Json, name: str) -> bool:
    """Return the value, which must be true or false."""
    if not isinstance(value, bool):
        raise NotationError(f"{name} must be true or false, not {quote(value)}")
    return value


def is_int(value: Json, least: int, most: int) -> TypeGuard[int]:
    """Return whether the value is a whole number in this range; true and false are not."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def as_int(value: Json, name: str, least: int = -999, most: int = 999) -> int:
    """Return the value, which must be a whole number in this range."""
    if not is_int(value, least, most):
        raise NotationError(f"{name} must be a whole number from {least} to {most}, not {quote(value)}")
    return value


def _depth(text: str) -> int:
    """Return how deep `json.loads` would descend into a text, whether or not it is JSON.

    >>> _depth('{"a]": [1, "[[[')
    2
    """
    # Without escapes, quotes only delimit strings, so every other part is outside of them.
    outside = "".join(re.sub(r"\\.", "", text, flags=re.DOTALL).split('"')[::2])
    depth = deepest = 0
    for bracket in re.finditer(r"[\[\]{}]", outside):
        depth += 1 if bracket[0] in "[{" else -1
        deepest = max(deepest, depth)
    return deepest
