"""Compiled games against the plain rules and features, ply by ply, in every variant."""

from random import Random

import numpy as np
import pytest

from coloretto.bots.mutable_state import MutableState, bag_from_counts
from coloretto.bots.nets.features import PHASES, layout
from coloretto.bots.nets.features import active_features as plain_active_features
from coloretto.cards import EDITIONS, KINDS, MARKER_DEPTHS, PLAYERS, SCORINGS, Variant, deck_counts
from coloretto.compiled import games as compiled
from coloretto.game import Game
from coloretto.rules import apply_action as plain_apply_action
from coloretto.rules import apply_outcome as plain_apply_outcome
from coloretto.rules import chance_outcomes, legal_actions, returns
from coloretto.scoring import win_shares
from coloretto.state import DECIDE, DRAWING, OVER, PLACE, REVEALING, State
from coloretto_lab.compiled.features import MAX_ACTIVE, active_features
from tests.support.games import bots

pytestmark = [pytest.mark.xdist_group("compiled"), pytest.mark.slow]

GAMES = 8


def assert_same(game: compiled.Ints, state: State) -> None:
    expected = compiled.game_from_state(state)
    expected[compiled.HAS_ROUND_ENDED] = game[compiled.HAS_ROUND_ENDED]
    if state.phase != PLACE:
        expected[compiled.DRAWN] = game[compiled.DRAWN]
    if state.phase == OVER:
        expected[compiled.SEAT] = game[compiled.SEAT]
    assert game.tolist() == expected.tolist()


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_ply_and_its_features_are_those_of_the_plain_rules(players: int, scoring: str) -> None:
    rng = Random(players)
    table = compiled.score_table(scoring)
    variants = [Variant(players, edition, scoring, depth) for edition in EDITIONS for depth in MARKER_DEPTHS]
    actions, active = np.zeros(compiled.MAX_ACTIONS, np.int64), np.zeros(MAX_ACTIVE, np.int16)
    for seed in range(GAMES):
        state = Game.deal(variants[seed % 4], bots(variants[0]), seed).state
        game = compiled.game_from_state(state)
        while state.phase != OVER:
            if state.phase in PHASES:
                seat = rng.randrange(players)
                count = active_features(game, seat, table, layout(players), active)
                assert sorted(active[:count]) == sorted(plain_active_features(state, seat))
            if state.phase in (DRAWING, REVEALING):
                card = rng.choice(chance_outcomes(state))[0]
                state = plain_apply_outcome(state, card)
                compiled.apply_outcome(game, card)
            else:
                count = compiled.distinct_actions(game, actions)
                assert sorted(actions[:count]) == sorted(
                    equivalent[0] for equivalent in MutableState(state).equivalent_actions()
                )
                action = rng.choice(legal_actions(state))
                state = plain_apply_action(state, action)
                compiled.apply_action(game, action)
            assert_same(game, state)
        points = returns(state)
        for seat in range(players):
            assert compiled.score(game[compiled.AREAS + seat], table) == points[seat]
            assert compiled.win_share(game, seat, table) == win_shares(points)[seat]
            assert compiled.lead(game, seat, table) == points[seat] - max(points[:seat] + points[seat + 1 :])


@pytest.mark.parametrize("players", PLAYERS)
def test_deals_are_those_of_the_plain_rules(players: int) -> None:
    variant = Variant(players)
    rng = np.random.default_rng(1)
    game = np.zeros(compiled.FIELDS, np.int64)
    seats, depths, decks = set(), set(), set()
    for _ in range(400):
        compiled.deal(game, players, compiled.decks(players), rng)
        areas = game[compiled.AREAS : compiled.AREAS + players].tolist()
        supply = int(game[compiled.SUPPLY])
        counts = [[bag >> 4 * kind & 15 for kind in range(KINDS)] for bag in (*areas, supply)]
        whole = [sum(kind) for kind in zip(*counts, strict=True)]
        assert sorted(whole[:7]) == [0] * variant.removed_colours + [9] * (7 - variant.removed_colours)
        assert [sum(area) for area in counts[:-1]] == [variant.starting_cards] * players
        assert max(sum(kind) for kind in zip(*counts[:-1], strict=True)) == 1
        assert game[compiled.PHASE] == DECIDE
        assert game[compiled.SUPPLY_SIZE] == sum(counts[-1])
        decks.add(tuple(whole[7:]))
        seats.add(int(game[compiled.SEAT]))
        depths.add(int(game[compiled.MARKER_DEPTH]))
    assert decks == {deck_counts(Variant(players, edition), ())[7:] for edition in EDITIONS}
    assert seats == set(range(players))
    assert depths == set(MARKER_DEPTHS)


def test_cards_come_in_any_order() -> None:
    game = np.zeros(compiled.FIELDS, np.int64)
    game[compiled.SUPPLY] = bag_from_counts((0, 0, 3, 0, 0, 0, 0, 0, 1, 0))
    cards, rng = np.zeros(compiled.MAX_CARDS, np.int64), np.random.default_rng(3)
    first = []
    for _ in range(4000):
        assert compiled.shuffle_supply(game, rng, cards) == 4
        assert sorted(cards[:4]) == [2, 2, 2, 8]
        first.append(int(cards[0]))
    assert first.count(8) / 4000 == pytest.approx(0.25, abs=0.03)
