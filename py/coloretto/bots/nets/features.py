"""Input features of the value nets: the indices of the active ones, from one seat's point of view.

They encode afterstates: a seat has decided, and chance or another seat acts next. Each feature selects a row of the
net's first layer and may be active more than once. Renaming the colours does not change the features: a colour is known
by its counts and by its rank in the seat's own area. Rivals come in the order of play. This is the definition.
`bots/evaluator` computes the same incrementally, the lab for thousands of states at once; tests compare both with it.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from coloretto.cards import COLOURS, GOLDEN, JOKER, NO_CARDS, PLUS_TWO, Counts
from coloretto.scoring import best_score, gain, joker_count
from coloretto.state import DECIDE, DRAWING, REVEALING, Row, Seat, State, filled_rows, room_left

VERSION: Final = 3
"""The version of the features; a net works only with the version that it was trained on."""

COUNT_BUCKETS: Final = 7
"""Buckets for the cards of a colour in an area: 0..5, and 6 or more."""

SUPPLY_BUCKETS: Final = 10
"""Buckets for the cards of a colour in the supply: 0..9."""

RANKS: Final = COLOURS
"""Ranks of a colour: the number of colours of which the seat has more cards, 0..6."""

MAX_ROW_RANK: Final = 3
"""Ranks from this one on are the same to the features of a row: only the three best colours add points."""

MAX_ROW_COUNT: Final = 3
"""Counts from this one on are the same to the features of a row."""

MAX_ROW_CARDS: Final = 3
"""The most cards that a row can have."""

ROW_COLOUR_BUCKETS: Final = (MAX_ROW_RANK + 1) * (MAX_ROW_COUNT + 1) * MAX_ROW_CARDS
"""Buckets for a colour in a row: its rank and its count in the seat's area, and its cards in the row."""

JOKER_BUCKETS: Final = 4
"""Buckets for jokers: 0..3."""

SCORE_BUCKETS: Final = 24
"""Buckets for scores, three points wide, from -8 up."""

LEAD_BUCKETS: Final = 32
"""Buckets for leads over the best other seat, three points wide, from -48 up."""

MAX_CLOSE_LEAD: Final = 15
"""Leads over a single rival are clipped to -MAX_CLOSE_LEAD..MAX_CLOSE_LEAD, with a bucket for each point."""

CLOSE_LEAD_BUCKETS: Final = 2 * MAX_CLOSE_LEAD + 1

MAX_GAIN: Final = 60
"""Gains are clipped to -MAX_GAIN..MAX_GAIN."""

NO_GAIN_BUCKET: Final = 16
"""The bucket for a row without cards or a missing row. Those for gains come before it and are narrow around 0."""

GAIN_BUCKETS: Final = NO_GAIN_BUCKET + 1

COARSE_GAIN_BUCKETS: Final = 8
ROOM_BUCKETS: Final = 4
TOTAL_ROOM_BUCKETS: Final = 16
DRAW_BUCKETS: Final = 32
"""Buckets for the cards above the last-round card: the last round, each number from 0 to 11, then threes."""

PLUS_TWO_BUCKETS: Final = 11

PHASES: Final = (DECIDE, DRAWING, REVEALING)


def _bucket_table(bucket_starts: Sequence[int]) -> tuple[int, ...]:
    """Return the bucket of each gain from -MAX_GAIN to MAX_GAIN."""
    return tuple(max(0, sum(start <= gain for start in bucket_starts) - 1) for gain in range(-MAX_GAIN, MAX_GAIN + 1))


GAIN_TO_BUCKET: Final = _bucket_table((-MAX_GAIN, -5, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 11, 14))
COARSE_GAIN_TO_BUCKET: Final = _bucket_table((-MAX_GAIN, -2, 0, 1, 2, 4, 6, 9))


class Layout(NamedTuple):
    """The first feature of each block, in the order of the blocks, and the number of all features."""

    own_colours: int
    own_sorted_counts: int
    own_jokers: int
    own_plus_twos: int
    own_score: int
    ranked_supply: int
    ranked_rivals: int
    other_colours: int
    shared_colours: int
    rivals_jokers: int
    rivals_plus_twos: int
    rivals_scores: int
    rivals_leads: int
    lead: int
    row_gains: int
    row_rooms: int
    row_colours: int
    row_jokers: int
    row_plus_twos: int
    rivals_row_gains: int
    rivals_best_gain: int
    rivals_second_gain: int
    rivals_out: int
    seats_in: int
    leftover_gain: int
    to_act: int
    room: int
    draws: int
    plus_twos: int
    jokers: int
    golden: int
    projected_rival_leads: int
    projected_lead: int
    feature_count: int


