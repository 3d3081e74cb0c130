"""What a net is told of a state, seen from one seat: a list of slots that are on; knows no nets and no training.

An encoder of afterstates: a seat has decided, and chance or another seat goes on. Each slot is a row of the net's first
layer, and a slot may be listed more than once. Colours count without order and the other seats' areas likewise, so
that what is the same game under other names looks the same; rows are sorted by what they would bring. This is the
definition; `bots/net` has a faster form and the lab one for thousands of states at once, both tested equal to it.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from coloretto.cards import COLOURS, GOLDEN, JOKER, PLUS_TWO, Counts
from coloretto.scoring import best_score, gain, joker_count
from coloretto.state import DECIDE, DRAWING, REVEALING, Row, Seat, State, filled_rows, room_left

VERSION: Final = 2
"""Changes with every change of what a slot means: weights of another version are of no use."""

COUNTS: Final = 7
"""0..5 cards of a colour, and 6 or more."""

SUPPLIES: Final = 10
"""0..9 cards of a colour left in the supply."""

JOKERS: Final = 4
"""0..3 jokers."""

SCORES: Final = 24
"""Steps of three points, from -8 up."""

LEADS: Final = 32
"""Steps of three points, from -48 up."""

MOST_CLOSE: Final = 15
"""Leads over a single rival are told point by point, cut to -MOST_CLOSE..MOST_CLOSE."""

CLOSE_LEADS: Final = 2 * MOST_CLOSE + 1

MOST_GAIN: Final = 60
"""Gains are cut to -MOST_GAIN..MOST_GAIN before they are looked up in the tables of steps."""

GAINS: Final = 16
"""Steps of gain, fine about 0; the slot after them says that there is nothing to gain from."""

COARSE_GAINS: Final = 8
ROOMS: Final = 4
TOTAL_ROOMS: Final = 16
DRAWS: Final = 32
"""Cards above the last-round card: none in the last round, one by one to 11, then in threes."""

PLUS_TWOS: Final = 11

PHASES: Final = (DECIDE, DRAWING, REVEALING)


def _steps(first_of_step: Sequence[int]) -> tuple[int, ...]:
    """Make the table from gain + MOST_GAIN to the last step that begins at or below the gain."""
    return tuple(max(0, sum(first <= gain for first in first_of_step) - 1) for gain in range(-MOST_GAIN, MOST_GAIN + 1))


GAIN_STEPS: Final = _steps((-MOST_GAIN, -5, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 11, 14))
COARSE_GAIN_STEPS: Final = _steps((-MOST_GAIN, -2, 0, 1, 2, 4, 6, 9))


class Layout(NamedTuple):
    """A number for each block of slots, in the order of the blocks: where it begins, and how many slots there are."""

    own_colours: int
    own_piles: int
    own_jokers: int
    own_score: int
    other_colours: int
    shared_colours: int
    other_jokers: int
    other_scores: int
    lead: int
    row_gains: int
    row_rooms: int
    rivals_row_gains: int
    rivals_best: int
    rivals_second: int
    rivals_out: int
    seats_in: int
    left_over: int
    to_act: int
    room: int
    draws: int
    plus_twos: int
    jokers: int
    golden: int
    rival_leads: int
    coming_rival_leads: int
    coming_lead: int
    slots: int


@lru_cache(maxsize=8)
def layout(players: int) -> Layout:
    """Lay the blocks for a number of players out, one after the other."""
    rows = max(players, 3)
    rivals = players - 1
    sizes = Layout(
        own_colours=COUNTS * SUPPLIES,
        own_piles=COLOURS * COUNTS,
        own_jokers=JOKERS,
        own_score=SCORES,
        other_colours=COUNTS * SUPPLIES,
        shared_colours=COUNTS * COUNTS,
        other_jokers=JOKERS,
        other_scores=SCORES,
        lead=LEADS,
        row_gains=rows * (GAINS + 1),
        row_rooms=rows * ROOMS,
        rivals_row_gains=rivals * rows * COARSE_GAINS,
        rivals_best=rivals * (GAINS + 1),
        rivals_second=rivals * (GAINS + 1),
        rivals_out=rivals,
        seats_in=2 * (players + 1),
        left_over=GAINS + 1,
        to_act=len(PHASES) * players,
        room=2 * TOTAL_ROOMS,
        draws=DRAWS,
        plus_twos=PLUS_TWOS,
        jokers=JOKERS,
        golden=2,
        rival_leads=CLOSE_LEADS,
        coming_rival_leads=CLOSE_LEADS,
        coming_lead=CLOSE_LEADS,
        slots=0,
    )
    return Layout(*accumulate(sizes[:-1], initial=0))


def slots(state: State, seat: Seat) -> list[int]:
    """List the slots that are on for a state after a decision (DECIDE, DRAWING or REVEALING), as `seat` sees it."""
    blocks = layout(state.variant.players)
    return [*_areas(state, seat, blocks), *_rows(state, seat, blocks), *_course(state, seat, blocks)]


def _areas(state: State, seat: Seat, blocks: Layout) -> list[int]:
    """What the seats have, and what the supply can still bring."""
    own = state.areas[seat]
    others = [area for other, area in enumerate(state.areas) if other != seat]
    score = best_score(own, state.variant.scoring)
    scores = [best_score(area, state.variant.scoring) for area in others]
    piles = sorted((_count(own, colour) for colour in range(COLOURS)), reverse=True)
    on = [
        blocks.own_jokers + joker_count(own),
        blocks.own_score + score_step(score),
        blocks.lead + lead_step(score - max(scores)),
    ]
    on += [blocks.own_piles + place * COUNTS + count for place, count in enumerate(piles)]
    for colour in range(COLOURS):
        on.append(blocks.own_colours + _count(own, colour) * SUPPLIES + state.supply[colour])
        for area in others:
            on.append(blocks.other_colours + _count(area, colour) * SUPPLIES + state.supply[colour])
            on.append(blocks.shared_colours + _count(own, colour) * COUNTS + _count(area, colour))
    on += [blocks.other_jokers + joker_count(area) for area in others]
    on += [blocks.other_scores + score_step(points) for points in scores]
    on += [blocks.rival_leads + close_lead_step(score - points) for points in scores]
    return on


def _rows(state: State, seat: Seat, blocks: Layout) -> list[int]:
    """What the rows would bring this seat and each that is still in, and what rivals would leave of it."""
    players = state.variant.players
    pickers = turn_order(state)
    on = []
    for other in range(players):
        if other != seat and other not in pickers:
            on.append(blocks.rivals_out + rival_index(other, seat, players))
    gains = {picker: {row: _gain(state, picker, row) for row in filled_rows(state)} for picker in pickers}
    on += _coming(state, seat, pickers, gains, blocks)
    if not pickers:
        return on
    reader = seat if seat in pickers else pickers[0]
    for place, row in enumerate(_sorted_rows(state, gains[reader])):
        room = state.capacities[row] - sum(state.rows[row] or ())
        on.append(blocks.row_rooms + place * ROOMS + room)
        if seat in pickers:
            own = gains[seat].get(row)
            on.append(blocks.row_gains + place * (GAINS + 1) + (GAINS if own is None else gain_step(own)))
        for picker in pickers:
            if picker != seat and row in gains[picker]:
                rival = rival_index(picker, seat, players)
                first = blocks.rivals_row_gains + (rival * max(players, 3) + place) * COARSE_GAINS
                on.append(first + coarse_gain_step(gains[picker][row]))
    for picker in pickers:
        if picker != seat:
            rival = rival_index(picker, seat, players)
            best, second = (*sorted(map(gain_step, gains[picker].values()), reverse=True), GAINS, GAINS)[:2]
            on.append(blocks.rivals_best + rival * (GAINS + 1) + best)
            on.append(blocks.rivals_second + rival * (GAINS + 1) + second)
    if seat in pickers:
        on.append(blocks.left_over + _left_over(pickers, gains, seat))
    return on


def _course(state: State, seat: Seat, blocks: Layout) -> list[int]:
    """How far the round and the game have come."""
    players = state.variant.players
    left = sum(state.supply)
    above_marker = left - state.variant.marker_depth
    still_in = state.out.count(False)
    phase = PHASES.index(state.phase)
    return [
        blocks.seats_in + 2 * still_in + state.out[seat],
        blocks.to_act + phase * players + (state.seat - seat) % players,
        blocks.room + (above_marker < 0) * TOTAL_ROOMS + room_left(state),
        blocks.draws + draw_step(above_marker),
        blocks.plus_twos + state.supply[PLUS_TWO],
        blocks.jokers + state.supply[JOKER] + state.supply[GOLDEN],
        blocks.golden + state.supply[GOLDEN],
    ]


def _coming(
    state: State, seat: Seat, pickers: Sequence[Seat], gains: dict[Seat, dict[Row, int]], blocks: Layout
) -> list[int]:
    """How the seats would stand if all still in took their best rows now, each in its turn, while any hold cards."""
    points = [best_score(area, state.variant.scoring) for area in state.areas]
    left = filled_rows(state)
    for picker in pickers[: len(left)]:
        taken = max(left, key=gains[picker].__getitem__)
        left.remove(taken)
        points[picker] += gains[picker][taken]
    leads = [points[seat] - theirs for other, theirs in enumerate(points) if other != seat]
    return [
        *(blocks.coming_rival_leads + close_lead_step(lead) for lead in leads),
        blocks.coming_lead + close_lead_step(min(leads)),
    ]


def turn_order(state: State) -> list[Seat]:
    """List the seats still in, in the order in which they act from here; the one for which chance acts first."""
    players = len(state.out)
    seats = ((state.seat + step) % players for step in range(players))
    return [seat for seat in seats if not state.out[seat]]


def rival_index(other: Seat, seat: Seat, players: int) -> int:
    """Count the other seats from the one to the left of `seat`, from 0."""
    return (other - seat) % players - 1


def score_step(points: int) -> int:
    """Tell the step of a score."""
    return min(max((points + 8) // 3, 0), SCORES - 1)


def lead_step(points: int) -> int:
    """Tell the step of a lead over the best of the others."""
    return min(max((points + 48) // 3, 0), LEADS - 1)


def gain_step(points: int) -> int:
    """Tell the step of a gain."""
    return GAIN_STEPS[points + MOST_GAIN]


def coarse_gain_step(points: int) -> int:
    """Tell the step of a gain where a few steps do."""
    return COARSE_GAIN_STEPS[points + MOST_GAIN]


def draw_step(above_marker: int) -> int:
    """Tell the step of the number of cards above the last-round card, below 0 in the last round."""
    if above_marker < 0:
        return 0
    return 1 + above_marker if above_marker < 12 else min(13 + (above_marker - 12) // 3, DRAWS - 1)


def _count(area: Counts, colour: int) -> int:
    return min(area[colour], COUNTS - 1)


def _gain(state: State, seat: Seat, row: Row) -> int:
    cards = state.rows[row]
    assert cards is not None
    return min(max(gain(state.areas[seat], cards, state.variant.scoring), -MOST_GAIN), MOST_GAIN)


def _sorted_rows(state: State, gains: dict[Row, int]) -> list[Row]:
    """Sort the rows not taken: most gain first, then fewest places free, rows without cards last."""

    def key(row: Row) -> tuple[int, int, int]:
        room = state.capacities[row] - sum(state.rows[row] or ())
        return -gains.get(row, -MOST_GAIN - 1), room, row

    return sorted((row for row, cards in enumerate(state.rows) if cards is not None), key=key)


def _left_over(pickers: list[Seat], gains: dict[Seat, dict[Row, int]], seat: Seat) -> int:
    """Tell the step of what this seat could gain if all that act before it took their best rows now."""
    left = set(gains[seat])
    first = pickers[0] == seat
    for picker in [*pickers[1:], seat] if first else pickers:
        if picker == seat:
            break
        if left:
            left.remove(min(left, key=lambda row: (-gains[picker][row], row)))
    return max((gain_step(gains[seat][row]) for row in left), default=GAINS)


def close_lead_step(points: int) -> int:
    """Tell the step of a lead over a single rival."""
    return min(max(points, -MOST_CLOSE), MOST_CLOSE) + MOST_CLOSE
