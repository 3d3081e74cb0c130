"""The JSON forms: their exact keys, and invalid input."""

import copy
import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.cards import Variant
from coloretto.errors import InvalidPositionError, NotationError
from coloretto.notation.action_json import action_from_json, action_to_json
from coloretto.notation.json import record_from_json, record_to_json
from coloretto.notation.state_json import state_from_json, state_to_json
from coloretto.rules import is_last_round
from coloretto.state import FIRST_TAKE, MAX_ROWS
from tests.support.games import decisions, random_game, state

PLACING = "3gb16 P R2/O/Y xxx/T../... 1 2 B R7O8Y8G9T8B8+10*2$"


def public_state() -> dict[str, Any]:
    """Return the JSON form of a public state."""
    return {**state_to_json(state(PLACING))}


def test_a_public_state_has_the_documented_form() -> None:
    assert public_state() == {
        "rules": 1,
        "players": 3,
        "edition": "golden",
        "scoring": "brown",
        "marker_depth": 16,
        "colours": ["c0", "c1", "c2", "c3", "c4", "c5"],
        "areas": [{"c0": 2}, {"c1": 1}, {"c2": 1}],
        "rows": [
            {"capacity": 3, "cards": [], "taken": True},
            {"capacity": 3, "cards": ["c4"], "taken": False},
            {"capacity": 3, "cards": [], "taken": False},
        ],
        "out": [True, False, False],
        "current": 1,
        "phase": "place",
        "drawn": "c5",
        "last_round": False,
        "unseen": {"c0": 7, "c1": 8, "c2": 8, "c3": 9, "c4": 8, "c5": 8, "+2": 10, "joker": 2, "golden": 1},
        "supply": 61,
    }


def test_a_record_has_the_documented_keys_and_the_marker_at_its_depth() -> None:
    record: dict[str, Any] = record_to_json(random_game(Variant(3, "golden"), seed=4).record())
    assert list(record) == [
        "rules", "players", "edition", "scoring", "marker_depth", "removed", "starting", "start_player", "capacities",
        "supply", "actions", "areas", "jokers", "scores",
    ]  # fmt: skip
    assert record["supply"][-17] == "marker"
    assert len(record["supply"]) == 64 + 1
    assert record["actions"][0][0] == "draw"
    assert record["actions"][1][0] == "place"
    json.dumps(record)


def test_an_unfinished_record_has_no_results() -> None:
    game = random_game(Variant(3), seed=4)
    game.rewind(5)
    assert not {"areas", "jokers", "scores"} & set(record_to_json(game.record()))


def test_optional_keys_may_be_missing_and_unknown_keys_are_ignored() -> None:
    source = public_state()
    for key in ("rules", "marker_depth", "phase"):
        del source[key]
    assert state_from_json({**source, "comment": "x"}) == state(PLACING)


def test_the_cards_of_a_taken_row_are_ignored() -> None:
    source = public_state()
    source["rows"][0]["cards"] = ["c0", "c0", "nonsense"]
    assert state_from_json(source) == state(PLACING)


def test_actions_round_trip() -> None:
    for action in range(FIRST_TAKE + MAX_ROWS):
        assert action_from_json(action_to_json(action)) == action


@pytest.mark.parametrize(
    "value", [None, [], ["draw", 1], ["place"], ["take", 5], ["take", -1], ["take", True], "draw", [[]]]
)
def test_an_invalid_action_is_refused(value: Any) -> None:
    with pytest.raises(NotationError, match="not an action"):
        action_from_json(value)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("rules", 2, "rules version 2"),
        ("players", 6, "players must be one of"),
        ("players", "3", "players must be one of"),
        ("edition", ["golden"], "edition must be one of"),
        ("marker_depth", 15.0, "marker_depth must be one of"),
        ("colours", ["c0"], "1 different colours must be out"),
        ("areas", [{}], "areas must have one entry for each of 3 seats, not 1"),
        ("areas", [{"c0": -1}, {}, {}], "whole number"),
        ("areas", [{"c9": 1}, {}, {}], "not a card"),
        ("rows", {}, "rows must be a list"),
        ("rows", [3], "a row must be an object, not 3"),
        ("rows", [{"capacity": 4}], "capacity must be a whole number from 1 to 3, not 4"),
        ("rows", [{"capacity": 0}], "capacity must be a whole number from 1 to 3, not 0"),
        ("out", [1, 0, 0], "true or false"),
        ("current", 3, "whole number from 0 to 2"),
        ("current", 0, "seat 1 cannot be the one to act"),
        ("phase", "decide", "does not fit the card drawn"),
        ("drawn", "marker", "not a card"),
        ("drawn", None, "does not fit the card drawn"),
        ("last_round", True, "last_round does not fit 61 cards left"),
        ("unseen", {"c0": 99}, "there are"),
        ("supply", 60, "supply is 60, but 61"),
    ],
)
def test_an_impossible_public_state_is_refused_with_the_reason(key: str, value: Any, reason: str) -> None:
    source = public_state() | {key: value}
    with pytest.raises((NotationError, InvalidPositionError), match=reason):
        state_from_json(source)


