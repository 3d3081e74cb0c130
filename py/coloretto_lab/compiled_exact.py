"""Exact play near the end, compiled: `coloretto.bots.exact` for `compiled_bots`; tested to come to the same."""

from typing import Final

import numpy as np
from numba import types
from numba.typed import Dict

from coloretto.bots.core import TAKEN
from coloretto.cards import KINDS
from coloretto.state import DRAWING, OVER, PLACE, REVEALING
from coloretto_lab.compiled_games import (
    AREAS,
    CAPACITIES,
    DRAWN,
    FIELDS,
    LANES,
    LEFT,
    MOST_ACTIONS,
    OUT,
    PHASE,
    PLAYERS,
    ROWS,
    SEAT,
    SEATS,
    SIZES,
    SUPPLY,
    Ints,
    Small,
    apply_action,
    apply_outcome,
    distinct_actions,
    score,
    win_share,
)
from coloretto_lab.compiled_net import Floats
from coloretto_lab.compiling import compiled

_KEY: Final = types.UniTuple(types.int64, 2 * SEATS + 1)  # type: ignore[no-untyped-call]


@compiled
def room_left(game: Ints) -> int:
    """Count the cards that the rows can still take."""
    room = 0
    for row in range(game[LANES]):
        if game[SIZES + row] != TAKEN:
            room += game[CAPACITIES + row] - game[SIZES + row]
    return room


@compiled
def solve(game: Ints, table: Small, nodes: int, worth: Floats) -> int:
    """Write the exact share that follows each distinct action, and tell how many states were looked at.

    The negative of that when `nodes` do not suffice.
    """
    known = Dict.empty(_KEY, types.int64)
    values = np.empty((nodes + 1, SEATS))
    actions = np.empty(MOST_ACTIONS, np.int64)
    after = np.empty(FIELDS, np.int64)
    for number in range(distinct_actions(game, actions)):
        after[:] = game
        apply_action(after, actions[number])
        at = _solved(after, table, nodes, known, values)
        if at < 0:
            return -len(known)
        worth[number] = values[at, game[SEAT]]
    return len(known)


@compiled
def _solved(game: Ints, table: Small, nodes: int, known: "dict[tuple[int, ...], int]", values: Floats) -> int:
    """Tell where a state's shares are among the values; -1 when the nodes are spent."""
    key = _key(game, table)
    if key in known:
        return known[key]
    if len(known) >= nodes:
        return -1
    at = len(known)
    known[key] = at
    players = game[PLAYERS]
    if game[PHASE] == OVER:
        for seat in range(players):
            values[at, seat] = win_share(game, seat, table)
        return at
    after = np.empty(FIELDS, np.int64)
    if game[PHASE] == DRAWING or game[PHASE] == REVEALING:
        values[at, :] = 0
        for card in range(KINDS):
            count = game[SUPPLY] >> 4 * card & 15
            if count:
                after[:] = game
                apply_outcome(after, card)
                next_at = _solved(after, table, nodes, known, values)
                if next_at < 0:
                    return -1
                for seat in range(players):
                    values[at, seat] += values[next_at, seat] * count / game[LEFT]
        return at
    actions = np.empty(MOST_ACTIONS, np.int64)
    best = -1
    for number in range(distinct_actions(game, actions)):
        after[:] = game
        apply_action(after, actions[number])
        next_at = _solved(after, table, nodes, known, values)
        if next_at < 0:
            return -1
        if best < 0 or values[next_at, game[SEAT]] > values[best, game[SEAT]]:
            best = next_at
            if values[best, game[SEAT]] == 1:
                break
    values[at] = values[best]
    return at


@compiled
def _key(game: Ints, table: Small) -> "tuple[int, ...]":
    """Tell states apart as `coloretto.bots.exact` does."""
    rows, areas = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    for row in range(game[LANES]):
        key = game[CAPACITIES + row] << 52 | game[SIZES + row] << 44 | game[ROWS + row]
        place = row
        while place and rows[place - 1] > key:
            rows[place] = rows[place - 1]
            place -= 1
        rows[place] = key
    for seat in range(game[PLAYERS]):
        area = game[AREAS + seat]
        is_settled = game[OUT + seat] and not (game[PHASE] == REVEALING and seat == game[SEAT])
        areas[seat] = -1000 - score(area, table) if is_settled else area
    drawn = game[DRAWN] + 1 if game[PHASE] == PLACE else 0
    course = (game[SUPPLY] << 4 | drawn) << 8 | game[SEAT] << 4 | game[PHASE]
    return (
        course, areas[0], areas[1], areas[2], areas[3], areas[4], rows[0], rows[1], rows[2], rows[3], rows[4],
    )  # fmt: skip
