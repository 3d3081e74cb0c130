"""The search of `coloretto.bots.endgame`, compiled, for `compiled.bots`; tested to come to the same, node by node."""

from typing import Final, NamedTuple

import numpy as np
from numba import types
from numba.typed import Dict

from coloretto.bots.mutable_state import TAKEN
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
_NO_SHARE: Final = -1.0
_GIVEN_UP: Final = -2.0
"""In place of a share: the nodes did not suffice."""


class _Search(NamedTuple):
    """What a search is given, and what it has found: the shares of a decision are `values[known[its key]]`."""

    table: Small
    most_of_a_card: int
    nodes: int
    known: "dict[tuple[int, ...], int]"
    values: Floats


@compiled
def solve(game: Ints, table: Small, most_of_a_card: int, nodes: int, worth: Floats) -> int:
    """Write the exact share that follows each distinct action; return how many states the search looked at.

    The negative of that when `nodes` do not suffice.
    """
    known = Dict.empty(_KEY, types.int64)
    search = _Search(table, most_of_a_card, nodes, known, np.empty((nodes + 1, SEATS)))
    actions = np.empty(MOST_ACTIONS, np.int64)
    after, shares = np.empty(FIELDS, np.int64), np.empty(SEATS)
    for number in range(distinct_actions(game, actions)):
        after[:] = game
        apply_action(after, actions[number])
        if not _solve_state(after, False, search, shares):
            return -len(known)
        worth[number] = shares[game[SEAT]]
    return len(known)


@compiled
def _solve_state(game: Ints, is_without_hope: bool, search: _Search, into: Floats) -> bool:
    """Write a state's shares; return whether the nodes sufficed.

    is_without_hope: a card on its way goes to the first row that has room, since its seat can't win any more.
    """
    if game[PHASE] == OVER:
        for seat in range(game[PLAYERS]):
            into[seat] = win_share(game, seat, search.table)
        return True
    if game[PHASE] == DRAWING or game[PHASE] == REVEALING:
        return _solve_chance(game, is_without_hope, search, into)
    rows, lanes = np.empty(SEATS, np.int64), np.full(SEATS, -1, np.int64)
    count = _sort_rows(game, rows, lanes)
    if game[PHASE] == PLACE:
        return _solve_placing(game, rows, lanes, count, is_without_hope, search, into)
    return _solve_decision(game, rows, lanes, count, search, into)


@compiled
def _solve_chance(game: Ints, is_without_hope: bool, search: _Search, into: Floats) -> bool:
    """Write the mean over the cards that can turn up."""
    after, shares = np.empty(FIELDS, np.int64), np.zeros(SEATS)
    into[:] = 0
    for card in range(KINDS):
        count = game[SUPPLY] >> 4 * card & 15
        if count:
            after[:] = game
            apply_outcome(after, card)
            if not _solve_state(after, is_without_hope, search, shares):
                return False
            into += shares * count
    into /= game[LEFT]
    return True


@compiled
def _solve_placing(
    game: Ints, rows: Ints, lanes: Ints, count: int, is_without_hope: bool, search: _Search, into: Floats
) -> bool:
    """Write the shares that follow the best row for the drawn card."""
    most = _NO_SHARE
    for place in range(count):
        if lanes[place] >= _ROOM and not (place and lanes[place] == lanes[place - 1]):
            most = _try_action(game, FIRST_PLACE + rows[place], False, most, search, into)
            if most == _GIVEN_UP:
                return False
            if is_without_hope or most == 1:
                break
    return True


@compiled
def _solve_decision(game: Ints, rows: Ints, lanes: Ints, count: int, search: _Search, into: Floats) -> bool:
    """Write the shares of a decision between taking and drawing, which is a node of the search."""
    ahead = _most_out(game, search.table)
    key = _key(game, ahead, lanes, count, search.table)
    if key in search.known:
        into[:] = search.values[search.known[key]]
        return True
    node = len(search.known)
    if node >= search.nodes:
        return False
    search.known[key] = node
    hope = _hope(game, lanes, count, search.table, search.most_of_a_card)
    if hope < ahead and game[STILL_IN] == 1:
        into[:] = 0
        for seat in range(game[PLAYERS]):
            if seat != game[SEAT]:
                into[seat] = _share_of_those_out(game, seat, ahead, search.table)
    elif not _try_takes_and_draw(game, rows, lanes, count, hope, ahead, search, into):
        return False
    search.values[node] = into
    return True


@compiled
def _try_takes_and_draw(
    game: Ints, rows: Ints, lanes: Ints, count: int, hope: int, ahead: int, search: _Search, into: Floats
) -> bool:
    """Write the shares that follow the best of takes and draw; without hope those of the first thing possible."""
    can_draw = game[LEFT] and lanes[count - 1] >= _ROOM
    most = _NO_SHARE
    for place in range(count):
        if hope < ahead and can_draw:
            break
        if lanes[place] % _ROOM and not (place and lanes[place] == lanes[place - 1]):
            most = _try_action(game, FIRST_TAKE + rows[place], False, most, search, into)
            if most == _GIVEN_UP:
                return False
            if hope < ahead or most == 1:
                break
    is_tied = game[STILL_IN] == 1 and hope == ahead and most > 0
    if can_draw and most < 1 and not is_tied:
        most = _try_action(game, DRAW, hope < ahead, most, search, into)
    return most != _GIVEN_UP


@compiled
def _try_action(game: Ints, action: int, is_without_hope: bool, most: float, search: _Search, into: Floats) -> float:
    """Write what follows an action if that is better for the seat than `most`; return the better, or _GIVEN_UP.

    A draw is preferred to a take that is as good.
    """
    after, shares = np.empty(FIELDS, np.int64), np.zeros(SEATS)
    after[:] = game
    apply_action(after, action)
    if not _solve_state(after, is_without_hope, search, shares):
        return _GIVEN_UP
    share: float = shares[game[SEAT]]
    if share > most or (action == DRAW and share == most):
        into[:] = shares
        return share
    return most


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