@lru_cache(maxsize=8)
def layout(players: int) -> Layout:
    """Return the layout for a number of players."""
    rows = max(players, 3)
    rivals = players - 1
    sizes = Layout(
        own_colours=COUNT_BUCKETS * SUPPLY_BUCKETS,
        own_sorted_counts=COLOURS * COUNT_BUCKETS,
        own_jokers=JOKER_BUCKETS,
        own_plus_twos=PLUS_TWO_BUCKETS,
        own_score=SCORE_BUCKETS,
        ranked_supply=RANKS * SUPPLY_BUCKETS,
        ranked_rivals=RANKS * COUNT_BUCKETS,
        other_colours=COUNT_BUCKETS * SUPPLY_BUCKETS,
        shared_colours=COUNT_BUCKETS * COUNT_BUCKETS,
        rivals_jokers=rivals * JOKER_BUCKETS,
        rivals_plus_twos=rivals * PLUS_TWO_BUCKETS,
        rivals_scores=rivals * SCORE_BUCKETS,
        rivals_leads=rivals * CLOSE_LEAD_BUCKETS,
        lead=LEAD_BUCKETS,
        row_gains=rows * GAIN_BUCKETS,
        row_rooms=rows * ROOM_BUCKETS,
        row_colours=rows * ROW_COLOUR_BUCKETS,
        row_jokers=rows * MAX_ROW_CARDS,
        row_plus_twos=rows * MAX_ROW_CARDS,
        rivals_row_gains=rivals * rows * COARSE_GAIN_BUCKETS,
        rivals_best_gain=rivals * GAIN_BUCKETS,
        rivals_second_gain=rivals * GAIN_BUCKETS,
        rivals_out=rivals,
        seats_in=2 * (players + 1),
        leftover_gain=GAIN_BUCKETS,
        to_act=len(PHASES) * players,
        room=2 * TOTAL_ROOM_BUCKETS,
        draws=DRAW_BUCKETS,
        plus_twos=PLUS_TWO_BUCKETS,
        jokers=JOKER_BUCKETS,
        golden=2,
        projected_rival_leads=CLOSE_LEAD_BUCKETS,
        projected_lead=CLOSE_LEAD_BUCKETS,
        feature_count=0,
    )
    return Layout(*accumulate(sizes[:-1], initial=0))


def active_features(state: State, seat: Seat) -> list[int]:
    """List the active features of a state after a decision (DECIDE, DRAWING or REVEALING), as `seat` sees it."""
    blocks = layout(state.variant.players)
    return [
        *_area_features(state, seat, blocks),
        *_row_features(state, seat, blocks),
        *_progress_features(state, seat, blocks),
    ]


def _area_features(state: State, seat: Seat, blocks: Layout) -> list[int]:
    """List the features of the seats' areas and of the supply."""
    own = state.areas[seat]
    points = [best_score(area, state.variant.scoring) for area in state.areas]
    counts = [_count(own, colour) for colour in range(COLOURS)]
    features = [
        blocks.own_jokers + joker_count(own),
        blocks.own_plus_twos + own[PLUS_TWO],
        blocks.own_score + score_bucket(points[seat]),
        *(
            blocks.own_sorted_counts + place * COUNT_BUCKETS + count
            for place, count in enumerate(sorted(counts, reverse=True))
        ),
    ]
    for count, rank, supply in zip(counts, colour_ranks(counts), state.supply, strict=False):
        features.append(blocks.own_colours + count * SUPPLY_BUCKETS + supply)
        features.append(blocks.ranked_supply + rank * SUPPLY_BUCKETS + supply)
    for other, area in enumerate(state.areas):
        if other != seat:
            features += _rival_features(state, area, counts, blocks)
            rival = rival_index(other, seat, state.variant.players)
            lead = points[seat] - points[other]
            features.append(blocks.rivals_jokers + rival * JOKER_BUCKETS + joker_count(area))
            features.append(blocks.rivals_plus_twos + rival * PLUS_TWO_BUCKETS + area[PLUS_TWO])
            features.append(blocks.rivals_scores + rival * SCORE_BUCKETS + score_bucket(points[other]))
            features.append(blocks.rivals_leads + rival * CLOSE_LEAD_BUCKETS + close_lead_bucket(lead))
    rivals_best = max(score for other, score in enumerate(points) if other != seat)
    features.append(blocks.lead + lead_bucket(points[seat] - rivals_best))
    return features


