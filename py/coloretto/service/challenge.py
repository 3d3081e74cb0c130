"""Reads a link that deals a game again: who sits where, and what its sender scored (docs/url-parameters.md)."""

import re
from typing import Final

from coloretto.bots import LEVELS, STYLE_NAMES
from coloretto.cards import PLAYERS
from coloretto.game import Player
from coloretto.service.identity import PERSON
from coloretto.service.saves import player_from_json

_SCORES: Final = re.compile(r"-?[0-9]{1,3}(?:\.-?[0-9]{1,3})+", re.ASCII)


def seats_from_text(text: str) -> list[Player] | None:
    """Return a person among bots, each with its level and perhaps its style; None if the text names no such table.

    >>> [player.level for player in seats_from_text("casual.human.expert-spoiler") or []]
    ['casual', None, 'expert']
    """
    words = text.split(".")
    players = [Player() if word == PERSON else _bot_from_text(word) for word in words]
    seats = [player for player in players if player is not None]
    is_table = len(seats) == len(words) and len(seats) in PLAYERS
    return seats if is_table and sum(player.is_human for player in seats) == 1 else None


def scores_from_text(text: str, players: int) -> tuple[int, ...] | None:
    """Return the scores of all seats; None unless there are as many numbers as players.

    >>> scores_from_text("43.-5.28", 3)
    (43, -5, 28)
    """
    if not _SCORES.fullmatch(text):
        return None
    scores = tuple(map(int, text.split(".")))
    return scores if len(scores) == players else None


def name_from_text(text: str) -> str | None:
    """Return a name without surrounding spaces. Raises PlayerNameError."""
    return player_from_json({"kind": "human", "name": text}).name


def _bot_from_text(word: str) -> Player | None:
    level, _, style = word.partition("-")
    is_known = level in LEVELS and (style in STYLE_NAMES or word == level)
    return Player(level, style=style or None) if is_known else None
