"""The output of `python -m coloretto tables`: types only, imported by type checkers and tools only."""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from coloretto.service.codes import Card, Edition, Level, Scoring, Style

Special: TypeAlias = Literal["+2", "joker", "golden"]


class PlayersTable(TypedDict):
    """The setup for a number of players."""

    players: int
    removed: int
    """Number of colours removed from the deck."""
    starting: int
    """Number of cards that each seat starts with."""
    capacities: Sequence[int]
    supply: int


class EditionTable(TypedDict):
    """The special cards of an edition."""

    edition: Edition
    specials: Mapping[Special, int]
    marker_depth: int


class ExamplePile(TypedDict):
    """One pile of the example area."""

    card: Card
    cards: int
    jokers: int
    points: int


class Example(TypedDict):
    """The example area, scored by one side of the scoring card."""

    piles: Sequence[ExamplePile]
    score: int


class RuleTables(TypedDict):
    """The constants of the rules."""

    colours: int
    cards_per_colour: int
    players: Sequence[PlayersTable]
    editions: Sequence[EditionTable]
    marker_depths: Sequence[int]
    points: Mapping[Scoring, Sequence[int]]
    """Points for 1, 2, ... cards of a colour; the last also for more cards."""
    plus_colours: int
    plus_two_points: int
    example: Mapping[Scoring, Example]


class Defaults(TypedDict):
    """The default settings of a game."""

    players: int
    edition: Edition
    scoring: Scoring
    level: Level


class LevelOption(TypedDict):
    """A level of bots and its measured strength; figures that were not measured are absent."""

    level: Level
    share: NotRequired[float]
    """Share of the wins of one such bot against three of the level "regular"; 0.25 would be even."""
    lost: NotRequired[float]
    """Mean points lost per decision."""
    blunders: NotRequired[float]
    """Share of its decisions that lose three points or more."""


class Options(TypedDict):
    """The choices for a new game."""

    players: Sequence[int]
    editions: Sequence[Edition]
    scorings: Sequence[Scoring]
    marker_depths: Sequence[int]
    default_marker_depth: Mapping[Edition, int]
    points: Mapping[Scoring, Sequence[int]]
    """Points for 1, 2, ... cards of a colour; the last also for more cards."""
    levels: Sequence[LevelOption]
    """The levels, weakest first."""
    styles: Sequence[Style]
    seed_max: int
    name_max: int
    defaults: Defaults


class Tables(RuleTables):
    """The constants of the rules, and the choices for a new game."""

    options: Options
