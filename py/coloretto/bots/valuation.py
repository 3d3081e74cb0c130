"""What a net thinks of a MutableState, seen from a seat: `features.slots` added up the fast way; does not choose.

Most of a state is as it was a moment ago, so sums over areas are remembered, and only the rows are looked at anew each
time. Tested equal to the definition in `features`.
"""

from collections.abc import Callable
from functools import lru_cache
from math import fsum
from typing import Final, TypeAlias

from coloretto.bots.features import (
    COARSE_GAIN_STEPS,
    COARSE_GAINS,
    COUNTS,
    GAIN_STEPS,
    GAINS,
    MOST_GAIN,
    PHASES,
    ROOMS,
    SUPPLIES,
    TOTAL_ROOMS,
    VERSION,
    close_lead_step,
    draw_step,
    layout,
    lead_step,
    score_step,
)
from coloretto.bots.mutable_state import TAKEN, Bag, MutableState, bag_score
from coloretto.bots.net import Net, load
from coloretto.cards import COLOURS, GOLDEN, JOKER, PLUS_TWO, Variant
from coloretto.scoring import leads, win_shares
from coloretto.state import OVER, Seat

Total: TypeAlias = int
"""Rows of the net's first layer, added up."""

_MOST_REMEMBERED: Final = 5_000
"""Sums kept of one sort, some 1.5 MB: then they are forgotten and remembered anew."""

_COLOUR_BITS: Final = (1 << 4 * COLOURS) - 1
_SHIFTS: Final = tuple(4 * colour for colour in range(COLOURS))
_PHASE_INDEX: Final = {phase: index for index, phase in enumerate(PHASES)}
_NO_GAIN: Final = -MOST_GAIN - 1


Measure: TypeAlias = Callable[[MutableState, Seat], float]
"""What a state after a decision is worth to a seat."""


class _Gains(dict[Bag, int]):
    """What bags of cards would bring an area, worked out when first asked for."""

    def __init__(self, area: Bag, scoring: str) -> None:
        super().__init__()
        self._area = area
        self._scoring = scoring
        self._score = bag_score(area, scoring)

    def __missing__(self, cards: Bag) -> int:
        gain = bag_score(self._area + cards, self._scoring) - self._score
        gain = self[cards] = min(max(gain, -MOST_GAIN), MOST_GAIN)
        return gain


