"""The session of a table at which bots in cages play: the page asks a cage for each of their actions.

Such a bot, a guest, is a seat with a name and without a level, in requests, views and saves. The page sends
`bot_action` as for any bot. The answer is a `protocol.QuestionStep`, and the page then sends a
`protocol.GuestActionRequest`.
"""

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from coloretto.bots import bot_from_level
from coloretto.bots.base import Limit, choose
from coloretto.errors import IllegalActionError, NotationError
from coloretto.game import Player
from coloretto.match import bot_seed
from coloretto.notation.action_json import action_from_json
from coloretto.notation.json_fields import Json, parse_json
from coloretto.notation.state_json import state_to_json
from coloretto.service.saves import player_from_json, saved_player
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


def _is_guest(seat: Json) -> bool:
    return isinstance(seat, dict) and seat.get("kind") == "bot" and seat.get("level") is None


def _player_from(read: Callable[[Json], Player]) -> Callable[[Json], Player]:
    """Return a function that reads guests, and other players with `read`."""

    def read_player(seat: Json) -> Player:
        if not _is_guest(seat):
            return read(seat)
        assert isinstance(seat, dict)
        return Guest(name=player_from_json({"kind": "human", "name": seat.get("name")}).name)

    return read_player


class GuestSession(Session):
    """The engine of one page at whose table guests may play."""

    read_player = staticmethod(_player_from(player_from_json))
    read_saved_player = staticmethod(_player_from(saved_player))

    def handle(self, request: str) -> str:
        """Answer a request: those about guests here, all others as at any table."""
        try:
            result = self._answer(parse_json(request))
        except NotationError:
            result = None
        return super().handle(request) if result is None else json.dumps({"result": result})

    def _answer(self, body: Json) -> "GameResult | QuestionStep | None":
        """Return the result of a request about guests; None for any other request."""
        match body:
            case {"method": "bot_action"} if self._guest is not None:
                return self._ask(self._guest)
            case {"method": "guest_action", "params": {"action": action}} if self._guest is not None:
                return self._play_for_guest(action)
        return None

    @property
    def _guest(self) -> Guest | None:
        """The guest whose turn it is."""
        player = self.game and self.game.player_to_act
        return player if isinstance(player, Guest) else None

    def _ask(self, guest: Guest) -> "QuestionStep":
        game = self._require_game()
        seed = choice_seed(_SECRET, game.seed or 0, len(game.history))
        return {"ask": {"bot": guest.name or "", "state": state_to_json(game.state), "seed": seed}}

    def _play_for_guest(self, action: Json) -> "GameResult":
        """Play the action of a guest, or of its substitute if the guest has failed or may not do this."""
        game = self._require_game()
        try:
            game.play(action_from_json(action))
        except (NotationError, IllegalActionError):
            substitute = bot_from_level(SUBSTITUTE)
            game.play(choose(substitute, game.state, Limit(), Random(bot_seed(game))).action)
        self._end_turn()
        return self._game_result("played")


handle: Final = GuestSession().handle
"""Answers a request with the session of this process; the worker of the page calls it."""
