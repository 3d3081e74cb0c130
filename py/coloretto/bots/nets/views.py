"""What cards are to the owner of an area: their gains, and weight rows of the features that depend on them."""

from typing import Final, TypeAlias

from coloretto.bots.mutable_state import Bag, bag_score
from coloretto.bots.nets.features import (
    COUNT_BUCKETS,
    GAIN_BUCKETS,
    GAIN_TO_BUCKET,
    MAX_GAIN,
    MAX_ROW_CARDS,
    NO_GAIN_BUCKET,
    RANKS,
    ROOM_BUCKETS,
    ROW_COLOUR_BUCKETS,
    Layout,
    colour_ranks,
    row_colour_bucket,
    score_bucket,
)
from coloretto.cards import COLOURS, GOLDEN, JOKER, PLUS_TWO

Accumulator: TypeAlias = int
"""A sum of the bias and of weight rows of a net's first layer."""

SHIFTS: Final = tuple(4 * colour for colour in range(COLOURS))
"""The position of each colour's count in a bag."""


class View:
    """An area as its owner sees it.

    points: its score. gains: the points that bags of cards would add. counts, ranks: of its colours. standings: each
    count and rank as one number. total: the sum of the owner's features that only the area changes. rows_at: for each
    place the sums of the owner's features of a row there, by the row's cards.
    """

    __slots__ = ("area", "counts", "gains", "points", "ranks", "rows_at", "standings", "total")

    def __init__(self, area: Bag, scoring: str, weights: "ViewWeights") -> None:
        self.area: Final = area
        self.points: Final = bag_score(area, scoring)
        self.counts: Final = [min(area >> shift & 15, COUNT_BUCKETS - 1) for shift in SHIFTS]
        self.ranks: Final = colour_ranks(self.counts)
        self.standings: Final = [count * RANKS + rank for count, rank in zip(self.counts, self.ranks, strict=True)]
        self.gains: Final = _Gains(area, self.points, scoring)
        self.total: Final = self._own_sum(weights.rows, weights.blocks)
        self.rows_at: Final = [_RowSums(self, weights, place) for place in range(weights.places)]

    def _own_sum(self, rows: list[Accumulator], blocks: Layout) -> Accumulator:
        total = rows[blocks.own_score + score_bucket(self.points)]
        total += rows[blocks.own_jokers + jokers_in(self.area)] + rows[blocks.own_plus_twos + plus_twos_in(self.area)]
        for place, count in enumerate(sorted(self.counts, reverse=True)):
            total += rows[blocks.own_sorted_counts + place * COUNT_BUCKETS + count]
        return total


class ViewWeights:
    """The weight rows of a net's features, where their blocks begin, and the capacity of the row at each place."""

    def __init__(self, rows: list[Accumulator], blocks: Layout, players: int) -> None:
        self.rows: Final = rows
        self.blocks: Final = blocks
        self.places: Final = max(players, 3)
        self.capacities: Final = [place + 1 if players == 2 else MAX_ROW_CARDS for place in range(self.places)]


class _Gains(dict[Bag, int]):
    """The gains of bags of cards for an area, each computed on first use."""

    def __init__(self, area: Bag, points: int, scoring: str) -> None:
        super().__init__()
        self._area = area
        self._points = points
        self._scoring = scoring

    def __missing__(self, cards: Bag) -> int:
        gain = bag_score(self._area + cards, self._scoring) - self._points
        gain = self[cards] = min(max(gain, -MAX_GAIN), MAX_GAIN)
        return gain


class _RowSums(dict[Bag, Accumulator]):
    """The sums for the cards of a row at a place, each computed on first use."""

    def __init__(self, view: View, weights: ViewWeights, place: int) -> None:
        super().__init__()
        self._view = view
        self._weights = weights
        self._place = place

    def __missing__(self, cards: Bag) -> Accumulator:
        view, place, rows, blocks = self._view, self._place, self._weights.rows, self._weights.blocks
        size = sum(cards >> 4 * kind & 15 for kind in range(GOLDEN + 1))
        bucket = GAIN_TO_BUCKET[view.gains[cards] + MAX_GAIN] if cards else NO_GAIN_BUCKET
        total = rows[blocks.row_gains + place * GAIN_BUCKETS + bucket]
        total += rows[blocks.row_rooms + place * ROOM_BUCKETS + self._weights.capacities[place] - size]
        for shift, count, rank in zip(SHIFTS, view.counts, view.ranks, strict=True):
            if cards >> shift & 15:
                bucket = row_colour_bucket(rank, count, cards >> shift & 15)
                total += rows[blocks.row_colours + place * ROW_COLOUR_BUCKETS + bucket]
        if jokers_in(cards):
            total += rows[blocks.row_jokers + place * MAX_ROW_CARDS + jokers_in(cards) - 1]
        if plus_twos_in(cards):
            total += rows[blocks.row_plus_twos + place * MAX_ROW_CARDS + plus_twos_in(cards) - 1]
        self[cards] = total
        return total


def jokers_in(cards: Bag) -> int:
    """Return the number of jokers, golden ones included."""
    return (cards >> 4 * JOKER & 15) + (cards >> 4 * GOLDEN & 15)


def plus_twos_in(cards: Bag) -> int:
    """Return the number of +2 cards."""
    return cards >> 4 * PLUS_TWO & 15
