"""Commands with processes: what ends them, what they leave behind, and what bots print."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from threading import Timer

import pytest

from coloretto import processes
from coloretto.cards import Variant
from coloretto.game import Game, Player
from coloretto.notation.state_json import state_to_json

MAX_SECONDS = 120
"""Far longer than any command here takes; those that hang fail then."""

BOT = """
import os, subprocess
def hang():
    os.write(2, b"hangs\\n")
    while True:
        pass
def hang_in_c():
    os.write(2, b"hangs\\n")
    sum(range(10**15))
def end():
    os._exit(3)
def hang_later():
    with open("decisions", "ab") as file:
        if file.tell() == 240:
            hang()
        file.write(b".")
def talk():
    print("by Python")
    os.write(1, b"by the system\\n")
    subprocess.run(["echo", "by a program"])
def choose(table):
    {act}()
    return table.legal[0]
"""

PROGRAM = """
import sys
input()
print("hangs", file=sys.stderr, flush=True)
while True:
    pass
"""

COMMANDS = {
    "arena": "coloretto arena mybot.py random --players 2 --deals 9 --jobs 2",
    "benchmark": "coloretto benchmark --bots mybot.py --jobs 2",
    "dataset": "coloretto_lab.dataset --players 2 --bots mybot.py --values none --jobs 2 --out games.jsonl.gz",
    "simulate": "coloretto simulate --players 2 --bots mybot.py",
    "task": "coloretto task 1 mybot.py",
}


def write_bot(folder: Path, act: str) -> None:
    (folder / "mybot.py").write_text(BOT.replace("{act}", act), encoding="utf-8")


@contextmanager
def running(folder: Path, arguments: list[str], code: str = "") -> Iterator["subprocess.Popen[bytes]"]:
    """Run a command in a session of its own, until it has ended; code: runs in place of its module."""
    how = ["-c", code] if code else ["-m", arguments[0]]
    process = subprocess.Popen(
        [sys.executable, *how, *arguments[1:]],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(Path("py").resolve())},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    timer = Timer(MAX_SECONDS, process.kill)
    timer.start()
    with process:
        yield process
    timer.cancel()


def wait_until_it_hangs(process: "subprocess.Popen[bytes]") -> None:
    assert process.stderr is not None
    for line in process.stderr:
        if line == b"hangs\n":
            return
    raise AssertionError("the command has ended")


def output_of(process: "subprocess.Popen[bytes]") -> tuple[str, str]:
    """Return the output once all processes have ended that inherited the streams, the group's guard among them."""
    output, errors = process.communicate(timeout=MAX_SECONDS)
    return output.decode(), errors.decode()


def with_program(folder: Path, arguments: str) -> list[str]:
    """Return arguments in which a program that hangs, started by a shell, replaces PROGRAM."""
    (folder / "program.py").write_text(PROGRAM, encoding="utf-8")
    in_a_shell = f"cmd:sh -c {shlex.quote(f'{shlex.quote(sys.executable)} program.py; true')}"
    return [in_a_shell if each == "PROGRAM" else each for each in arguments.split()]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "is_group"), [*((command, True) for command in COMMANDS), ("arena", False)], ids=str
)
def test_an_interruption_ends_a_command_whose_bot_hangs(tmp_path: Path, command: str, is_group: bool) -> None:
    write_bot(tmp_path, "hang_in_c")
    with running(tmp_path, COMMANDS[command].split()) as process:
        wait_until_it_hangs(process)
        (os.killpg if is_group else os.kill)(process.pid, signal.SIGINT)
        output, errors = output_of(process)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert output == "" or command == "benchmark"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "sent"),
    [*((command, signal.SIGKILL) for command in COMMANDS), ("arena", signal.SIGTERM), ("dataset", signal.SIGHUP)],
)
def test_no_process_survives_the_end_of_a_command(tmp_path: Path, command: str, sent: int) -> None:
    write_bot(tmp_path, "hang_in_c")
    with running(tmp_path, COMMANDS[command].split()) as process:
        wait_until_it_hangs(process)
        process.send_signal(sent)
        output_of(process)
    assert process.returncode == -sent


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments", ["coloretto arena PROGRAM random --players 2", "coloretto play --bot PROGRAM --seed 3"]
)
def test_no_program_that_is_a_bot_survives_a_killed_command(tmp_path: Path, arguments: str) -> None:
    with running(tmp_path, with_program(tmp_path, arguments)) as process:
        assert process.stdin is not None
        process.stdin.write(b"d\np1\n")
        process.stdin.flush()
        wait_until_it_hangs(process)
        process.kill()
        output_of(process)


