"""The public names of the package, which `import coloretto` loads on first use.

The classes and functions of other modules are here under their own names; those defined here combine them.
"""

import sys
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Final

from coloretto.bots.base import Bot, Choice, Limit, choose, run
from coloretto.bots.function import FunctionBot
from coloretto.bots.names import bot_from_name
from coloretto.cards import Counts, Variant, make_variant
from coloretto.errors import (
    ColorettoError,
    IllegalActionError,
    InvalidPositionError,
    NotationError,
    RecordError,
    VariantError,
)
from coloretto.game import Game, Player
from coloretto.match import play_out
from coloretto.notation.text import action_from_text as parse_action
from coloretto.notation.text import action_to_text as format_action
from coloretto.notation.text import counts_from_text, record_from_text, record_to_text
from coloretto.notation.text import state_from_text as parse_state
from coloretto.notation.text import state_to_text as format_state
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
    "IllegalActionError",
    "InvalidPositionError",
    "Limit",
    "NotationError",
    "Player",
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
    "make_variant",
    "parse_action",
    "parse_state",
    "play_out",
    "record_from_text",
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


NOTEBOOK_METHOD: Final = "_repr_svg_"
"""The method by which notebooks show an object as a picture."""


def _picture(position: State | Game) -> str:
    return import_module("coloretto.svg").table(position)  # type: ignore[no-any-return]


for _shown in (State, Game):
    # Here rather than in the classes, which the page loads, too.
    setattr(_shown, NOTEBOOK_METHOD, _picture)


class SimpleBot:
    """A bot that answers at once: `choose` and `evaluate` return when it has finished thinking.

    bot: what thinks, for code that pauses or stops it.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot

    def choose(
        self, state: State, *, nodes: int | None = None, seconds: float | None = None, seed: int | None = None
    ) -> Action:
        """Return the bot's action at a decision node; `evaluate` describes the parameters.

        >>> state = parse_state("4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3")
        >>> format_action(bot("expert").choose(state, nodes=1000, seed=1))
        't1'
        """
        return self.evaluate(state, nodes=nodes, seconds=seconds, seed=seed).action

    def evaluate(
        self, state: State, *, nodes: int | None = None, seconds: float | None = None, seed: int | None = None
    ) -> Choice:
        """Return the bot's action, and the values of the actions that it evaluated.

        nodes, seconds: limits; with neither, the bot takes the time that its level needs. seed: of the bot's random
        numbers; with the same seed and no limit in seconds, it always chooses the same. Raises IllegalActionError if
        the state is not a decision node.
        """
        if not legal_actions(state):
            raise IllegalActionError("a bot can only choose where a player decides")
        return choose(self.bot, state, Limit(nodes=nodes, seconds=seconds), Random(seed))


def bot(name: str) -> SimpleBot:
    """Return a bot by its name.

    The name is a level ("newcomer", "casual", "regular", "strong", "expert" or "master"), perhaps with a style
    ("expert:spoiler"), a reference ("random", "greedy", "careful"), an installed plug-in, or "module:Name". Raises
    VariantError.

    >>> bot("grandmaster")
    Traceback (most recent call last):
    coloretto.errors.VariantError: level must be one of newcomer, casual, regular, strong, expert, master, ...
    """
    return SimpleBot(bot_from_name(name))


def score(cards: Counts | str, scoring: str = "brown") -> int:
    """Return the points of an area, with its jokers as the best colours.

    cards: counts, or text such as "R4O2+2*": four red cards, two orange ones, two +2 cards and a joker. scoring:
    "brown" or "grey". Raises NotationError and VariantError.

    >>> score("R4O2+2*")
    22
    """
    if scoring not in ("brown", "grey"):
        raise VariantError(f"scoring must be brown or grey, not {scoring!r}")
    return best_score(counts_from_text(cards) if isinstance(cards, str) else cards, scoring)


def review(game: Game) -> "Review":
    """Return the review of a game, finished or not: what each decision gave away, and what was luck.

    It takes a second for some ten plies.

    >>> game = Game.deal(make_variant(2), [Player("casual"), Player("casual")], seed=3)
    >>> game.play(parse_action("d")).outcome is not None
    True
    >>> review(game).decisions[0].band
    'best'
    """
    from coloretto.coach.review import review_game

    return run(
        review_game(game.initial_state, game.history, [game.jokers(seat) for seat in range(game.variant.players)])
    )
