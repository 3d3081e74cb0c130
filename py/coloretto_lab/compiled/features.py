"""The features of `coloretto.bots.nets.features`, compiled by Numba and tested to be equal; knows nothing of nets."""

from typing import Final

import numpy as np

from coloretto.bots.mutable_state import TAKEN
from coloretto.bots.nets.features import (
    CLOSE_LEAD_BUCKETS,
    COARSE_GAIN_BUCKETS,
    COARSE_GAIN_TO_BUCKET,
    COUNT_BUCKETS,
    GAIN_BUCKETS,
    GAIN_TO_BUCKET,
    JOKER_BUCKETS,
    LEAD_BUCKETS,
    MAX_CLOSE_LEAD,
    MAX_GAIN,
    MAX_ROW_CARDS,
    MAX_ROW_COUNT,
    MAX_ROW_RANK,
    NO_GAIN_BUCKET,
    PHASES,
    PLUS_TWO_BUCKETS,
    ROOM_BUCKETS,
    ROW_COLOUR_BUCKETS,
    SCORE_BUCKETS,
    SUPPLY_BUCKETS,
    TOTAL_ROOM_BUCKETS,
    Layout,
    draw_bucket,
)
from coloretto.cards import COLOURS, GOLDEN, JOKER, PLUS_TWO
from coloretto.compiled.compiling import compiled
from coloretto.compiled.games import (
    AREAS,
    CAPACITIES,
    MARKER_DEPTH,
    MAX_CARDS,
    OUT,
    PHASE,
    PLAYERS,
    ROW_COUNT,
    ROW_SIZES,
    ROWS,
    SEAT,
    SEATS,
    SEATS_IN,
    SUPPLY,
    SUPPLY_SIZE,
    Int16s,
    Ints,
    score,
)

MAX_ACTIVE: Final = 192
"""Upper bound on the features that are active at once."""

_GAIN_TO_BUCKET: Final = np.array(GAIN_TO_BUCKET)
_COARSE_GAIN_TO_BUCKET: Final = np.array(COARSE_GAIN_TO_BUCKET)
_DRAWS_TO_BUCKET: Final = np.array([draw_bucket(above) for above in range(-1, MAX_CARDS)])
_PHASE_INDEX: Final = np.array([PHASES.index(phase) if phase in PHASES else 0 for phase in range(5)])
_NO_GAIN: Final = -MAX_GAIN - 1
"""Placeholder for the gain of a row without cards."""


@compiled
def active_features(game: Ints, seat: int, table: Int16s, blocks: Layout, active: Int16s) -> int:
    """Write the active features of a state after a decision, from the view of `seat`, and return their number."""
    players, row_count = game[PLAYERS], game[ROW_COUNT]
    # One array for all, because an allocation takes longer than most steps of this function.
    memory = np.empty((9 + SEATS, max(SEATS, COLOURS)), np.int64)
    points, projected, takers = memory[0], memory[1], memory[2]
    rows_left, is_left, keys = memory[3], memory[4], memory[5]
    counts, ranks, places = memory[6], memory[7], memory[8]
    gains = memory[9:]
    gains[:] = _NO_GAIN
    for other in range(players):
        points[other] = projected[other] = score(game[AREAS + other], table)
    _count_colours(game[AREAS + seat], counts, ranks)
    count = _areas(game, seat, points, counts, ranks, blocks, active)
    taker_count = 0
    for step in range(players):
        taker = (game[SEAT] + step) % players
        if not game[OUT + taker]:
            takers[taker_count] = taker
            taker_count += 1
        elif taker != seat:
            active[count] = blocks.rivals_out + (taker - seat) % players - 1
            count += 1
    rows = 0
    for row in range(row_count):
        if game[ROW_SIZES + row] != TAKEN:
            rows_left[rows] = row
            rows += 1
            if game[ROW_SIZES + row]:
                for number in range(taker_count):
                    taker = takers[number]
                    gain = score(game[AREAS + taker] + game[ROWS + row], table) - points[taker]
                    gains[taker, row] = min(max(gain, -MAX_GAIN), MAX_GAIN)
    _take_best_rows(takers[:taker_count], gains, row_count, is_left, projected)
    least = 999
    for other in range(players):
        if other != seat:
            ahead = projected[seat] - projected[other]
            least = min(least, ahead)
            active[count] = blocks.projected_rival_leads + _close_lead_bucket(ahead)
            count += 1
    active[count] = blocks.projected_lead + _close_lead_bucket(least)
    count += 1
    if taker_count:
        _place_rows(game, seat if not game[OUT + seat] else takers[0], rows_left[:rows], places, gains, keys)
        for number in range(rows):
            count = _row(
                game, seat, takers[:taker_count], rows_left[number], places[number], gains, blocks, active, count
            )
            if not game[OUT + seat]:
                count = _cards(game[ROWS + rows_left[number]], places[number], counts, ranks, blocks, active, count)
        count = _rival_gains(game, seat, takers[:taker_count], rows_left[:rows], gains, blocks, active, count)
        if not game[OUT + seat]:
            bucket = _leftover_bucket(seat, takers[:taker_count], gains, row_count, is_left, projected)
            active[count] = blocks.leftover_gain + bucket
            count += 1
    return _progress(game, seat, blocks, active, count)


