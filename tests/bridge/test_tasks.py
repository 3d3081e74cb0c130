"""Requests that start a task are repeated until it is done; several tasks at a time do not change their answers."""

from functools import cache
from typing import Any

import pytest

from coloretto.service.session import MAX_TASKS, Session
from coloretto.state import DRAW
from tests.bridge.support.driver import ANA, BOT, SETUP, ask, bot_acts, play_on, poll, save_of

pytestmark = pytest.mark.usefixtures("one_step_a_request")

MAX_POLLS = 1_000
"""More polls than any of these requests needs in this game."""
MASTERS = SETUP | {"seats": [BOT | {"level": "master"}, ANA]}


@cache
def save_of_a_last_round() -> str:
    """Return a save of a last round in which bots have acted, at a person's turn."""
    for seed in range(3, 40):
        session = Session()
        result = ask(session, "start", query={"players": "4", "seed": str(seed), "level": "newcomer"})["result"]
        while result["view"]["phase"] not in ("jokers", "over"):
            if result["view"]["last_round"] and result["view"]["waiting_for"] == "human":
                return save_of(session)
            result = play_on(session, result, 1)
    raise AssertionError("the person acts in no last round")


@pytest.fixture
def session() -> Session:
    """Return a session in a last round in which bots have acted, at a person's turn."""
    session = Session()
    ask(session, "load", save=save_of_a_last_round())
    return session


def thinking_master() -> Session:
    """Return a session whose bot is thinking and has not acted."""
    for seed in range(50):
        session = Session()
        view = ask(session, "new_game", **MASTERS | {"seed": seed})["result"]["view"]
        if view["waiting_for"] == "bot":
            assert ask(session, "bot_action")["result"] == {"thinking": True}
            return session
    raise AssertionError("no master starts")


def ply_of_a_draw(session: Session) -> int:
    assert session.game is not None
    return max(ply for ply, entry in enumerate(session.game.history) if entry.action == DRAW)


def poll_alternately(session: Session, requests: list[tuple[str, dict[str, Any]]]) -> list[Any]:
    """Poll the requests alternately until all are answered; return None for those that never are."""
    answers: list[Any] = [None] * len(requests)
    for _ in range(MAX_POLLS):
        for number, (method, params) in enumerate(requests):
            if answers[number] is None:
                result = ask(session, method, **params)["result"]
                answers[number] = None if "thinking" in result else result
    return answers


def test_requests_polled_alternately_end_as_they_do_alone(session: Session) -> None:
    ply = ply_of_a_draw(session)
    requests: list[tuple[str, dict[str, Any]]] = [("hint", {}), ("why", {"ply": ply}), ("shuffle", {})]
    alone = [poll(session, method, **params) for method, params in requests]
    assert poll_alternately(session, requests) == alone


def test_a_method_polled_with_different_parameters_answers_both(session: Session) -> None:
    ply = ply_of_a_draw(session)
    requests: list[tuple[str, dict[str, Any]]] = [("why", {"ply": ply}), ("why", {"ply": ply - 2})]
    assert [answer["ply"] for answer in poll_alternately(session, requests)] == [ply, ply - 2]


def test_hint_review_and_par_progress_at_the_same_time(session: Session) -> None:
    plies: dict[str, int] = {"review": 0, "par": 0}
    for _ in range(MAX_POLLS):
        ask(session, "hint")
        for method, params in (("review", {}), ("par", {"date": "2026-11-21"})):
            result = ask(session, method, **params)["result"]
            assert result["ply"] >= plies[method]
            plies[method] = result["ply"]
        if min(plies.values()) > 0:
            return
    raise AssertionError(f"no progress: {plies}")


def test_an_error_does_not_cancel_other_tasks(session: Session) -> None:
    steps = 1
    while "thinking" in ask(session, "hint")["result"]:
        steps += 1
        assert steps < MAX_POLLS
        assert ask(session, "why", ply=-1)["error"]["type"] == "IllegalActionError"


def test_the_number_of_tasks_is_bounded(session: Session) -> None:
    before = save_of(session)
    for day in range(1, 29):
        assert ask(session, "par", date=f"2026-11-{day:02}")["result"]["thinking"]
    assert len(session._tasks) == MAX_TASKS
    assert save_of(session) == before


def test_a_change_of_the_game_cancels_its_tasks(session: Session) -> None:
    assert ask(session, "hint")["result"]["thinking"]
    ask(session, "undo")
    assert len(session._tasks) == 0


def test_a_slow_bot_reports_that_it_is_thinking_until_it_acts() -> None:
    session = thinking_master()
    before = save_of(session)
    result = bot_acts(session)
    assert result["save"] != before


def test_undo_does_not_wait_for_a_thinking_bot() -> None:
    session = Session()
    result = ask(session, "new_game", **MASTERS | {"seats": [ANA, BOT | {"level": "master"}]})["result"]
    result = play_on(session, result, 1) if result["view"]["waiting_for"] == "bot" else result
    while result["view"]["waiting_for"] == "human":
        result = play_on(session, result, 1)
    assert ask(session, "bot_action")["result"]["thinking"]
    undone = ask(session, "undo")["result"]["view"]
    assert undone["waiting_for"] == "human"
    assert len(undone["log"]) < len(result["view"]["log"])


def test_a_thinking_bot_leaves_no_trace_in_a_save() -> None:
    session = thinking_master()
    save = save_of(session)
    ask(session, "options")
    other = Session()
    ask(other, "load", save=save)
    assert other.game is not None and session.game is not None
    assert other.game.state == session.game.state
    assert bot_acts(session)["view"]["log"]
