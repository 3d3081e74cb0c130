"""The one door between page and engine: JSON text in, JSON text out; knows no browser and no Pyodide.

Requests and answers have the shapes of web/src/engine/protocol.ts. An error answers
{"error": {"type", "message"}} and leaves the game in hand as it was. When a data file of the package is not there, the
error names it as "file": the same request may follow once the file is.
"""

import json
from collections.abc import Callable, Mapping
from random import SystemRandom
from time import perf_counter
from typing import Any, Final

from coloretto.bots import LEVELS, STYLE_NAMES, THINKING_SECONDS, bot_from_level
from coloretto.bots.base import Choice, Limit, Thinking
from coloretto.bots.figures import level_figures
from coloretto.cards import (
    COLOURS,
    DEFAULT_MARKER_DEPTH,
    EDITIONS,
    MARKER_DEPTHS,
    PLAYERS,
    SCORINGS,
    Card,
    Variant,
    make_variant,
)
from coloretto.errors import (
    ColorettoError,
    IllegalActionError,
    MissingFileError,
    NotationError,
    RequestError,
    VariantError,
)
from coloretto.game import Game, Player
from coloretto.interchange import card_from_json
from coloretto.json_values import Json, parse_json
from coloretto.lots import MAX_SEED
from coloretto.match import bot_thinking, warm_up
from coloretto.notation import action_from_text
from coloretto.saves import MAX_NAME, game_from_save, game_to_save, player_from_json, typed
from coloretto.state import OVER
from coloretto.view import game_view, sheet_view

MAX_REQUEST: Final = 20_000
"""Longer requests are refused unread."""

SLICE: Final = 0.008
"""Seconds that a bot thinks before other requests get their turn."""

DEFAULT_PLAYERS: Final = 4
DEFAULT_LEVEL: Final = "casual"


class Session:
    """What one page talks to: at most one game, and the requests that the protocol knows."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self._thinking: Thinking | None = None
        self._methods: Final[Mapping[str, Callable[[Json], Json]]] = {
            "options": self._options,
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
        }

    def handle(self, request: str) -> str:
        """Answer a request. Errors of the one who asks become error envelopes; a bug here is raised."""
        try:
            method, params = self._read(request)
            if method not in (self._bot_action, self._warm_up):
                self._thinking = None  # Whatever is asked for meanwhile, the bot's thoughts are no longer of use.
            answer = {"result": method(params)}
        except MissingFileError as error:
            self._thinking = None  # It has ended in the middle.
            answer = {"error": {"type": "MissingFileError", "message": str(error), "file": error.file}}
        except ColorettoError as error:
            answer = {"error": {"type": type(error).__name__, "message": str(error)}}
        return json.dumps(answer, separators=(",", ":"))

    def _read(self, request: str) -> tuple[Callable[[Json], Json], Json]:
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
        return self._methods[body["method"]], params

    def _options(self, params: Json) -> Json:
        return {
            "players": PLAYERS,
            "editions": EDITIONS,
            "scorings": SCORINGS,
            "marker_depths": MARKER_DEPTHS,
            "default_marker_depth": DEFAULT_MARKER_DEPTH,
            "levels": [{"level": level, **level_figures(level)} for level in LEVELS],
            "styles": STYLE_NAMES,
            "seed_max": MAX_SEED,
            "name_max": MAX_NAME,
            "defaults": {
                "players": DEFAULT_PLAYERS,
                "edition": EDITIONS[0],
                "scoring": SCORINGS[0],
                "level": DEFAULT_LEVEL,
            },
        }

    def _start(self, params: Json) -> Json:
        """One person, at seat 0, against bots; the query's faulty values are told and replaced."""
        query = typed(params, "query", dict)
        problems: list[Json] = []

        def pick(name: str, allowed: tuple[Any, ...], default: Any) -> Any:
            value = query.get(name)
            for choice in allowed:
                if value == str(choice):
                    return choice
            if value is not None:
                problems.append(_problem(name, value, list(map(str, allowed)), str(default)))
            return default

        players = pick("players", PLAYERS, DEFAULT_PLAYERS)
        edition = pick("edition", EDITIONS, EDITIONS[0])
        scoring = pick("scoring", SCORINGS, SCORINGS[0])
        depth = pick("marker_depth", MARKER_DEPTHS, DEFAULT_MARKER_DEPTH[edition])
        level = pick("level", LEVELS, DEFAULT_LEVEL)
        seed = _seed_from_query(query.get("seed"))
        if seed is None:
            seed = _seed_by_lot()
            if "seed" in query:
                problems.append(_problem("seed", query["seed"], [f"0-{MAX_SEED}"], str(seed)))
        bots = [Player(level) for _ in range(players - 1)]
        self.game = Game.deal(Variant(players, edition, scoring, depth), [Player(), *bots], seed)
        return {**self._answer(), "problems": problems}

    def _new_game(self, params: Json) -> Json:
        variant = make_variant(
            params.get("players"), params.get("edition"), params.get("scoring"), params.get("marker_depth")
        )
        players = [player_from_json(seat) for seat in typed(params, "seats", list)]
        seed = params.get("seed")
        if seed is None:
            seed = _seed_by_lot()
        elif not isinstance(seed, int) or isinstance(seed, bool):
            raise VariantError(f"a seed is a whole number from 0 to {MAX_SEED}")
        self.game = Game.deal(variant, players, seed)
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
        if game.state.phase != OVER and not game.players[game.state.seat].is_human:
            raise IllegalActionError("it is a bot's turn")
        game.play(action)
        return self._answer()

    def _bot_action(self, params: Json) -> Json:
        """Let the bot to act think on for a moment; it is asked again until it has acted."""
        game = self._in_hand()
        if self._thinking is None:
            level = game.players[game.state.seat].level
            self._thinking = bot_thinking(game, Limit(seconds=THINKING_SECONDS.get(level or "")))
        choice = _think_on(self._thinking)
        if choice is None:
            return {"thinking": True}
        self._thinking = None
        game.play(choice.action)
        return self._answer()

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

    def _in_hand(self) -> Game:
        if self.game is None:
            raise RequestError("there is no game yet")
        return self.game

    def _answer(self) -> Json:
        game = self._in_hand()
        return {"view": game_view(game), "save": game_to_save(game)}


handle: Final = Session().handle
"""The engine of this process: what the worker calls."""


def _think_on(thinking: Thinking) -> Choice | None:
    """Let a bot think for one slice of time; give its choice when it has come to one."""
    end = perf_counter() + SLICE
    try:
        while True:
            next(thinking)
            if perf_counter() >= end:
                return None
    except StopIteration as done:
        choice: Choice = done.value
        return choice


def _joker_choice(params: Json) -> tuple[int, tuple[Card, ...]]:
    colours = tuple(map(card_from_json, typed(params, "colours", list)))
    if any(colour >= COLOURS for colour in colours):
        raise IllegalActionError("a joker can only be given a colour")
    return typed(params, "seat", int), colours


def _seed_from_query(value: Json) -> int | None:
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 16 and int(value) <= MAX_SEED:
        return int(value)
    return None


def _seed_by_lot() -> int:
    return SystemRandom().randrange(1_000_000_000)


def _problem(name: str, value: Json, allowed: list[str], used: str) -> Json:
    return {"name": name, "value": str(value)[:MAX_NAME], "allowed": allowed, "used": used}
