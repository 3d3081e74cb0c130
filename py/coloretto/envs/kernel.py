"""Many games at once, compiled by Numba: deals, steps, observations, masks and rewards; the arrays of `vector`.

The rules are those of `coloretto.compiled.games`. Each game has random numbers of its own (SplitMix64), so that
neither the number of games nor that of threads changes a game.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.mutable_state import TAKEN
from coloretto.cards import CARDS_PER_COLOUR, COLOURS, KINDS
from coloretto.compiled.compiling import compiled, compiled_without_gil
from coloretto.compiled.games import (
    AREAS,
    CAPACITIES,
    DRAWN,
    MARKER_DEPTH,
    OUT,
    PHASE,
    PLAYERS,
    ROW_COUNT,
    ROW_SIZES,
    ROWS,
    SEAT,
    SEATS_IN,
    SUPPLY,
    SUPPLY_SIZE,
    Int16s,
    Ints,
    apply_action,
    apply_outcome,
    lead,
    score,
    win_share,
)
from coloretto.envs.interface import (
    ILLEGAL_REWARD,
    LOWS,
    MAX_CARDS_IN_A_ROW,
    MAX_CARDS_OF_A_KIND,
    MAX_GAIN,
    MAX_SEATS,
    POINTS_PER_UNIT,
    RANGES,
    REWARDS,
)
from coloretto.state import (
    DECIDE,
    DRAW,
    DRAWING,
    FIRST_PLACE,
    FIRST_TAKE,
    MAX_ROWS,
    OVER,
    PLACE,
    REVEALING,
)

Floats: TypeAlias = NDArray[np.float32]
Masks: TypeAlias = NDArray[np.int8]
Randoms: TypeAlias = NDArray[np.uint64]

_AREA_SHARES: Final = np.array([count / MAX_CARDS_OF_A_KIND for count in range(16)], np.float32)
_ROW_SHARES: Final = np.array([count / MAX_CARDS_IN_A_ROW for count in range(16)], np.float32)
"""The scaled numbers of 0 to 15 cards of a kind, in an area or the supply, and in a row."""

WIN, MARGIN, SCORE, POTENTIAL = range(4)
assert REWARDS == ("win", "margin", "score", "potential")

_GOLDEN_RATIO: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST_FACTOR: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND_FACTOR: Final = np.uint64(0x94D049BB133111EB)
_S11, _S27, _S30, _S31 = np.uint64(11), np.uint64(27), np.uint64(30), np.uint64(31)


@compiled
def next_random(random: Randoms) -> float:
    """Return the next number from 0 up to 1 of a game's own sequence."""
    random[0] += _GOLDEN_RATIO
    mixed = random[0]
    mixed = (mixed ^ (mixed >> _S30)) * _FIRST_FACTOR
    mixed = (mixed ^ (mixed >> _S27)) * _SECOND_FACTOR
    mixed = mixed ^ (mixed >> _S31)
    return float(mixed >> _S11) * 2.0**-53


@compiled
def _deal(game: Ints, players: int, deck: int, marker_depth: int, random: Randoms) -> None:
    game[:] = 0
    colours = np.arange(COLOURS)
    for last in range(COLOURS - 1, 0, -1):
        other = int(next_random(random) * (last + 1))
        colours[last], colours[other] = colours[other], colours[last]
    removed = 2 if players == 2 else 1 if players == 3 else 0
    for number in range(removed):
        deck -= CARDS_PER_COLOUR << 4 * colours[number]
    for number in range(players * (2 if players == 2 else 1)):
        card = 1 << 4 * colours[removed + number]
        game[AREAS + number % players] += card
        deck -= card
    game[PLAYERS] = players
    game[ROW_COUNT] = max(players, 3)
    for row in range(game[ROW_COUNT]):
        game[CAPACITIES + row] = row + 1 if players == 2 else 3
    game[MARKER_DEPTH] = marker_depth
    game[SUPPLY] = deck
    for kind in range(KINDS):
        game[SUPPLY_SIZE] += deck >> 4 * kind & 15
    game[SEAT] = int(next_random(random) * players)
    game[PHASE] = DECIDE
    game[SEATS_IN] = players


@compiled
def _turn_up(game: Ints, random: Randoms) -> None:
    """Apply a random outcome of a chance node."""
    number = int(next_random(random) * game[SUPPLY_SIZE])
    for kind in range(KINDS):
        number -= game[SUPPLY] >> 4 * kind & 15
        if number < 0:
            apply_outcome(game, kind)
            return


@compiled
def _write_mask(game: Ints, mask: Masks) -> None:
    mask[:] = 0
    if game[PHASE] == OVER:
        return
    has_room = False
    for row in range(game[ROW_COUNT]):
        size = game[ROW_SIZES + row]
        if size < game[CAPACITIES + row]:
            has_room = True
            if game[PHASE] == PLACE:
                mask[FIRST_PLACE + row] = 1
        if game[PHASE] == DECIDE and 0 < size < TAKEN:
            mask[FIRST_TAKE + row] = 1
    if game[PHASE] == DECIDE and has_room and game[SUPPLY_SIZE]:
        mask[DRAW] = 1


@compiled
def _write_bag(bag: int, shares: Floats, numbers: Floats, at: int) -> int:
    """Write the scaled number of cards of each kind; return the next place."""
    for kind in range(KINDS):
        numbers[at + kind] = shares[bag >> 4 * kind & 15]
    return at + KINDS


