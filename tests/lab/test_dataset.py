"""Data sets: rows that agree with the rules, files that are complete, and games that can be continued."""

import gzip
import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import get_type_hints

import pytest

from coloretto.bots.base import Limit, run
from coloretto.cards import Variant
from coloretto.coach import action_values
from coloretto.coach.action_values import evaluate_decision
from coloretto.dealing import MAX_SEED
from coloretto.game import Game, Player
from coloretto.notation.text import action_from_text, record_from_text, state_from_text, state_to_text
from coloretto.rules import legal_actions
from coloretto_lab.dataset.__main__ import main
from coloretto_lab.dataset.files import PARTIAL, read_games
from coloretto_lab.dataset.games import DecisionRow, GameRow, Settings, Values, play_row, play_rows
from tools import project

BOTS = ("greedy", "random")


def row(values: Values = "net", deal: int = 5, edition: str = "classic") -> GameRow:
    return play_row(Settings(Variant(2, edition), BOTS, Limit(), values), deal)


def write(path: Path, *arguments: str, status: int = 0) -> None:
    assert main(["--players", "2", "--bots", ",".join(BOTS), "--out", str(path), *arguments]) == status


@pytest.mark.parametrize("edition", ["classic", "golden"])
def test_a_record_replays_to_the_states_actions_and_scores_of_its_row(edition: str) -> None:
    played = row(edition=edition)
    game = Game.from_record(record_from_text(played["record"]), [Player("random")] * 2)
    assert game.is_finished
    assert list(game.scores()) == played["scores"]
    assert len(game.history) == len(played["decisions"])
    for ply, (entry, decision) in enumerate(zip(game.history, played["decisions"], strict=True), start=1):
        assert (decision["ply"], decision["seat"]) == (ply, entry.before.seat)
        assert decision["state"] == state_to_text(entry.before)
        assert [action_from_text(action) for action in decision["legal"]] == legal_actions(entry.before)
        assert action_from_text(decision["action"]) == entry.action


@pytest.mark.slow
def test_rows_have_the_fields_that_their_types_name() -> None:
    played = row()
    assert played.keys() == get_type_hints(GameRow).keys()
    assert all(decision.keys() == get_type_hints(DecisionRow).keys() for decision in played["decisions"])


def test_the_number_of_a_deal_suffices_to_deal_it_again() -> None:
    played = row(deal=9)
    again = Game.deal(Variant(2), [Player("random")] * 2, 9)
    assert state_to_text(again.state) == played["decisions"][0]["state"]


def test_better_scores_have_better_places_and_the_win() -> None:
    played = row()
    winners = [share > 0 for share in played["win_shares"]]
    assert (
        winners
        == [place == 1 for place in played["places"]]
        == [points == max(played["scores"]) for points in played["scores"]]
    )
    assert sum(played["win_shares"]) == 1


def test_values_of_the_net_belong_to_the_legal_actions() -> None:
    for decision in row("net")["decisions"]:
        assert decision["win_shares"] is not None and decision["leads"] is not None
        assert len(decision["win_shares"]) == len(decision["leads"]) == len(decision["legal"])
        assert all(0 <= share <= 1 for share in decision["win_shares"])
        assert not decision["is_exact"]


@pytest.mark.slow
def test_values_of_the_coach_are_its_own_and_some_are_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(action_values, "ROLLOUTS", 1)
    decisions = row("coach")["decisions"]
    for decision in (decisions[5], decisions[-1]):
        found = run(evaluate_decision(state_from_text(decision["state"])))
        shares = {choice.action: choice.win_share for choice in found.choices}
        assert decision["is_exact"] == found.is_exact
        assert decision["win_shares"] == [round(shares[action_from_text(action)], 6) for action in decision["legal"]]
    assert decisions[-1]["is_exact"]


def test_without_values_there_are_none() -> None:
    decision = row("none")["decisions"][0]
    assert (decision["win_shares"], decision["leads"], decision["is_exact"]) == (None, None, False)


@pytest.mark.slow
def test_neither_processes_nor_an_interruption_change_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two, stopped = (tmp_path / f"{name}.jsonl.gz" for name in ("one", "two", "stopped"))
    write(one, "--games", "5", "--jobs", "1")
    write(two, "--games", "5", "--jobs", "2")
    assert one.read_bytes() == two.read_bytes()

    def interrupted(settings: Settings, deals: Sequence[int], processes: int) -> Iterator[GameRow]:
        yield from play_rows(settings, deals[:3], processes)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("coloretto_lab.dataset.__main__.play_rows", interrupted)
        write(stopped, "--games", "5", "--jobs", "1", status=130)
    assert not stopped.exists()
    partial = stopped.with_name(stopped.name + PARTIAL)
    assert capsys.readouterr().err == f"coloretto: {partial} holds 3 games; the same command continues\n"
    partial.write_bytes(partial.read_bytes()[:-9])
    write(stopped, "--games", "5", "--jobs", "1")
    assert capsys.readouterr().err == f"coloretto: {partial} holds 2 games; the others follow\n"
    assert stopped.read_bytes() == one.read_bytes()
    assert not partial.exists()
    assert [game["deal"] for game in read_games(stopped)] == [0, 1, 2, 3, 4]