@compiled
def _close_lead_bucket(points: int) -> int:
    return min(max(points, -MAX_CLOSE_LEAD), MAX_CLOSE_LEAD) + MAX_CLOSE_LEAD


@compiled
def _take_best_rows(takers: Ints, gains: Ints, row_count: int, is_left: Ints, projected: Ints) -> None:
    """Let each seat in turn take its best row, as long as there are rows with cards."""
    is_left[:] = 1
    for taker in takers:
        best = -1
        for row in range(row_count):
            if is_left[row] and gains[taker, row] != _NO_GAIN and (best < 0 or gains[taker, row] > gains[taker, best]):
                best = row
        if best >= 0:
            is_left[best] = 0
            projected[taker] += gains[taker, best]


@compiled
def _count_colours(area: int, counts: Ints, ranks: Ints) -> None:
    """Write the count of each colour and its rank: the number of colours with more cards."""
    for colour in range(COLOURS):
        counts[colour] = min(area >> 4 * colour & 15, COUNT_BUCKETS - 1)
    for colour in range(COLOURS):
        ranks[colour] = 0
        for other in range(COLOURS):
            if counts[other] > counts[colour]:
                ranks[colour] += 1


@compiled
def _jokers(cards: int) -> int:
    return (cards >> 4 * JOKER & 15) + (cards >> 4 * GOLDEN & 15)


@compiled
def _plus_twos(cards: int) -> int:
    return cards >> 4 * PLUS_TWO & 15


