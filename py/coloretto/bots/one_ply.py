"""Looks one decision ahead: the value of every afterstate, a draw weighed over all its outcomes; knows no nets.

The action after which the seat's expected share of the win is highest is taken; what states are worth, it is told.
"""

from collections.abc import Generator
from random import Random
from typing import Final

from coloretto.bots.base import Budget, Choice, Limit, Thinking, best_action
from coloretto.bots.core import Core
from coloretto.bots.valuation import Measure, valuation_of
from coloretto.cards import KINDS
from coloretto.state import DRAW, PLACE, REVEALING, Action, Seat, State


class OnePlyBot:
    """Chooses by exact expectation; a state valued is a node."""

    def think(self, state: State, limit: Limit, rng: Random) -> Thinking:
        """Choose the action worth most."""
        budget = Budget(limit)
        core = Core(state)
        values = yield from action_values(core, valuation_of(state.variant).share, budget)
        return Choice(best_action(sorted(core.legal_actions()), values, rng), values, budget.nodes)


def action_values(core: Core, measure: Measure, budget: Budget) -> Generator[None, None, dict[Action, float]]:
    """Value the actions of the seat to act as far as the budget goes; a draw only roughly when it runs short."""
    seat = core.seat
    values: dict[Action, float] = {}
    for alike in sorted(core.alike_actions(), reverse=True):
        value = None
        action = alike[0]
        core.apply_action(action)
        if action == DRAW or core.phase == REVEALING:
            value = yield from _expected(core, seat, measure, budget)
        if value is None and budget.spend():
            value = measure(core, seat)
        core.undo()
        if value is None:
            break
        values |= dict.fromkeys(alike, value)
        yield
    return values


def _expected(core: Core, seat: Seat, measure: Measure, budget: Budget) -> Generator[None, None, float | None]:
    """Weigh a chance node over its outcomes; None when the budget does not reach that far."""
    if not budget.has(KINDS * len(core.rows)):
        return None
    total = 0.0
    left = core.left
    supply = core.supply
    for card in range(KINDS):
        count = supply >> 4 * card & 15
        if count:
            core.apply_outcome(card)
            total += count / left * _best(core, seat, measure, budget)
            core.undo()
            yield
    return total


def _best(core: Core, seat: Seat, measure: Measure, budget: Budget) -> float:
    """Value a state by the best placing of the card in hand, or as it is."""
    if core.phase != PLACE:
        budget.spend()
        return measure(core, seat)
    best = float("-inf")
    for alike in core.alike_actions():
        budget.spend()
        core.apply_action(alike[0])
        best = max(best, measure(core, seat))
        core.undo()
    return best


BOT: Final = OnePlyBot()
"""The net at one ply and nothing else: what the upper levels are measured against."""
