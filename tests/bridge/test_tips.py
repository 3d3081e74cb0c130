"""The moments of the tips for new players, and what each seat has placed last."""

from typing import Any

import pytest

from coloretto.service.session import Session
from coloretto.service.tips import due_tips
from tests.bridge.support.driver import SETUP, ask, play_on

PERSON: Any = {"kind": "human", "out": False, "piles": []}
BOT: Any = {**PERSON, "kind": "bot"}
ROW: Any = {"capacity": 3, "cards": [], "place": None, "take": None}
TAKE: Any = {**ROW, "take": "t2"}
JOKER = [{"id": 1, "card": "joker"}]
PLUS_TWO = [{"id": 1, "card": "+2"}]
FULL = [{"id": card, "card": "c0"} for card in range(3)]
DRAWS: Any = {"draw": "d"}
NO_DRAWS: Any = {"draw": None}
PLACED: Any = {"kind": "place", "seat": 0, "card": "c0", "row": 1}
TAKEN: Any = {"kind": "take", "seat": 1, "row": 1, "cards": ["c0"], "revealed": None}
ROUND: Any = {"kind": "round", "round": 2, "seat": 1, "discarded": []}
BOTS_TURN: Any = {"current": 1, "waiting_for": "bot"}


def tips(change: Any) -> list[str]:
    """Return the tips of a view in which a person is to act, with changes."""
    turn = {"phase": "decide", "current": 0, "waiting_for": "human", "last_round": False, "drawn": None}
    view: Any = {**turn, "supply": NO_DRAWS, "rows": [ROW, ROW], "seats": [PERSON, BOT], "log": [], **change}
    return [*due_tips(view)]


def with_pile(counts: str) -> Any:
    return {**PERSON, "piles": [{"counts": counts}]}


@pytest.mark.parametrize(
    ("change", "due"),
    [
        ({"supply": DRAWS}, ["draw"]),
        ({"supply": DRAWS, "rows": [ROW, TAKE]}, ["begin", "choose"]),
        ({"supply": DRAWS, "log": [PLACED]}, []),
        ({"supply": DRAWS, "log": [PLACED], "rows": [ROW, TAKE]}, ["choose"]),
        ({"supply": DRAWS, "log": [{**PLACED, "seat": 1}], "rows": [ROW, TAKE]}, ["begin", "choose"]),
        ({"rows": [ROW, TAKE]}, ["must-take"]),
        ({"rows": [ROW, {**ROW, "place": "p2"}]}, ["place"]),
        ({"rows": [ROW, ROW]}, []),
        ({"log": [PLACED, TAKEN]}, ["taken"]),
        ({"log": [PLACED, {**TAKEN, "row": 2}]}, []),
        ({"log": [PLACED, {**TAKEN, "seat": 0}]}, []),
        ({"log": [PLACED, TAKEN, ROUND]}, []),
        ({"rows": [{**TAKE, "cards": PLUS_TWO}]}, ["must-take", "plus-two"]),
        ({"rows": [{**ROW, "cards": PLUS_TWO}]}, []),
        ({"rows": [ROW, {**TAKE, "cards": FULL}]}, ["must-take", "full"]),
        ({"rows": [{**ROW, "cards": FULL}, TAKE]}, ["must-take"]),
        ({"seats": [with_pile("minus"), BOT]}, ["fourth"]),
        ({"seats": [with_pile("plus"), BOT]}, []),
        ({"seats": [with_pile("minus"), BOT], **BOTS_TURN}, []),
        ({"seats": [with_pile("joker"), BOT]}, ["joker"]),
        ({"drawn": {"id": 1, "card": "joker"}}, ["joker"]),
        ({"drawn": {"id": 1, "card": "golden"}}, ["joker"]),
        ({"drawn": {"id": 1, "card": "c0"}}, []),
        ({"rows": [{**TAKE, "cards": JOKER}]}, ["must-take", "joker"]),
        ({"rows": [{**ROW, "cards": JOKER}]}, []),
        ({"seats": [with_pile("joker"), BOT], "phase": "jokers", "last_round": True}, []),
        ({"last_round": True}, ["last-round"]),
        ({"seats": [{**PERSON, "out": True}, BOT], **BOTS_TURN}, ["out"]),
        ({"seats": [PERSON, {**BOT, "out": True}], **BOTS_TURN}, []),
        ({"seats": [{**PERSON, "out": True}, BOT]}, []),
        ({"seats": [{**PERSON, "out": True}, PERSON], **BOTS_TURN}, []),
        ({"seats": [{**BOT, "out": True}, BOT], **BOTS_TURN}, []),
        ({"seats": [PERSON, with_pile("joker")], "current": 1}, ["joker"]),
        ({"seats": [with_pile("joker"), PERSON], "current": 1}, []),
    ],
)
def test_a_tip_is_due_at_its_moment_only(change: Any, due: list[str]) -> None:
    assert tips(change) == due


def test_a_view_has_the_tips_of_its_moment_and_a_replay_has_none() -> None:
    session = Session()
    result = ask(session, "open", setup=SETUP)["result"]
    assert result["view"]["tips"] == ["draw"]
    assert ask(session, "play", action="d")["result"]["view"]["tips"] == ["place"]
    record = ask(session, "record")["result"]["text"]
    assert ask(session, "replay", record=record, ply=1)["result"]["view"]["tips"] == []


def test_a_seat_shows_what_it_placed_last_in_this_round() -> None:
    session = Session()
    drawn = play_on(session, ask(session, "open", setup=SETUP)["result"], 1)["view"]["drawn"]
    result = ask(session, "play", action="p2")["result"]
    assert [seat["placed"] for seat in result["view"]["seats"]] == [{"card": drawn["card"], "row": 1}, None]
    record = ask(session, "record")["result"]["text"]
    replayed = ask(session, "replay", record=record, ply=2)["result"]["view"]
    assert [seat["placed"] for seat in replayed["seats"]] == [None, None]
    while result["view"]["round"] == 1:
        result = play_on(session, result, 1)
    assert [seat["placed"] for seat in result["view"]["seats"]] == [None, None]
    end = play_on(session, result, 2000)
    assert [seat["placed"] for seat in end["view"]["seats"]] == [None, None]
