"""The bots of the six levels, weakest first, and how much each may give up for its style."""

from collections.abc import Mapping
from typing import Final

from coloretto.bots.base import Bot
from coloretto.bots.exact import ExactBot
from coloretto.bots.human import HumanBot
from coloretto.bots.one_ply import OnePlyBot
from coloretto.bots.rollout import RolloutBot
from coloretto.bots.sides import SideBot

BOTS: Final[Mapping[str, Bot]] = {
    "newcomer": HumanBot(error=5.0, watches=0, cap=6.0),
    "casual": HumanBot(error=3.2, watches=1, cap=4.5),
    "regular": HumanBot(error=2.1, watches=4, cap=3.0),
    "strong": HumanBot(error=0.8, watches=4, cap=2.0),
    # On the grey side, rollouts would bring it too near to the master: see RESULTS.md.
    "expert": ExactBot(SideBot(RolloutBot(rollouts=3, first_cut=3), OnePlyBot()), nodes=60_000, room=6),
    "master": ExactBot(
        SideBot(
            # With five players, more plays of one round find more here than fewer of two: see RESULTS.md.
            RolloutBot(rollouts=320, first_cut=12, promising=0.15),
            RolloutBot(rollouts=160, first_cut=12, rounds=2, promising=0.15),
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
