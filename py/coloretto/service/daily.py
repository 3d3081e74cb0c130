"""The daily deal: depends on the date alone, so that everyone gets the same; reads neither the clock nor other games.

Its bots and par have limits in nodes, not in time, so that the game is the same in every Python.
"""

import re
from collections.abc import Generator
from datetime import date
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

from coloretto.bots import bot_from_level
from coloretto.bots.base import Limit, map_progress
from coloretto.cards import Variant
from coloretto.errors import NotationError, quote
from coloretto.game import Game, Player
from coloretto.match import bot_seed, bot_task
from coloretto.scoring import ranks
from coloretto.state import OVER, Seat

VERSION: Final = 1
"""Version of the daily deal, hashed with the date; increase it only to change the deals or the bots of all dates."""

PERSON_SEAT: Final[Seat] = 0
BOT_LEVELS: Final = ("strong", "regular", "casual")
"""Levels of the bots, from seat 1 on."""

PAR_LEVEL: Final = "master"
PAR_NODES: Final = 600
"""Nodes for each decision of par; a game takes some five seconds in CPython."""


class Par(NamedTuple):
    """The result of the strongest bot. scores: of all seats. rank: of the person's seat, which the bot plays."""

    scores: tuple[int, ...]
    rank: int


def daily_game(day: str) -> Game:
    """Deal the game of a date (UTC) such as 2026-11-21. Raises NotationError for an invalid date."""
    return _deal(day, Player())


def play_par(day: str) -> Generator[int, None, Par]:
    """Let the strongest bot play the deal of a date at the person's seat; yield the number of plies done."""
    game = _deal(day, Player(PAR_LEVEL))
    bot = bot_from_level(PAR_LEVEL)
    while game.state.phase != OVER:
        if game.state.seat == PERSON_SEAT:
            task = bot.think(game.state, Limit(nodes=PAR_NODES), Random(bot_seed(game)))
        else:
            task = bot_task(game, Limit())
        choice = yield from map_progress(task, lambda _: len(game.history))
        game.play(choice.action)
    scores = game.scores()
    return Par(scores, ranks(scores)[PERSON_SEAT])


def daily_seed(day: str) -> int:
    """Return the seed of a date: the first 48 bits of the SHA-256 of the version and the date.

    >>> daily_seed("2026-11-21")
    226042758636363
    """
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", day, re.ASCII):
        raise NotationError(f"not a date: {quote(day)}")
    try:
        date.fromisoformat(day)
    except ValueError as error:
        raise NotationError(f"there is no such date: {quote(day)}") from error
    return int.from_bytes(sha256(f"coloretto daily {VERSION} {day}".encode()).digest()[:6], "big")


def _deal(day: str, player: Player) -> Game:
    return Game.deal(Variant(1 + len(BOT_LEVELS)), [player, *map(Player, BOT_LEVELS)], daily_seed(day))
