"""What `python -m coloretto tables` tells the build: types only, so that only type checkers and tools import it."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, TypedDict

from coloretto.service.codes import Card, Edition, Scoring
from coloretto.service.protocol import Options

Special: TypeAlias = Literal["+2", "joker", "golden"]


class PlayersTable(TypedDict):
    """What is dealt to so many players."""

    players: int
    removed: int
    """Colours that are out of the game."""
    starting: int
    """Cards that each seat starts with."""
    capacities: Sequence[int]
    supply: int


class EditionTable(TypedDict):
    """What is in an edition."""

    edition: Edition
    specials: Mapping[Special, int]
    marker_depth: int


class ExamplePile(TypedDict):
    """A pile of the example."""

    card: Card
    cards: int
    jokers: int
    points: int


class Example(TypedDict):
    """One and the same area, scored."""

    piles: Sequence[ExamplePile]
    score: int


class RuleTables(TypedDict):
    """The numbers of the rules."""

    colours: int
    cards_per_colour: int
    players: Sequence[PlayersTable]
    editions: Sequence[EditionTable]
    marker_depths: Sequence[int]
    points: Mapping[Scoring, Sequence[int]]
    """For 1, 2, ... cards of a colour; the last for more, too."""
    plus_colours: int
    plus_two_points: int
    example: Mapping[Scoring, Example]


class Tables(RuleTables):
    """The numbers of the rules, and what games there are."""

    options: Options
