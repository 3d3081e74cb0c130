"""Looks one decision ahead: the value of every afterstate, a draw weighed over all its outcomes; knows no nets.

The action after which the seat's expected share of the win is highest is taken; what states are worth, it is told.
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
    """Chooses by exact expectation; a state valued is a node."""

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose the action worth most."""
        budget = Budget(limit)
        position = MutableState(state)
        values = yield from action_values(position, evaluator_for(state.variant).win_share, budget)
        return Choice(best_action(sorted(position.legal_actions()), values, rng), values, budget.nodes)


def action_values(position: MutableState, evaluate: ValueFunction, budget: Budget) -> Task[dict[Action, float]]:
    """Value the actions of the seat to act as far as the budget goes; a draw only roughly when it runs short."""
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
    """Value what each action of the seat to act leads to, alike ones once, until there is no more value to be had."""
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
    """Value what each card leads to that can turn up at a chance node; with each, how many of its kind there are."""
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
    """Weigh a chance node over its outcomes."""
    left = position.supply_size
    total = 0.0
    for count, value in (yield from evaluate_outcomes(position, lambda: _value(position, seat, evaluate, budget))):
        total += count / left * value
    return total


def _value(position: MutableState, seat: Seat, evaluate: ValueFunction, budget: Budget) -> float:
    """Value a state by the best placing of the card in hand, or as it is."""
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
"""The net at one ply and nothing else: what the upper levels are measured against."""
