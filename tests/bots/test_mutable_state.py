"""The mutable state, compared with the plain rules in every variant."""

from random import Random

import pytest
from hypothesis import given, settings

from coloretto.bots.mutable_state import TAKEN, MutableState, bag_from_counts
from coloretto.cards import NO_CARDS, Variant
from coloretto.perft import perft_start
from coloretto.rules import apply_action, apply_outcome, chance_outcomes, legal_actions
from coloretto.state import OVER, State
from tests.support.games import decisions, seeds, variants

some_games = settings(max_examples=60)


def assert_same(position: MutableState, state: State) -> None:
    assert position.areas == [bag_from_counts(area) for area in state.areas]
    assert position.rows == [bag_from_counts(cards or NO_CARDS) for cards in state.rows]
    assert [size == TAKEN for size in position.sizes] == [cards is None for cards in state.rows]
    assert [size for size in position.sizes if size != TAKEN] == [
        sum(cards) for cards in state.rows if cards is not None
    ]
    assert tuple(position.out) == state.out
    assert position.seats_in == state.out.count(False)
    assert (position.supply, position.supply_size) == (bag_from_counts(state.supply), sum(state.supply))
    assert (position.seat, position.phase) == (state.seat, state.phase)
    assert state.drawn is None or position.drawn == state.drawn


@pytest.mark.slow
@some_games
@given(variant=variants, seed=seeds)
def test_every_ply_and_its_undo_match_the_plain_rules(variant: Variant, seed: int) -> None:
    rng = Random(seed)
    state = perft_start(variant)
    position = MutableState(state)
    passed = [state]
    while state.phase != OVER:
        actions = legal_actions(state)
        if actions:
            assert sorted(position.legal_actions()) == actions
            action = rng.choice(actions)
            state = apply_action(state, action)
            position.apply_action(action)
        else:
            card, _ = rng.choice(chance_outcomes(state))
            state = apply_outcome(state, card)
            position.apply_outcome(card)
        assert_same(position, state)
        passed.append(state)
    for state in reversed(passed[:-1]):
        position.undo()
        assert_same(position, state)


def with_sorted_rows(state: State) -> State:
    """Return a state with its rows sorted by cards and capacity."""
    rows = sorted(zip(state.rows, state.capacities, strict=True), key=lambda row: (row[0] or (), row[1]))
    cards, capacities = zip(*rows, strict=True)
    return state._replace(rows=cards, capacities=capacities)


@some_games
@given(variant=variants, seed=seeds)
def test_equivalent_actions_lead_to_equal_states_except_for_row_order(variant: Variant, seed: int) -> None:
    for state in decisions(variant, seed)[::5]:
        groups = MutableState(state).equivalent_actions()
        assert sorted(action for equivalent in groups for action in equivalent) == legal_actions(state)
        outcomes = [{with_sorted_rows(apply_action(state, action)) for action in equivalent} for equivalent in groups]
        assert all(len(outcome) == 1 for outcome in outcomes)
        if state.out.count(False) > 1:
            assert len(set.union(*outcomes)) == len(groups)


@some_games
@given(variant=variants, seed=seeds)
def test_an_undone_action_leaves_no_trace(variant: Variant, seed: int) -> None:
    rng = Random(seed)
    state = perft_start(variant)
    for _ in range(rng.randrange(150)):
        actions = legal_actions(state)
        if state.phase == OVER:
            break
        state = (
            apply_action(state, rng.choice(actions))
            if actions
            else apply_outcome(state, rng.choice(chance_outcomes(state))[0])
        )
    position = MutableState(state)
    assert_same(position, state)
    for action in legal_actions(state):
        position.apply_action(action)
        position.undo()
        assert_same(position, state)
