"""Games of an arena in this process, and what they add up to."""

import math
from typing import Any

import pytest

from coloretto.bots.base import Limit
from coloretto.bots.scripts.function import FunctionBot
from coloretto.cards import Variant
from coloretto.contest.entrants import Entrant, GuestEntrant
from coloretto.contest.matches import (
    Outcome,
    fill_line_up,
    interval,
    mean_interval,
    merge_games,
    outcomes_by_bot,
    play_game,
)
from coloretto.errors import ColorettoError
from coloretto.game import Game, Player
from coloretto.state import Action, State
from coloretto.steps import NO_STEP

FIRST_SEAT = Game.deal(Variant(3), [Player()] * 3, seed=1).state.seat


def guests(*functions: Any) -> list[Entrant]:
    return [GuestEntrant(FunctionBot(function), Limit(nodes=1)) for function in functions]


def first(state: State, legal: Any, rng: Any) -> Action:
    return int(legal[0])


def failing(state: State, legal: Any, rng: Any) -> Action:
    if sum(map(sum, state.areas)) > 12:
        raise ValueError("no idea")
    return first(state, legal, rng)


def test_a_game_has_an_outcome_for_each_place() -> None:
    steps: list[tuple[int, int]] = []
    outcomes = play_game(
        Variant(3),
        guests(first, first, first),
        seed=1,
        rotation=1,
        judge=lambda place, state, action: float(place) if place else None,
        begin=lambda place, ply: steps.append((place, ply)),
    )
    seen, ends = steps[::2], steps[1::2]
    assert ends == [NO_STEP] * len(seen)
    assert [ply for _, ply in seen] == list(range(1, len(seen) + 1))
    assert seen[0] == ((FIRST_SEAT + 1) % 3, 1), "the rotation moves the places by one seat"
    for place, outcome in enumerate(outcomes):
        assert len(outcome.seconds) == sum(other == place for other, _ in seen)
        assert outcome.lost == ([] if place == 0 else [place] * len(outcome.seconds))
        assert outcome.forfeits == []
    best = max(outcomes, key=lambda outcome: outcome.points)
    assert sum(outcome.shares[0] for outcome in outcomes) == 1
    assert best.shares[0] == max(outcome.shares[0] for outcome in outcomes)
    others = [outcome.points[0] for outcome in outcomes if outcome is not best]
    assert best.leads == [best.points[0] - max(others)]


def test_the_places_of_a_rotation_play_the_seats_of_the_same_deal() -> None:
    games = [play_game(Variant(3), guests(first, first, first), seed=1, rotation=turn) for turn in range(3)]
    points = [[outcome.points[0] for outcome in game] for game in games]
    assert points[1] == points[0][-1:] + points[0][:-1]
    assert points[2] == points[0][-2:] + points[0][:-2]
    joined = merge_games(games)
    assert [outcome.points for outcome in joined] == [list(place) for place in zip(*points, strict=True)]


def test_a_forfeit_ends_the_game_and_shares_the_win_among_the_others() -> None:
    outcomes = play_game(Variant(3), guests(first, failing, first), seed=7, rotation=0)
    assert [outcome.shares for outcome in outcomes] == [[0.5], [0.0], [0.5]]
    assert [outcome.points for outcome in outcomes] == [[], [], []]
    (reason,) = outcomes[1].forfeits
    plies = sum(len(outcome.seconds) for outcome in outcomes) + 1
    assert reason.startswith(f"deal 7, ply {plies}: raised ValueError in test_duplicate_deals.py, line ")
    assert not outcomes[0].forfeits


def test_a_decision_that_takes_too_long_forfeits() -> None:
    entrants = [GuestEntrant(FunctionBot(first), Limit(), reply_timeout=0)] * 3
    outcomes = play_game(Variant(3), entrants, seed=1, rotation=2)
    assert outcomes[(FIRST_SEAT + 2) % 3] == Outcome(
        shares=[0.0], forfeits=["deal 1, ply 1: gave no answer within 0 s"]
    )


def test_the_last_bot_also_fills_the_remaining_seats() -> None:
    assert fill_line_up(["a"], 2) == ("a", "a")
    assert fill_line_up(["a", "b", "c"], 5) == ("a", "b", "c", "c", "c")
    with pytest.raises(ColorettoError, match=r"^3 bots do not fit at 2 seats$"):
        fill_line_up(["a", "b", "c"], 2)


def test_the_outcomes_of_a_bot_are_joined_over_its_places() -> None:
    deals = [
        [Outcome(shares=[1.0], seconds=[0.5]), Outcome(points=[3.0], lost=[0.1]), Outcome(points=[4.0], leads=[-2.0])],
        [Outcome(forfeits=["late"]), Outcome(shares=[0.5]), Outcome(shares=[0.25])],
    ]
    assert outcomes_by_bot(("strong", "casual", "casual"), deals) == {
        "strong": [deals[0][0], deals[1][0]],
        "casual": [Outcome(points=[3.0, 4.0], leads=[-2.0], lost=[0.1]), Outcome(shares=[0.5, 0.25])],
    }


def test_the_interval_of_the_wins_takes_deals_as_independent() -> None:
    mean, half_width = interval([Outcome(shares=[1.0, 0.0]), Outcome(shares=[1.0, 1.0])])
    # The shares of the deals are 0.5 and 1, with a standard error of 0.25.
    assert mean == 0.75
    assert half_width == pytest.approx(1.96 * 0.25)


def test_a_single_value_has_no_interval() -> None:
    mean, half_width = mean_interval([3.0])
    assert mean == 3
    assert math.isnan(half_width)
