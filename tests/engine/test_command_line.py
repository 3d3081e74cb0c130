"""The commands of `python -m coloretto`, run in this process."""

import argparse
import io
import json
import shlex
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

import coloretto
from coloretto import __version__
from coloretto.__main__ import _parser, main
from coloretto.cards import Variant
from coloretto.cli import progress, terminal
from coloretto.cli.streams import report_error
from coloretto.dealing import MAX_SEED
from coloretto.game import Game, Player
from coloretto.notation.state_json import state_to_json
from coloretto.processes import cores
from coloretto.service.rule_constants import game_options
from coloretto.service.tables import Tables


def simulate(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["simulate", "--json", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_simulate_is_repeatable_and_its_records_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = (
        "--players",
        "2",
        "--edition",
        "golden",
        "--scoring",
        "grey",
        "--bots",
        "careful,random",
        "--games",
        "3",
    )
    lines = simulate(capsys, *arguments)
    assert lines == simulate(capsys, *arguments)
    file = tmp_path / "records"
    file.write_text("\n".join(lines) + "\n\n")
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == "3 games agree\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"scores": [0, 0]}, "line 2: the scores are"),
        ({"areas": [{}, {}]}, "line 2: the final areas"),
        ({"jokers": [["c0"] * 9, []]}, "line 2: seat 1 must give"),
        ({"actions": [["draw", "golden"]]}, "line 2: ply 1: the record turns up"),
        ({"actions": [["take", 0, None]]}, "line 2: ply 1: t1 is not possible now, only d"),
        ({"actions": [], "areas": None, "jokers": None, "scores": None}, "line 2: ply 1: the record ends"),
        ({"scores": None}, "line 2: end: areas, jokers or scores are missing"),
        ({"players": 7}, "line 2: players must be one of"),
    ],
)
def test_replay_reports_line_and_ply_of_the_first_contradiction(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, object], message: str
) -> None:
    good = simulate(capsys, "--players", "2", "--games", "1", "--bots", "random")[0]
    file = tmp_path / "records"
    file.write_text(f"{good}\n{json.dumps(json.loads(good) | change)}\n{good}\n")
    assert main(["replay", str(file)]) == 1
    assert capsys.readouterr().out.startswith(message)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"{", "line 1: not JSON"),
        (b"\n\xff\xfe\x00", "line 2: a record has 8 fields, separated by single spaces, not 1"),
        (b"\n", "there is no record in the file"),
    ],
)
def test_replay_reports_input_that_is_not_a_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, message: str
) -> None:
    file = tmp_path / "records"
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 1
    assert capsys.readouterr().out == f"{message}\n"


def test_replay_reads_text_and_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = coloretto.Game.deal(2, ["greedy", "random"], seed=1)
    coloretto.play_out(game)
    for text in (game.to_text(), json.dumps(game.to_json())):
        monkeypatch.setattr(sys, "stdin", io.StringIO(f"{text}\n"))
        assert main(["replay", "-"]) == 0
        assert capsys.readouterr().out == "1 games agree\n"


