"""The public names of the package, which `import coloretto` loads on first use.

The classes and functions of other modules are here under their own names; those defined here combine them.
"""

import sys
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from coloretto import rules as rules
from coloretto.bots.base import Bot, Choice, Limit, run
from coloretto.bots.scripts.function import FunctionBot
from coloretto.cards import SCORINGS, Counts, Variant
from coloretto.errors import (
    ColorettoError,
    IllegalActionError,
    InvalidPositionError,
    NotationError,
    ProgramError,
    RecordError,
    VariantError,
    quote,
)
from coloretto.game import Game as AnyGame
from coloretto.game import HistoryEntry, Player
from coloretto.library import (
    Game,
    describe_entry,
    play_out,
    read_records,
    record_from_json,
    record_to_json,
)
from coloretto.notation import text as text_forms
from coloretto.notation.areas import area_from
from coloretto.record import Record
from coloretto.scoring import best_score
from coloretto.simple_bots import SimpleBot, bot
from coloretto.state import NamedAction as Action
from coloretto.state import State

if TYPE_CHECKING:
    from coloretto import bots as bots
    from coloretto import cards as cards
    from coloretto import coach as coach
    from coloretto import errors as errors
    from coloretto import notation as notation
    from coloretto import record as record
    from coloretto import scoring as scoring
    from coloretto import state as state
    from coloretto import svg
    from coloretto.coach.review import Review
    from coloretto.contest.arena import arena
    from coloretto.contest.results import ArenaResults, BotResult
    from coloretto.programs import AsyncProgram, Program
else:

    def __getattr__(name):
        """Load a module on first use."""
        return public(name)


Given = TypeVar("Given")
Result = TypeVar("Result")

MODULES: Final = ("bots", "cards", "coach", "envs", "errors", "notation", "record", "rules", "scoring", "state", "svg")
"""The documented modules and packages that need no import of their own."""

PARTS: Final = {
    *(f"coloretto.bots.{name}" for name in ("base", "gains", "names", "table")),
    *(f"coloretto.coach.{name}" for name in ("evaluation", "explanations", "review")),
    *(f"coloretto.notation.{name}" for name in ("json", "text")),
}
"""The documented modules of these packages."""

LATER: Final = {
    "ArenaResults": "contest.results",
    "AsyncProgram": "programs",
    "BotResult": "contest.results",
    "Program": "programs",
    "arena": "contest.arena",
}
"""The names whose modules load much, by those modules."""

