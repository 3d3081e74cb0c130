"""The deal of a date: the same for everyone, from the date alone; knows no clock and no calendar of what was played.

Its bots are of levels that think without a look at the clock, and par is played with limits in nodes: so everything is
the same in every Python.
"""

import re
from collections.abc import Generator
from datetime import date
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

from coloretto.bots import bot_from_level
from coloretto.bots.base import Limit, map_progress
from coloretto.cards import make_variant
from coloretto.errors import NotationError, quote
from coloretto.game import Game, Player
from coloretto.match import bot_seed, bot_task
from coloretto.scoring import ranks
from coloretto.state import OVER, Seat

VERSION: Final = 1
"""Changes when, and only when, dates have other deals or other bots from then on: it is hashed with the date."""

SEAT: Final[Seat] = 0
"""Where the person sits."""

BOTS: Final = ("strong", "regular", "casual")
"""Of the seats that follow."""

PAR_LEVEL: Final = "master"
PAR_NODES: Final = 600
"""A decision: some five seconds a game in CPython."""


class Par(NamedTuple):
    """What the strongest bot made of the deal from the person's seat. scores: of all seats. rank: of that one."""

    scores: tuple[int, ...]
    rank: int


def daily_game(day: str) -> Game:
    """Begin the game of a date (UTC), such as 2026-11-21. Raises NotationError for what is no date."""
    return _deal(day, Player())


def par_thinking(day: str) -> Generator[int, None, Par]:
    """Let the strongest bot play the deal of a date in the person's place; yields the plies that are done."""
    game = _deal(day, Player(PAR_LEVEL))
    bot = bot_from_level(PAR_LEVEL)
    while game.state.phase != OVER:
        if game.state.seat == SEAT:
            thinking = bot.think(game.state, Limit(nodes=PAR_NODES), Random(bot_seed(game)))
        else:
            thinking = bot_task(game, Limit())
        choice = yield from map_progress(thinking, lambda _: len(game.history))
        game.play(choice.action)
    scores = game.scores()
    return Par(scores, ranks(scores)[SEAT])


def seed_of(day: str) -> int:
    """Tell the seed of a date: the first 48 bits of the SHA-256 of a text with the version and the date.

    >>> seed_of("2026-11-21")
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
    return Game.deal(make_variant(1 + len(BOTS)), [player, *map(Player, BOTS)], seed_of(day))
