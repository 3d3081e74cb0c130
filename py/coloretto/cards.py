"""The kinds of cards and how many of each a variant uses; knows nothing of seats, rows or turns.

Source of the counts: the English rule booklet of 2003 and the Spanish and Portuguese ones of the later edition.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, TypeVar, get_args

from coloretto.errors import VariantError, quote, whole_number

Card: TypeAlias = int
"""A kind of card: 0..6 are the colours, then PLUS_TWO, JOKER and GOLDEN."""

Counts: TypeAlias = tuple[int, ...]
"""A bag of cards: the count of each of the KINDS kinds."""

Edition: TypeAlias = Literal["classic", "golden"]
Scoring: TypeAlias = Literal["brown", "grey"]

COLOURS: Final = 7
PLUS_TWO: Final[Card] = 7
JOKER: Final[Card] = 8
GOLDEN: Final[Card] = 9
KINDS: Final = 10
NO_CARDS: Final[Counts] = (0,) * KINDS

ColourCode: TypeAlias = Literal["c0", "c1", "c2", "c3", "c4", "c5", "c6"]
CardCode: TypeAlias = Literal[ColourCode, "+2", "joker", "golden"]
COLOUR_CODES: Final[tuple[ColourCode, ...]] = get_args(ColourCode)
CODES: Final[tuple[CardCode, ...]] = get_args(CardCode)
"""The code of each kind of card, in JSON and for scripts."""

PLAYERS: Final = (2, 3, 4, 5)
EDITIONS: Final[tuple[Edition, ...]] = get_args(Edition)
SCORINGS: Final[tuple[Scoring, ...]] = get_args(Scoring)
MARKER_DEPTHS: Final = (15, 16)
DEFAULT_MARKER_DEPTH: Final[Mapping[Edition, int]] = {"classic": 15, "golden": 16}
CARDS_PER_COLOUR: Final = 9

_SPECIAL_CARDS: Final = {"classic": (10, 3, 0), "golden": (10, 2, 1)}
_REMOVED_COLOURS: Final = {2: 2, 3: 1, 4: 0, 5: 0}

Value = TypeVar("Value", bound=int | str)


@dataclass(frozen=True, slots=True, init=False)
class Variant:
    """A variant of the game.

    players: 2..5. edition: "classic" or "golden", selects the special cards. scoring: "brown" or "grey", the side of
    the scoring table. marker_depth: 15 or 16, the number of cards under the last-round card; without it, that of the
    edition's rules. Raises VariantError.

    >>> Variant(3, "golden").marker_depth
    16
    """

    players: int
    edition: Edition
    scoring: Scoring
    marker_depth: int

    def __init__(
        self, players: int, edition: str = "classic", scoring: str = "brown", marker_depth: int | None = None
    ) -> None:
        seats, cards = _one_of("players", players, PLAYERS), _one_of("edition", edition, EDITIONS)
        side = _one_of("scoring", scoring, SCORINGS)
        depth = DEFAULT_MARKER_DEPTH[cards] if marker_depth is None else marker_depth
        depth = _one_of("marker_depth", depth, MARKER_DEPTHS)
        for name, value in zip(self.__slots__, (seats, cards, side, depth), strict=True):
            object.__setattr__(self, name, value)  # As the class is frozen.

    @property
    def removed_colours(self) -> int:
        """The number of colours removed from the game."""
        return _REMOVED_COLOURS[self.players]

    @property
    def starting_cards(self) -> int:
        """The number of cards each seat starts with."""
        return 2 if self.players == 2 else 1

    @property
    def capacities(self) -> tuple[int, ...]:
        """The number of cards each row can hold."""
        return (1, 2, 3) if self.players == 2 else (3,) * self.players


def variant_from_values(players: Any, edition: Any, scoring: Any, marker_depth: Any) -> Variant:
    """Return a variant made from unchecked values. Raises VariantError for the first value that no variant has."""
    return Variant(players, edition, scoring, marker_depth)


def deck_counts(variant: Variant, removed: Iterable[Card]) -> Counts:
    """Count all cards of the game, starting cards included, without the colours in `removed`.

    >>> sum(deck_counts(Variant(4), removed=()))
    76
    """
    absent = frozenset(removed)
    colours = tuple(0 if colour in absent else CARDS_PER_COLOUR for colour in range(COLOURS))
    return colours + _SPECIAL_CARDS[variant.edition]


def count_cards(cards: Iterable[Card]) -> Counts:
    """Return a bag of cards.

    >>> count_cards([0, 0, JOKER])
    (2, 0, 0, 0, 0, 0, 0, 0, 1, 0)
    """
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def list_cards(counts: Counts) -> list[Card]:
    """List the cards of a bag, ascending by kind.

    >>> list_cards((2, 0, 0, 0, 0, 0, 0, 0, 1, 0))
    [0, 0, 8]
    """
    return [card for card, count in enumerate(counts) for _ in range(count)]


def with_card(counts: Counts, card: Card) -> Counts:
    """Return the bag with one more card."""
    return (*counts[:card], counts[card] + 1, *counts[card + 1 :])


def without_card(counts: Counts, card: Card) -> Counts:
    """Return the bag without one card, which it must hold."""
    return (*counts[:card], counts[card] - 1, *counts[card + 1 :])


def _one_of(name: str, value: object, allowed: Sequence[Value]) -> Value:
    given = value if type(value) in (int, str) else whole_number(value)
    for choice in allowed:
        if given == choice:
            return choice
    raise VariantError(f"{name} must be one of {', '.join(map(str, allowed))}, not {quote(value)}")
