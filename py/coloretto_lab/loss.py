"""What a decision gives away, in points of lead, as the coach values it: exactly near the end, else with many rollouts.

A yardstick stronger than all levels but the strongest, which looks further: what that gives away may be the
yardstick's. A decision about as good as the best one, by the share of the win, gives nothing away; nor does one
that is worse for that and better for the lead.
"""

from collections.abc import Sequence
from typing import Final

from coloretto.bots.base import run
from coloretto.coach.action_values import values_thinking
from coloretto.state import Action, State

BLUNDER: Final = 3.0
"""Points that make a decision a blunder."""


def points_lost(state: State, action: Action) -> float:
    """Tell by how many points the action is worse than the best one."""
    values = run(values_thinking(state))
    taken = next(choice for choice in values.choices if choice.action == action)
    return 0.0 if values.about_equal(taken) else max(values.choices[0].lead - taken.lead, 0.0)


def blunder_rate(lost: Sequence[float]) -> float:
    """Tell the share of decisions that were blunders."""
    return sum(points >= BLUNDER for points in lost) / len(lost)
