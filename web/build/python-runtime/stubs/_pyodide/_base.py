"""Replaces the module that runs code for JavaScript: the page imports modules, and calls their functions."""

from importlib import import_module
from typing import Any

pyimport_impl = import_module


def eval_code(source: str, values: dict[str, Any] | None = None) -> Any:
    """Run a line of statements and return the value of the last one, an expression, as Pyodide does at its start."""
    statements, _, expression = source.rpartition(";")
    values = {} if values is None else values
    exec(statements, values)
    return eval(expression.strip(), values)