@pytest.mark.slow
def test_a_program_that_forfeits_ends_with_all_that_it_started(tmp_path: Path) -> None:
    arguments = "coloretto arena PROGRAM random --players 2 --deals 1 --reply-timeout 0.1"
    with running(tmp_path, with_program(tmp_path, arguments)) as process:
        output, errors = output_of(process)
    assert process.returncode == 0
    assert "gave no answer within 0.1 s" in errors
    assert "1 deals x 2 rotations" in output


def test_without_process_groups_processes_watch_their_parent(tmp_path: Path) -> None:
    write_bot(tmp_path, "hang")
    code = "import sys\nfrom coloretto import __main__, processes\nprocesses.HAS_GROUPS = False\n__main__.main()"
    with running(tmp_path, COMMANDS["arena"].split(), code) as process:
        wait_until_it_hangs(process)
        process.kill()
        output_of(process)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "shown", "message"),
    [
        (COMMANDS["arena"], "1 deals x 2 rotations;", "stopped after 1 of 9 deals"),
        # The command may not have read the last positions or the second game yet.
        (COMMANDS["benchmark"], "mybot.py", "stopped after 2[34]0 of 480 positions of mybot.py"),
        (f"{COMMANDS['benchmark']} --json", '"positions": 2[34]0', "stopped after 2[34]0 of 480 positions of mybot.py"),
        (COMMANDS["simulate"], "seat 2  mybot.py", "stopped after [12] of 100 games"),
        (COMMANDS["dataset"], "", "games.jsonl.gz.partial holds (1 game|2 games); the same command continues"),
    ],
)
def test_an_interruption_prints_the_results_so_far(tmp_path: Path, arguments: str, shown: str, message: str) -> None:
    write_bot(tmp_path, "hang_later")
    with running(tmp_path, arguments.replace("--jobs 2", "--jobs 1").split()) as process:
        wait_until_it_hangs(process)
        process.send_signal(signal.SIGINT)
        output, errors = output_of(process)
    assert process.returncode == 130
    assert re.search(shown, output)
    assert re.search(message, errors)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("act", "reason"), [("hang", "gave no answer within 0.1 s"), ("end", "ended its process with status 3")]
)
@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("benchmark", "coloretto: position 1, 2cb15 "),
        ("dataset", "coloretto: deal 0, ply 1: mybot.py "),
        ("simulate", "coloretto: deal 0, ply 1: mybot.py "),
        ("task", "Your bot failed: deal 1, ply "),
    ],
)
def test_a_bot_that_never_answers_is_reported(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
    message: str,
    act: str,
    reason: str,
) -> None:
    write_bot(tmp_path, act)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(processes, "GRACE_SECONDS", 0)
    timeout = ["--reply-timeout", "0.1"] if act == "hang" else []
    module, *arguments = COMMANDS[command].replace("--jobs 2", "--jobs 1").split()
    main = import_module(f"{module}.__main__").main
    assert main([*arguments, *timeout]) == (1 if command == "task" else 2)
    output = capsys.readouterr()
    report = (output.out if command == "task" else output.err).splitlines()[0]
    assert report.startswith(message)
    assert report.endswith(reason)


@pytest.mark.slow
def test_what_bots_print_is_no_record(tmp_path: Path) -> None:
    write_bot(tmp_path, "talk")
    arguments = ["coloretto", "simulate", "--players", "2", "--games", "2", "--json", "--bots", "mybot.py"]
    with running(tmp_path, arguments) as process:
        output, errors = output_of(process)
    assert [json.loads(line)["players"] for line in output.splitlines()] == [2, 2]
    assert all(f"by {what}\n" in errors for what in ("Python", "the system", "a program"))


def test_what_bots_print_is_no_answer_of_the_protocol(tmp_path: Path) -> None:
    write_bot(tmp_path, "talk")
    with (tmp_path / "mybot.py").open("a") as file:
        file.write("print('when it is loaded')\n")
    question = json.dumps(state_to_json(Game.deal(Variant(2), [Player()] * 2, 1).state))
    ended = subprocess.run(
        [sys.executable, "-m", "coloretto", "bot", "--level", "mybot.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path("py").resolve())},
        input=f"{question}\n{question}\n".encode(),
        capture_output=True,
        check=True,
    )
    assert [json.loads(line)["action"] for line in ended.stdout.splitlines()] == [["draw"]] * 2
    assert b"when it is loaded" in ended.stderr
