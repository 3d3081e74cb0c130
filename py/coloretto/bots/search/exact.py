"""Plays the end of the last round exactly once the search is small enough; leaves all decisions before to a bot.

Exact values assume perfect opponents. Ties are therefore broken by the inner bot, which models real ones better.
"""

from collections.abc import Mapping
from random import Random
from typing import Final

from coloretto.bots.base import EPSILON, Bot, Budget, Choice, Limit, Task, best_action
from coloretto.bots.mutable_state import MutableState
from coloretto.bots.search.endgame import solve
from coloretto.rules import is_last_round
from coloretto.state import Action, State, room_left


class ExactBot:
    """Plays the end of the last round exactly, and everything else as `inner` does.

    max_nodes: the most that it spends on solving a decision. max_room: the most cards that the rows may have space for;
    with more, trying to solve would only cost time.
    """

    def __init__(self, inner: Bot, max_nodes: int, max_room: int) -> None:
        self.inner: Final = inner
        self.max_nodes: Final = max_nodes
        self.max_room: Final = max_room

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose by the exact shares of the win, or as the inner bot with the rest of the limit."""
        if not is_last_round(state) or room_left(state) > self.max_room:
            return (yield from self.inner.think(state, limit, rng))
        budget = Budget(self._solver_limit(limit))
        utilities = yield from solve(state, budget)
        values = {} if utilities is None else {action: shares[state.seat] for action, shares in utilities.items()}
        best = best_actions(state, values)
        if len(best) == 1:
            return Choice(best[0], values, budget.nodes)
        choice = yield from self.inner.think(state, _remaining(limit, budget.nodes), rng)
        nodes = choice.nodes + budget.nodes
        if not best:
            return choice._replace(nodes=nodes)
        preferences = {action: choice.values[action] for action in best if action in choice.values}
        return Choice(best_action(best, preferences, rng), values, nodes)

    def _solver_limit(self, limit: Limit) -> Limit:
        """Return the limit for solving: half of the bot's limit, and at most `self.max_nodes`."""
        nodes = self.max_nodes if limit.nodes is None else min(self.max_nodes, limit.nodes // 2)
        return Limit(nodes, None if limit.seconds is None else limit.seconds / 2)


def best_actions(state: State, values: Mapping[Action, float]) -> list[Action]:
    """List the actions of the highest value, rounding apart; of equivalent ones, only the first."""
    max_value = max(values.values(), default=0.0)
    distinct = (group[0] for group in MutableState(state).equivalent_actions())
    return [action for action in distinct if values.get(action, -1.0) >= max_value - EPSILON]


def _remaining(limit: Limit, spent: int) -> Limit:
    nodes = None if limit.nodes is None else limit.nodes - spent
    return Limit(nodes, None if limit.seconds is None else limit.seconds / 2)
