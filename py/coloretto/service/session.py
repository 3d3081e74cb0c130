"""The one door between page and engine: JSON text in, JSON text out; knows no browser and no Pyodide.

Each method of `Session` that is registered in METHODS answers one request. What it asks for and answers is typed in
`params.py`, `protocol.py` and `coach_protocol.py`, from which `python3 -m tools.protocol` writes the page's types. An
error answers {"error": {"type", "message"}} and leaves the game in hand as it was. When a data file of the package is
not there, the error names it as "file": the same request may follow once the file is.
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
    position_params,
    query_params,
    replay_params,
    review_params,
    save_params,
    setup_params,
    take_over_params,
    why_params,
)
from coloretto.service.new_games import (
    game_from_any_text,
    game_from_position,
    game_from_position_query,
    game_from_query,
    game_to_show,
    game_to_take_over,
    record_forms,
    set_up_options,
)
from coloretto.service.saves import game_from_save, game_to_save
from coloretto.service.view import game_view, sheet_view
from coloretto.state import Action, Seat

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import TypeAlias, TypeVar, TypeVarTuple

    from coloretto.service import coach_protocol, protocol
    from coloretto.service.arguments import Given

    Answered: TypeAlias = Mapping[str, object]
    """A result; a TypedDict is one."""

    Thinking: TypeAlias = Generator[coach_protocol.Plies | None, None, Answered]

    Arguments = TypeVarTuple("Arguments")
    Result = TypeVar("Result", bound=Answered)
    Generated = TypeVar("Generated", bound=Thinking)

MAX_REQUEST: Final = 40_000
"""Longer requests are refused unread. A JSON record, indented by four and quoted, has some 16,000 characters."""

SLICE: Final = 0.008
"""Seconds that a bot or the coach thinks before other requests get their turn."""

MAX_THOUGHTS: Final = 8
"""Requests that can be thought about by turns; of more, the one that was asked longest ago begins again."""


class Method:
    """How a request is answered.

    changes_game: what is thought about the game in hand is forgotten. archive: where its modules are if they are
    fetched later.
    """

    # A named tuple or a dataclass takes a page longer to make.
    def __init__(self, changes_game: bool, archive: str | None, answer: "Callable[[Session, Given], Answered]") -> None:
        self.changes_game: Final = changes_game
        self.archive: Final = archive
        self.answer: Final = answer


METHODS: Final[dict[str, Method]] = {}
"""All requests by name."""


def method(
    name: str,
    reads: "Callable[[Given], tuple[*Arguments]]",
    *,
    changes_game: bool = False,
    archive: str | None = None,
) -> "Callable[[Callable[[Session, *Arguments], Result]], Callable[[Session, *Arguments], Result]]":
    """Register what answers a request at once; `reads` checks its parameters and gives the arguments."""

    def register(
        run: "Callable[[Session, *Arguments], Result]",
    ) -> "Callable[[Session, *Arguments], Result]":
        def answer(session: "Session", given: "Given") -> "Answered":
            return run(session, *reads(given))

        METHODS[name] = Method(changes_game, archive, answer)
        return run

    return register


def thinking_method(
    name: str, reads: "Callable[[Given], tuple[*Arguments]]", *, archive: str | None = None
) -> "Callable[[Callable[[Session, *Arguments], Generated]], Callable[[Session, *Arguments], Generated]]":
    """Register what thinks about a request in slices: it is asked again until it has an answer."""

    def register(
        run: "Callable[[Session, *Arguments], Generated]",
    ) -> "Callable[[Session, *Arguments], Generated]":
        def answer(session: "Session", given: "Given") -> "Answered":
            arguments = reads(given)
            return session.think_on(json.dumps([name, given], sort_keys=True), lambda: run(session, *arguments))

        METHODS[name] = Method(False, archive, answer)
        return run

    return register


class Session:
    """What one page talks to: at most one game, and the requests that the protocol knows."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self._thoughts: Final[dict[str, Thinking]] = {}
        """By what is asked; the one that was asked last comes last."""

    def handle(self, request: str) -> str:
        """Answer a request. Errors of the one who asks become error envelopes; a bug here is raised."""
        answer: dict[str, Answered]
        try:
            method, given = _read(request)
            if method.changes_game:
                self._thoughts.clear()
            with nullcontext() if method.archive is None else imports_from(method.archive):
                answer = {"result": method.answer(self, given)}
        except ColorettoError as error:
            answer = {"error": _error(error)}
        return json.dumps(answer, separators=(",", ":"))

    def think_on(self, asked: str, begin: "Callable[[], Thinking]") -> "Answered":
        """Think about what is asked for one slice of time; answer how far that came while there is no result.

        Each request has its own thought, so that those who poll for different answers don't restart each other.
        """
        thought = self._thoughts.pop(asked, None) or begin()
        end = perf_counter() + SLICE
        try:
            while True:
                progress = next(thought)
                if perf_counter() >= end:
                    break
        except StopIteration as done:
            result: Answered = done.value
            return result
        self._thoughts[asked] = thought
        if len(self._thoughts) > MAX_THOUGHTS:
            del self._thoughts[next(iter(self._thoughts))]
        return {"thinking": True, **(progress or {})}

    @method("options", no_params)
    def _options(self) -> "protocol.Options":
        return set_up_options()

    @method("warm_up", no_params)
    def _warm_up(self) -> "protocol.Nothing":
        """Load what the bots of the game in hand need; without a game, what bots of every level do."""
        if self.game is None:
            bot_from_level(LEVELS[0], STYLE_NAMES[0])
        else:
            warm_up(self.game)
        return {}

    @method("start", query_params, changes_game=True)
    def _start(self, query: "Mapping[str, Json]") -> "protocol.GameResult":
        self.game, problems = game_from_query(query)
        return self._answer(problems)

    @method("new_game", setup_params, changes_game=True)
    def _new_game(self, variant: Variant, players: list[Player], seed: int) -> "protocol.GameResult":
        self.game = Game.deal(variant, players, seed)
        return self._answer()

    @method("load", save_params, changes_game=True)
    def _load(self, save: str) -> "protocol.GameResult":
        self.game = game_from_save(save)
        return self._answer()

    @method("play", action_params, changes_game=True)
    def _play(self, action: Action) -> "protocol.GameResult":
        game = self._in_hand()
        if game.player_to_act is not None and not game.player_to_act.is_human:
            raise IllegalActionError("it is a bot's turn")
        game.play(action)
        return self._answer()

    @thinking_method("bot_action", no_params)
    def _bot_action(self) -> "coach_protocol.Thought[protocol.GameResult]":
        """Let the bot to act think on for a moment, and act in the end."""
        game = self._in_hand()
        limit = Limit(seconds=THINKING_SECONDS.get(game.players[game.state.seat].level or ""))
        choice = yield from bot_task(game, limit)
        game.play(choice.action)
        return self._answer()

    @method("undo", no_params, changes_game=True)
    def _undo(self) -> "protocol.GameResult":
        self._in_hand().undo()
        return self._answer()

    @method("redo", no_params, changes_game=True)
    def _redo(self) -> "protocol.GameResult":
        self._in_hand().redo()
        return self._answer()

    @method("preview_jokers", joker_params)
    def _preview_jokers(self, seat: Seat, colours: tuple[Card, ...]) -> "protocol.Sheet":
        game = self._in_hand()
        game.check_jokers(seat, colours)
        return sheet_view(game, seat, colours)

    @method("choose_jokers", joker_params, changes_game=True)
    def _choose_jokers(self, seat: Seat, colours: tuple[Card, ...]) -> "protocol.GameResult":
        self._in_hand().choose_jokers(seat, colours)
        return self._answer()

    @method("position", position_params, changes_game=True)
    def _position(
        self, position: str, query: "Mapping[str, Json] | None", level: Json, seat: Json, seed: Json
    ) -> "protocol.GameResult":
        if query is not None:
            self.game, problems = game_from_position_query(position, query)
            return self._answer(problems)
        self.game = game_from_position(position, level, seat, seed)
        return self._answer()

    @method("take_over", take_over_params, changes_game=True)
    def _take_over(self, record: str | None, ply: int, seat: Json, level: Json) -> "protocol.GameResult":
        """Play on from a ply of a recorded game, or else of the game in hand."""
        self.game = game_to_take_over(self._in_hand() if record is None else record, ply, seat, level)
        return self._answer()

    @method("replay", replay_params)
    def _replay(self, record: str, ply: int) -> "protocol.Replay":
        """Show a recorded game after some plies, to look at only; the game in hand stays in hand."""
        game, plies = game_to_show(record, ply)
        return {"view": game_view(game, is_shown=True), "ply": len(game.history), "plies": plies}

    @method("record", no_params)
    def _record(self) -> "protocol.RecordForms":
        """Write the game in hand down as other programs and people read it."""
        return record_forms(self._in_hand().record())

    @method("daily", day_params, changes_game=True, archive=COACH_ARCHIVE)
    def _daily(self, day: str) -> "protocol.GameResult":
        from coloretto.service.daily import daily_game

        self.game = daily_game(day)
        return self._answer()

    @method("promise", no_params, archive=COACH_ARCHIVE)
    def _promise(self) -> "protocol.Promised":
        """Promise the deck; the save holds the salt from now on."""
        from coloretto.service.fairness import promise

        game = self._in_hand()
        return {"sha256": promise(game), "save": game_to_save(game)}

    @method("reveal", no_params, archive=COACH_ARCHIVE)
    def _reveal(self) -> "protocol.Revealed":
        from coloretto.service.fairness import promise, promised_text

        game = self._in_hand()
        return {"text": promised_text(game), "sha256": promise(game)}

    @thinking_method("values", no_params, archive=COACH_ARCHIVE)
    def _values(self) -> "coach_protocol.Thought[coach_protocol.Values]":
        from coloretto.service.coaching import values_thought

        return values_thought(self._in_hand())

    @thinking_method("hint", no_params, archive=COACH_ARCHIVE)
    def _hint(self) -> "coach_protocol.Thought[coach_protocol.Hint]":
        from coloretto.service.coaching import hint_thought

        return hint_thought(self._in_hand())

    @thinking_method("why", why_params, archive=COACH_ARCHIVE)
    def _why(self, ply: int | None) -> "coach_protocol.Thought[coach_protocol.Why]":
        from coloretto.service.coaching import why_thought

        return why_thought(self._in_hand(), ply)

    @thinking_method("review", review_params, archive=COACH_ARCHIVE)
    def _review(self, record: str | None) -> "coach_protocol.ThoughtOfPlies[coach_protocol.Review]":
        from coloretto.service.coaching import review_thought

        return review_thought(self._in_hand() if record is None else game_from_any_text(record))

    @thinking_method("par", day_params, archive=COACH_ARCHIVE)
    def _par(self, day: str) -> "coach_protocol.ThoughtOfPlies[coach_protocol.Par]":
        from coloretto.service.coaching import par_thought

        return par_thought(day)

    @thinking_method("shuffle", no_params, archive=COACH_ARCHIVE)
    def _shuffle(self) -> "coach_protocol.Thought[coach_protocol.Shuffled]":
        from coloretto.service.coaching import shuffle_thought

        return shuffle_thought(self._in_hand())

    def _in_hand(self) -> Game:
        if self.game is None:
            raise RequestError("there is no game yet")
        return self.game

    def _answer(self, problems: "list[protocol.QueryProblem] | None" = None) -> "protocol.GameResult":
        game = self._in_hand()
        if problems is None:
            return {"view": game_view(game), "save": game_to_save(game)}
        return {"view": game_view(game), "save": game_to_save(game), "problems": problems}


handle: Final = Session().handle
"""The engine of this process: what the worker calls."""


def _read(request: str) -> "tuple[Method, Given]":
    if len(request) > MAX_REQUEST:
        raise RequestError(f"a request has at most {MAX_REQUEST} characters, not {len(request)}")
    try:
        body = parse_json(request)
    except NotationError as error:
        raise RequestError(f"the request is {error}") from error
    name = body.get("method") if isinstance(body, dict) else None
    if not isinstance(body, dict) or not isinstance(name, str):
        raise RequestError("a request is an object with a method")
    if name not in METHODS:
        raise RequestError(f"there is no method {name[:40]!r}")
    given = body.get("params", {})
    if not isinstance(given, dict):
        raise RequestError("params must be an object")
    return METHODS[name], given


def _error(error: ColorettoError) -> "protocol.EngineError":
    if isinstance(error, MissingFileError):
        return {"type": type(error).__name__, "message": str(error), "file": error.file}
    return {"type": type(error).__name__, "message": str(error)}
