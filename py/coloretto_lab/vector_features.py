"""The slots of `coloretto.features` for thousands of states at once; knows no nets. Tested equal to the definition."""

from typing import Final

import numpy as np

from coloretto.cards import COLOURS, GOLDEN, JOKER, PLUS_TWO
from coloretto.features import (
    COARSE_GAIN_STEPS,
    COARSE_GAINS,
    COUNTS,
    GAIN_STEPS,
    GAINS,
    LEADS,
    MOST_GAIN,
    PHASES,
    ROOMS,
    SCORES,
    SUPPLIES,
    TOTAL_ROOMS,
    Layout,
    draw_step,
    layout,
)
from coloretto_lab.vector_games import Flags, Fleet, Ints, Small, scores, scores_with_rows

_GAIN_STEPS: Final = np.array(GAIN_STEPS, np.int16)
_COARSE_GAIN_STEPS: Final = np.array(COARSE_GAIN_STEPS, np.int16)
_DRAW_STEPS: Final = np.array([draw_step(above) for above in range(-1, 80)], np.int16)
_PHASE_INDEX: Final = np.array([PHASES.index(phase) if phase in PHASES else 0 for phase in range(5)])
_NOTHING: Final = -MOST_GAIN - 1
"""The gain of a row without cards."""


def encode(fleet: Fleet, seats: Ints, scoring: str) -> Small:
    """List the slots that are on, as each game's seat sees them: (games, most slots), padded with layout().slots."""
    games, players = fleet.out.shape
    blocks = layout(players)
    here = np.arange(games)
    order = (seats[:, None] + np.arange(players)) % players
    areas = fleet.areas[here[:, None], order]
    is_in = ~fleet.out[here[:, None], order]
    points = scores(areas, scoring)
    to_act = (fleet.seat - seats) % players
    columns = [
        *_area_columns(fleet, areas, points, blocks),
        *_row_columns(fleet, areas, points, is_in, to_act, scoring, blocks),
        *_course_columns(fleet, is_in, to_act, blocks),
    ]
    return np.concatenate([column.reshape(games, -1).astype(np.int16) for column in columns], 1)


