"""What a decision gives away, in points of lead, as our net sees it with one ply and every draw weighed.

A yardstick for weak play. For play as good as the net's own, differences of a tenth of a point mean nothing.
"""

from collections.abc import Sequence
from typing import Final

from coloretto.bots.base import Budget, Limit, finish
from coloretto.bots.core import Core
from coloretto.bots.one_ply import action_values
from coloretto.bots.valuation import valuation_of
from coloretto.state import Action, State

BLUNDER: Final = 3.0
"""Points that make a decision a blunder."""


def points_lost(state: State, action: Action) -> float:
    """Tell by how many points the action is worse than the best one."""
    values = finish(action_values(Core(state), valuation_of(state.variant).lead, Budget(Limit())))
    return max(values.values()) - values[action]


def blunder_rate(lost: Sequence[float]) -> float:
    """Tell the share of decisions that were blunders."""
    return sum(points >= BLUNDER for points in lost) / len(lost)
