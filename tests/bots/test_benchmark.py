"""The benchmark of solved last rounds: its values, its file, and scores on it."""

import gzip
import json
import re
from collections import Counter
from pathlib import Path

import pytest

from coloretto.__main__ import main
from coloretto.benchmark.positions import SolvedPosition, read_positions, write_positions
from coloretto.benchmark.scoring import Trial, judge_bot, score, score_bot
from coloretto.bots.base import Budget, Limit, run
from coloretto.bots.search.endgame import solve
from coloretto.rules import is_last_round, legal_actions
from tools import project

POSITIONS = read_positions()

BAD_BOTS = """
def failing(state, legal, rng):
    raise KeyError("colour")
def cheating(state, legal, rng):
    return 99
"""

OTHER_FILES = [
    b"",
    b"no gzip",
    b"\x1f\x8b\x08",
    gzip.compress(b"{}\n", mtime=0),
    gzip.compress(b'{"deal":1,"position":"x","values":{}}\n', mtime=0),
]


def test_the_shipped_positions_are_thirty_of_each_variant_each_of_another_game() -> None:
    assert set(Counter(position.state.variant for position in POSITIONS).values()) == {30}
    assert len({(position.state.variant, position.deal) for position in POSITIONS}) == len(POSITIONS) == 480


@pytest.mark.slow
@pytest.mark.parametrize("position", POSITIONS[::40], ids=lambda position: str(position.deal))
def test_solving_a_shipped_position_again_gives_its_values(position: SolvedPosition) -> None:
    solved = run(solve(position.state, Budget(Limit(nodes=400_000))))
    assert solved is not None
    shares = {action: values[position.state.seat] for action, values in solved.items()}
    assert position.values == pytest.approx(shares, abs=1e-8)


def test_in_each_shipped_position_the_choice_matters() -> None:
    for position in POSITIONS:
        assert is_last_round(position.state)
        assert sorted(position.values) == legal_actions(position.state)
        assert any(position.is_best(action) for action in position.values)
        assert not all(position.is_best(action) for action in position.values)


def test_positions_are_read_as_they_were_written(tmp_path: Path) -> None:
    write_positions(tmp_path / "some.jsonl.gz", POSITIONS[:5])
    write_positions(tmp_path / "same.jsonl.gz", POSITIONS[:5])
    assert read_positions(tmp_path / "some.jsonl.gz") == POSITIONS[:5]
    assert (tmp_path / "some.jsonl.gz").read_bytes() == (tmp_path / "same.jsonl.gz").read_bytes()


@pytest.mark.slow
def test_neither_processes_nor_other_bots_change_a_score() -> None:
    trial = Trial("newcomer", Limit(), seed=3)
    alone = score_bot(trial, POSITIONS[:50])
    assert alone == score(list(judge_bot(trial, POSITIONS[:50], 1))) == score(list(judge_bot(trial, POSITIONS[:50], 2)))


def run_benchmark(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> tuple[str, str]:
    assert main(["benchmark", "--jobs", "1", *arguments]) == status
    output = capsys.readouterr()
    return output.out, output.err


@pytest.fixture
def few_positions(tmp_path: Path) -> str:
    """Write a file of a few positions of the benchmark."""
    write_positions(tmp_path / "few.jsonl.gz", POSITIONS[:20])
    return str(tmp_path / "few.jsonl.gz")


def test_the_command_prints_regret_and_best_actions_with_intervals(
    capsys: pytest.CaptureFixture[str], few_positions: str
) -> None:
    output, _ = run_benchmark(capsys, "--bots", "greedy,random", "--positions", few_positions)
    title, blank, heads, *rows = output.splitlines()
    assert (title, blank) == ("20 positions of last rounds", "")
    assert heads == "bot     mean regret, 95 %  best actions, 95 %"
    for name, row in zip(("greedy", "random"), rows, strict=True):
        assert re.fullmatch(name + r" +0\.\d{4} ± 0\.\d{4} +\d+\.\d \(\d+\.\d to \d+\.\d\) %", row)


@pytest.mark.slow
def test_the_regrets_of_levels_are_as_stated(capsys: pytest.CaptureFixture[str]) -> None:
    results = (project.ROOT / "py" / "coloretto_lab" / "RESULTS.md").read_text(encoding="utf-8")
    output, _ = run_benchmark(capsys, "--bots", "casual,strong")
    stated = {tuple(line.split()) for line in results.splitlines()}
    assert stated.issuperset(tuple(line.split()) for line in output.splitlines())


def test_the_command_prints_scores_as_json(capsys: pytest.CaptureFixture[str], few_positions: str) -> None:
    output, _ = run_benchmark(capsys, "--bots", "greedy", "--positions", few_positions, "--json")
    score = json.loads(output)
    assert (score["bot"], score["positions"]) == ("greedy", 20)
    assert 0 <= score["best_low"] < score["best"] <= score["best_high"] <= 1


def test_an_exact_bot_has_no_regret(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    small = [position for position in POSITIONS if len(position.values) == 2 and sum(position.state.supply) < 12]
    write_positions(tmp_path / "small.jsonl.gz", small[:10])
    output, _ = run_benchmark(capsys, "--bots", "master", "--positions", str(tmp_path / "small.jsonl.gz"))
    assert output.splitlines()[-1].split()[1] == "0.0000"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "genius"], "level must be one of"),
        (["--bots", "greedy", "--positions", "/no/such/file"], "No such file or directory: '/no/such/file'\n"),
        (
            ["--bots", "failing_bots:failing"],
            "failing_bots:failing raised KeyError in failing_bots.py, line 3: 'colour'",
        ),
        (["--bots", "failing_bots:cheating"], "the bot chose 99, which is not one of the legal actions"),
    ],
)
def test_invalid_arguments_and_bad_bots_are_reported_in_one_line(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    message: str,
) -> None:
    (tmp_path / "failing_bots.py").write_text(BAD_BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    _, errors = run_benchmark(capsys, *arguments, status=2)
    assert message in errors
    assert errors.count("\n") == 1


@pytest.mark.parametrize("content", OTHER_FILES)
def test_another_file_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "positions.jsonl.gz"
    path.write_bytes(content)
    _, errors = run_benchmark(capsys, "--bots", "greedy", "--positions", str(path), status=2)
    too_few = f"coloretto: an interval needs two positions, and {path} has 0\n"
    assert errors.startswith(f"coloretto: {path} ") or errors == too_few
    assert errors.count("\n") == 1