def _area_columns(fleet: Fleet, areas: Small, points: Small, blocks: Layout) -> list[Small]:
    counts = np.minimum(areas[..., :COLOURS], COUNTS - 1)
    supply = fleet.supply[:, None, :COLOURS]
    own, others = counts[:, :1], counts[:, 1:]
    jokers = areas[..., JOKER] + areas[..., GOLDEN]
    steps = np.clip((points + 8) // 3, 0, SCORES - 1)
    lead = np.clip((points[:, 0] - points[:, 1:].max(1) + 48) // 3, 0, LEADS - 1)
    piles = -np.sort(-own[:, 0], axis=1)
    return [
        blocks.own_jokers + jokers[:, :1],
        blocks.own_score + steps[:, :1],
        blocks.lead + lead[:, None],
        blocks.own_piles + np.arange(COLOURS) * COUNTS + piles,
        blocks.own_colours + own * SUPPLIES + supply,
        blocks.other_colours + others * SUPPLIES + supply,
        blocks.shared_colours + own * COUNTS + others,
        blocks.other_jokers + jokers[:, 1:],
        blocks.other_scores + steps[:, 1:],
    ]


def _row_columns(
    fleet: Fleet, areas: Small, points: Small, is_in: Flags, to_act: Ints, scoring: str, blocks: Layout
) -> list[Small]:
    games, rows = fleet.taken.shape
    players = is_in.shape[1]
    here = np.arange(games)
    pad = blocks.slots
    sizes = fleet.rows.sum(2)
    rooms = fleet.capacities - sizes
    is_filled = sizes > 0
    gains = np.clip(scores_with_rows(areas, fleet.rows, scoring) - points[:, :, None], -MOST_GAIN, MOST_GAIN)
    gains = np.where(is_filled[:, None], gains, _NOTHING)  # (games, seats, rows)
    # The seats still in, in the order in which they act.
    turns = (to_act[:, None] + np.arange(players)) % players
    first = turns[here, is_in[here[:, None], turns].argmax(1)]
    own_in = is_in[:, 0]
    reader = np.where(own_in, 0, first)
    keys = (-gains[here, reader].astype(np.int64) * 4 + rooms) * 8 + np.arange(rows)
    keys = np.where(fleet.taken, 1 << 20, keys)
    place_rows = keys.argsort(1)
    exists = ~fleet.taken[here[:, None], place_rows] & is_in.any(axis=1, keepdims=True)
    sorted_gains = np.take_along_axis(gains, place_rows[:, None], 2)
    places = np.arange(rows)
    steps = np.where(sorted_gains == _NOTHING, GAINS, _GAIN_STEPS[np.maximum(sorted_gains, -MOST_GAIN) + MOST_GAIN])
    coarse = _COARSE_GAIN_STEPS[np.maximum(sorted_gains, -MOST_GAIN) + MOST_GAIN]
    room_slots = blocks.row_rooms + places * ROOMS + np.take_along_axis(rooms, place_rows, 1)
    own_slots = blocks.row_gains + places * (GAINS + 1) + steps[:, 0]
    rivals = np.arange(players - 1)
    rival_slots = blocks.rivals_row_gains + (rivals[:, None] * rows + places) * COARSE_GAINS + coarse[:, 1:]
    rival_on = (sorted_gains[:, 1:] != _NOTHING) & is_in[:, 1:, None]
    ranked = np.sort(sorted_gains[:, 1:], axis=2)
    top = np.where(ranked == _NOTHING, GAINS, _GAIN_STEPS[np.maximum(ranked, -MOST_GAIN) + MOST_GAIN])
    best = blocks.rivals_best + rivals * (GAINS + 1) + top[..., -1]
    second = blocks.rivals_second + rivals * (GAINS + 1) + top[..., -2]
    left_over = blocks.left_over + _left_over(gains, is_in, (first[:, None] + np.arange(players)) % players)
    return [
        np.where(exists, room_slots, pad),
        np.where(exists & own_in[:, None], own_slots, pad),
        np.where(rival_on, rival_slots, pad),
        np.where(is_in[:, 1:], best, pad),
        np.where(is_in[:, 1:], second, pad),
        np.where(is_in[:, 1:], pad, blocks.rivals_out + rivals),
        np.where(own_in, left_over, pad)[:, None],
    ]


def _left_over(gains: Small, is_in: Flags, turns: Ints) -> Small:
    """Tell the step of what seat 0 could gain if all that act before it took their best rows now."""
    games = len(turns)
    here = np.arange(games)
    gains = gains.copy()
    before = np.ones(games, bool)
    for turn in range(turns.shape[1]):
        seat = turns[:, turn]
        if turn:
            before &= seat != 0
        picks = before & (seat != 0) & is_in[here, seat]
        best = gains[here, seat].argmax(1)
        chosen = here[picks]
        gains[chosen, :, best[picks]] = _NOTHING
    most = gains[:, 0].max(1)
    return np.where(most == _NOTHING, GAINS, _GAIN_STEPS[np.maximum(most, -MOST_GAIN) + MOST_GAIN])


def _course_columns(fleet: Fleet, is_in: Flags, to_act: Ints, blocks: Layout) -> list[Small]:
    players = is_in.shape[1]
    left = fleet.supply.sum(1)
    above = left - fleet.marker_depth
    room = np.where(fleet.taken, 0, fleet.capacities - fleet.rows.sum(2)).sum(1)
    still_in = is_in.sum(1)
    return [
        column[:, None]
        for column in (
            blocks.seats_in + 2 * still_in + ~is_in[:, 0],
            blocks.to_act + _PHASE_INDEX[fleet.phase] * players + to_act,
            blocks.room + (above < 0) * TOTAL_ROOMS + room,
            blocks.draws + _DRAW_STEPS[np.maximum(above, -1) + 1],
            blocks.plus_twos + fleet.supply[:, PLUS_TWO],
            blocks.jokers + fleet.supply[:, JOKER] + fleet.supply[:, GOLDEN],
            blocks.golden + fleet.supply[:, GOLDEN],
        )
    ]
