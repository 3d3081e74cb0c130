"""What shows that a game is fair: its deck promised before, told after, and bots that choose without it.

The promise is the SHA-256 of a line of text: the record's fields down to the supply, and a salt (docs/fairness.md).
Knows no request.
"""

from collections.abc import Generator
from hashlib import sha256
from random import Random, SystemRandom
from typing import Final, NamedTuple

from coloretto.bots.base import Limit
from coloretto.dealing import shuffled
from coloretto.errors import IllegalActionError
from coloretto.game import Game
from coloretto.match import bot_task
from coloretto.notation.text import record_to_text
from coloretto.state import OVER, Action

SALT_BITS: Final = 128

SHUFFLES: Final = 3
NODES: Final = 1_000
"""That a bot may look at here: choices can only be compared without a look at the clock."""


class Shuffled(NamedTuple):
    """What a bot chose with the deck as it is, and how often it chose the same with the unseen cards in other orders.

    moved: cards that lay elsewhere, added up over all orders.
    """

    ply: int
    action: Action
    same: int
    shuffles: int
    moved: int


def promise(game: Game) -> str:
    """Give the SHA-256 of deck and salt; draws the salt when the game has none, which must be before the end.

    What is not yet seen is promised, whenever that is. Raises IllegalActionError when it is too late.
    """
    if game.salt is None:
        game.commit(f"{SystemRandom().getrandbits(SALT_BITS):0{SALT_BITS // 4}x}")
    return sha256(_promised_text(game).encode()).hexdigest()


def promised_text(game: Game) -> str:
    """Give the text whose SHA-256 was promised. Raises IllegalActionError before the end, or if nothing was."""
    if game.salt is None:
        raise IllegalActionError("nothing was promised of this game")
    if game.state.phase != OVER:
        raise IllegalActionError("the deck is told when the game is over")
    return _promised_text(game)


def shuffle_thinking(game: Game) -> Generator[None, None, Shuffled]:
    """Let the bot to act, or else the last one that acted, choose with the unseen cards in several orders.

    Raises IllegalActionError when no bot has acted yet.
    """
    plies = game.bot_plies()
    if game.player_to_act is not None and not game.player_to_act.is_human:
        plies.append(len(game.history))
    if not plies:
        raise IllegalActionError("no bot has acted yet")
    table = _table_at(game, plies[-1])
    chosen = (yield from bot_task(table, Limit(nodes=NODES))).action
    same = moved = 0
    for number in range(SHUFFLES):
        record = table.record()
        seen = len(record.deck) - sum(table.state.supply)
        deck = (*record.deck[:seen], *shuffled(record.deck[seen:], Random(number)))
        moved += sum(one != other for one, other in zip(deck, record.deck, strict=True))
        other = Game.from_record(record._replace(deck=deck), table.players, table.seed)
        same += (yield from bot_task(other, Limit(nodes=NODES))).action == chosen
    return Shuffled(plies[-1], chosen, same, SHUFFLES, moved)


def _promised_text(game: Game) -> str:
    fields = record_to_text(game.record()).split(" ")
    return " ".join([*fields[:-2], game.salt or ""])


def _table_at(game: Game, ply: int) -> Game:
    """Lay the game out anew as it was after a ply."""
    return Game.from_record(game.record().until(ply), game.players, game.seed)