@pytest.mark.parametrize(
    "key", ["players", "edition", "scoring", "colours", "areas", "rows", "out", "unseen", "supply"]
)
def test_a_missing_key_is_named(key: str) -> None:
    source = public_state()
    del source[key]
    with pytest.raises(NotationError, match=f"the key '{key}' is missing"):
        state_from_json(source)


def record() -> dict[str, Any]:
    """Return the JSON form of the record of a finished game of two."""
    return record_to_json(random_game(Variant(2, "golden"), seed=1).record())


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("removed", "c0", "removed must be a list, not 'c0'"),
        ("removed", [], "2 different colours must be out of the game"),
        ("starting", {}, "starting must be a list, not {}"),
        ("starting", [5], "starting must be a list, not 5"),
        ("start_player", 2, "start_player must be a whole number from 0 to 1, not 2"),
        ("start_player", -1, "start_player must be a whole number from 0 to 1, not -1"),
        ("capacities", 3, "capacities must be a list, not 3"),
        ("capacities", [1, 2, 4], "capacities must be a whole number from 1 to 3, not 4"),
        ("capacities", [0, 2, 3], "capacities must be a whole number from 1 to 3, not 0"),
        ("supply", None, "supply must be a list, not None"),
        ("supply", [], "the last-round card must lie on top of the last 16 cards"),
        ("supply", ["c0"] * 70, "the last-round card must lie on top of the last 16 cards"),
        ("actions", {}, "actions must be a list, not {}"),
        ("jokers", [[]], "jokers must have one entry for each of 2 seats, not 1"),
        ("jokers", [1, 2], "jokers must be a list, not 1"),
        ("areas", [{}], "areas must have one entry for each of 2 seats, not 1"),
        ("areas", [1, 2], "areas must be an object, not 1"),
        ("scores", [1], "scores must have one entry for each of 2 seats, not 1"),
        ("scores", ["a", 2], "scores must be a whole number from -999 to 999, not 'a'"),
    ],
)
def test_an_impossible_record_is_refused_with_the_reason(key: str, value: Any, reason: str) -> None:
    with pytest.raises((NotationError, InvalidPositionError), match=f"^{re.escape(reason)}"):
        record_from_json(record() | {key: value})


@pytest.mark.parametrize(
    "key", ["players", "edition", "scoring", "removed", "starting", "start_player", "capacities", "supply", "actions"]
)
def test_a_missing_key_of_a_record_is_named(key: str) -> None:
    source = record()
    del source[key]
    with pytest.raises(NotationError, match=f"^the key '{key}' is missing$"):
        record_from_json(source)


def test_a_record_needs_no_results() -> None:
    source = record()
    for key in ("jokers", "areas", "scores"):
        del source[key]
    read = record_from_json(source)
    assert (read.jokers, read.areas, read.scores) == ((None, None), None, None)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["c0", "joker"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["c0", "capacity", "cards"]), inner),
    max_leaves=8,
)


@pytest.mark.slow
@given(data=st.data(), value=ANYTHING)
def test_any_value_at_any_key_is_read_or_refused_with_a_reason(data: st.DataObject, value: Any) -> None:
    for source, read in ((public_state(), state_from_json), (record(), record_from_json)):
        changed = copy.deepcopy(source)
        changed[data.draw(st.sampled_from(sorted(changed)))] = value
        for document in (value, changed):
            try:
                read(document)
            except (NotationError, InvalidPositionError) as error:
                assert str(error)


def test_the_public_state_contains_last_round() -> None:
    flags = [state_to_json(at)["last_round"] for at in decisions(Variant(4), seed=2)]
    assert flags == [is_last_round(at) for at in decisions(Variant(4), seed=2)]
    assert {True, False} == set(flags)
