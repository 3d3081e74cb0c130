"""What the engine answers: types only, so that only type checkers and tools import it.
`python3 -m tools.protocol` writes web/src/engine/protocol.ts from them and from the methods in `session.py`.

Rows and seats count from 0 here and from 1 wherever a person reads or types them (action texts such as "t1" are such a
place).
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict, TypeVar

from coloretto.service.codes import Action, Card, Colour, Edition, Level, PlayerKind, Scoring, Style

Key = TypeVar("Key")
Value = TypeVar("Value")

Partial: TypeAlias = Mapping[Key, Value]
"""In which any key may be absent."""


class EngineError(TypedDict):
    """`type` is a name the page has a message for; `message` is English, for programmers."""

    type: str
    message: str
    file: NotRequired[str]
    """A file of the package that is not there yet: once it is, the same may be asked again."""


class QueryProblem(TypedDict):
    """What an address asked for and could not have."""

    name: str
    value: str
    allowed: Sequence[str]
    """What would have been possible."""
    used: str
    """What the game was started with instead."""


class CardView(TypedDict):
    """`id` tells equal cards apart, for animation only; it stays with the card for the whole game."""

    id: int
    card: Card


class SupplyView(TypedDict):
    """The cards that lie face down."""

    cards: int
    draws_left: int | None
    """Draws before the last-round card turns up (0: with the next draw); null once it has."""
    unseen: Partial[Card, int]
    """Cards nobody has seen yet, by kind; kinds of which none is left are absent."""
    draw: Action | None
    """The action, when a person may draw now."""


class RowView(TypedDict):
    """A row, with the actions where a person may choose them now."""

    capacity: int
    cards: Sequence[CardView]
    taken_by: int | None
    place: Action | None
    take: Action | None
    gain: int | None
    """What taking the row would do to the score of the person to act, the card in hand included if it fits in."""


PileKind: TypeAlias = Literal["plus", "minus", "bonus", "joker"]


class PileView(TypedDict):
    """One colour of an area, its "+2" cards or its jokers. Points of all piles add up to the score."""

    card: Card
    cards: Sequence[CardView]
    jokers: int
    """Jokers counted into this colour."""
    points: int
    counts: PileKind


class SeatView(TypedDict):
    """Who sits at a seat, and what lies there."""

    kind: PlayerKind
    level: str | None
    style: str | None
    name: str | None
    out: bool
    """Has taken a row in this round."""
    score: int
    """With jokers given their best colours, or at the end those that were chosen."""
    piles: Sequence[PileView]
    """In the order in which they were begun."""


class JokersView(TypedDict):
    """What a person whose jokers have no colours yet must choose."""

    seat: int
    choice: Sequence[Colour]
    """The best choice, one colour for each joker."""
    colours: Sequence[Colour]
    """What each joker may be given."""


class ResultView(TypedDict):
    """How the game ended."""

    ranks: Sequence[int]
    """1 is best; equal scores share a rank."""
    winners: Sequence[int]


class RoundEntry(TypedDict):
    """A round begins; rows that nobody took in the one before were discarded."""

    kind: Literal["round"]
    round: int
    seat: int
    discarded: Sequence[Card]


class DrawEntry(TypedDict):
    """A card was turned over."""

    kind: Literal["draw"]
    seat: int
    card: Card


class PlaceEntry(TypedDict):
    """The card was put into a row."""

    kind: Literal["place"]
    seat: int
    card: Card
    row: int


class TakeEntry(TypedDict):
    """A row was taken; a golden joker in it revealed a card."""

    kind: Literal["take"]
    seat: int
    row: int
    cards: Sequence[Card]
    revealed: Card | None


class LastRoundEntry(TypedDict):
    """The last-round card turned up."""

    kind: Literal["last_round"]
    seat: int


class OverEntry(TypedDict):
    """The last round ended."""

    kind: Literal["over"]
    discarded: Sequence[Card]


LogEntry: TypeAlias = RoundEntry | DrawEntry | PlaceEntry | TakeEntry | LastRoundEntry | OverEntry

Phase: TypeAlias = Literal["decide", "place", "jokers", "over"]
"""`decide`, `place`: a seat must act. `jokers`: a person gives colours to jokers. `over`: nothing is left to do."""


class View(TypedDict):
    """All that the page may show of a game."""

    players: int
    edition: Edition
    scoring: Scoring
    marker_depth: int
    seed: int | None
    practice: bool
    """A card was seen that was not known when a decision was first made: the game is no longer one that counts."""
    points: Sequence[int]
    """Points for 1, 2, ... cards of a colour; the last for more, too."""
    removed: Sequence[Colour]
    phase: Phase
    round: int
    current: int | None
    """The seat that must act or give its jokers colours; null when the game is over."""
    waiting_for: PlayerKind | None
    last_round: bool
    supply: SupplyView
    drawn: CardView | None
    """The card turned over and not yet placed."""
    rows: Sequence[RowView]
    seats: Sequence[SeatView]
    log: Sequence[LogEntry]
    undo: bool
    redo: bool
    jokers: JokersView | None
    result: ResultView | None


class GameResult(TypedDict):
    """The answer to what changes the game. `save` is opaque text: `load` takes it back."""

    view: View
    save: str
    problems: NotRequired[Sequence[QueryProblem]]
    """Only where an address asked: what it could not have."""


class Nothing(TypedDict):
    """The answer to `warm_up`."""


class Defaults(TypedDict):
    """What a game is played with unless something else is asked for."""

    players: int
    edition: Edition
    scoring: Scoring
    level: Level


class LevelOption(TypedDict):
    """A level of bots and what was measured of it; figures that nobody has measured are absent."""

    level: Level
    share: NotRequired[float]
    """Of the wins at a table of four, one against three of the level "regular"; 0.25 would be even."""
    lost: NotRequired[float]
    """Points given away a decision."""
    blunders: NotRequired[float]
    """Of its decisions, those that give away three points or more."""


class Options(TypedDict):
    """The answer to `options`: what a set-up form may offer."""

    players: Sequence[int]
    editions: Sequence[Edition]
    scorings: Sequence[Scoring]
    marker_depths: Sequence[int]
    default_marker_depth: Mapping[Edition, int]
    levels: Sequence[LevelOption]
    """Weakest first."""
    styles: Sequence[Style]
    seed_max: int
    name_max: int
    defaults: Defaults


class Sheet(TypedDict):
    """The answer to `preview_jokers`: one seat's sheet with the jokers given those colours."""

    score: int
    piles: Sequence[PileView]


class Replay(TypedDict):
    """The answer to `replay`: a recorded game after `ply` of its `plies` actions, to look at."""

    view: View
    ply: int
    plies: int


class RecordForms(TypedDict):
    """The answer to `record`: the game in hand as docs/notation.md writes it."""

    text: str
    json: Mapping[str, object] | None
    """null for a game that began in the middle."""


class Promised(TypedDict):
    """The answer to `promise`, before the end: `save` holds the salt, so that it can be told in the end."""

    sha256: str
    save: str


class Revealed(TypedDict):
    """The answer to `reveal`, after the end: the text whose SHA-256 was promised (docs/fairness.md)."""

    text: str
    sha256: str
