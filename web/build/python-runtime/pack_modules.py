"""Cuts the standard library and the wheel to the modules that are used, and compiles them; runs in Pyodide, in Node.

It knows no file of the host: `trim-runtime.mjs` hands it the wheel and takes the archives.
"""

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
SEPARATE: Final = ".bin"
"""Files that a page fetches only when it comes to need them."""

LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every file, so that the same sources give the same bytes."""


def library_with_stubs(stubs: str) -> bytes:
    """Give the archive of this Python's library with other sources for some modules, a JSON object of them by file."""
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


def pack(wheel: str, library: str, used: str) -> dict[str, bytes]:
    """Give the files of what was used, by name; `used`: the answer of `use`, the others are paths of archives.

    Three archives, of the library, of the engine and of the coach, and the `SEPARATE` files by their paths in the
    engine's package.
    """
    for_games, for_coach = json.loads(used)
    with zipfile.ZipFile(wheel) as source:
        names = [name for name in source.namelist() if name.endswith(SEPARATE)]
        separate = {name.removeprefix(f"{ENGINE}/"): source.read(name) for name in names}
    return {
        "python.zip": archive(for_games, library),
        "coloretto.zip": archive(for_games, wheel, with_files=True),
        "coach.zip": archive(for_coach, library, wheel),
    } | separate


def archive(modules: Collection[str], *paths: str, with_files: bool = False) -> bytes:
    """Byte-compile those modules of archives; `with_files`: and keep the engine's other files as they are.

    Docstrings and assertions are left out: they are of no use to a page.
    """
    buffer = io.BytesIO()
    # Stored, not deflated: the web server compresses better, and Python starts sooner.
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as target:
        for path in paths:
            with zipfile.ZipFile(path) as source:
                for name in sorted(source.namelist()):
                    if name.endswith(".py"):
                        if module_name(name) in modules:
                            code = compile(source.read(name), name, "exec", optimize=2, dont_inherit=True)
                            target.writestr(zipfile.ZipInfo(f"{name}c", LONG_AGO), pyc(code))
                    elif with_files and name.startswith(f"{ENGINE}/") and not name.endswith(("/", SEPARATE)):
                        target.writestr(zipfile.ZipInfo(name, LONG_AGO), source.read(name))
    return buffer.getvalue()


def module_name(file: str) -> str:
    """Name the module of a file: "a/b/__init__.py" is "a.b"."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def pyc(code: object) -> bytes:
    """Give compiled code the head of a file that is never compared with a source."""
    return MAGIC_NUMBER + struct.pack("<III", 0, 0, 0) + marshal.dumps(code)
