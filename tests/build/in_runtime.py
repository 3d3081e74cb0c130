"""Runs inside the built runtime: imports every module that is there, and plays games of every level."""

import importlib
import json
import sys
import traceback
import zipfile
from typing import Any


def report(archive: str, weights: Any) -> str:
    """Tell, as JSON, the modules of the engine that can be imported, and the scores of games."""
    sys.path.append(archive)
    files = [name for name in zipfile.ZipFile(archive).namelist() if name.endswith(".pyc")]
    names = [file.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for file in sorted(files)]
    for name in names:
        importlib.import_module(name)
    for path, content in weights:
        importlib.import_module("coloretto.files").hand_in(path, content)
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
