"""Measures what a decision loses, in points of lead, by the coach's values: exact near the end, else by rollouts.

The coach is stronger than all levels but the master, which plays more rollouts, on the grey side with three nets: a
loss of the master may be an error of the coach. A decision loses nothing if its share of the win is not significantly
worse than that of the best one, or if its lead is better.
"""

from collections.abc import Sequence
from typing import Final

from coloretto.bots.base import run
from coloretto.coach.action_values import evaluate_decision
from coloretto.state import Action, State

BLUNDER: Final = 3.0
"""Least points lost by a blunder."""


def points_lost(state: State, action: Action) -> float:
    """Return by how many points an action is worse than the best one."""
    values = run(evaluate_decision(state))
    chosen = next(choice for choice in values.choices if choice.action == action)
    return 0.0 if values.is_near_best(chosen) else max(values.choices[0].lead - chosen.lead, 0.0)


def blunder_rate(lost: Sequence[float]) -> float:
    """Return the share of blunders among decisions, by their losses."""
    return sum(points >= BLUNDER for points in lost) / len(lost)
