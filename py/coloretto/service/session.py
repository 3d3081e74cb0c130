"""The one door between page and engine: JSON text in, JSON text out; knows no browser and no Pyodide.

Requests and answers have the shapes of web/src/engine/protocol.ts. An error answers
{"error": {"type", "message"}} and leaves the game in hand as it was. When a data file of the package is not there, the
error names it as "file": the same request may follow once the file is.
"""

import json
from collections.abc import Callable, Generator, Mapping
from time import perf_counter
from typing import Any, Final, TypeAlias

from coloretto.bots import LEVELS, STYLE_NAMES, THINKING_SECONDS, bot_from_level
from coloretto.bots.base import Limit
from coloretto.cards import (
    COLOURS,
    Card,
    make_variant,
)
from coloretto.errors import (
    ColorettoError,
    IllegalActionError,
    MissingFileError,
    NotationError,
    RequestError,
)
from coloretto.game import Game
from coloretto.match import bot_thinking, warm_up
from coloretto.notation.json import card_from_json
from coloretto.notation.json_fields import Json, parse_json
from coloretto.notation.text import action_from_text
from coloretto.resources import COACH, modules_in
from coloretto.service.new_games import (
    game_from_position,
    game_from_position_query,
    game_from_query,
    game_to_show,
    game_to_take_over,
    seed_from_json,
    set_up_options,
)
from coloretto.service.records import record_forms
from coloretto.service.saves import game_from_save, game_to_save, player_from_json, typed
from coloretto.service.view import game_view, sheet_view

MAX_REQUEST: Final = 40_000
"""Longer requests are refused unread. A JSON record, indented by four and quoted, has some 16,000 characters."""

SLICE: Final = 0.008
"""Seconds that a bot or the coach thinks before other requests get their turn."""

ADVICE: Final = ("values", "hint", "why", "review", "par", "shuffle")
"""The methods that the coach answers."""

NO_CHANGE: Final = {
    "options",
    "warm_up",
    "bot_action",
    "preview_jokers",
    "replay",
    "record",
    "promise",
    "reveal",
    *ADVICE,
}
"""The methods that leave the game in hand to whoever is thinking about it."""

MAX_THOUGHTS: Final = 8
"""Requests that can be thought about by turns; of more, the one that was asked longest ago begins again."""

Thought: TypeAlias = Generator[Json, None, Any]


