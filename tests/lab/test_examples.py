"""The examples and the benchmark run."""

import math
import re

import pytest

from coloretto_lab.examples import baselines
from coloretto_lab.experiments import environments

MEASURED = r"won \d+\.\d%( ± \d+\.\d%)? of (\d+) games against (\w+)\n$"


def test_tree_search_plays_against_a_level(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    from coloretto_lab.examples import mcts

    mcts.main(["--level", "greedy", "--simulations", "2", "--deals", "1"])
    found = re.match("2 simulations " + MEASURED, capsys.readouterr().out)
    assert found and found.groups() == (None, "2", "greedy")


@pytest.mark.heavy
@pytest.mark.xdist_group("compiled")
def test_evolution_learns_to_beat_random_players(capsys: pytest.CaptureFixture[str]) -> None:
    from coloretto_lab.examples import evolution

    arguments = ["--generations", "4", "--population", "8", "--opponent", "random", "--deals", "20"]
    share = evolution.main([*arguments, "--jobs", "1"])
    assert share > 0.75
    assert evolution.main([*arguments, "--jobs", "2"]) == share
    assert re.search("the policy " + MEASURED, capsys.readouterr().out)


@pytest.mark.heavy
def test_evolution_runs_on_a_dask_cluster() -> None:
    distributed = pytest.importorskip("distributed")
    from coloretto_lab.examples import evolution

    arguments = ["--generations", "2", "--population", "4", "--opponent", "random", "--deals", "5"]
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        share = evolution.main([*arguments, "--cluster", cluster.scheduler_address])
    assert evolution.main([*arguments, "--jobs", "1"]) == share


@pytest.mark.heavy
def test_policy_optimization_learns_to_beat_random_players() -> None:
    pytest.importorskip("torch")
    from coloretto_lab.examples import ppo

    shares = ppo.main(["--opponents", "random", "--updates", "16", "--deals", "10"])
    assert not any(map(math.isnan, shares))
    assert sum(shares[-4:]) / 4 > 0.75


@pytest.mark.heavy
def test_maskable_policy_optimization_learns_to_beat_random_players() -> None:
    pytest.importorskip("sb3_contrib")
    from coloretto_lab.examples import maskable_ppo

    assert maskable_ppo.main(["--opponents", "random", "--steps", "20000", "--deals", "20"]) > 0.75


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.heavy
def test_the_baselines_are_a_table_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--bots", "greedy,evolution", "--opponents", "random", "--deals", "4", "--seeds", "2"]
    baselines.main([*arguments, "--", "--generations", "1", "--population", "2", "--jobs", "1"])
    head, _, greedy, evolution = capsys.readouterr().out.splitlines()
    assert head == "| player | seeds | against random |"
    assert re.fullmatch(r"\| greedy \| - \| \d\.\d{3} ± \d\.\d{3} \|", greedy)
    assert re.fullmatch(r"\| evolution \| 2 \| \d\.\d{3} ± \d\.\d{3} \|", evolution)


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
def test_the_benchmark_measures_every_environment_that_is_installed(capsys: pytest.CaptureFixture[str]) -> None:
    environments.main(["--seconds", "0.01", "--games", "4"])
    _, *rows = capsys.readouterr().out.splitlines()
    assert len(rows) == 9
    assert all(re.fullmatch(r".+ +([\d,]+ +[\d,]+|not installed)", row) for row in rows)
    assert sum("not installed" not in row for row in rows) >= 3
