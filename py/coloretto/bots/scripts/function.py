"""A bot made of a function: the shortest way to write one."""

from collections.abc import Callable, Sequence
from operator import index
from random import Random
from typing import SupportsIndex, cast

from coloretto.bots.base import Choice, Limit, Task, completed
from coloretto.errors import IllegalActionError, quote
from coloretto.rules import legal_actions
from coloretto.state import Action, NamedAction, State


class FunctionBot:
    """A bot that calls a function with the state, the legal actions and a random number generator.

    >>> from coloretto import Game, Player, format_action, Variant
    >>> from coloretto.bots.base import choose
    >>> last = FunctionBot(lambda state, legal, rng: legal[-1])
    >>> game = Game.deal(Variant(2), [Player(), Player()], seed=1)
    >>> format_action(choose(last, game.state, Limit(), Random(1)).action)
    'd'
    """

    def __init__(self, function: Callable[[State, Sequence[NamedAction], Random], Action]) -> None:
        self._function = function

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Return what the function returns. Raises IllegalActionError if that is not a legal action."""
        legal = legal_actions(state)
        returned = self._function(state, legal, rng)
        action = _whole_number(returned)
        if action not in legal:
            choices = ", ".join(map(str, legal))
            raise IllegalActionError(
                f"the bot chose {quote(returned)}, which is not one of the legal actions: {choices}"
            )
        return (yield from completed(Choice(action, {}, 0)))


def _whole_number(value: object) -> Action:
    """Return a whole number of any type, as NumPy has its own; -1 for anything else."""
    try:
        return -1 if isinstance(value, bool) else index(cast(SupportsIndex, value))
    except TypeError:
        return -1