class Valuation:
    """Values states of one variant."""

    def __init__(self, variant: Variant, net: Net | None = None) -> None:
        players = variant.players
        self.blocks: Final = layout(players)
        self.net: Final = net or load(f"{players}-{variant.scoring}", VERSION, self.blocks.slots)
        self._scoring: Final = variant.scoring
        self._depth: Final = variant.marker_depth
        self._rows_of_net: Final = self.net.rows
        self._orders: Final = [[(seat + step) % players for step in range(players)] for seat in range(players)]
        self._others: Final = [order[1:] for order in self._orders]
        self._rival_slots: Final = max(players, 3) * COARSE_GAINS
        self._areas: Final[dict[tuple[int, ...], tuple[Total, list[int]]]] = {}
        self._own: Final[dict[Bag, Total]] = {}
        self._supplies: Final[tuple[dict[tuple[Bag, Bag], Total], ...]] = ({}, {})
        self._shared: Final[dict[tuple[Bag, Bag], Total]] = {}
        self._gains: Final[dict[Bag, _Gains]] = {}

    def share(self, position: MutableState, seat: Seat) -> float:
        """Tell the seat's expected share of the win after a decision, or its true share at the end."""
        if position.phase == OVER:
            return win_shares([bag_score(area, self._scoring) for area in position.areas])[seat]
        return self.net.share(self.total(position, seat))

    def lead(self, position: MutableState, seat: Seat) -> float:
        """Tell by how many points the seat is expected to lead the best of the others at the end, or does."""
        if position.phase == OVER:
            return leads([bag_score(area, self._scoring) for area in position.areas])[seat]
        return self.net.lead(self.total(position, seat))

    def shares_and_leads(self, position: MutableState) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Tell every seat's expected share of the win, made to add up to 1, and every seat's expected lead."""
        seats = range(len(position.areas))
        if position.phase == OVER:
            shares = tuple(self.share(position, seat) for seat in seats)
            return shares, tuple(self.lead(position, seat) for seat in seats)
        shares, ahead = zip(*(self.net.share_and_lead(self.total(position, seat)) for seat in seats), strict=True)
        whole = fsum(shares)
        return tuple(share / whole for share in shares) if whole else shares, ahead

    def gain(self, area: Bag, cards: Bag) -> int:
        """Tell what cards would bring an area, in points."""
        return (self._gains.get(area) or self._gains_of(area))[cards]

    def total(self, position: MutableState, seat: Seat) -> Total:
        """Add the rows of all slots that are on, and the bias."""
        areas = position.areas
        key = (seat, position.supply & _COLOUR_BITS, *areas)
        known = self._areas.get(key)
        if known is None:
            _make_room(self._areas)
            points = [bag_score(area, self._scoring) for area in areas]
            known = self._areas[key] = self._areas_total(areas, points, position.supply & _COLOUR_BITS, seat), points
        total, points = known
        return total + self._rows_total(position, points, seat) + self._course_total(position, seat)

    def _areas_total(self, areas: list[Bag], points: list[int], supply: Bag, seat: Seat) -> Total:
        blocks, rows = self.blocks, self._rows_of_net
        own, score = areas[seat], points[seat]
        total = self.net.bias + self._own_total(own) + self._colours_total(0, blocks.own_colours, own, supply)
        best = -999
        for other in self._others[seat]:
            area, theirs = areas[other], points[other]
            best = max(best, theirs)
            total += rows[blocks.other_jokers + _jokers(area)] + rows[blocks.other_scores + score_step(theirs)]
            total += rows[blocks.rival_leads + close_lead_step(score - theirs)]
            total += self._colours_total(1, blocks.other_colours, area, supply) + self._shared_total(own, area)
        return total + rows[blocks.lead + lead_step(score - best)]

    def _own_total(self, area: Bag) -> Total:
        total = self._own.get(area)
        if total is None:
            _make_room(self._own)
            blocks, rows = self.blocks, self._rows_of_net
            total = rows[blocks.own_jokers + _jokers(area)]
            total += rows[blocks.own_score + score_step(bag_score(area, self._scoring))]
            piles = sorted((_count(area, shift) for shift in _SHIFTS), reverse=True)
            for place, count in enumerate(piles):
                total += rows[blocks.own_piles + place * COUNTS + count]
            self._own[area] = total
        return total

    def _colours_total(self, whose: int, first: int, area: Bag, supply: Bag) -> Total:
        known = self._supplies[whose]
        total = known.get((area, supply))
        if total is None:
            _make_room(known)
            rows = self._rows_of_net
            total = 0
            for shift in _SHIFTS:
                total += rows[first + _count(area, shift) * SUPPLIES + (supply >> shift & 15)]
            known[area, supply] = total
        return total

    def _shared_total(self, own: Bag, other: Bag) -> Total:
        total = self._shared.get((own, other))
        if total is None:
            _make_room(self._shared)
            rows, first = self._rows_of_net, self.blocks.shared_colours
            total = 0
            for shift in _SHIFTS:
                total += rows[first + _count(own, shift) * COUNTS + _count(other, shift)]
            self._shared[own, other] = total
        return total

    def _gains_of(self, area: Bag) -> _Gains:
        if len(self._gains) >= 512:
            self._gains.clear()
        gains = self._gains[area] = _Gains(area, self._scoring)
        return gains

    def _rows_total(self, position: MutableState, points: list[int], seat: Seat) -> Total:
        """Add the slots of the rows: what each would bring to whom, and what all will have once they have taken."""
        rows, out, areas = self._rows_of_net, position.out, position.areas
        players = len(out)
        total = 0
        pickers = []
        for picker in self._orders[position.seat]:
            if not out[picker]:
                pickers.append(picker)
            elif picker != seat:
                total += rows[self.blocks.rivals_out + (picker - seat) % players - 1]
        if not pickers:
            return total + self._coming_total(points, seat)
        bags, sizes, capacities = position.rows, position.sizes, position.capacities
        there = [row for row, size in enumerate(sizes) if size != TAKEN]
        filled = [row for row in there if sizes[row]]
        gains = {}
        for picker in pickers:
            known = self._gains.get(areas[picker]) or self._gains_of(areas[picker])
            gains[picker] = {row: known[bags[row]] for row in filled}
        is_in = not out[seat]
        read = gains[seat if is_in else pickers[0]]
        there.sort(key=lambda row: (read.get(row, _NO_GAIN) * -4 + capacities[row] - sizes[row], row))
        first_room, first_gain = self.blocks.row_rooms, self.blocks.row_gains
        for row in there:
            total += rows[first_room + capacities[row] - sizes[row]]
            first_room += ROOMS
            if is_in:
                total += rows[first_gain + (GAIN_STEPS[read[row] + MOST_GAIN] if row in read else GAINS)]
                first_gain += GAINS + 1
        for picker in pickers:
            if picker != seat:
                total += self._rival_total((picker - seat) % players - 1, gains[picker], there)
        if is_in:
            total += rows[self.blocks.left_over + _left_over(pickers, gains, filled, seat)]
        return total + self._coming_total(_points_coming(points, pickers, gains, filled), seat)

    def _rival_total(self, rival: int, gains: dict[int, int], there: list[int]) -> Total:
        """Add the slots of what the rows would bring a rival: each of them, and the two best."""
        blocks, rows = self.blocks, self._rows_of_net
        total = 0
        first = blocks.rivals_row_gains + rival * self._rival_slots
        for row in there:
            if row in gains:
                total += rows[first + COARSE_GAIN_STEPS[gains[row] + MOST_GAIN]]
            first += COARSE_GAINS
        best = second = _NO_GAIN
        for gain in gains.values():
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
        first = rival * (GAINS + 1)
        best_step = GAIN_STEPS[best + MOST_GAIN] if gains else GAINS
        second_step = GAIN_STEPS[second + MOST_GAIN] if len(gains) > 1 else GAINS
        return total + rows[blocks.rivals_best + first + best_step] + rows[blocks.rivals_second + first + second_step]

    def _coming_total(self, coming: list[int], seat: Seat) -> Total:
        rows, first = self._rows_of_net, self.blocks.coming_rival_leads
        own, best, total = coming[seat], -999, 0
        for other in self._others[seat]:
            theirs = coming[other]
            best = max(best, theirs)
            total += rows[first + close_lead_step(own - theirs)]
        return total + rows[self.blocks.coming_lead + close_lead_step(own - best)]

    def _course_total(self, position: MutableState, seat: Seat) -> Total:
        blocks, rows, supply = self.blocks, self._rows_of_net, position.supply
        players = len(position.out)
        above_marker = position.supply_size - self._depth
        room = 0
        for size, capacity in zip(position.sizes, position.capacities, strict=True):
            if size < capacity:
                room += capacity - size
        golden = supply >> 4 * GOLDEN & 15
        return (
            rows[blocks.seats_in + 2 * position.seats_in + position.out[seat]]
            + rows[blocks.to_act + _PHASE_INDEX[position.phase] * players + (position.seat - seat) % players]
            + rows[blocks.room + (above_marker < 0) * TOTAL_ROOMS + room]
            + rows[blocks.draws + draw_step(above_marker)]
            + rows[blocks.plus_twos + (supply >> 4 * PLUS_TWO & 15)]
            + rows[blocks.jokers + (supply >> 4 * JOKER & 15) + golden]
            + rows[blocks.golden + golden]
        )


@lru_cache(maxsize=2)
def valuation_of(variant: Variant) -> Valuation:
    """Give the valuation of a variant, loaded when first asked for."""
    return Valuation(variant)


def _left_over(pickers: list[Seat], gains: dict[Seat, dict[int, int]], filled: list[int], seat: Seat) -> int:
    """Tell the step of what this seat could gain if all that act before it took their best rows now."""
    left = filled.copy()
    for picker in pickers[1:] if pickers[0] == seat else pickers:
        if picker == seat:
            break
        if left:
            own = gains[picker]
            left.remove(max(left, key=own.__getitem__))
    own = gains[seat]
    return GAIN_STEPS[max(map(own.__getitem__, left)) + MOST_GAIN] if left else GAINS


def _points_coming(
    points: list[int], pickers: list[Seat], gains: dict[Seat, dict[int, int]], filled: list[int]
) -> list[int]:
    """Return every seat's points once all that are in have taken, in their order, the row that is best for them."""
    coming, left = points.copy(), filled.copy()
    for picker in pickers[: len(filled)]:
        own = gains[picker]
        taken = max(left, key=own.__getitem__)
        left.remove(taken)
        coming[picker] += own[taken]
    return coming


def _jokers(area: Bag) -> int:
    return (area >> 4 * JOKER & 15) + (area >> 4 * GOLDEN & 15)


def _count(area: Bag, shift: int) -> int:
    return min(area >> shift & 15, COUNTS - 1)


def _make_room(known: dict) -> None:  # type: ignore[type-arg]
    if len(known) >= _MOST_REMEMBERED:
        known.clear()
