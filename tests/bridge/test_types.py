"""The types of the protocol: the page has the current ones, and recorded conversations match them."""

import ast
import json
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, get_args, get_origin

import pytest
from typeguard import CollectionCheckStrategy, TypeCheckError, check_type

import coloretto.service.session  # noqa: F401  registers its methods
from coloretto.cards import Variant
from coloretto.coach.reasons import ReasonCode, reasons_for
from coloretto.coach.review import Band
from coloretto.rules import legal_actions
from coloretto.service import coach_protocol, params, picture_protocol, protocol
from coloretto.service.coaching import reasons_to_json
from coloretto.service.codes import Card
from coloretto.service.methods import METHODS
from tests.support.games import decisions
from tools import protocol as generator

RECORDED = sorted((Path(__file__).parents[1] / "data" / "bridge").glob("*.json"))
METHOD_TYPES = generator.Methods()
MAY_BE_ABSENT = {*get_args(Card), *get_args(Band), "edition"}
"""Keys of mappings, not of typed objects."""


def check(value: Any, expected: Any) -> None:
    """Raise TypeCheckError unless a value and all its parts are of a type."""
    check_type(value, expected, collection_check_strategy=CollectionCheckStrategy.ALL_ITEMS)


def type_from(node: ast.expr) -> Any:
    """Return the type that a method names; for a task the type of its result."""
    types = (protocol, coach_protocol, picture_protocol, params)
    modules = {each.__name__.rpartition(".")[2]: each for each in types}
    found = eval(ast.unparse(node), modules)
    return get_args(found)[-1] if get_origin(found) is Generator else found


def check_pair(pair: Any) -> None:
    request, answer = pair["request"], pair["answer"]
    assert set(request) <= {"method", "params"}
    assert set(answer) in ({"result"}, {"error"})
    if "error" in answer:
        check(answer["error"], protocol.EngineError)
    if request["method"] in METHODS:
        params_type = type_from(METHOD_TYPES.params[request["method"]])
        if params_type is not None:
            check(request.get("params", {}), params_type)
        else:
            assert "params" not in request
        if "result" in answer:
            check(answer["result"], type_from(METHOD_TYPES.results[request["method"]]))


def pairs(file: Path) -> list[Any]:
    found: list[Any] = json.loads(file.read_text(encoding="utf-8"))["pairs"]
    return found


def objects(value: Any) -> Iterator[dict[str, Any]]:
    """Yield all objects within a value, itself included."""
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from objects(part)


def test_the_types_of_the_page_are_up_to_date() -> None:
    for path, text in generator.files().items():
        assert path.read_text(encoding="utf-8") == text, "run `python3 -m tools.protocol`"


def test_every_method_of_the_session_has_types() -> None:
    assert list(METHOD_TYPES.params) == list(METHOD_TYPES.results) == list(METHODS)
    assert METHOD_TYPES.changing == {name for name, method in METHODS.items() if method.changes_game}


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_recorded_conversations_match_the_types(file: Path) -> None:
    for pair in pairs(file):
        check_pair(pair)


def recorded(method: str) -> str:
    """Return a recorded pair with a result of the method, as text."""
    found = (pair for file in RECORDED for pair in pairs(file) if pair["request"]["method"] == method)
    return json.dumps(next(pair for pair in found if "result" in pair["answer"]))


@pytest.mark.parametrize("method", ["play", "bot_action", "choose_jokers", "hint", "why", "review", "par"])
def test_an_answer_with_an_extra_or_missing_key_is_refused(method: str) -> None:
    text = recorded(method)
    shapes = {tuple(each): at for at, each in enumerate(objects(json.loads(text)["answer"]["result"]))}
    for keys, at in shapes.items():
        for key in ("surplus", *keys[:1]):
            pair = json.loads(text)
            changed = list(objects(pair["answer"]["result"]))[at]
            if key not in changed:
                changed[key] = None
            elif key in MAY_BE_ABSENT:
                continue
            else:
                del changed[key]
            with pytest.raises((TypeCheckError, AssertionError)):
                check_pair(pair)


@pytest.mark.slow
def test_every_reason_matches_its_type() -> None:
    seen = set()
    for seed in range(12):
        for state in decisions(Variant(3, "golden"), seed):
            for action in legal_actions(state):
                written = reasons_to_json(reasons_for(state, action))
                check(written, list[coach_protocol.Reason])
                seen |= {reason["code"] for reason in written}
    stated = {code for reason in get_args(coach_protocol.Reason) for code in get_args(reason.__annotations__["code"])}
    assert seen == stated == set(get_args(ReasonCode))
