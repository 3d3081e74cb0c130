"""Plays weaker in the way people do: overlooks areas and misjudges values, but makes no big mistakes.

It judges an action by the net's value, computed as if the areas that it overlooks were empty, plus a random error. It
does not consider actions that lose more than a few points by the net's value of the whole table.
"""

from collections.abc import Mapping, Sequence
from math import fsum
from random import Random
from typing import Final

from coloretto.bots.base import Budget, Choice, Limit, Task, best_action
from coloretto.bots.mutable_state import MutableState
from coloretto.bots.nets.evaluator import evaluator_for
from coloretto.bots.search.one_ply import action_values
from coloretto.state import Action, State

_UNIFORMS_PER_ERROR: Final = 4
"""The number of uniform random numbers in an error. The sum of four is bell-shaped; its variance is 1/3."""

_ERROR_SCALE: Final = float((12 / _UNIFORMS_PER_ERROR) ** 0.5)


class FallibleBot:
    """Values are expected final leads, in points. Each evaluated state is a node.

    error: the standard deviation of the random error, in points. observed_rivals: the number of next seats whose areas
    it sees; it takes the others for empty. max_loss: the most points that a decision may lose by the net's value.
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
        true_values = yield from action_values(position, evaluate, budget)
        seen_values = true_values
        players = len(position.areas)
        if len(true_values) == len(position.legal_actions()) and self.observed_rivals < players - 1:
            for step in range(self.observed_rivals + 1, players):
                position.areas[(position.seat + step) % players] = 0
            seen_values = yield from action_values(position, evaluate, budget)
        return self.choice(sorted(position.legal_actions()), true_values, seen_values, budget.nodes, rng)

    def choice(
        self,
        actions: Sequence[Action],
        true_values: Mapping[Action, float],
        seen_values: Mapping[Action, float],
        nodes: int,
        rng: Random,
    ) -> Choice:
        """Choose by the net's values and those that it sees, or without an error if some actions have no value."""
        if len(true_values) < len(actions):
            return Choice(best_action(actions, true_values, rng), true_values, nodes)
        min_value = max(true_values.values()) - self._max_loss
        candidates: dict[Action, float] = {}
        for action in actions:
            error = self._error * _random_error(rng)
            if action in seen_values and true_values[action] >= min_value:
                candidates[action] = seen_values[action] + error
        return Choice(best_action(actions, candidates or true_values, rng), candidates or true_values, nodes)


def _random_error(rng: Random) -> float:
    """Return a random number with mean 0 and standard deviation 1, the same in every Python."""
    return (fsum(rng.random() for _ in range(_UNIFORMS_PER_ERROR)) - _UNIFORMS_PER_ERROR / 2) * _ERROR_SCALE
