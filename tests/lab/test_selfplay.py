"""Self-play: what is learned from games, and that a meeting is fair."""

import numpy as np
import pytest

from coloretto.features import layout
from coloretto_lab.selfplay import Values, compete, play
from coloretto_lab.vector_games import Small


def likes_points(slots: Small) -> Values:
    """A simple player: the more points, the better."""
    blocks = layout(3)
    own = (slots >= blocks.own_score) & (slots < blocks.other_colours)
    values: Values = (np.where(own, slots - blocks.own_score, 0).sum(1) / 30).astype(np.float32)
    return values


def likes_nothing(slots: Small) -> Values:
    return np.full(len(slots), 0.25, np.float32)


def test_the_wins_of_a_game_add_up_to_one_and_leads_are_about_points() -> None:
    lesson = play(3, "brown", 40, likes_points, np.random.default_rng(1), noise=0.0, trace=1.0)
    assert len(lesson.slots) == len(lesson.shares) == len(lesson.points) == len(lesson.leads)
    assert set(np.unique(lesson.shares)) <= {np.float32(0), np.float32(1 / 3), np.float32(0.5), np.float32(1)}
    won, lost = lesson.shares == 1, lesson.shares == 0
    assert (lesson.leads[won] > 0).all()
    assert (lesson.leads[lost] < 0).all()
    assert (lesson.leads[(lesson.shares > 0) & (lesson.shares < 1)] == 0).all()


def test_without_a_trace_what_a_state_should_have_been_worth_is_what_the_next_one_was_thought_worth() -> None:
    lesson = play(3, "brown", 10, likes_nothing, np.random.default_rng(1), noise=0.01, trace=0.0)
    assert ((lesson.shares == 0.25) | np.isin(lesson.shares, np.array([0, 1 / 3, 0.5, 1], np.float32))).all()
    assert (lesson.shares == 0.25).mean() > 0.9


def test_with_a_trace_the_end_counts_less_the_farther_away_it_is() -> None:
    lesson = play(3, "brown", 10, likes_nothing, np.random.default_rng(1), noise=0.01, trace=0.5)
    distance = abs(lesson.shares - 0.25)
    half = len(distance) // 2
    assert distance[:half].mean() < distance[half:].mean() / 10


def test_the_same_seed_plays_the_same_games() -> None:
    lessons = [play(2, "grey", 20, likes_nothing, np.random.default_rng(7), noise=0.1, trace=0.9) for _ in range(2)]
    assert (lessons[0].slots == lessons[1].slots).all()
    assert (lessons[0].shares == lessons[1].shares).all()


def test_equals_share_alike_and_the_better_player_wins_more() -> None:
    rng = np.random.default_rng(3)
    assert compete(3, "brown", 1500, likes_nothing, likes_nothing, rng).mean() == pytest.approx(1 / 3, abs=0.04)
    assert compete(3, "brown", 1500, likes_points, likes_nothing, rng).mean() > 0.4
