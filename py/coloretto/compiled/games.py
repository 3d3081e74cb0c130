"""The rules compiled by Numba: a game is an array of integers, changed in place; knows nothing of bots or nets.

About a hundred times as fast as `coloretto.rules`, and tested to be equal ply by ply. Bags of cards are those of
`coloretto.bots.mutable_state`: four bits per kind. Arguments are not checked.
"""

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.mutable_state import TAKEN, bag_from_counts
from coloretto.cards import (
    CARDS_PER_COLOUR,
    COLOURS,
    GOLDEN,
    JOKER,
    KINDS,
    MARKER_DEPTHS,
    NO_CARDS,
    PLUS_TWO,
    Variant,
    deck_counts,
)
from coloretto.compiled.compiling import compiled
from coloretto.scoring import PLUS_TWO_POINTS, best_score
from coloretto.state import DECIDE, DRAW, DRAWING, FIRST_PLACE, FIRST_TAKE, OVER, PLACE, REVEALING, State

Ints: TypeAlias = NDArray[np.int64]
Int16s: TypeAlias = NDArray[np.int16]

SEATS: Final = 5
AREAS, ROWS, ROW_SIZES, OUT, CAPACITIES = (SEATS * part for part in range(5))
PLAYERS, ROW_COUNT, MARKER_DEPTH, SUPPLY, SUPPLY_SIZE, SEAT, PHASE, DRAWN, SEATS_IN, HAS_ROUND_ENDED, FIELDS = range(
    5 * SEATS, 5 * SEATS + 11
)
"""Indices of a game's fields.

First five blocks of SEATS fields: a bag for each seat, a bag for each row, the size of each row or TAKEN, whether each
seat is out, the capacity of each row. Then single fields; HAS_ROUND_ENDED is 1 if the last ply ended a round.
"""

MAX_ACTIONS: Final = 2 * SEATS
MAX_CARDS: Final = 80

COUNTS: Final = 7
"""Number of counts of a colour that score differently: 0..6, and more cards score like six."""

JOKERS: Final = 4
_COUNT_CODES: Final = np.array([0, *(8**count for count in range(COUNTS - 1)), *[8 ** (COUNTS - 2)] * 9])
"""The code of a colour by its number of cards. The sum over all colours contains the number of colours with 1..6 cards,
in three bits each; apart from jokers and "+2" cards, the score depends only on that sum."""


@lru_cache(maxsize=2)
def score_table(scoring: str) -> Int16s:
    """Return the scores by the code of the colours and the number of jokers."""
    table = np.zeros((8 ** (COUNTS - 1), JOKERS), np.int16)
    for counts in combinations_with_replacement(range(COUNTS), COLOURS):
        for jokers in range(JOKERS):
            area = (*counts, 0, jokers, 0)
            table[_COUNT_CODES[list(counts)].sum(), jokers] = best_score(area, scoring)
    return table.ravel()


def game_from_state(state: State) -> Ints:
    """Return a state as an array of integers."""
    game = np.zeros(FIELDS, np.int64)
    players = state.variant.players
    row_count = len(state.rows)
    game[AREAS : AREAS + players] = [bag_from_counts(area) for area in state.areas]
    game[ROWS : ROWS + row_count] = [bag_from_counts(cards or NO_CARDS) for cards in state.rows]
    game[ROW_SIZES : ROW_SIZES + row_count] = [TAKEN if cards is None else sum(cards) for cards in state.rows]
    game[OUT : OUT + players] = state.out
    game[CAPACITIES : CAPACITIES + row_count] = state.capacities
    game[PLAYERS], game[ROW_COUNT], game[MARKER_DEPTH] = players, row_count, state.variant.marker_depth
    game[SUPPLY], game[SUPPLY_SIZE] = bag_from_counts(state.supply), sum(state.supply)
    game[SEAT], game[PHASE], game[DRAWN] = state.seat, state.phase, state.drawn or 0
    game[SEATS_IN] = state.out.count(False)
    return game


@lru_cache(maxsize=8)
def decks(players: int) -> Ints:
    """Return the full decks of the editions as bags, before colours are removed."""
    return np.array([bag_from_counts(deck_counts(Variant(players, edition), ())) for edition in ("classic", "golden")])


@compiled
def deal(game: Ints, players: int, editions: Ints, rng: np.random.Generator) -> None:
    """Deal a first state with a random edition, marker depth, removed colours, starting cards and start seat."""
    game[:] = 0
    row_count = max(players, 3)
    colours = np.arange(COLOURS)
    _shuffle(colours, rng)
    supply = editions[int(rng.random() * len(editions))]
    dealt = 0
    for _ in range(2 if players == 2 else 1 if players == 3 else 0):
        supply -= CARDS_PER_COLOUR << 4 * colours[dealt]
        dealt += 1
    for number in range(players * (2 if players == 2 else 1)):
        game[AREAS + number % players] += 1 << 4 * colours[dealt]
        supply -= 1 << 4 * colours[dealt]
        dealt += 1
    for row in range(row_count):
        game[CAPACITIES + row] = row + 1 if players == 2 else 3
    game[PLAYERS] = players
    game[ROW_COUNT] = row_count
    game[MARKER_DEPTH] = MARKER_DEPTHS[0] + int(rng.random() * len(MARKER_DEPTHS))
    game[SUPPLY] = supply
    for kind in range(KINDS):
        game[SUPPLY_SIZE] += supply >> 4 * kind & 15
    game[SEAT] = int(rng.random() * players)
    game[PHASE] = DECIDE
    game[SEATS_IN] = players


