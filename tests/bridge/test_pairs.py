"""Recorded conversations: the page's fake engine answers as the engine does."""

import json
from pathlib import Path
from typing import Any

import pytest

from coloretto.service.session import Session
from tests.bridge.support.driver import finish, send
from tests.bridge.support.scenarios import SCENARIOS, counted_digits

DATA = Path(__file__).parents[1] / "data" / "bridge"


def pairs(name: str) -> list[Any]:
    recorded: list[Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))["pairs"]
    return recorded


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENARIOS)
def test_the_engine_answers_as_recorded(name: str) -> None:
    session = Session(counted_digits(name))
    recorded = pairs(name)
    assert recorded
    for pair in recorded:
        assert finish(session, send(session, pair["request"])) == pair["answer"]


def test_every_recorded_conversation_has_a_scenario() -> None:
    assert {path.stem for path in DATA.glob("*.json")} == set(SCENARIOS)


def test_every_decision_that_a_review_offers_again_has_a_position() -> None:
    (review,) = (pair["answer"]["result"] for pair in pairs("reviewed") if pair["request"]["method"] == "review")
    offered = [review["decisions"][ply] for seat in review["seats"] for ply in seat["costliest"]]
    assert all("position" in decision for decision in offered)
    assert not {"mistake", "blunder"} >= {decision["band"] for decision in offered}
