"""The search of `coloretto.bots.search.endgame`, compiled for `compiled.bots` and tested to be equal node by node."""

from typing import Final, NamedTuple

import numpy as np
from numba import types
from numba.typed import Dict

from coloretto.bots.mutable_state import TAKEN
from coloretto.cards import GOLDEN, KINDS
from coloretto.compiled.compiling import compiled_without_cache
from coloretto.compiled.games import (
    AREAS,
    CAPACITIES,
    FIELDS,
    MAX_ACTIONS,
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
    apply_action,
    apply_outcome,
    distinct_actions,
    score,
    win_share,
)
from coloretto.state import DRAW, DRAWING, FIRST_PLACE, FIRST_TAKE, OVER, PLACE, REVEALING
from coloretto_lab.compiled.net import Floats

_KEY: Final = types.UniTuple(types.int64, 2 * SEATS + 1)  # type: ignore[no-untyped-call]
_ROOM: Final = 1 << 4 * KINDS
_GOLDEN_JOKERS: Final = 15 << 4 * GOLDEN
_NO_SCORE: Final = -999
"""Placeholder for the best score of the seats that are out if there are none."""

_NO_SHARE: Final = -1.0
_OUT_OF_NODES: Final = -2.0
"""Result instead of a share if the nodes did not suffice."""


class _Search(NamedTuple):
    """The parameters of a search and its results: the shares of a decision are `values[node_by_key[key]]`."""

    table: Int16s
    max_gain_per_card: int
    nodes: int
    node_by_key: "dict[tuple[int, ...], int]"
    values: Floats


@compiled_without_cache
def solve(game: Ints, table: Int16s, max_gain_per_card: int, nodes: int, values: Floats) -> int:
    """Write the exact share after each distinct action and return the number of states searched.

    That number is negative if `nodes` did not suffice.
    """
    node_by_key = Dict.empty(_KEY, types.int64)
    search = _Search(table, max_gain_per_card, nodes, node_by_key, np.empty((nodes + 1, SEATS)))
    actions = np.empty(MAX_ACTIONS, np.int64)
    after, shares = np.empty(FIELDS, np.int64), np.empty(SEATS)
    for number in range(distinct_actions(game, actions)):
        after[:] = game
        apply_action(after, actions[number])
        if not _solve_state(after, False, search, shares):
            return -len(node_by_key)
        values[number] = shares[game[SEAT]]
    return len(node_by_key)


@compiled_without_cache
def _solve_state(game: Ints, cannot_win: bool, search: _Search, result: Floats) -> bool:
    """Write a state's shares; return whether the nodes sufficed.

    cannot_win: whether the seat can no longer win; a drawn card then goes to the first row with room.
    """
    if game[PHASE] == OVER:
        for seat in range(game[PLAYERS]):
            result[seat] = win_share(game, seat, search.table)
        return True
    if game[PHASE] == DRAWING or game[PHASE] == REVEALING:
        return _solve_chance(game, cannot_win, search, result)
    rows, row_codes = np.empty(SEATS, np.int64), np.full(SEATS, -1, np.int64)
    count = _sort_rows(game, rows, row_codes)
    if game[PHASE] == PLACE:
        return _solve_placing(game, rows, row_codes, count, cannot_win, search, result)
    return _solve_decision(game, rows, row_codes, count, search, result)


@compiled_without_cache
def _solve_chance(game: Ints, cannot_win: bool, search: _Search, result: Floats) -> bool:
    """Write the mean of the shares over all cards that can be revealed."""
    after, shares = np.empty(FIELDS, np.int64), np.zeros(SEATS)
    result[:] = 0
    for card in range(KINDS):
        count = game[SUPPLY] >> 4 * card & 15
        if count:
            after[:] = game
            apply_outcome(after, card)
            if not _solve_state(after, cannot_win, search, shares):
                return False
            result += shares * count
    result /= game[SUPPLY_SIZE]
    return True


@compiled_without_cache
def _solve_placing(
    game: Ints, rows: Ints, row_codes: Ints, count: int, cannot_win: bool, search: _Search, result: Floats
) -> bool:
    """Write the shares after placing the drawn card in the best row."""
    best = _NO_SHARE
    for place in range(count):
        if row_codes[place] >= _ROOM and not (place and row_codes[place] == row_codes[place - 1]):
            best = _try_action(game, FIRST_PLACE + rows[place], False, best, search, result)
            if best == _OUT_OF_NODES:
                return False
            if cannot_win or best == 1:
                break
    return True


@compiled_without_cache
def _solve_decision(game: Ints, rows: Ints, row_codes: Ints, count: int, search: _Search, result: Floats) -> bool:
    """Write the shares at a decision between taking and drawing, which is a node of the search."""
    best_out = _best_score_out(game, search.table)
    key = _key(game, best_out, row_codes, count, search.table)
    if key in search.node_by_key:
        result[:] = search.values[search.node_by_key[key]]
        return True
    node = len(search.node_by_key)
    if node >= search.nodes:
        return False
    search.node_by_key[key] = node
    bound = _score_bound(game, row_codes, count, search.table, search.max_gain_per_card)
    if bound < best_out and game[SEATS_IN] == 1:
        result[:] = 0
        for seat in range(game[PLAYERS]):
            if seat != game[SEAT]:
                result[seat] = _share_of_winner_out(game, seat, best_out, search.table)
    elif not _solve_take_or_draw(game, rows, row_codes, count, bound, best_out, search, result):
        return False
    search.values[node] = result
    return True


