"""Plays weaker as people do: observes fewer rivals and misjudges values, but never loses much at once.

It values an action by the true value, or the value without the rivals that it does not observe, plus a random error.
It never considers actions that truly lose more than a few points. Knows no nets.
"""

from collections.abc import Mapping, Sequence
from math import fsum
from random import Random
from typing import Final

from coloretto.bots.base import Budget, Choice, Limit, Task, best_action
from coloretto.bots.evaluator import evaluator_for
from coloretto.bots.mutable_state import MutableState
from coloretto.bots.one_ply import action_values
from coloretto.state import Action, State

_SUMMANDS: Final = 4
"""Uniform random numbers that add up to one error: their sum is bell-shaped, with a variance of a third."""

_SPREAD: Final = float((12 / _SUMMANDS) ** 0.5)


class FallibleBot:
    """Values actions by the final lead in points; each state evaluated is a node.

    error: standard deviation of the random error, in points. observed_rivals: number of rivals, in turn order, whose
    areas it observes; it takes the other areas for empty. max_loss: the most points that a decision may truly lose.
    """

    def __init__(self, error: float, observed_rivals: int, max_loss: float) -> None:
        self.observed_rivals: Final = observed_rivals
        self._error = error
        self._max_loss = max_loss

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose the action that seems best."""
        budget = Budget(limit)
        evaluate = evaluator_for(state.variant).lead
        position = MutableState(state)
        true = yield from action_values(position, evaluate, budget)
        seen = true
        players = len(position.areas)
        if len(true) == len(position.legal_actions()) and self.observed_rivals < players - 1:
            for step in range(self.observed_rivals + 1, players):
                position.areas[(position.seat + step) % players] = 0
            seen = yield from action_values(position, evaluate, budget)
        return self.choice(sorted(position.legal_actions()), true, seen, budget.nodes, rng)

    def choice(
        self,
        actions: Sequence[Action],
        true: Mapping[Action, float],
        seen: Mapping[Action, float],
        nodes: int,
        rng: Random,
    ) -> Choice:
        """Choose by true and seeming values; by the true ones, without error, if not all actions have one."""
        if len(true) < len(actions):
            return Choice(best_action(actions, true, rng), true, nodes)
        least = max(true.values()) - self._max_loss
        considered: dict[Action, float] = {}
        for action in actions:
            error = self._error * _bell(rng)
            if action in seen and true[action] >= least:
                considered[action] = seen[action] + error
        return Choice(best_action(actions, considered or true, rng), considered or true, nodes)


def _bell(rng: Random) -> float:
    """Return a random number with mean 0 and standard deviation 1, the same in every Python."""
    return (fsum(rng.random() for _ in range(_SUMMANDS)) - _SUMMANDS / 2) * _SPREAD
