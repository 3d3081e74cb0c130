"""The parameters of requests: types only, imported by type checkers and tools only.
A page sends these; `arguments.py` checks them and accepts a little more.
"""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypeAlias, TypedDict

from coloretto.service.codes import Action, Colour, Edition, PlayerKind, Scoring


class PlayerSetup(TypedDict):
    """The player at a seat."""

    kind: PlayerKind
    level: str | None
    """null for people."""
    style: NotRequired[str | None]
    """null or absent for people, and for bots without a style."""
    name: str | None
    """null: the page chooses a name."""


class Setup(TypedDict):
    """The settings of a new game."""

    players: int
    edition: Edition
    scoring: Scoring
    marker_depth: int | None
    """null: the default of the edition."""
    seed: int | None
    """null: a random seed."""
    seats: Sequence[PlayerSetup]


class PlayParams(TypedDict):
    """`play`: an action of the person to act."""

    action: Action


class JokerChoice(TypedDict):
    """`preview_jokers`, `choose_jokers`: a colour for each joker."""

    seat: int
    colours: Sequence[Colour]


class SetupToDeal(TypedDict):
    """A new game with these settings."""

    setup: Setup


class QueryToDeal(TypedDict):
    """A new game of one person against bots. Invalid values are reported and replaced by defaults."""

    query: Mapping[str, str]
    """The query of a URL."""


class DayToDeal(TypedDict):
    """The deal of a day."""

    day: str
    """A date."""
    query: NotRequired[Mapping[str, str]]
    """`scores` and `from` as in a URL; invalid values are reported."""


class SaveToLoad(TypedDict):
    """The game of a save."""

    save: str
    known: NotRequired[str]
    """A save with the same id that stays: the game gets another id, unless it continues that one."""


class PositionToPlay(TypedDict):
    """A game from a position, one person against bots. Its view has no seed and begins with round 1."""

    position: str
    """A position (docs/notation.md) in which a seat must act."""
    level: NotRequired[str | None]
    """The level of the bots; null or absent: the default level."""
    seat: NotRequired[int | None]
    """The seat of the person; null or absent: the seat that acts."""
    seed: NotRequired[int | None]
    """The seed of the order of the unseen cards; null or absent: a random seed."""
    query: NotRequired[Mapping[str, str]]
    """`level` and `seed` as in a URL; invalid values are reported and replaced by defaults."""


class PlyToPlayOn(TypedDict):
    """A game that continues another from a ply, one person against bots. Later plies are dropped: it is practice."""

    record: NotRequired[str]
    """Absent: the current game."""
    ply: int
    seat: int
    level: NotRequired[str | None]
    """The level of the bots; null or absent: the default level."""
    bots: NotRequired[Sequence[PlayerSetup]]
    """The bots at the other seats, in the order of the seats; absent: bots of `level`."""


GameToOpen: TypeAlias = SetupToDeal | QueryToDeal | DayToDeal | SaveToLoad | PositionToPlay | PlyToPlayOn
"""`open`: where a game comes from."""


class TextToRead(TypedDict):
    """`read`: a save, a record in either form, or a position."""

    text: str
    known: NotRequired[str]
    """A save with the same id that the page has already."""


class DayParams(TypedDict):
    """`par`: the deal of a date."""

    date: str


class WhyParams(TypedDict):
    """`why`: the ply of the action to explain."""

    ply: NotRequired[int]
    """Absent: the last ply of a bot."""


class ReviewParams(TypedDict):
    """`review`: the game to review."""

    record: NotRequired[str]
    """Absent: the current game."""


class RatedGame(TypedDict):
    """A finished game that counts for a rating."""

    players: int
    scoring: Scoring
    lost: float
    """The points that the person's own decisions gave away."""


class RatingParams(TypedDict):
    """`rating`: the latest games of a person, oldest first."""

    games: Sequence[RatedGame]


class ReplayParams(TypedDict):
    """`replay`: a recorded game and the number of plies to replay."""

    record: str
    ply: int
