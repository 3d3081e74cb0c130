"""The examples and the benchmark run."""

import math
import re

import pytest

from coloretto_envs import benchmark


def test_tree_search_plays_against_a_level(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    from coloretto_envs.examples import mcts

    mcts.main(["--level", "greedy", "--simulations", "2", "--games", "1"])
    assert re.fullmatch(r"2 simulations won [\d.]+% of 2 games against greedy\n", capsys.readouterr().out)


@pytest.mark.heavy
def test_policy_optimization_learns_to_beat_random_players() -> None:
    pytest.importorskip("torch")
    from coloretto_envs.examples import ppo

    shares = ppo.main(["--opponents", "random", "--updates", "16"])
    assert not any(map(math.isnan, shares))
    assert sum(shares[-4:]) / 4 > 0.75


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_the_benchmark_measures_every_environment(capsys: pytest.CaptureFixture[str]) -> None:
    benchmark.main(["--seconds", "0.01", "--games", "4"])
    assert len(re.findall(r"^.+ +[\d,]+ +[\d,]+$", capsys.readouterr().out, re.MULTILINE)) == 3
