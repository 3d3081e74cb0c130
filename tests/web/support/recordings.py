"""The recorded conversations of tests/data/bridge, which the page with canned answers replays."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PAIRS = Path(__file__).parents[2] / "data" / "bridge"


def pairs(name: str) -> list[Any]:
    conversation: list[Any] = json.loads((PAIRS / f"{name}.json").read_text(encoding="utf-8"))["pairs"]
    return conversation


def views(name: str) -> Iterator[Any]:
    for pair in pairs(name):
        if "view" in pair["answer"].get("result", {}):
            yield pair["answer"]["result"]["view"]
