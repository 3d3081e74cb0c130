"""Positions for the trainer: found in games, checked, and right in the file that the page ships."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from coloretto.cards import Variant
from coloretto.notation.text import action_from_text, decision_from_text, state_to_text
from coloretto.rules import legal_actions
from coloretto_lab.experiments import trainer
from tools import project

pytestmark = pytest.mark.xdist_group("compiled")

SHIPPED: dict[str, list[dict[str, Any]]] = json.loads(
    (project.WEB / "src" / "features" / "trainer" / "positions.json").read_text(encoding="utf-8")
)


def hardest(theme: str) -> dict[str, Any]:
    """Return the shipped position of a theme that the level misses most often."""
    return SHIPPED[theme][-1]


def test_the_page_has_several_hundred_positions_in_all_themes() -> None:
    assert list(SHIPPED) == list(trainer.ON_PAGE)
    assert all(len(entries) >= 50 for entries in SHIPPED.values())


def test_each_theme_that_is_searched_for_is_in_one_of_the_page() -> None:
    assert sorted(part for parts in trainer.ON_PAGE.values() for part in parts) == sorted(trainer.THEMES)


def test_no_position_is_in_two_themes_or_twice_in_one() -> None:
    positions = [entry["position"] for entries in SHIPPED.values() for entry in entries]
    assert len(set(positions)) == len(positions)


def test_taking_and_drawing_are_mixed_so_that_the_theme_does_not_give_the_answer_away() -> None:
    assert {entry["best"] == "d" for entry in SHIPPED["stake"][:20]} == {True, False}


@pytest.mark.parametrize("theme", trainer.ON_PAGE)
def test_shipped_positions_are_decisions_with_the_easier_ones_first(theme: str) -> None:
    for entry in SHIPPED[theme]:
        state = decision_from_text(entry["position"])
        assert {action_from_text(entry[name]) for name in ("best", "tempting")} <= set(legal_actions(state))
        assert state.seat == entry["seat"]
        assert entry["lost"] >= trainer.CLEAR
    found = [entry["found"] for entry in SHIPPED[theme]]
    assert found == sorted(found, reverse=True)
    assert max(found) <= trainer.MAX_FOUND


@pytest.mark.slow
@pytest.mark.parametrize("theme", trainer.ON_PAGE)
def test_a_shipped_position_is_found_again(theme: str) -> None:
    entry = hardest(theme)
    candidate = trainer.find_candidate(decision_from_text(entry["position"]))
    assert candidate is not None
    position = trainer.confirm(candidate)
    assert position is not None
    assert position.theme in trainer.ON_PAGE[theme]
    assert (round(position.found, 2), round(position.lost, 3)) == (entry["found"], entry["lost"])


@pytest.mark.slow
def test_a_file_with_a_wrong_answer_does_not_pass_the_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    right = hardest("last_round")
    wrong = right | {"best": right["tempting"], "tempting": right["best"]}
    file = tmp_path / "positions.json"
    file.write_text(json.dumps({"last_round": [right, wrong]}), encoding="utf-8")
    kept = tmp_path / "kept.json"
    assert trainer.main(["--check", str(file), "--jobs", "1", "--out", str(kept)]) == 0
    assert json.loads(kept.read_text(encoding="utf-8"))["last_round"] == [right]
    assert capsys.readouterr().out.splitlines() == [
        f"not clear: last_round {right['position']}",
        "1 of 2 positions are clear",
    ]


def test_a_file_has_the_wanted_number_of_positions_of_each_theme(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = decision_from_text(hardest("stake")["position"])
    actions = tuple(legal_actions(state))

    def found_in_a_game(_: Variant, seed: int, themes: Sequence[trainer.Theme]) -> list[trainer.Position]:
        return [trainer.Position(theme, state, actions[:1], actions[1], 0.1, seed / 100) for theme in themes]

    monkeypatch.setattr(trainer, "find_positions", found_in_a_game)
    file = tmp_path / "positions.json"
    assert trainer.main(["--positions", "3", "--jobs", "1", "--out", str(file)]) == 0
    written = json.loads(file.read_text(encoding="utf-8"))
    assert list(written) == list(trainer.ON_PAGE)
    for theme, entries in written.items():
        each = len(trainer.ON_PAGE[theme])
        assert [entry["found"] for entry in entries] == [*[0.03] * each, *[0.02] * each, *[0.01] * each]
        assert entries[0]["position"] == state_to_text(state)


def test_a_file_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        trainer.main([])
    assert "name a file to write with --out, or one to check with --check" in capsys.readouterr().err
