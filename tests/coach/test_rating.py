"""The rating of a person, by what their decisions gave away and what the levels give away."""

from math import inf, nan
from typing import Any

import pytest

from coloretto.bots import LEVELS
from coloretto.cards import PLAYERS, SCORINGS
from coloretto.coach.rating import MAX_GAMES, MIN_LOSS, Loss, measured_scale, rate, rate_course
from coloretto.service.session import Session
from tests.bridge.support.driver import ask

SCALE = {"2-grey": {"weak": Loss(16, 4), "fair": Loss(4, 2), "good": Loss(1, 1)}}
GAME = {"players": 4, "scoring": "brown", "lost": 3.5}


def games(*lost: float) -> list[tuple[str, float]]:
    return [("2-grey", points) for points in lost]


@pytest.mark.parametrize(("lost", "place"), [(40, 0), (16, 0), (8, 0.5), (4, 1), (2, 1.5), (0.5, 2), (0, 2)])
def test_a_rating_is_a_place_between_the_levels(lost: float, place: float) -> None:
    rating = rate(games(lost, lost, lost), SCALE)
    assert rating.value == pytest.approx(place)
    assert rating.low <= rating.value <= rating.high


def test_the_interval_narrows_with_the_number_of_games() -> None:
    few, many = (rate(games(*[8] * count), SCALE) for count in (3, 27))
    assert few.high - few.low > 2 * (many.high - many.low)
    assert few.low < 0.5 < few.high


def test_only_the_latest_thirty_games_count() -> None:
    assert rate_course(games(*[16] * 9, *[4] * 30), SCALE)[-1] == rate(games(*[4] * 30), SCALE)


def test_two_games_are_too_few_for_a_rating() -> None:
    assert rate_course(games(8, 8), SCALE) == []


def test_there_is_a_rating_after_each_of_the_latest_games() -> None:
    lost = [16.0, 8, 4, 2, 1]
    assert rate_course(games(*lost), SCALE) == [rate(games(*lost[:count]), SCALE) for count in (3, 4, 5)]
    assert len(rate_course(games(*lost * 20), SCALE)) == MAX_GAMES


def test_games_before_the_latest_fifty_nine_change_nothing() -> None:
    lost = games(*[number % 7 for number in range(100)])
    assert rate_course(lost, SCALE) == rate_course(lost[-59:], SCALE)


def test_at_every_table_a_stronger_level_gives_away_less() -> None:
    # Expert and master give away so little that chance decides which of them gives away less.
    scale = measured_scale()
    assert set(scale) == {f"{players}-{scoring}" for players in PLAYERS for scoring in SCORINGS}
    for levels in scale.values():
        assert list(levels) == list(LEVELS)
        means = [max(loss.mean, MIN_LOSS) for loss in levels.values()]
        assert means[:-1] == sorted(means[:-1], reverse=True)
        assert means[-1] < means[-2] + MIN_LOSS


def test_a_person_with_too_few_games_learns_how_many_are_missing() -> None:
    answers = [ask(Session(), "rating", games=[GAME] * count)["result"] for count in (0, 2, 3, 31)]
    assert [(answer["games"], answer["missing"]) for answer in answers] == [(0, 3), (2, 1), (3, 0), (30, 0)]
    assert [len(answer["ratings"]) for answer in answers] == [0, 0, 1, 29]


@pytest.mark.parametrize("lost", [-1e308, -0.5, 0, 1e308, 10**300])
def test_a_game_may_have_lost_any_points(lost: float) -> None:
    (rating,) = ask(Session(), "rating", games=[{**GAME, "lost": lost}] * 3)["result"]["ratings"]
    assert 0 <= rating["low"] <= rating["value"] <= rating["high"] <= len(LEVELS) - 1


@pytest.mark.parametrize(
    ("rated", "type_of_error"),
    [
        (None, "RequestError"),
        ({"0": GAME}, "RequestError"),
        ([None], "RequestError"),
        ([[4, "brown", 3.5]], "RequestError"),
        ([GAME, {**GAME, "players": 9}], "VariantError"),
        ([{**GAME, "players": "4"}], "VariantError"),
        ([{**GAME, "scoring": ["brown"]}], "VariantError"),
        ([{**GAME, "lost": None}], "RequestError"),
        ([{**GAME, "lost": True}], "RequestError"),
        ([{**GAME, "lost": "3"}], "RequestError"),
        ([{**GAME, "lost": nan}], "RequestError"),
        ([{**GAME, "lost": -inf}], "RequestError"),
        ([{**GAME, "lost": 10**400}], "RequestError"),
    ],
)
def test_an_invalid_game_is_refused(rated: Any, type_of_error: str) -> None:
    assert ask(Session(), "rating", games=rated)["error"]["type"] == type_of_error
