"""Bots as programs: answers, greeting and errors."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto import __version__
from coloretto.bots import LEVELS
from coloretto.bots.base import Limit
from coloretto.cards import Variant
from coloretto.cli.bot_protocol import answers
from coloretto.errors import VariantError
from coloretto.notation.action_json import action_from_json
from coloretto.notation.state_json import state_to_json
from coloretto.rules import legal_actions
from tests.support.games import decisions


def ask(*lines: str, level: str = "careful", seed: int = 1) -> list[Any]:
    return [json.loads(answer) for answer in answers(lines, level, Limit(), seed)]


@pytest.mark.parametrize("level", [*LEVELS[:-1], pytest.param(LEVELS[-1], marks=pytest.mark.slow)])
def test_every_state_gets_a_legal_action_and_all_values(level: str) -> None:
    states = decisions(Variant(4, "golden"), seed=2)[::9]
    replies = ask(*(json.dumps(state_to_json(state)) for state in states), level=level)
    for state, answer in zip(states, replies, strict=True):
        assert action_from_json(answer["action"]) in legal_actions(state)
        assert len(answer["values"]) == len(legal_actions(state))


def test_answers_do_not_depend_on_earlier_lines() -> None:
    lines = [json.dumps(state_to_json(state)) for state in decisions(Variant(3), seed=2)[:20]]
    assert ask(*lines) == list(reversed(ask(*reversed(lines))))


def test_a_greeting_is_answered() -> None:
    (answer,) = ask('{"hello": 1}')
    assert answer == {"hello": 1, "rules": 1, "name": f"coloretto {__version__}", "level": "careful"}


def test_an_invalid_line_gets_an_error_and_the_next_one_an_answer() -> None:
    state = state_to_json(decisions(Variant(4), seed=1)[5])
    too_many = state | {"unseen": {"c0": 99}}
    replies = ask("{", "[]", "[" * 9999, " ", "x" * 30_000, json.dumps(too_many), "{}", json.dumps(state))
    types = [answer.get("error", {}).get("type") for answer in replies]
    assert types == ["NotationError"] * 4 + ["InvalidPositionError", "NotationError", None]
    assert replies[1]["error"]["message"] == "a line is an object: a public state, or a greeting"
    assert replies[3]["error"]["message"] == "a line has at most 20000 characters, not 30000"


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(VariantError, match="level must be one of"):
        ask("{}", level="genius")


@pytest.mark.slow
@given(line=st.text(max_size=60).filter(str.strip))
def test_any_line_gets_one_answer(line: str) -> None:
    assert len(ask(line)) == 1


def test_the_example_in_the_documentation_is_correct() -> None:
    text = (Path(__file__).parents[2] / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    state, answer = (line for line in text.splitlines() if line.startswith(('{"rules"', '{"action"')))
    assert ask(state) == [json.loads(answer)]


def test_the_program_answers_each_line_at_once() -> None:
    state = decisions(Variant(4), seed=1)[5]
    command = [sys.executable, "-m", "coloretto", "bot", "--level", "greedy", "--seed", "3"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={"PYTHONPATH": "py"}
    ) as bot:
        assert bot.stdin and bot.stdout
        for _ in range(2):
            print(json.dumps(state_to_json(state)), file=bot.stdin, flush=True)
            assert action_from_json(json.loads(bot.stdout.readline())["action"]) in legal_actions(state)
    assert bot.returncode == 0
