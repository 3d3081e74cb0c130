"""Data from an earlier version, written by its commit, still loads."""

import json
from pathlib import Path
from typing import Any

import pytest

from coloretto.service.session import Session
from tests.bridge.support.driver import ask

DATA: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "data" / "earlier" / "2022ab1.json").read_text(encoding="utf-8")
)


def named(entries: list[dict[str, Any]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("entry", entries, ids=lambda entry: entry["name"])


@named([entry for entry in DATA["saves"] if entry["shown"]])
def test_an_earlier_save_shows_the_same_game(entry: dict[str, Any]) -> None:
    view = ask(Session(), "open", save=entry["save"])["result"]["view"]
    assert {
        "phase": view["phase"],
        "seats": [seat["name"] for seat in view["seats"]],
        "scores": [seat["score"] for seat in view["seats"]],
        "log": len(view["log"]),
        "practice": view["practice"],
        "redo": view["redo"],
    } == entry["shown"]


@named([entry for entry in DATA["saves"] if "sha256" in entry])
def test_an_earlier_commitment_still_holds(entry: dict[str, Any]) -> None:
    session = Session()
    ask(session, "open", save=entry["save"])
    assert ask(session, "commitment")["result"]["sha256"] == entry["sha256"]


@named(DATA["records"])
def test_an_earlier_record_opens_as_text_and_as_json(entry: dict[str, Any]) -> None:
    for record in (entry["text"], json.dumps(entry["json"])):
        shown = ask(Session(), "replay", record=record, ply=0)["result"]
        assert shown["plies"] == len(entry["json"]["actions"])
