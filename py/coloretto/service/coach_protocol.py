"""The coach's answers: types only, imported by type checkers and tools only.

Rows and seats count from 0.
"""

from collections.abc import Generator, Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict, TypeVar

from coloretto.coach.explanations import ActionKind
from coloretto.coach.reasons import ReasonCode
from coloretto.coach.review import Band
from coloretto.service.codes import Action, Card

Result = TypeVar("Result")

Task: TypeAlias = Generator["TaskProgress | None", None, Result]
"""A computation that pauses every few milliseconds; `review` and `par` report their progress."""


class TaskProgress(TypedDict):
    """The number of plies done, and the number of all plies if it is known."""

    ply: int
    plies: NotRequired[int]


class Choice(TypedDict):
    """The value of an action to the seat that acts."""

    action: Action
    share: float
    """Expected share of the win, 0 to 1."""
    lead: float
    """Expected lead over the best rival at the end, in points."""


class ActionValue(Choice):
    """The value of an action, compared with the best one."""

    about_equal: bool
    """Whether the action is not significantly worse than the best one; true for the best one itself."""


class ActionValues(TypedDict):
    """The value of each action to the seat that acts, best first."""

    choices: Sequence[ActionValue]
    band: float
    """Smallest significant difference in share; 0: any difference is."""
    nodes: int
    """Number of states evaluated."""
    exact: bool
    """Whether no value is an estimate: the search reached every end of the game."""


class GainsReason(TypedDict):
    """Take: no row gains more."""

    code: Literal["gains"]
    points: float


class LosesLeastReason(TypedDict):
    """Take: every row loses points, and the others lose more."""

    code: Literal["loses_least"]
    points: float


class DeniesReason(TypedDict):
    """Take: it is the best row of this rival, by these points."""

    code: Literal["denies"]
    seat: int
    points: float


class CardsReason(TypedDict):
    """Take: the row has jokers or "+2" cards."""

    code: Literal["joker", "plus_twos"]
    cards: int


class FourthColourReason(TypedDict):
    """Take: with this row the area would have `colours` colours; with the row `row`, more than three."""

    code: Literal["avoids_fourth_colour"]
    colours: int
    row: int
    colours_there: int


class HelpsReason(TypedDict):
    """Place: the row becomes better for the seat itself."""

    code: Literal["helps"]
    points: float


class SpoilsReason(TypedDict):
    """Place: the row becomes worse for this rival."""

    code: Literal["spoils"]
    seat: int
    points: float


class KeepsCleanReason(TypedDict):
    """Place: the card would make the seat's best row worse."""

    code: Literal["keeps_clean"]
    row: int
    points: float


class LittleToTakeReason(TypedDict):
    """Draw: no row gains more than these points."""

    code: Literal["little_to_take"]
    points: float


class LikelyBetterReason(TypedDict):
    """Draw: with probability `share` a row becomes better than the current best one, then by `points` on average."""

    code: Literal["likely_better"]
    share: float
    points: float


class NobodyWantsReason(TypedDict):
    """Draw: the seat's best row gains nothing for any rival."""

    code: Literal["nobody_wants"]
    row: int
    points: float


class LastRoundNearReason(TypedDict):
    """Only a few draws are left before the last-round card."""

    code: Literal["last_round_near"]
    draws: int


class PlainReason(TypedDict):
    """A reason without numbers. Take: `row_full`. Place: `fills` the row. Any action: the circumstances."""

    code: Literal["row_full", "fills", "only_choice", "last_one_in", "last_round"]


Reason: TypeAlias = (
    GainsReason
    | LosesLeastReason
    | DeniesReason
    | CardsReason
    | FourthColourReason
    | HelpsReason
    | SpoilsReason
    | KeepsCleanReason
    | LittleToTakeReason
    | LikelyBetterReason
    | NobodyWantsReason
    | LastRoundNearReason
    | PlainReason
)
"""A reason for an action. `points` are the change in a score if a row were taken as it is."""


class Hint(ActionValues):
    """The answer to `hint`, at a person's turn: a cue, and the value of each action."""

    kind: ActionKind
    """The kind of the best action."""
    close: bool
    """Whether an action of another kind is about equal."""
    look_at: ReasonCode | None
    """The strongest reason for the best action; null if there is none that can be counted."""
    reasons: Sequence[Reason]


