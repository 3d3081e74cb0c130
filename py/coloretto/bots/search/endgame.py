"""Solves the rest of a last round: an exhaustive search with exact expectations over chance and no heuristic.

Each seat maximises its own share of the win (max^n). Ties go to the first action: a draw, else the row with the least
room, then the one with the lower bag. A utility without a tie-break allows two cuts: the exact scores of seats that are
out and behind another one don't matter, nor do the actions of a seat that can't win any more.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from coloretto.bots.base import Budget, Task
from coloretto.bots.mutable_state import ONE, Bag, bag_from_counts, bag_score
from coloretto.cards import GOLDEN, KINDS
from coloretto.rules import legal_actions
from coloretto.scoring import win_shares
from coloretto.state import DRAW, Action, Seat, State, is_take, row_from_action

Utilities: TypeAlias = tuple[float, ...]
"""The expected utility of each of n seats, followed by the tie-break of each if the utility has one.

`values[seat::n]` is what a seat maximises. Such slices compare as tuples, so the tie-break decides between equal
utilities only.
"""

PackedRow: TypeAlias = int
"""A row that was not taken: its bag of cards, plus _ROOM_UNIT for each card that it can still hold."""

PackedRows: TypeAlias = tuple[PackedRow, ...]
"""Rows in ascending order, so that positions that differ only in the order of rows are equal."""

Areas: TypeAlias = tuple[int, ...]
"""By seat: the bag of a seat that is still in, or _OUT_OFFSET - score, a negative number, for a seat that is out.

