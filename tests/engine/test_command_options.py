"""The options of the commands: their types, defaults and effect."""

from pathlib import Path

import pytest

from coloretto.__main__ import _parser
from coloretto.bots.base import Limit
from coloretto.cards import Variant
from coloretto.cli.options import limit_from, variant_from
from coloretto.processes import cores

VARIANT = {"players": 4, "edition": "classic", "scoring": "brown", "marker_depth": None}
LIMIT = {"nodes": None, "seconds": None}
MATCH = {"seed": 1, "jobs": cores(), "json": False}

DEFAULTS: dict[str, dict[str, object]] = {
    "play": {**VARIANT, "seed": None, "humans": None, "names": "", "level": None}
    | {"style": None, "bot": [], "resume": None},
    "simulate": {**VARIANT, "bots": "strong", "games": 100, "seed": 0, "json": False, "reply_timeout": 60.0},
    "arena": {**VARIANT, **LIMIT, **MATCH, "names": [], "bots": None, "deals": 100, "reply_timeout": 10.0},
    "benchmark --bots greedy": {**LIMIT, **MATCH, "bots": "greedy", "positions": None, "reply_timeout": 60.0},
    "bot": {**LIMIT, "level": "expert", "seed": 0},
    "perft": {**VARIANT, "depth": 6},
    "replay -": {"file": "-"},
    "task": {"number": None, "file": None, "solution": False, "json": False, "reply_timeout": 10.0},
    "tables": {},
}

GIVEN: dict[str, dict[str, object]] = {
    "play --names Ana,Ben --humans 2 --level strong --style hoarder --bot greedy --bot casual --resume game": {
        "names": "Ana,Ben",
        "humans": 2,
        "level": "strong",
        "style": "hoarder",
        "bot": ["greedy", "casual"],
        "resume": Path("game"),
    },
    "arena a b --deals 3 --seed 5 --jobs 2 --json --reply-timeout 2": {
        "names": ["a", "b"],
        "deals": 3,
        "seed": 5,
        "jobs": 2,
        "json": True,
        "reply_timeout": 2.0,
    },
    "simulate --bots a,b --games 3 --seed 5 --json": {"bots": "a,b", "games": 3, "seed": 5, "json": True},
    "benchmark --bots a,b --positions file --seed 5 --jobs 2 --json": {
        "bots": "a,b",
        "positions": Path("file"),
        "seed": 5,
        "jobs": 2,
        "json": True,
    },
    "bot --level greedy --seed 5": {"level": "greedy", "seed": 5},
    "perft --depth 3": {"depth": 3},
    "task 2 mybot.py --solution --json": {
        "number": 2,
        "file": Path("mybot.py"),
        "solution": True,
        "json": True,
    },
}


def parsed(arguments: str) -> dict[str, object]:
    values = vars(_parser().parse_args(arguments.split()))
    return {name: value for name, value in values.items() if name != "run"}


@pytest.mark.parametrize("command", DEFAULTS)
def test_a_command_has_these_options_and_defaults(command: str) -> None:
    assert parsed(command) == DEFAULTS[command]


@pytest.mark.parametrize("command", GIVEN)
def test_options_have_the_values_that_are_given(command: str) -> None:
    assert parsed(command) == parsed(command) | GIVEN[command]


@pytest.mark.parametrize(
    "arguments",
    [
        *["play --humans 6", "play --humans x", "play --level greedy", "play --style lazy", "play --seed x"],
        *["simulate --seed x", "arena --seed x", "bot --seed x", "benchmark", "task 7", "task x", "replay", ""],
    ],
)
def test_options_that_mean_nothing_are_refused(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        _parser().parse_args(arguments.split())
    assert capsys.readouterr().err.startswith("usage: coloretto ")


def test_the_variant_is_that_of_the_options() -> None:
    given = ["--players", "3", "--edition", "golden", "--scoring", "grey", "--marker-depth", "15"]
    assert variant_from(_parser().parse_args(["play", *given])) == Variant(3, "golden", "grey", 15)


@pytest.mark.parametrize("command", ["arena a", "benchmark --bots a", "bot"])
def test_bots_think_within_the_limits_that_are_given(command: str) -> None:
    options = _parser().parse_args([*command.split(), "--nodes", "5", "--seconds", "1.5"])
    assert limit_from(options) == Limit(nodes=5, seconds=1.5)
