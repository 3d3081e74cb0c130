"""Properties of every game in every variant."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coloretto.cards import Counts, Variant, deck_counts
from coloretto.dealing import MAX_SEED
from coloretto.game import Game
from coloretto.notation.json import record_from_json, record_to_json
from coloretto.notation.state_json import state_from_json, state_to_json
from coloretto.notation.text import record_from_text, record_to_text, state_from_text, state_to_text
from coloretto.perft import first_setup
from coloretto.record import Record
from coloretto.rules import apply_action, chance_outcomes, is_last_round, legal_actions, returns
from coloretto.scoring import score
from coloretto.state import DECIDE, DRAWING, OVER, PLACE, REVEALING, State
from coloretto.validation import check_state
from tests.support.games import bots, decisions, random_game, random_walk, seeds, total, variants

some_games = settings(max_examples=60)


def cards_in_play(at: State) -> Counts:
    drawn = tuple(int(card == at.drawn) for card in range(10))
    return total(*at.areas, *(cards for cards in at.rows if cards), at.supply, drawn)


@some_games
@given(variant=variants, seed=seeds)
def test_no_card_is_lost_or_duplicated(variant: Variant, seed: int) -> None:
    setup = first_setup(variant)
    deck = deck_counts(variant, setup.removed)
    for at in random_walk(variant, setup, seed):
        held = cards_in_play(at)
        if variant.players == 2:
            assert all(have <= full for have, full in zip(held, deck, strict=True))
        else:
            assert held == deck


@some_games
@given(variant=variants, seed=seeds)
def test_only_decision_nodes_have_legal_actions(variant: Variant, seed: int) -> None:
    for at in random_walk(variant, first_setup(variant), seed):
        actions = legal_actions(at)
        assert bool(actions) == (at.phase in (DECIDE, PLACE))
        assert actions == sorted(set(actions))


@some_games
@given(variant=variants, seed=seeds)
def test_probabilities_sum_to_one(variant: Variant, seed: int) -> None:
    for at in random_walk(variant, first_setup(variant), seed):
        if at.phase in (DRAWING, REVEALING):
            assert abs(sum(probability for _, probability in chance_outcomes(at)) - 1) < 1e-12


@some_games
@given(variant=variants, seed=seeds)
def test_every_game_ends_in_its_last_round(variant: Variant, seed: int) -> None:
    *_, last = random_walk(variant, first_setup(variant), seed)
    assert last.phase == OVER
    assert is_last_round(last)
    assert len(returns(last)) == variant.players


@some_games
@given(variant=variants, seed=seeds)
def test_every_state_of_a_game_is_valid(variant: Variant, seed: int) -> None:
    for at in random_walk(variant, first_setup(variant), seed):
        check_state(at)


@some_games
@given(variant=variants, seed=seeds)
def test_actions_do_not_change_the_state_before(variant: Variant, seed: int) -> None:
    for at in decisions(variant, seed):
        before = state_to_text(at)
        for action in legal_actions(at):
            apply_action(at, action)
        assert state_to_text(at) == before
        hash(at)


@pytest.mark.slow
@some_games
@given(variant=variants, seed=seeds)
def test_positions_round_trip_as_text(variant: Variant, seed: int) -> None:
    for at in random_walk(variant, first_setup(variant), seed):
        assert state_from_text(state_to_text(at)) == at


@pytest.mark.slow
@some_games
@given(variant=variants, seed=seeds)
def test_public_states_round_trip_as_json(variant: Variant, seed: int) -> None:
    for at in decisions(variant, seed):
        assert state_from_json(json.loads(json.dumps(state_to_json(at)))) == at


@some_games
@given(variant=variants, seed=seeds)
def test_records_round_trip_as_json_and_replay(variant: Variant, seed: int) -> None:
    record = random_game(variant, seed).record()
    assert record_from_json(json.loads(json.dumps(record_to_json(record)))) == record
    assert Game.from_record(record, bots(variant)).record() == record


@some_games
@given(variant=variants, seed=seeds, share=st.floats(0, 1))
def test_records_at_any_ply_round_trip_as_text_and_replay(variant: Variant, seed: int, share: float) -> None:
    game = random_game(variant, seed)
    game.rewind(int(share * len(game.history)))
    record = game.record()
    read = record_from_text(record_to_text(record))
    assert read == without_derived_fields(record)
    assert Game.from_record(read, bots(variant)).record() == record


@some_games
@given(variant=variants, seed=seeds)
def test_scores_match_the_areas_and_joker_colours(variant: Variant, seed: int) -> None:
    record = random_game(variant, seed).record()
    assert record.areas is not None
    for area, jokers, points in zip(record.areas, record.jokers, record.scores or (), strict=True):
        assert score(area, variant.scoring, jokers or ()) == points


@some_games
@given(variant=variants, seed=st.integers(0, MAX_SEED))
def test_equal_seeds_deal_equal_games(variant: Variant, seed: int) -> None:
    first, second = (Game.deal(variant, bots(variant), seed) for _ in range(2))
    assert first.record() == second.record()


def without_derived_fields(record: Record) -> Record:
    return record._replace(outcomes=None, areas=None, scores=None)
