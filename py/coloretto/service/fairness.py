"""Proves that a game is fair: a commitment to its deck, and a test that bots choose without knowing it.

The commitment is the SHA-256 of a line of text: the fields of the record up to the deck, and a salt (docs/fairness.md).
"""

from collections.abc import Generator
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

from coloretto.bots.base import Limit
from coloretto.dealing import shuffled
from coloretto.errors import IllegalActionError
from coloretto.game import Game
from coloretto.match import bot_task
from coloretto.notation.text import record_to_text
from coloretto.state import OVER, Action

ID_DIGITS: Final = 32

SHUFFLES: Final = 3
NODES: Final = 1_000
"""Nodes per choice; with a limit in seconds, choices would not be comparable."""


class ShuffleComparison(NamedTuple):
    """The choice of a bot with the real deck, and how often it chose the same with the unseen cards reshuffled.

    moved: the number of cards in a different place than in the real deck, summed over all shuffles.
    """

    ply: int
    action: Action
    same: int
    shuffles: int
    moved: int


def commitment(game: Game) -> str:
    """Return the commitment to the deck: the SHA-256 of deck and salt. Raises IllegalActionError without a salt."""
    return sha256(_committed_text(game).encode()).hexdigest()


def revealed_text(game: Game) -> str:
    """Return the text behind the commitment. Raises IllegalActionError before the end or without a salt."""
    if game.state.phase != OVER:
        raise IllegalActionError("the deck is revealed when the game is over")
    return _committed_text(game)


def id_of_old_save(game: Game) -> str:
    """Return the id of a game whose save has none, always the same one.

    The page used to store such a game under the digits of its commitment, or of its record if it ended without one.
    """
    if game.salt is not None:
        text = _committed_text(game)
    elif game.is_finished:
        text = record_to_text(game.record())
    else:
        kinds = ("human" if player.is_human else "bot" for player in game.players)
        text = " ".join([*_fields_of_deal(game), *kinds])
    return digits_of(text)


def digits_of(text: str) -> str:
    """Return the first 128 bits of the SHA-256 of a text as hexadecimal digits."""
    return sha256(text.encode()).hexdigest()[:ID_DIGITS]


def compare_shuffles(game: Game) -> Generator[None, None, ShuffleComparison]:
    """Let a bot choose with the unseen cards in several orders: the bot to act, or else the last one that acted.

    Raises IllegalActionError if no bot has acted yet.
    """
    plies = game.bot_plies()
    if game.player_to_act is not None and not game.player_to_act.is_human:
        plies.append(len(game.history))
    if not plies:
        raise IllegalActionError("no bot has acted yet")
    before = _game_at(game, plies[-1])
    chosen = (yield from bot_task(before, Limit(nodes=NODES))).action
    same = moved = 0
    for number in range(SHUFFLES):
        record = before.record()
        seen = len(record.deck) - sum(before.state.supply)
        deck = (*record.deck[:seen], *shuffled(record.deck[seen:], Random(number)))
        moved += sum(one != other for one, other in zip(deck, record.deck, strict=True))
        other = Game.from_record(record._replace(deck=deck), before.players, before.seed)
        same += (yield from bot_task(other, Limit(nodes=NODES))).action == chosen
    return ShuffleComparison(plies[-1], chosen, same, SHUFFLES, moved)


def _committed_text(game: Game) -> str:
    if game.salt is None:
        raise IllegalActionError("there is no commitment to the deck of this game")
    return " ".join([*_fields_of_deal(game), game.salt])


def _fields_of_deal(game: Game) -> list[str]:
    """Return the fields of the record up to the deck."""
    return record_to_text(game.record()).split(" ")[:-2]


def _game_at(game: Game, ply: int) -> Game:
    """Return a copy of the game after `ply` plies."""
    return Game.from_record(game.record().until(ply), game.players, game.seed)
