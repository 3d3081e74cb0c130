"""The recorded conversations of tests/data/bridge, which the page with recorded answers replays."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

PAIRS = Path(__file__).parents[2] / "data" / "bridge"


def pairs(name: str) -> list[Any]:
    conversation: list[Any] = json.loads((PAIRS / f"{name}.json").read_text(encoding="utf-8"))["pairs"]
    return conversation


def views(name: str) -> Iterator[Any]:
    for pair in pairs(name):
        if "view" in pair["answer"].get("result", {}):
            yield pair["answer"]["result"]["view"]


def replace_conversation(page: Page, name: str, conversation: list[Any]) -> None:
    """Let the page replay this conversation instead of a recorded one."""
    module = f"export default {json.dumps({'pairs': conversation})}"
    page.route(f"**/assets/{name}-*.js", lambda route: route.fulfill(body=module, content_type="text/javascript"))
