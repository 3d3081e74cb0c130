"""Self-play: its training batches, and fair matches between nets."""

import numpy as np
import pytest

from coloretto.bots.nets.features import layout
from coloretto.bots.nets.net import FIRST_WIDTH, POINTS_SCALE, SECOND_SCALE, SECOND_WIDTH, THIRD_SCALE
from coloretto_lab.compiled.net import Weights, weights_from_integers
from coloretto_lab.compiled.outcome import OUTCOME_SIZE
from coloretto_lab.compiled.search import RolloutSettings
from coloretto_lab.parallel import workers
from coloretto_lab.selfplay import TrainingBatch, compete, one_ply_rivals, play, play_in_parallel

pytestmark = [pytest.mark.xdist_group("compiled"), pytest.mark.heavy]

PLAYERS = 3
BLOCKS = layout(PLAYERS)
ENDS = {np.float32(0), np.float32(1 / 3), np.float32(0.5), np.float32(1)}


def net(liking: int = 1, **values: int) -> Weights:
    """Return a net that values each step of some blocks, negatively if `liking` is -1, and everything else at 0.5."""
    first, second = np.zeros((BLOCKS.feature_count, FIRST_WIDTH), int), np.zeros((FIRST_WIDTH, SECOND_WIDTH), int)
    third = np.zeros((OUTCOME_SIZE, SECOND_WIDTH), int)
    for name, step in values.items():
        begin = getattr(BLOCKS, name)
        end = BLOCKS[BLOCKS.index(begin) + 1]
        first[begin:end, 0] = step * np.arange(end - begin)
    second[0, 0] = SECOND_SCALE
    third[:, 0] = THIRD_SCALE * liking
    biases = [np.zeros(size, int) for size in (FIRST_WIDTH, SECOND_WIDTH, OUTCOME_SIZE)]
    numbers = [first.ravel(), biases[0], second.ravel(), biases[1], third.ravel(), biases[2]]
    return weights_from_integers(BLOCKS.feature_count, np.concatenate(numbers).tolist())


LIKES_NOTHING = net()
LIKES_POINTS = net(own_score=5)
HATES_POINTS = net(own_score=5, liking=-1)


def batch_of(weights: Weights, games: int, trace: float, noise: float = 0.01, rollouts: int = 0) -> TrainingBatch:
    return play(PLAYERS, "brown", games, weights, np.random.default_rng(1), noise, trace, rollouts=rollouts)


def test_outcomes_are_shares_leads_and_scores_of_finished_games() -> None:
    batch = batch_of(LIKES_POINTS, 40, trace=1.0, noise=0.0)
    assert len(batch.features) == len(batch.outcomes)
    shares, leads, scores, mean_leads = batch.outcomes.T
    assert set(np.unique(shares)) <= ENDS
    assert (leads[shares == 1] > 0).all()
    assert (leads[shares == 0] < 0).all()
    assert (leads[(shares > 0) & (shares < 1)] == 0).all()
    assert (mean_leads >= leads).all()
    points = scores * POINTS_SCALE
    assert np.allclose(points, points.round(), atol=1e-4)
    assert 10 < points.mean() < 60


def test_without_a_trace_a_return_is_the_value_of_the_next_state() -> None:
    batch = batch_of(LIKES_NOTHING, 10, trace=0.0)
    assert ((batch.outcomes[:, 0] == 0.5) | np.isin(batch.outcomes[:, 0], np.array(sorted(ENDS)))).all()
    assert (batch.outcomes[:, 0] == 0.5).mean() > 0.9


def test_with_rollouts_a_return_is_what_the_search_finds() -> None:
    known, found = (batch_of(LIKES_NOTHING, 10, trace=0.0, rollouts=rollouts).outcomes[:, 0] for rollouts in (0, 8))
    in_between = [((shares != 0.5) & ~np.isin(shares, np.array(sorted(ENDS)))).mean() for shares in (known, found)]
    assert in_between[0] == 0, "a net that values everything at 0.5 foresees no result"
    assert in_between[1] > 0.02


def test_with_a_trace_the_result_counts_less_the_farther_away_it_is() -> None:
    batch = batch_of(LIKES_NOTHING, 1, trace=0.5)
    distance = abs(batch.outcomes[:, 0] - 0.5)
    half = len(distance) // 2
    assert distance[:half].mean() < distance[half:].mean() / 10


def test_against_rivals_the_net_plays_and_learns_at_one_seat() -> None:
    def batch_against(net: Weights) -> TrainingBatch:
        rivals = one_ply_rivals(PLAYERS, "brown", net)
        return play(PLAYERS, "brown", 90, LIKES_POINTS, np.random.default_rng(1), 0.01, 1.0, rivals)

    everybody, equals = batch_of(LIKES_POINTS, 90, trace=1.0), batch_against(LIKES_POINTS)
    assert len(equals.outcomes) < len(everybody.outcomes) / 2
    others = batch_against(HATES_POINTS)
    assert len(others.outcomes) < 0.7 * len(equals.outcomes), "rivals that hate points take their rows early"


def test_the_more_a_point_counts_the_more_seats_play_for_points() -> None:
    heads = LIKES_POINTS.heads * np.array([[1.0], [1.0], [1.0], [-1.0]])
    torn = LIKES_POINTS._replace(heads=heads)

    def mean_score(point_value: float) -> float:
        batch = play(PLAYERS, "brown", 60, torn, np.random.default_rng(1), 0.0, 1.0, point_value=point_value)
        return float(batch.outcomes[:, 2].mean())

    assert mean_score(0.0) > mean_score(1.0) + 0.1, "the net likes points for the win, and dislikes them as a lead"


def test_the_same_seed_plays_the_same_games() -> None:
    one, other = batch_of(LIKES_POINTS, 20, 0.9), batch_of(LIKES_POINTS, 20, 0.9)
    assert (one.features == other.features).all()
    assert (one.outcomes == other.outcomes).all()


def test_equal_nets_win_equally_and_the_better_net_wins_more() -> None:
    def mean_share(net: Weights, others: Weights) -> float:
        rivals = one_ply_rivals(3, "brown", others)
        return float(compete(3, "brown", 1500, net, rivals, np.random.default_rng(3)).mean())

    assert mean_share(LIKES_NOTHING, LIKES_NOTHING) == pytest.approx(1 / 3, abs=0.04)
    assert mean_share(LIKES_POINTS, HATES_POINTS) > 0.4


def test_rivals_with_rollouts_win_more_than_at_one_ply() -> None:
    rivals = one_ply_rivals(3, "brown", LIKES_POINTS)
    searching = rivals._replace(settings=RolloutSettings(rollouts=12, min_rollouts=4))
    shares = [
        compete(3, "brown", 400, LIKES_POINTS, each, np.random.default_rng(5)).mean() for each in (rivals, searching)
    ]
    assert shares[0] == pytest.approx(1 / 3, abs=0.08)
    assert shares[1] < 0.2


def test_the_number_of_processes_does_not_change_the_batch() -> None:
    here = play_in_parallel(PLAYERS, "grey", 20, LIKES_POINTS, [1, 2], noise=0.01, trace=0.8)
    with workers(2, None):
        there = play_in_parallel(PLAYERS, "grey", 20, LIKES_POINTS, [1, 2], noise=0.01, trace=0.8)
    assert len(here.outcomes) > 20 * 20
    assert np.array_equal(here.features, there.features)
    assert np.array_equal(here.outcomes, there.outcomes)
