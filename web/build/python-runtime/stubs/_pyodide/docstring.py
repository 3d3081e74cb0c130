"""Replaces Pyodide's texts for `help`."""


def get_cmeth_docstring(_: object) -> str:
    """Return no docstring for a function of the interpreter; Pyodide calls this when it starts."""
    return ""
