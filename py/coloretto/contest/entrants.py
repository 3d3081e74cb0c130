"""The entrants of an arena: bots, and programs that speak the bot protocol; knows nothing of scores.

If a bot from outside raises an exception, or a program is late, dies or gives an invalid answer, its entrant raises
ForfeitError: it loses the game, and the arena continues.
"""

import math
from collections.abc import Iterable
from random import Random
from time import perf_counter
from typing import Protocol

from coloretto.bots.base import Bot, Choice, Limit, choose
from coloretto.bots.names import COMMAND_PREFIX, bot_from_name, close_bot
from coloretto.bots.scripts.faults import raised
from coloretto.errors import IllegalActionError, ProgramError, quote, whole_number
from coloretto.rules import legal_actions
from coloretto.state import Action, State
from coloretto.steps import late


class ForfeitError(Exception):
    """An entrant cannot continue; the message says why."""


class Entrant(Protocol):
    """Chooses for a seat of a game."""

    def reseed(self, seed: str | int) -> None:
        """Set the seed of the random numbers."""
        ...

    def choose(self, state: State) -> Action:
        """Choose a legal action. Raises ForfeitError."""
        ...

    def close(self) -> None:
        """Release the resources of the entrant."""
        ...


class BotEntrant:
    """A bot whose errors are ours."""

    def __init__(self, bot: Bot, limit: Limit, seed: int = 0) -> None:
        self._bot = bot
        self._limit = limit
        self._rng = Random(seed)

    def reseed(self, seed: str | int) -> None:
        """Set the seed of the random numbers."""
        self._rng = Random(seed)

    def choose(self, state: State) -> Action:
        """Let the bot choose."""
        return choose(self._bot, state, self._limit, self._rng).action

    def close(self) -> None:
        """Do nothing."""


class GuestEntrant(BotEntrant):
    """A bot that may have been written by others: it forfeits if it is late, raises an exception or chooses illegally.

    Only a process of its own can stop a bot that never answers: `coloretto.processes`. A program has one.
    """

    def __init__(self, bot: Bot, limit: Limit, reply_timeout: float = math.inf) -> None:
        super().__init__(bot, limit)
        self._reply_timeout = reply_timeout

    def choose(self, state: State) -> Action:
        """Let the bot choose."""
        start = perf_counter()
        try:
            choice: object = choose(self._bot, state, self._limit, self._rng)
        except IllegalActionError as error:
            raise ForfeitError(str(error)) from error
        except ProgramError as error:
            raise ForfeitError(error.reason) from error
        except Exception as error:
            raise ForfeitError(raised(error)) from error
        if perf_counter() - start > self._reply_timeout:
            raise ForfeitError(late(self._reply_timeout))
        if not isinstance(choice, Choice):
            raise ForfeitError(f"returned {quote(choice)} from think, not a Choice")
        action = whole_number(choice.action)
        if action is None or action not in legal_actions(state):
            raise ForfeitError(f"chose an illegal action: {quote(choice.action)}")
        return action

    def close(self) -> None:
        """End the bot, if it is a program."""
        close_bot(self._bot)


def make_entrant(name: str, limit: Limit, reply_timeout: float) -> Entrant:
    """Return the entrant of a bot's name. Raises VariantError.

    A program gets no limit, as the bot protocol has none, but must answer in time.
    """
    if name.startswith(COMMAND_PREFIX):
        from coloretto.bots.scripts.program import ProgramBot  # Browsers load this module, and have no processes.

        return GuestEntrant(ProgramBot(name.removeprefix(COMMAND_PREFIX), reply_timeout), Limit(), reply_timeout)
    return GuestEntrant(bot_from_name(name), limit, reply_timeout)


def check_names(names: Iterable[str]) -> None:
    """Raise VariantError for an unknown bot, before any game. What a bot prints when it is loaded is no result."""
    from coloretto.processes import printing_to_standard_error

    with printing_to_standard_error():
        for name in dict.fromkeys(names):
            make_entrant(name, Limit(), math.inf)
