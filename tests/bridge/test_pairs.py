"""Recorded conversations: the page's fake engine answers as the engine does."""

import json
from pathlib import Path

import pytest

from coloretto.service.session import Session
from tests.bridge.support.scenarios import SCENARIOS

DATA = Path(__file__).parents[1] / "data" / "bridge"


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_engine_answers_as_recorded(name: str) -> None:
    session = Session()
    pairs = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))["pairs"]
    assert pairs
    for pair in pairs:
        answer = {"result": {"thinking": True}}
        while "thinking" in answer.get("result", {}):  # Tasks are polled until they end.
            answer = json.loads(session.handle(json.dumps(pair["request"])))
        assert answer == pair["answer"]


def test_every_recorded_conversation_has_a_scenario() -> None:
    assert {path.stem for path in DATA.glob("*.json")} == set(SCENARIOS)
