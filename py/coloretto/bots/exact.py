"""Plays the end of the last round exactly once it is small enough; knows no other way to play.

Exact values assume perfect opponents. Ties are broken by the inner bot, which models real opponents better.
"""

from collections.abc import Mapping
from random import Random
from typing import Final

from coloretto.bots.base import EPSILON, Bot, Budget, Choice, Limit, Task, best_action
from coloretto.bots.endgame import solve
from coloretto.bots.mutable_state import MutableState
from coloretto.rules import is_last_round
from coloretto.state import Action, State, room_left


class ExactBot:
    """Plays as `inner`, but solves the end of the last round when the node limit suffices.

    room: the most cards that the rows may still hold for an attempt; beyond, solving fails and costs time.
    """

    def __init__(self, inner: Bot, nodes: int, room: int) -> None:
        self.inner: Final = inner
        self.nodes: Final = nodes
        self.room: Final = room

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose by exact win shares; otherwise let the inner bot choose within the rest of the limit."""
        if not is_last_round(state) or room_left(state) > self.room:
            return (yield from self.inner.think(state, limit, rng))
        budget = Budget(self._share(limit))
        solved = yield from solve(state, budget)
        own = {} if solved is None else {action: shares[state.seat] for action, shares in solved.items()}
        best = best_actions(state, own)
        if len(best) == 1:
            return Choice(best[0], own, budget.nodes)
        choice = yield from self.inner.think(state, _rest(limit, budget.nodes), rng)
        nodes = choice.nodes + budget.nodes
        if not best:
            return choice._replace(nodes=nodes)
        rather = {action: choice.values[action] for action in best if action in choice.values}
        return Choice(best_action(best, rather, rng), own, nodes)

    def _share(self, limit: Limit) -> Limit:
        """Return the part of a limit for solving: half of it, within the useful number of nodes."""
        nodes = self.nodes if limit.nodes is None else min(self.nodes, limit.nodes // 2)
        return Limit(nodes, None if limit.seconds is None else limit.seconds / 2)


def best_actions(state: State, values: Mapping[Action, float]) -> list[Action]:
    """List the actions of the highest value within rounding errors; of equivalent rows, only the first."""
    most = max(values.values(), default=0.0)
    distinct = (alike[0] for alike in MutableState(state).equivalent_actions())
    return [action for action in distinct if values.get(action, -1.0) >= most - EPSILON]


def _rest(limit: Limit, spent: int) -> Limit:
    nodes = None if limit.nodes is None else limit.nodes - spent
    return Limit(nodes, None if limit.seconds is None else limit.seconds / 2)
