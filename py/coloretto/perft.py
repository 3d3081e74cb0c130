"""Perft: counts the paths of a game tree by depth, to compare rules engines; knows the rules only."""

from coloretto.cards import Variant
from coloretto.rules import apply_action, apply_outcome, chance_outcomes, legal_actions, new_game
from coloretto.state import OVER, Setup, State


def first_setup(variant: Variant) -> Setup:
    """Return the setup for perft: the last colours are removed, seats start with the first ones, and seat 0 begins.

    >>> from coloretto.cards import Variant
    >>> first_setup(Variant(2)).starting
    ((0, 1), (2, 3))
    """
    each = variant.starting_cards
    return Setup(
        removed=tuple(range(7 - variant.removed_colours, 7)),
        starting=tuple(tuple(range(seat * each, (seat + 1) * each)) for seat in range(variant.players)),
        start_seat=0,
        capacities=variant.capacities,
    )


def perft(state: State, depth: int) -> int:
    """Count the paths of `depth` plies from a state; actions and the outcomes of chance nodes are plies."""
    if depth == 0:
        return 1
    return sum(perft(child, depth - 1) for child in _children(state))


def perft_start(variant: Variant) -> State:
    """Return the state from which perft figures are counted."""
    return new_game(variant, first_setup(variant))


def _children(state: State) -> list[State]:
    if state.phase == OVER:
        return []
    actions = legal_actions(state)
    if actions:
        return [apply_action(state, action) for action in actions]
    return [apply_outcome(state, card) for card, _ in chance_outcomes(state)]
