"""The engine of a page: answers its requests about one game; knows nothing of browsers or Pyodide.

Each method of `Session` answers one request (`methods.py`). Parameters and results are typed in `params.py`,
`protocol.py` and its neighbours, from which `python3 -m tools.protocol` writes the page's types. If a request fails,
the current game stays as it was.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from coloretto.bots import LEVELS, STYLE_NAMES, THINKING_SECONDS, bot_from_level
from coloretto.bots.base import Limit
from coloretto.cards import Card
from coloretto.errors import IllegalActionError, RequestError
from coloretto.game import Game, Player
from coloretto.match import bot_task, warm_up
from coloretto.notation.json_fields import Json
from coloretto.resources import COACH_ARCHIVE, imports_from
from coloretto.service.arguments import (
    action_params,
    day_params,
    joker_params,
    no_params,
    picture_params,
    rating_params,
    replay_params,
    result_picture_params,
    review_params,
    source_params,
    text_params,
    why_params,
)
from coloretto.service.identity import game_summary, is_continuation, random_digits
from coloretto.service.methods import RequestHandler, method, task_method
from coloretto.service.new_games import (
    challenge_from_query,
    game_at,
    game_from_any_text,
    game_from_position,
    game_from_query,
    game_from_setup,
    game_to_play_on,
    game_to_replay,
    record_forms,
)
from coloretto.service.saves import (
    game_from_save,
    game_to_save,
    player_from_json,
    require,
    require_object,
    saved_player,
)
from coloretto.service.view import game_view, sheet_view
from coloretto.state import OVER, Action, Seat

if TYPE_CHECKING:
    from coloretto.service import coach_protocol, picture_protocol, protocol
    from coloretto.service.arguments import RawParams
    from coloretto.svg.model import PicturedPlayer, Words
    from coloretto.svg.result import Figure, ResultWords


class Session(RequestHandler):
    """The engine of one page: its current game, if any, and the methods that answer its requests."""

    read_player: "Callable[[Json], Player]" = staticmethod(player_from_json)
    """Returns the player at a seat of a request."""
    read_saved_player: "Callable[[Json], Player]" = staticmethod(saved_player)
    """Returns the player at a seat of a save."""

    def __init__(self, random_digits: Callable[[], str] = random_digits) -> None:
        """Begin without a game. random_digits: returns the next id or salt."""
        super().__init__()
        self.game: Game | None = None
        self._challenge: protocol.ChallengeView | None = None
        """What a friend scored in the current deal, if a link said so."""
        self._random_digits: Final = random_digits

    @method("warm_up", no_params)
    def _warm_up(self) -> "protocol.Empty":
        """Load the data that the bots of the current game need; without a game, the modules of all bots."""
        if self.game is None:
            bot_from_level(LEVELS[0], STYLE_NAMES[0])
        else:
            warm_up(self.game)
        return {}

    @method("open", source_params, changes_game=True)
    def _open(self, source: "RawParams") -> "protocol.GameResult":
        """Open a game from any source."""
        game, problems, challenge = self._game_from(source)
        if game.id is None:
            game.rename(self._random_digits())
        if game.salt is None and game.state.phase != OVER:
            game.commit(self._random_digits())
        self.game, self._challenge = game, challenge
        result = self._game_result("opened")
        return result if problems is None else {**result, "problems": problems}

    def _game_from(
        self, source: "RawParams"
    ) -> "tuple[Game, list[protocol.QueryProblem] | None, protocol.ChallengeView | None]":
        match source:
            case {"setup": dict(setup)}:
                return game_from_setup(setup, self.read_player), None, None
            case {"save": str(save)}:
                return self._game_from_save(save, source), None, None
            case {"position": _}:
                return *game_from_position(source), None
            case {"ply": _}:
                return game_to_play_on(source, self._require_game, self.read_player), None, None
            case {"day": str(day)}:
                with imports_from(COACH_ARCHIVE):
                    from coloretto.service.daily import daily_game
                game = daily_game(day)
                if "query" not in source:
                    return game, None, None
                challenge, problems = challenge_from_query(require_object(source, "query"), game.variant.players)
                return game, problems, challenge
            case {"query": dict(query)}:
                return game_from_query(query)
        raise RequestError("a game is opened from a setup, a query, a day, a save, a position or a ply")

    def _game_from_save(self, save: str, source: "RawParams") -> Game:
        game = game_from_save(save, self.read_saved_player)
        if "known" in source:
            known = game_from_save(require(source, "known", str), self.read_saved_player)
            if not is_continuation(known, game):
                game.rename(self._random_digits())
        return game

    @method("read", text_params, archive=COACH_ARCHIVE)
    def _read(self, text: str, known: str | None) -> "protocol.Reading":
        """Return what a text contains; the current game stays current."""
        from coloretto.service.reading import read_text

        return read_text(text, known, self.read_saved_player)

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

    @method("result_picture", result_picture_params, archive=COACH_ARCHIVE)
    def _result_picture(
        self,
        record: str | None,
        seat: Seat,
        words: "ResultWords",
        figures: "list[Figure]",
        palette: dict[str, str],
    ) -> "picture_protocol.Picture":
        """Draw what a seat has made of the current game, or of a record."""
        from coloretto.service.picture import draw_result

        game = self._require_game() if record is None else game_from_any_text(record)
        return draw_result(game, seat, words, figures, palette)

    @method("record", no_params)
    def _record(self) -> "protocol.RecordForms":
        """Return the record of the current game in both forms."""
        return record_forms(self._require_game().record())

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

    def _require_game(self) -> Game:
        if self.game is None:
            raise RequestError("there is no game yet")
        return self.game

    def _game_result(self, change: "protocol.Change") -> "protocol.GameResult":
        game = self._require_game()
        return {
            "view": game_view(game),
            "game": game_summary(game, self._challenge),
            "save": game_to_save(game),
            "change": "ended" if change == "played" and game.is_finished else change,
        }


handle: Final = Session().handle
"""Answers a request with the session of this process; the worker of the page calls it."""
