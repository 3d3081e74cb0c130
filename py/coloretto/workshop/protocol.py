"""The messages of the workshop: types only, imported by type checkers and tools only.
`python3 -m tools.protocol` writes web/src/workshop/protocol.ts from them.

They say what our Python sends. A bot may send anything out of its cage, so the page checks the form of what arrives.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict, final

from coloretto.notation.public_state import BotAction, PublicState
from coloretto.service.codes import Edition, Scoring
from coloretto.service.protocol import EngineError
from coloretto.workshop.tasks import ChoiceCode


class LoadRequest(TypedDict):
    """To a cage: replace the bot with that of a program."""

    load: str


class ChooseRequest(TypedDict):
    """To a cage: let the bot choose."""

    choose: PublicState
    seed: int


CageRequest: TypeAlias = LoadRequest | ChooseRequest


@final
class LoadedAnswer(TypedDict):
    """The bot is loaded."""

    loaded: Literal[True]


@final
class ActionAnswer(TypedDict):
    """What a bot chose: the answer of its cage, and the next request to the arena."""

    action: BotAction


class BotFailure(TypedDict):
    """An error of a bot."""

    type: str
    message: str
    line: int | None
    """The line of its program, if the error has one."""
    module: NotRequired[str]
    """The module that an import did not find, if neither Python nor our package should have it."""


@final
class FailureAnswer(TypedDict):
    """The bot could not be loaded, or did not choose."""

    error: BotFailure


CageAnswer: TypeAlias = LoadedAnswer | ActionAnswer | FailureAnswer


class MatchOptions(TypedDict):
    """What is played in a match."""

    players: int
    edition: Edition
    scoring: Scoring
    deals: int
    bots: Sequence[str]
    """Levels, and names of bots in cages."""
    seed: NotRequired[int]
    """The first deal; without it the deals are secret."""


class StartRequest(TypedDict):
    """To the arena: begin a match."""

    start: MatchOptions


class CheckRequest(TypedDict):
    """To the arena: begin the check of a task."""

    check: int
    seed: NotRequired[int]
    """The first deal; without it the deals are secret."""


class ForfeitAnswer(TypedDict):
    """To the arena, after a question: why the bot did not choose."""

    forfeit: str


class ContinueRequest(TypedDict):
    """To the arena, after all but a question: an empty object."""


ArenaRequest: TypeAlias = StartRequest | CheckRequest | ActionAnswer | ForfeitAnswer | ContinueRequest


class BotQuestion(TypedDict):
    """What a bot in a cage is asked: its choice in a public state."""

    bot: str
    state: PublicState
    seed: int


@final
class QuestionStep(TypedDict):
    """A bot in a cage must choose."""

    ask: BotQuestion


@final
class RenewStep(TypedDict):
    """The deals so far are played again, and the bots must have forgotten them."""

    renew: Literal[True]


class BotResult(TypedDict):
    """The results of a bot; numbers that no game gave are null."""

    bot: str
    wins: float
    """The share of the wins."""
    margin: float | None
    """The half-width of the 95 % interval of `wins`, if there are several deals."""
    points: float | None
    lead: float | None
    milliseconds: float | None
    """The mean time of a decision."""
    lost: float | None
    """The points that the coach thinks a decision gave away."""
    forfeits: Sequence[str]


class WorstGame(TypedDict):
    """The finished game in which a bot in a cage was furthest behind."""

    lead: float
    seat: int
    """That of the bot."""
    seats: Sequence[str]
    """The bot at each seat."""
    record: str
    """In the notation."""


class MatchResults(TypedDict):
    """The results of a match so far."""

    games: int
    of: int
    fair: float
    """The even share of the wins."""
    bots: Sequence[BotResult]
    worst: WorstGame | None
    isOver: bool


@final
class ResultsStep(TypedDict):
    """A game of a match has ended."""

    results: MatchResults


MatchStep: TypeAlias = QuestionStep | RenewStep | ResultsStep


class GamesPlayed(TypedDict):
    """How far a check is."""

    games: int
    of: int


@final
class ProgressStep(TypedDict):
    """A game of a check has ended."""

    progress: GamesPlayed


class BotFault(TypedDict):
    """A bot did not choose, or what it may not, in a position or in a match."""

    code: Literal["fault"]
    message: str
    position: str | None
    """In the notation."""


class TooFewWins(TypedDict):
    """A bot won less than the task demands. `wins` and `needed` are shares."""

    code: Literal["wins"]
    wins: float
    needed: float
    games: int


class WrongChoice(TypedDict):
    """A bot chose what is clearly wrong."""

    code: ChoiceCode
    position: str
    """In the notation."""
    state: PublicState
    action: BotAction
    right: Sequence[BotAction]
    """The good actions, best first."""
    gains: Sequence[int | None]
    """The points that each row would bring; null for a row that is taken."""


Wrong: TypeAlias = BotFault | TooFewWins | WrongChoice
"""What is wrong with a bot that does not solve a task."""


class CheckResult(TypedDict):
    """The end of a check."""

    wrong: Wrong | None
    """Null for a solution."""


@final
class CheckedStep(TypedDict):
    """A check has ended."""

    checked: CheckResult


CheckStep: TypeAlias = QuestionStep | RenewStep | ProgressStep | CheckedStep


@final
class ErrorAnswer(TypedDict):
    """A request to the arena was invalid."""

    error: EngineError


ArenaAnswer: TypeAlias = QuestionStep | RenewStep | ResultsStep | ProgressStep | CheckedStep | ErrorAnswer


class GuestAction(TypedDict):
    """What a guest chose; null if it failed, so that a substitute must choose."""

    action: BotAction | None


class GuestActionRequest(TypedDict):
    """To the table at which guests play, after the question of a guest."""

    method: Literal["guest_action"]
    params: GuestAction


class TaskInfo(TypedDict):
    """A task, as `python -m coloretto task --json` prints it."""

    number: int
    name: str
    opponent: str
    players: int
    wins: float
    """The share of the wins that a bot needs; 0 if it only has to play."""
    solution: str
    """Our solution, a program."""
