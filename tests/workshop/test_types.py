"""The types of the workshop's messages, from which those of the page are generated: what our Python sends has them."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from typeguard import CollectionCheckStrategy, TypeCheckError, check_type

from coloretto.__main__ import main
from coloretto.workshop import arena, cage, protocol
from coloretto.workshop.guests import GuestSession
from coloretto.workshop.tasks import TASKS
from tests.support.games import GREEDY
from tests.workshop.support.requests import ask

ANSWERS: dict[Callable[[str], str], Any] = {cage.handle: protocol.CageAnswer, arena.handle: protocol.ArenaAnswer}
MATCH = {"players": 2, "edition": "golden", "scoring": "grey", "seed": 1, "deals": 1, "bots": ["own:a", "random"]}
FAULTY = "def choose(table): return 7"


def check(value: Any, expected: Any) -> None:
    """Raise TypeCheckError unless a value and all its parts are of a type."""
    typed = json.loads(json.dumps(value), object_hook=with_tuples)
    check_type(typed, expected, collection_check_strategy=CollectionCheckStrategy.ALL_ITEMS)


def with_tuples(read: dict[str, Any]) -> dict[str, Any]:
    """Return an object with tuples for its actions, which are lists in JSON."""
    actions = {key: tuple(value) for key, value in read.items() if key == "action"}
    return read | actions | {key: list(map(tuple, value)) for key, value in read.items() if key == "right"}


def checked_ask(handle: Callable[[str], str], **request: Any) -> dict[str, Any]:
    answer = ask(handle, **request)
    check(answer, ANSWERS[handle])
    return answer


@pytest.mark.slow
@pytest.mark.parametrize(
    ("source", "request_", "end"),
    [
        (GREEDY, {"start": MATCH}, {"results": {"isOver": True}}),
        (FAULTY, {"start": MATCH}, {"results": {"isOver": True}}),
        (GREEDY, {"check": 1, "seed": 1}, {"progress": {"games": 1}}),
        (FAULTY, {"check": 1, "seed": 1}, {"checked": {"wrong": {"code": "fault"}}}),
        (TASKS[0].solution, {"check": 2, "seed": 1}, {"checked": {"wrong": {"code": "points"}}}),
    ],
)
def test_every_answer_of_the_arena_and_of_a_cage_has_its_type(source: str, request_: Any, end: Any) -> None:
    assert checked_ask(cage.handle, load=source) == {"loaded": True}
    answer = checked_ask(arena.handle, **request_)
    while not contains(answer, end):
        if "ask" in answer:
            choice = checked_ask(cage.handle, choose=answer["ask"]["state"], seed=answer["ask"]["seed"])
            answer = checked_ask(arena.handle, **(choice if "action" in choice else {"forfeit": "x"}))
        else:
            answer = checked_ask(arena.handle)


def contains(value: Any, part: Any) -> bool:
    """Return whether a value has all keys of a part of it, with its values."""
    if isinstance(part, dict):
        return isinstance(value, dict) and all(contains(value.get(key), each) for key, each in part.items())
    return bool(value == part)


def test_errors_have_their_types() -> None:
    assert "error" in checked_ask(arena.handle, start={})
    assert "module" in checked_ask(cage.handle, load="import no_such_module")["error"]


def test_the_question_of_a_guest_has_its_type() -> None:
    seats = [{"kind": "bot", "level": None, "name": name} for name in ("a", "b")]
    session = GuestSession()
    ask(session.handle, method="open", params={"setup": {**MATCH, "marker_depth": None, "seats": seats}})
    check(ask(session.handle, method="bot_action", params={})["result"], protocol.QuestionStep)


def test_the_tasks_of_the_page_have_their_type(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["task", "--json"]) == 0
    check(json.loads(capsys.readouterr().out), list[protocol.TaskInfo])


@pytest.mark.parametrize("change", [{"surplus": 1}, {"seed": "1"}, {"state": {}}])
def test_an_answer_of_another_form_is_refused(change: dict[str, Any]) -> None:
    answer = checked_ask(arena.handle, start=MATCH)
    with pytest.raises(TypeCheckError):
        check({"ask": answer["ask"] | change}, protocol.ArenaAnswer)
