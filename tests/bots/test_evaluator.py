"""The incremental evaluator, compared with the definition of the features; exact final values."""

import pytest
from hypothesis import given, settings

from coloretto.bots.mutable_state import MutableState
from coloretto.bots.nets.evaluator import Evaluator, evaluator_for
from coloretto.bots.nets.features import PHASES, active_features
from coloretto.cards import PLAYERS, SCORINGS, Variant
from coloretto.perft import first_setup
from coloretto.rules import returns
from coloretto.scoring import win_shares
from coloretto.state import State
from tests.support.games import random_walk, seeds, variants


def walk(variant: Variant, seed: int) -> list[State]:
    return list(random_walk(variant, first_setup(variant), seed))


@pytest.mark.slow
@settings(max_examples=40)
@given(variant=variants, seed=seeds)
def test_accumulators_match_the_definition_of_the_features(variant: Variant, seed: int) -> None:
    evaluator = evaluator_for(variant)
    rows = evaluator.net.weight_rows
    for state in walk(variant, seed)[seed % 4 :: 4]:
        if state.phase in PHASES:
            for seat in range(variant.players):
                expected = evaluator.net.bias + sum(rows[feature] for feature in active_features(state, seat))
                assert evaluator.accumulator(MutableState(state), seat) == expected


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("players", PLAYERS)
def test_finished_games_have_exact_values(players: int, scoring: str) -> None:
    variant = Variant(players, "golden", scoring)
    for seed in range(5):
        state = walk(variant, seed)[-1]
        scores = returns(state)
        for seat in range(players):
            position = MutableState(state)
            assert evaluator_for(variant).win_share(position, seat) == win_shares(scores)[seat]
            others = max(score for other, score in enumerate(scores) if other != seat)
            assert evaluator_for(variant).lead(position, seat) == scores[seat] - others


def test_the_size_of_the_cache_changes_no_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coloretto.bots.nets.evaluator._CACHE_SIZE", 3)
    variant = Variant(3)
    small, usual = Evaluator(variant), evaluator_for(variant)
    for state in walk(variant, 1):
        if state.phase in PHASES:
            assert small.accumulator(MutableState(state), 0) == usual.accumulator(MutableState(state), 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_win_shares_of_all_seats_add_up_to_about_one(players: int) -> None:
    variant = Variant(players)
    states = [state for state in walk(variant, 2) if state.phase in PHASES]
    sums = [
        sum(evaluator_for(variant).win_share(MutableState(state), seat) for seat in range(players)) for state in states
    ]
    assert 0.8 < sum(sums) / len(sums) < 1.2
