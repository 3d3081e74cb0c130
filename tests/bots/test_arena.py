"""Matches in several processes, with bots that cheat, fail, hang and die."""

import json
import re
from pathlib import Path

import pytest

from coloretto import processes
from coloretto.__main__ import main
from coloretto.bots.base import Limit
from coloretto.cards import Variant
from coloretto.contest.matches import Match, Outcome, outcomes_by_bot
from coloretto.contest.pool import play_match
from coloretto.dealing import MAX_SEED
from coloretto.errors import VariantError

BAD_BOTS = """
import os, pathlib, sys, time
def failing(state, legal, rng):
    raise ValueError("no idea")
def cheating(state, legal, rng):
    return 99
def hanging(state, legal, rng):
    pathlib.Path(__file__).with_name("hangs").touch()
    time.sleep(600)
def dying(state, legal, rng):
    os._exit(3)
def leaving(state, legal, rng):
    sys.exit()
def printing(state, legal, rng):
    print("thinking")
    return legal[0]
def silent(state, legal, rng):
    return None
def naming(state, legal, rng):
    return "d"
def rambling(state, legal, rng):
    raise ValueError("one\\ntwo\\x1b[31m" + 9000 * "x")
class SpeechlessError(Exception):
    def __str__(self):
        raise RuntimeError
def speechless(state, legal, rng):
    raise SpeechlessError
class Hasty:
    def think(self, state, limit, rng):
        yield
        return 3
"""
REASONS = {
    "failing": "raised ValueError in bad_bots.py, line 4: no idea",
    "cheating": "the bot chose 99, which is not one of the legal actions",
    "hanging": "gave no answer within 30.0 s",
    "dying": "ended its process with status 3",
    "leaving": "ended its process with status 0",
    "silent": "the bot chose None, which is not one of the legal actions",
    "naming": "the bot chose 'd', which is not one of the legal actions",
    "rambling": "raised ValueError in bad_bots.py, line 22: one",
    "speechless": "raised SpeechlessError in bad_bots.py, line 27: without a message that can be shown",
    "Hasty": "returned 3 from think, not a Choice",
}


class Clock:
    """A clock that leaps when a bot says that it hangs, and else stands still, as other bots may be slow."""

    def __init__(self, hangs: Path) -> None:
        self._hangs = hangs
        self._now = 0.0
        self._leaps = 0

    def __call__(self) -> float:
        if self._hangs.exists():
            self._hangs.unlink()
            self._leaps = 2  # One when the arena notices the decision, and one when it compares.
        if self._leaps:
            self._leaps -= 1
            self._now += 1000
        return self._now


