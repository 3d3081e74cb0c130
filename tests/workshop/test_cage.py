"""The bot in the cage: answers to requests, and errors with the line of the script."""

import inspect
import json
from importlib import import_module
from random import Random
from typing import Any

import pytest

from coloretto.bots import base
from coloretto.bots.base import Limit
from coloretto.notation.action_json import action_to_json
from coloretto.notation.state_json import state_to_json
from coloretto.notation.text import state_from_text
from coloretto.workshop import sandbox
from coloretto.workshop.cage import handle
from tests.workshop.support import requests

POSITION = state_from_text("4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3")
STATE = state_to_json(POSITION)


def ask(**request: Any) -> dict[str, Any]:
    return requests.ask(handle, **request)


def choose() -> dict[str, Any]:
    return ask(choose=STATE, seed=1)


def test_a_loaded_bot_chooses() -> None:
    assert ask(load="def choose(table): return table.legal[1]") == {"loaded": True}
    assert choose() == {"action": ["take", 0]}


@pytest.mark.parametrize("name", ["js", "pyodide.ffi", "_pyodide_core", "ctypes.util", "_testcapi", "_testbuffer"])
def test_a_bot_cannot_import_what_reaches_beyond_python(name: str) -> None:
    with pytest.raises(ModuleNotFoundError, match=f"a bot cannot import {name}"):
        sandbox._Refusal.find_spec(name)


@pytest.mark.parametrize("name", ["json", "math", "_random", "testing", "pyodide_bot"])
def test_a_bot_can_import_the_rest_of_python(name: str) -> None:
    sandbox._Refusal.find_spec(name)


def test_a_new_bot_replaces_the_one_before_even_if_it_does_not_load() -> None:
    ask(load="def choose(table): return table.legal[1]")
    ask(load="def choose(table): return table.legal[0]")
    assert choose() == {"action": ["draw"]}
    ask(load="1/0")
    assert choose()["error"] == {"type": "RequestError", "message": "no bot is loaded", "line": None}


@pytest.mark.parametrize(
    ("source", "message", "line"),
    [
        ("x = 1\ndef choose(table)\n    pass", "expected ':'", 2),
        ("x = 1\n1 / 0", "ZeroDivisionError: division by zero", 2),
        ("exit()", "SystemExit: None", 1),
        ("x = 1", "there is no function choose(table)", None),
    ],
)
def test_a_script_that_does_not_load_has_an_error_with_its_line(source: str, message: str, line: int | None) -> None:
    assert ask(load=source)["error"] == {"type": "ScriptError", "message": message, "line": line}


def test_a_module_that_only_other_packages_have_is_named() -> None:
    error = {"message": "ModuleNotFoundError: No module named 'numpy_of_nowhere'", "module": "numpy_of_nowhere"}
    assert ask(load="x = 1\nimport numpy_of_nowhere.linalg")["error"] == error | {"type": "ScriptError", "line": 2}
    ask(load="def choose(table):\n    import numpy_of_nowhere")
    assert choose()["error"] == error | {"type": "ModuleNotFoundError", "line": 2}


@pytest.mark.parametrize(
    "source",
    [
        "import coloretto.nothing",
        "from coloretto import nothing",
        "import json.nothing",
        "raise ModuleNotFoundError('own words')",
    ],
)
def test_a_module_that_python_or_our_package_should_have_is_not_named(source: str) -> None:
    assert "module" not in ask(load=source)["error"]


def test_a_copy_of_our_own_bot_chooses_as_the_bot() -> None:
    careful = inspect.getsource(import_module("coloretto.bots.references.careful"))
    assert ask(load=careful) == {"loaded": True}
    ours = base.choose(import_module("coloretto.bots.references.careful").BOT, POSITION, Limit(), Random(1))
    assert choose() == {"action": list(action_to_json(ours.action))}


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("return completed(Choice(99, {}, 0))", "think chose 99: it must choose one of legal_actions(state)"),
        ("return completed(7)", "think returned 7: it must return a Choice"),
        ("return 7", "TypeError: 'int' object is not an iterator"),
    ],
)
def test_a_bot_of_the_library_that_chooses_nonsense_has_an_error(body: str, message: str) -> None:
    imports = "from coloretto.bots.base import Choice, completed"
    ask(load=f"{imports}\nclass Mine:\n    def think(self, state, limit, rng):\n        {body}\nBOT = Mine()")
    assert choose()["error"]["message"] == message


@pytest.mark.parametrize(
    ("body", "message", "line"),
    [
        ("return table.laws[0]", "AttributeError: 'Table' object has no attribute 'laws'", 2),
        ("return helper(table)", "KeyError: 'c9'", 4),
        ("return table.gain('a')", "TypeError: list indices must be integers or slices, not str", 2),
        ("exit(1)", "SystemExit: 1", 2),
        ("return 3", "choose returned 3: it must return one of table.legal", 1),
        ("raise KeyboardInterrupt", "KeyboardInterrupt: ", 2),
        ("class late(BaseException): pass\n    raise late('x')", "late: x", 3),
        ("raise ValueError('x' * 5000)", f"ValueError: {'x' * 988}", 2),
    ],
)
def test_a_choice_that_fails_has_an_error_with_the_line_of_the_script(
    body: str, message: str, line: int | None
) -> None:
    ask(load=f"def choose(table):\n    {body}\ndef helper(table):\n    return table.me.cards['c9']\n")
    answer = choose()["error"]
    assert (answer["message"], answer["line"]) == (message, line)


@pytest.mark.parametrize(
    "source",
    [
        "x = 1\ndef choose(self, table): return table.legal[0]",
        "x = 1\ndef choose(): pass",
        "x = 1\ndef choose(table): return None",
    ],
)
def test_an_error_that_no_line_of_the_bot_raises_has_the_line_of_its_definition(source: str) -> None:
    ask(load=source)
    assert choose()["error"]["line"] == 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("[]", "request must be an object, not []"),
        ("{}", "the key 'choose' is missing"),
        (json.dumps({"choose": STATE}), "the key 'seed' is missing"),
        (json.dumps({"choose": STATE, "seed": 2**53 + 1}), "seed must be a whole number from 0 to 9007199254740992"),
        ('{"choose": 1, "seed": 1}', "a state must be an object, not 1"),
    ],
)
def test_an_invalid_request_has_an_error(text: str, message: str) -> None:
    error = json.loads(handle(text))["error"]
    assert error["message"].startswith(message)
    assert error["line"] is None
