"""The rules as pure functions from state to state; no randomness, no text, no history.

Chance is explicit: a draw leads to a chance node whose outcomes are the unseen cards. The last-round card is none of
them: its depth is known, so the size of the supply shows whether it has been turned over.

Each next state is built from all ten fields by position: with `State._replace` random games take 1.25 times as long.
"""

from collections.abc import Callable
from functools import partial
from operator import add
from typing import Any, Final, cast

from coloretto.cards import GOLDEN, NO_CARDS, Card, Counts, Variant, count_cards, deck_counts, with_card, without_card
from coloretto.scoring import best_score
from coloretto.state import (
    ACTIONS,
    DECIDE,
    DRAW,
    DRAWING,
    FIRST_PLACE,
    FIRST_TAKE,
    OVER,
    PLACE,
    PLACES,
    REVEALING,
    TAKES,
    Action,
    NamedAction,
    Seat,
    Setup,
    State,
)

_state: Final = cast("Callable[[tuple[Any, ...]], State]", partial(tuple.__new__, State))
"""Make a state of a tuple with its ten fields, in two thirds of the time of `State(…)`."""


def new_game(variant: Variant, setup: Setup) -> State:
    """Return the first state of a game. The setup must fit the variant."""
    areas = tuple(count_cards(cards) for cards in setup.starting)
    supply = deck_counts(variant, setup.removed)
    for area in areas:
        supply = tuple(left - held for left, held in zip(supply, area, strict=True))
    return State(
        variant=variant,
        removed=setup.removed,
        capacities=setup.capacities,
        areas=areas,
        rows=(NO_CARDS,) * len(setup.capacities),
        out=(False,) * variant.players,
        supply=supply,
        seat=setup.start_seat,
        phase=DECIDE,
        drawn=None,
    )


def is_last_round(state: State) -> bool:
    """Return whether the last-round card has been turned over."""
    return sum(state.supply) < state.variant.marker_depth


def legal_actions(state: State) -> list[NamedAction]:
    """List the legal actions, ascending; none if and only if chance acts or the game is over."""
    capacities = state.capacities
    if state.phase == PLACE:
        return [
            PLACES[row] for row, cards in enumerate(state.rows) if cards is not None and sum(cards) < capacities[row]
        ]
    if state.phase != DECIDE:
        return []
    actions = [ACTIONS[DRAW]]
    has_room = False
    for row, cards in enumerate(state.rows):
        if cards is not None:
            size = sum(cards)
            if size:
                actions.append(TAKES[row])
            if size < capacities[row]:
                has_room = True
    if not has_room or not any(state.supply):
        del actions[0]
    return actions


def apply_action(state: State, action: Action) -> State:
    """Return the state after a legal action; it may be a chance node.

    For speed, it does not check the action: an illegal one gives a state that no game has, or any error. `Game.play`
    checks.
    """
    variant, removed, capacities, areas, rows, out, supply, seat, _, drawn = state
    if action == DRAW:
        return _state((variant, removed, capacities, areas, rows, out, supply, seat, DRAWING, None))
    if action < FIRST_TAKE:
        assert drawn is not None
        row = action - FIRST_PLACE
        cards = rows[row]
        assert cards is not None
        rows = (*rows[:row], with_card(cards, drawn), *rows[row + 1 :])
        return _state((variant, removed, capacities, areas, rows, out, supply, _next_seat(out, seat), DECIDE, None))
    row = action - FIRST_TAKE
    cards = rows[row]
    assert cards is not None
    areas = (*areas[:seat], tuple(map(add, areas[seat], cards)), *areas[seat + 1 :])
    rows = (*rows[:row], None, *rows[row + 1 :])
    out = (*out[:seat], True, *out[seat + 1 :])
    if cards[GOLDEN] and any(supply):
        return _state((variant, removed, capacities, areas, rows, out, supply, seat, REVEALING, None))
    return _after_take(state, areas, rows, out, supply)


def chance_outcomes(state: State) -> list[tuple[Card, float]]:
    """List the cards that can turn up at a chance node, ascending, with their probabilities; not checked, either."""
    total = sum(state.supply)
    return [(card, count / total) for card, count in enumerate(state.supply) if count]


def apply_outcome(state: State, card: Card) -> State:
    """Return the state after a chance node turns up this card; a last-round card on top is set aside first.

    It checks neither the state nor the card.
    """
    variant, removed, capacities, areas, rows, out, supply, seat, phase, _ = state
    supply = without_card(supply, card)
    if phase == DRAWING:
        return _state((variant, removed, capacities, areas, rows, out, supply, seat, PLACE, card))
    areas = (*areas[:seat], with_card(areas[seat], card), *areas[seat + 1 :])
    return _after_take(state, areas, rows, out, supply)


def returns(state: State) -> tuple[int, ...]:
    """Score every seat's area as it is, with the best colours for its jokers."""
    return tuple(best_score(area, state.variant.scoring) for area in state.areas)


def _after_take(
    state: State,
    areas: tuple[Counts, ...],
    rows: tuple[Counts | None, ...],
    out: tuple[bool, ...],
    supply: Counts,
) -> State:
    """Return the state in which the next seat acts, the next round begins or the game is over.

    The seat that took last starts the next round.
    """
    variant, removed, capacities, seat = state.variant, state.removed, state.capacities, state.seat
    if not all(out):
        return _state((variant, removed, capacities, areas, rows, out, supply, _next_seat(out, seat), DECIDE, None))
    phase = OVER if sum(supply) < variant.marker_depth else DECIDE
    rows = (NO_CARDS,) * len(rows)
    return _state((variant, removed, capacities, areas, rows, (False,) * len(out), supply, seat, phase, None))


def _next_seat(out: tuple[bool, ...], seat: Seat) -> Seat:
    seats = len(out)
    seat = (seat + 1) % seats
    while out[seat]:
        seat = (seat + 1) % seats
    return seat