@compiled
def distinct_actions(game: Ints, actions: Ints) -> int:
    """Write the legal actions, only the first of each group of equivalent ones, and return their number."""
    count = 0
    row_count = game[ROW_COUNT]
    if game[PHASE] == PLACE:
        for row in range(row_count):
            if game[ROW_SIZES + row] < game[CAPACITIES + row] and not _is_duplicate_row(game, row):
                actions[count] = FIRST_PLACE + row
                count += 1
        return count
    if game[SUPPLY_SIZE]:
        for row in range(row_count):
            if game[ROW_SIZES + row] < game[CAPACITIES + row]:
                actions[0] = DRAW
                count = 1
                break
    for row in range(row_count):
        if 0 < game[ROW_SIZES + row] < TAKEN and not _is_duplicate_row(game, row):
            actions[count] = FIRST_TAKE + row
            count += 1
    return count


@compiled
def _is_duplicate_row(game: Ints, row: int) -> bool:
    for other in range(row):
        if (
            game[ROWS + other] == game[ROWS + row]
            and game[ROW_SIZES + other] == game[ROW_SIZES + row]
            and game[CAPACITIES + other] == game[CAPACITIES + row]
        ):
            return True
    return False


@compiled
def apply_action(game: Ints, action: int) -> None:
    """Apply a legal action; a chance node may follow."""
    game[HAS_ROUND_ENDED] = 0
    if action == DRAW:
        game[PHASE] = DRAWING
        return
    if action < FIRST_TAKE:
        row = action - FIRST_PLACE
        game[ROWS + row] += 1 << 4 * game[DRAWN]
        game[ROW_SIZES + row] += 1
        _pass_turn(game)
        return
    row = action - FIRST_TAKE
    seat = game[SEAT]
    cards = game[ROWS + row]
    game[AREAS + seat] += cards
    game[ROWS + row] = 0
    game[ROW_SIZES + row] = TAKEN
    game[OUT + seat] = 1
    game[SEATS_IN] -= 1
    if cards >> 4 * GOLDEN & 15 and game[SUPPLY_SIZE]:
        game[PHASE] = REVEALING
    else:
        _finish_take(game)


@compiled
def apply_outcome(game: Ints, card: int) -> None:
    """Reveal a card of the supply at a chance node."""
    game[HAS_ROUND_ENDED] = 0
    game[SUPPLY] -= 1 << 4 * card
    game[SUPPLY_SIZE] -= 1
    if game[PHASE] == DRAWING:
        game[DRAWN] = card
        game[PHASE] = PLACE
    else:
        game[AREAS + game[SEAT]] += 1 << 4 * card
        _finish_take(game)


@compiled
def _finish_take(game: Ints) -> None:
    if game[SEATS_IN]:
        _pass_turn(game)
        return
    for row in range(game[ROW_COUNT]):
        game[ROWS + row] = 0
        game[ROW_SIZES + row] = 0
    for seat in range(game[PLAYERS]):
        game[OUT + seat] = 0
    game[SEATS_IN] = game[PLAYERS]
    game[HAS_ROUND_ENDED] = 1
    game[PHASE] = OVER if game[SUPPLY_SIZE] < game[MARKER_DEPTH] else DECIDE


@compiled
def _pass_turn(game: Ints) -> None:
    seat = game[SEAT]
    while True:
        seat = (seat + 1) % game[PLAYERS]
        if not game[OUT + seat]:
            break
    game[SEAT] = seat
    game[PHASE] = DECIDE


@compiled
def score(bag: int, table: Int16s) -> int:
    """Return the score of an area with the best colours for its jokers; `table` is that of the scoring side."""
    code = 0
    for colour in range(COLOURS):
        code += _COUNT_CODES[bag >> 4 * colour & 15]
    code = code * JOKERS + (bag >> 4 * JOKER & 15) + (bag >> 4 * GOLDEN & 15)
    return int(table[code]) + PLUS_TWO_POINTS * (bag >> 4 * PLUS_TWO & 15)


@compiled
def win_share(game: Ints, seat: int, table: Int16s) -> float:
    """Return a seat's share of the win for the current areas."""
    own = score(game[AREAS + seat], table)
    equals = 0
    for other in range(game[PLAYERS]):
        points = score(game[AREAS + other], table)
        if points > own:
            return 0.0
        equals += points == own
    return 1.0 / equals


@compiled
def lead(game: Ints, seat: int, table: Int16s) -> int:
    """Return a seat's lead over its best rival for the current areas, in points."""
    best = -999
    for other in range(game[PLAYERS]):
        if other != seat:
            best = max(best, score(game[AREAS + other], table))
    return score(game[AREAS + seat], table) - best


@compiled
def shuffle_supply(game: Ints, rng: np.random.Generator, cards: Ints) -> int:
    """Write the cards of the supply in random order and return their number."""
    count = sorted_supply(game, cards)
    _shuffle(cards[:count], rng)
    return count


@compiled
def sorted_supply(game: Ints, cards: Ints) -> int:
    """Write the cards of the supply, sorted by kind, and return their number."""
    count = 0
    for kind in range(KINDS):
        for _ in range(game[SUPPLY] >> 4 * kind & 15):
            cards[count] = kind
            count += 1
    return count


@compiled
def shuffle_supplies(game: Ints, rng: np.random.Generator, orders: Ints) -> None:
    """Write orders of the supply (orders, MAX_CARDS) as `coloretto.bots.search.rollout.shuffled_supplies` does."""
    count = len(orders)
    start = rng.random()
    numbers = np.arange(count)
    _shuffle(numbers, rng)
    for number in range(count):
        cards = orders[number]
        size = sorted_supply(game, cards)
        if size:
            first = int((numbers[number] + start) / count * size)
            cards[0], cards[first] = cards[first], cards[0]
            _shuffle(cards[1:size], rng)


@compiled
def _shuffle(items: Ints, rng: np.random.Generator) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        items[last], items[other] = items[other], items[last]
