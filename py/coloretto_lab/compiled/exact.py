"""The search of `coloretto.bots.endgame`, compiled, for `compiled.bots`; tested to come to the same, node by node."""

from typing import Final

import numpy as np
from numba import types
from numba.typed import Dict

from coloretto.bots.core import TAKEN
from coloretto.cards import GOLDEN, KINDS
from coloretto.state import DRAW, DRAWING, FIRST_PLACE, FIRST_TAKE, OVER, PLACE, REVEALING
from coloretto_lab.compiled.games import (
    AREAS,
    CAPACITIES,
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
    STILL_IN,
    SUPPLY,
    Ints,
    Small,
    apply_action,
    apply_outcome,
    distinct_actions,
    score,
    win_share,
)
from coloretto_lab.compiled.net import Floats
from coloretto_lab.compiling import compiled

_KEY: Final = types.UniTuple(types.int64, 2 * SEATS + 1)  # type: ignore[no-untyped-call]
_ROOM: Final = 1 << 4 * KINDS
_GOLDEN_JOKERS: Final = 15 << 4 * GOLDEN
_NOBODY: Final = -999
"""In place of the most points of those that are out."""


@compiled
def solve(game: Ints, table: Small, most_of_a_card: int, nodes: int, worth: Floats) -> int:
    """Write the exact share that follows each distinct action, and tell how many states were looked at.

    The negative of that when `nodes` do not suffice.
    """
    known = Dict.empty(_KEY, types.int64)
    values = np.empty((nodes + 1, SEATS))
    actions = np.empty(MOST_ACTIONS, np.int64)
    after, shares = np.empty(FIELDS, np.int64), np.empty(SEATS)
    for number in range(distinct_actions(game, actions)):
        after[:] = game
        apply_action(after, actions[number])
        if not _solved(after, False, table, most_of_a_card, nodes, known, values, shares):
            return -len(known)
        worth[number] = shares[game[SEAT]]
    return len(known)


@compiled
def _solved(
    game: Ints,
    is_without_hope: bool,
    table: Small,
    most_of_a_card: int,
    nodes: int,
    known: "dict[tuple[int, ...], int]",
    values: Floats,
    into: Floats,
) -> bool:
    """Write a state's shares; say whether the nodes sufficed. is_without_hope: who draws places it at the first row."""
    seat = game[SEAT]
    if game[PHASE] == OVER:
        for other in range(game[PLAYERS]):
            into[other] = win_share(game, other, table)
        return True
    after, shares = np.empty(FIELDS, np.int64), np.zeros(SEATS)
    if game[PHASE] == DRAWING or game[PHASE] == REVEALING:
        into[:] = 0
        for card in range(KINDS):
            count = game[SUPPLY] >> 4 * card & 15
            if count:
                after[:] = game
                apply_outcome(after, card)
                if not _solved(after, is_without_hope, table, most_of_a_card, nodes, known, values, shares):
                    return False
                into += shares * count
        into /= game[LEFT]
        return True
    rows, lanes = np.empty(SEATS, np.int64), np.full(SEATS, -1, np.int64)
    count = _sort_rows(game, rows, lanes)
    most = -1.0
    if game[PHASE] == PLACE:
        for place in range(count):
            if lanes[place] >= _ROOM and not (place and lanes[place] == lanes[place - 1]):
                after[:] = game
                apply_action(after, FIRST_PLACE + rows[place])
                if not _solved(after, False, table, most_of_a_card, nodes, known, values, shares):
                    return False
                if shares[seat] > most:
                    most = shares[seat]
                    into[:] = shares
                if is_without_hope or most == 1:
                    break
        return True
    ahead = _most_out(game, table)
    key = _key(game, ahead, lanes, count, table)
    if key in known:
        into[:] = values[known[key]]
        return True
    if len(known) >= nodes:
        return False
    at = len(known)
    known[key] = at
    can_draw = game[LEFT] and lanes[count - 1] >= _ROOM
    hope = _hope(game, lanes, count, table, most_of_a_card)
    if hope < ahead and game[STILL_IN] == 1:
        into[:] = 0
        for other in range(game[PLAYERS]):
            if other != seat:
                into[other] = _share_of_those_out(game, other, ahead, table)
    else:
        for place in range(count):
            if hope < ahead and can_draw:
                break
            if lanes[place] % _ROOM and not (place and lanes[place] == lanes[place - 1]):
                after[:] = game
                apply_action(after, FIRST_TAKE + rows[place])
                if not _solved(after, False, table, most_of_a_card, nodes, known, values, shares):
                    return False
                if shares[seat] > most:
                    most = shares[seat]
                    into[:] = shares
                if hope < ahead or most == 1:
                    break
        is_tied = game[STILL_IN] == 1 and hope == ahead and most > 0
        if can_draw and most < 1 and not is_tied:
            after[:] = game
            apply_action(after, DRAW)
            if not _solved(after, hope < ahead, table, most_of_a_card, nodes, known, values, shares):
                return False
            if shares[seat] >= most:
                into[:] = shares
    values[at] = into
    return True


