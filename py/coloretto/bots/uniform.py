"""The reference `random`: every legal action is equally likely."""

from random import Random
from typing import Final

from coloretto.bots.base import Bot, Choice, Limit, Thinking, at_once
from coloretto.rules import legal_actions
from coloretto.state import State


class UniformBot:
    """Looks at nothing."""

    def think(self, state: State, limit: Limit, rng: Random) -> Thinking:
        """Choose by lot."""
        actions = legal_actions(state)
        return at_once(Choice(actions[int(rng.random() * len(actions))], {}, 0))


BOT: Final[Bot] = UniformBot()
