"""The recorded conversations of tests/data/bridge, which the page with recorded answers replays."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

PAIRS = Path(__file__).parents[2] / "data" / "bridge"


def pairs(name: str) -> list[Any]:
    conversation: list[Any] = json.loads((PAIRS / f"{name}.json").read_text(encoding="utf-8"))["pairs"]
    return conversation


def pairs_with(param: str, pairs: Iterable[Any]) -> list[Any]:
    """Return the pairs whose requests have a parameter of this name."""
    return [pair for pair in pairs if param in pair["request"].get("params", ())]


def params_with(param: str, name: str) -> list[Any]:
    """Return the parameters of the recorded requests that have one of this name."""
    return [pair["request"]["params"] for pair in pairs_with(param, pairs(name))]


def views(name: str) -> Iterator[Any]:
    for pair in pairs(name):
        if "view" in pair["answer"].get("result", {}):
            yield pair["answer"]["result"]["view"]


def answers(name: str, method: str) -> list[Any]:
    return [pair["answer"]["result"] for pair in pairs(name) if pair["request"]["method"] == method]


def label(action: str) -> str:
    """Return how the page names an action, as far as its cards."""
    if action == "d":
        return "Draw a card"
    return f"{'Place in' if action[0] == 'p' else 'Take'} row {action[1:]}"


def percent(share: float) -> str:
    """Return a share as the page writes it."""
    if 0 < share < 0.005:
        return "<1%"
    if 0.995 <= share < 1:
        return ">99%"
    return f"{share * 100:.0f}%"


def converse(page: Page, name: str, *more: str) -> None:
    """Let the page replay these conversations one after the other, and load each game that was saved in them."""
    conversation = [pair for each in (name, *more) for pair in pairs(each)]
    results = [pair["answer"].get("result", {}) for pair in conversation]
    loads = [_loading(result) for result in results if "save" in result and "view" in result]
    replace_conversation(page, name, [*conversation, *loads])


def _loading(result: Any) -> Any:
    request = {"method": "open", "params": {"save": result["save"]}}
    opened = {**{name: result[name] for name in ("view", "game", "save")}, "change": "opened"}
    return {"request": request, "answer": {"result": opened}}


def replace_conversation(page: Page, name: str, conversation: list[Any]) -> None:
    """Let the page replay this conversation instead of a recorded one."""
    module = f"export default {json.dumps({'pairs': conversation})}"
    page.route(f"**/assets/{name}-*.js", lambda route: route.fulfill(body=module, content_type="text/javascript"))
