"""The types of pictures, imported by type checkers and tools only.
`python3 -m tools.protocol` writes web/src/engine/picture-protocol.ts from them.
"""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from coloretto.service.codes import PlayerKind
from coloretto.service.params import ReplayParams
from coloretto.svg.parts import PaletteColour


class PictureWords(TypedDict):
    """The words of a picture of the table."""

    title: str
    description: str
    """The position in words."""
    heading: str
    """Whose turn it is, or who has won."""
    variant: str
    supply: str
    """How many cards are face down."""
    last_round: str
    """When it begins, or that it has begun."""
    no_cards: str
    """Of an empty area."""
    to_move: str
    out: str


class PicturedPlayer(TypedDict):
    """The player at a seat."""

    kind: PlayerKind
    name: str


class PictureParams(TypedDict):
    """`picture`: the words and colours of a picture of the table."""

    words: PictureWords
    players: Sequence[PicturedPlayer]
    """One for each seat."""
    palette: Mapping[PaletteColour, str]
    """The colours as in CSS: `#` and digits, or a function such as `rgb()`."""
    replay: NotRequired[ReplayParams]
    """Absent: the current game."""
    ply: NotRequired[int]
    """The ply of the current game that the page shows: a bot may have acted since. Absent: the present ply."""


class ResultWords(TypedDict):
    """The words of the picture of a result."""

    title: str
    description: str
    heading: str
    about: str
    """The kind of game, or the date of a daily deal."""


class ResultFigure(TypedDict):
    """A figure in the picture of a result, such as the points."""

    label: str
    value: str


class ResultPictureParams(TypedDict):
    """`result_picture`: what a seat has made of a game that is over, as a picture to send."""

    seat: int
    words: ResultWords
    figures: Sequence[ResultFigure]
    """At most three, the most important first."""
    palette: Mapping[PaletteColour, str]
    """The colours as in CSS: `#` and digits, or a function such as `rgb()`."""
    record: NotRequired[str]
    """Absent: the current game."""


class Picture(TypedDict):
    """The answer to `picture` and `result_picture`."""

    svg: str
    """The picture as SVG. It lacks the card art to which it refers, such as `card-c0`: add that to its `defs`."""
    position: str | None
    """The position (docs/notation.md); null unless a seat must act."""
