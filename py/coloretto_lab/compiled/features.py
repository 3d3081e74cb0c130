"""The slots of `coloretto.bots.features`, compiled by Numba; knows no nets. Tested equal to the definition."""

from typing import Final

import numpy as np

from coloretto.bots.features import (
    COARSE_GAIN_BUCKETS,
    COARSE_GAIN_TO_BUCKET,
    COUNT_BUCKETS,
    GAIN_BUCKETS,
    GAIN_TO_BUCKET,
    LEAD_BUCKETS,
    MAX_CLOSE_LEAD,
    MAX_GAIN,
    NO_GAIN_BUCKET,
    PHASES,
    ROOM_BUCKETS,
    SCORE_BUCKETS,
    SUPPLY_BUCKETS,
    TOTAL_ROOM_BUCKETS,
    Layout,
    draw_bucket,
)
from coloretto.bots.mutable_state import TAKEN
from coloretto.cards import COLOURS, GOLDEN, JOKER, PLUS_TWO
from coloretto_lab.compiled.games import (
    AREAS,
    CAPACITIES,
    DEPTH,
    LANES,
    LEFT,
    MOST_CARDS,
    OUT,
    PHASE,
    PLAYERS,
    ROWS,
    SEAT,
    SEATS,
    SIZES,
    STILL_IN,
    SUPPLY,
    Ints,
    Small,
    score,
)
from coloretto_lab.compiling import compiled

MOST_SLOTS: Final = 128
"""More than ever are on at once."""

_GAIN_TO_BUCKET: Final = np.array(GAIN_TO_BUCKET)
_COARSE_GAIN_TO_BUCKET: Final = np.array(COARSE_GAIN_TO_BUCKET)
_DRAWS_TO_BUCKET: Final = np.array([draw_bucket(above) for above in range(-1, MOST_CARDS)])
_PHASE_INDEX: Final = np.array([PHASES.index(phase) if phase in PHASES else 0 for phase in range(5)])
_NOTHING: Final = -MAX_GAIN - 1
"""The gain of a row without cards."""


@compiled
def slots(game: Ints, seat: int, table: Small, blocks: Layout, on: Small) -> int:
    """Write the slots that are on for a state after a decision, as `seat` sees it, and tell how many there are."""
    players, lanes = game[PLAYERS], game[LANES]
    # One piece of memory for all: asking for it takes longer than most of what is done here.
    memory = np.empty((6 + SEATS, SEATS), np.int64)
    points, coming, pickers, there, left, keys = memory[0], memory[1], memory[2], memory[3], memory[4], memory[5]
    gains = memory[6:]
    gains[:] = _NOTHING
    for other in range(players):
        points[other] = coming[other] = score(game[AREAS + other], table)
    count = _areas(game, seat, points, blocks, on)
    picking = 0
    for step in range(players):
        picker = (game[SEAT] + step) % players
        if not game[OUT + picker]:
            pickers[picking] = picker
            picking += 1
        elif picker != seat:
            on[count] = blocks.rivals_out + (picker - seat) % players - 1
            count += 1
    rows = 0
    for row in range(lanes):
        if game[SIZES + row] != TAKEN:
            there[rows] = row
            rows += 1
            if game[SIZES + row]:
                for number in range(picking):
                    picker = pickers[number]
                    gain = score(game[AREAS + picker] + game[ROWS + row], table) - points[picker]
                    gains[picker, row] = min(max(gain, -MAX_GAIN), MAX_GAIN)
    _pick(pickers[:picking], gains, lanes, left, coming)
    least = 999
    for other in range(players):
        if other != seat:
            ahead = coming[seat] - coming[other]
            least = min(least, ahead)
            on[count] = blocks.projected_rival_leads + _close(ahead)
            count += 1
    on[count] = blocks.projected_lead + _close(least)
    count += 1
    if picking:
        _sort_rows(game, seat if not game[OUT + seat] else pickers[0], there[:rows], gains, keys)
        count = _rows(game, seat, pickers[:picking], there[:rows], gains, left, coming, blocks, on, count)
    return _course(game, seat, blocks, on, count)


@compiled
def _close(points: int) -> int:
    return min(max(points, -MAX_CLOSE_LEAD), MAX_CLOSE_LEAD) + MAX_CLOSE_LEAD


@compiled
def _pick(pickers: Ints, gains: Ints, lanes: int, left: Ints, coming: Ints) -> None:
    """Let seats take their best rows, one after the other, while any hold cards."""
    left[:] = 1
    for picker in pickers:
        best = -1
        for row in range(lanes):
            if left[row] and gains[picker, row] != _NOTHING and (best < 0 or gains[picker, row] > gains[picker, best]):
                best = row
        if best >= 0:
            left[best] = 0
            coming[picker] += gains[picker, best]