def _rival_features(state: State, area: Counts, own_counts: Sequence[int], blocks: Layout) -> list[int]:
    """List the features of a rival's colours, which are the same for each rival."""
    features = []
    for colour, (own, rank) in enumerate(zip(own_counts, colour_ranks(own_counts), strict=True)):
        count = _count(area, colour)
        features.append(blocks.other_colours + count * SUPPLY_BUCKETS + state.supply[colour])
        features.append(blocks.shared_colours + own * COUNT_BUCKETS + count)
        features.append(blocks.ranked_rivals + rank * COUNT_BUCKETS + count)
    return features


def _row_features(state: State, seat: Seat, blocks: Layout) -> list[int]:
    """List the features of the rows: their gains for this seat and each rival still in, and what rivals would leave."""
    players = state.variant.players
    takers = turn_order(state)
    features = []
    for other in range(players):
        if other != seat and other not in takers:
            features.append(blocks.rivals_out + rival_index(other, seat, players))
    gains = {taker: {row: _gain(state, taker, row) for row in filled_rows(state)} for taker in takers}
    features += _projected_lead_features(state, seat, takers, gains, blocks)
    if not takers:
        return features
    sort_gains = gains[seat if seat in takers else takers[0]]
    for place, row in _placed_rows(state, sort_gains):
        cards = state.rows[row] or NO_CARDS
        features.append(blocks.row_rooms + place * ROOM_BUCKETS + state.capacities[row] - sum(cards))
        if seat in takers:
            bucket = gain_bucket(gains[seat][row]) if row in gains[seat] else NO_GAIN_BUCKET
            features.append(blocks.row_gains + place * GAIN_BUCKETS + bucket)
            features += _card_features(state.areas[seat], cards, place, blocks)
        for taker in takers:
            if taker != seat and row in gains[taker]:
                rival = rival_index(taker, seat, players)
                first = blocks.rivals_row_gains + (rival * max(players, 3) + place) * COARSE_GAIN_BUCKETS
                features.append(first + coarse_gain_bucket(gains[taker][row]))
    for taker in takers:
        if taker != seat:
            rival = rival_index(taker, seat, players)
            descending = sorted(map(gain_bucket, gains[taker].values()), reverse=True)
            best, second = (*descending, NO_GAIN_BUCKET, NO_GAIN_BUCKET)[:2]
            features.append(blocks.rivals_best_gain + rival * GAIN_BUCKETS + best)
            features.append(blocks.rivals_second_gain + rival * GAIN_BUCKETS + second)
    if seat in takers:
        features.append(blocks.leftover_gain + _leftover_bucket(takers, gains, seat))
    return features


def _card_features(own: Counts, cards: Counts, place: int, blocks: Layout) -> list[int]:
    """List the features of the cards of a row for the seat that has the area `own`."""
    counts = [_count(own, colour) for colour in range(COLOURS)]
    features = [
        blocks.row_colours + place * ROW_COLOUR_BUCKETS + row_colour_bucket(rank, count, cards[colour])
        for colour, (count, rank) in enumerate(zip(counts, colour_ranks(counts), strict=True))
        if cards[colour]
    ]
    if joker_count(cards):
        features.append(blocks.row_jokers + place * MAX_ROW_CARDS + joker_count(cards) - 1)
    if cards[PLUS_TWO]:
        features.append(blocks.row_plus_twos + place * MAX_ROW_CARDS + cards[PLUS_TWO] - 1)
    return features


def _progress_features(state: State, seat: Seat, blocks: Layout) -> list[int]:
    """List the features of how far the round and the game have come."""
    players = state.variant.players
    above_marker = sum(state.supply) - state.variant.marker_depth
    seats_in = state.out.count(False)
    phase = PHASES.index(state.phase)
    return [
        blocks.seats_in + 2 * seats_in + state.out[seat],
        blocks.to_act + phase * players + (state.seat - seat) % players,
        blocks.room + (above_marker < 0) * TOTAL_ROOM_BUCKETS + room_left(state),
        blocks.draws + draw_bucket(above_marker),
        blocks.plus_twos + state.supply[PLUS_TWO],
        blocks.jokers + state.supply[JOKER] + state.supply[GOLDEN],
        blocks.golden + state.supply[GOLDEN],
    ]