@compiled
def _score_bucket(points: int) -> int:
    return min(max((points + 8) // 3, 0), SCORE_BUCKETS - 1)


@compiled
def _areas(game: Ints, seat: int, points: Ints, counts: Ints, ranks: Ints, blocks: Layout, active: Int16s) -> int:
    players = game[PLAYERS]
    supply = game[SUPPLY]
    own = game[AREAS + seat]
    piles = 0  # The number of colours for each number of cards, four bits each.
    count = 0
    for colour in range(COLOURS):
        piles += 1 << 4 * counts[colour]
        unseen = supply >> 4 * colour & 15
        active[count] = blocks.own_colours + counts[colour] * SUPPLY_BUCKETS + unseen
        active[count + 1] = blocks.ranked_supply + ranks[colour] * SUPPLY_BUCKETS + unseen
        count += 2
    active[count] = blocks.own_jokers + _jokers(own)
    active[count + 1] = blocks.own_plus_twos + _plus_twos(own)
    active[count + 2] = blocks.own_score + _score_bucket(points[seat])
    count += 3
    best = -999
    for step in range(1, players):
        other = (seat + step) % players
        area = game[AREAS + other]
        best = max(best, points[other])
        rival = step - 1
        active[count] = blocks.rivals_jokers + rival * JOKER_BUCKETS + _jokers(area)
        active[count + 1] = blocks.rivals_plus_twos + rival * PLUS_TWO_BUCKETS + _plus_twos(area)
        active[count + 2] = blocks.rivals_scores + rival * SCORE_BUCKETS + _score_bucket(points[other])
        ahead = _close_lead_bucket(points[seat] - points[other])
        active[count + 3] = blocks.rivals_leads + rival * CLOSE_LEAD_BUCKETS + ahead
        count += 4
        for colour in range(COLOURS):
            cards = min(area >> 4 * colour & 15, COUNT_BUCKETS - 1)
            active[count] = blocks.other_colours + cards * SUPPLY_BUCKETS + (supply >> 4 * colour & 15)
            active[count + 1] = blocks.shared_colours + counts[colour] * COUNT_BUCKETS + cards
            active[count + 2] = blocks.ranked_rivals + ranks[colour] * COUNT_BUCKETS + cards
            count += 3
    active[count] = blocks.lead + min(max((points[seat] - best + 48) // 3, 0), LEAD_BUCKETS - 1)
    count += 1
    place = 0
    for size in range(COUNT_BUCKETS - 1, -1, -1):
        for _ in range(piles >> 4 * size & 15):
            active[count] = blocks.own_sorted_counts + place * COUNT_BUCKETS + size
            count += 1
            place += 1
    return count


@compiled
def _place_rows(game: Ints, viewer: int, rows_left: Ints, places: Ints, gains: Ints, keys: Ints) -> None:
    """Write the places of the rows: of two players by capacity; else sorted by the viewer's gain, then by room."""
    if game[PLAYERS] == 2:
        for number in range(len(rows_left)):
            places[number] = game[CAPACITIES + rows_left[number]] - 1
        return
    for number in range(len(rows_left)):
        row = rows_left[number]
        key = (gains[viewer, row] * -4 + game[CAPACITIES + row] - game[ROW_SIZES + row]) * 8 + row
        place = number
        while place and keys[place - 1] > key:
            keys[place] = keys[place - 1]
            place -= 1
        keys[place] = key
    for place in range(len(rows_left)):
        rows_left[place] = keys[place] & 7
        places[place] = place


@compiled
def _row(
    game: Ints,
    seat: int,
    takers: Ints,
    row: int,
    place: int,
    gains: Ints,
    blocks: Layout,
    active: Int16s,
    count: int,
) -> int:
    players, row_count = game[PLAYERS], game[ROW_COUNT]
    active[count] = blocks.row_rooms + place * ROOM_BUCKETS + game[CAPACITIES + row] - game[ROW_SIZES + row]
    count += 1
    if not game[OUT + seat]:
        active[count] = blocks.row_gains + place * GAIN_BUCKETS + _gain_bucket(gains[seat, row])
        count += 1
    for taker in takers:
        if taker != seat and gains[taker, row] != _NO_GAIN:
            first = ((taker - seat) % players - 1) * row_count + place
            step = _COARSE_GAIN_TO_BUCKET[gains[taker, row] + MAX_GAIN]
            active[count] = blocks.rivals_row_gains + first * COARSE_GAIN_BUCKETS + step
            count += 1
    return count


@compiled
def _cards(cards: int, place: int, counts: Ints, ranks: Ints, blocks: Layout, active: Int16s, count: int) -> int:
    for colour in range(COLOURS):
        in_row = cards >> 4 * colour & 15
        if in_row:
            standing = min(ranks[colour], MAX_ROW_RANK) * (MAX_ROW_COUNT + 1) + min(counts[colour], MAX_ROW_COUNT)
            active[count] = blocks.row_colours + place * ROW_COLOUR_BUCKETS + standing * MAX_ROW_CARDS + in_row - 1
            count += 1
    jokers, plus_twos = _jokers(cards), _plus_twos(cards)
    if jokers:
        active[count] = blocks.row_jokers + place * MAX_ROW_CARDS + jokers - 1
        count += 1
    if plus_twos:
        active[count] = blocks.row_plus_twos + place * MAX_ROW_CARDS + plus_twos - 1
        count += 1
    return count


@compiled
def _rival_gains(
    game: Ints, seat: int, takers: Ints, rows_left: Ints, gains: Ints, blocks: Layout, active: Int16s, count: int
) -> int:
    for taker in takers:
        if taker != seat:
            best = second = _NO_GAIN
            for row in rows_left:
                gain = gains[taker, row]
                if gain > best:
                    best, second = gain, best
                elif gain > second:
                    second = gain
            first = ((taker - seat) % game[PLAYERS] - 1) * GAIN_BUCKETS
            active[count] = blocks.rivals_best_gain + first + _gain_bucket(best)
            active[count + 1] = blocks.rivals_second_gain + first + _gain_bucket(second)
            count += 2
    return count


@compiled
def _gain_bucket(gain: int) -> int:
    return NO_GAIN_BUCKET if gain == _NO_GAIN else _GAIN_TO_BUCKET[gain + MAX_GAIN]


@compiled
def _leftover_bucket(seat: int, takers: Ints, gains: Ints, row_count: int, is_left: Ints, projected: Ints) -> int:
    """Return the bucket of the seat's best gain if all seats before it took their best rows now."""
    first = 1 if takers[0] == seat else 0
    last = first
    while last < len(takers) and takers[last] != seat:
        last += 1
    _take_best_rows(takers[first:last], gains, row_count, is_left, projected)
    most = _NO_GAIN
    for row in range(row_count):
        if is_left[row]:
            most = max(most, gains[seat, row])
    return _gain_bucket(most)


@compiled
def _progress(game: Ints, seat: int, blocks: Layout, active: Int16s, count: int) -> int:
    players = game[PLAYERS]
    supply = game[SUPPLY]
    above = game[SUPPLY_SIZE] - game[MARKER_DEPTH]
    room = 0
    for row in range(game[ROW_COUNT]):
        if game[ROW_SIZES + row] < game[CAPACITIES + row]:
            room += game[CAPACITIES + row] - game[ROW_SIZES + row]
    golden = supply >> 4 * GOLDEN & 15
    active[count] = blocks.seats_in + 2 * game[SEATS_IN] + game[OUT + seat]
    active[count + 1] = blocks.to_act + _PHASE_INDEX[game[PHASE]] * players + (game[SEAT] - seat) % players
    active[count + 2] = blocks.room + (TOTAL_ROOM_BUCKETS if above < 0 else 0) + room
    active[count + 3] = blocks.draws + _DRAWS_TO_BUCKET[max(above, -1) + 1]
    active[count + 4] = blocks.plus_twos + (supply >> 4 * PLUS_TWO & 15)
    active[count + 5] = blocks.jokers + (supply >> 4 * JOKER & 15) + golden
    active[count + 6] = blocks.golden + golden
    return count + 7
