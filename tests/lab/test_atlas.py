"""The score atlas: how often each level reaches each score, for the page's comparison."""

import json
from pathlib import Path

import pytest

from coloretto.bots import LEVELS
from coloretto.cards import EDITIONS, PLAYERS, SCORINGS, Variant
from coloretto_lab.experiments import atlas
from tools import project

MEASURED = project.ROOT / "py" / "coloretto_lab" / "measured" / "scores.json"
ARGUMENTS = ["--players", "2", "--scoring", "grey", "--edition", "classic", "--half-width", "0.3", "--jobs", "1"]


@pytest.mark.xdist_group("compiled")
@pytest.mark.slow
def test_every_score_is_counted() -> None:
    variant = Variant(3, "golden", "brown")
    scores = atlas.play_scores(variant, "regular", range(4))
    assert sum(scores.values()) == 12
    assert scores == atlas.play_scores(variant, "regular", range(2)) + atlas.play_scores(variant, "regular", [2, 3])


@pytest.mark.xdist_group("compiled")
@pytest.mark.slow
def test_measuring_a_level_keeps_the_others(tmp_path: Path) -> None:
    file = tmp_path / "scores.json"
    for level in ("casual", "newcomer"):
        assert atlas.main([*ARGUMENTS, "--levels", level, "--out", str(file)]) == 0
    levels = json.loads(file.read_text(encoding="utf-8"))["2-grey-classic"]
    assert list(levels) == ["newcomer", "casual"]
    for entry in levels.values():
        assert sum(entry["counts"]) == 2 * entry["games"] == 2 * atlas.games_for(2, 0.3)
        assert entry["counts"][0] > 0
        assert entry["counts"][-1] > 0


@pytest.mark.parametrize("players", PLAYERS)
def test_every_table_and_level_has_been_measured(players: int) -> None:
    measured = json.loads(MEASURED.read_text(encoding="utf-8"))
    for scoring in SCORINGS:
        for edition in EDITIONS:
            levels = measured[f"{players}-{scoring}-{edition}"]
            assert list(levels) == list(LEVELS)
            assert all(sum(entry["counts"]) == players * entry["games"] for entry in levels.values())
