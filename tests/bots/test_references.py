"""The values of the references, and what bots share, in points that can be checked by hand."""

from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from coloretto.bots import base, bot_from_level
from coloretto.bots.base import Budget, Limit, best_action, choose, completed, map_progress, run
from coloretto.bots.fallible import _random_error
from coloretto.notation.text import action_to_text
from tests.support.games import state

RED_ROW = "4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3"
YELLOW = "4cb15 - R3/O2Y2/Y3/G3 RR./O+./YY./... - 1 Y R4O6Y1G6T9B9P9+9*3"
LAST_MOVE = "2cb15 RY O4G3T3B2P+3*2/G2T4B2P5+2* x/OT/OOB 1 2 - O2GB3P2+4"


@pytest.mark.parametrize(
    ("name", "position", "values"),
    [
        ("greedy", RED_ROW, {"d": 0, "t1": 15, "t2": 1, "t3": 1}),
        ("greedy", YELLOW, {"p1": 10, "p2": 9, "p3": 9, "p4": 9}),
        ("greedy", LAST_MOVE, {"t2": 4, "t3": 0}),
        ("careful", RED_ROW, {"d": 5.82, "t1": 14, "t2": -2, "t3": -2}),
        ("careful", YELLOW, {"p1": 6.5, "p2": 5, "p3": 3, "p4": 5.5}),
        ("careful", LAST_MOVE, {"t2": 4, "t3": 0}),
    ],
)
def test_a_reference_has_these_values(name: str, position: str, values: dict[str, float]) -> None:
    choice = choose(bot_from_level(name), state(position), Limit(), Random(1))
    found = {action_to_text(action): round(value, 2) for action, value in choice.values.items()}
    assert found == values
    assert found[action_to_text(choice.action)] == max(values.values())


def test_a_careful_bot_short_of_time_values_what_needs_no_draw() -> None:
    choice = choose(bot_from_level("careful"), state(RED_ROW), Limit(nodes=3), Random(1))
    assert (choice.nodes, {action_to_text(action) for action in choice.values}) == (3, {"t1", "t2", "t3"})


def numbers(*given: float) -> Random:
    """Return a generator of these numbers."""
    return cast(Random, SimpleNamespace(random=iter(given).__next__))


def test_the_random_bot_takes_each_action_equally_often() -> None:
    rng = numbers(0.0, 0.24, 0.25, 0.5, 0.99)
    chosen = [choose(bot_from_level("random"), state(RED_ROW), Limit(), rng).action for _ in range(5)]
    assert [action_to_text(action) for action in chosen] == ["d", "d", "t1", "t2", "t3"]


def test_of_equal_values_the_random_number_takes_one() -> None:
    values = {3: 1.0, 5: 2.0, 7: 2.0}
    assert [best_action([3, 5, 7], values, numbers(number)) for number in (0.0, 0.49, 0.5, 0.99)] == [5, 5, 7, 7]
    assert best_action([3, 5, 7], {}, numbers()) == 3


def test_an_error_is_the_scaled_sum_of_four_random_numbers() -> None:
    assert _random_error(numbers(0.5, 0.5, 0.5, 0.5)) == 0
    assert _random_error(numbers(1, 1, 1, 0.5)) == pytest.approx(1.5 * 3**0.5)


def test_a_budget_ends_with_its_nodes() -> None:
    budget = Budget(Limit(nodes=2))
    assert [budget.allows(nodes) for nodes in (2, 3)] == [True, False]
    assert [budget.spend() for _ in range(3)] == [True, True, False]
    assert (budget.nodes, budget.allows(0), budget.allows(1)) == (2, True, False)


def test_a_budget_ends_with_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [10.0]
    monkeypatch.setattr(base, "perf_counter", lambda: clock[0])
    budget = Budget(Limit(seconds=2))
    clock[0] = 11.9
    assert (budget.allows(1), budget.spend()) == (True, True)
    clock[0] = 12.0
    assert (budget.allows(1), budget.spend(), budget.nodes) == (False, False, 1)


def test_a_task_reports_converted_progress_and_returns_its_result() -> None:
    choice = base.Choice(0, {}, 0)
    task = map_progress(completed(choice), lambda progress: (progress, "paused"))
    assert next(task) == (None, "paused")
    assert run(task) is choice
