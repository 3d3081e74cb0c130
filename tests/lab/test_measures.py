"""Measurements: losses, the ladder and reviews."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from coloretto.bots import LEVELS
from coloretto.bots.base import Limit, run
from coloretto.cards import Variant
from coloretto.coach import action_values
from coloretto.coach.action_values import evaluate_decision
from coloretto_lab import arena
from coloretto_lab.experiments import ladder, review_figures, yardsticks
from coloretto_lab.loss import blunder_rate, points_lost
from tests.support.games import decisions

pytestmark = pytest.mark.slow


def test_only_clearly_worse_actions_lose_points() -> None:
    losses = set()
    for state in decisions(Variant(2), seed=3)[20:60:7]:
        values = run(evaluate_decision(state))
        best, *others = values.choices
        assert points_lost(state, best.action) == 0
        for other in others:
            is_worse = not values.is_near_best(other) and other.lead < best.lead
            lost = points_lost(state, other.action)
            assert lost == (best.lead - other.lead if is_worse else 0)
            losses.add(lost > 0)
    assert losses == {False, True}


@pytest.fixture
def few_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge decisions with a few rollouts only, in this process."""
    monkeypatch.setattr(action_values, "ROLLOUTS", 2)


@pytest.mark.usefixtures("few_rollouts")
def test_only_judged_entrants_have_losses() -> None:
    match = arena.Match(Variant(2), ("casual", "regular"), Limit(nodes=500), 0, seed=1, judged=[0])
    (deal,) = arena.play_deals(match, [0])
    assert [len(outcome.lost) > 0 for outcome in deal] == [True, False]


def test_a_blunder_loses_three_points_or_more() -> None:
    assert blunder_rate([0.0, 2.9, 3.0, 8.0]) == 0.5


@pytest.mark.usefixtures("few_rollouts")
def test_a_judged_match_prints_points_lost(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(["--bots", "strong,random", "--players", "2", "--deals", "2", "--judge", "--jobs", "1"]) == 0
    strong, lottery = (line.split("|") for line in capsys.readouterr().out.splitlines()[4:])
    assert float(strong[5]) < float(lottery[5])
    assert float(strong[6]) < float(lottery[6])


@pytest.mark.xdist_group("compiled")
def test_the_ladder_prints_a_line_for_each_step_with_all_tables(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--players", "2", "--levels", "casual", "regular", "--deals", "2", "--jobs", "1"]
    assert ladder.main(arguments) == 0
    head, _, *rows = (line.split(" | ") for line in capsys.readouterr().out.splitlines())
    assert head == ["| step", "2, brown", "2, grey |"]
    assert [row[0] for row in rows] == ["| casual over newcomer", "| regular over casual"]
    assert all(float(cell.split(" ± ")[0]) >= 0.5 for row in rows for cell in row[1:])


@pytest.mark.xdist_group("compiled")
def test_yardsticks_print_a_line_for_each_side(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--opponent", "random", "--levels", "strong", "--players", "2", "3", "--edition", "golden"]
    assert yardsticks.main([*arguments, "--games", "12", "--jobs", "1"]) == 0
    head, _, *rows = (line.split("|")[1:-1] for line in capsys.readouterr().out.splitlines())
    assert [cell.strip() for cell in head] == ["level", "edition", "side", "2 players", "3 players"]
    assert [[cell.strip() for cell in row[:3]] for row in rows] == [
        ["strong", "golden", "brown"],
        ["strong", "golden", "grey"],
    ]
    assert all(float(cell.split("±")[0]) > 0.8 for row in rows for cell in row[3:])


@pytest.mark.usefixtures("few_rollouts")
@pytest.mark.xdist_group("compiled")
def test_figures_of_other_levels_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = json.loads(ladder.FIGURES.read_text(encoding="utf-8"))
    written = tmp_path / "figures.json"
    written.write_text(json.dumps(before), encoding="utf-8")
    monkeypatch.setattr(ladder, "FIGURES", written)
    assert ladder.main(["--write", "--levels", "casual", "--deals", "1", "--jobs", "1"]) == 0
    after = json.loads(written.read_text(encoding="utf-8"))
    assert [level for level in after if after[level] != before[level]] == ["casual"]
    assert tuple(after) == LEVELS


def test_the_shipped_figures_cover_all_levels_in_order() -> None:
    figures = json.loads(ladder.FIGURES.read_text(encoding="utf-8"))
    assert tuple(figures) == LEVELS
    shares = [figures[level]["share"] for level in LEVELS]
    assert shares == sorted(shares)
    lost = [figures[level]["lost"] for level in LEVELS]
    assert all(stronger < weaker for weaker, stronger in pairwise(lost))


def test_the_weights_are_in_the_folder_of_the_wheel() -> None:
    assert (Path(ladder.FIGURES).parent / "weights" / "2-brown.bin").exists()


def test_reviews_are_measured_by_level_and_by_plain_search(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--levels", "newcomer", "--players", "2", "--games", "2", "--positions", "3"]
    assert review_figures.main(arguments) == 0
    output = capsys.readouterr().out
    assert re.search(r"\| newcomer \| 0\.\d+ \| \d\.\d+ \| 0\.\d+ ± 0\.\d+ \| \d+\.\d+ ± \d+\.\d+ \|", output)
    off = re.search(r"error of its values is ([0-9.]+) of share and ([0-9.]+) points", output)
    assert off and float(off[1]) < 0.05 and float(off[2]) < 1