class ActionExplanation(TypedDict):
    """The answer to `why`: an explained action of the current game."""

    ply: int
    seat: int
    action: Action
    about_best: bool
    """Whether the action is not significantly worse than the best one."""
    reasons: Sequence[Reason]
    """The reasons for the action, those with most points first, circumstances last."""
    choices: Sequence[Choice]
    """The values of all actions to the seat, best first."""
    band: float
    """Smallest significant difference in share; 0: any difference is."""
    exact: bool


class SeatValues(TypedDict):
    """A value for each seat in both measures: its share of the win (they add up to 1), and its lead in points."""

    share: Sequence[float]
    points: Sequence[float]


class ReviewedDecision(TypedDict):
    """A decision and its loss."""

    ply: int
    seat: int
    action: Action
    best: Action
    choices: int
    """Number of legal actions; 1: there was nothing to decide."""
    band: Band
    lost: SeatValues
    """The loss of every seat compared with the best action, negative where it gained; zero in the band "best"."""
    position: NotRequired[str]
    """The position of the decision (docs/notation.md), for mistakes, blunders and the costliest decisions."""


class ReviewedCard(TypedDict):
    """A card revealed by a draw or a golden joker, and its luck for every seat."""

    ply: int
    seat: int
    card: Card
    luck: SeatValues


class ReviewedJokers(TypedDict):
    """A choice of joker colours that was not the best, and its loss."""

    seat: int
    lost: SeatValues


class Breakdown(TypedDict):
    """Explains a seat's final value in one measure: `final` is the sum of the other fields. Losses are negative."""

    start: float
    own: float
    """The seat's own errors."""
    others: float
    """The errors of its rivals."""
    luck: float
    unforeseen: float
    """The rest: the coach sees further at each ply than before, and does not count very small losses as errors."""
    final: float


class DecidingRound(TypedDict):
    """The round that brought a seat closest to its result: the largest rise of a winner, or fall of a loser."""

    round: int | None
    """Counts from 1; null in a game from a position, which does not say how many rounds came before."""
    first: int
    """Its first ply."""
    end: int
    """The ply after its last one."""
    ply: int
    """The action that stands for it, a decision of the seat itself if that mattered."""
    before: float
    """The seat's share of the win at the beginning of the round."""
    after: float


class ReviewedSeat(TypedDict):
    """The review of a seat."""

    share: Breakdown
    points: Breakdown
    costliest: Sequence[int]
    """Plies of at most three decisions, worst first; none of the band "best"."""
    deciding: DecidingRound | None
    """null if no round changed much."""


class Review(TypedDict):
    """The answer to `review`: the review of a game, finished or not."""

    decisions: Sequence[ReviewedDecision]
    cards: Sequence[ReviewedCard]
    jokers: Sequence[ReviewedJokers]
    curve: Sequence[SeatValues]
    """The values before the first ply and after each."""
    seats: Sequence[ReviewedSeat]
    thresholds: Mapping[Band, float]
    """The loss of win share from which on each band applies."""
    exact_from: int | None
    """The first ply from which on no value is an estimate; null if every value but the final one is."""


class Rating(TypedDict):
    """A place on the ladder of the levels: 0 is the weakest level, 1 the next one."""

    value: float
    low: float
    """The lower end of the 95 % interval."""
    high: float


class Ratings(TypedDict):
    """The answer to `rating`."""

    ratings: Sequence[Rating]
    """The rating after each of the latest games, oldest first; none if there are too few games."""
    games: int
    """The number of games that the last rating is made of."""
    missing: int
    """The number of games that are missing for a rating."""


class Par(TypedDict):
    """The answer to `par`: the result of the strongest bot in the deal of a date, at the person's seat 0."""

    scores: Sequence[int]
    rank: int
    """The rank of seat 0."""


class ShuffleComparison(TypedDict):
    """The answer to `shuffle`: the choice of a bot at a ply, and how often it chose the same with other decks.

    The ply is the current one if it is a bot's turn, else the last one of a bot.
    """

    ply: int
    action: Action
    same: int
    shuffles: int
    moved: int
    """Number of cards in a different place than in the real deck, summed over all shuffles."""
