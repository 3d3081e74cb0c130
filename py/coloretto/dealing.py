"""Random deals from a seed: starting cards, start player and the order of the deck; knows nothing of games or bots.

A seed gives the same deal for ever, in every Python.
"""

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Final, TypeVar

from coloretto.cards import COLOURS, Variant, list_cards
from coloretto.errors import VariantError, quote
from coloretto.record import Record
from coloretto.rules import new_game
from coloretto.state import Setup, State

MAX_SEED: Final = 2**53 - 1
"""The largest seed: the largest integer that every JSON reader reads exactly."""

_Item = TypeVar("_Item")


def random_seed() -> int:
    """Return a random seed that is short enough to type: at most nine digits."""
    return SystemRandom().randrange(1_000_000_000)


def deal(variant: Variant, seed: int) -> Record:
    """Deal a new game; seed: 0..MAX_SEED. Raises VariantError for any other seed."""
    rng = _rng_from_seed(seed)
    colours = shuffled(range(COLOURS), rng)
    removed = tuple(sorted(colours[: variant.removed_colours]))
    each = variant.starting_cards
    first = variant.removed_colours
    starting = tuple(tuple(colours[first + seat * each :][:each]) for seat in range(variant.players))
    setup = Setup(removed, starting, int(rng.random() * variant.players), variant.capacities)
    deck = tuple(shuffled(list_cards(new_game(variant, setup).supply), rng))
    return Record(variant, setup, deck, (), None, (None,) * variant.players, None, None)


def deal_from(position: State, seed: int) -> Record:
    """Shuffle the unseen cards at a decision node; seed: 0..MAX_SEED. Raises VariantError for any other seed."""
    deck = tuple(shuffled(list_cards(position.supply), _rng_from_seed(seed)))
    no_jokers = (None,) * position.variant.players
    return Record(position.variant, position, deck, (), None, no_jokers, None, None)


def shuffled(items: Sequence[_Item], rng: Random) -> list[_Item]:
    """Return the items shuffled, by random() alone, which gives the same in every Python; random.shuffle may change."""
    shuffled = list(items)
    for last in range(len(shuffled) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return shuffled


def _rng_from_seed(seed: int) -> Random:
    if not 0 <= seed <= MAX_SEED:
        raise VariantError(f"a seed is a whole number from 0 to {MAX_SEED}, not {quote(seed)}")
    return Random(seed)
