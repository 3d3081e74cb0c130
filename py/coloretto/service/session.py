"""The engine of a page: answers its requests about one game; knows nothing of browsers or Pyodide.

Each method of `Session` answers one request (`methods.py`). Parameters and results are typed in `params.py`,
`protocol.py` and its neighbours, from which `python3 -m tools.protocol` writes the page's types. If a request fails,
the current game stays as it was.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from coloretto.bots import LEVELS, STYLE_NAMES, THINKING_SECONDS, bot_from_level
from coloretto.bots.base import Limit
from coloretto.cards import Card, Variant
from coloretto.errors import IllegalActionError, RequestError
from coloretto.game import Game, Player
from coloretto.match import bot_task, warm_up
from coloretto.notation.json_fields import Json
from coloretto.resources import COACH_ARCHIVE
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
from coloretto.service.methods import RequestHandler, method, task_method
from coloretto.service.new_games import (
    game_at,
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
    from coloretto.service import coach_protocol, picture_protocol, protocol
    from coloretto.svg.model import PicturedPlayer, Words


class Session(RequestHandler):
    """The engine of one page: its current game, if any, and the methods that answer its requests."""

    def __init__(self, random_digits: Callable[[], str] = random_digits) -> None:
        """Begin without a game. random_digits: returns the next id or salt."""
        super().__init__()
        self.game: Game | None = None
        self._random_digits: Final = random_digits

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
        self,
        replay: tuple[str, int] | None,
        ply: int | None,
        players: "list[PicturedPlayer]",
        words: "Words",
        palette: dict[str, str],
    ) -> "picture_protocol.Picture":
        """Draw the current game, at its present ply or an earlier one, or a ply of a record."""
        from coloretto.service.picture import draw_table

        game = self._require_game() if replay is None else game_to_replay(*replay)[0]
        if replay is None and ply is not None:
            game = game_at(game, ply)
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
