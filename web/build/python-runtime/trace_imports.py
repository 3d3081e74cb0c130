"""Use the engine as a page does, and list the modules that this imports. Runs in Pyodide, in Node.

It imports as little as possible itself, because every import counts.
"""

import importlib
import json
import sys
from typing import Final

ENTRY_MODULE: Final = "coloretto.service.session"
LOADED_WHEN_NEEDED: Final = ("coloretto.bots",)
NOT_FOR_PAGES: Final = (
    "coloretto.bots.figures",
    "coloretto.bots.names",
    "coloretto.bots.references",
    "coloretto.bots.scripts",
    "coloretto.bots.table",
    "coloretto.svg.english",
)
"""Bots that are no levels, which a page cannot seat; figures and words, of which a page has its own."""

COACH: Final = (
    "coloretto.coach",
    "coloretto.service.coaching",
    "coloretto.service.daily",
    "coloretto.service.fairness",
    "coloretto.service.picture",
    "coloretto.service.reading",
    "coloretto.svg",
)
"""Modules that no game needs at its start; they and their share of the library form an archive of their own."""


def trace(wheel: str, names: str) -> str:
    """Return the modules that games need and those that only the coach needs, as two lists in JSON.

    `names` is JSON of all modules in the wheel.
    """
    sys.path.insert(0, wheel)
    modules: list[str] = json.loads(names)
    import_all(LOADED_WHEN_NEEDED, modules)
    play()
    for_games = loaded_from_files()
    import_all(COACH, modules)
    return json.dumps([sorted(for_games), sorted(loaded_from_files() - for_games)])


def loaded_from_files() -> set[str]:
    """Return the loaded modules without those that the interpreter contains: Python never reads a file of theirs."""
    return {name for name, module in sys.modules.items() if module.__spec__ and module.__spec__.has_location}


def play() -> None:
    """Play a game and send invalid requests, so that modules which are loaded lazily are imported, too."""
    session = importlib.import_module(ENTRY_MODULE)

    def send(request: dict) -> dict:
        return json.loads(session.handle(json.dumps(request)))

    def ask(method: str, **params: object) -> dict:
        return send({"method": method, "params": params})

    levels = importlib.import_module("coloretto.bots").LEVELS
    seats = [{"kind": "bot", "level": level, "name": None} for level in levels[:5]]
    game = {"players": len(seats), "edition": "golden", "scoring": "grey", "marker_depth": None, "seed": 1}
    answer = ask("open", setup={**game, "seats": seats})
    while "task" in answer or answer["result"]["view"]["phase"] != "over":
        answer = send({"resume": answer["task"]}) if "task" in answer else ask("bot_action")
    record = ask("record")["result"]["text"]
    first = ask("replay", record=record, ply=0)["result"]["view"]["current"]
    ask("open", record=record, ply=0, seat=first)
    ask("open", query={})
    ask("open", save="no save")
    ask("open", position="no position")


def import_all(packages: tuple[str, ...], modules: list[str]) -> None:
    """Import those of the modules that are listed or belong to a listed package."""
    for name in modules:
        if belongs_to(name, packages) and not belongs_to(name, NOT_FOR_PAGES):
            importlib.import_module(name)


def belongs_to(name: str, packages: tuple[str, ...]) -> bool:
    """Return whether a module is listed or belongs to a listed package."""
    return any(f"{name}.".startswith(f"{package}.") for package in packages)
