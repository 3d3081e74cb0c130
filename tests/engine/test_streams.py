"""The commands of `python -m coloretto` as processes: streams that are closed, full or not text."""

import json
import subprocess
import sys
from typing import Any

import pytest

GREETING = b'{"hello":1}\n'


def run(arguments: str, redirections: str = "", stdin: bytes = b"", **environment: str) -> Any:
    """Run a command in a shell, which can close streams as no other program can."""
    return subprocess.run(
        ["sh", "-c", f'exec "$0" -m coloretto {arguments} {redirections}', sys.executable],
        input=stdin,
        capture_output=True,
        env={"PYTHONPATH": "py", **environment},
        check=False,
    )


def test_the_bot_continues_after_bytes_that_are_not_utf_8() -> None:
    ended = run("bot --level greedy", stdin=b"\xff\xfe\n" + GREETING, PYTHONIOENCODING="utf-8:strict")
    first, second = map(json.loads, ended.stdout.splitlines())
    assert first["error"]["type"] == "NotationError"
    assert second["hello"] == 1
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_the_bot_reads_utf_8_in_any_locale() -> None:
    ended = run("bot --level greedy", stdin='{"hello":"é"}\n'.encode(), PYTHONIOENCODING="ascii:strict")
    assert json.loads(ended.stdout)["hello"] == 1


@pytest.mark.parametrize("encoding", ["utf-8:strict", "ascii:strict"])
def test_the_terminal_refuses_bytes_that_are_not_utf_8(encoding: str) -> None:
    ended = run("play --players 2 --seed 1", stdin=b"\xff\xc3\xa9\nq\n", PYTHONIOENCODING=encoding)
    assert b"not an action: " in ended.stdout
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_replay_prints_quotes_in_any_encoding() -> None:
    ended = run("replay /dev/stdin", stdin='{"players":"é"}'.encode(), PYTHONIOENCODING="ascii:strict")
    assert ended.stdout.startswith(b"line 1: ")
    assert (ended.returncode, ended.stderr) == (1, b"")


@pytest.mark.parametrize("command", ["bot --level greedy", "play"])
def test_commands_report_a_closed_standard_input(command: str) -> None:
    ended = run(command, "<&-")
    assert (ended.returncode, ended.stderr) == (2, b"coloretto: standard input is closed\n")


COMMANDS = ["bot", "play", "perft --depth 1", "simulate --games 1 --bots random", "replay /dev/null", "tables"]


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_report_a_closed_standard_output(command: str) -> None:
    ended = run(command, ">&-")
    assert (ended.returncode, ended.stderr) == (2, b"coloretto: standard output is closed\n")


def test_with_all_streams_closed_the_exit_status_is_an_error() -> None:
    ended = run("tables", "<&- >&- 2>&-")
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, b"", b"")


def test_without_an_error_stream_errors_do_not_mix_with_the_output() -> None:
    ended = run("simulate --bots genius", "2>&-")
    assert (ended.returncode, ended.stdout) == (2, b"")


@pytest.mark.parametrize("command", ["tables", "bot --level greedy"])
def test_a_full_disk_is_reported(command: str) -> None:
    ended = run(command, ">/dev/full", stdin=GREETING)
    assert ended.returncode == 2
    assert ended.stderr.startswith(b"coloretto: ") and b"space" in ended.stderr


PIPED = [
    "--help",
    "tables",
    "bot --level greedy",
    "arena --bots random --players 2 --deals 1 --jobs 1",
    "benchmark --bots random --jobs 1",
    "simulate --bots random --games 9",
]


@pytest.mark.slow
@pytest.mark.parametrize("command", PIPED)
def test_a_closed_pipe_ends_a_command_quietly(command: str) -> None:
    ended = run(command, "| exec 1>&-", stdin=GREETING * 9)
    assert ended.stderr == b""


@pytest.mark.slow
@pytest.mark.parametrize("command", ["simulate --json --bots random", "simulate --bots random --games 1"])
def test_a_reader_that_takes_one_line_ends_a_simulation_quietly(command: str) -> None:
    ended = run(command, "| head -n 1")
    assert (ended.stdout.count(b"\n"), ended.stderr) == (1, b"")