@compiled
def _write(number: int, numbers: Floats, at: int) -> None:
    """Write a number at its scale."""
    numbers[at] = (np.float32(number) - LOWS[at]) / RANGES[at]


@compiled
def _write_vector(game: Ints, seat: int, table: Int16s, variant: Floats, numbers: Floats) -> None:
    """Write what a seat sees, as `interface.vector` does; variant: the last numbers, the same for all games."""
    numbers[:] = 0
    players = game[PLAYERS]
    own = score(game[AREAS + seat], table)
    at = 0
    for step in range(players):
        other = (seat + step) % players
        at = _write_bag(game[AREAS + other], _AREA_SHARES, numbers, at)
        _write(score(game[AREAS + other], table), numbers, at)
        numbers[at + 1] = game[OUT + other]
        at += 2
    at += (MAX_SEATS - players) * (KINDS + 2)
    for row in range(game[ROW_COUNT]):
        cards, size, capacity = game[ROWS + row], game[ROW_SIZES + row], game[CAPACITIES + row]
        is_taken = size >= TAKEN
        gain = score(game[AREAS + seat] + cards, table) - own if cards else 0
        at = _write_bag(cards, _ROW_SHARES, numbers, at)
        _write(capacity, numbers, at)
        _write(0 if is_taken else capacity - size, numbers, at + 1)
        numbers[at + 2] = is_taken
        _write(min(max(gain, -MAX_GAIN), MAX_GAIN), numbers, at + 3)
        at += 4
    at += (MAX_ROWS - game[ROW_COUNT]) * (KINDS + 4)
    at = _write_bag(game[SUPPLY], _AREA_SHARES, numbers, at)
    above = game[SUPPLY_SIZE] - game[MARKER_DEPTH]
    _write(max(above, 0), numbers, at)
    numbers[at + 1] = above < 0
    at += 2
    if game[PHASE] == PLACE:
        numbers[at + game[DRAWN]] = 1
    at += KINDS
    numbers[at] = game[PHASE] == DECIDE
    numbers[at + 1] = game[PHASE] == PLACE
    at += 2
    if game[PHASE] != OVER:
        numbers[at + (game[SEAT] - seat) % players] = 1
    at += MAX_SEATS
    numbers[at:] = variant


@compiled
def _add_potentials(game: Ints, table: Int16s, sign: float, rewards: Floats) -> None:
    players = game[PLAYERS]
    total = 0
    for seat in range(players):
        total += score(game[AREAS + seat], table)
    for seat in range(players):
        points = score(game[AREAS + seat], table)
        rewards[seat] += sign * (points - (total - points) / (players - 1)) / POINTS_PER_UNIT


@compiled
def _write_final_rewards(game: Ints, kind: int, table: Int16s, rewards: Floats) -> None:
    for seat in range(game[PLAYERS]):
        if kind == WIN:
            rewards[seat] = win_share(game, seat, table) - 1 / game[PLAYERS]
        elif kind == MARGIN:
            rewards[seat] = lead(game, seat, table) / POINTS_PER_UNIT
        else:
            rewards[seat] = score(game[AREAS + seat], table)


@compiled_without_gil
def reset_games(
    games: Ints,
    randoms: Randoms,
    setup: Ints,
    table: Int16s,
    variant: Floats,
    vectors: Floats,
    masks: Masks,
) -> None:
    """Deal all games. setup: number of players, bag of the deck, marker depth."""
    for index in range(len(games)):
        game = games[index]
        _deal(game, setup[0], setup[1], setup[2], randoms[index : index + 1])
        _write_vector(game, game[SEAT], table, variant, vectors[index])
        _write_mask(game, masks[index])


@compiled_without_gil
def step_games(
    games: Ints,
    randoms: Randoms,
    setup: Ints,
    table: Int16s,
    variant: Floats,
    vectors: Floats,
    masks: Masks,
    actions: Ints,
    kind: int,
    rewards: Floats,
    is_over: NDArray[np.bool_],
    final_vectors: Floats,
) -> None:
    """Play an action in each game, with the outcomes of chance, and deal those again that are over.

    vectors, masks: of the seats to act. masks holds the legal actions before. rewards: of each game and seat.
    final_vectors: what the seat that acted sees at the end, only for games that are over.
    """
    for index in range(len(games)):
        game, random, action = games[index], randoms[index : index + 1], actions[index]
        seat = game[SEAT]
        rewards[index] = 0
        if action < 0 or action >= masks.shape[1] or not masks[index, action]:
            rewards[index, seat] = ILLEGAL_REWARD
            is_over[index] = True
        else:
            if kind == POTENTIAL:
                _add_potentials(game, table, -1.0, rewards[index])
            apply_action(game, action)
            while game[PHASE] == DRAWING or game[PHASE] == REVEALING:
                _turn_up(game, random)
            is_over[index] = game[PHASE] == OVER
            if kind == POTENTIAL:
                _add_potentials(game, table, 1.0, rewards[index])
            elif is_over[index]:
                _write_final_rewards(game, kind, table, rewards[index])
        if is_over[index]:
            _write_vector(game, seat, table, variant, final_vectors[index])
            _deal(game, setup[0], setup[1], setup[2], random)
        _write_vector(game, game[SEAT], table, variant, vectors[index])
        _write_mask(game, masks[index])
