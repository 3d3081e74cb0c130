"""What names a game for a page: its id, its deal, and how far it has come."""

from os import urandom
from typing import TYPE_CHECKING

from coloretto.game import Game
from coloretto.notation.text import record_to_text, state_to_text
from coloretto.state import DRAW, OVER, Action, Setup

if TYPE_CHECKING:
    from coloretto.service.protocol import ChallengeView, GameSummary


def random_digits() -> str:
    """Return 128 random bits as hexadecimal digits, for an id or a salt."""
    return urandom(16).hex()


def game_summary(game: Game, challenge: "ChallengeView | None" = None) -> "GameSummary":
    """Return what a page needs to list a game and to find it again. challenge: what a friend scored in its deal."""
    assert game.id is not None
    state = game.state
    summary: GameSummary = {
        "id": game.id,
        "deal": _deal(game),
        "ply": len(game.history),
        "turns": sum(entry.action != DRAW for entry in game.history),
        "begun": _has_begun(game),
        "over": game.is_finished,
        "seats": [{"kind": "human" if player.is_human else "bot", "name": player.name} for player in game.players],
        "position": None if state.phase == OVER else state_to_text(state),
        "record": record_to_text(game.record()) if game.is_finished else None,
    }
    if challenge is not None:
        summary["challenge"] = challenge
    return summary


def is_continuation(earlier: Game, later: Game) -> bool:
    """Return whether a game contains all actions of another with the same id, undone ones included."""
    before, after = _actions(earlier), _actions(later)
    return earlier.id == later.id and after[: len(before)] == before


def _actions(game: Game) -> list[Action]:
    return [*(entry.action for entry in game.history), *reversed(game.undone)]


def _deal(game: Game) -> str | None:
    """Return a text that is the same for all games of a seed at the same table; None if no seed dealt the game."""
    if game.seed is None or not isinstance(game.start, Setup):
        return None
    variant = game.variant
    table = ("-" if player.is_human else f"{player.level}/{player.style or ''}" for player in game.players)
    return " ".join(
        map(str, (game.seed, variant.players, variant.edition, variant.scoring, variant.marker_depth, *table))
    )


def _has_begun(game: Game) -> bool:
    """Return whether a person has acted in the game, or anyone in a game without people."""
    actors = [game.players[entry.before.seat] for entry in game.history[game.first_ply :]]
    is_for_bots = not any(player.is_human for player in game.players)
    return bool(game.undone) or any(is_for_bots or player.is_human for player in actors)