@compiled
def _areas(game: Ints, seat: int, points: Ints, blocks: Layout, on: Small) -> int:
    players = game[PLAYERS]
    supply = game[SUPPLY]
    own = game[AREAS + seat]
    piles = 0  # how many there are of each size, four bits a size
    count = 0
    for colour in range(COLOURS):
        have = min(own >> 4 * colour & 15, COUNT_BUCKETS - 1)
        piles += 1 << 4 * have
        on[count] = blocks.own_colours + have * SUPPLY_BUCKETS + (supply >> 4 * colour & 15)
        count += 1
    on[count] = blocks.own_jokers + (own >> 4 * JOKER & 15) + (own >> 4 * GOLDEN & 15)
    on[count + 1] = blocks.own_score + min(max((points[seat] + 8) // 3, 0), SCORE_BUCKETS - 1)
    count += 2
    best = -999
    for step in range(1, players):
        other = (seat + step) % players
        area = game[AREAS + other]
        best = max(best, points[other])
        on[count] = blocks.other_jokers + (area >> 4 * JOKER & 15) + (area >> 4 * GOLDEN & 15)
        on[count + 1] = blocks.other_scores + min(max((points[other] + 8) // 3, 0), SCORE_BUCKETS - 1)
        on[count + 2] = blocks.rival_leads + _close(points[seat] - points[other])
        count += 3
        for colour in range(COLOURS):
            mine = min(own >> 4 * colour & 15, COUNT_BUCKETS - 1)
            have = min(area >> 4 * colour & 15, COUNT_BUCKETS - 1)
            on[count] = blocks.other_colours + have * SUPPLY_BUCKETS + (supply >> 4 * colour & 15)
            on[count + 1] = blocks.shared_colours + mine * COUNT_BUCKETS + have
            count += 2
    on[count] = blocks.lead + min(max((points[seat] - best + 48) // 3, 0), LEAD_BUCKETS - 1)
    count += 1
    place = 0
    for size in range(COUNT_BUCKETS - 1, -1, -1):
        for _ in range(piles >> 4 * size & 15):
            on[count] = blocks.own_sorted_counts + place * COUNT_BUCKETS + size
            count += 1
            place += 1
    return count


@compiled
def _sort_rows(game: Ints, reader: int, there: Ints, gains: Ints, keys: Ints) -> None:
    """Sort as `features` does: what brings the reader most first, then what has least room."""
    for number in range(len(there)):
        row = there[number]
        key = (gains[reader, row] * -4 + game[CAPACITIES + row] - game[SIZES + row]) * 8 + row
        place = number
        while place and keys[place - 1] > key:
            keys[place] = keys[place - 1]
            place -= 1
        keys[place] = key
    for place in range(len(there)):
        there[place] = keys[place] & 7


@compiled
def _rows(
    game: Ints,
    seat: int,
    pickers: Ints,
    there: Ints,
    gains: Ints,
    left: Ints,
    coming: Ints,
    blocks: Layout,
    on: Small,
    count: int,
) -> int:
    players, lanes = game[PLAYERS], game[LANES]
    is_in = not game[OUT + seat]
    for place in range(len(there)):
        row = there[place]
        on[count] = blocks.row_rooms + place * ROOM_BUCKETS + game[CAPACITIES + row] - game[SIZES + row]
        count += 1
        if is_in:
            on[count] = blocks.row_gains + place * GAIN_BUCKETS + _step(gains[seat, row])
            count += 1
        for picker in pickers:
            if picker != seat and gains[picker, row] != _NOTHING:
                first = ((picker - seat) % players - 1) * lanes + place
                step = _COARSE_GAIN_TO_BUCKET[gains[picker, row] + MAX_GAIN]
                on[count] = blocks.rivals_row_gains + first * COARSE_GAIN_BUCKETS + step
                count += 1
    for picker in pickers:
        if picker != seat:
            best = second = _NOTHING
            for row in there:
                gain = gains[picker, row]
                if gain > best:
                    best, second = gain, best
                elif gain > second:
                    second = gain
            first = ((picker - seat) % players - 1) * GAIN_BUCKETS
            on[count] = blocks.rivals_best_gain + first + _step(best)
            on[count + 1] = blocks.rivals_second_gain + first + _step(second)
            count += 2
    if is_in:
        on[count] = blocks.leftover_gain + _left_over(seat, pickers, gains, lanes, left, coming)
        count += 1
    return count


@compiled
def _step(gain: int) -> int:
    return NO_GAIN_BUCKET if gain == _NOTHING else _GAIN_TO_BUCKET[gain + MAX_GAIN]


@compiled
def _left_over(seat: int, pickers: Ints, gains: Ints, lanes: int, left: Ints, coming: Ints) -> int:
    """Tell the step of what this seat could gain if all that act before it took their best rows now."""
    first = 1 if pickers[0] == seat else 0
    last = first
    while last < len(pickers) and pickers[last] != seat:
        last += 1
    _pick(pickers[first:last], gains, lanes, left, coming)
    most = _NOTHING
    for row in range(lanes):
        if left[row]:
            most = max(most, gains[seat, row])
    return _step(most)


@compiled
def _course(game: Ints, seat: int, blocks: Layout, on: Small, count: int) -> int:
    players = game[PLAYERS]
    supply = game[SUPPLY]
    above = game[LEFT] - game[DEPTH]
    room = 0
    for row in range(game[LANES]):
        if game[SIZES + row] < game[CAPACITIES + row]:
            room += game[CAPACITIES + row] - game[SIZES + row]
    golden = supply >> 4 * GOLDEN & 15
    on[count] = blocks.seats_in + 2 * game[STILL_IN] + game[OUT + seat]
    on[count + 1] = blocks.to_act + _PHASE_INDEX[game[PHASE]] * players + (game[SEAT] - seat) % players
    on[count + 2] = blocks.room + (TOTAL_ROOM_BUCKETS if above < 0 else 0) + room
    on[count + 3] = blocks.draws + _DRAWS_TO_BUCKET[max(above, -1) + 1]
    on[count + 4] = blocks.plus_twos + (supply >> 4 * PLUS_TWO & 15)
    on[count + 5] = blocks.jokers + (supply >> 4 * JOKER & 15) + golden
    on[count + 6] = blocks.golden + golden
    return count + 7
