"""Replaces the module that reads annotations without evaluating them: all that are left can be evaluated."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any


class Format(IntEnum):
    """The forms of annotations. This Python knows values only."""

    VALUE = 1
    VALUE_WITH_FAKE_GLOBALS = 2
    FORWARDREF = 3
    STRING = 4


class ForwardRef:
    """An annotation that cannot be evaluated, of which there are none."""


def get_annotations(owner: Any, *, format: Format = Format.VALUE) -> dict[str, Any]:
    """Return the annotations of a class or function itself."""
    return dict(owner.__annotations__)


def get_annotate_from_class_namespace(namespace: dict[str, Any]) -> Callable[[Format], dict[str, Any]] | None:
    """Return the function that evaluates the annotations of a class which is being created."""
    return namespace.get("__annotate__") or namespace.get("__annotate_func__")


def call_annotate_function(
    annotate: Callable[[Format], dict[str, Any]], format: Format, *, owner: object = None
) -> dict[str, Any]:
    """Return the annotations of a class which is being created."""
    return annotate(Format.VALUE)
