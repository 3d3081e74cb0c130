"""The public names of the package, which `import coloretto` loads on first use.

The classes and functions of other modules are here under their own names; those defined here combine them.
"""

import sys
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeVar

from coloretto.bots.base import Bot, Choice, Limit, Task, choose, run
from coloretto.bots.names import bot_from, name_of
from coloretto.bots.scripts.function import FunctionBot
from coloretto.cards import SCORINGS, Counts, Variant
from coloretto.errors import (
    ColorettoError,
    IllegalActionError,
    InvalidPositionError,
    NotationError,
    RecordError,
    VariantError,
    quote,
)
from coloretto.game import Game as AnyGame
from coloretto.game import HistoryEntry, Player
from coloretto.library import (
    Game,
    checked_choice,
    describe_entry,
    play_out,
    read_records,
    record_from_json,
    record_to_json,
)
from coloretto.notation import text as notation
from coloretto.notation.areas import area_from
from coloretto.record import Record
from coloretto.rules import apply_action, apply_outcome, chance_outcomes, legal_actions
from coloretto.scoring import best_score
from coloretto.state import NamedAction as Action
from coloretto.state import State

if TYPE_CHECKING:
    from coloretto import svg
    from coloretto.coach.review import Review
else:

    def __getattr__(name):
        """Load a module on first use."""
        return public(name)


Given = TypeVar("Given")
Result = TypeVar("Result")

MODULES: Final = {
    "bots": ("bots.base", "bots.gains", "bots.names", "bots.table"),
    "cards": ("cards",),
    "coach": ("coach.evaluation", "coach.explanations", "coach.review"),
    "errors": ("errors",),
    "notation": ("notation.json", "notation.text"),
    "record": ("record",),
    "rules": ("rules",),
    "scoring": ("scoring",),
    "state": ("state",),
    "svg": ("svg",),
}
"""The documented modules and packages that need no import of their own, with what each loads on first use."""

__all__ = [
    "Action",
    "Bot",
    "Choice",
    "ColorettoError",
    "FunctionBot",
    "Game",
    "HistoryEntry",
    "IllegalActionError",
    "InvalidPositionError",
    "Limit",
    "NotationError",
    "Player",
    "Record",
    "RecordError",
    "SimpleBot",
    "State",
    "Variant",
    "VariantError",
    "apply_action",
    "apply_outcome",
    "bot",
    "chance_outcomes",
    "format_action",
    "format_state",
    "legal_actions",
    "parse_action",
    "parse_state",
    "play_out",
    "read_records",
    "record_from_json",
    "record_from_text",
    "record_to_json",
    "record_to_text",
    "review",
    "score",
    "svg",
]


def public(name: str) -> object:
    """Return what `coloretto.NAME` is. Raises AttributeError."""
    if name == "__all__":
        return ["RULES_VERSION", "__version__", *__all__]
    if name in MODULES:
        for module in MODULES[name]:
            import_module(f"coloretto.{module}")
        return sys.modules[f"coloretto.{name}"]
    if name in __all__:
        return globals()[name]
    raise AttributeError(f"module 'coloretto' has no attribute {name!r}")


def _checked(function: Callable[[Given], Result], kind: type, what: str) -> Callable[[Given], Result]:
    """Return a function that refuses a value of another type in our words."""

    @wraps(function)
    def checked(value: Given) -> Result:
        if not isinstance(value, kind):
            raise NotationError(f"{what}, not {quote(value)}")
        return function(value)

    return checked


parse_action = _checked(notation.action_from_text, str, "an action to parse is text")
parse_state = _checked(notation.state_from_text, str, "a position to parse is text")
format_state = _checked(notation.state_to_text, State, "a position to write is a State")
record_from_text = _checked(notation.record_from_text, str, "a record to read is text")
record_to_text = _checked(notation.record_to_text, Record, "a record to write is a Record")


def format_action(action: int) -> str:
    """Return the text of an action, such as "p2". Raises NotationError."""
    return str(Action(action))


def _picture(position: State | AnyGame) -> str:
    return import_module("coloretto.svg").table(position)  # type: ignore[no-any-return]


def _table(state: State) -> str:
    from coloretto.table_text import table_lines

    return "\n".join(table_lines(state))


def _show(kind: type, **methods: Callable[[Any], str]) -> None:
    """Give a class, of which the page loads no texts for programs, methods that show its objects."""
    for name, method in methods.items():
        setattr(kind, name, method)


# `_repr_svg_` is what notebooks show.
_show(State, _repr_svg_=_picture, __repr__=lambda state: f"parse_state({format_state(state)!r})", __str__=_table)
_show(AnyGame, _repr_svg_=_picture)
_show(HistoryEntry, __str__=describe_entry)
_show(Record, __str__=record_to_text)


class SimpleBot:
    """A bot that answers at once: `choose` and `evaluate` return when it has finished thinking.

    bot: what thinks, for code that pauses or stops it. name: what prints.
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
        return checked_choice(choose(self.bot, state, Limit(nodes=nodes, seconds=seconds), Random(seed)), self.name)

    def __repr__(self) -> str:
        source = self._source
        return f"bot({source!r})" if isinstance(source, str) or not hasattr(source, "__name__") else f"bot({self.name})"

    def __str__(self) -> str:
        return self.name


def bot(bot: object) -> SimpleBot:
    """Return a bot that answers at once.

    bot: the name of a level ("newcomer", "casual", "regular", "strong", "expert" or "master"), perhaps with a style
    ("expert:spoiler"), of a reference ("random", "greedy", "careful"), of a file ("mybot.py") or of an installed
    plug-in, or "module:Name"; or a function of a table, or of a state, its legal actions and a random number generator;
    or an object with the method `think`, or its class. Raises VariantError.

    >>> bot("expert:spoiler"), str(bot(lambda table: table.legal[0]))
    (bot('expert:spoiler'), '<lambda>')
    >>> bot("grandmaster")
    Traceback (most recent call last):
    coloretto.errors.VariantError: level must be one of newcomer, casual, regular, strong, expert, master, ...
    """
    return bot if isinstance(bot, SimpleBot) else SimpleBot(bot_from(bot), bot)


def score(cards: Counts | str, scoring: str = "brown") -> int:
    """Return the points of an area, with its jokers as the best colours.

    cards: counts, or text such as "R4O2+2*": four red cards, two orange ones, two +2 cards and a joker. scoring:
    "brown" or "grey". Raises NotationError, InvalidPositionError and VariantError.

    >>> score("R4O2+2*")
    22
    """
    if scoring not in SCORINGS:
        raise VariantError(f"scoring must be {' or '.join(SCORINGS)}, not {quote(scoring)}")
    return best_score(area_from(cards), scoring)


def review(game: AnyGame) -> "Review":
    """Return the review of a game, finished or not: what each decision gave away, and what was luck.

    It takes a second for some ten plies.

    >>> game = Game.deal(2, ["casual", "casual"], seed=3)
    >>> print(game.play("d"))
    d Y
    >>> review(game).decisions[0].band
    'best'
    """
    from coloretto.coach.review import review_game

    if not isinstance(game, AnyGame):
        raise RecordError(None, f"a review needs a Game, not {quote(game)}")
    return run(
        review_game(game.initial_state, game.history, [game.jokers(seat) for seat in range(game.variant.players)])
    )
