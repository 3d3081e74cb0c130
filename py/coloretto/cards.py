"""The kinds of cards and how many of each a variant plays with; knows no seats, rows or turns.

Source of the counts: the English rule booklet of 2003 and the Spanish and Portuguese ones of the later edition.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, TypeVar, get_args

from coloretto.errors import VariantError, quote

Card: TypeAlias = int
"""A kind of card: 0..6 are the colours, then PLUS_TWO, JOKER and GOLDEN."""

Counts: TypeAlias = tuple[int, ...]
"""A bag of cards: how many of each kind, KINDS numbers."""

Edition: TypeAlias = Literal["classic", "golden"]
Scoring: TypeAlias = Literal["brown", "grey"]

COLOURS: Final = 7
PLUS_TWO: Final[Card] = 7
JOKER: Final[Card] = 8
GOLDEN: Final[Card] = 9
KINDS: Final = 10
NO_CARDS: Final[Counts] = (0,) * KINDS

PLAYERS: Final = (2, 3, 4, 5)
EDITIONS: Final[tuple[Edition, ...]] = get_args(Edition)
SCORINGS: Final[tuple[Scoring, ...]] = get_args(Scoring)
MARKER_DEPTHS: Final = (15, 16)
DEFAULT_MARKER_DEPTH: Final[Mapping[Edition, int]] = {"classic": 15, "golden": 16}
CARDS_PER_COLOUR: Final = 9

_SPECIAL_CARDS: Final = {"classic": (10, 3, 0), "golden": (10, 2, 1)}
_REMOVED_COLOURS: Final = {2: 2, 3: 1, 4: 0, 5: 0}

Value = TypeVar("Value", bound=int | str)


@dataclass(frozen=True, slots=True)
class Variant:
    """Which Coloretto is played.

    players: 2..5. edition: which special cards are in. scoring: which side of the scoring table counts.
    marker_depth: how many cards lie under the last-round card. Raises VariantError.
    """

    players: int
    edition: Edition
    scoring: Scoring
    marker_depth: int

    def __post_init__(self) -> None:
        _one_of("players", self.players, PLAYERS)
        _one_of("edition", self.edition, EDITIONS)
        _one_of("scoring", self.scoring, SCORINGS)
        _one_of("marker_depth", self.marker_depth, MARKER_DEPTHS)

    @property
    def removed_colours(self) -> int:
        """How many colours are taken out of the game."""
        return _REMOVED_COLOURS[self.players]

    @property
    def starting_cards(self) -> int:
        """How many cards each seat starts with."""
        return 2 if self.players == 2 else 1

    @property
    def capacities(self) -> tuple[int, ...]:
        """How many cards each row may hold."""
        return (1, 2, 3) if self.players == 2 else (3,) * self.players


def make_variant(
    players: int = 4, edition: str = "classic", scoring: str = "brown", marker_depth: int | None = None
) -> Variant:
    """Make a variant, with the edition's own marker depth unless another is given.

    >>> make_variant(3, "golden").marker_depth
    16
    """
    return variant_from_values(players, edition, scoring, marker_depth)


def variant_from_values(players: object, edition: object, scoring: object, marker_depth: object) -> Variant:
    """Make a variant of values that may be anything; without a marker depth (None) with the edition's own.

    Raises VariantError for the first that no variant has.
    """
    checked_players = _one_of("players", players, PLAYERS)
    checked_edition = _one_of("edition", edition, EDITIONS)
    checked_scoring = _one_of("scoring", scoring, SCORINGS)
    depth = DEFAULT_MARKER_DEPTH[checked_edition] if marker_depth is None else marker_depth
    return Variant(checked_players, checked_edition, checked_scoring, _one_of("marker_depth", depth, MARKER_DEPTHS))


def deck_counts(variant: Variant, removed: Iterable[Card]) -> Counts:
    """Count all cards of the game, starting cards included, once the colours in `removed` are out.

    >>> sum(deck_counts(make_variant(4), removed=()))
    76
    """
    out = frozenset(removed)
    colours = tuple(0 if colour in out else CARDS_PER_COLOUR for colour in range(COLOURS))
    return colours + _SPECIAL_CARDS[variant.edition]


def count_cards(cards: Iterable[Card]) -> Counts:
    """Put cards into a bag.

    >>> count_cards([0, 0, JOKER])
    (2, 0, 0, 0, 0, 0, 0, 0, 1, 0)
    """
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def list_cards(counts: Counts) -> list[Card]:
    """Lay the cards of a bag out, ascending by kind.

    >>> list_cards((2, 0, 0, 0, 0, 0, 0, 0, 1, 0))
    [0, 0, 8]
    """
    return [card for card, count in enumerate(counts) for _ in range(count)]


def with_card(counts: Counts, card: Card) -> Counts:
    """Add one card to a bag."""
    return (*counts[:card], counts[card] + 1, *counts[card + 1 :])


def without_card(counts: Counts, card: Card) -> Counts:
    """Take one card out of a bag that holds it."""
    return (*counts[:card], counts[card] - 1, *counts[card + 1 :])


def _one_of(name: str, value: object, allowed: Sequence[Value]) -> Value:
    for choice in allowed:
        if type(value) is type(choice) and value == choice:
            return choice
    raise VariantError(f"{name} must be one of {', '.join(map(str, allowed))}, not {quote(value)}")
