"""Checks whether a setup, a deck or a state from outside can occur in a game; knows nothing of text forms or JSON.

Raises InvalidPositionError for the first fault. The rest of the engine relies on these checks.
"""

from collections.abc import Sequence

from coloretto.cards import COLOURS, GOLDEN, NO_CARDS, Card, Counts, Variant, count_cards, deck_counts
from coloretto.errors import InvalidPositionError
from coloretto.state import DECIDE, DRAWING, OVER, PLACE, REVEALING, Setup, State, room_left


def check_setup(variant: Variant, setup: Setup) -> None:
    """Raise InvalidPositionError for a setup that this variant cannot have."""
    _check_removed(variant, setup.removed)
    _check_capacities(variant, setup.capacities)
    if len(setup.starting) != variant.players:
        raise InvalidPositionError(f"{variant.players} seats need starting cards, not {len(setup.starting)}")
    starting = [card for cards in setup.starting for card in cards]
    if any(len(cards) != variant.starting_cards for cards in setup.starting):
        raise InvalidPositionError(f"each seat starts with {variant.starting_cards} cards")
    if any(card >= COLOURS or card in setup.removed for card in starting):
        raise InvalidPositionError("starting cards must be of colours that are in the game")
    if len(set(starting)) != len(starting):
        raise InvalidPositionError("starting cards must all be of different colours")
    if not 0 <= setup.start_seat < variant.players:
        raise InvalidPositionError(f"there is no seat {setup.start_seat} to start")


def check_deck(variant: Variant, setup: Setup, deck: Sequence[Card]) -> None:
    """Raise InvalidPositionError for a deck that does not hold exactly the cards that the setup leaves."""
    starting = count_cards(card for cards in setup.starting for card in cards)
    full = deck_counts(variant, setup.removed)
    if count_cards(deck) != tuple(have - held for have, held in zip(full, starting, strict=True)):
        raise InvalidPositionError("the supply does not hold the cards that this variant and setup leave")


def check_state(state: State) -> None:
    """Raise InvalidPositionError for a state that no game can reach, judged by counts, seats and rows."""
    variant = state.variant
    _check_removed(variant, state.removed)
    _check_capacities(variant, state.capacities)
    if len(state.areas) != variant.players or len(state.out) != variant.players:
        raise InvalidPositionError(f"there must be {variant.players} seats")
    if not 0 <= state.seat < variant.players:
        raise InvalidPositionError(f"there is no seat {state.seat}")
    for row, cards in enumerate(state.rows):
        if cards is not None and sum(cards) > state.capacities[row]:
            raise InvalidPositionError(f"row {row + 1} holds more cards than it has room for")
    _check_cards(state)
    if state.phase == OVER:
        _check_over(state)
    else:
        _check_running(state)


def _check_removed(variant: Variant, removed: tuple[Card, ...]) -> None:
    if len(set(removed)) != len(removed) or len(removed) != variant.removed_colours:
        raise InvalidPositionError(f"{variant.removed_colours} different colours must be out of the game")
    if any(card >= COLOURS for card in removed):
        raise InvalidPositionError("only colours can be out of the game")


def _check_capacities(variant: Variant, capacities: tuple[int, ...]) -> None:
    if tuple(sorted(capacities)) != variant.capacities:
        raise InvalidPositionError(f"the rows must have room for {', '.join(map(str, variant.capacities))} cards")


def _check_cards(state: State) -> None:
    """Check that no card is double and none is missing, except in a game of two, where third rows leave the game."""
    full = deck_counts(state.variant, state.removed)
    rows = [cards for cards in state.rows if cards is not None]
    drawn = NO_CARDS if state.drawn is None else count_cards([state.drawn])
    bags: list[Counts] = [*state.areas, *rows, state.supply, drawn]
    for card, have in enumerate(full):
        seen = sum(bag[card] for bag in bags)
        if seen > have:
            raise InvalidPositionError(f"there are {seen} cards of kind {card}, but only {have} in the game")
        if seen < have and state.variant.players > 2:
            raise InvalidPositionError(f"there are {seen} cards of kind {card}, but {have} in the game")


def _check_over(state: State) -> None:
    if sum(state.supply) >= state.variant.marker_depth:
        raise InvalidPositionError("the game cannot be over before the last-round card is turned over")
    if any(state.out) or any(cards is None or any(cards) for cards in state.rows):
        raise InvalidPositionError("when the game is over, all rows are empty and no seat is out")


def _check_running(state: State) -> None:
    rows = [cards for cards in state.rows if cards is not None]
    room = room_left(state)
    supply = sum(state.supply)
    if len(state.rows) - len(rows) != sum(state.out):
        raise InvalidPositionError("as many rows must be taken as seats are out")
    if state.out[state.seat] != (state.phase == REVEALING):
        raise InvalidPositionError(f"seat {state.seat + 1} cannot be the one to act")
    if (state.drawn is not None) != (state.phase == PLACE):
        raise InvalidPositionError("there is a drawn card exactly when it must be placed")
    if state.phase in (PLACE, DRAWING) and not room:
        raise InvalidPositionError("no row has room for a card")
    if state.phase in (DRAWING, REVEALING) and not supply:
        raise InvalidPositionError("the supply is empty")
    if state.phase == REVEALING and not state.areas[state.seat][GOLDEN]:
        raise InvalidPositionError("only a golden joker reveals a card")
    if state.phase == DECIDE and not any(map(any, rows)) and not (room and supply):
        raise InvalidPositionError("the seat can neither draw nor take a row")
    if supply + (state.drawn is not None) + 1 < room:
        raise InvalidPositionError("fewer cards are left than the rows of a last round can need")