__all__ = [
    "Action",
    "ArenaResults",
    "AsyncProgram",
    "Bot",
    "BotResult",
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
    "Program",
    "ProgramError",
    "Record",
    "RecordError",
    "SimpleBot",
    "State",
    "Variant",
    "VariantError",
    "apply_action",
    "apply_outcome",
    "arena",
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
        module = import_module(f"coloretto.{name}")
        return module if name == "envs" else _with_parts(module)
    if name in LATER:
        return getattr(import_module(f"coloretto.{LATER[name]}"), name)
    if name in __all__:
        return globals()[name]
    raise AttributeError(f"module 'coloretto' has no attribute {name!r}")


def _with_parts(module: ModuleType) -> ModuleType:
    """Let a package load its documented modules on first use, as `coloretto` does."""
    name = module.__name__

    def part(attribute: str) -> ModuleType:
        if f"{name}.{attribute}" in PARTS:
            return import_module(f"{name}.{attribute}")
        raise AttributeError(f"module {name!r} has no attribute {attribute!r}")

    vars(module)["__getattr__"] = part
    return module


def _checked(function: Callable[[Given], Result], kind: type, what: str) -> Callable[[Given], Result]:
    """Return a function that refuses a value of another type in our words."""

    @wraps(function)
    def checked(value: Given) -> Result:
        if not isinstance(value, kind):
            raise NotationError(f"{what}, not {quote(value)}")
        return function(value)

    return checked


parse_action = _checked(text_forms.action_from_text, str, "an action to parse is text")
parse_state = _checked(text_forms.state_from_text, str, "a position to parse is text")
format_state = _checked(text_forms.state_to_text, State, "a position to write is a State")
record_from_text = _checked(text_forms.record_from_text, str, "a record to read is text")
record_to_text = _checked(text_forms.record_to_text, Record, "a record to write is a Record")


_legal_actions, _apply_action = rules.legal_actions, rules.apply_action
_chance_outcomes, _apply_outcome = rules.chance_outcomes, rules.apply_outcome

_WRONG: Final = (AssertionError, AttributeError, IndexError, TypeError, ValueError)
"""What the rules raise for a value that they do not check, as checking it would take time."""


def legal_actions(state: State) -> list[Action]:
    """List the legal actions, ascending; none if and only if chance acts or the game is over."""
    try:
        return _legal_actions(state)
    except _WRONG as error:
        raise _wrong_state(state, error) from None


def apply_action(state: State, action: int | str) -> State:
    """Return the state after a legal action; it may be a chance node.

    For speed, it does not check whether the action is legal: another one may give a state that no game has, or raise
    IllegalActionError. `Game.play` checks.
    """
    try:
        return _apply_action(state, action)  # type: ignore[arg-type]
    except _WRONG as error:
        wrong = error
    if isinstance(action, str) and isinstance(state, State):
        return apply_action(state, Action(action))
    if not isinstance(state, State):
        raise _wrong_state(state, wrong)
    legal = ", ".join(map(str, legal_actions(state))) or "none"
    raise IllegalActionError(f"{quote(action)} is not one of the legal actions: {legal}")


def chance_outcomes(state: State) -> list[tuple[int, float]]:
    """List the cards that can turn up at a chance node, ascending, with their probabilities; not checked, either."""
    try:
        return _chance_outcomes(state)
    except (*_WRONG, ZeroDivisionError) as error:
        raise _wrong_state(state, error) from None


def apply_outcome(state: State, card: int) -> State:
    """Return the state after a chance node turns up this card; a last-round card on top is set aside first.

    It checks neither the state nor the card: others may give a state that no game has, or raise IllegalActionError.
    """
    try:
        return _apply_outcome(state, card)
    except _WRONG as error:
        if not isinstance(state, State):
            raise _wrong_state(state, error) from None
    possible = ", ".join(f"{each} ({text_forms.LETTERS[each]})" for each, _ in chance_outcomes(state))
    raise IllegalActionError(f"{quote(card)} is not one of the cards that can turn up: {possible}")


def _wrong_state(state: object, error: Exception) -> Exception:
    if isinstance(state, State):
        return error
    return IllegalActionError(f"the rules apply to a State, not {quote(state)}")


def format_action(action: int) -> str:
    """Return the text of an action, such as "p2". Raises NotationError."""
    return str(Action(action))


def _picture(position: State | AnyGame) -> str:
    return import_module("coloretto.svg").table(position)  # type: ignore[no-any-return]


def _table(state: State) -> str:
    from coloretto.table_text import table_lines

    return "\n".join(table_lines(state))


def _fields(value: object) -> list[str]:
    """List the names that an interpreter completes: not those of a tuple, which a position is only for speed."""
    return sorted({*object.__dir__(value)} - {"count", "index"})


def _show(kind: type, **methods: Callable[[Any], object]) -> None:
    """Give a class, of which the page loads no texts for programs, methods that show its objects."""
    for name, method in methods.items():
        setattr(kind, name, method)


for _name in MODULES:
    # Loaded already, so that `coloretto` does not ask for it. The environments load their modules themselves.
    if f"coloretto.{_name}" in sys.modules and _name != "envs":
        _with_parts(sys.modules[f"coloretto.{_name}"])

# `_repr_svg_` is what notebooks show.
_show(State, _repr_svg_=_picture, __repr__=lambda state: f"parse_state({format_state(state)!r})", __str__=_table)
_show(AnyGame, _repr_svg_=_picture)
_show(HistoryEntry, __str__=describe_entry)
_show(Record, __str__=record_to_text)
for _kind in (State, Record, Choice):
    _show(_kind, __dir__=_fields)


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
