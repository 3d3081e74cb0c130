"""Walks along every path of prepared openings; runs in CPython and in Pyodide."""

import json
from collections.abc import Iterable
from typing import Any

from coloretto.service.session import Session


def differences(steps: Iterable[str]) -> list[str]:
    """Return the steps where the engine gives another answer than the opening, to the byte.

    A step is JSON: a request, with the answers before and after it. The engine opens the save before, as when Python
    takes the game over, and then answers the request.
    """
    session = Session()
    different = []
    for text in steps:
        step = json.loads(text)
        before = step["before"]
        opened = _answer(session, {"method": "open", "params": {"save": before["save"]}})
        shown = [before[name] for name in ("view", "game", "save")]
        if json.dumps([opened[name] for name in ("view", "game", "save")]) != json.dumps(shown):
            different.append(f"opened: {text}")
        if json.dumps(_answer(session, step["request"])) != json.dumps(step["after"]):
            different.append(f"answered: {text}")
    return different


def _answer(session: Session, request: dict[str, Any]) -> Any:
    return json.loads(session.handle_whole(json.dumps(request)))["result"]
