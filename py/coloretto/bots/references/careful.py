"""The reference `careful`: weighs its own gain against what it leaves to rivals, and a take against a draw."""

from random import Random
from typing import Final

from coloretto.bots.base import Bot, Budget, Choice, Limit, Task, best_action, completed
from coloretto.bots.gains import best_gain, row_gain
from coloretto.rules import apply_action, apply_outcome, chance_outcomes, legal_actions
from coloretto.state import DRAW, PLACE, Action, State, filled_rows, is_take, rivals, row_from_action

RIVAL_WEIGHT: Final = 0.5
"""How much a point of the rival with the largest gain counts against a point of its own."""


class CarefulBot:
    """Looks one draw ahead, averages over the cards, and assumes that rivals are greedy. Values are in points."""

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose the action with the best gain relative to the rivals."""
        budget = Budget(limit)
        actions = legal_actions(state)
        values: dict[Action, float] = {}
        for action in sorted(actions, key=lambda action: action == DRAW):
            value = _draw_value(state, budget) if action == DRAW else _value(state, action, budget)
            if value is not None:
                values[action] = value
        return completed(Choice(best_action(actions, values, rng), values, budget.nodes))


def _value(state: State, action: Action, budget: Budget) -> float | None:
    """Return the value of placing or taking, or None when the budget is spent."""
    if not budget.spend():
        return None
    if not is_take(action):
        return _placing_value(state, action)
    row = row_from_action(action)
    best_left = max((best_gain(state, seat, excluding=[row]) for seat in rivals(state)), default=0.0)
    return row_gain(state, state.seat, row) - RIVAL_WEIGHT * best_left


def _placing_value(state: State, action: Action) -> float:
    """Return the value of placing: the best gain next time if the next seat takes its best row half the time."""
    after = apply_action(state, action)
    seat, next_seat = state.seat, after.seat
    if next_seat == seat:
        return best_gain(after, seat)
    rival_row = max(filled_rows(after), key=lambda row: row_gain(after, next_seat, row))
    expected = (best_gain(after, seat) + best_gain(after, seat, excluding=[rival_row])) / 2
    return expected - RIVAL_WEIGHT * row_gain(after, next_seat, rival_row)


def _draw_value(state: State, budget: Budget) -> float | None:
    """Return the mean value of the drawn cards, likeliest first, that the budget allows; None if it allows none."""
    node = apply_action(state, DRAW)
    total = weight = 0.0
    for card, probability in sorted(chance_outcomes(node), key=lambda outcome: -outcome[1]):
        placing = apply_outcome(node, card)
        assert placing.phase == PLACE
        values = [_value(placing, action, budget) for action in legal_actions(placing)]
        known_values = [value for value in values if value is not None]
        if len(known_values) < len(values):
            break
        total += probability * max(known_values)
        weight += probability
    return total / weight if weight else None


BOT: Final[Bot] = CarefulBot()
