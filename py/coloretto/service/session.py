"""Answers the requests of a page: JSON text in, JSON text out; knows nothing of browsers or Pyodide.

Each method of `Session` registered in METHODS answers one request. Parameters and results are typed in `params.py`,
`protocol.py` and its neighbours, from which `python3 -m tools.protocol` writes the page's types. If a request
fails, the answer is {"error": {"type", "message"}}, and the current game stays as it was. If a data file of the package
is missing, the error names it as "file": load it and send the same request again.

A long request is a task that runs in slices. While it is not done, the answer is {"task": number, "progress"}:
{"resume": number} runs its next slice, {"cancel": number} ends it. The result of a task that has ended is null.
"""

import json
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from time import perf_counter
from typing import TYPE_CHECKING, Final

from coloretto.bots import LEVELS, STYLE_NAMES, THINKING_SECONDS, bot_from_level
from coloretto.bots.base import Limit
from coloretto.cards import Card, Variant
from coloretto.errors import ColorettoError, IllegalActionError, MissingFileError, NotationError, RequestError
from coloretto.game import Game, Player
from coloretto.match import bot_task, warm_up
from coloretto.notation.json_fields import Json, parse_json
from coloretto.resources import COACH_ARCHIVE, imports_from
from coloretto.service.arguments import (
    action_params,
    day_params,
    joker_params,
    no_params,
    picture_params,
    position_params,
    query_params,
    rating_params,
    read_save_params,
    replay_params,
    review_params,
    save_params,
    setup_params,
    take_over_params,
    why_params,
)
from coloretto.service.identity import game_summary, is_continuation, random_digits
from coloretto.service.new_games import (
    game_from_any_text,
    game_from_position,
    game_from_position_query,
    game_from_query,
    game_options,
    game_to_replay,
    game_to_take_over,
    record_forms,
)
from coloretto.service.saves import game_from_save, game_to_save, id_of_copy
from coloretto.service.view import game_view, sheet_view
from coloretto.state import OVER, Action, Seat

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import TypeAlias, TypeVar, TypeVarTuple

    from coloretto.service import coach_protocol, picture_protocol, protocol
    from coloretto.service.arguments import RawParams
    from coloretto.svg.model import PicturedPlayer, Words

    Answer: TypeAlias = Mapping[str, object]
    """The answer to a request, or the result in it, a TypedDict."""

    AnyTask: TypeAlias = Generator[coach_protocol.TaskProgress | None, None, Answer]

    Arguments = TypeVarTuple("Arguments")
    Result = TypeVar("Result", bound=Answer)
    TaskT = TypeVar("TaskT", bound=AnyTask)

MAX_REQUEST_LENGTH: Final = 40_000
"""Maximum length of a request, in characters. The JSON form of a record, indented by four and quoted, has some
16,000."""

SLICE_SECONDS: Final = 0.008
"""Seconds that a bot or the coach thinks at a time, so that the engine can answer other requests in between."""


class Method:
    """A method of the protocol.

    changes_game: whether it ends the tasks about the current turn. archive: the archive with the method's modules, if a
    page loads them later.
    """

    # A named tuple or a dataclass would slow down the start of the page.
    def __init__(
        self, changes_game: bool, archive: str | None, answer: "Callable[[Session, RawParams], Answer]"
    ) -> None:
        self.changes_game: Final = changes_game
        self.archive: Final = archive
        self.answer: Final = answer


METHODS: Final[dict[str, Method]] = {}
"""The registered methods by name."""


def method(
    name: str,
    parse: "Callable[[RawParams], tuple[*Arguments]]",
    *,
    changes_game: bool = False,
    archive: str | None = None,
) -> "Callable[[Callable[[Session, *Arguments], Result]], Callable[[Session, *Arguments], Result]]":
    """Register a method that answers at once; `parse` turns the parameters into its arguments."""

    def register(
        run: "Callable[[Session, *Arguments], Result]",
    ) -> "Callable[[Session, *Arguments], Result]":
        def answer(session: "Session", raw: "RawParams") -> "Answer":
            return {"result": run(session, *parse(raw))}

        METHODS[name] = Method(changes_game, archive, answer)
        return run

    return register