@pytest.fixture(autouse=True)
def bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Python import bots that misbehave, and lose no time with them."""
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(processes, "monotonic", Clock(tmp_path / "hangs"))


def match(*line_up: str, reply_timeout: float = 30.0) -> Match:
    return Match(Variant(len(line_up)), line_up, Limit(nodes=50), reply_timeout, seed=1)


def results(deals: list[list[Outcome]]) -> list[list[tuple[list[float], list[float]]]]:
    return [[(outcome.shares, outcome.points) for outcome in deal] for deal in deals]


@pytest.mark.slow
def test_the_number_of_processes_does_not_change_a_match() -> None:
    one, two = (play_match(match("strong", "random"), 3, jobs) for jobs in (1, 2))
    assert results(one) == results(two)
    for deal in one:
        assert sum(sum(outcome.shares) for outcome in deal) == 2
        assert all(len(outcome.points) == len(outcome.leads) == 2 for outcome in deal)


@pytest.mark.slow
@pytest.mark.parametrize("name", REASONS)
def test_a_bad_bot_forfeits_its_games_and_the_match_continues(name: str) -> None:
    deals = play_match(match(f"bad_bots:{name}", "greedy"), 1, 1)
    bad, good = (outcomes[0] for outcomes in outcomes_by_bot((name, "greedy"), deals).values())
    assert (bad.shares, good.shares) == ([0, 0], [1, 1])
    assert len(bad.forfeits) == 2 and not good.forfeits
    assert all(REASONS[name] in reason and reason.startswith("deal 1, ply ") for reason in bad.forfeits)


def test_what_a_bot_prints_is_no_part_of_the_results(capfd: pytest.CaptureFixture[str]) -> None:
    play_match(match("bad_bots:printing", "random"), 1, 1)
    output = capfd.readouterr()
    assert output.out == ""
    assert "thinking" in output.err


def test_a_bot_that_cannot_be_loaded_ends_the_match() -> None:
    with pytest.raises(VariantError, match="the bot 'no_module:bot' could not be loaded"):
        play_match(match("no_module:bot", "random"), 1, 1)


def test_a_process_that_ends_while_no_bot_decides_ends_the_match(tmp_path: Path) -> None:
    (tmp_path / "ending_bots.py").write_text("import os\nos._exit(4)\n")
    with pytest.raises(OSError, match="a process ended with status 4"):
        play_match(match("ending_bots:bot", "random"), 1, 1)


def test_decisions_that_take_too_long_forfeit_even_if_they_end() -> None:
    (deal,) = play_match(match("greedy", "greedy", reply_timeout=1e-9), 1, 1)
    assert all("gave no answer within 1e-09 s" in reason for outcome in deal for reason in outcome.forfeits)
    assert sum(len(outcome.forfeits) for outcome in deal) == 2


def run_arena(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> tuple[str, str]:
    assert main(["arena", "--jobs", "1", *arguments]) == status
    output = capsys.readouterr()
    return output.out, output.err


def test_the_command_prints_a_table_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    output, errors = run_arena(capsys, "--bots", "careful,random", "--players", "3", "--deals", "3", "--nodes", "50")
    title, _, _, *rows = output.splitlines()
    assert title == "3 deals x 3 rotations; a fair share of the wins is 33.3 %"
    numbers = r" +\d+\.\d ± \d+\.\d % +\d+\.\d +[+-]\d+\.\d +\d+\.\d\d +\d+\.\d\d"
    assert re.fullmatch(r"careful +9" + numbers, rows[0])
    assert re.fullmatch(r"random +18" + numbers, rows[1])
    assert errors == ""


def test_one_deal_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    output, _ = run_arena(capsys, "--bots", "greedy", "--players", "2", "--deals", "1")
    assert "50.0 ± ? %" in output


def test_the_command_prints_results_as_json_and_forfeits(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--bots", "bad_bots:failing,greedy", "--players", "2", "--deals", "2", "--json")
    output, errors = run_arena(capsys, *arguments)
    results = json.loads(output)
    bad, good = results["bots"]
    assert (results["players"], results["deals"], results["seed"]) == (2, 2, 1)
    assert (bad["bot"], bad["games"], bad["wins"], bad["half_width"], bad["points"]) == (
        "bad_bots:failing",
        4,
        0,
        0,
        None,
    )
    assert (good["wins"], good["forfeits"], len(bad["forfeits"])) == (1, [], 4)
    assert errors.startswith("coloretto: bad_bots:failing forfeited 4 games; the first: deal 1, ply ")
    assert errors.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", REASONS)
def test_the_command_reports_each_bad_bot_in_one_line(capsys: pytest.CaptureFixture[str], name: str) -> None:
    arguments = ["--bots", f"bad_bots:{name},greedy", "--players", "2", "--deals", "1", "--reply-timeout", "30"]
    output, errors = run_arena(capsys, *arguments)
    assert re.search(rf"^bad_bots:{name} +2 +0.0 ", output, re.MULTILINE)
    assert errors.startswith(f"coloretto: bad_bots:{name} forfeited 2 games; the first: deal 1, ply ")
    assert REASONS[name] in errors
    assert (errors.count("\n"), len(errors) < 520, "\x1b" in errors) == (1, True, False)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "genius"], "level must be one of"),
        (["--bots", "bad_bots:missing"], "the bot 'bad_bots:missing' could not be loaded: AttributeError"),
        (["--bots", "a,b,c", "--players", "2"], "coloretto: 3 bots do not fit at 2 seats\n"),
        (["--bots", "random", "--seed", "-1"], f"coloretto: deals have numbers from 0 to {MAX_SEED}\n"),
        (["--bots", "random", "--seed", f"{MAX_SEED}", "--deals", "2"], "coloretto: deals have numbers from 0 to "),
        (["--bots", "broken_module:bot"], "the bot 'broken_module:bot' could not be loaded: ModuleNotFoundError"),
        (["--bots", "expert:sleepy"], "style must be one of"),
    ],
)
def test_the_command_reports_invalid_arguments(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    output, errors = run_arena(capsys, *arguments, status=2)
    assert message in errors
    assert errors.count("\n") == 1
    assert output == ""


def test_bots_are_named_one_by_one_or_with_commas(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--players", "2", "--deals", "1", "--json")
    named, _ = run_arena(capsys, "greedy", "random", *options)
    listed, _ = run_arena(capsys, "--bots", "greedy,random", *options)
    times = {"seconds": 0, "slow_seconds": 0}
    assert [{**bot, **times} for bot in json.loads(named)["bots"]] == [
        {**bot, **times} for bot in json.loads(listed)["bots"]
    ]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["greedy", "--bots", "random"], "coloretto: name the bots either one by one or with --bots, not both\n"),
        ([], "coloretto: name the bots, such as: coloretto arena mybot.py casual\n"),
    ],
)
def test_bots_must_be_named_in_one_way(capsys: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    assert run_arena(capsys, *arguments, status=2) == ("", message)


@pytest.mark.parametrize(
    ("option", "value"), [("--players", "6"), ("--edition", "silver"), ("--scoring", "red"), ("--marker-depth", "17")]
)
@pytest.mark.parametrize("command", ["arena", "simulate", "perft"])
def test_an_unknown_variant_is_reported_with_the_ones_that_exist(
    capsys: pytest.CaptureFixture[str], command: str, option: str, value: str
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([command, option, value])
    *_, last = capsys.readouterr().err.splitlines()
    assert last.startswith(f"coloretto {command}: error: argument {option}: invalid choice: ")
    assert "(choose from " in last
