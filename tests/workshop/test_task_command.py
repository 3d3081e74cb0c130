"""The command `task`: a bot in a file is checked as on the page, and what is wrong is said in words."""

import io
import json
import re
import sys
from pathlib import Path

import pytest

from coloretto.__main__ import main
from coloretto.cli import progress
from coloretto.cli.task import REASONS, TITLES
from coloretto.workshop.tasks import TASKS

FIRST = "def choose(table):\n    return (table.takes or table.legal)[0]\n"


def check(tmp_path: Path, capsys: pytest.CaptureFixture[str], number: int, source: str) -> tuple[int, str]:
    file = tmp_path / "mybot.py"
    file.write_text(source, encoding="utf-8")
    status = main(["task", str(number), str(file)])
    return status, capsys.readouterr().out


def test_the_tasks_are_listed_with_their_goals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["task"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 6
    assert lines[0] == "1  Any legal action: play complete games without an error"
    assert lines[3] == "4  Look at the others: win 50 % against casual with 2 players"


def test_every_task_has_a_title_and_every_reason_words() -> None:
    assert list(TITLES) == [task.name for task in TASKS]
    assert {position.reason for task in TASKS for position in task.positions} == set(REASONS)


@pytest.mark.slow
def test_our_solution_is_printed_as_a_file_that_solves_the_task(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["task", "2", "--solution"]) == 0
    printed = capsys.readouterr().out
    assert printed == TASKS[1].solution
    assert check(tmp_path, capsys, 2, printed) == (0, "Task 2 is solved.\n")


def test_a_wrong_choice_is_printed_with_the_better_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, capsys, 2, FIRST) == (
        1,
        "Your bot would take row 1 (c0 c4 c6) for -3 points. Better: take row 2 (c1 c1 c5) for 11 points.\n"
        "Another row brings you more points.\n"
        f"Position: {TASKS[1].positions[0].text}\n",
    )


def test_a_wrong_place_is_printed_with_the_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, output = check(tmp_path, capsys, 4, "def choose(table):\n    return table.legal[-1]\n")
    assert output.startswith("Your bot would place c3 in row 3 (c4). Better: place c3 in row 1 (c4 c6).")


def test_a_fault_is_printed_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, output = check(tmp_path, capsys, 2, "def choose(table):\n    return table.laws[0]\n")
    assert status == 1
    assert output.startswith(
        "Your bot failed: line 2: AttributeError: 'Table' object has no attribute 'laws'\nPosition"
    )


@pytest.mark.slow
def test_a_match_that_is_lost_is_printed_with_its_share(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coloretto.workshop.checks.task_of", lambda number: TASKS[1]._replace(positions=()))
    _, output = check(tmp_path, capsys, 2, "def choose(table):\n    return table.legal[-1]\n")
    assert output == "Your bot won 15 % of 40 games; it needs 60 %.\n"


@pytest.mark.slow
def test_a_terminal_shows_how_many_games_of_a_task_are_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = io.StringIO()
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(progress, "INTERVAL", 0)
    check(tmp_path, capsys, 1, TASKS[0].solution)
    counts = re.findall(r"(\d) of 8 games, \d+ s left", terminal.getvalue())
    assert counts == ["1", "2", "3", "4", "5", "6", "7"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["1"], "coloretto: name the file of a bot, such as: coloretto task 1 mybot.py\n"),
        (["1", "/no/such/bot.py"], "the bot /no/such/bot.py could not be read"),
    ],
)
def test_a_bot_that_is_missing_is_reported(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert main(["task", *arguments]) == 2
    assert message in capsys.readouterr().err


def test_a_bot_that_does_not_load_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mybot.py"
    file.write_text("def choose(table)\n", encoding="utf-8")
    assert main(["task", "1", str(file)]) == 2
    assert "line 1: expected ':'" in capsys.readouterr().err


def test_the_page_gets_all_tasks_with_their_solutions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["task", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert [task.pop("solution") for task in shown] == [task.solution for task in TASKS]
    assert shown == [
        {"number": 1, "name": "any-legal-action", "opponent": "random", "players": 4, "wins": 0},
        {"number": 2, "name": "most-points", "opponent": "random", "players": 2, "wins": 0.6},
        {"number": 3, "name": "fourth-colour", "opponent": "greedy", "players": 2, "wins": 0.7},
        {"number": 4, "name": "look-at-others", "opponent": "casual", "players": 2, "wins": 0.5},
        {"number": 5, "name": "expect-the-draw", "opponent": "casual", "players": 2, "wins": 0.65},
        {"number": 6, "name": "rollouts", "opponent": "regular", "players": 2, "wins": 0.6},
    ]