def task_method(
    name: str,
    parse: "Callable[[RawParams], tuple[*Arguments]]",
    *,
    is_about_turn: bool = False,
    archive: str | None = None,
) -> "Callable[[Callable[[Session, *Arguments], TaskT]], Callable[[Session, *Arguments], TaskT]]":
    """Register a method that returns a task, and answer with its first slice."""

    def register(
        run: "Callable[[Session, *Arguments], TaskT]",
    ) -> "Callable[[Session, *Arguments], TaskT]":
        def answer(session: "Session", raw: "RawParams") -> "Answer":
            return session.begin(run(session, *parse(raw)), is_about_turn)

        METHODS[name] = Method(False, archive, answer)
        return run

    return register


class Session:
    """The engine of one page: its current game, if any, and the methods that answer its requests."""

    def __init__(self, random_digits: Callable[[], str] = random_digits) -> None:
        """Begin without a game. random_digits: returns the next id or salt."""
        self.game: Game | None = None
        self._random_digits: Final = random_digits
        self._tasks: Final[dict[int, tuple[AnyTask, bool]]] = {}
        """The tasks in progress by number, and whether each is about the current turn."""
        self._begun = 0

    def handle(self, request: str) -> str:
        """Answer a request. A ColorettoError becomes an error answer; other exceptions are bugs and propagate."""
        answer: Answer
        try:
            match _parse(request):
                case {"resume": int(number)}:
                    answer = self._run_slice(number)
                case {"cancel": int(number)}:
                    self._tasks.pop(number, None)
                    answer = {"result": None}
                case body:
                    answer = self._answer_to(*_method_and_params(body))
        except ColorettoError as error:
            answer = {"error": _error(error)}
        return json.dumps(answer, separators=(",", ":"))

    def _answer_to(self, method: Method, raw: "RawParams") -> "Answer":
        with nullcontext() if method.archive is None else imports_from(method.archive):
            answer = method.answer(self, raw)
        if method.changes_game:
            self._end_turn()
        return answer

    def begin(self, task: "AnyTask", is_about_turn: bool) -> "Answer":
        """Begin a task: run its first slice."""
        self._begun += 1
        self._tasks[self._begun] = task, is_about_turn
        return self._run_slice(self._begun)

    def _run_slice(self, number: int) -> "Answer":
        if number not in self._tasks:
            return {"result": None}
        task, is_about_turn = self._tasks.pop(number)
        end = perf_counter() + SLICE_SECONDS
        try:
            while True:
                progress = next(task)
                if perf_counter() >= end:
                    break
        except StopIteration as done:
            return {"result": done.value}
        self._tasks[number] = task, is_about_turn
        return {"task": number, "progress": progress}

    def _end_turn(self) -> None:
        """End the tasks about the turn, because the game has changed. Others continue with the game as it was."""
        for number in [number for number, (_, is_about_turn) in self._tasks.items() if is_about_turn]:
            del self._tasks[number]

    @method("options", no_params)
    def _options(self) -> "protocol.Options":
        return game_options()

    @method("warm_up", no_params)
    def _warm_up(self) -> "protocol.Empty":
        """Load the data that the bots of the current game need; without a game, the modules of all bots."""
        if self.game is None:
            bot_from_level(LEVELS[0], STYLE_NAMES[0])
        else:
            warm_up(self.game)
        return {}

    @method("start", query_params, changes_game=True)
    def _start(self, query: "Mapping[str, Json]") -> "protocol.GameResult":
        return self._open(*game_from_query(query))

    @method("new_game", setup_params, changes_game=True)
    def _new_game(self, variant: Variant, players: list[Player], seed: int) -> "protocol.GameResult":
        return self._open(Game.deal(variant, players, seed))

    @method("load", save_params, changes_game=True)
    def _load(self, save: str) -> "protocol.GameResult":
        return self._open(self.game_from_save(save))

    @method("separate", save_params, changes_game=True)
    def _separate(self, save: str) -> "protocol.GameResult":
        """Give the current game, opened from a copy, another id, unless it continues the save with its id."""
        game = self._require_game()
        if not is_continuation(self.game_from_save(save), game):
            game.rename(self._random_digits())
        return self._game_result("opened")

    @method("read_save", read_save_params)
    def _read_save(self, save: str, known: str | None) -> "protocol.SaveReading":
        """Return what a save contains; the current game stays current."""
        game = self.game_from_save(save)
        is_known = False
        if known is not None:
            other = self.game_from_save(known)
            is_known = is_continuation(game, other)
            if not is_known and not is_continuation(other, game):
                game.rename(id_of_copy(save))
        return {"game": game_summary(game), "save": game_to_save(game), "is_known": is_known}

    @method("play", action_params, changes_game=True)
    def _play(self, action: Action) -> "protocol.GameResult":
        game = self._require_game()
        if game.player_to_act is not None and not game.player_to_act.is_human:
            raise IllegalActionError("it is a bot's turn")
        game.play(action)
        return self._game_result("played")

    @task_method("bot_action", no_params, is_about_turn=True)
    def _bot_action(self) -> "coach_protocol.Task[protocol.GameResult]":
        """Let the bot to act think, then play its choice."""
        game = self._require_game()
        limit = Limit(seconds=THINKING_SECONDS.get(game.players[game.state.seat].level or ""))
        choice = yield from bot_task(game, limit)
        game.play(choice.action)
        self._end_turn()
        return self._game_result("played")

    @method("undo", no_params, changes_game=True)
    def _undo(self) -> "protocol.GameResult":
        self._require_game().undo()
        return self._game_result("undone")

    @method("redo", no_params, changes_game=True)
    def _redo(self) -> "protocol.GameResult":
        self._require_game().redo()
        return self._game_result("redone")

    @method("preview_jokers", joker_params)
    def _preview_jokers(self, seat: Seat, colours: tuple[Card, ...]) -> "protocol.Sheet":
        game = self._require_game()
        game.check_jokers(seat, colours)
        return sheet_view(game, seat, colours)

    @method("choose_jokers", joker_params, changes_game=True)
    def _choose_jokers(self, seat: Seat, colours: tuple[Card, ...]) -> "protocol.GameResult":
        self._require_game().choose_jokers(seat, colours)
        return self._game_result("played")

    @method("position", position_params, changes_game=True)
    def _position(
        self, position: str, query: "Mapping[str, Json] | None", level: Json, seat: Json, seed: Json
    ) -> "protocol.GameResult":
        if query is not None:
            return self._open(*game_from_position_query(position, query))
        return self._open(game_from_position(position, level, seat, seed))

    @method("take_over", take_over_params, changes_game=True)
    def _take_over(
        self, record: str | None, ply: int, seat: Json, level: Json, bots: list[Player] | None
    ) -> "protocol.GameResult":
        """Play on from a ply of a record, or of the current game."""
        source = self._require_game() if record is None else record
        return self._open(game_to_take_over(source, ply, seat, level, bots))

    @method("replay", replay_params)
    def _replay(self, record: str, ply: int) -> "protocol.Replay":
        """Return a read-only view of a recorded game; the current game stays current."""
        game, plies = game_to_replay(record, ply)
        return {"view": game_view(game, read_only=True), "ply": len(game.history), "plies": plies}

    @method("picture", picture_params, archive=COACH_ARCHIVE)
    def _picture(
        self, replay: tuple[str, int] | None, players: "list[PicturedPlayer]", words: "Words", palette: dict[str, str]
    ) -> "picture_protocol.Picture":
        """Draw the current game, or a ply of a record."""
        from coloretto.service.picture import draw_table

        game = self._require_game() if replay is None else game_to_replay(*replay)[0]
        return draw_table(game, replay is not None, players, words, palette)

    @method("record", no_params)
    def _record(self) -> "protocol.RecordForms":
        """Return the record of the current game in both forms."""
        return record_forms(self._require_game().record())

    @method("daily", day_params, changes_game=True, archive=COACH_ARCHIVE)
    def _daily(self, day: str) -> "protocol.GameResult":
        from coloretto.service.daily import daily_game

        return self._open(daily_game(day))

    @method("commitment", no_params, archive=COACH_ARCHIVE)
    def _commitment(self) -> "protocol.Commitment":
        """Return the commitment to the deck, which is made when a game is opened."""
        from coloretto.service.fairness import commitment

        return {"sha256": commitment(self._require_game())}

    @method("reveal", no_params, archive=COACH_ARCHIVE)
    def _reveal(self) -> "protocol.RevealedDeck":
        from coloretto.service.fairness import commitment, revealed_text

        game = self._require_game()
        return {"text": revealed_text(game), "sha256": commitment(game)}

    @task_method("hint", no_params, is_about_turn=True, archive=COACH_ARCHIVE)
    def _hint(self) -> "coach_protocol.Task[coach_protocol.Hint]":
        from coloretto.service.coaching import hint_task

        return hint_task(self._require_game())

    @task_method("why", why_params, archive=COACH_ARCHIVE)
    def _why(self, ply: int | None) -> "coach_protocol.Task[coach_protocol.ActionExplanation]":
        from coloretto.service.coaching import why_task

        return why_task(self._require_game(), ply)

    @task_method("review", review_params, archive=COACH_ARCHIVE)
    def _review(self, record: str | None) -> "coach_protocol.Task[coach_protocol.Review]":
        from coloretto.service.coaching import review_task

        return review_task(self._require_game() if record is None else game_from_any_text(record))

    @method("rating", rating_params, archive=COACH_ARCHIVE)
    def _rating(self, games: list[tuple[str, float]]) -> "coach_protocol.Ratings":
        from coloretto.service.coaching import rating_view

        return rating_view(games)

    @task_method("par", day_params, archive=COACH_ARCHIVE)
    def _par(self, day: str) -> "coach_protocol.Task[coach_protocol.Par]":
        from coloretto.service.coaching import par_task

        return par_task(day)

    @task_method("shuffle", no_params, archive=COACH_ARCHIVE)
    def _shuffle(self) -> "coach_protocol.Task[coach_protocol.ShuffleComparison]":
        from coloretto.service.coaching import shuffle_task

        return shuffle_task(self._require_game())

    def game_from_save(self, save: str) -> Game:
        """Return the game of a save. Raises a ColorettoError if the save is corrupted."""
        return game_from_save(save)

    def _require_game(self) -> Game:
        if self.game is None:
            raise RequestError("there is no game yet")
        return self.game

    def _open(self, game: Game, problems: "list[protocol.QueryProblem] | None" = None) -> "protocol.GameResult":
        """Make a game the current one, with an id and a commitment to its deck."""
        if game.id is None:
            game.rename(self._random_digits())
        if game.salt is None and game.state.phase != OVER:
            game.commit(self._random_digits())
        self.game = game
        result = self._game_result("opened")
        return result if problems is None else {**result, "problems": problems}

    def _game_result(self, change: "protocol.Change") -> "protocol.GameResult":
        game = self._require_game()
        return {
            "view": game_view(game),
            "game": game_summary(game),
            "save": game_to_save(game),
            "change": "ended" if change == "played" and game.is_finished else change,
        }


handle: Final = Session().handle
"""Answers a request with the session of this process; the worker of the page calls it."""


def _parse(request: str) -> Json:
    if len(request) > MAX_REQUEST_LENGTH:
        raise RequestError(f"a request has at most {MAX_REQUEST_LENGTH} characters, not {len(request)}")
    try:
        return parse_json(request)
    except NotationError as error:
        raise RequestError(f"the request is {error}") from error


def _method_and_params(body: Json) -> "tuple[Method, RawParams]":
    name = body.get("method") if isinstance(body, dict) else None
    if not isinstance(body, dict) or not isinstance(name, str):
        raise RequestError("a request is an object with a method")
    if name not in METHODS:
        raise RequestError(f"there is no method {name[:40]!r}")
    raw = body.get("params", {})
    if not isinstance(raw, dict):
        raise RequestError("params must be an object")
    return METHODS[name], raw


def _error(error: ColorettoError) -> "protocol.EngineError":
    if isinstance(error, MissingFileError):
        return {"type": type(error).__name__, "message": str(error), "file": error.file}
    return {"type": type(error).__name__, "message": str(error)}
