"""Runs inside the built runtime: imports every module that is there, and plays games of every level."""

import importlib
import json
import sys
import traceback
from pathlib import Path
from typing import Any


def report(folder: str) -> str:
    """Tell, as JSON, the modules of the engine that can be imported, and the scores of games."""
    sys.path.append(folder)
    files = sorted(Path(folder, "coloretto").rglob("*.pyc"))
    names = [".".join(file.relative_to(folder).with_suffix("").parts).removesuffix(".__init__") for file in files]
    for name in names:
        importlib.import_module(name)
    return json.dumps({"modules": names, "scores": [play(*game) for game in GAMES], "traceback": trace()})


GAMES = [
    (players, edition, scoring)
    for players in (2, 3, 4, 5)
    for edition in ("classic", "golden")
    for scoring in ("brown", "grey")
]


def play(players: int, edition: str, scoring: str) -> list[int]:
    """Play a game of bots of different levels through the bridge."""
    levels = [option["level"] for option in ask("options")["levels"]]
    seats = [{"kind": "bot", "level": levels[seat], "name": None} for seat in range(players)]
    setup = {"players": players, "edition": edition, "scoring": scoring, "marker_depth": None, "seed": 1}
    view = ask("new_game", **setup, seats=seats)["view"]
    while view["phase"] != "over":
        answer = ask("bot_action")
        view = answer.get("view", view)
    return [seat["score"] for seat in view["seats"]]


def ask(method: str, **params: Any) -> Any:
    """Ask the engine."""
    bridge = importlib.import_module("coloretto.bridge")
    return json.loads(bridge.handle(json.dumps({"method": method, "params": params})))["result"]


def trace() -> str:
    """Let something go wrong, and say how Python tells it."""
    bridge = importlib.import_module("coloretto.bridge")
    try:
        bridge.handle(None)
    except TypeError:
        return traceback.format_exc()
    return ""
