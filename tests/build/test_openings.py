"""Prepared openings: what the page reads in them is what the engine answers, to the byte."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from tests.build.support.openings_walk import differences
from tests.support.cases import heavy
from tools import builder, openings, project, steps

READER: Final = project.WEB / "testing" / "read-openings.mjs"
WALKER: Final = Path(__file__).with_name("support") / "walk-openings.mjs"
OTHER_SEEDS: Final = range(100)
"""Seeds of deals that no build records."""


def steps_of(files: Sequence[Path]) -> list[str]:
    """Return each request that openings answer, with the answers before and after it, as the page reads them."""
    run = subprocess.run(["node", READER, *files], cwd=project.WEB, check=True, stdout=subprocess.PIPE, text=True)
    steps = run.stdout.splitlines()
    assert len(steps) >= 50 * len(files)
    return steps


def built(players: int) -> list[Path]:
    return sorted(builder.OPENINGS.glob(f"{players}-*.json"))


@pytest.mark.site
@pytest.mark.parametrize("count", [1, heavy(None)])
def test_the_engine_answers_as_the_built_openings_do(count: int | None) -> None:
    assert differences(steps_of([file for players in openings.DEALS for file in built(players)[:count]])) == []


@pytest.mark.heavy
@pytest.mark.parametrize("players", openings.DEALS)
def test_openings_of_other_deals_are_as_exact(players: int, tmp_path: Path) -> None:
    files = [tmp_path / f"{seed}.json" for seed in OTHER_SEEDS]
    for seed, file in zip(OTHER_SEEDS, files, strict=True):
        file.write_text(openings.text_of(players, seed), encoding="utf-8")
    assert differences(steps_of(files)) == []


@pytest.mark.site
@pytest.mark.heavy
def test_the_built_python_answers_as_all_openings_do() -> None:
    steps = steps_of([file for players in openings.DEALS for file in built(players)])
    site = [str(project.DIST), json.dumps(builder.trimmed_engine()[0])]
    run = subprocess.run(["node", WALKER, *site], input="\n".join(steps), check=True, stdout=subprocess.PIPE, text=True)
    assert json.loads(run.stdout) == []


@pytest.mark.site
def test_an_opening_is_at_most_12_kilobytes_for_one_person_among_computer_players() -> None:
    files = [file for players in openings.DEALS for file in built(players)]
    assert len(files) == sum(map(len, openings.DEALS.values()))
    assert max(file.stat().st_size for file in (project.DIST / "engine" / "openings").glob("*.br")) <= 12_000
    for file in files:
        (first, *_) = json.loads(file.read_text(encoding="utf-8"))
        assert [seat["kind"] for seat in first["view"]["seats"]] == ["human"] + ["bot"] * (first["view"]["players"] - 1)


@pytest.mark.site
def test_a_person_begins_each_prepared_opening() -> None:
    first_views = [json.loads(file.read_text(encoding="utf-8"))[0]["view"] for file in built(4)]
    assert {view["current"] for view in first_views} == {0}


def test_openings_are_recorded_again_only_if_the_engine_has_changed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    recorded: list[str] = []
    engine = tmp_path / "py" / "coloretto" / "game.py"
    recorder = tmp_path / "tools" / "openings.py"
    for file in (engine, recorder):
        file.parent.mkdir(parents=True)
        file.write_text("1", encoding="utf-8")

    def record(name: str, *_: object) -> None:
        recorded.append(name)
        (tmp_path / "openings" / "4-0.json").write_text("[]", encoding="utf-8")

    monkeypatch.setattr(builder, "ROOT", tmp_path)
    monkeypatch.setattr(project, "ROOT", tmp_path)
    monkeypatch.setattr(builder, "OPENINGS", tmp_path / "openings")
    monkeypatch.setattr(steps, "run", record)
    for text in ("1", "1", "2"):
        engine.write_text(text, encoding="utf-8")
        places, files = builder.prepared_openings(4)
    assert len(recorded) == 2
    assert places[""] == places["players=4"]
    assert [place["path"] for place in places[""]] == list(files)
