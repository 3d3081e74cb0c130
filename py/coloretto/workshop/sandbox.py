"""Takes from the Python of a cage what reaches beyond it. Only Pyodide runs this: it changes the interpreter for good.

Python's own modules stay, but for those that call into JavaScript or into the memory of the interpreter.
"""

import builtins
import gc
import importlib
import importlib.machinery
import io
import sys
from types import BuiltinFunctionType, ModuleType
from typing import Final, Never, cast

BRIDGES: Final = frozenset({"_pyodide", "_pyodide_core", "js", "pyodide", "pyodide_js"})
"""The packages through which Python reaches JavaScript."""

FORBIDDEN: Final = BRIDGES | {"_ctypes", "_remote_debugging", "_xxtestfuzz", "ctypes", "xxsubtype"}
"""What no bot can import, besides the tests of Python itself."""


class _Refusal:
    """A finder that finds no module, and says so where a bot cannot have the module."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> None:
        if _is_forbidden(name.partition(".")[0]):
            raise ModuleNotFoundError(f"a bot cannot import {name}", name=name)


_FINDERS: Final = (
    _Refusal,
    importlib.machinery.BuiltinImporter,
    importlib.machinery.FrozenImporter,
    importlib.machinery.PathFinder,
)


def lock() -> None:
    """Forbid all that reaches beyond Python, for the rest of this process."""
    _import_built_in_modules()
    _forget_bridges()
    _forbid_new_built_in_modules()
    for name in ("get_objects", "get_referents", "get_referrers"):
        delattr(gc, name)
    builtins.input = _no_input
    for stream in (sys.stdout, sys.stderr):
        cast(io.TextIOWrapper, stream).reconfigure(line_buffering=True)


def _import_built_in_modules() -> None:
    """Import what bots may import, as the import of built-in modules is taken away."""
    for name in sys.builtin_module_names:
        if not _is_forbidden(name):
            importlib.import_module(name)


def _forget_bridges() -> None:
    """Empty the modules that reach JavaScript, so that no object that is left can use their functions."""
    sys.meta_path[:] = _FINDERS
    core = list(vars(sys.modules["_pyodide_core"]).values())
    for name in [name for name in sys.modules if name.partition(".")[0] in BRIDGES]:
        module = sys.modules.pop(name)
        if type(module) is ModuleType:  # Those of JavaScript are objects of its own.
            vars(module).clear()
    for function in core:
        if isinstance(function, BuiltinFunctionType):
            _forget(function)


def _forget(function: object) -> None:
    """Remove a function from each dictionary: the interpreter keeps copies of a module's dictionary."""
    for holder in gc.get_referrers(function):
        if isinstance(holder, dict):
            for name in [name for name, value in holder.items() if value is function]:
                del holder[name]


def _forbid_new_built_in_modules() -> None:
    implementation = sys.modules["_imp"]
    for name in ("create_builtin", "create_dynamic", "exec_dynamic"):
        if hasattr(implementation, name):
            delattr(implementation, name)


def _is_forbidden(name: str) -> bool:
    return name in FORBIDDEN or name.startswith("_test")


def _no_input(prompt: object = "") -> Never:
    raise RuntimeError("input() waits for a person, and nobody answers a bot: it sees its table only")
