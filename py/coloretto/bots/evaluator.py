"""Evaluates a mutable state for a seat with the net of its variant; chooses no action.

Adds up the weight rows of `features.active_features` incrementally: most of a state has not changed since the last
call, so the sums over areas are cached and only the rows are computed again. Tested equal to the definition.
"""

from collections.abc import Callable
from functools import lru_cache
from math import fsum
from typing import Final, TypeAlias

from coloretto.bots.features import (
    COARSE_GAIN_BUCKETS,
    COARSE_GAIN_TO_BUCKET,
    COUNT_BUCKETS,
    GAIN_BUCKETS,
    GAIN_TO_BUCKET,
    MAX_GAIN,
    NO_GAIN_BUCKET,
    PHASES,
    ROOM_BUCKETS,
    SUPPLY_BUCKETS,
    TOTAL_ROOM_BUCKETS,
    VERSION,
    close_lead_bucket,
    draw_bucket,
    layout,
    lead_bucket,
    score_bucket,
)
from coloretto.bots.mutable_state import TAKEN, Bag, MutableState, bag_score
from coloretto.bots.net import Net, load
from coloretto.cards import COLOURS, GOLDEN, JOKER, PLUS_TWO, Variant
from coloretto.scoring import leads, win_shares
from coloretto.state import OVER, Seat

Accumulator: TypeAlias = int
"""A sum of the bias and of weight rows of a net's first layer."""

_CACHE_SIZE: Final = 5_000
"""The maximum number of sums in one cache, some 1.5 MB; a full cache is cleared."""

_COLOUR_BITS: Final = (1 << 4 * COLOURS) - 1
_SHIFTS: Final = tuple(4 * colour for colour in range(COLOURS))
_PHASE_INDEX: Final = {phase: index for index, phase in enumerate(PHASES)}
_EMPTY_ROW_GAIN: Final = -MAX_GAIN - 1


ValueFunction: TypeAlias = Callable[[MutableState, Seat], float]
"""Returns the value of a state after a decision for a seat."""


class _Gains(dict[Bag, int]):
    """The gains of bags of cards for an area, each computed on first use."""

    def __init__(self, area: Bag, scoring: str) -> None:
        super().__init__()
        self._area = area
        self._scoring = scoring
        self._score = bag_score(area, scoring)

    def __missing__(self, cards: Bag) -> int:
        gain = bag_score(self._area + cards, self._scoring) - self._score
        gain = self[cards] = min(max(gain, -MAX_GAIN), MAX_GAIN)
        return gain


