"""The reference `random`: every legal action is equally likely."""

from random import Random
from typing import Final

from coloretto.bots.base import Bot, Choice, Limit, Task, completed
from coloretto.rules import legal_actions
from coloretto.state import State


class UniformBot:
    """Evaluates nothing."""

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose a random legal action."""
        actions = legal_actions(state)
        return completed(Choice(actions[int(rng.random() * len(actions))], {}, 0))


BOT: Final[Bot] = UniformBot()
