"""What the coach tells: types only, so that only type checkers and tools import it.

Rows and seats count from 0.
"""

from collections.abc import Generator, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict, TypeVar

from coloretto.coach.explanations import ActionKind
from coloretto.coach.reasons import ReasonCode
from coloretto.coach.review import Band
from coloretto.service.codes import Action, Card

Result = TypeVar("Result")

Thought: TypeAlias = Generator[None, None, Result]
"""What takes a while: until it ends in its result, whoever asks is answered `Thinking`."""

ThoughtOfPlies: TypeAlias = Generator["Plies", None, Result]
"""The same, answered `ThinkingOfPlies`."""


class Thinking(TypedDict):
    """A bot or the coach is not done yet; ask the same again at once. Any change of the game ends its thoughts."""

    thinking: Literal[True]


class Plies(TypedDict):
    """How far a thought is."""

    ply: int
    plies: NotRequired[int]


class ThinkingOfPlies(Thinking, Plies):
    """`review` or `par` is not done yet: so many plies of the game are."""


class Choice(TypedDict):
    """What an action is worth to the seat that acts."""

    action: Action
    share: float
    """Expected share of the win, 0 to 1."""
    lead: float
    """Expected points ahead of the best of the others at the end."""


class ActionValue(Choice):
    """The same, compared with the best action."""

    about_equal: bool
    """Cannot be told from the best action (which is about equal to itself)."""


class Values(TypedDict):
    """The answer to `values`, at a person's turn: what each action is worth to that seat, best first."""

    choices: Sequence[ActionValue]
    band: float
    """Shares by which actions must differ before it can be told which is better."""
    nodes: int
    """States looked at."""
    exact: bool
    """All that can still happen was looked at: nothing is estimated."""


class GainsReason(TypedDict):
    """Take: no row brings more."""

    code: Literal["gains"]
    points: float


class LosesLeastReason(TypedDict):
    """Take: all rows lose, all others more."""

    code: Literal["loses_least"]
    points: float


class DeniesReason(TypedDict):
    """Take: it is that seat's best row, by so many points."""

    code: Literal["denies"]
    seat: int
    points: float


class CardsReason(TypedDict):
    """Take: so many jokers, or "+2" cards."""

    code: Literal["joker", "plus_twos"]
    cards: int


class FourthColourReason(TypedDict):
    """Take: it leaves so many colours, that other row more than three."""

    code: Literal["avoids_fourth_colour"]
    colours: int
    row: int
    colours_there: int


class HelpsReason(TypedDict):
    """Place: it makes the row better for the seat itself."""

    code: Literal["helps"]
    points: float


class SpoilsReason(TypedDict):
    """Place: it makes the row worse for that seat."""

    code: Literal["spoils"]
    seat: int
    points: float


class KeepsCleanReason(TypedDict):
    """Place: it would make that row, the best, worse."""

    code: Literal["keeps_clean"]
    row: int
    points: float


class LittleToTakeReason(TypedDict):
    """Draw: no row brings more than this."""

    code: Literal["little_to_take"]
    points: float


class LikelyBetterReason(TypedDict):
    """Draw: with this probability a row becomes better than the best is now, then by so many points on average."""

    code: Literal["likely_better"]
    share: float
    points: float


class NobodyWantsReason(TypedDict):
    """Draw: to all others that row, the best, brings nothing."""

    code: Literal["nobody_wants"]
    row: int
    points: float


class LastRoundNearReason(TypedDict):
    """So many draws before the last-round card."""

    code: Literal["last_round_near"]
    draws: int


class PlainReason(TypedDict):
    """Take: the row cannot become better (`row_full`). Place: the row is full with it (`fills`). Or a circumstance."""

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
"""What speaks for an action. `points` are what a row would change in a score if it were taken as it lies."""


class Hint(Values):
    """The answer to `hint`, at a person's turn: the nudge, and all that `values` tells."""

    kind: ActionKind
    """Of the best action."""
    close: bool
    """An action of another kind is about equal."""
    look_at: ReasonCode | None
    """What speaks most for the best action; null: nothing that can be counted."""
    reasons: Sequence[Reason]


class Why(TypedDict):
    """The answer to `why`: the action of that ply of the game in hand, or else the last one of a bot."""

    ply: int
    seat: int
    action: Action
    about_best: bool
    """It cannot be told from the best action."""
    reasons: Sequence[Reason]
    """What weighs most in points first; circumstances last."""
    choices: Sequence[Choice]
    """What all actions were worth to the seat, best first."""
    band: float
    """Smaller differences in share are not significant; 0: all are."""
    exact: bool


class Worths(TypedDict):
    """A number for each seat: its share of the win (0 to 1, all add up to 1), and its lead over the best other."""

    share: Sequence[float]
    points: Sequence[float]


class ReviewedDecision(TypedDict):
    """A decision, and what it lost."""

    ply: int
    seat: int
    action: Action
    best: Action
    choices: int
    """How many actions there were; 1: nothing to decide."""
    band: Band
    lost: Worths
    """What it took from every seat compared with the best action (below 0: gave); nothing in the band "best"."""
    position: NotRequired[str]
    """Where it was made (docs/notation.md); of mistakes and blunders."""


class ReviewedCard(TypedDict):
    """A card turned up by a draw or a golden joker: what it brought every seat."""

    ply: int
    seat: int
    card: Card
    luck: Worths


class ReviewedJokers(TypedDict):
    """A choice of joker colours that was not the best."""

    seat: int
    lost: Worths


class Account(TypedDict):
    """`final` is the sum of all the others, losses being below 0."""

    start: float
    own: float
    """By the seat's own errors."""
    others: float
    """By the errors of others."""
    luck: float
    unforeseen: float
    """By the coach seeing further at each ply than before, and by losses too small to be called errors."""
    final: float


class ReviewedSeat(TypedDict):
    """A seat's balance."""

    share: Account
    points: Account
    costliest: Sequence[int]
    """Plies of at most three decisions, worst first; none of the band "best"."""


class Review(TypedDict):
    """The answer to `review` of a record, or without one of the game in hand, finished or not."""

    decisions: Sequence[ReviewedDecision]
    cards: Sequence[ReviewedCard]
    jokers: Sequence[ReviewedJokers]
    curve: Sequence[Worths]
    """What the game was worth to every seat before the first ply and after each."""
    seats: Sequence[ReviewedSeat]
    exact_from: int | None
    """From this ply on nothing is estimated; null: everything was, but the end."""


class Par(TypedDict):
    """The answer to `par`: what the strongest bot made of the deal of a date from the person's seat, seat 0."""

    scores: Sequence[int]
    rank: int
    """Of that seat."""


class Shuffled(TypedDict):
    """The answer to `shuffle`: what a bot chose at that ply (its turn now, or its last), and how often the same.

    Each time the unseen cards lay in another order.
    """

    ply: int
    action: Action
    same: int
    shuffles: int
    moved: int
    """Cards that lay elsewhere, in all orders together."""
