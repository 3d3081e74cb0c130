"""The reference `greedy`: takes the row with the most points now, draws if no row gains any, and ignores rivals."""

from random import Random
from typing import Final

from coloretto.bots.base import Bot, Budget, Choice, Limit, Task, best_action, completed
from coloretto.bots.gains import best_gain, row_gain
from coloretto.rules import apply_action, legal_actions
from coloretto.state import DRAW, Action, State, is_place, row_from_action


class GreedyBot:
    """Values a take by the points that it gains, and a placing by those of the best row after it."""

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose the action with the largest gain."""
        budget = Budget(limit)
        values: dict[Action, float] = {}
        actions = legal_actions(state)
        for action in actions:
            if budget.spend():
                values[action] = _gain(state, action)
        return completed(Choice(best_action(actions, values, rng), values, budget.nodes))


def _gain(state: State, action: Action) -> float:
    if action == DRAW:
        return 0.0
    if is_place(action):
        return best_gain(apply_action(state, action), state.seat)
    return row_gain(state, state.seat, row_from_action(action))


BOT: Final[Bot] = GreedyBot()
