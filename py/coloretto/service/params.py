"""What requests ask for: types only, so that only type checkers and tools import it.
This is what a page is to send; `arguments.py` checks what does come in, and forgives more than this.
"""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from coloretto.service.codes import Action, Colour, Edition, PlayerKind, Scoring


class StartParams(TypedDict):
    """`start`: the query of an address. What cannot be used is reported and replaced."""

    query: Mapping[str, str]


class PlayerSetup(TypedDict):
    """Who is to sit at a seat."""

    kind: PlayerKind
    level: str | None
    """null for people."""
    style: NotRequired[str | None]
    """null or absent for people, and for bots that play in no particular style."""
    name: str | None
    """null: the page words a name."""


class Setup(TypedDict):
    """`new_game`: a table that was set up."""

    players: int
    edition: Edition
    scoring: Scoring
    marker_depth: int | None
    """null: the edition's own."""
    seed: int | None
    """null: by lot."""
    seats: Sequence[PlayerSetup]


class LoadParams(TypedDict):
    """`load`: a text that an answer held."""

    save: str


class PlayParams(TypedDict):
    """`play`: an action of the person to act."""

    action: Action


class JokerChoice(TypedDict):
    """`preview_jokers`, `choose_jokers`: a colour for each joker."""

    seat: int
    colours: Sequence[Colour]


class PositionToPlay(TypedDict):
    """`position`: a game that begins in the middle, one person against bots. Its view tells no seed; its round is 1."""

    position: str
    """Of docs/notation.md; one in which a seat acts."""
    level: NotRequired[str | None]
    """Of the bots; null or absent: the default one."""
    seat: NotRequired[int | None]
    """Where the person sits; null or absent: the seat that acts."""
    seed: NotRequired[int | None]
    """For the order of the cards not seen; null or absent: by lot."""
    query: NotRequired[Mapping[str, str]]
    """`level` and `seed` as an address has them: what cannot be used is reported and replaced, as by `start`."""


class TakeOver(TypedDict):
    """`take_over`: play on from a ply, one person against bots. What came after is forgotten, the game is practice."""

    record: NotRequired[str]
    """Absent: the game in hand."""
    ply: int
    seat: int
    level: NotRequired[str | None]
    """Of the bots; null or absent: the default one."""


class DayParams(TypedDict):
    """`daily`, `par`: the deal of a date."""

    date: str


class WhyParams(TypedDict):
    """`why`: the action to explain."""

    ply: NotRequired[int]
    """Absent: the last one of a bot."""


class ReviewParams(TypedDict):
    """`review`: the game to look back on."""

    record: NotRequired[str]
    """Absent: the game in hand."""


class ReplayParams(TypedDict):
    """`replay`: a place in a recorded game."""

    record: str
    ply: int
