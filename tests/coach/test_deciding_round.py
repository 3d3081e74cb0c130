"""The round that decided a game agrees with its result, and own decisions come first."""

from collections.abc import Sequence

import pytest

from coloretto.cards import Variant
from coloretto.coach.deciding_round import deciding_round, rounds_of
from coloretto.coach.evaluation import SeatValues
from coloretto.state import OVER, is_take
from tests.support.games import people, random_game

VARIANT = Variant(3)
GAME = random_game(VARIANT, 3, people(VARIANT))
HISTORY = tuple(GAME.history)
ROUNDS = rounds_of(HISTORY)
CHOICES = [2] * len(HISTORY)
SEAT = 1


def curve(changes: dict[int, float], start: float = 0.4) -> Sequence[SeatValues]:
    """Return values in which plies change the share of the seat."""
    shares = [start]
    for ply in range(len(HISTORY)):
        shares.append(shares[-1] + changes.get(ply, 0.0))
    return [SeatValues((0.0, share, 1 - share), (0.0, 0.0, 0.0)) for share in shares]


def own(plies: range) -> int:
    return next(ply for ply in plies if HISTORY[ply].before.seat == SEAT)


def others(plies: range) -> int:
    return next(ply for ply in plies if HISTORY[ply].before.seat != SEAT)


def test_a_round_ends_when_no_seat_is_out_any_more() -> None:
    assert [ply for plies in ROUNDS for ply in plies] == list(range(len(HISTORY)))
    assert HISTORY[-1].after.phase == OVER
    for plies in ROUNDS:
        assert sum(is_take(HISTORY[ply].action) for ply in plies) == VARIANT.players
    assert rounds_of(HISTORY[: ROUNDS[1].stop - 1]) == [ROUNDS[0], range(ROUNDS[1].start, ROUNDS[1].stop - 1)]
    assert rounds_of(()) == []


@pytest.mark.parametrize(("final", "number"), [(1.0, 3), (0.5, 3), (0.0, 2)])
def test_a_winner_has_a_rise_and_a_loser_a_fall(final: float, number: int) -> None:
    values = curve({own(ROUNDS[1]): -0.3, own(ROUNDS[2]): 0.2})
    found = deciding_round(HISTORY, values, CHOICES, SEAT, final)
    assert found
    assert found.number == number
    assert found.ply == own(ROUNDS[number - 1])
    assert (found.first, found.end) == (ROUNDS[number - 1].start, ROUNDS[number - 1].stop)
    assert (found.after > found.before) == (final > 0)


def test_a_whole_round_counts_and_not_a_single_ply() -> None:
    swings = {own(ROUNDS[1]): 0.4, others(ROUNDS[1]): -0.35}
    steady = {own(ROUNDS[2]): 0.1, others(ROUNDS[2]): 0.1}
    found = deciding_round(HISTORY, curve({**swings, **steady}), CHOICES, SEAT, 1.0)
    assert found
    assert found.number == 3
    assert (found.before, found.after) == pytest.approx((0.45, 0.65))


@pytest.mark.parametrize(("mine", "is_mine"), [(0.3, True), (0.11, True), (0.09, False)])
def test_an_own_decision_stands_for_the_round_if_it_mattered(mine: float, is_mine: bool) -> None:
    found = deciding_round(HISTORY, curve({own(ROUNDS[2]): mine, others(ROUNDS[2]): 0.2}), CHOICES, SEAT, 1.0)
    assert found
    assert found.ply == (own if is_mine else others)(ROUNDS[2])


def test_a_forced_move_does_not_stand_for_a_round() -> None:
    choices = [1] * len(HISTORY)
    found = deciding_round(HISTORY, curve({own(ROUNDS[2]): 0.2, others(ROUNDS[2]): 0.1}), choices, SEAT, 1.0)
    assert found
    assert found.ply == own(ROUNDS[2])
    found = deciding_round(HISTORY, curve({own(ROUNDS[2]): 0.1, others(ROUNDS[2]): 0.2}), choices, SEAT, 1.0)
    assert found
    assert found.ply == others(ROUNDS[2])


def test_a_game_without_a_large_change_was_decided_by_no_round() -> None:
    assert deciding_round(HISTORY, curve({own(ROUNDS[1]): 0.09}), CHOICES, SEAT, 1.0) is None
    assert deciding_round((), curve({})[:1], (), SEAT, 0.4) is None


def test_an_unfinished_game_follows_how_the_chance_has_changed() -> None:
    begun = HISTORY[: ROUNDS[2].stop]
    values = curve({own(ROUNDS[1]): -0.3, own(ROUNDS[2]): 0.2})[: len(begun) + 1]
    found = deciding_round(begun, values, CHOICES, SEAT, 0.3)
    assert found
    assert found.number == 2
