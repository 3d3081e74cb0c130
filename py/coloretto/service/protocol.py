"""The engine's answers: types only, imported by type checkers and tools only.
`python3 -m tools.protocol` writes web/src/engine/protocol.ts from them and from the methods in `session.py`.

Rows and seats count from 0 here, and from 1 in texts that people read or type, action texts such as "t1" included.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict, TypeVar

from coloretto.service.codes import Action, Card, Colour, Edition, PlayerKind, Scoring, Tip

Key = TypeVar("Key")
Value = TypeVar("Value")

Partial: TypeAlias = Mapping[Key, Value]
"""A mapping in which any key may be absent."""


class EngineError(TypedDict):
    """An error. The page has a message for each `type`; `message` is English, for programmers."""

    type: str
    message: str
    file: NotRequired[str]
    """A file of the package that is not loaded yet: load it and send the same request again."""


class QueryProblem(TypedDict):
    """An invalid value of a query."""

    name: str
    value: str
    allowed: Sequence[str]
    """The valid values."""
    used: str
    """The value that was used instead."""


class CardView(TypedDict):
    """A card. `id` identifies it throughout the game, so that the page can animate it."""

    id: int
    card: Card


class SupplyView(TypedDict):
    """The face-down cards."""

    cards: int
    draws_left: int | None
    """Draws left before the one that reveals the last-round card; null once it is revealed."""
    unseen: Partial[Card, int]
    """The number of unseen cards by kind; kinds without any are absent."""
    draw: Action | None
    """The action of drawing, if a person may draw now."""


class RowView(TypedDict):
    """A row, with the actions that a person may choose now."""

    capacity: int
    cards: Sequence[CardView]
    taken_by: int | None
    place: Action | None
    take: Action | None
    gain: int | None
    """Change in the score of the person to act if they took the row, with the drawn card if it fits."""


PileKind: TypeAlias = Literal["plus", "minus", "bonus", "joker"]


class PileView(TypedDict):
    """One colour of an area, its "+2" cards or its jokers. The points of all piles add up to the score."""

    card: Card
    cards: Sequence[CardView]
    jokers: int
    """Number of jokers that count as this colour."""
    points: int
    counts: PileKind


class Placement(TypedDict):
    """A card that a seat has placed."""

    card: Card
    row: int


class SeatView(TypedDict):
    """A player and their cards."""

    kind: PlayerKind
    level: str | None
    style: str | None
    name: str | None
    out: bool
    """Whether the seat has taken a row in this round."""
    placed: Placement | None
    """What the seat placed last in this round of a game in play."""
    score: int
    """The score with the best colours for jokers, or with the chosen ones at the end."""
    piles: Sequence[PileView]
    """The piles in the order in which they were begun."""


class JokersView(TypedDict):
    """The choice of colours that a person must make for their jokers."""

    seat: int
    choice: Sequence[Colour]
    """The best choice, one colour for each joker."""
    colours: Sequence[Colour]
    """The colours that each joker may be given."""


class ResultView(TypedDict):
    """How the game ended."""

    ranks: Sequence[int]
    """1 is best; equal scores share a rank."""
    winners: Sequence[int]


class RoundEntry(TypedDict):
    """A round began. `discarded`: the cards of rows not taken in the round before."""

    kind: Literal["round"]
    round: int | None
    """Null in a game from a position, which does not say how many rounds came before."""
    seat: int
    discarded: Sequence[Card]


class DrawEntry(TypedDict):
    """A card was turned over."""

    kind: Literal["draw"]
    seat: int
    card: Card


class PlaceEntry(TypedDict):
    """The drawn card was placed in a row."""

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
    """The last-round card was revealed."""

    kind: Literal["last_round"]
    seat: int


class OverEntry(TypedDict):
    """The last round ended."""

    kind: Literal["over"]
    discarded: Sequence[Card]


LogEntry: TypeAlias = RoundEntry | DrawEntry | PlaceEntry | TakeEntry | LastRoundEntry | OverEntry

Phase: TypeAlias = Literal["decide", "place", "jokers", "over"]
"""`decide`, `place`: a seat must act. `jokers`: a person must give jokers their colours. `over`: the game is over."""


class View(TypedDict):
    """Everything that the page may show of a game."""

    players: int
    edition: Edition
    scoring: Scoring
    marker_depth: int
    seed: int | None
    practice: bool
    """Whether a revealed card was undone or the game was taken over: such games do not count."""
    points: Sequence[int]
    """Points for 1, 2, ... cards of a colour; the last also for more cards."""
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
    undo_makes_practice: bool
    """Whether the game counts until now, and would be practice after an undo."""
    redo: bool
    tips: Sequence[Tip]
    """The tips for a new player whose moment it is, the most urgent first."""
    jokers: JokersView | None
    result: ResultView | None


class SeatSummary(TypedDict):
    """A player, as a list of games names them."""

    kind: PlayerKind
    name: str | None


class ChallengeView(TypedDict):
    """What the sender of a link scored in its deal."""

    name: str | None
    """That the sender typed."""
    scores: Sequence[int]
    """By seat."""


class GameSummary(TypedDict):
    """What a page needs to list a game and to find it again."""

    id: str
    """32 hexadecimal digits, which the game keeps for ever."""
    deal: str | None
    """The same for all games of a seed at the same table; null if no seed dealt the game."""
    ply: int
    turns: int
    """Cards placed and rows taken."""
    begun: bool
    """Whether a person has acted in the game, or anyone in a game without people."""
    over: bool
    """Whether the scores are final."""
    seats: Sequence[SeatSummary]
    position: str | None
    """The position (docs/notation.md); null once the last round is over."""
    record: str | None
    """The record (docs/notation.md) of a game that is over."""
    again: NotRequired[Mapping[str, str]]
    """The query of a link that deals a finished game again; absent if none does."""
    challenge: NotRequired[ChallengeView]
    """Absent unless the game was opened by a link that said it."""


Change: TypeAlias = Literal["opened", "played", "undone", "redone", "ended"]
"""What a request did to the game. `ended`: the scores became final with an action or a choice of jokers."""


class GameResult(TypedDict):
    """The answer to requests that change the game. `save` is opaque text for `load`."""

    view: View
    game: GameSummary
    save: str
    change: Change
    problems: NotRequired[Sequence[QueryProblem]]
    """The invalid values of a query, if the request had one."""


class SaveReading(TypedDict):
    """A saved game. `save` is the save in the present format, and with the id of `game`."""

    game: GameSummary
    """With another id than the known save's if each has actions that the other lacks."""
    save: str
    is_known: bool
    """Whether the known save contains all actions of this one."""


