"""Replaces Pyodide's signatures of JavaScript functions: all of them take any arguments."""

from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default

no_default = object()


def _call(*_: object, **__: object) -> None:
    """Stand for any function of JavaScript."""


default_signature = JsFuncSignature(
    _call, False, 0, (), (), py2js_default, (), (), (), py2js_default, js2py_default_call_result
)