def _projected_lead_features(
    state: State, seat: Seat, takers: Sequence[Seat], gains: dict[Seat, dict[Row, int]], blocks: Layout
) -> list[int]:
    """List the features of the leads if each seat still in took its best row with cards now, in turn order."""
    points = [best_score(area, state.variant.scoring) for area in state.areas]
    remaining = filled_rows(state)
    for taker in takers[: len(remaining)]:
        taken = max(remaining, key=gains[taker].__getitem__)
        remaining.remove(taken)
        points[taker] += gains[taker][taken]
    leads = [points[seat] - other_points for other, other_points in enumerate(points) if other != seat]
    return [
        *(blocks.projected_rival_leads + close_lead_bucket(lead) for lead in leads),
        blocks.projected_lead + close_lead_bucket(min(leads)),
    ]


def turn_order(state: State) -> list[Seat]:
    """List the seats still in, in the order in which they act, beginning with the state's seat."""
    players = len(state.out)
    seats = ((state.seat + step) % players for step in range(players))
    return [seat for seat in seats if not state.out[seat]]


def colour_ranks(counts: Sequence[int]) -> list[int]:
    """Return the rank of each colour: the number of colours with more cards.

    >>> colour_ranks([0, 3, 1, 3, 0, 0, 2])
    [4, 0, 3, 0, 4, 4, 2]
    """
    return [sum(other > count for other in counts) for count in counts]


def row_colour_bucket(rank: int, count: int, cards: int) -> int:
    """Return the bucket of a colour in a row by its rank and count in the seat's area and its cards in the row."""
    standing = min(rank, MAX_ROW_RANK) * (MAX_ROW_COUNT + 1) + min(count, MAX_ROW_COUNT)
    return standing * MAX_ROW_CARDS + cards - 1


def rival_index(other: Seat, seat: Seat, players: int) -> int:
    """Count the other seats from the one to the left of `seat`, from 0."""
    return (other - seat) % players - 1


def score_bucket(points: int) -> int:
    """Return the bucket of a score."""
    return min(max((points + 8) // 3, 0), SCORE_BUCKETS - 1)


def lead_bucket(points: int) -> int:
    """Return the bucket of a lead over the best of the others."""
    return min(max((points + 48) // 3, 0), LEAD_BUCKETS - 1)


def gain_bucket(points: int) -> int:
    """Return the bucket of a gain."""
    return GAIN_TO_BUCKET[points + MAX_GAIN]


def coarse_gain_bucket(points: int) -> int:
    """Return the coarse bucket of a gain."""
    return COARSE_GAIN_TO_BUCKET[points + MAX_GAIN]


def draw_bucket(above_marker: int) -> int:
    """Return the bucket of the number of cards above the last-round card, which is below 0 in the last round."""
    if above_marker < 0:
        return 0
    return 1 + above_marker if above_marker < 12 else min(13 + (above_marker - 12) // 3, DRAW_BUCKETS - 1)


def _count(area: Counts, colour: int) -> int:
    return min(area[colour], COUNT_BUCKETS - 1)


def _gain(state: State, seat: Seat, row: Row) -> int:
    cards = state.rows[row]
    assert cards is not None
    return min(max(gain(state.areas[seat], cards, state.variant.scoring), -MAX_GAIN), MAX_GAIN)


def _placed_rows(state: State, gains: dict[Row, int]) -> list[tuple[int, Row]]:
    """List the rows not taken with their places.

    The rows of two players have different capacities, which are their places. Others are sorted: largest gain first,
    then least room; rows without cards last.
    """

    def key(row: Row) -> tuple[int, int, int]:
        room = state.capacities[row] - sum(state.rows[row] or ())
        return -gains.get(row, -MAX_GAIN - 1), room, row

    rows = [row for row, cards in enumerate(state.rows) if cards is not None]
    if state.variant.players == 2:
        return [(state.capacities[row] - 1, row) for row in rows]
    return list(enumerate(sorted(rows, key=key)))


def _leftover_bucket(takers: list[Seat], gains: dict[Seat, dict[Row, int]], seat: Seat) -> int:
    """Return the bucket of this seat's best gain once all that act before it have taken their best rows."""
    remaining = set(gains[seat])
    first = takers[0] == seat
    for taker in [*takers[1:], seat] if first else takers:
        if taker == seat:
            break
        if remaining:
            remaining.remove(min(remaining, key=lambda row: (-gains[taker][row], row)))
    return max((gain_bucket(gains[seat][row]) for row in remaining), default=NO_GAIN_BUCKET)


def close_lead_bucket(points: int) -> int:
    """Return the bucket of a lead over a single rival."""
    return min(max(points, -MAX_CLOSE_LEAD), MAX_CLOSE_LEAD) + MAX_CLOSE_LEAD