class Evaluator:
    """Evaluates states of one variant."""

    def __init__(self, variant: Variant, net: Net | None = None) -> None:
        players = variant.players
        self.blocks: Final = layout(players)
        self.net: Final = net or load(f"{players}-{variant.scoring}", VERSION, self.blocks.feature_count)
        self._scoring: Final = variant.scoring
        self._marker_depth: Final = variant.marker_depth
        self._weight_rows: Final = self.net.weight_rows
        self._turn_orders: Final = [[(seat + step) % players for step in range(players)] for seat in range(players)]
        self._others: Final = [order[1:] for order in self._turn_orders]
        self._features_per_rival: Final = max(players, 3) * COARSE_GAIN_BUCKETS
        self._area_sums: Final[dict[tuple[int, ...], tuple[Accumulator, list[int]]]] = {}
        self._own_sums: Final[dict[Bag, Accumulator]] = {}
        self._colour_sums: Final[tuple[dict[tuple[Bag, Bag], Accumulator], ...]] = ({}, {})
        self._shared_sums: Final[dict[tuple[Bag, Bag], Accumulator]] = {}
        self._gains: Final[dict[Bag, _Gains]] = {}

    def win_share(self, position: MutableState, seat: Seat) -> float:
        """Return the seat's share of the win: expected after a decision, final when the game is over."""
        if position.phase == OVER:
            return win_shares([bag_score(area, self._scoring) for area in position.areas])[seat]
        return self.net.win_share(self.accumulator(position, seat))

    def lead(self, position: MutableState, seat: Seat) -> float:
        """Return the seat's lead over the best of the others in points: expected, or final when the game is over."""
        if position.phase == OVER:
            return leads([bag_score(area, self._scoring) for area in position.areas])[seat]
        return self.net.lead(self.accumulator(position, seat))

    def win_shares_and_leads(self, position: MutableState) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Return every seat's expected share of the win, scaled to add up to 1, and every seat's expected lead."""
        seats = range(len(position.areas))
        if position.phase == OVER:
            shares = tuple(self.win_share(position, seat) for seat in seats)
            return shares, tuple(self.lead(position, seat) for seat in seats)
        values = (self.net.win_share_and_lead(self.accumulator(position, seat)) for seat in seats)
        shares, expected_leads = zip(*values, strict=True)
        total = fsum(shares)
        return tuple(share / total for share in shares) if total else shares, expected_leads

    def gain(self, area: Bag, cards: Bag) -> int:
        """Return the points that cards would add to an area, clipped to -MAX_GAIN..MAX_GAIN."""
        return (self._gains.get(area) or self._gains_for(area))[cards]

    def accumulator(self, position: MutableState, seat: Seat) -> Accumulator:
        """Return the bias and the weight rows of all active features, added up."""
        areas = position.areas
        key = (seat, position.supply & _COLOUR_BITS, *areas)
        cached = self._area_sums.get(key)
        if cached is None:
            _clear_if_full(self._area_sums)
            points = [bag_score(area, self._scoring) for area in areas]
            cached = self._area_sums[key] = self._areas_sum(areas, points, position.supply & _COLOUR_BITS, seat), points
        total, points = cached
        return total + self._rows_sum(position, points, seat) + self._progress_sum(position, seat)

    def _areas_sum(self, areas: list[Bag], points: list[int], supply: Bag, seat: Seat) -> Accumulator:
        blocks, rows = self.blocks, self._weight_rows
        own, score = areas[seat], points[seat]
        total = self.net.bias + self._own_sum(own) + self._colours_sum(0, blocks.own_colours, own, supply)
        best = -999
        for other in self._others[seat]:
            area, other_points = areas[other], points[other]
            best = max(best, other_points)
            total += rows[blocks.other_jokers + _jokers(area)] + rows[blocks.other_scores + score_bucket(other_points)]
            total += rows[blocks.rival_leads + close_lead_bucket(score - other_points)]
            total += self._colours_sum(1, blocks.other_colours, area, supply) + self._shared_sum(own, area)
        return total + rows[blocks.lead + lead_bucket(score - best)]

    def _own_sum(self, area: Bag) -> Accumulator:
        total = self._own_sums.get(area)
        if total is None:
            _clear_if_full(self._own_sums)
            blocks, rows = self.blocks, self._weight_rows
            total = rows[blocks.own_jokers + _jokers(area)]
            total += rows[blocks.own_score + score_bucket(bag_score(area, self._scoring))]
            sorted_counts = sorted((_count(area, shift) for shift in _SHIFTS), reverse=True)
            for place, count in enumerate(sorted_counts):
                total += rows[blocks.own_sorted_counts + place * COUNT_BUCKETS + count]
            self._own_sums[area] = total
        return total

    def _colours_sum(self, cache_index: int, first: int, area: Bag, supply: Bag) -> Accumulator:
        cache = self._colour_sums[cache_index]
        total = cache.get((area, supply))
        if total is None:
            _clear_if_full(cache)
            rows = self._weight_rows
            total = 0
            for shift in _SHIFTS:
                total += rows[first + _count(area, shift) * SUPPLY_BUCKETS + (supply >> shift & 15)]
            cache[area, supply] = total
        return total

    def _shared_sum(self, own: Bag, other: Bag) -> Accumulator:
        total = self._shared_sums.get((own, other))
        if total is None:
            _clear_if_full(self._shared_sums)
            rows, first = self._weight_rows, self.blocks.shared_colours
            total = 0
            for shift in _SHIFTS:
                total += rows[first + _count(own, shift) * COUNT_BUCKETS + _count(other, shift)]
            self._shared_sums[own, other] = total
        return total

    def _gains_for(self, area: Bag) -> _Gains:
        if len(self._gains) >= 512:
            self._gains.clear()
        gains = self._gains[area] = _Gains(area, self._scoring)
        return gains

    def _rows_sum(self, position: MutableState, points: list[int], seat: Seat) -> Accumulator:
        """Add up the features of the rows: their gains for each seat, and the leads once every seat has taken."""
        rows, out, areas = self._weight_rows, position.out, position.areas
        players = len(out)
        total = 0
        takers = []
        for taker in self._turn_orders[position.seat]:
            if not out[taker]:
                takers.append(taker)
            elif taker != seat:
                total += rows[self.blocks.rivals_out + (taker - seat) % players - 1]
        if not takers:
            return total + self._projected_leads_sum(points, seat)
        bags, sizes, capacities = position.rows, position.sizes, position.capacities
        open_rows = [row for row, size in enumerate(sizes) if size != TAKEN]
        filled = [row for row in open_rows if sizes[row]]
        gains = {}
        for taker in takers:
            by_bag = self._gains.get(areas[taker]) or self._gains_for(areas[taker])
            gains[taker] = {row: by_bag[bags[row]] for row in filled}
        is_seat_in = not out[seat]
        sort_gains = gains[seat if is_seat_in else takers[0]]
        open_rows.sort(key=lambda row: (sort_gains.get(row, _EMPTY_ROW_GAIN) * -4 + capacities[row] - sizes[row], row))
        first_room, first_gain = self.blocks.row_rooms, self.blocks.row_gains
        for row in open_rows:
            total += rows[first_room + capacities[row] - sizes[row]]
            first_room += ROOM_BUCKETS
            if is_seat_in:
                bucket = GAIN_TO_BUCKET[sort_gains[row] + MAX_GAIN] if row in sort_gains else NO_GAIN_BUCKET
                total += rows[first_gain + bucket]
                first_gain += GAIN_BUCKETS
        for taker in takers:
            if taker != seat:
                total += self._rival_sum((taker - seat) % players - 1, gains[taker], open_rows)
        if is_seat_in:
            total += rows[self.blocks.leftover_gain + _leftover_bucket(takers, gains, filled, seat)]
        return total + self._projected_leads_sum(_projected_points(points, takers, gains, filled), seat)

    def _rival_sum(self, rival: int, gains: dict[int, int], open_rows: list[int]) -> Accumulator:
        """Add up the features of the rows' gains for a rival: of each row, and the two best."""
        blocks, rows = self.blocks, self._weight_rows
        total = 0
        first = blocks.rivals_row_gains + rival * self._features_per_rival
        for row in open_rows:
            if row in gains:
                total += rows[first + COARSE_GAIN_TO_BUCKET[gains[row] + MAX_GAIN]]
            first += COARSE_GAIN_BUCKETS
        best = second = _EMPTY_ROW_GAIN
        for gain in gains.values():
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
        first = rival * GAIN_BUCKETS
        bucket = GAIN_TO_BUCKET[best + MAX_GAIN] if gains else NO_GAIN_BUCKET
        total += rows[blocks.rivals_best_gain + first + bucket]
        bucket = GAIN_TO_BUCKET[second + MAX_GAIN] if len(gains) > 1 else NO_GAIN_BUCKET
        return total + rows[blocks.rivals_second_gain + first + bucket]

    def _projected_leads_sum(self, projected: list[int], seat: Seat) -> Accumulator:
        rows, first = self._weight_rows, self.blocks.projected_rival_leads
        own, best, total = projected[seat], -999, 0
        for other in self._others[seat]:
            other_points = projected[other]
            best = max(best, other_points)
            total += rows[first + close_lead_bucket(own - other_points)]
        return total + rows[self.blocks.projected_lead + close_lead_bucket(own - best)]

    def _progress_sum(self, position: MutableState, seat: Seat) -> Accumulator:
        blocks, rows, supply = self.blocks, self._weight_rows, position.supply
        players = len(position.out)
        above_marker = position.supply_size - self._marker_depth
        room = 0
        for size, capacity in zip(position.sizes, position.capacities, strict=True):
            if size < capacity:
                room += capacity - size
        golden = supply >> 4 * GOLDEN & 15
        return (
            rows[blocks.seats_in + 2 * position.seats_in + position.out[seat]]
            + rows[blocks.to_act + _PHASE_INDEX[position.phase] * players + (position.seat - seat) % players]
            + rows[blocks.room + (above_marker < 0) * TOTAL_ROOM_BUCKETS + room]
            + rows[blocks.draws + draw_bucket(above_marker)]
            + rows[blocks.plus_twos + (supply >> 4 * PLUS_TWO & 15)]
            + rows[blocks.jokers + (supply >> 4 * JOKER & 15) + golden]
            + rows[blocks.golden + golden]
        )


