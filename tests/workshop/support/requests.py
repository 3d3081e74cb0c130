"""Sends requests to the workshop's Python, as the page does."""

import json
from collections.abc import Callable
from typing import Any

from coloretto.workshop import cage


def ask(handle: Callable[[str], str], **request: Any) -> dict[str, Any]:
    """Return the answer to a request."""
    answer: dict[str, Any] = json.loads(handle(json.dumps(request)))
    return answer


def choose(question: dict[str, Any]) -> dict[str, Any]:
    """Return what the page answers to a question of the arena: the action of the bot in the cage, or its fault."""
    choice = ask(cage.handle, choose=question["state"], seed=question["seed"])
    return {"forfeit": choice["error"]["message"]} if "error" in choice else choice
