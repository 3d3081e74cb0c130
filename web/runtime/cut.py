"""Finds what the engine needs of Python's standard library, and byte-compiles both; runs in Pyodide, in Node.

It knows no file of the host: `cut.mjs` hands it the wheel and takes the archives.
"""

import importlib
import io
import json
import marshal
import pkgutil
import struct
import sys
import zipfile
from importlib.util import MAGIC_NUMBER
from typing import Final

ENGINE: Final = "coloretto"
DOOR: Final = "coloretto.bridge"
LOADED_WHEN_NEEDED: Final = ("coloretto.bots",)
COACH: Final = ("coloretto.coach", "coloretto.advice", "coloretto.daily", "coloretto.proof")
"""What no game begins with, and what of the library only these need: in an archive of its own."""

SEPARATE: Final = ".bin"
"""Files that a page fetches only when it comes to need them."""

LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every file, so that the same sources give the same bytes."""


def cut(wheel: str) -> dict[str, bytes]:
    """Use the engine of a wheel, which is a path, and give the files for what this took, by name.

    Three archives, of the library, of the engine and of the coach, and the `SEPARATE` files by their paths in the
    engine's package.
    """
    library = next(path for path in sys.path if path.endswith(".zip"))
    sys.path.insert(0, wheel)
    use_engine()
    for_games = set(sys.modules)
    import_all(COACH)
    for_coach = set(sys.modules) - for_games
    with zipfile.ZipFile(wheel) as source:
        names = [name for name in source.namelist() if name.endswith(SEPARATE)]
        separate = {name.removeprefix(f"{ENGINE}/"): source.read(name) for name in names}
    return {
        "python.zip": archive(for_games, library),
        "coloretto.zip": archive(for_games, wheel, with_files=True),
        "coach.zip": archive(for_coach, library, wheel),
    } | separate


def use_engine() -> None:
    """Import what the page can come to need, play a game and make a mistake, and so load what is loaded lazily."""
    door = importlib.import_module(DOOR)
    import_all(LOADED_WHEN_NEEDED)

    def ask(method: str, **params: object) -> dict:
        return json.loads(door.handle(json.dumps({"method": method, "params": params})))

    levels = [option["level"] for option in ask("options")["result"]["levels"]]
    seats = [{"kind": "bot", "level": level, "name": None} for level in levels[:5]]
    game = {"players": len(seats), "edition": "golden", "scoring": "grey", "marker_depth": None, "seed": 1}
    answer = ask("new_game", **game, seats=seats)
    while answer["result"].get("thinking") or answer["result"]["view"]["phase"] != "over":
        answer = ask("bot_action")
    record = ask("record")["result"]["text"]
    first = ask("replay", record=record, ply=0)["result"]["view"]["current"]
    ask("take_over", record=record, ply=0, seat=first)
    ask("start", query={})
    ask("load", save="no save")
    ask("position", position="no position")


def import_all(names: tuple[str, ...]) -> None:
    """Import modules, and of packages all that is in them."""
    for name in names:
        package = importlib.import_module(name)
        for module in pkgutil.walk_packages(getattr(package, "__path__", ()), f"{name}."):
            importlib.import_module(module.name)


def archive(modules: set[str], *paths: str, with_files: bool = False) -> bytes:
    """Byte-compile those modules of archives; `with_files`: and keep the engine's other files as they are.

    Docstrings and assertions are left out: they are of no use to a page.
    """
    packed = io.BytesIO()
    # Stored, not deflated: the web server compresses better, and Python starts sooner.
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as target:
        for path in paths:
            with zipfile.ZipFile(path) as source:
                for name in sorted(source.namelist()):
                    if name.endswith(".py"):
                        if module_name(name) in modules:
                            code = compile(source.read(name), name, "exec", optimize=2, dont_inherit=True)
                            target.writestr(zipfile.ZipInfo(f"{name}c", LONG_AGO), pyc(code))
                    elif with_files and name.startswith(f"{ENGINE}/") and not name.endswith(("/", SEPARATE)):
                        target.writestr(zipfile.ZipInfo(name, LONG_AGO), source.read(name))
    return packed.getvalue()


def module_name(file: str) -> str:
    """Name the module of a file: "a/b/__init__.py" is "a.b"."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def pyc(code: object) -> bytes:
    """Give compiled code the head of a file that is never compared with a source."""
    return MAGIC_NUMBER + struct.pack("<III", 0, 0, 0) + marshal.dumps(code)
