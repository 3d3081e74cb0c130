"""Replaces the module that examines objects: this Python knows no signatures, and the engine has no coroutines."""

from typing import Any

Parameter = Signature = None


def signature(*_: object, **__: object) -> None:
    """Raise TypeError: dataclasses ask for a signature to write a docstring, and do without."""
    raise TypeError("this Python knows no signatures")


def iscoroutinefunction(_: object) -> bool:
    """Return False; Pyodide asks about the functions that JavaScript calls."""
    return False


def unwrap(function: Any) -> Any:
    """Return what decorators have wrapped; dataclasses look for their class in it."""
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    return function
