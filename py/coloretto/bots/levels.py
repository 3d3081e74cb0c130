"""The bots of the six levels, weakest first, and how much value each may lose for its style."""

from collections.abc import Mapping
from typing import Final

from coloretto.bots.base import Bot
from coloretto.bots.fallible import FallibleBot
from coloretto.bots.search.exact import ExactBot
from coloretto.bots.search.rollout import RolloutBot

BOTS: Final[Mapping[str, Bot]] = {
    "newcomer": FallibleBot(error=5.0, observed_rivals=0, max_loss=6.0),
    "casual": FallibleBot(error=3.2, observed_rivals=1, max_loss=4.5),
    "regular": FallibleBot(error=2.1, observed_rivals=4, max_loss=3.0),
    "strong": FallibleBot(error=0.8, observed_rivals=4, max_loss=2.0),
    "expert": ExactBot(RolloutBot(rollouts=20, min_rollouts=8), max_nodes=60_000, max_room=6),
    "master": ExactBot(RolloutBot(rollouts=320, min_rollouts=12), max_nodes=100_000, max_room=7),
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
