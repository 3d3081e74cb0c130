"""Saves restore games; a corrupted one is refused or gives a legal game."""

import json
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coloretto.service.session import Session
from tests.bridge.support.driver import ANA, SETUP, ask, error_of, play_on, save_of


def test_a_save_at_any_ply_restores_the_view() -> None:
    session = Session()
    result = ask(session, "open", query={"seed": "1", "edition": "golden", "players": "3"})["result"]
    while True:
        assert ask(Session(), "open", save=result["save"])["result"]["view"] == result["view"]
        if result["view"]["phase"] == "over":
            break
        result = play_on(session, result, 1)


def test_a_save_includes_undone_actions() -> None:
    session = Session()
    before = play_on(session, ask(session, "open", setup=SETUP | {"seats": [ANA, ANA]})["result"], 9)
    undone = ask(session, "undo")["result"]
    other = Session()
    assert ask(other, "open", save=undone["save"])["result"]["view"] == undone["view"]
    assert ask(other, "redo")["result"]["view"] == before["view"]


@cache
def save_with_jokers() -> str:
    """Return a save of a finished game in which the person chose colours for jokers."""
    for seed in range(50):
        session = Session()
        play_on(session, ask(session, "open", query={"players": "3", "seed": str(seed)})["result"], 2000)
        if (ask(session, "undo")["result"]["view"])["phase"] == "jokers":
            return play_on(session, ask(session, "undo")["result"], 2000)["save"]  # type: ignore[no-any-return]
    raise AssertionError("no game with jokers")


@cache
def save_with_undone_actions() -> str:
    session = Session()
    play_on(session, ask(session, "open", setup=SETUP)["result"], 60)
    for _ in range(3):
        save: str = ask(session, "undo")["result"]["save"]
    return save


@pytest.mark.slow
@pytest.mark.parametrize("make_save", [save_with_jokers, save_with_undone_actions], ids=["jokers", "undone"])
@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_a_corrupted_save_is_refused_or_gives_a_legal_game(make_save: Callable[[], str], data: st.DataObject) -> None:
    save = make_save()
    at = data.draw(st.integers(0, len(save) - 1))
    changed = save[:at] + data.draw(st.sampled_from('0129dtpR*?-/"[') | st.characters(codec="utf-8")) + save[at + 1 :]
    session = Session()
    before = ask(session, "open", setup=SETUP)["result"]
    answer = ask(session, "open", save=changed)
    if "error" in answer:
        assert save_of(session) == before["save"]
    else:
        assert ask(Session(), "open", save=answer["result"]["save"])["result"] == answer["result"]
        for seat in answer["result"]["view"]["seats"]:
            held = sum(len(pile["cards"]) for pile in seat["piles"] if pile["counts"] == "joker")
            assert sum(pile["jokers"] for pile in seat["piles"]) == held


def test_a_save_with_undone_actions_cannot_have_joker_choices() -> None:
    changed = save_with_jokers().replace('"undone":0', '"undone":9')
    error = "NotationError: a game that is partly undone has no joker choices"
    assert error_of(ask(Session(), "open", save=changed)) == error


def test_a_save_with_an_old_level_loads() -> None:
    save = json.loads(ask(Session(), "open", setup=SETUP)["result"]["save"])
    del save["seats"][1]["style"]
    save["seats"][1] |= {"level": "careful", "name": "Bo"}
    seat = ask(Session(), "open", save=json.dumps(save))["result"]["view"]["seats"][1]
    assert (seat["level"], seat["style"], seat["name"]) == ("casual", None, "Bo")


def test_a_seat_of_neither_a_person_nor_a_bot_is_refused_with_the_reason() -> None:
    error = ask(Session(), "open", setup={**SETUP, "seats": [{"kind": "cat", "name": None}] * 2})["error"]
    assert error["message"] == "a seat needs a person or a bot with a level, and a name or null"
