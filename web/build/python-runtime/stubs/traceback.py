"""Replaces the module of tracebacks: the interpreter writes plain ones itself, if this module does not."""

import sys
from contextlib import redirect_stderr
from io import StringIO
from types import TracebackType

print_exception = sys.__excepthook__


def format_exception(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> list[str]:
    """Return the text of an exception, which Pyodide throws in JavaScript."""
    with redirect_stderr(StringIO()) as text:
        print_exception(kind, error, trace)
    return [text.getvalue()]
