"""The search for solved positions, and the file that it writes."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from coloretto.benchmark.positions import read_positions
from coloretto.cards import Variant
from coloretto_lab.experiments.solved_positions import Search, find_position, main, solved_decisions


def test_a_position_is_the_same_when_it_is_found_again() -> None:
    search = Search(Variant(3, "golden", "grey"), 12, 2000)
    found = find_position(search)
    assert found is not None and found == find_position(search)
    assert found in solved_decisions(search)


def test_a_decision_between_equal_actions_is_no_position(monkeypatch: pytest.MonkeyPatch) -> None:
    search = Search(Variant(3, "golden", "grey"), 12, 2000)
    found = find_position(search)
    assert found is not None
    equal = found._replace(values=dict.fromkeys(found.values, 0.5))
    monkeypatch.setattr("coloretto_lab.experiments.solved_positions.solved_decisions", lambda _: [equal, found, equal])
    assert find_position(search) == found


def test_the_command_writes_positions_of_every_variant(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def map_here(function: Callable[[Search], object], searches: Iterator[Search], jobs: int) -> Iterator[object]:
        yield from map(function, searches)

    monkeypatch.setattr("coloretto_lab.experiments.solved_positions.map_in_order", map_here)
    monkeypatch.setattr("coloretto_lab.experiments.solved_positions.PLAYING_BOTS", ("greedy", "careful"))
    path = tmp_path / "new.jsonl.gz"
    assert main(["--out", str(path), "--each", "1", "--nodes", "100"]) == 0
    assert capsys.readouterr().out == f"16 positions in {path}\n"
    assert len({position.state.variant for position in read_positions(path)}) == 16
