"""A bot per side of the scoring table, so that a level is equally strong on both; knows no nets."""

from collections.abc import Mapping
from random import Random
from typing import Final

from coloretto.bots.base import Bot, Choice, Limit, Task
from coloretto.state import State


class PerScoringBot:
    """Plays each side of the scoring table as its bot for that side."""

    def __init__(self, brown: Bot, grey: Bot) -> None:
        self.by_scoring: Final[Mapping[str, Bot]] = {"brown": brown, "grey": grey}

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose as the bot for this scoring."""
        return self.by_scoring[state.variant.scoring].think(state, limit, rng)