So the best score of the seats that are out is `_OUT_OFFSET - min(areas)`. A seat that is out and behind another one
can't win. Without a tie-break it is _DOMINATED whatever its score, so that more positions are equal.
"""

TurnOrder: TypeAlias = tuple[Seat, ...]
"""The seats still in, in the order in which they act."""

_Position: TypeAlias = tuple[TurnOrder, PackedRows, Areas, Bag]
"""A decision without a drawn card: the seats in, the rows, the areas, and the supply if it can still be reached."""

TranspositionTable: TypeAlias = dict[_Position, Utilities]
"""The utilities of positions that were searched."""

NODES_PER_YIELD: Final = 200
"""Nodes between pauses, some 5 ms in Pyodide. After a pause up to a few dozen nodes are searched again."""

_ROOM_UNIT: Final = 1 << 4 * KINDS
_CARDS_MASK: Final = _ROOM_UNIT - 1
_GOLDEN_JOKERS: Final = 15 << 4 * GOLDEN
_OUT_OFFSET: Final = -1000
_DOMINATED: Final = -1

MAX_GAIN_PER_CARD: Final = {"brown": 6, "grey": 4}
"""The most points that one more card can add to an area."""


class Utility(NamedTuple):
    """Turns final scores into a number for each seat.

    has_tie_break: whether `evaluate` adds a second number for each seat, which decides between equal ones.
    """

    evaluate: Callable[[Sequence[int]], Utilities]
    has_tie_break: bool


WIN_SHARES: Final = Utility(win_shares, has_tie_break=False)


def solve(
    state: State, budget: Budget, utility: Utility = WIN_SHARES, table: TranspositionTable | None = None
) -> Task[dict[Action, Utilities] | None]:
    """Return the exact utilities of each legal action in a last round, or None when the budget does not suffice.

    Decisions without a drawn card count as nodes. table: the positions that earlier searches of this game with this
    utility have solved, even if they ran out of budget; this one adds its own.
    """
    search = _Search(state, budget, utility, {} if table is None else table)
    values: dict[Action, Utilities] = {}
    for action in legal_actions(state):
        while action not in values:
            try:
                values[action] = search.value_after(action)
            except _PauseError:
                yield
            except _OutOfBudgetError:
                return None
    return values


class _PauseError(Exception):
    """It is time for a pause; the positions solved so far are in the table."""


class _OutOfBudgetError(Exception):
    """The search needs more nodes than the budget allows."""


class _Search:
    """A search that pauses: it then starts again at the root and finds the positions that it has solved in its table.

    This is a position of three players in which the second seat is out with 30 points and the first one acts:

    >>> from coloretto.bots.base import Limit
    >>> from coloretto.bots.mutable_state import counts_from_bag
    >>> from coloretto.notation.text import state_from_text
    >>> state = state_from_text("3cb15 P R2O4Y2T2B4*3/RO3Y3G2T5B5+2/R2OY3G3+6 .../TT+/xxx 2 1 - R4OYG4+")
    >>> search = _Search(state, Budget(Limit()), WIN_SHARES, {})
    >>> search._order
    (0, 2)

    The rows are sorted by the room that they have left: the second one is full, the first one empty. The third one,
    which was taken, is missing:

    >>> [(row // _ROOM_UNIT, counts_from_bag(row & _CARDS_MASK)) for row in search._rows]
    [(0, (0, 0, 0, 0, 2, 0, 0, 1, 0, 0)), (3, (0, 0, 0, 0, 0, 0, 0, 0, 0, 0))]
    >>> search._areas[1]
    -1030

    If the third seat went out with 25 points, it would be dominated:

    >>> search._with_seat_out(search._areas, 2, bag_from_counts((4, 4, 3, 1, 0, 0, 0, 0, 0, 0)))[1:]
    (-1030, -1)
    """

    def __init__(self, state: State, budget: Budget, utility: Utility, table: TranspositionTable) -> None:
        self._budget = budget
        self._utility = utility
        self._table = table
        self._nodes_until_pause = 0
        self._scoring = state.variant.scoring
        self._max_gain_per_card = MAX_GAIN_PER_CARD[self._scoring]
        self._drawn_card = state.drawn
        self._packed_row = {
            row: bag_from_counts(cards) + (capacity - sum(cards)) * _ROOM_UNIT
            for row, (cards, capacity) in enumerate(zip(state.rows, state.capacities, strict=True))
            if cards is not None
        }
        self._supply = bag_from_counts(state.supply)
        self._rows = tuple(sorted(self._packed_row.values()))
        seats = len(state.areas)
        self._order = tuple(
            seat % seats for seat in range(state.seat, state.seat + seats) if not state.out[seat % seats]
        )
        self._areas: Areas = tuple(map(bag_from_counts, state.areas))
        for seat in range(seats):
            if state.out[seat]:
                self._areas = self._with_seat_out(self._areas, seat, self._areas[seat])

    def value_after(self, action: Action) -> Utilities:
        """Return the utilities of an action. Raises _PauseError when it is time for a pause: call again then."""
        self._nodes_until_pause = NODES_PER_YIELD
        order, rows, areas, supply = self._order, self._rows, self._areas, self._supply
        if action == DRAW:
            return self._value_after_draw(order, rows, areas, supply)
        index = rows.index(self._packed_row[row_from_action(action)])
        if is_take(action):
            return self._value_after_take(order, rows, areas, supply, index)
        assert self._drawn_card is not None
        return self._value_after_placing(order, rows, areas, supply, index, ONE[self._drawn_card])

    def _value(self, position: _Position) -> Utilities:
        if not position[0]:
            return self._utility.evaluate([_OUT_OFFSET - area for area in position[2]])
        values = self._table.get(position)
        if values is None:
            if not self._nodes_until_pause:
                raise _PauseError
            if not self._budget.spend():
                raise _OutOfBudgetError
            self._nodes_until_pause -= 1
            values = self._table[position] = self._best_value(*position)
        return values

    def _best_value(self, order: TurnOrder, rows: PackedRows, areas: Areas, supply: Bag) -> Utilities:
        """Return the utilities of the first of the best actions; takes are tried before a draw, which takes longer."""
        seat, seats = order[0], len(areas)
        can_draw = supply > 0 and rows[-1] >= _ROOM_UNIT
        has_shares_only = not self._utility.has_tie_break
        best_out, max_score = (min(areas), self._max_score(areas[seat], rows, supply)) if has_shares_only else (0, 0)
        if best_out < 0 and max_score < _OUT_OFFSET - best_out:
            return self._value_when_lost(order, rows, areas, supply, can_draw)
        best: Utilities | None = None
        previous_row = -1
        for index, row in enumerate(rows):
            if row & _CARDS_MASK and row != previous_row:
                previous_row = row
                values = self._value_after_take(order, rows, areas, supply, index)
                if best is None or values[seat::seats] > best[seat::seats]:
                    best = values
                    if has_shares_only and values[seat] == 1:
                        return best
        can_only_tie = len(order) == 1 and best_out < 0 and max_score == _OUT_OFFSET - best_out
        if can_draw and not (best and can_only_tie and best[seat] > 0):
            values = self._value_after_draw(order, rows, areas, supply)
            if best is None or values[seat::seats] >= best[seat::seats]:
                best = values
        assert best is not None
        return best

    def _value_when_lost(
        self, order: TurnOrder, rows: PackedRows, areas: Areas, supply: Bag, can_draw: bool
    ) -> Utilities:
        """Return the utilities of the first action of a seat that can't win any more."""
        if len(order) == 1:
            return self._utility.evaluate([_OUT_OFFSET - (area if area < 0 else _DOMINATED) for area in areas])
        if can_draw:
            return self._value_after_draw(order, rows, areas, supply, is_lost=True)
        index = next(index for index, row in enumerate(rows) if row & _CARDS_MASK)
        return self._value_after_take(order, rows, areas, supply, index)

    def _max_score(self, area: Bag, rows: PackedRows, supply: Bag) -> int:
        """Return an upper bound for the final score of a seat still in."""
        max_score = _OUT_OFFSET
        for row in rows:
            cards = area + (row & _CARDS_MASK)
            extra_cards = 0
            if supply:
                extra_cards = row // _ROOM_UNIT
                if row & _GOLDEN_JOKERS or (extra_cards and supply & _GOLDEN_JOKERS):
                    extra_cards += 1
            score = bag_score(cards, self._scoring) + extra_cards * self._max_gain_per_card
            if score > max_score:
                max_score = score
        return max_score

    def _value_after_take(self, order: TurnOrder, rows: PackedRows, areas: Areas, supply: Bag, index: int) -> Utilities:
        seat, order = order[0], order[1:]
        cards = rows[index] & _CARDS_MASK
        area = areas[seat] + cards
        rows = rows[:index] + rows[index + 1 :]
        if not (cards & _GOLDEN_JOKERS and supply):
            return self._value((order, rows, self._with_seat_out(areas, seat, area), _reachable_supply(supply, rows)))
        total = [0.0] * len(areas) * (1 + self._utility.has_tie_break)
        for card, count in _counts(supply):
            left = _reachable_supply(supply - card, rows)
            values = self._value((order, rows, self._with_seat_out(areas, seat, area + card), left))
            for index, value in enumerate(values):
                total[index] += value * count
        return _mean(total, supply)

    def _value_after_draw(
        self, order: TurnOrder, rows: PackedRows, areas: Areas, supply: Bag, is_lost: bool = False
    ) -> Utilities:
        seat, seats = order[0], len(areas)
        indices = [
            index for index, row in enumerate(rows) if row >= _ROOM_UNIT and (not index or row != rows[index - 1])
        ]
        if is_lost:
            del indices[1:]
        has_shares_only = not self._utility.has_tie_break
        total = [0.0] * seats * (1 + self._utility.has_tie_break)
        for card, count in _counts(supply):
            best: Utilities = ()
            for index in indices:
                values = self._value_after_placing(order, rows, areas, supply - card, index, card)
                if not best or values[seat::seats] > best[seat::seats]:
                    best = values
                    if has_shares_only and values[seat] == 1:
                        break
            for index, value in enumerate(best):
                total[index] += value * count
        return _mean(total, supply)

    def _value_after_placing(
        self, order: TurnOrder, rows: PackedRows, areas: Areas, supply: Bag, index: int, card: Bag
    ) -> Utilities:
        placed = list(rows)
        placed[index] += card - _ROOM_UNIT
        placed.sort()
        rows = tuple(placed)
        return self._value((order[1:] + order[:1], rows, areas, _reachable_supply(supply, rows)))

    def _with_seat_out(self, areas: Areas, seat: Seat, area: Bag) -> Areas:
        """Return the areas once a seat is out with this area."""
        encoded = _OUT_OFFSET - bag_score(area, self._scoring)
        if not self._utility.has_tie_break:
            best_out = min(areas)
            if best_out < encoded:
                encoded = _DOMINATED
            elif encoded < best_out < 0:
                areas = tuple(other if other >= 0 else _DOMINATED for other in areas)
        return (*areas[:seat], encoded, *areas[seat + 1 :])


def _reachable_supply(supply: Bag, rows: PackedRows) -> Bag:
    """Return the supply, or an empty one where no card can be turned over any more."""
    if rows and (rows[-1] >= _ROOM_UNIT or any(row & _GOLDEN_JOKERS for row in rows)):
        return supply
    return 0


@lru_cache(maxsize=4096)
def _counts(supply: Bag) -> list[tuple[Bag, int]]:
    """List the kinds of cards in the supply, each as a bag of one card, with their counts."""
    return [(ONE[card], supply >> 4 * card & 15) for card in range(KINDS) if supply >> 4 * card & 15]


def _mean(total: list[float], supply: Bag) -> Utilities:
    """Divide totals by the number of cards, as the last step, so that a certain win is exactly 1."""
    cards = sum(count for _, count in _counts(supply))
    return tuple([value / cards for value in total])