@lru_cache(maxsize=2)
def evaluator_for(variant: Variant) -> Evaluator:
    """Return the evaluator of a variant, loaded on first use."""
    return Evaluator(variant)


def _leftover_bucket(takers: list[Seat], gains: dict[Seat, dict[int, int]], filled: list[int], seat: Seat) -> int:
    """Return the bucket of this seat's best gain once all that act before it have taken their best rows."""
    remaining = filled.copy()
    for taker in takers[1:] if takers[0] == seat else takers:
        if taker == seat:
            break
        if remaining:
            own = gains[taker]
            remaining.remove(max(remaining, key=own.__getitem__))
    own = gains[seat]
    return GAIN_TO_BUCKET[max(map(own.__getitem__, remaining)) + MAX_GAIN] if remaining else NO_GAIN_BUCKET


def _projected_points(
    points: list[int], takers: list[Seat], gains: dict[Seat, dict[int, int]], filled: list[int]
) -> list[int]:
    """Return every seat's points once each seat still in has taken its best row, in turn order."""
    projected, remaining = points.copy(), filled.copy()
    for taker in takers[: len(filled)]:
        own = gains[taker]
        taken = max(remaining, key=own.__getitem__)
        remaining.remove(taken)
        projected[taker] += own[taken]
    return projected


def _jokers(area: Bag) -> int:
    return (area >> 4 * JOKER & 15) + (area >> 4 * GOLDEN & 15)


def _count(area: Bag, shift: int) -> int:
    return min(area >> shift & 15, COUNT_BUCKETS - 1)


def _clear_if_full(cache: dict) -> None:  # type: ignore[type-arg]
    if len(cache) >= _CACHE_SIZE:
        cache.clear()