def test_replay_skips_a_byte_order_mark(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = simulate(capsys, "--games", "1", "--bots", "random")
    file = tmp_path / "records"
    file.write_text(line, encoding="utf-8-sig")
    assert main(["replay", str(file)]) == 0


def test_a_closed_pipe_ends_a_simulation_quietly() -> None:
    command = [sys.executable, "-m", "coloretto", "simulate", "--json", "--bots", "random"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={"PYTHONPATH": "py"}) as process:
        assert process.stdout and process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


LOADED_BY_PYTHON = frozenset(
    ["collections", "contextlib", "functools", "importlib", "keyword", "operator", "reprlib", "types", "warnings"]
)
"""What `python -m` loads itself, from the current folder, before any program."""

SCRIPT = """import sys
from coloretto.__main__ import main
if __name__ == "__main__":
    sys.exit(main())
"""
"""The command `coloretto`, as pip installs it."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ["arena", "own:last", "greedy", "--players", "2", "--deals", "1", "--jobs", "2"],
        ["play", "--players", "2"],
    ],
    ids=lambda arguments: arguments[0],
)
@pytest.mark.parametrize("is_installed", [True, False], ids=["coloretto", "python -m coloretto"])
def test_files_with_the_names_of_pythons_modules_stop_no_command(
    tmp_path: Path, arguments: list[str], is_installed: bool
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    (here / "own.py").write_text("def last(state, legal, rng):\n    return legal[-1]\n", encoding="utf-8")
    for name in sys.stdlib_module_names - (frozenset() if is_installed else LOADED_BY_PYTHON):
        (here / f"{name}.py").write_text("raise RuntimeError(__file__)", encoding="utf-8")
    (tmp_path / "coloretto").write_text(SCRIPT, encoding="utf-8")
    command = [str(tmp_path / "coloretto")] if is_installed else ["-m", "coloretto"]
    package = str(Path("py").resolve())
    ended = subprocess.run(
        [sys.executable, *command, *arguments],
        cwd=here,
        env={"PYTHONPATH": package},
        input="q\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.slow
def test_a_program_that_is_a_bot_imports_from_its_own_folder(tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text("from coloretto.cli.bot_protocol import *\n", encoding="utf-8")
    (tmp_path / "bot.py").write_text(
        "import helper, sys\nfrom coloretto.__main__ import main\nsys.exit(main(['bot']))\n", encoding="utf-8"
    )
    bot = f"cmd:{shlex.join([sys.executable, str(tmp_path / 'bot.py')])}"
    command = ["arena", bot, "greedy", "--players", "2", "--deals", "1", "--jobs", "2"]
    env = {"PYTHONPATH": str(Path("py").resolve())}
    ended = subprocess.run(
        [sys.executable, "-m", "coloretto", *command], env=env, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["replay", "/no/such/file"], "No such file or directory: '/no/such/file'\n"),
        (
            ["simulate", "--bots", "genius"],
            "level must be one of newcomer, casual, regular, strong, expert, master, not 'genius'",
        ),
        (["simulate", "--games", "1", "--bots", "expert:"], "style must be one of"),
        (["simulate", "--bots", "random,"], "level must be one of"),
        (["bot", "--level", "expert:"], "style must be one of"),
        (["simulate", "--seed", "-3"], "a seed is a whole number"),
        (["simulate", "--seed", "9" * 4_300], "no seed is larger than 9007199254740991\n"),
        (
            ["simulate", "--seed", str(MAX_SEED - 1), "--games", "3"],
            "coloretto: game i has seed + i, and no seed is larger than 9007199254740991\n",
        ),
    ],
)
def test_invalid_arguments_are_reported(capsys: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    assert main(arguments) == 2
    output = capsys.readouterr()
    assert message in output.err
    assert output.out == "", "arguments are checked before any output"


@pytest.mark.parametrize("seconds", ["nan", "-5", "0", "inf", "-inf", "1e-400", "soon", ""])
def test_seconds_must_be_a_finite_number_above_zero(capsys: pytest.CaptureFixture[str], seconds: str) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["bot", f"--seconds={seconds}"])
    assert "--seconds: must be a number of seconds above 0" in capsys.readouterr().err


@pytest.mark.parametrize(
    "number",
    ["0", "-1", "1.5", "1_0", pytest.param("٣", id="Arabic"), pytest.param("9" * 5_000, id="long"), ""],
)
@pytest.mark.parametrize("option", [["simulate", "--games"], ["bot", "--nodes"], ["perft", "--depth"]])
def test_counts_must_be_whole_numbers_above_zero(
    capsys: pytest.CaptureFixture[str], option: list[str], number: str
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([*option[:-1], f"{option[-1]}={number}"])
    assert f"{option[-1]}: must be a whole number from 1, not" in capsys.readouterr().err


def test_games_with_the_largest_seeds_can_be_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(simulate(capsys, "--games", "2", "--bots", "random", "--seed", str(MAX_SEED - 1))) == 2


def test_simulate_stops_a_program_that_does_not_answer(capsys: pytest.CaptureFixture[str]) -> None:
    program = f"cmd:{shlex.quote(sys.executable)} -S -c 'import time; time.sleep(600)'"
    assert main(["simulate", "--games", "1", "--bots", program, "--reply-timeout", "0.1"]) == 2
    assert capsys.readouterr().err == f"coloretto: deal 0, ply 1: {program} gave no answer within 0.1 s\n"


@pytest.mark.parametrize("command", ["arena", "benchmark"])
def test_a_long_command_uses_every_core(command: str) -> None:
    assert _parser().parse_args([command, "--bots", "greedy"]).jobs == cores()


def test_a_bot_is_an_expert_unless_another_level_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO('{"hello": 1}\n'))
    assert main(["bot"]) == 0
    assert json.loads(capsys.readouterr().out)["level"] == "expert"


def test_simulate_without_json_prints_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--players", "3", "--games", "3", "--bots", "random,greedy")
    first, *others = (json.loads(line)["scores"] for line in simulate(capsys, *options))
    assert main(["simulate", *options]) == 0
    shares = [0.0, 0.0, 0.0]
    for scores in (first, *others):
        best = [seat for seat in range(3) if scores[seat] == max(scores)]
        for seat in best:
            shares[seat] += 1 / len(best)
    means = [sum(scores) / 3 for scores in zip(first, *others, strict=True)]
    assert capsys.readouterr().out == (
        f"seat 1  random     wins {shares[0] / 3:6.1%}  mean score {means[0]:6.2f}\n"
        f"seat 2  greedy     wins {shares[1] / 3:6.1%}  mean score {means[1]:6.2f}\n"
        f"seat 3  random     wins {shares[2] / 3:6.1%}  mean score {means[2]:6.2f}\n"
    )


def test_perft_prints_one_figure_per_depth(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "--players", "4", "--depth", "5"]) == 0
    assert capsys.readouterr().out == "1 1\n2 9\n3 36\n4 72\n5 360\n"


def test_version_prints_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"coloretto {__version__}\n"


PLAIN_NAMES = {"players", "edition", "games", "deals", "number", "depth", "file"}
"""Arguments that need no explanation."""


def test_every_command_and_option_is_explained() -> None:
    (commands,) = (action for action in _parser()._actions if isinstance(action, argparse._SubParsersAction))
    actions = [*commands._choices_actions, *(each for name in commands.choices.values() for each in name._actions)]
    explained = [action for action in actions if action.help or action.dest not in PLAIN_NAMES]
    assert len(explained) > 50
    unclear = [action.dest for action in explained if not (action.help or "")[:1].islower()]
    assert unclear == []


@pytest.mark.parametrize(
    ("message", "shown"),
    [
        ("x" * 500, "x" * 500),
        ("x" * 501, "x" * 497 + "..."),
        ("\x1b" * 125, "\\x1b" * 125),
        ("\x1b" * 126, "\\x1b" * 124 + "\\..."),
        (" one\n\ttwo ", "one two"),
    ],
)
def test_an_error_is_one_line_of_at_most_500_characters(
    capsys: pytest.CaptureFixture[str], message: str, shown: str
) -> None:
    report_error(message)
    assert capsys.readouterr().err == f"coloretto: {shown}\n"


OWN_BOTS = """
def last(state, legal, rng):
    return legal[-1]
def failing(state, legal, rng):
    raise KeyError("colour")
"""


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Python import two bots."""
    (tmp_path / "own_bots.py").write_text(OWN_BOTS)
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("own_bots")
def test_simulate_takes_bots_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "2", "--games", "2", "--bots", "own_bots:last,greedy"]) == 0
    assert [line.split()[2] for line in capsys.readouterr().out.splitlines()] == ["own_bots:last", "greedy"]


