"""Tasks run in slices, between which the engine answers other requests; neither changes what the other answers."""

from functools import cache
from typing import Any

import pytest

from coloretto.service.session import Session
from coloretto.state import DRAW
from tests.bridge.support.driver import ANA, BOT, SETUP, ask, finish, play_on, result_of, resume, save_of, send

pytestmark = pytest.mark.usefixtures("one_step_a_slice")

MAX_SLICES = 1_000
"""More slices than any of these tasks needs in this game."""
MASTERS = SETUP | {"seats": [BOT | {"level": "master"}, ANA]}


@cache
def save_of_a_last_round() -> str:
    """Return a save of a last round in which bots have acted, at a person's turn."""
    for seed in range(3, 40):
        session = Session()
        result = ask(session, "open", query={"players": "2", "seed": str(seed), "level": "newcomer"})["result"]
        while result["view"]["phase"] not in ("jokers", "over"):
            if result["view"]["last_round"] and result["view"]["waiting_for"] == "human":
                return save_of(session)
            result = play_on(session, result, 1)
    raise AssertionError("the person acts in no last round")


@pytest.fixture
def session() -> Session:
    """Return a session in a last round in which bots have acted, at a person's turn."""
    session = Session()
    ask(session, "open", save=save_of_a_last_round())
    return session


def thinking_master() -> tuple[Session, Any]:
    """Return a session whose bot is thinking and has not acted, and the answer after its first slice."""
    for seed in range(50):
        session = Session()
        view = ask(session, "open", setup=MASTERS | {"seed": seed})["result"]["view"]
        if view["waiting_for"] == "bot":
            return session, ask(session, "bot_action")
    raise AssertionError("no master starts")


def ply_of_a_draw(session: Session) -> int:
    assert session.game is not None
    return max(ply for ply, entry in enumerate(session.game.history) if entry.action == DRAW)


def test_tasks_that_run_alternately_end_as_they_do_alone(session: Session) -> None:
    ply = ply_of_a_draw(session)
    requests: list[tuple[str, dict[str, Any]]] = [("hint", {}), ("why", {"ply": ply}), ("shuffle", {})]
    alone = [result_of(session, method, **params) for method, params in requests]
    answers = [ask(session, method, **params) for method, params in requests]
    for _ in range(MAX_SLICES):
        answers = [resume(session, answer) if "task" in answer else answer for answer in answers]
    assert [answer["result"] for answer in answers] == alone


def test_hint_review_and_par_progress_at_the_same_time(session: Session) -> None:
    answers = [ask(session, "hint"), ask(session, "review"), ask(session, "par", date="2026-11-21")]
    plies = [0, 0]
    for _ in range(MAX_SLICES):
        answers = [resume(session, answer) if "task" in answer else answer for answer in answers]
        before, plies = plies, [answer["progress"]["ply"] for answer in answers[1:]]
        assert plies >= before
        if min(plies) > 0:
            return
    raise AssertionError(f"no progress: {plies}")


def test_an_error_does_not_end_a_task(session: Session) -> None:
    answer, slices = ask(session, "hint"), 1
    while "task" in answer:
        slices += 1
        assert slices < MAX_SLICES
        assert ask(session, "why", ply=-1)["error"]["type"] == "IllegalActionError"
        assert ask(session, "open", save="no save")["error"]["type"] == "NotationError"
        answer = resume(session, answer)
    assert answer["result"]["choices"]


def test_a_cancelled_task_is_forgotten(session: Session) -> None:
    before = save_of(session)
    answer = ask(session, "par", date="2026-11-21")
    assert send(session, {"cancel": answer["task"]}) == {"result": None}
    assert len(session._tasks) == 0
    assert resume(session, answer) == {"result": None}
    assert save_of(session) == before


@pytest.mark.parametrize("number", [0, 99, -1])
def test_a_task_that_does_not_exist_has_no_result(session: Session, number: int) -> None:
    for word in ("resume", "cancel"):
        assert send(session, {word: number}) == {"result": None}
        assert send(session, {word: str(number)})["error"]["type"] == "RequestError"


def test_a_change_of_the_game_ends_a_hint(session: Session) -> None:
    answer = ask(session, "hint")
    ask(session, "undo")
    assert resume(session, answer) == {"result": None}


@pytest.mark.slow
def test_other_tasks_continue_with_the_game_as_it_was(session: Session) -> None:
    ply = ply_of_a_draw(session)
    requests: list[tuple[str, dict[str, Any]]] = [("why", {"ply": ply}), ("shuffle", {}), ("review", {})]
    alone = [result_of(session, method, **params) for method, params in requests]
    answers = [ask(session, method, **params) for method, params in requests]
    par = ask(session, "par", date="2026-11-21")
    ask(session, "open", setup=SETUP)
    assert [finish(session, answer)["result"] for answer in answers] == alone
    assert resume(session, par)["task"] == par["task"]


def test_a_slow_bot_thinks_in_slices_until_it_acts() -> None:
    session, answer = thinking_master()
    before = save_of(session)
    assert answer == {"task": 1, "progress": None}
    assert finish(session, answer)["result"]["save"] != before


def test_a_bot_that_thinks_twice_acts_once() -> None:
    session, first = thinking_master()
    second = ask(session, "bot_action")
    assert len(finish(session, second)["result"]["view"]["log"]) == 2
    assert resume(session, first) == {"result": None}


def test_undo_does_not_wait_for_a_thinking_bot() -> None:
    session = Session()
    result = ask(session, "open", setup=MASTERS | {"seats": [ANA, BOT | {"level": "master"}]})["result"]
    result = play_on(session, result, 1) if result["view"]["waiting_for"] == "bot" else result
    while result["view"]["waiting_for"] == "human":
        result = play_on(session, result, 1)
    thinking = ask(session, "bot_action")
    undone = ask(session, "undo")["result"]["view"]
    assert undone["waiting_for"] == "human"
    assert len(undone["log"]) < len(result["view"]["log"])
    assert resume(session, thinking) == {"result": None}


def test_a_thinking_bot_leaves_no_trace_in_a_save() -> None:
    session, answer = thinking_master()
    save = save_of(session)
    ask(session, "warm_up")
    other = Session()
    ask(other, "open", save=save)
    assert other.game is not None and session.game is not None
    assert other.game.state == session.game.state
    assert finish(session, answer)["result"]["view"]["log"]
