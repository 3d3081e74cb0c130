"""What speaks for an action, as codes with numbers that anyone can count at the table; knows no evaluator and no text.

A reason is given only where its numbers bear it out. Points are what a row would change in a seat's score if the seat
took it as it lies; a card that a golden joker may yet reveal is not counted.
"""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from coloretto.bots.gains import row_gain
from coloretto.cards import COLOURS, GOLDEN, JOKER, NO_CARDS, PLUS_TWO, Counts, with_card
from coloretto.rules import apply_action, is_last_round, legal_actions
from coloretto.scoring import PLUS_COLOURS, gain
from coloretto.state import (
    DRAW,
    FIRST_PLACE,
    Action,
    Row,
    Seat,
    State,
    filled_rows,
    is_place,
    is_take,
    rivals,
    row_from_action,
)

LITTLE: Final = 2
"""Points up to which what rows offer is little."""

LIKELY: Final = 0.5
"""Probability from which on a helpful card is a reason to draw."""

NEAR: Final = 5
"""Draws before the last-round card from which on the last round is near."""


ReasonCode: TypeAlias = Literal[
    "gains",
    "loses_least",
    "denies",
    "joker",
    "plus_twos",
    "row_full",
    "avoids_fourth_colour",
    "helps",
    "spoils",
    "keeps_clean",
    "fills",
    "little_to_take",
    "likely_better",
    "nobody_wants",
    "only_choice",
    "last_one_in",
    "last_round",
    "last_round_near",
]


class Reason(NamedTuple):
    """A code, and the numbers that bear it out by name. Of equal codes there may be several."""

    code: ReasonCode
    numbers: dict[str, float]


def reasons_for(state: State, action: Action) -> list[Reason]:
    """List what speaks for a legal action, what weighs most in points first; circumstances come last.

    Taking: `gains` points, no row more; `loses_least` points, all others more; `denies` a seat points, its best row;
    `joker`, `plus_twos` cards; `row_full`; `avoids_fourth_colour`, as this row leaves so many colours and another more.
    Placing: `helps` the own row by points; `spoils` a row for a seat by points; `keeps_clean` the own best row, which
    the card would make worse by points; `fills` a row. Drawing: `little_to_take`, at most points; `likely_better` with
    a probability and points on average; `nobody_wants` the own best row.
    All: `only_choice`; `last_one_in`; `last_round`; `last_round_near` in so many draws.
    """
    if len(legal_actions(state)) == 1:
        return [Reason("only_choice", {}), *_circumstances(state)]
    found = _for_take if is_take(action) else _for_place if is_place(action) else _for_draw
    reasons = sorted(found(state, action), key=lambda reason: -abs(reason.numbers.get("points", 0)))
    return [*reasons, *_circumstances(state)]


def _circumstances(state: State) -> Iterator[Reason]:
    if state.out.count(False) == 1:
        yield Reason("last_one_in", {})
    draws = sum(state.supply) - state.variant.marker_depth
    if is_last_round(state):
        yield Reason("last_round", {})
    elif draws <= NEAR:
        yield Reason("last_round_near", {"draws": draws})


def _for_take(state: State, action: Action) -> Iterator[Reason]:
    row, seat = row_from_action(action), state.seat
    cards = state.rows[row] or NO_CARDS
    gains = _gains(state, seat)
    points = gains.pop(row)
    if points > 0 and all(other <= points for other in gains.values()):
        yield Reason("gains", {"points": points})
    if points < 0 and gains and all(other < points for other in gains.values()):
        yield Reason("loses_least", {"points": -points})
    for rival in rivals(state):
        theirs = _gains(state, rival)
        wanted = theirs.pop(row)
        rest = max(theirs.values(), default=0)
        if wanted > 0 and wanted > rest:
            yield Reason("denies", {"seat": rival, "points": wanted - max(rest, 0)})
    if cards[JOKER] + cards[GOLDEN]:
        yield Reason("joker", {"cards": cards[JOKER] + cards[GOLDEN]})
    if cards[PLUS_TWO]:
        yield Reason("plus_twos", {"cards": cards[PLUS_TWO]})
    if sum(cards) == state.capacities[row]:
        yield Reason("row_full", {})
    colours = _colours(state.areas[seat], cards)
    others = {other: _colours(state.areas[seat], state.rows[other] or NO_CARDS) for other in gains}
    if colours <= PLUS_COLOURS < max(others.values(), default=0):
        most = max(others, key=lambda other: others[other])
        yield Reason("avoids_fourth_colour", {"colours": colours, "row": most, "colours_there": others[most]})


def _for_place(state: State, action: Action) -> Iterator[Reason]:
    row, seat = row_from_action(action), state.seat
    after = apply_action(state, action)
    helped = _change(state, after, seat, row)
    if helped > 0:
        yield Reason("helps", {"points": helped})
    for rival in rivals(state):
        spoiled = -_change(state, after, rival, row)
        if spoiled > 0:
            yield Reason("spoils", {"seat": rival, "points": spoiled})
    gains = _gains(state, seat)
    if gains:
        best = max(gains, key=lambda other: gains[other])
        there = FIRST_PLACE + best
        if best != row and gains[best] > 0 and there in legal_actions(state):
            cost = -_change(state, apply_action(state, there), seat, best)
            if cost > 0:
                yield Reason("keeps_clean", {"row": best, "points": cost})
    if sum(after.rows[row] or NO_CARDS) == state.capacities[row]:
        yield Reason("fills", {})


def _for_draw(state: State, action: Action) -> Iterator[Reason]:
    assert action == DRAW
    gains = _gains(state, state.seat)
    best = max(gains.values())
    if best <= LITTLE:
        yield Reason("little_to_take", {"points": best})
    share, points = _hopes(state, max(best, 0))
    if share >= LIKELY:
        yield Reason("likely_better", {"share": share, "points": points})
    favourite = max(gains, key=lambda row: gains[row])
    others = rivals(state)
    if best > 0 and others and all(row_gain(state, rival, favourite) <= 0 for rival in others):
        yield Reason("nobody_wants", {"row": favourite, "points": best})


def _hopes(state: State, best: float) -> tuple[float, float]:
    """Tell how likely the next card makes a row better than the best is now, and by how many points then on average."""
    total = sum(state.supply)
    area = state.areas[state.seat]
    likely = weighed = 0.0
    rows = [(cards, room) for cards, room in zip(state.rows, state.capacities, strict=True) if cards is not None]
    for card, count in enumerate(state.supply):
        if count:
            filled = [with_card(cards, card) for cards, room in rows if sum(cards) < room]
            better = max(gain(area, cards, state.variant.scoring) for cards in filled) - best
            if better > 0:
                likely += count / total
                weighed += better * count / total
    return likely, weighed / likely if likely else 0.0


def _change(before: State, after: State, seat: Seat, row: Row) -> float:
    """Tell by how many points a row has become better for a seat."""
    return row_gain(after, seat, row) - row_gain(before, seat, row)


def _gains(state: State, seat: Seat) -> dict[Row, float]:
    """Tell what each row with cards would bring a seat."""
    return {row: row_gain(state, seat, row) for row in filled_rows(state)}


def _colours(area: Counts, cards: Counts) -> int:
    return sum(area[colour] + cards[colour] > 0 for colour in range(COLOURS))
