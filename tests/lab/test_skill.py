"""What the levels give away in a game."""

from pathlib import Path

import pytest

from coloretto.coach.rating import scale_from_json
from coloretto_lab.experiments import skill


@pytest.mark.xdist_group("compiled")
@pytest.mark.slow
def test_every_seat_gives_away_something_or_nothing() -> None:
    lost = skill.losses("newcomer", 2, "grey", seed=1)
    assert len(lost) == 2
    assert min(lost) >= 0
    assert max(lost) > 0


@pytest.mark.xdist_group("compiled")
@pytest.mark.slow
def test_the_file_is_written_and_rates_a_player(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "losses.json"
    table = ["--players", "2", "--scoring", "grey", "--jobs", "1", "--games", "1"]
    assert skill.main([*table, "--levels", "strong", "newcomer", "--out", str(file)]) == 0
    scale = scale_from_json(file.read_text(encoding="utf-8"))
    assert list(scale["2-grey"]) == ["newcomer", "strong"], "whatever the order in which they were measured"
    assert scale["2-grey"]["newcomer"].mean > scale["2-grey"]["strong"].mean
    assert "2-grey strong" in capsys.readouterr().out


def test_a_file_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        skill.main([])
    assert "one of the arguments --out --check is required" in capsys.readouterr().err
