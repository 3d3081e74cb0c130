"""Searches the rest of a last round to its end: everything that can still happen, chance weighed exactly; no heuristic.

Each seat does what is best for its own share of the win (max^n); of equally good actions it takes the first: a draw,
else the row with the least room, then the one whose bag is the lower number. Where only shares count, much need not
be looked at: how far behind they are who are out and cannot win, and what a seat does that can't win any more.
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

Shares: TypeAlias = tuple[float, ...]
"""Each seat's expected share of the win; they add up to 1. A utility with a second number adds one for each seat.

With n seats, `shares[seat::n]` is all that counts for a seat: its share, then its second number if there is one. Such
slices compare as tuples do, so the second number decides only between equal shares.
"""

Lane: TypeAlias = int
"""A row that was not taken: its cards, and above them, in steps of _ROOM, how many more it can hold."""

Lanes: TypeAlias = tuple[Lane, ...]
"""Ascending: rows of equal room are worth the same in any order."""

Areas: TypeAlias = tuple[int, ...]
"""By seat: the bag of a seat that is still in, or a negative number for a seat that is out.

That number is _SETTLED - score, so the best score of the seats that are out is `_SETTLED - min(areas)`. A seat that is
out and behind another one can't win: where only shares count it is _BEATEN, whatever its score, so that more positions
are equal.
"""

Seats: TypeAlias = tuple[Seat, ...]
"""Those still in, in the order in which they act."""

_Position: TypeAlias = tuple[Seats, Lanes, Areas, Bag]
"""A decision without a card in hand: who is in, the rows, the areas, the supply (empty where it can't matter)."""

Known: TypeAlias = dict[_Position, Shares]
"""The values of decisions."""

NODES_PER_YIELD: Final = 200
"""Nodes between pauses: some 5 ms in Pyodide. A portion that is cut short looks at up to a few dozen nodes again."""

_ROOM: Final = 1 << 4 * KINDS
_CARDS: Final = _ROOM - 1
_GOLDEN_JOKERS: Final = 15 << 4 * GOLDEN
_SETTLED: Final = -1000
_BEATEN: Final = -1
"""A seat that is out and behind another one that is."""

MOST_OF_A_CARD: Final = {"brown": 6, "grey": 4}
"""The most points that one more card can bring."""


class Utility(NamedTuple):
    """What final scores are worth, seat by seat; a second number for each decides where its share is the same."""

    of: Callable[[Sequence[int]], Shares]
    has_second: bool


SHARES: Final = Utility(win_shares, has_second=False)


def solve(
    state: State, budget: Budget, utility: Utility = SHARES, known: Known | None = None
) -> Task[dict[Action, Shares] | None]:
    """Give the exact shares that follow each legal action in a last round, or None when the budget does not suffice.

    Decisions without a card in hand count as nodes. known: what searches of this game with this utility have found out,
    those that were given up included; what this one finds out is added.
    """
    search = _Search(state, budget, utility, {} if known is None else known)
    values: dict[Action, Shares] = {}
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
    """It is time to let others act; what was found out so far is remembered."""


class _OutOfBudgetError(Exception):
    """The search is larger than it may be."""


class _Search:
    """Searches in portions: after each it starts again from the root and finds its way back by what it remembers.

    How it holds a position of three players, in which the second seat is out with 30 points and the first one acts:

    >>> from coloretto.bots.base import Limit
    >>> from coloretto.bots.mutable_state import counts_from_bag
    >>> from coloretto.notation.text import state_from_text
    >>> state = state_from_text("3cb15 P R2O4Y2T2B4*3/RO3Y3G2T5B5+2/R2OY3G3+6 .../TT+/xxx 2 1 - R4OYG4+")
    >>> search = _Search(state, Budget(Limit()), SHARES, {})
    >>> search._order
    (0, 2)

    The rows by the room that they have left: the second one is full, the first one empty. The third is taken.

    >>> [(lane // _ROOM, counts_from_bag(lane & _CARDS)) for lane in search._lanes]
    [(0, (0, 0, 0, 0, 2, 0, 0, 1, 0, 0)), (3, (0, 0, 0, 0, 0, 0, 0, 0, 0, 0))]
    >>> search._areas[1]
    -1030

    Were the third seat out with 25 points, it would be beaten:

    >>> search._settled(search._areas, 2, bag_from_counts((4, 4, 3, 1, 0, 0, 0, 0, 0, 0)))[1:]
    (-1030, -1)
    """

    def __init__(self, state: State, budget: Budget, utility: Utility, known: Known) -> None:
        self._budget = budget
        self._utility = utility
        self._known = known
        self._portion = 0
        self._scoring = state.variant.scoring
        self._most_of_a_card = MOST_OF_A_CARD[self._scoring]
        self._drawn_card = state.drawn
        self._lane_of_row = {
            row: bag_from_counts(cards) + (capacity - sum(cards)) * _ROOM
            for row, (cards, capacity) in enumerate(zip(state.rows, state.capacities, strict=True))
            if cards is not None
        }
        self._supply = bag_from_counts(state.supply)
        self._lanes = tuple(sorted(self._lane_of_row.values()))
        seats = len(state.areas)
        self._order = tuple(
            seat % seats for seat in range(state.seat, state.seat + seats) if not state.out[seat % seats]
        )
        self._areas: Areas = tuple(map(bag_from_counts, state.areas))
        for seat in range(seats):
            if state.out[seat]:
                self._areas = self._settled(self._areas, seat, self._areas[seat])

    def value_after(self, action: Action) -> Shares:
        """Value what an action leads to. Raises _PauseError after a portion: call again then."""
        self._portion = NODES_PER_YIELD
        order, lanes, areas, supply = self._order, self._lanes, self._areas, self._supply
        if action == DRAW:
            return self._after_draw(order, lanes, areas, supply)
        place = lanes.index(self._lane_of_row[row_from_action(action)])
        if is_take(action):
            return self._after_take(order, lanes, areas, supply, place)
        assert self._drawn_card is not None
        return self._after_placing(order, lanes, areas, supply, place, ONE[self._drawn_card])

    def _value(self, position: _Position) -> Shares:
        if not position[0]:
            return self._utility.of([_SETTLED - area for area in position[2]])
        known = self._known.get(position)
        if known is None:
            if not self._portion:
                raise _PauseError
            if not self._budget.spend():
                raise _OutOfBudgetError
            self._portion -= 1
            known = self._known[position] = self._best(*position)
        return known

    def _best(self, order: Seats, lanes: Lanes, areas: Areas, supply: Bag) -> Shares:
        """Find the first of the best actions; takes are looked at before draws, which take longer."""
        seat, seats = order[0], len(areas)
        can_draw = supply > 0 and lanes[-1] >= _ROOM
        only_shares = not self._utility.has_second
        ahead, hope = (min(areas), self._hope(areas[seat], lanes, supply)) if only_shares else (0, 0)
        if ahead < 0 and hope < _SETTLED - ahead:
            return self._without_hope(order, lanes, areas, supply, can_draw)
        best: Shares | None = None
        last = -1
        for place, lane in enumerate(lanes):
            if lane & _CARDS and lane != last:
                last = lane
                shares = self._after_take(order, lanes, areas, supply, place)
                if best is None or shares[seat::seats] > best[seat::seats]:
                    best = shares
                    if only_shares and shares[seat] == 1:
                        return best
        if can_draw and not (best and len(order) == 1 and ahead < 0 and hope == _SETTLED - ahead and best[seat] > 0):
            shares = self._after_draw(order, lanes, areas, supply)
            if best is None or shares[seat::seats] >= best[seat::seats]:
                best = shares
        assert best is not None
        return best

    def _without_hope(self, order: Seats, lanes: Lanes, areas: Areas, supply: Bag, can_draw: bool) -> Shares:
        """Value a decision of a seat that can't win any more: it does the first thing that it can."""
        if len(order) == 1:
            return self._utility.of([_SETTLED - (area if area < 0 else _BEATEN) for area in areas])
        if can_draw:
            return self._after_draw(order, lanes, areas, supply, is_without_hope=True)
        place = next(place for place, lane in enumerate(lanes) if lane & _CARDS)
        return self._after_take(order, lanes, areas, supply, place)

    def _hope(self, area: Bag, lanes: Lanes, supply: Bag) -> int:
        """Give a score that a seat still in cannot exceed."""
        most = _SETTLED
        for lane in lanes:
            cards = area + (lane & _CARDS)
            more = 0
            if supply:
                more = lane // _ROOM
                if lane & _GOLDEN_JOKERS or (more and supply & _GOLDEN_JOKERS):
                    more += 1
            hope = bag_score(cards, self._scoring) + more * self._most_of_a_card
            if hope > most:
                most = hope
        return most

    def _after_take(self, order: Seats, lanes: Lanes, areas: Areas, supply: Bag, place: int) -> Shares:
        seat, order = order[0], order[1:]
        cards = lanes[place] & _CARDS
        area = areas[seat] + cards
        lanes = lanes[:place] + lanes[place + 1 :]
        if not (cards & _GOLDEN_JOKERS and supply):
            return self._value((order, lanes, self._settled(areas, seat, area), _that_matters(supply, lanes)))
        total = [0.0] * len(areas) * (1 + self._utility.has_second)
        for card, count in _counts(supply):
            left = _that_matters(supply - card, lanes)
            for at, number in enumerate(self._value((order, lanes, self._settled(areas, seat, area + card), left))):
                total[at] += number * count
        return _mean(total, supply)

    def _after_draw(
        self, order: Seats, lanes: Lanes, areas: Areas, supply: Bag, is_without_hope: bool = False
    ) -> Shares:
        seat, seats = order[0], len(areas)
        places = [
            place for place, lane in enumerate(lanes) if lane >= _ROOM and (not place or lane != lanes[place - 1])
        ]
        if is_without_hope:
            del places[1:]
        only_shares = not self._utility.has_second
        total = [0.0] * seats * (1 + self._utility.has_second)
        for card, count in _counts(supply):
            best: Shares = ()
            for place in places:
                shares = self._after_placing(order, lanes, areas, supply - card, place, card)
                if not best or shares[seat::seats] > best[seat::seats]:
                    best = shares
                    if only_shares and shares[seat] == 1:
                        break
            for at, number in enumerate(best):
                total[at] += number * count
        return _mean(total, supply)

    def _after_placing(self, order: Seats, lanes: Lanes, areas: Areas, supply: Bag, place: int, card: Bag) -> Shares:
        placed = list(lanes)
        placed[place] += card - _ROOM
        placed.sort()
        lanes = tuple(placed)
        return self._value((order[1:] + order[:1], lanes, areas, _that_matters(supply, lanes)))

    def _settled(self, areas: Areas, seat: Seat, area: Bag) -> Areas:
        """Let a seat be out with this area; where only shares count, only the best of those out can still win."""
        settled = _SETTLED - bag_score(area, self._scoring)
        if not self._utility.has_second:
            ahead = min(areas)
            if ahead < settled:
                settled = _BEATEN
            elif settled < ahead < 0:
                areas = tuple(other if other >= 0 else _BEATEN for other in areas)
        return (*areas[:seat], settled, *areas[seat + 1 :])


def _that_matters(supply: Bag, lanes: Lanes) -> Bag:
    """Give the supply, or none where no card of it can be turned over any more."""
    if lanes and (lanes[-1] >= _ROOM or any(lane & _GOLDEN_JOKERS for lane in lanes)):
        return supply
    return 0


@lru_cache(maxsize=4096)
def _counts(supply: Bag) -> list[tuple[Bag, int]]:
    """List the cards that can be turned up, each as a bag, with how many there are."""
    return [(ONE[card], supply >> 4 * card & 15) for card in range(KINDS) if supply >> 4 * card & 15]


def _mean(total: list[float], supply: Bag) -> Shares:
    """Divide by the number of cards, only now: what is sure in every case stays exactly 1."""
    cards = sum(count for _, count in _counts(supply))
    return tuple([number / cards for number in total])
