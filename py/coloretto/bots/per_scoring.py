"""Plays each side of the scoring table with a bot of its own, to tune a level's strength on both."""

from collections.abc import Mapping
from random import Random
from typing import Final

from coloretto.bots.base import Bot, Choice, Limit, Task
from coloretto.state import State


class PerScoringBot:
    """Plays brown games as one bot, grey games as another."""

    def __init__(self, brown: Bot, grey: Bot) -> None:
        self.by_scoring: Final[Mapping[str, Bot]] = {"brown": brown, "grey": grey}

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose as the bot for the side of the state."""
        return self.by_scoring[state.variant.scoring].think(state, limit, rng)
