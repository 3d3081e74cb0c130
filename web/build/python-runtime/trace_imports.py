"""Uses the engine as a page can come to use it, and tells which modules that took; runs in Pyodide, in Node.

It imports no more than that itself, for all that is imported counts.
"""

import importlib
import json
import pkgutil
import sys
from typing import Final

ENTRY_MODULE: Final = "coloretto.service.session"
LOADED_WHEN_NEEDED: Final = ("coloretto.bots",)
COACH: Final = (
    "coloretto.coach",
    "coloretto.service.coaching",
    "coloretto.service.daily",
    "coloretto.service.fairness",
)
"""What no game begins with, and what of the library only these need: in an archive of its own."""


def trace(wheel: str) -> str:
    """Give the modules that games take and those that only the coach takes, as two lists in JSON."""
    sys.path.insert(0, wheel)
    play()
    for_games = set(sys.modules)
    import_all(COACH)
    return json.dumps([sorted(for_games), sorted(set(sys.modules) - for_games)])


def play() -> None:
    """Import what the page can come to need, play a game and make a mistake, and so load what is loaded lazily."""
    door = importlib.import_module(ENTRY_MODULE)
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
