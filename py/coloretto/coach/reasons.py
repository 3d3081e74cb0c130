"""Lists the reasons for an action, as codes with numbers that can be counted at the table, without evaluating anything.

A reason is given only if its numbers support it. Points are the change in a seat's score if it took a row as it is,
without the card that a golden joker may reveal.
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

SMALL_GAIN: Final = 2
"""Maximum gain of the best row, in points, for which `little_to_take` is a reason to draw."""

LIKELY: Final = 0.5
"""Minimum probability of a helpful card for which `likely_better` is a reason to draw."""

NEAR_END_DRAWS: Final = 5
"""Maximum number of draws before the last-round card for which the last round is near."""


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
    """A code, and the numbers that support it, by name. A code may occur several times, for different seats."""

    code: ReasonCode
    numbers: dict[str, float]


def reasons_for(state: State, action: Action) -> list[Reason]:
    """Return the reasons for a legal action, those with most points first, circumstances last.

    The codes, their numbers in brackets:

    - take: `gains` (points), no row gains more; `loses_least` (points), every other row loses more; `denies` (seat,
      points) a rival its best row; `joker`, `plus_twos` (cards); `row_full`; `avoids_fourth_colour` (colours, row,
      colours_there), which another row would bring
    - place: `helps` (points) the seat itself; `spoils` (seat, points) the row for a rival; `keeps_clean` (row, points)
      the seat's best row, which the card would make worse; `fills` the row
    - draw: `little_to_take` (points) in the best row; `likely_better` (share, points) after the next card;
      `nobody_wants` (row, points) the seat's best row
    - any action: `only_choice`, `last_one_in`, `last_round`, `last_round_near` (draws)
    """
    if len(legal_actions(state)) == 1:
        return [Reason("only_choice", {}), *_circumstances(state)]
    find = _take_reasons if is_take(action) else _place_reasons if is_place(action) else _draw_reasons
    reasons = sorted(find(state, action), key=lambda reason: -abs(reason.numbers.get("points", 0)))
    return [*reasons, *_circumstances(state)]


def _circumstances(state: State) -> Iterator[Reason]:
    if state.out.count(False) == 1:
        yield Reason("last_one_in", {})
    draws = sum(state.supply) - state.variant.marker_depth
    if is_last_round(state):
        yield Reason("last_round", {})
    elif draws <= NEAR_END_DRAWS:
        yield Reason("last_round_near", {"draws": draws})


def _take_reasons(state: State, action: Action) -> Iterator[Reason]:
    row, seat = row_from_action(action), state.seat
    cards = state.rows[row] or NO_CARDS
    gains = _gains(state, seat)
    points = gains.pop(row)
    if points > 0 and all(other <= points for other in gains.values()):
        yield Reason("gains", {"points": points})
    if points < 0 and gains and all(other < points for other in gains.values()):
        yield Reason("loses_least", {"points": -points})
    for rival in rivals(state):
        rival_gains = _gains(state, rival)
        denied = rival_gains.pop(row)
        best_other = max(rival_gains.values(), default=0)
        if denied > 0 and denied > best_other:
            yield Reason("denies", {"seat": rival, "points": denied - max(best_other, 0)})
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


def _place_reasons(state: State, action: Action) -> Iterator[Reason]:
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
        place_in_best = FIRST_PLACE + best
        if best != row and gains[best] > 0 and place_in_best in legal_actions(state):
            cost = -_change(state, apply_action(state, place_in_best), seat, best)
            if cost > 0:
                yield Reason("keeps_clean", {"row": best, "points": cost})
    if sum(after.rows[row] or NO_CARDS) == state.capacities[row]:
        yield Reason("fills", {})


def _draw_reasons(state: State, action: Action) -> Iterator[Reason]:
    assert action == DRAW
    gains = _gains(state, state.seat)
    best = max(gains.values())
    if best <= SMALL_GAIN:
        yield Reason("little_to_take", {"points": best})
    share, points = _improvement(state, max(best, 0))
    if share >= LIKELY:
        yield Reason("likely_better", {"share": share, "points": points})
    favourite = max(gains, key=lambda row: gains[row])
    others = rivals(state)
    if best > 0 and others and all(row_gain(state, rival, favourite) <= 0 for rival in others):
        yield Reason("nobody_wants", {"row": favourite, "points": best})


def _improvement(state: State, best: float) -> tuple[float, float]:
    """Return the probability that the next card makes a row gain more than `best`, and by how much on average."""
    total = sum(state.supply)
    area = state.areas[state.seat]
    probability = expected = 0.0
    rows = [(cards, room) for cards, room in zip(state.rows, state.capacities, strict=True) if cards is not None]
    for card, count in enumerate(state.supply):
        if count:
            filled = [with_card(cards, card) for cards, room in rows if sum(cards) < room]
            better = max(gain(area, cards, state.variant.scoring) for cards in filled) - best
            if better > 0:
                probability += count / total
                expected += better * count / total
    return probability, expected / probability if probability else 0.0


def _change(before: State, after: State, seat: Seat, row: Row) -> float:
    """Return the change in the gain of a row for a seat, in points."""
    return row_gain(after, seat, row) - row_gain(before, seat, row)


def _gains(state: State, seat: Seat) -> dict[Row, float]:
    """Return the gain of each row with cards for a seat."""
    return {row: row_gain(state, seat, row) for row in filled_rows(state)}


def _colours(area: Counts, cards: Counts) -> int:
    return sum(area[colour] + cards[colour] > 0 for colour in range(COLOURS))