@compiled
def _sort_rows(game: Ints, rows: Ints, lanes: Ints) -> int:
    """List the rows that were not taken, and what they are to `coloretto.bots.endgame`, in its order."""
    count = 0
    for row in range(game[LANES]):
        if game[SIZES + row] != TAKEN:
            lane = (game[CAPACITIES + row] - game[SIZES + row]) * _ROOM + game[ROWS + row]
            place = count
            while place and lanes[place - 1] > lane:
                lanes[place], rows[place] = lanes[place - 1], rows[place - 1]
                place -= 1
            lanes[place], rows[place] = lane, row
            count += 1
    return count


@compiled
def _most_out(game: Ints, table: Small) -> int:
    """Tell the most points of those that are out."""
    most = _NOBODY
    for seat in range(game[PLAYERS]):
        if game[OUT + seat]:
            most = max(most, score(game[AREAS + seat], table))
    return most


@compiled
def _share_of_those_out(game: Ints, seat: int, ahead: int, table: Small) -> float:
    """Tell the share of one that is out when nobody that is still in wins."""
    if score(game[AREAS + seat], table) < ahead:
        return 0.0
    winners = 0
    for other in range(game[PLAYERS]):
        winners += game[OUT + other] and score(game[AREAS + other], table) == ahead
    return 1.0 / winners


@compiled
def _hope(game: Ints, lanes: Ints, count: int, table: Small, most_of_a_card: int) -> int:
    """Give a score that the seat to act cannot exceed."""
    most = _NOBODY
    for place in range(count):
        more = 0
        if game[LEFT]:
            more = lanes[place] // _ROOM
            if lanes[place] & _GOLDEN_JOKERS or (more and game[SUPPLY] & _GOLDEN_JOKERS):
                more += 1
        cards = game[AREAS + game[SEAT]] + lanes[place] % _ROOM
        most = max(most, score(cards, table) + more * most_of_a_card)
    return most


@compiled
def _key(game: Ints, ahead: int, lanes: Ints, count: int, table: Small) -> "tuple[int, ...]":
    """Tell decisions apart: of those out only how many points the best have counts, of rows not their order."""
    areas = np.zeros(SEATS, np.int64)
    for seat in range(game[PLAYERS]):
        areas[seat] = game[AREAS + seat]
        if game[OUT + seat]:
            points = score(game[AREAS + seat], table)
            areas[seat] = -1000 - points if points == ahead else -1
    does_supply_matter = False
    for place in range(count):
        if lanes[place] >= _ROOM or lanes[place] & _GOLDEN_JOKERS:
            does_supply_matter = True
    supply = game[SUPPLY] if does_supply_matter else 0
    course = supply << 4 | game[SEAT]
    return (
        course, areas[0], areas[1], areas[2], areas[3], areas[4], lanes[0], lanes[1], lanes[2], lanes[3], lanes[4],
    )  # fmt: skip