class RecordReading(TypedDict):
    """A recorded game, which the page can replay."""

    record: str
    """Its text on one line, or its JSON form."""


class PositionReading(TypedDict):
    """A position, from which the page can open a game."""

    position: str
    """The text, on one line."""
    view: View
    """The position as a picture shows it: nothing can be chosen."""


Reading: TypeAlias = SaveReading | RecordReading | PositionReading
"""The answer to `read`: what the text contains."""


class Empty(TypedDict):
    """The answer to `warm_up`: an empty object."""


class Sheet(TypedDict):
    """The answer to `preview_jokers`: the score sheet of a seat with these colours for its jokers."""

    score: int
    piles: Sequence[PileView]


class Replay(TypedDict):
    """The answer to `replay`: a recorded game after `ply` of its `plies` actions, read-only."""

    view: View
    ply: int
    plies: int


class RecordForms(TypedDict):
    """The answer to `record`: the current game in both forms of docs/notation.md."""

    text: str
    json: Mapping[str, object] | None
    """The JSON form; null for a game that began from a position."""


class Commitment(TypedDict):
    """The answer to `commitment`: the SHA-256 of the deck and of the salt in the save (docs/fairness.md)."""

    sha256: str


class RevealedDeck(TypedDict):
    """The answer to `reveal`, after the end: the text behind the commitment (docs/fairness.md)."""

    text: str
    sha256: str