@pytest.mark.usefixtures("own_bots")
def test_simulate_reports_a_bot_that_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "1", "--seed", "7", "--bots", "own_bots:failing"]) == 2
    error = "coloretto: deal 7, ply 1: own_bots:failing raised KeyError in own_bots.py, line 5: 'colour'\n"
    assert capsys.readouterr().err == error


@pytest.mark.usefixtures("own_bots")
def test_a_bot_that_fails_answers_with_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    question = json.dumps(state_to_json(Game.deal(Variant(2), [Player(), Player()], 1).state))
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{question}\n{question}\n"))
    assert main(["bot", "--level", "own_bots:failing"]) == 0
    error = {"type": "IllegalActionError", "message": "the bot raised KeyError in own_bots.py, line 5: 'colour'"}
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == [{"error": error}] * 2


class FakeTerminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("terminal", [True, False])
def test_progress_is_shown_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch, terminal: bool) -> None:
    stream = FakeTerminal() if terminal else io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    seconds = count()
    monkeypatch.setattr(progress, "monotonic", lambda: next(seconds))
    monkeypatch.setenv("TERM", "xterm")
    assert main(["simulate", "--games", "3", "--bots", "random"]) == 0
    lines = ["1 of 3 games, 2 s left", "2 of 3 games, 1 s left", "3 of 3 games, 0 s left", ""]
    assert stream.getvalue() == "".join(f"{progress.CLEAR_LINE}{line}" for line in lines if terminal)


def test_tables_prints_the_constants_of_the_rules_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables"]) == 0
    tables = json.loads(capsys.readouterr().out)
    assert tables.keys() == Tables.__required_keys__
    assert [players["supply"] for players in tables["players"]] == [54, 64, 72, 71]
    assert (tables["marker_depths"], tables["plus_colours"], tables["plus_two_points"]) == ([15, 16], 3, 2)


def test_tables_prints_the_options_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables"]) == 0
    assert json.loads(capsys.readouterr().out)["options"] == json.loads(json.dumps(game_options()))


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "task", "benchmark", "bot", "perft", "replay"])
def test_the_help_of_a_command_fits_80_columns_and_states_defaults(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit, match="0"):
        main([command, "--help"])
    text = capsys.readouterr().out
    assert [line for line in text.splitlines() if len(line) > 80] == []
    for option in ("--players", "--games", "--deals", "--seed", "--depth"):
        described = text.partition(f"\n  {option} ")[2].partition("\n  --")[0]
        assert not described or "default" in described or "without it" in " ".join(described.split()), option


def test_the_commands_of_a_game_fit_80_columns() -> None:
    assert max(map(len, terminal.HELP.splitlines())) <= 80
