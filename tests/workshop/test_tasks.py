"""The tasks of the workshop: our solutions pass them, others do not, and what is wrong is a code with values."""

import re
from typing import Any

import pytest

from coloretto.bots.scripts.script import bot_from_source
from coloretto.cli.task import FIRST_DEAL
from coloretto.errors import RequestError
from coloretto.notation.text import action_from_text, state_from_text
from coloretto.rules import legal_actions
from coloretto.workshop import arena, cage
from coloretto.workshop.tasks import TASKS, Task, task_of
from tests.support.cases import heavy
from tests.workshop.support.requests import ask, choose
from tools import project

QUICK = [task for task in TASKS if task.number < 4]
ANY = TASKS[0].solution


def check(
    number: int, source: str, progress: list[tuple[int, int]] | None = None, seed: int = FIRST_DEAL
) -> dict[str, Any] | None:
    """Check a bot in its cage as the page does; return what is wrong."""
    assert ask(cage.handle, load=source) == {"loaded": True}
    answer = ask(arena.handle, check=number, seed=seed)
    while "checked" not in answer:
        if "renew" in answer:
            answer = ask(arena.handle)
        elif "ask" in answer:
            answer = ask(arena.handle, **choose(answer["ask"]))
        else:
            if progress is not None:
                progress.append((answer["progress"]["games"], answer["progress"]["of"]))
            answer = ask(arena.handle)
    wrong: dict[str, Any] | None = answer["checked"]["wrong"]
    return wrong


@pytest.mark.slow
@pytest.mark.parametrize("task", [*QUICK, *(heavy(task) for task in TASKS[3:])])
def test_our_solution_passes_its_task(task: Task) -> None:
    assert check(task.number, task.solution) is None


@pytest.mark.heavy
@pytest.mark.parametrize("task", TASKS)
def test_our_solution_passes_its_task_on_the_page(task: Task) -> None:
    source = (project.WEB / "src/workshop/tasks/tasks.ts").read_text(encoding="utf-8")
    [first_deal] = re.findall(r"^export const FIRST_DEAL = ([\d_]+);", source, re.MULTILINE)
    assert check(task.number, task.solution, seed=int(first_deal)) is None


@pytest.mark.parametrize("task", TASKS[1:5])
def test_the_solution_of_a_task_fails_at_a_position_of_the_next(task: Task) -> None:
    wrong = check(task.number, TASKS[task.number - 2].solution)
    assert wrong is not None
    assert wrong["code"] == task.positions[0].reason


@pytest.mark.heavy
def test_expecting_the_draw_does_not_win_the_match_of_the_rollouts() -> None:
    wrong = check(6, TASKS[4].solution)
    assert wrong is not None
    assert (wrong["code"], wrong["needed"], wrong["games"]) == ("wins", 0.6, 20)
    assert wrong["wins"] < 0.6


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.name)
def test_a_solution_is_short_and_documented(task: Task) -> None:
    assert len(task.solution.splitlines()) < 40
    assert '"""' in task.solution
    bot_from_source(task.solution, task.name)


@pytest.mark.parametrize("task", TASKS[1:], ids=lambda task: task.name)
def test_the_tutorial_shows_our_solution(task: Task) -> None:
    tutorial = (project.ROOT / "docs" / "first-bot.md").read_text(encoding="utf-8")
    assert f"```python\n# {task.name}.py\n{task.solution}```" in tutorial


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.name)
def test_positions_are_legal_and_have_a_wrong_choice(task: Task) -> None:
    for position in task.positions:
        legal = set(legal_actions(state_from_text(position.text)))
        assert {action_from_text(text) for text in position.right} < legal


def test_a_wrong_choice_is_reported_with_the_better_one_and_the_points_of_the_rows() -> None:
    wrong = check(2, "def choose(table): return (table.takes or table.legal)[0]")
    assert wrong is not None
    assert (wrong["code"], wrong["action"], wrong["right"]) == ("points", ["take", 0], [["take", 1]])
    assert wrong["gains"] == [-3, 11, 4]
    assert wrong["state"]["rows"][1]["cards"] == ["c1", "c1", "c5"]


@pytest.mark.parametrize(
    ("number", "body", "message", "has_position"),
    [
        (2, "return table.rows[9]", "IndexError: list index out of range", True),
        (2, "return 7", "choose returned 7: it must return one of table.legal", True),
        (1, "return table.rows[9]", "deal 1, ply 5: IndexError: list index out of range", False),
    ],
)
def test_a_fault_ends_the_check(number: int, body: str, message: str, has_position: bool) -> None:
    wrong = check(number, f"def choose(table):\n    {body}\n")
    assert wrong is not None
    assert (wrong["code"], wrong["message"], wrong["position"] is not None) == ("fault", message, has_position)


def test_an_answer_that_is_no_legal_action_is_a_fault() -> None:
    assert "ask" in ask(arena.handle, check=2)
    assert ask(arena.handle, action=["draw"])["checked"]["wrong"]["code"] == "fault"


@pytest.mark.slow
def test_a_match_that_is_lost_is_reported_with_its_share() -> None:
    # It knows what the positions of the task ask for, and nothing else.
    source = f"{TASKS[1].solution}\nbest = choose\n"
    source += "def choose(table): return best(table) if full(table) else worst(table)\n"
    source += "def full(table): return table.takes == table.legal or len(table.rows[0]) == 3\n"
    source += "def worst(table): return (table.takes or table.legal)[-1]\n"
    wrong = check(2, source)
    assert wrong is not None
    assert (wrong["code"], wrong["games"], wrong["needed"]) == ("wins", 40, 0.6)
    assert 0 <= wrong["wins"] < 0.6


def test_a_check_reports_its_progress() -> None:
    progress: list[tuple[int, int]] = []
    check(1, ANY, progress)
    assert progress == [(number, 8) for number in range(1, 8)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ({"check": 0}, "check must be a whole number from 1 to 6, not 0"),
        ({"check": 7}, "check must be a whole number from 1 to 6, not 7"),
        ({"check": "x"}, "check must be a whole number from 1 to 6, not 'x'"),
        ({}, "the match is over"),
    ],
)
def test_an_invalid_request_has_an_error(request_: dict[str, Any], message: str) -> None:
    check(1, ANY)
    assert ask(arena.handle, **request_)["error"]["message"] == message


def test_a_match_ends_a_check() -> None:
    start = {"players": 2, "edition": "classic", "scoring": "brown", "seed": 1, "deals": 1, "bots": ["own:a", "random"]}
    ask(arena.handle, check=2)
    assert ask(arena.handle, start=start)["ask"]["bot"] == "own:a"


def test_a_task_that_does_not_exist_is_refused() -> None:
    with pytest.raises(RequestError, match="from 1 to 6"):
        task_of(7)