@compiled_without_cache
def _solve_take_or_draw(
    game: Ints, rows: Ints, row_codes: Ints, count: int, bound: int, best_out: int, search: _Search, result: Floats
) -> bool:
    """Write the shares after the best take or draw, or after the first action if the seat cannot win."""
    can_draw = game[SUPPLY_SIZE] and row_codes[count - 1] >= _ROOM
    best = _NO_SHARE
    for place in range(count):
        if bound < best_out and can_draw:
            break
        if row_codes[place] % _ROOM and not (place and row_codes[place] == row_codes[place - 1]):
            best = _try_action(game, FIRST_TAKE + rows[place], False, best, search, result)
            if best == _OUT_OF_NODES:
                return False
            if bound < best_out or best == 1:
                break
    is_tied = game[SEATS_IN] == 1 and bound == best_out and best > 0
    if can_draw and best < 1 and not is_tied:
        best = _try_action(game, DRAW, bound < best_out, best, search, result)
    return best != _OUT_OF_NODES


@compiled_without_cache
def _try_action(game: Ints, action: int, cannot_win: bool, best: float, search: _Search, result: Floats) -> float:
    """Write the shares after an action if they are better for the seat than `best`.

    Return the better share, or _OUT_OF_NODES. A draw is preferred to an equally good take.
    """
    after, shares = np.empty(FIELDS, np.int64), np.zeros(SEATS)
    after[:] = game
    apply_action(after, action)
    if not _solve_state(after, cannot_win, search, shares):
        return _OUT_OF_NODES
    share: float = shares[game[SEAT]]
    if share > best or (action == DRAW and share == best):
        result[:] = shares
        return share
    return best


@compiled_without_cache
def _sort_rows(game: Ints, rows: Ints, row_codes: Ints) -> int:
    """Write the rows left and their codes, in the order of `coloretto.bots.search.endgame`; return their number."""
    count = 0
    for row in range(game[ROW_COUNT]):
        if game[ROW_SIZES + row] != TAKEN:
            row_code = (game[CAPACITIES + row] - game[ROW_SIZES + row]) * _ROOM + game[ROWS + row]
            place = count
            while place and row_codes[place - 1] > row_code:
                row_codes[place], rows[place] = row_codes[place - 1], rows[place - 1]
                place -= 1
            row_codes[place], rows[place] = row_code, row
            count += 1
    return count


@compiled_without_cache
def _best_score_out(game: Ints, table: Int16s) -> int:
    """Return the best score of the seats that are out."""
    best = _NO_SCORE
    for seat in range(game[PLAYERS]):
        if game[OUT + seat]:
            best = max(best, score(game[AREAS + seat], table))
    return best


@compiled_without_cache
def _share_of_winner_out(game: Ints, seat: int, best_out: int, table: Int16s) -> float:
    """Return the share of a seat that is out, given that no seat still in can win."""
    if score(game[AREAS + seat], table) < best_out:
        return 0.0
    winners = 0
    for other in range(game[PLAYERS]):
        winners += game[OUT + other] and score(game[AREAS + other], table) == best_out
    return 1.0 / winners


@compiled_without_cache
def _score_bound(game: Ints, row_codes: Ints, count: int, table: Int16s, max_gain_per_card: int) -> int:
    """Return an upper bound of the score of the seat to act."""
    best = _NO_SCORE
    for place in range(count):
        cards_to_come = 0
        if game[SUPPLY_SIZE]:
            cards_to_come = row_codes[place] // _ROOM
            if row_codes[place] & _GOLDEN_JOKERS or (cards_to_come and game[SUPPLY] & _GOLDEN_JOKERS):
                cards_to_come += 1
        cards = game[AREAS + game[SEAT]] + row_codes[place] % _ROOM
        best = max(best, score(cards, table) + cards_to_come * max_gain_per_card)
    return best


@compiled_without_cache
def _key(game: Ints, best_out: int, row_codes: Ints, count: int, table: Int16s) -> "tuple[int, ...]":
    """Return the key of a decision: of the seats that are out only the best score matters, of rows not the order."""
    areas = np.zeros(SEATS, np.int64)
    for seat in range(game[PLAYERS]):
        areas[seat] = game[AREAS + seat]
        if game[OUT + seat]:
            points = score(game[AREAS + seat], table)
            areas[seat] = -1000 - points if points == best_out else -1
    needs_supply = False
    for place in range(count):
        if row_codes[place] >= _ROOM or row_codes[place] & _GOLDEN_JOKERS:
            needs_supply = True
    supply = game[SUPPLY] if needs_supply else 0
    turn = supply << 4 | game[SEAT]
    return (
        turn, areas[0], areas[1], areas[2], areas[3], areas[4],
        row_codes[0], row_codes[1], row_codes[2], row_codes[3], row_codes[4],
    )  # fmt: skip
