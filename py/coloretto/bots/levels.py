"""The bots of the six levels, weakest first, and how much each may give up for its style."""

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
    # On the grey side, rollouts would bring it too near to the master.
    "expert": ExactBot(PerScoringBot(RolloutBot(rollouts=3, min_rollouts=3), OnePlyBot()), nodes=60_000, room=6),
    "master": ExactBot(
        PerScoringBot(
            # With five players, more rollouts of one round find more here than fewer of two.
            RolloutBot(rollouts=320, min_rollouts=12, prune_margin=0.15),
            RolloutBot(rollouts=160, min_rollouts=12, rounds=2, prune_margin=0.15),
        ),
        nodes=100_000,
        room=7,
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
"""In the measure of the level's values: points of lead, or for the two strongest, share of the win."""
