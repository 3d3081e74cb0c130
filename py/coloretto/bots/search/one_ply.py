"""Looks one decision ahead and takes the action with the highest expected share of the win; knows nothing of nets.

An action has the value of the state after it. A draw has the mean over its outcomes, each with its best placing.
"""

from collections.abc import Callable
from random import Random
from typing import Final, TypeVar

from coloretto.bots.base import Budget, Choice, Limit, Task, best_action
from coloretto.bots.mutable_state import MutableState
from coloretto.bots.nets.evaluator import ValueFunction, evaluator_for
from coloretto.cards import KINDS
from coloretto.state import DRAWING, PLACE, REVEALING, Action, Seat, State

Value = TypeVar("Value")


class OnePlyBot:
    """Values are expected shares of the win. Each evaluated state is a node."""

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose the action of the highest value."""
        budget = Budget(limit)
        position = MutableState(state)
        values = yield from action_values(position, evaluator_for(state.variant).win_share, budget)
        return Choice(best_action(sorted(position.legal_actions()), values, rng), values, budget.nodes)


def action_values(position: MutableState, evaluate: ValueFunction, budget: Budget) -> Task[dict[Action, float]]:
    """Return the values of as many actions as the budget allows; that of a draw is an estimate if it runs short."""
    seat = position.seat

    def value() -> Task[float | None]:
        expected = None
        if position.phase in (DRAWING, REVEALING) and budget.allows(KINDS * len(position.rows)):
            expected = yield from _expected_value(position, seat, evaluate, budget)
        if expected is None and budget.spend():
            expected = evaluate(position, seat)
        return expected

    return (yield from evaluate_actions(position, value))


def evaluate_actions(position: MutableState, evaluate: Callable[[], Task[Value | None]]) -> Task[dict[Action, Value]]:
    """Return the value after each action, equivalent ones evaluated once; stop when `evaluate` returns None."""
    values: dict[Action, Value] = {}
    for group in sorted(position.equivalent_actions(), reverse=True):
        position.apply_action(group[0])
        value = yield from evaluate()
        position.undo()
        if value is None:
            break
        values |= dict.fromkeys(group, value)
        yield
    return values


def evaluate_outcomes(position: MutableState, evaluate: Callable[[], Value]) -> Task[list[tuple[int, Value]]]:
    """Return the count and the value after it for each kind of card that a chance node can turn over."""
    values = []
    supply = position.supply
    for card in range(KINDS):
        count = supply >> 4 * card & 15
        if count:
            position.apply_outcome(card)
            values.append((count, evaluate()))
            position.undo()
            yield
    return values


def _expected_value(position: MutableState, seat: Seat, evaluate: ValueFunction, budget: Budget) -> Task[float]:
    """Return the mean value of the outcomes of a chance node."""
    supply_size = position.supply_size
    total = 0.0
    for count, value in (yield from evaluate_outcomes(position, lambda: _value(position, seat, evaluate, budget))):
        total += count / supply_size * value
    return total


def _value(position: MutableState, seat: Seat, evaluate: ValueFunction, budget: Budget) -> float:
    """Return the value of a state: with a drawn card, that of its best placing."""
    if position.phase != PLACE:
        budget.spend()
        return evaluate(position, seat)
    best = float("-inf")
    for group in position.equivalent_actions():
        budget.spend()
        position.apply_action(group[0])
        best = max(best, evaluate(position, seat))
        position.undo()
    return best


BOT: Final = OnePlyBot()
"""The reference `one-ply`: the net at one ply only, to measure the upper levels against."""
