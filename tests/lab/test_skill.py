"""What the levels give away in a game, and the rating of a player by it."""

from pathlib import Path

import pytest

from coloretto.bots import LEVELS
from coloretto_lab.experiments import skill
from coloretto_lab.experiments.skill import MIN_LOSS, Loss, rate
from tools import project

SHIPPED = project.WEB / "src" / "features" / "strength" / "losses.json"
SCALE = {"2-grey": {"weak": Loss(16, 4), "fair": Loss(4, 2), "good": Loss(1, 1)}}


@pytest.mark.xdist_group("compiled")
@pytest.mark.slow
def test_every_seat_gives_away_something_or_nothing() -> None:
    lost = skill.losses("newcomer", 2, "grey", seed=1)
    assert len(lost) == 2
    assert min(lost) >= 0
    assert max(lost) > 0


@pytest.mark.parametrize(("lost", "place"), [(40, 0), (16, 0), (8, 0.5), (4, 1), (2, 1.5), (0, 2)])
def test_a_rating_is_a_place_between_the_levels(lost: float, place: float) -> None:
    rating = rate([("2-grey", lost)] * 3, SCALE)
    assert rating.value == pytest.approx(place)
    assert rating.low <= rating.value <= rating.high


@pytest.mark.xdist_group("compiled")
@pytest.mark.slow
def test_the_file_is_written_and_rates_a_player(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "losses.json"
    table = ["--players", "2", "--scoring", "grey", "--jobs", "1", "--games", "1"]
    assert skill.main([*table, "--levels", "strong", "newcomer", "--out", str(file)]) == 0
    scale = skill.scale_from_json(file.read_text(encoding="utf-8"))
    assert list(scale["2-grey"]) == ["newcomer", "strong"], "whatever the order in which they were measured"
    assert scale["2-grey"]["newcomer"].mean > scale["2-grey"]["strong"].mean
    assert "2-grey strong" in capsys.readouterr().out


def test_a_file_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        skill.main([])
    assert "one of the arguments --out --check is required" in capsys.readouterr().err


def test_at_every_table_a_stronger_level_gives_away_less() -> None:
    # Expert and master give away so little that chance decides which of them gives away less.
    scale = skill.scale_from_json(SHIPPED.read_text(encoding="utf-8"))
    assert len(scale) == 8
    for levels in scale.values():
        assert list(levels) == list(LEVELS)
        means = [max(loss.mean, MIN_LOSS) for loss in levels.values()]
        assert means[:-1] == sorted(means[:-1], reverse=True)
        assert means[-1] < means[-2] + MIN_LOSS
