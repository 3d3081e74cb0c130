"""Trim the standard library and the wheel to the modules in use, and byte-compile them. Runs in Pyodide, in Node.

It cannot access the host's files: `trim-runtime.mjs` passes the wheel in and writes the archives.
"""

import ast
import io
import json
import marshal
import struct
import sys
import zipfile
from collections.abc import Collection
from importlib.util import MAGIC_NUMBER
from typing import Final

ENGINE: Final = "coloretto"
NOT_FOR_BROWSERS: Final = (f"{ENGINE}/compiled/", f"{ENGINE}/envs/")
"""The folders of the wheel whose modules need packages that the page does not have."""

SEPARATE: Final = ".bin"
"""The suffix of files that the page fetches on demand."""

ARCHIVE_DATE: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every file, so that builds are reproducible."""


def library_with_stubs(stubs: str) -> bytes:
    """Return the archive of this Python's library with some modules replaced; `stubs` is JSON of sources by file."""
    sources: dict[str, str] = json.loads(stubs)
    replaced = {module_name(name) for name in sources}
    buffer = io.BytesIO()
    stock = next(path for path in sys.path if path.endswith(".zip"))
    with zipfile.ZipFile(stock) as library, zipfile.ZipFile(buffer, "w") as target:
        for name in library.namelist():
            module = module_name(name)
            if module not in replaced and module.split(".")[0] not in replaced:
                target.writestr(name, library.read(name))
        for name, source in sources.items():
            target.writestr(name, source)
    return buffer.getvalue()


def modules_in(wheel: str) -> str:
    """Return the modules of the wheel, as a list in JSON."""
    with zipfile.ZipFile(wheel) as source:
        return json.dumps([module_name(name) for name in source.namelist() if name.endswith(".py")])


def pack(wheel: str, library: str, used: str) -> dict[str, bytes]:
    """Return the files of the runtime by name.

    They are three archives (library, engine and coach), and the `SEPARATE` files by their paths in the engine's
    package. `wheel` and `library` are paths of archives, `used` is the result of `trace`.
    """
    for_games, for_coach = json.loads(used)
    with zipfile.ZipFile(wheel) as source:
        names = [name for name in source.namelist() if name.endswith(SEPARATE)]
        separate = {name.removeprefix(f"{ENGINE}/"): source.read(name) for name in names}
    return {
        "python.zip": archive(for_games, library),
        "coloretto.zip": archive(for_games, wheel, with_files=True),
        "coach.zip": archive(for_coach, library, wheel, with_files=True),
    } | separate


def archive(modules: Collection[str], *paths: str, with_files: bool = False) -> bytes:
    """Return an archive of the byte-compiled modules; `with_files` adds the other files of their packages unchanged.

    Docstrings, assertions and the engine's annotations are omitted, because the page does not use them.
    """
    buffer = io.BytesIO()
    # Stored, not deflated: web servers compress better, and Python starts faster.
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as target:
        for path in paths:
            with zipfile.ZipFile(path) as source:
                for name in sorted(source.namelist()):
                    if name.endswith(".py"):
                        if module_name(name) in modules:
                            tree = ast.parse(source.read(name), name)
                            if name.startswith(f"{ENGINE}/"):
                                tree = AnnotationRemover().visit(tree)
                            code = compile(tree, name, "exec", optimize=2, dont_inherit=True)
                            target.writestr(zipfile.ZipInfo(f"{name}c", ARCHIVE_DATE), pyc(code))
                    elif with_files and package_of(name) in modules and not name.endswith(("/", SEPARATE)):
                        target.writestr(zipfile.ZipInfo(name, ARCHIVE_DATE), source.read(name))
    return buffer.getvalue()


def pack_whole(wheel: str) -> dict[str, bytes]:
    """Return the files of the workshop's Python by name: the whole standard library and the wheel for browsers.

    Byte code starts three times as fast as source. The wheel keeps its docstrings, for `help`. Deflated, as not every
    host compresses archives, and these are large.
    """
    stock = next(path for path in sys.path if path.endswith(".zip"))
    return {"library.zip": compiled(stock, optimize=2), "wheel.zip": compiled(wheel, optimize=0)}


def compiled(path: str, optimize: int) -> bytes:
    """Return an archive with all modules for browsers byte-compiled, and all other files unchanged."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(path) as source, zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as target:
        for name in sorted(each for each in source.namelist() if not each.endswith("/")):
            if name.startswith(NOT_FOR_BROWSERS):
                continue
            content = source.read(name)
            if name.endswith(".py"):
                code = compile(content, name, "exec", optimize=optimize, dont_inherit=True)
                name, content = f"{name}c", pyc(code)
            target.writestr(zipfile.ZipInfo(name, ARCHIVE_DATE), content, zipfile.ZIP_DEFLATED)
    return buffer.getvalue()


class AnnotationRemover(ast.NodeTransformer):
    """Removes annotations except from the bodies of classes, where they define fields."""

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Keep the fields of the class."""
        node.body = [each if isinstance(each, ast.AnnAssign) else self.visit(each) for each in node.body]
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Remove the types of the result and of the variables."""
        node.returns = None
        self.generic_visit(node)
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """Remove the type of a parameter."""
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        """Assign without a type; a declaration without a value does nothing."""
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign([node.target], node.value), node)


def module_name(file: str) -> str:
    """Return the module of a file: "a.b" for "a/b/__init__.py"."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def package_of(file: str) -> str:
    """Return the package of a file: "a.b" for "a/b/c.json"."""
    return file.rpartition("/")[0].replace("/", ".")


def pyc(code: object) -> bytes:
    """Return the content of a .pyc file that is never checked against its source."""
    return MAGIC_NUMBER + struct.pack("<III", 0, 0, 0) + marshal.dumps(code)
