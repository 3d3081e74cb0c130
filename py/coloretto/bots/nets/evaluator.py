"""Evaluates a mutable state for a seat with the net of its variant; chooses no action.

Adds up the weight rows of `features.active_features` incrementally: most of a state has not changed since the last
call, so sums over areas, rows and gains are cached. Tested equal to the definition.
"""

from collections.abc import Callable
from functools import lru_cache
from math import fsum
from typing import Any, Final, NamedTuple, TypeAlias

from coloretto.bots.mutable_state import TAKEN, Bag, MutableState, bag_score
from coloretto.bots.nets.features import (
    CLOSE_LEAD_BUCKETS,
    COARSE_GAIN_BUCKETS,
    COARSE_GAIN_TO_BUCKET,
    COUNT_BUCKETS,
    GAIN_BUCKETS,
    GAIN_TO_BUCKET,
    JOKER_BUCKETS,
    MAX_GAIN,
    NO_GAIN_BUCKET,
    PHASES,
    PLUS_TWO_BUCKETS,
    RANKS,
    ROOM_BUCKETS,
    SCORE_BUCKETS,
    SUPPLY_BUCKETS,
    TOTAL_ROOM_BUCKETS,
    VERSION,
    close_lead_bucket,
    draw_bucket,
    layout,
    lead_bucket,
    rival_index,
    score_bucket,
)
from coloretto.bots.nets.net import Net, load, load_others
from coloretto.bots.nets.views import Accumulator, View, ViewWeights, jokers_in, plus_twos_in
from coloretto.cards import COLOURS, GOLDEN, JOKER, PLUS_TWO, Variant
from coloretto.scoring import leads, win_shares
from coloretto.state import OVER, Seat

_CACHE_SIZE: Final = 2_000
"""The maximum number of sums in one cache, some 0.6 MB; a full cache is cleared."""

_VIEWS: Final = 256
"""The maximum number of views; each has caches of its own."""

_COLOUR_BITS: Final = (1 << 4 * COLOURS) - 1
_PHASE_INDEX: Final = {phase: index for index, phase in enumerate(PHASES)}
_EMPTY_ROW_GAIN: Final = -MAX_GAIN - 1


ENSEMBLES: Final = frozenset({"2-grey", "3-grey", "4-grey", "5-grey"})
"""The variants that have several nets, each from a training of its own."""

ValueFunction: TypeAlias = Callable[[MutableState, Seat], float]
"""Returns the value of a state after a decision for a seat."""


class _AreaSum(NamedTuple):
    """What the areas add for one seat.

    total: the sum of the features that the supply does not change. colours: for each colour all that its other features
    depend on but the supply: the seat's standing (see View) and the counts of the rivals. views: of every seat.
    """

    total: Accumulator
    colours: list[tuple[int, ...]]
    views: list[View]


