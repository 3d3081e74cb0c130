"""The bots of the six levels, weakest first, and how much value each may lose for its style."""

from collections.abc import Mapping
from typing import Final

from coloretto.bots.base import Bot
from coloretto.bots.exact import ExactBot
from coloretto.bots.fallible import FallibleBot
from coloretto.bots.one_ply import OnePlyBot
from coloretto.bots.per_scoring import PerScoringBot
from coloretto.bots.rollout import RolloutBot

BOTS: Final[Mapping[str, Bot]] = {
    "newcomer": FallibleBot(error=5.0, observed_rivals=0, max_loss=6.0),
    "casual": FallibleBot(error=3.2, observed_rivals=1, max_loss=4.5),
    "regular": FallibleBot(error=2.1, observed_rivals=4, max_loss=3.0),
    "strong": FallibleBot(error=0.8, observed_rivals=4, max_loss=2.0),
    # With rollouts on the grey side, it would be too close to the master: see RESULTS.md.
    "expert": ExactBot(
        PerScoringBot(RolloutBot(rollouts=3, min_rollouts=3), OnePlyBot()), max_nodes=60_000, max_room=6
    ),
    "master": ExactBot(
        PerScoringBot(
            # With five players, many rollouts of one round are better than fewer of two: see RESULTS.md.
            RolloutBot(rollouts=320, min_rollouts=12, prune_margin=0.15),
            RolloutBot(rollouts=160, min_rollouts=12, rounds=2, prune_margin=0.15),
        ),
        max_nodes=100_000,
        max_room=7,
    ),
}

TOLERANCES: Final[Mapping[str, float]] = {
    "newcomer": 0.3,
    "casual": 0.3,
    "regular": 0.2,
    "strong": 0.15,
    "expert": 0.001,
    "master": 0.001,
}
"""The most that a style may cost, in the unit of the level's values: points of lead, or for the two strongest, share
of the win."""
