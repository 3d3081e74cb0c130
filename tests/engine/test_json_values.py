"""JSON from outside: any text gives a value or a NotationError."""

import contextlib
import json
from json import scanner
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coloretto.bots.base import Limit
from coloretto.cli.bot_protocol import answers
from coloretto.cli.check_records import check_records
from coloretto.errors import ColorettoError, NotationError
from coloretto.notation.json_fields import MAX_DEPTH, parse_json
from coloretto.service.methods import METHODS
from coloretto.service.new_games import game_from_any_text
from coloretto.service.saves import game_from_save
from coloretto.service.session import Session
from tests.support.nasty_json import NASTY_JSON

nasty_texts = pytest.mark.parametrize("text", NASTY_JSON.values(), ids=NASTY_JSON)

deterministic = settings(max_examples=300, deadline=None, derandomize=True)


@nasty_texts
def test_parse_json_agrees_with_the_standard_library_or_refuses(text: str) -> None:
    try:
        read = parse_json(text)
    except NotationError:
        return
    assert repr(read) == repr(json.loads(text))


@nasty_texts
def test_readers_of_json_raise_only_known_errors(text: str) -> None:
    for read in (game_from_save, game_from_any_text, lambda text: check_records([text])):
        with contextlib.suppress(ColorettoError):
            assert read(text) == 0, "number of games checked"


@nasty_texts
def test_the_bot_program_continues_after_a_nasty_line(text: str) -> None:
    replies = list(map(json.loads, answers([text or "{", '{"hello":1}'], "greedy", Limit(), 1)))
    assert [set(answer) for answer in replies[:1]] == [{"error"}]
    assert replies[1]["hello"] == 1


@nasty_texts
def test_a_request_with_nasty_json_is_refused(text: str) -> None:
    session = Session()
    requests = [text, f'{{"method":"undo","params":{text}}}']
    names = {"open": ("save", "position", "record"), "read": ("text",), "replay": ("record",), "review": ("record",)}
    for method, name in [(method, name) for method, texts in names.items() for name in texts]:
        params = {name: text, "ply": 0, "seat": 0, "level": None}
        requests.append(json.dumps({"method": method, "params": params}))
    for request in requests:
        assert set(json.loads(session.handle(request))) == {"error"}


INTEGERS = {"seat", "seed", "ply", "players", "marker_depth"}


@pytest.mark.parametrize("method", sorted(METHODS))
@pytest.mark.parametrize("number", ["9" * 4_300, "-" + "9" * 4_299, "1e999", "NaN"], ids=["huge", "low", "inf", "nan"])
def test_a_request_with_an_extreme_number_is_answered(method: str, number: str) -> None:
    session = Session()
    session.handle('{"method":"open","params":{"query":{"players":"3","seed":"7"}}}')
    record = json.loads(session.handle('{"method":"record"}'))["result"]["text"]
    params = {"record": record, "seats": [], "colours": [], "edition": "classic", "scoring": "brown", "action": "d"}
    if method == "review":
        del params["record"]
    request = json.dumps({"method": method, "params": {**params, **dict.fromkeys(INTEGERS, "NUMBER")}})
    answer = set(json.loads(session.handle(request.replace('"NUMBER"', number))))
    assert answer in ({"error"}, {"result"}, {"task", "progress"})


def test_brackets_in_strings_do_not_count_as_nesting() -> None:
    deepest = "[" * MAX_DEPTH + '"' + "[{" * 99 + '\\"["' + "]" * MAX_DEPTH
    assert json.dumps(parse_json(deepest)).count("[") == MAX_DEPTH + 99 + 1
    with pytest.raises(NotationError, match="nested deeper than 30 levels"):
        parse_json(f"[{deepest}]")


tokens = st.sampled_from(
    [
        "[",
        "]",
        "{",
        "}",
        '"',
        "\\",
        '\\"',
        "\\\\",
        ":",
        ",",
        "0",
        "[[[",
        "]]]",
        '"]"',
        '"{"',
        '{"]":',
        '["}",',
        "é",
        "\n",
    ]
)
pieces = st.tuples(st.lists(tokens, min_size=1, max_size=3).map("".join), st.integers(1, 60)).map(
    lambda pair: pair[0] * pair[1]
)


def decoder_depth(text: str) -> int:
    """Return the greatest depth that the standard library's decoder reaches, even if it then fails."""
    depth = deepest = 0

    def counted(parse: Any) -> Any:
        def count(*arguments: Any) -> Any:
            nonlocal depth, deepest
            depth += 1
            deepest = max(deepest, depth)
            try:
                return parse(*arguments)
            finally:
                depth -= 1

        return count

    decoder: Any = json.JSONDecoder()
    decoder.parse_object, decoder.parse_array = counted(decoder.parse_object), counted(decoder.parse_array)
    decoder.scan_once = scanner.py_make_scanner(decoder)  # type: ignore[attr-defined]
    with contextlib.suppress(ValueError, RecursionError):
        decoder.decode(text)
    return deepest


@pytest.mark.slow
@deterministic
@given(text=st.lists(pieces, min_size=1, max_size=4).map("".join))
def test_the_decoder_never_exceeds_the_depth_limit(text: str) -> None:
    is_deep = decoder_depth(text) > MAX_DEPTH
    try:
        read = parse_json(text)
    except NotationError as error:
        assert not is_deep or "nested deeper" in str(error)
    else:
        assert not is_deep
        assert read == json.loads(text)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(alphabet='[]{}"\\a\n\ud800', max_size=9),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(alphabet='[{"\\', max_size=4), inner, max_size=3)
    ),
)


def levels(value: Any) -> int:
    match value:
        case list():
            return 1 + max(map(levels, value), default=0)
        case dict():
            return 1 + max(map(levels, value.values()), default=0)
    return 0


@pytest.mark.slow
@deterministic
@given(value=values, more=st.integers(0, 2 * MAX_DEPTH), is_ascii=st.booleans())
def test_only_json_that_is_nested_too_deep_is_refused(value: Any, more: int, is_ascii: bool) -> None:
    text = "[" * more + json.dumps(value, ensure_ascii=is_ascii) + "]" * more
    if more + levels(value) > MAX_DEPTH:
        with pytest.raises(NotationError, match="nested deeper"):
            parse_json(text)
    else:
        assert parse_json(text) == json.loads(text)
