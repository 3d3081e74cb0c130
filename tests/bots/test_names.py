"""Bots by name: others' modules and installed plug-ins, beside our levels."""

import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path
from random import Random

import pytest

from coloretto.bots.base import Limit, choose
from coloretto.bots.names import bot_from_name
from coloretto.errors import IllegalActionError, VariantError
from coloretto.notation.text import state_from_text
from coloretto.rules import legal_actions

STATE = state_from_text("4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3")

SOURCE = """
from coloretto import Choice, FunctionBot

def last(state, legal, rng):
    return legal[-1]

def nothing(state, legal, rng):
    return None

ready = FunctionBot(last)

class Thinker:
    def think(self, state, limit, rng):
        yield
        return Choice(last(state, [0, 6], rng), {}, 1)

class Broken:
    def __init__(self):
        raise RuntimeError("no weights")

number = 7
"""

ENTRY_POINTS = """
[coloretto.bots]
lastling = others_bots:last
gone = others_bots:missing
"""


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put a module with bots, and a package that lists some of them, on Python's path."""
    (tmp_path / "others_bots.py").write_text(SOURCE, encoding="utf-8")
    metadata = tmp_path / "others_bots-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: others-bots\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    invalidate_caches()
    yield
    monkeypatch.delitem(sys.modules, "others_bots", raising=False)


@pytest.mark.parametrize("name", ["others_bots:last", "others_bots:ready", "others_bots:Thinker", "lastling"])
def test_a_function_a_bot_a_class_and_a_plug_in_can_play(name: str) -> None:
    action = choose(bot_from_name(name), STATE, Limit(), Random(1)).action
    assert action in legal_actions(STATE)


def test_the_plug_in_is_the_function_that_it_names() -> None:
    action = choose(bot_from_name("lastling"), STATE, Limit(), Random(1)).action
    assert action == legal_actions(STATE)[-1]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("others_bots:missing", "could not be loaded: AttributeError: module 'others_bots' has no attribute 'missing'"),
        ("no_such_module:Bot", "could not be loaded: ModuleNotFoundError: No module named 'no_such_module'"),
        ("others_bots:Broken", "could not be loaded: RuntimeError: no weights"),
        ("others_bots:number", "is neither a bot, nor a class of bots, nor a function"),
        ("gone", "could not be loaded: AttributeError"),
        ("genius", "level must be one of newcomer, casual"),
        ("expert:clown", "style must be one of hoarder, spoiler"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_refused_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(VariantError, match=reason):
        bot_from_name(name)


def test_a_function_that_returns_nothing_is_refused() -> None:
    with pytest.raises(IllegalActionError, match="the bot chose None, which is not one of the legal actions"):
        choose(bot_from_name("others_bots:nothing"), STATE, Limit(), Random(1))
