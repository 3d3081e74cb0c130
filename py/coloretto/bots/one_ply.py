"""Looks one decision ahead: evaluates the state after each action, a draw as the mean of its outcomes; knows no nets.

It chooses the action with the highest expected share of the win, by the evaluator that it is given.
"""

from collections.abc import Callable
from random import Random
from typing import Final, TypeVar

from coloretto.bots.base import Budget, Choice, Limit, Task, best_action
from coloretto.bots.evaluator import ValueFunction, evaluator_for
from coloretto.bots.mutable_state import MutableState
from coloretto.cards import KINDS
from coloretto.state import DRAWING, PLACE, REVEALING, Action, Seat, State

Value = TypeVar("Value")


class OnePlyBot:
    """Chooses by the expected value of each action; each state evaluated is a node."""

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose the action of the highest value."""
        budget = Budget(limit)
        position = MutableState(state)
        values = yield from action_values(position, evaluator_for(state.variant).win_share, budget)
        return Choice(best_action(sorted(position.legal_actions()), values, rng), values, budget.nodes)


def action_values(position: MutableState, evaluate: ValueFunction, budget: Budget) -> Task[dict[Action, float]]:
    """Return the values of the actions within the budget; that of a draw is an estimate if the budget is short."""
    seat = position.seat

    def value() -> Task[float | None]:
        expected = None
        if position.phase in (DRAWING, REVEALING) and budget.allows(KINDS * len(position.rows)):
            expected = yield from _expected(position, seat, evaluate, budget)
        if expected is None and budget.spend():
            expected = evaluate(position, seat)
        return expected

    return (yield from evaluate_actions(position, value))


def evaluate_actions(position: MutableState, value: Callable[[], Task[Value | None]]) -> Task[dict[Action, Value]]:
    """Return the values of the actions until the evaluator runs out of budget; equivalent actions share one."""
    values: dict[Action, Value] = {}
    for alike in sorted(position.equivalent_actions(), reverse=True):
        position.apply_action(alike[0])
        found = yield from value()
        position.undo()
        if found is None:
            break
        values |= dict.fromkeys(alike, found)
        yield
    return values


def evaluate_outcomes(position: MutableState, value: Callable[[], Value]) -> Task[list[tuple[int, Value]]]:
    """Return the value of each outcome of a chance node, with the number of such cards."""
    values = []
    supply = position.supply
    for card in range(KINDS):
        count = supply >> 4 * card & 15
        if count:
            position.apply_outcome(card)
            values.append((count, value()))
            position.undo()
            yield
    return values


def _expected(position: MutableState, seat: Seat, evaluate: ValueFunction, budget: Budget) -> Task[float]:
    """Return the mean value of the outcomes of a chance node."""
    left = position.supply_size
    total = 0.0
    for count, best in (yield from evaluate_outcomes(position, lambda: _best(position, seat, evaluate, budget))):
        total += count / left * best
    return total


def _best(position: MutableState, seat: Seat, evaluate: ValueFunction, budget: Budget) -> float:
    """Return the value of a state, after the best place action if a card is drawn."""
    if position.phase != PLACE:
        budget.spend()
        return evaluate(position, seat)
    best = float("-inf")
    for alike in position.equivalent_actions():
        budget.spend()
        position.apply_action(alike[0])
        best = max(best, evaluate(position, seat))
        position.undo()
    return best


BOT: Final = OnePlyBot()
"""The net at one ply, a reference for the upper levels."""
