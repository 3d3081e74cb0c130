"""The session of a table at which bots in cages play: the page asks a cage for each of their actions.

Such a bot, a guest, is a seat with a name and without a level, in requests, views and saves. The page sends
`bot_action` as for any bot. The answer is a `protocol.QuestionStep`, and the page then sends a
`protocol.GuestActionRequest`.
"""

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from coloretto.bots import bot_from_level
from coloretto.bots.base import Limit, choose
from coloretto.errors import ColorettoError
from coloretto.game import Game, Player
from coloretto.match import bot_seed
from coloretto.notation.json import action_from_json, state_to_json
from coloretto.notation.json_fields import Json, parse_json
from coloretto.service.arguments import setup_params, take_over_params
from coloretto.service.new_games import game_to_take_over
from coloretto.service.saves import game_from_save, player_from_json, require_list, saved_player
from coloretto.service.session import Session
from coloretto.workshop.choice_seed import choice_seed

if TYPE_CHECKING:
    from coloretto.service.protocol import GameResult
    from coloretto.workshop.protocol import QuestionStep

SUBSTITUTE: Final = "careful"
"""The bot that chooses for a guest that failed."""


_SECRET: Final = secrets.token_bytes(32)


@dataclass(frozen=True, slots=True)
class Guest(Player):
    """A bot in a cage."""

    @property
    def is_human(self) -> bool:
        """Return False: a guest has no level, but is not a person."""
        return False


class GuestSession(Session):
    """The engine of one page at whose table guests may play."""

    def handle(self, request: str) -> str:
        """Answer a request: those about guests here, all others as at any table."""
        try:
            result = self._answer(parse_json(request))
        except ColorettoError as error:
            return json.dumps({"error": {"type": type(error).__name__, "message": str(error)}})
        return super().handle(request) if result is None else json.dumps({"result": result})

    def _answer(self, body: Json) -> "GameResult | QuestionStep | None":
        """Return the result of a request about guests; None for any other request."""
        match body:
            case {"method": "new_game", "params": dict() as params} if _has_guests(params, "seats"):
                return self._deal(params)
            case {"method": "take_over", "params": dict() as params} if _has_guests(params, "bots"):
                return self._deal_again(params)
            case {"method": "bot_action"} if self._guest is not None:
                return self._ask(self._guest)
            case {"method": "guest_action", "params": {"action": action}} if self._guest is not None:
                return self._play_for_guest(action)
        return None

    def game_from_save(self, save: str) -> Game:
        """Return the game of a save, which may have guests. Raises a ColorettoError if the save is corrupted."""
        return game_from_save(save, _saved_player)

    @property
    def _guest(self) -> Guest | None:
        """The guest whose turn it is."""
        player = self.game and self.game.player_to_act
        return player if isinstance(player, Guest) else None

    def _deal(self, params: Mapping[str, Json]) -> "GameResult":
        seats = require_list(params, "seats")
        variant, players, seed = setup_params({**params, "seats": _as_people(seats)})
        return self._open_with_guests(Game.deal(variant, _with_guests(players, seats), seed))

    def _deal_again(self, params: Mapping[str, Json]) -> "GameResult":
        seats = require_list(params, "bots")
        record, ply, seat, level, bots = take_over_params({**params, "bots": _as_people(seats)})
        source = self._require_game() if record is None else record
        return self._open_with_guests(game_to_take_over(source, ply, seat, level, _with_guests(bots or [], seats)))

    def _open_with_guests(self, game: Game) -> "GameResult":
        self._end_turn()
        return self._open(game)

    def _ask(self, guest: Guest) -> "QuestionStep":
        game = self._require_game()
        seed = choice_seed(_SECRET, game.seed or 0, len(game.history))
        return {"ask": {"bot": guest.name or "", "state": state_to_json(game.state), "seed": seed}}

    def _play_for_guest(self, action: Json) -> "GameResult":
        """Play the action of a guest, or of its substitute for None. Raises NotationError or IllegalActionError."""
        game = self._require_game()
        if action is None:
            substitute = bot_from_level(SUBSTITUTE)
            game.play(choose(substitute, game.state, Limit(), Random(bot_seed(game))).action)
        else:
            game.play(action_from_json(action))
        self._end_turn()
        return self._game_result("played")


handle: Final = GuestSession().handle
"""Answers a request with the session of this process; the worker of the page calls it."""


def _is_guest(seat: Json) -> bool:
    return isinstance(seat, dict) and seat.get("kind") == "bot" and seat.get("level") is None


def _as_person(seat: Json) -> Json:
    assert isinstance(seat, dict)
    return {"kind": "human", "name": seat.get("name")}


def _as_people(seats: Sequence[Json]) -> list[Json]:
    """Return seats for the bridge's functions, which know no guests."""
    return [_as_person(seat) if _is_guest(seat) else seat for seat in seats]


def _with_guests(players: Sequence[Player], seats: Sequence[Json]) -> list[Player]:
    """Return the players of `_as_people(seats)` with guests in place of the people that stood for them."""
    return [Guest(name=player.name) if _is_guest(seat) else player for player, seat in zip(players, seats, strict=True)]


def _saved_player(seat: Json) -> Player:
    return Guest(name=player_from_json(_as_person(seat)).name) if _is_guest(seat) else saved_player(seat)


def _has_guests(body: Mapping[str, Json], field: str) -> bool:
    """Return whether a list of seats in parameters has a guest."""
    seats = body.get(field)
    return isinstance(seats, list) and any(map(_is_guest, seats))