def test_a_file_of_json_lines_is_ordinary_gzip(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.gz"
    write(path, "--games", "2", "--seed", "3", "--jobs", "1")
    lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    assert [json.loads(line)["deal"] for line in lines] == [3, 4]


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    write(tmp_path / "a.jsonl.gz", "--games", "3", "--jobs", "1")
    write(tmp_path / "a.parquet", "--games", "3", "--jobs", "1")
    rows = parquet.read_table(tmp_path / "a.parquet").to_pylist()
    for stored, played in zip(rows, read_games(tmp_path / "a.jsonl.gz"), strict=True):
        for one, other in zip(stored["decisions"], played["decisions"], strict=True):
            assert one.pop("win_shares") == pytest.approx(other["win_shares"], abs=1e-6)
            assert one.pop("leads") == pytest.approx(other["leads"], abs=1e-5)
            assert one.items() <= other.items()
        assert {**stored, "decisions": None} == {**played, "decisions": None}
    assert parquet.ParquetFile(tmp_path / "a.parquet").metadata.row_group(0).column(0).compression == "ZSTD"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.jsonl.gz", "a.parquet"]


def test_without_pyarrow_one_line_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    write(tmp_path / "a.parquet", status=2)
    error = "coloretto: .parquet needs PyArrow: python3 -m pip install pyarrow\n"
    assert capsys.readouterr().err == error
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "genius"], "level must be one of"),
        (["--seed", "-1"], "deals have numbers from 0 to"),
        (["--seed", str(MAX_SEED), "--games", "2"], "deals have numbers from 0 to"),
        (["--out", "games.csv"], "a data set is a file *.jsonl.gz or *.parquet, not games.csv"),
        (["--out", "/no/such/folder/a.jsonl.gz"], "No such file or directory"),
        (["--out", str(project.ROOT)], "a data set is a file"),
    ],
)
def test_invalid_arguments_are_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    write(tmp_path / "a.jsonl.gz", *arguments, status=2)
    output = capsys.readouterr()
    assert message in output.err
    assert output.err.count("\n") == 1
    assert output.out == ""


@pytest.mark.slow
def test_existing_files_and_other_games_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.jsonl.gz"
    write(path, "--games", "2", "--jobs", "1")
    capsys.readouterr()
    write(path, "--games", "2", status=2)
    assert capsys.readouterr().err == f"coloretto: {path} exists already\n"
    partial = path.with_name(path.name + PARTIAL)
    path.replace(partial)
    write(path, "--games", "2", "--seed", "1", status=2)
    assert capsys.readouterr().err == f"coloretto: {partial} holds other games; remove it or choose another name\n"
    write(path, "--games", "1", status=2)
    assert capsys.readouterr().err == f"coloretto: {partial} holds 2 games, more than 1\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_fails_ends_the_data_set_with_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], jobs: str
) -> None:
    (tmp_path / "raising_bots.py").write_text("def failing(state, legal, rng):\n    raise KeyError('colour')\n")
    monkeypatch.syspath_prepend(tmp_path)
    write(tmp_path / "a.jsonl.gz", "--bots", "raising_bots:failing", "--jobs", jobs, status=2)
    message = "coloretto: deal 0, ply 1: raising_bots:failing raised KeyError in raising_bots.py, line 2: 'colour'\n"
    assert capsys.readouterr().err == message


def test_a_process_that_ends_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "dying_bots.py").write_text("import os\ndef dying(state, legal, rng):\n    os._exit(3)\n")
    monkeypatch.syspath_prepend(tmp_path)
    write(tmp_path / "a.jsonl.gz", "--bots", "dying_bots:dying", "--jobs", "2", status=2)
    error = "coloretto: deal 0, ply 1: dying_bots:dying ended its process with status 3\n"
    assert capsys.readouterr().err == error


def test_the_data_card_describes_every_field() -> None:
    card = (project.ROOT / "docs" / "dataset.md").read_text(encoding="utf-8")
    described = re.findall(r"^\| `(\w+)`", card, re.MULTILINE)
    game, decision = get_type_hints(GameRow), get_type_hints(DecisionRow)
    benchmark = ["deal", "position", "values"]
    assert sorted(described) == sorted([*game, *decision, *benchmark])
