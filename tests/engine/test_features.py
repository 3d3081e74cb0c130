"""Features: within bounds, equal for equivalent states, and different where they must be."""

from random import Random

import pytest
from hypothesis import given, settings

from coloretto.bots.nets.features import (
    COUNT_BUCKETS,
    PHASES,
    ROW_COLOUR_BUCKETS,
    SUPPLY_BUCKETS,
    Layout,
    active_features,
    close_lead_bucket,
    layout,
    row_colour_bucket,
)
from coloretto.cards import COLOURS, Counts, Variant
from coloretto.notation.text import state_from_text
from coloretto.rules import apply_action, legal_actions
from coloretto.state import DRAW, State
from tests.support.games import decisions, seeds, variants

some_games = settings(max_examples=25)


def afterstates(variant: Variant, seed: int) -> list[State]:
    found = [apply_action(at, action) for at in decisions(variant, seed)[::5] for action in legal_actions(at)]
    return [state for state in found if state.phase in PHASES]


def with_permuted_colours(state: State, rng: Random) -> State:
    """Return a state with permuted colours."""
    order = rng.sample(range(COLOURS), COLOURS)

    def bag(cards: Counts) -> Counts:
        return (*(cards[order[colour]] for colour in range(COLOURS)), *cards[COLOURS:])

    return state._replace(
        areas=tuple(map(bag, state.areas)),
        rows=tuple(None if row is None else bag(row) for row in state.rows),
        supply=bag(state.supply),
    )


@pytest.mark.slow
@some_games
@given(variant=variants, seed=seeds)
def test_features_are_within_the_layout(variant: Variant, seed: int) -> None:
    for state in afterstates(variant, seed):
        for seat in range(variant.players):
            active = active_features(state, seat)
            assert min(active) >= 0
            assert max(active) < layout(variant.players).feature_count


@some_games
@given(variant=variants, seed=seeds)
def test_permuting_colours_changes_no_feature(variant: Variant, seed: int) -> None:
    rng = Random(seed)
    for state in afterstates(variant, seed):
        assert sorted(active_features(with_permuted_colours(state, rng), 0)) == sorted(active_features(state, 0))


@pytest.mark.slow
@some_games
@given(variant=variants, seed=seeds)
def test_rotating_seats_changes_no_feature(variant: Variant, seed: int) -> None:
    for state in afterstates(variant, seed):
        rotated = state._replace(
            areas=(state.areas[-1], *state.areas[:-1]),
            out=(state.out[-1], *state.out[:-1]),
            seat=(state.seat + 1) % variant.players,
        )
        for seat in range(variant.players):
            assert sorted(active_features(rotated, (seat + 1) % variant.players)) == sorted(
                active_features(state, seat)
            )


def block(name: str, players: int) -> range:
    blocks = layout(players)
    at = Layout._fields.index(name)
    return range(blocks[at], blocks[at + 1])


def test_a_colour_is_encoded_by_its_count_and_its_supply() -> None:
    state = decisions(Variant(2), seed=1)[30]
    colours = zip(state.areas[0][:COLOURS], state.supply[:COLOURS], strict=True)
    expected = [
        layout(2).own_colours + min(count, COUNT_BUCKETS - 1) * SUPPLY_BUCKETS + unseen for count, unseen in colours
    ]
    found = [feature for feature in active_features(state, 0) if feature in block("own_colours", 2)]
    assert sorted(found) == sorted(expected)


def test_a_colour_in_a_row_is_encoded_by_its_rank_count_and_cards() -> None:
    state = state_from_text("3cb15 R O3Y1/G/B OOG/Y../... - 1 - O4Y7G7B8T9P9+10*3")
    seen = [
        feature - layout(3).row_colours for feature in active_features(state, 0) if feature in block("row_colours", 3)
    ]
    orange, green, yellow = (row_colour_bucket(*of) for of in ((0, 3, 2), (2, 0, 1), (1, 1, 1)))
    assert sorted(seen) == sorted([orange, green, ROW_COLOUR_BUCKETS + yellow])


def test_the_seat_sees_the_cards_of_rows_only_until_it_takes_one() -> None:
    state = next(
        state
        for state in afterstates(Variant(4), seed=1)
        if any(state.out) and any(sum(row or ()) for row in state.rows)
    )
    for seat in range(4):
        seen = [feature for feature in active_features(state, seat) if feature in block("row_colours", 4)]
        assert bool(seen) == (not state.out[seat])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_deciding_to_draw_changes_only_the_phase(players: int) -> None:
    for state in decisions(Variant(players), seed=3):
        if DRAW in legal_actions(state):
            before, after = active_features(state, state.seat), active_features(apply_action(state, DRAW), state.seat)
            assert all(feature in block("to_act", players) for feature in set(before) ^ set(after))


@pytest.mark.parametrize(
    ("lead", "bucket"), [(-99, 0), (-15, 0), (-14, 1), (-1, 14), (0, 15), (1, 16), (14, 29), (15, 30), (99, 30)]
)
def test_each_point_of_a_close_lead_has_a_bucket(lead: int, bucket: int) -> None:
    assert close_lead_bucket(lead) == bucket


def test_blocks_are_in_order_without_overlap() -> None:
    for players in (2, 3, 4, 5):
        assert list(layout(players)) == sorted(set(layout(players)))
