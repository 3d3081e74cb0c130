"""Several requests that the engine thinks about at a time: each gets the answer that it gets alone."""

from typing import Any

import pytest

from coloretto.service import session as bridge
from coloretto.service.session import MAX_TASKS, Session
from coloretto.state import DRAW
from tests.bridge.support.driver import ask, play_on, save_of, told

MOST_ROUNDS = 1_000
"""More than any of these requests needs at this table."""


@pytest.fixture(autouse=True)
def one_step_a_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """Think one step a request, whatever the clock says."""
    monkeypatch.setattr(bridge, "SLICE", 0)


@pytest.fixture
def session() -> Session:
    """Bots have acted in a last round, and a person is to act."""
    session = Session()
    result = ask(session, "start", query={"players": "4", "seed": "3", "level": "newcomer"})["result"]
    while not result["view"]["last_round"] or result["view"]["waiting_for"] != "human":
        result = play_on(session, result, 1)
    return session


def ply_of_a_draw(session: Session) -> int:
    assert session.game is not None
    return max(ply for ply, entry in enumerate(session.game.history) if entry.action == DRAW)


def poll_by_turns(session: Session, requests: list[tuple[str, dict[str, Any]]]) -> list[Any]:
    """Poll each request in turn until all are answered; give None for those that never are."""
    answers: list[Any] = [None] * len(requests)
    for _ in range(MOST_ROUNDS):
        for number, (method, params) in enumerate(requests):
            if answers[number] is None:
                result = ask(session, method, **params)["result"]
                answers[number] = None if "thinking" in result else result
    return answers


def test_requests_polled_by_turns_all_end_and_as_they_do_alone(session: Session) -> None:
    ply = ply_of_a_draw(session)
    requests: list[tuple[str, dict[str, Any]]] = [("hint", {}), ("why", {"ply": ply}), ("values", {}), ("shuffle", {})]
    alone = [told(session, method, **params) for method, params in requests]
    assert poll_by_turns(session, requests) == alone


def test_one_method_asked_with_different_parameters_by_turns_answers_both(session: Session) -> None:
    ply = ply_of_a_draw(session)
    requests: list[tuple[str, dict[str, Any]]] = [("why", {"ply": ply}), ("why", {"ply": ply - 2})]
    assert [answer["ply"] for answer in poll_by_turns(session, requests)] == [ply, ply - 2]


def test_a_hint_goes_on_while_the_review_and_the_par_make_progress(session: Session) -> None:
    plies: dict[str, int] = {"review": 0, "par": 0}
    for _ in range(MOST_ROUNDS):
        if "thinking" not in ask(session, "hint")["result"]:
            break
        for method, params in (("review", {}), ("par", {"date": "2026-11-21"})):
            result = ask(session, method, **params)["result"]
            assert result["ply"] >= plies[method]
            plies[method] = result["ply"]
    else:
        raise AssertionError("the hint never ends")
    assert min(plies.values()) > 0


def test_an_error_of_one_request_leaves_what_others_think_about(session: Session) -> None:
    steps = 1
    while "thinking" in ask(session, "hint")["result"]:
        steps += 1
        assert steps < MOST_ROUNDS
        assert ask(session, "why", ply=-1)["error"]["type"] == "IllegalActionError"


def test_no_more_thoughts_are_kept_than_the_bound(session: Session) -> None:
    before = save_of(session)
    for day in range(1, 29):
        assert ask(session, "par", date=f"2026-11-{day:02}")["result"]["thinking"]
    assert len(session._tasks) == MAX_TASKS
    assert save_of(session) == before


def test_an_action_ends_what_was_thought_about_the_game_before_it(session: Session) -> None:
    assert ask(session, "hint")["result"]["thinking"]
    ask(session, "undo")
    assert len(session._tasks) == 0
