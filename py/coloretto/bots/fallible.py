"""Plays weaker in the way people do: sees less of the table and judges less sharply, but never throws much away.

What it thinks of an action is the true value, or the value as it looks to someone who does not watch the others, and an
error. Actions that would truly cost more than a few points are not considered. Knows no nets.
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

_UNIFORMS_PER_ERROR: Final = 4
"""Numbers by lot that make an error up; their sum is bell-shaped, with a variance of a third."""

_ERROR_SCALE: Final = float((12 / _UNIFORMS_PER_ERROR) ** 0.5)


class FallibleBot:
    """Values in points of lead at the end; a state valued is a node.

    error: standard deviation of its judgement, in points. observed_rivals: how many of the next seats' areas it
    observes; the others seem empty to it. max_loss: the most points that a decision may truly cost.
    """

    def __init__(self, error: float, observed_rivals: int, max_loss: float) -> None:
        self.observed_rivals: Final = observed_rivals
        self._error = error
        self._max_loss = max_loss

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose what looks best."""
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
        """Choose by what actions are worth and seem worth; without error where not all of them could be valued."""
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
    """Throw a number with mean 0 and standard deviation 1, the same in every Python."""
    return (fsum(rng.random() for _ in range(_UNIFORMS_PER_ERROR)) - _UNIFORMS_PER_ERROR / 2) * _ERROR_SCALE