class Evaluator:
    """Evaluates states of one variant."""

    def __init__(self, variant: Variant, net: Net | None = None) -> None:
        players = variant.players
        self.blocks: Final = layout(players)
        self.net: Final = net or load(net_name(variant), VERSION, self.blocks.feature_count)
        self._scoring: Final = variant.scoring
        self._marker_depth: Final = variant.marker_depth
        self._weight_rows: Final = self.net.weight_rows
        self._turn_orders: Final = [[(seat + step) % players for step in range(players)] for seat in range(players)]
        self._others: Final = [order[1:] for order in self._turn_orders]
        self._view_weights: Final = ViewWeights(self._weight_rows, self.blocks, players)
        self._views: Final[dict[Bag, View]] = {}
        self._totals: Final[dict[tuple[int, ...], tuple[Accumulator, list[View]]]] = {}
        self._area_sums: Final[dict[tuple[int, ...], _AreaSum]] = {}
        self._supply_sums: Final[dict[tuple[tuple[int, ...], int], Accumulator]] = {}
        self._rival_sums: Final[dict[tuple[int, Bag, int], Accumulator]] = {}
        self._shared_sums: Final[dict[tuple[Bag, Bag], Accumulator]] = {}
        self._rival_gain_sums: Final[dict[tuple[int, ...], Accumulator]] = {}

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

    def win_share_and_lead(self, position: MutableState, seat: Seat) -> tuple[float, float]:
        """Return the seat's share of the win and its lead, in little more time than one of them takes."""
        if position.phase == OVER:
            return self.win_share(position, seat), self.lead(position, seat)
        return self.net.win_share_and_lead(self.accumulator(position, seat))

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
        return self._view(area).gains[cards]

    def accumulator(self, position: MutableState, seat: Seat) -> Accumulator:
        """Return the bias and the weight rows of all active features, added up."""
        supply = position.supply & _COLOUR_BITS
        key = (supply, seat, *position.areas)
        cached = self._totals.get(key)
        if cached is None:
            _clear_if_full(self._totals)
            area_sum = self._area_sum(position.areas, seat)
            total = area_sum.total + self._supply_sum(area_sum.colours, supply)
            cached = self._totals[key] = total, area_sum.views
        total, views = cached
        return total + self._rows_sum(position, views, seat) + self._progress_sum(position, seat)

    def _view(self, area: Bag) -> View:
        view = self._views.get(area)
        if view is None:
            _clear_if_full(self._views, _VIEWS)
            view = self._views[area] = View(area, self._scoring, self._view_weights)
        return view

    def _area_sum(self, areas: list[Bag], seat: Seat) -> _AreaSum:
        key = (seat, *areas)
        area_sum = self._area_sums.get(key)
        if area_sum is None:
            _clear_if_full(self._area_sums)
            area_sum = self._area_sums[key] = self._sum_areas(areas, seat)
        return area_sum

    def _sum_areas(self, areas: list[Bag], seat: Seat) -> _AreaSum:
        views = [self._view(area) for area in areas]
        own = views[seat]
        rivals = [views[other] for other in self._others[seat]]
        total = self.net.bias + own.total
        for number, rival in enumerate(rivals):
            total += self._rival_sum(number, rival, own.points) + self._shared_sum(own, rival)
        best = max(rival.points for rival in rivals)
        total += self._weight_rows[self.blocks.lead + lead_bucket(own.points - best)]
        colours = list(zip(own.standings, *(rival.counts for rival in rivals), strict=True))
        return _AreaSum(total, colours, views)

    def _rival_sum(self, rival: int, view: View, points: int) -> Accumulator:
        """Return the sum of a rival's features but those of colours; points: the seat's score."""
        key = (rival, view.area, points)
        total = self._rival_sums.get(key)
        if total is None:
            _clear_if_full(self._rival_sums)
            blocks, rows = self.blocks, self._weight_rows
            total = rows[blocks.rivals_jokers + rival * JOKER_BUCKETS + jokers_in(view.area)]
            total += rows[blocks.rivals_plus_twos + rival * PLUS_TWO_BUCKETS + plus_twos_in(view.area)]
            total += rows[blocks.rivals_scores + rival * SCORE_BUCKETS + score_bucket(view.points)]
            total += rows[blocks.rivals_leads + rival * CLOSE_LEAD_BUCKETS + close_lead_bucket(points - view.points)]
            self._rival_sums[key] = total
        return total

    def _shared_sum(self, own: View, other: View) -> Accumulator:
        """Return the sum of the features of the colours of two areas."""
        key = (own.area, other.area)
        total = self._shared_sums.get(key)
        if total is None:
            _clear_if_full(self._shared_sums)
            blocks, rows = self.blocks, self._weight_rows
            total = 0
            for count, rank, other_count in zip(own.counts, own.ranks, other.counts, strict=True):
                total += rows[blocks.shared_colours + count * COUNT_BUCKETS + other_count]
                total += rows[blocks.ranked_rivals + rank * COUNT_BUCKETS + other_count]
            self._shared_sums[key] = total
        return total

    def _supply_sum(self, colours: list[tuple[int, ...]], supply: Bag) -> Accumulator:
        """Add up the features of each colour that depend on the supply."""
        sums = self._supply_sums
        total = 0
        for colour in colours:
            unseen = supply & 15
            supply >>= 4
            subtotal = sums.get((colour, unseen))
            if subtotal is None:
                _clear_if_full(sums)
                subtotal = sums[colour, unseen] = self._colour_sum(colour, unseen)
            total += subtotal
        return total

    def _colour_sum(self, colour: tuple[int, ...], unseen: int) -> Accumulator:
        standing, *others = colour
        count, rank = divmod(standing, RANKS)
        blocks, rows = self.blocks, self._weight_rows
        total = rows[blocks.own_colours + count * SUPPLY_BUCKETS + unseen]
        total += rows[blocks.ranked_supply + rank * SUPPLY_BUCKETS + unseen]
        for other in others:
            total += rows[blocks.other_colours + other * SUPPLY_BUCKETS + unseen]
        return total

    def _rows_sum(self, position: MutableState, views: list[View], seat: Seat) -> Accumulator:
        """Add up the features of the rows: their gains for each seat, and the leads once every seat has taken."""
        rows, out = self._weight_rows, position.out
        players = len(out)
        points = [view.points for view in views]
        total = 0
        takers = []
        for taker in self._turn_orders[position.seat]:
            if not out[taker]:
                takers.append(taker)
            elif taker != seat:
                total += rows[self.blocks.rivals_out + rival_index(taker, seat, players)]
        if not takers:
            return total + self._projected_leads_sum(points, seat)
        bags, sizes, capacities = position.rows, position.sizes, position.capacities
        open_rows = [row for row, size in enumerate(sizes) if size != TAKEN]
        filled = [row for row in open_rows if sizes[row]]
        gains = {}
        for taker in takers:
            by_bag = views[taker].gains
            gains[taker] = {row: by_bag[bags[row]] for row in filled}
        is_seat_in = not out[seat]
        sort_gains = gains[seat if is_seat_in else takers[0]]
        if players == 2:
            placed = [(capacities[row] - 1, row) for row in open_rows]
        else:
            open_rows.sort(
                key=lambda row: (sort_gains.get(row, _EMPTY_ROW_GAIN) * -4 + capacities[row] - sizes[row], row)
            )
            placed = list(enumerate(open_rows))
        if is_seat_in:
            rows_at = views[seat].rows_at
            for place, row in placed:
                total += rows_at[place][bags[row]]
            total += rows[self.blocks.leftover_gain + _leftover_bucket(takers, gains, filled, seat)]
        else:
            for place, row in placed:
                total += rows[self.blocks.row_rooms + place * ROOM_BUCKETS + capacities[row] - sizes[row]]
        for taker in takers:
            if taker != seat:
                key = [rival_index(taker, seat, players)] + [_EMPTY_ROW_GAIN] * self._view_weights.places
                by_row = gains[taker]
                for place, row in placed:
                    if row in by_row:
                        key[place + 1] = by_row[row]
                total += self._rival_gains_sum(tuple(key))
        return total + self._projected_leads_sum(_projected_points(points, takers, gains, filled), seat)

    def _rival_gains_sum(self, key: tuple[int, ...]) -> Accumulator:
        """Return the sum of the features of the rows' gains for a rival: of each row, and the two best.

        key: the index of the rival, and its gain of the row at each place.
        """
        total = self._rival_gain_sums.get(key)
        if total is not None:
            return total
        _clear_if_full(self._rival_gain_sums)
        blocks, rows = self.blocks, self._weight_rows
        rival, *gains = key
        total = 0
        first = blocks.rivals_row_gains + rival * len(gains) * COARSE_GAIN_BUCKETS
        for place, gain in enumerate(gains):
            if gain != _EMPTY_ROW_GAIN:
                total += rows[first + place * COARSE_GAIN_BUCKETS + COARSE_GAIN_TO_BUCKET[gain + MAX_GAIN]]
        for block, gain in zip(
            (blocks.rivals_best_gain, blocks.rivals_second_gain), sorted(gains, reverse=True), strict=False
        ):
            bucket = NO_GAIN_BUCKET if gain == _EMPTY_ROW_GAIN else GAIN_TO_BUCKET[gain + MAX_GAIN]
            total += rows[block + rival * GAIN_BUCKETS + bucket]
        self._rival_gain_sums[key] = total
        return total

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


def net_name(variant: Variant) -> str:
    """Return the name of a variant's net, such as `4-grey`."""
    return f"{variant.players}-{variant.scoring}"


@lru_cache(maxsize=2)
def evaluator_for(variant: Variant) -> Evaluator:
    """Return the evaluator of a variant, loaded on first use."""
    return Evaluator(variant)


@lru_cache(maxsize=1)
def ensemble_for(variant: Variant) -> tuple[Evaluator, ...]:
    """Return the evaluators of all nets of a variant, that of `evaluator_for` first; loaded on first use."""
    name, feature_count = net_name(variant), layout(variant.players).feature_count
    others = load_others(name, VERSION, feature_count) if name in ENSEMBLES else []
    return evaluator_for(variant), *(Evaluator(variant, net) for net in others)


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


def _clear_if_full(cache: dict[Any, Any], size: int | None = None) -> None:
    if len(cache) >= (size or _CACHE_SIZE):
        cache.clear()
