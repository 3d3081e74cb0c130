"""The scoring tables and the jokers' colours."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.cards import COLOURS
from coloretto.scoring import POINTS, best_jokers, best_score, joker_count, plus_colours, score
from tests.support.games import area


@pytest.mark.parametrize(
    ("scoring", "points"), [("brown", [0, 1, 3, 6, 10, 15, 21, 21, 21]), ("grey", [0, 1, 4, 8, 7, 6, 5, 5, 5])]
)
def test_points_match_the_scoring_cards(scoring: str, points: list[int]) -> None:
    assert list(POINTS[scoring][: len(points)]) == points


@pytest.mark.parametrize(
    ("cards", "scoring", "points"),
    [
        ("-", "brown", 0),
        ("R", "brown", 1),
        ("R2", "brown", 3),
        ("R7", "brown", 21),
        ("RROOYYG", "brown", 3 + 3 + 3 - 1),
        ("R6G4B3P2+*", "brown", 41),
        ("R6O6Y6G6T6B6P6", "brown", 3 * 21 - 4 * 21),
        ("+5", "brown", 10),
        ("R3O3Y3G3", "grey", 8 + 8 + 8 - 8),
        ("R6O3Y3G3", "grey", 8 + 8 + 8 - 5),
        ("R9", "grey", 5),
        ("*", "brown", 1),
        ("$", "grey", 1),
        ("R5*$", "brown", 21 + 1),
    ],
)
def test_three_colours_count_plus_and_the_others_minus(cards: str, scoring: str, points: int) -> None:
    assert best_score(area(cards), scoring) == points


def test_a_joker_may_become_a_new_colour() -> None:
    # Grey: 3 + 3 of two colours score 8 + 8; a joker as a third colour adds 1, as a fourth card it would cost 1.
    assert best_jokers(area("R3O3*"), "grey") == (2,)


def test_a_golden_joker_gets_a_colour_like_a_joker() -> None:
    assert best_jokers(area("R5$"), "brown") == best_jokers(area("R5*"), "brown") == (0,)


def test_a_joker_may_make_a_minus_colour_cheaper_on_the_grey_side() -> None:
    # Four colours of 3 and more: 8 + 8 + 8 - 8; a fourth card of one of them makes that one the minus colour, at 7.
    assert best_score(area("R3O3Y3G3*"), "grey") == 8 + 8 + 8 - 7


@given(
    counts=st.lists(st.integers(0, 9), min_size=COLOURS, max_size=COLOURS),
    jokers=st.integers(0, 3),
    scoring=st.sampled_from(["brown", "grey"]),
)
def test_no_joker_colours_score_more_than_the_best(counts: list[int], jokers: int, scoring: str) -> None:
    held = (*counts, 0, jokers, 0)
    assert joker_count(held) == jokers
    choices = product(range(COLOURS), repeat=jokers)
    assert best_score(held, scoring) == max(score(held, scoring, colours) for colours in choices)


@given(
    counts=st.lists(st.integers(0, 9), min_size=COLOURS, max_size=COLOURS), scoring=st.sampled_from(["brown", "grey"])
)
def test_plus_colours_are_those_that_score_points(counts: list[int], scoring: str) -> None:
    plus = plus_colours(tuple(counts), scoring)
    points = [POINTS[scoring][count] * (1 if colour in plus else -1) for colour, count in enumerate(counts)]
    assert sum(points) == score((*counts, 0, 0, 0), scoring, ())
