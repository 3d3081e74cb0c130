"""Self-play: what is learned from games, and that a meeting is fair."""

import numpy as np
import pytest

from coloretto.bots.features import layout
from coloretto_lab.compiled.net import Weights, weights_from_integers
from coloretto_lab.parallel import workers
from coloretto_lab.selfplay import Lesson, compete, play, play_in_parallel

pytestmark = [pytest.mark.xdist_group("compiled"), pytest.mark.slow]

PLAYERS = 3
BLOCKS = layout(PLAYERS)
ENDS = {np.float32(0), np.float32(1 / 3), np.float32(0.5), np.float32(1)}


def net(liking: int = 1, **worth: int) -> Weights:
    """A net that likes every step of a block so much, or dislikes it, and thinks all else an even chance."""
    first, second, third = np.zeros((BLOCKS.feature_count, 64), int), np.zeros((64, 32), int), np.zeros((2, 32), int)
    for name, step in worth.items():
        begin = getattr(BLOCKS, name)
        end = BLOCKS[BLOCKS.index(begin) + 1]
        first[begin:end, 0] = step * np.arange(end - begin)
    second[0, 0] = 64
    third[:, 0] = 1024 * liking
    numbers = [first.ravel(), np.zeros(64, int), second.ravel(), np.zeros(32, int), third.ravel(), np.zeros(2, int)]
    return weights_from_integers(BLOCKS.feature_count, np.concatenate(numbers).tolist())


LIKES_NOTHING = net()
LIKES_POINTS = net(own_score=5)
HATES_POINTS = net(own_score=5, liking=-1)


def lesson_of(weights: Weights, games: int, trace: float, noise: float = 0.01) -> Lesson:
    return play(PLAYERS, "brown", games, weights, np.random.default_rng(1), noise, trace)


def test_wins_add_up_to_one_and_leads_are_in_points() -> None:
    lesson = lesson_of(LIKES_POINTS, 40, trace=1.0, noise=0.0)
    assert len(lesson.slots) == len(lesson.shares) == len(lesson.leads)
    assert set(np.unique(lesson.shares)) <= ENDS
    won, lost = lesson.shares == 1, lesson.shares == 0
    assert (lesson.leads[won] > 0).all()
    assert (lesson.leads[lost] < 0).all()
    assert (lesson.leads[(lesson.shares > 0) & (lesson.shares < 1)] == 0).all()


def test_without_a_trace_a_return_is_the_value_of_the_next_state() -> None:
    lesson = lesson_of(LIKES_NOTHING, 10, trace=0.0)
    assert ((lesson.shares == 0.5) | np.isin(lesson.shares, np.array(sorted(ENDS)))).all()
    assert (lesson.shares == 0.5).mean() > 0.9


def test_with_a_trace_the_result_counts_less_the_farther_away_it_is() -> None:
    lesson = lesson_of(LIKES_NOTHING, 1, trace=0.5)
    distance = abs(lesson.shares - 0.5)
    half = len(distance) // 2
    assert distance[:half].mean() < distance[half:].mean() / 10


def test_the_same_seed_plays_the_same_games() -> None:
    one, other = lesson_of(LIKES_POINTS, 20, 0.9), lesson_of(LIKES_POINTS, 20, 0.9)
    assert (one.slots == other.slots).all()
    assert (one.shares == other.shares).all()


def test_equal_nets_win_equally_and_the_better_net_wins_more() -> None:
    rng = np.random.default_rng(3)
    assert compete(3, "brown", 1500, LIKES_NOTHING, LIKES_NOTHING, rng).mean() == pytest.approx(1 / 3, abs=0.04)
    assert compete(3, "brown", 1500, LIKES_POINTS, HATES_POINTS, rng).mean() > 0.4


@pytest.mark.heavy
def test_the_number_of_processes_does_not_change_the_batch() -> None:
    here = play_in_parallel(PLAYERS, "grey", 20, LIKES_POINTS, [1, 2], noise=0.01, trace=0.8)
    with workers(2, None):
        there = play_in_parallel(PLAYERS, "grey", 20, LIKES_POINTS, [1, 2], noise=0.01, trace=0.8)
    assert len(here.shares) > 20 * 20
    assert np.array_equal(here.slots, there.slots)
    assert np.array_equal(here.shares, there.shares)
    assert np.array_equal(here.leads, there.leads)
