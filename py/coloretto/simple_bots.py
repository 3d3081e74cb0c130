"""Bots that answer at once, as programs use them: `coloretto.bot`."""

from random import Random
from typing import Final, Self

from coloretto.bots.base import Bot, Choice, Limit, Task, choose
from coloretto.bots.names import bot_from, close_bot, name_of
from coloretto.errors import IllegalActionError, VariantError, quote, whole_number
from coloretto.game import Game as AnyGame
from coloretto.library import checked_choice
from coloretto.rules import legal_actions
from coloretto.state import NamedAction as Action
from coloretto.state import State


class SimpleBot:
    """A bot that answers at once: `choose` and `evaluate` return when it has finished thinking.

    bot: what thinks, for code that pauses or stops it. name: what prints. Leaving its `with`, or close(), ends the
    program of a bot that has one.
    """

    def __init__(self, bot: Bot, name: object = None) -> None:
        self.bot: Final = bot
        self._source: Final = name or bot
        self.name: Final = name_of(self._source)

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Think as the bot does, so that this is a bot, too."""
        return self.bot.think(state, limit, rng)

    def choose(
        self,
        position: State | AnyGame,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        seed: int | None = None,
    ) -> Action:
        """Return the bot's action at a decision node; `evaluate` describes the parameters.

        >>> from coloretto import parse_state
        >>> state = parse_state("4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3")
        >>> bot("expert").choose(state, nodes=1000, seed=1)
        Action('t1')
        """
        action = self.evaluate(position, nodes=nodes, seconds=seconds, seed=seed).action
        assert isinstance(action, Action)
        return action

    def evaluate(
        self,
        position: State | AnyGame,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        seed: int | None = None,
    ) -> Choice:
        """Return the bot's action, and the values of the actions that it evaluated.

        position: a state, or a game at its present state. nodes, seconds: limits; with neither, the bot takes the time
        that its level needs. seed: of the bot's random numbers; with the same seed and no limit in seconds, it always
        chooses the same. Raises IllegalActionError if the state is not a decision node.
        """
        state = position.state if isinstance(position, AnyGame) else position
        if not isinstance(state, State):
            raise IllegalActionError(f"a bot chooses at a State or in a Game, not {quote(position)}")
        if not legal_actions(state):
            raise IllegalActionError("a bot can only choose where a player decides")
        number = whole_number(seed)
        if seed is not None and number is None:
            raise VariantError(f"a seed is a whole number, not {quote(seed)}")
        return checked_choice(choose(self.bot, state, Limit(nodes=nodes, seconds=seconds), Random(number)), self.name)

    def close(self) -> None:
        """End the program of a bot that has one; it starts again at its next decision."""
        close_bot(self.bot)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __repr__(self) -> str:
        source = self._source
        return f"bot({source!r})" if isinstance(source, str) or not hasattr(source, "__name__") else f"bot({self.name})"

    def __str__(self) -> str:
        return self.name


def bot(bot: object) -> SimpleBot:
    """Return a bot that answers at once.

    bot: the name of a level ("newcomer", "casual", "regular", "strong", "expert" or "master"), perhaps with a style
    ("expert:spoiler"), of a reference ("random", "greedy", "careful"), of a file ("mybot.py"), of a program that plays
    by the bot protocol ("cmd:./mybot --fast", see `Program`) or of an installed plug-in, or "module:Name"; or a
    function of a table, or of a state, its legal actions and a random number generator; or an object with the method
    `think`, or its class. Raises VariantError.

    >>> bot("expert:spoiler"), str(bot(lambda table: table.legal[0]))
    (bot('expert:spoiler'), '<lambda>')
    >>> bot("grandmaster")
    Traceback (most recent call last):
    coloretto.errors.VariantError: level must be one of newcomer, casual, regular, strong, expert, master, ...
    """
    return bot if isinstance(bot, SimpleBot) else SimpleBot(bot_from(bot), bot)
