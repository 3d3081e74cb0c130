"""A bot made of a function: the shortest way to write one."""

from collections.abc import Callable, Sequence
from random import Random

from coloretto.bots.base import Choice, Limit, Task, completed
from coloretto.errors import IllegalActionError, quote, whole_number
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
        action = whole_number(returned)
        if action is None or action not in legal:
            choices = ", ".join(map(str, legal))
            raise IllegalActionError(
                f"the bot chose {quote(returned)}, which is not one of the legal actions: {choices}"
            )
        return (yield from completed(Choice(action, {}, 0)))
