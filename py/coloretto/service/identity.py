"""What names a game for a page: its id, its deal, and how far it has come."""

from os import urandom
from typing import TYPE_CHECKING, Final

from coloretto.bots import LEVELS
from coloretto.game import Game, Player
from coloretto.notation.text import record_to_text, state_to_text
from coloretto.state import DRAW, OVER, Action, Setup

if TYPE_CHECKING:
    from coloretto.service.protocol import ChallengeView, GameSummary

PERSON: Final = "human"
"""The word for a person in the `seats` of a query (docs/url-parameters.md)."""


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
    if game.is_finished and (again := _again(game)):
        summary["again"] = again
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


def _again(game: Game) -> dict[str, str] | None:
    """Return the query that deals a game again: one person played it from its seed, against bots of the levels."""
    seats = [PERSON if player.is_human else _word(player) for player in game.players]
    is_own = game.seed is not None and isinstance(game.start, Setup) and not game.is_practice
    if not is_own or seats.count(PERSON) != 1 or None in seats:
        return None
    variant = game.variant
    table = {"edition": variant.edition, "scoring": variant.scoring, "marker_depth": str(variant.marker_depth)}
    return {**table, "seed": str(game.seed), "seats": ".".join(map(str, seats))}


def _word(bot: Player) -> str | None:
    """Return the word for a bot in a query: its level, and its style if it has one; None for a bot of no level."""
    if bot.level not in LEVELS:
        return None
    return bot.level if bot.style is None else f"{bot.level}-{bot.style}"


def _has_begun(game: Game) -> bool:
    """Return whether a person has acted in the game, or anyone in a game without people."""
    actors = [game.players[entry.before.seat] for entry in game.history[game.first_ply :]]
    is_for_bots = not any(player.is_human for player in game.players)
    return bool(game.undone) or any(is_for_bots or player.is_human for player in actors)
