"""Thousands of games at once against the plain rules and features, ply by ply, in every variant."""

from dataclasses import fields
from random import Random

import numpy as np
import pytest

from coloretto.cards import EDITIONS, KINDS, MARKER_DEPTHS, PLAYERS, SCORINGS, deck_counts, make_variant
from coloretto.features import PHASES, layout, slots
from coloretto.game import Game
from coloretto.rules import apply_action, apply_outcome, chance_outcomes, returns
from coloretto.rules import legal_actions as plain_legal_actions
from coloretto.scoring import win_shares as plain_win_shares
from coloretto.state import DECIDE, OVER, PLACE, State
from coloretto_lab.vector_features import encode
from coloretto_lab.vector_games import (
    Fleet,
    apply_actions,
    apply_outcomes,
    cards_by_lot,
    fleet_from_states,
    legal_actions,
    new_fleet,
    scores,
    win_shares,
)
from tests.helpers import bots

GAMES = 24


def first_states(players: int, scoring: str) -> list[State]:
    """Games of both editions and both depths."""
    variants = [make_variant(players, edition, scoring, depth) for edition in EDITIONS for depth in MARKER_DEPTHS]
    return [Game.deal(variants[seed % 4], bots(variants[0]), seed).state for seed in range(GAMES)]


def assert_same(fleet: Fleet, states: list[State]) -> None:
    expected = fleet_from_states(states)
    for field in fields(Fleet):
        of = expected.phase == PLACE if field.name == "drawn" else slice(None)
        assert (getattr(fleet, field.name)[of] == getattr(expected, field.name)[of]).all(), field.name


def assert_same_slots(fleet: Fleet, states: list[State], scoring: str, rng: Random) -> None:
    at = [number for number, state in enumerate(states) if state.phase in PHASES]
    if not at:
        return
    players = len(states[0].areas)
    seats = np.array([rng.randrange(players) for _ in at])
    encoded = encode(fleet.pick(np.array(at)), seats, scoring)
    for number, seat, row in zip(at, seats, encoded, strict=True):
        assert sorted(row[row < layout(players).slots]) == sorted(slots(states[number], int(seat)))


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_ply_is_that_of_the_rules_and_every_state_looks_the_same(players: int, scoring: str) -> None:
    rng = Random(players)
    states = first_states(players, scoring)
    fleet = fleet_from_states(states)
    while any(state.phase != OVER for state in states):
        legal: dict[int, list[int]] = {number: [] for number in range(GAMES)}
        for number, action in zip(*legal_actions(fleet), strict=True):
            legal[int(number)].append(int(action))
        chosen: dict[int, int] = {}
        turned_up: dict[int, int] = {}
        for number, state in enumerate(states):
            assert legal[number] == plain_legal_actions(state)
            if legal[number]:
                chosen[number] = rng.choice(legal[number])
                states[number] = apply_action(state, chosen[number])
            elif state.phase != OVER:
                turned_up[number] = rng.choice(chance_outcomes(state))[0]
                states[number] = apply_outcome(state, turned_up[number])
        for apply, what in ((apply_actions, chosen), (apply_outcomes, turned_up)):
            if what:
                part = fleet.pick(np.array(list(what)))
                apply(part, np.array(list(what.values())))
                fleet.put(np.array(list(what)), part)
        assert_same(fleet, states)
        assert_same_slots(fleet, states, scoring, rng)
    points = scores(fleet.areas, scoring)
    assert [tuple(row) for row in points] == [returns(state) for state in states]
    assert np.allclose(win_shares(points), [plain_win_shares(row) for row in points.tolist()])


@pytest.mark.parametrize("players", PLAYERS)
def test_a_new_fleet_deals_what_the_rules_deal(players: int) -> None:
    fleet = new_fleet(players, 400, np.random.default_rng(1))
    variant = make_variant(players)
    assert (fleet.phase == DECIDE).all()
    assert sorted(set(fleet.marker_depth)) == list(MARKER_DEPTHS)
    assert sorted(set(fleet.seat)) == list(range(players))
    decks = {deck_counts(make_variant(players, edition), ())[7:] for edition in EDITIONS}
    whole = fleet.supply + fleet.areas.sum(1)
    assert {tuple(row[7:]) for row in whole} == decks
    assert (np.sort(whole[:, :7], 1) == [0] * variant.removed_colours + [9] * (7 - variant.removed_colours)).all()
    assert (fleet.areas.sum((1, 2)) == players * variant.starting_cards).all()
    assert (fleet.areas.sum(1) <= 1).all()
    assert (fleet.areas.sum(2) == variant.starting_cards).all()


def test_cards_come_as_often_as_the_supply_has_them() -> None:
    fleet = new_fleet(4, 20_000, np.random.default_rng(2))
    fleet.supply[:] = 0
    fleet.supply[:, 2] = 3
    fleet.supply[:, 8] = 1
    cards = np.bincount(cards_by_lot(fleet, np.random.default_rng(3)), minlength=KINDS)
    assert cards[2] + cards[8] == 20_000
    assert cards[8] / 20_000 == pytest.approx(0.25, abs=0.015)