class Session:
    """What one page talks to: at most one game, and the requests that the protocol knows."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self._thoughts: Final[dict[str, Thought]] = {}
        """By what is asked; the one that was asked last comes last."""
        self._methods: Final[Mapping[str, Callable[[Json], Json]]] = {
            "options": lambda params: set_up_options(),
            "start": self._start,
            "new_game": self._new_game,
            "load": self._load,
            "warm_up": self._warm_up,
            "play": self._play,
            "bot_action": self._bot_action,
            "undo": self._undo,
            "redo": self._redo,
            "preview_jokers": self._preview_jokers,
            "choose_jokers": self._choose_jokers,
            "position": self._position,
            "replay": self._replay,
            "take_over": self._take_over,
            "record": self._record,
            "daily": self._daily,
            "promise": self._promise,
            "reveal": self._reveal,
            **{method: self._adviser(method) for method in ADVICE},
        }

    def handle(self, request: str) -> str:
        """Answer a request. Errors of the one who asks become error envelopes; a bug here is raised."""
        try:
            method, params = self._read(request)
            if method not in NO_CHANGE:
                self._thoughts.clear()
            answer = {"result": self._methods[method](params)}
        except ColorettoError as error:
            answer = {"error": {"type": type(error).__name__, "message": str(error)}}
            if isinstance(error, MissingFileError):
                answer["error"]["file"] = error.file
        return json.dumps(answer, separators=(",", ":"))

    def _read(self, request: str) -> tuple[str, Json]:
        if len(request) > MAX_REQUEST:
            raise RequestError(f"a request has at most {MAX_REQUEST} characters, not {len(request)}")
        try:
            body = parse_json(request)
        except NotationError as error:
            raise RequestError(f"the request is {error}") from error
        if not isinstance(body, dict) or not isinstance(body.get("method"), str):
            raise RequestError("a request is an object with a method")
        if body["method"] not in self._methods:
            raise RequestError(f"there is no method {body['method'][:40]!r}")
        params = body.get("params", {})
        if not isinstance(params, dict):
            raise RequestError("params must be an object")
        return body["method"], params

    def _start(self, params: Json) -> Json:
        self.game, problems = game_from_query(typed(params, "query", dict))
        return {**self._answer(), "problems": problems}

    def _new_game(self, params: Json) -> Json:
        variant = make_variant(
            params.get("players"), params.get("edition"), params.get("scoring"), params.get("marker_depth")
        )
        players = [player_from_json(seat) for seat in typed(params, "seats", list)]
        self.game = Game.deal(variant, players, seed_from_json(params.get("seed")))
        return self._answer()

    def _load(self, params: Json) -> Json:
        self.game = game_from_save(typed(params, "save", str))
        return self._answer()

    def _warm_up(self, params: Json) -> Json:
        """Load what the bots of the game in hand need; without a game, what bots of every level do."""
        if self.game is None:
            bot_from_level(LEVELS[0], STYLE_NAMES[0])
        else:
            warm_up(self.game)
        return {}

    def _play(self, params: Json) -> Json:
        game = self._in_hand()
        action = action_from_text(typed(params, "action", str))
        if game.player_to_act is not None and not game.player_to_act.is_human:
            raise IllegalActionError("it is a bot's turn")
        game.play(action)
        return self._answer()

    def _bot_action(self, params: Json) -> Json:
        """Let the bot to act think on for a moment; it is asked again until it has acted."""
        game = self._in_hand()
        level = game.players[game.state.seat].level
        limit = Limit(seconds=THINKING_SECONDS.get(level or ""))
        is_done, choice = self._think_on("bot_action", params, lambda: bot_thinking(game, limit))
        if not is_done:
            return {"thinking": True}
        game.play(choice.action)
        return self._answer()

    def _adviser(self, method: str) -> Callable[[Json], Json]:
        """Give a method that lets the coach think for a moment, and is asked again until it has an answer."""

        def advise(params: Json) -> Json:
            with modules_in(COACH):
                from coloretto.service.coaching import THOUGHTS
            is_done, told = self._think_on(method, params, lambda: THOUGHTS[method](self.game, params))
            return told if is_done else {"thinking": True, **(told or {})}

        return advise

    def _think_on(self, method: str, params: Json, begin: Callable[[], Thought]) -> tuple[bool, Any]:
        """Think for one slice of time; return whether that was all, and what has come of it so far.

        Each request has its own thought, so that those who poll for different answers don't restart each other.
        """
        asked = json.dumps([method, params], sort_keys=True)
        thought = self._thoughts.pop(asked, None) or begin()
        end = perf_counter() + SLICE
        try:
            while True:
                progress = next(thought)
                if perf_counter() >= end:
                    break
        except StopIteration as done:
            return True, done.value
        self._thoughts[asked] = thought
        if len(self._thoughts) > MAX_THOUGHTS:
            del self._thoughts[next(iter(self._thoughts))]
        return False, progress

    def _undo(self, params: Json) -> Json:
        self._in_hand().undo()
        return self._answer()

    def _redo(self, params: Json) -> Json:
        self._in_hand().redo()
        return self._answer()

    def _preview_jokers(self, params: Json) -> Json:
        game = self._in_hand()
        seat, colours = _joker_choice(params)
        game.check_jokers(seat, colours)
        return sheet_view(game, seat, colours)

    def _choose_jokers(self, params: Json) -> Json:
        self._in_hand().choose_jokers(*_joker_choice(params))
        return self._answer()

    def _position(self, params: Json) -> Json:
        position = typed(params, "position", str)
        if "query" in params:
            self.game, problems = game_from_position_query(position, typed(params, "query", dict))
            return {**self._answer(), "problems": problems}
        self.game = game_from_position(position, params.get("level"), params.get("seat"), params.get("seed"))
        return self._answer()

    def _replay(self, params: Json) -> Json:
        """Show a recorded game after some plies, to look at only; the game in hand stays in hand."""
        game, plies = game_to_show(typed(params, "record", str), typed(params, "ply", int))
        return {"view": game_view(game, is_shown=True), "ply": len(game.history), "plies": plies}

    def _take_over(self, params: Json) -> Json:
        """Play on from a ply of a recorded game, or else of the game in hand."""
        record = typed(params, "record", str) if "record" in params else self._in_hand()
        self.game = game_to_take_over(record, typed(params, "ply", int), params.get("seat"), params.get("level"))
        return self._answer()

    def _record(self, params: Json) -> Json:
        """Write the game in hand down as other programs and people read it."""
        return record_forms(self._in_hand().record())

    def _daily(self, params: Json) -> Json:
        with modules_in(COACH):
            from coloretto.service.daily import daily_game
        self.game = daily_game(typed(params, "date", str))
        return self._answer()

    def _promise(self, params: Json) -> Json:
        """Promise the deck; the save holds the salt from now on."""
        with modules_in(COACH):
            from coloretto.service.fairness import promise
        game = self._in_hand()
        return {"sha256": promise(game), "save": game_to_save(game)}

    def _reveal(self, params: Json) -> Json:
        with modules_in(COACH):
            from coloretto.service.fairness import promise, promised_text
        game = self._in_hand()
        return {"text": promised_text(game), "sha256": promise(game)}

    def _in_hand(self) -> Game:
        if self.game is None:
            raise RequestError("there is no game yet")
        return self.game

    def _answer(self) -> Json:
        game = self._in_hand()
        return {"view": game_view(game), "save": game_to_save(game)}


handle: Final = Session().handle
"""The engine of this process: what the worker calls."""


def _joker_choice(params: Json) -> tuple[int, tuple[Card, ...]]:
    colours = tuple(map(card_from_json, typed(params, "colours", list)))
    if any(colour >= COLOURS for colour in colours):
        raise IllegalActionError("a joker can only be given a colour")
    return typed(params, "seat", int), colours
