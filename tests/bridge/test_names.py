"""Names that players may have, and invisible names, which they may not."""

import json

import pytest

from coloretto.service.saves import MAX_NAME_LENGTH
from coloretto.service.session import Session
from tests.bridge.support.driver import ANA, BOT, SETUP, ask

SPACES = [" ", "\u00a0", "\u3000", " \u2003 "]
INVISIBLE = [
    "\u00ad",  # soft hyphen
    "\u034f",  # combining grapheme joiner
    "\u115f",  # Hangul fillers
    "\u1160",
    "\u3164",
    "\uffa0",
    "\u17b4",  # Khmer inherent vowel
    "\u180e",  # Mongolian vowel separator
    "\u200b",  # zero width space
    "\u200d",  # zero width joiner
    "\u2060",  # word joiner
    "\u2800",  # blank Braille pattern
    "\ufe0f",  # variation selectors
    "\U000e0100",
    "\ufeff",  # byte order mark
    "\U000e0041",  # tag
    "\u0378",  # assigned to nothing
    "\u200b \u3164\u2060",
    "\u200b" * MAX_NAME_LENGTH,
]
VISIBLE = [
    "Zoë",
    "李雷",
    "می\u200cخواهم",
    "👩\u200d🚀",
    "<b>&amp;</b>",
    "한글",
    "e\u0301",
    "0",
    ".",
    "\u200bAna\u2060",
    "❤\ufe0f",
]


def code_points(text: str) -> str:
    return " ".join(f"U+{ord(character):04X}" for character in text[:4])


@pytest.mark.parametrize("name", [*SPACES, *INVISIBLE], ids=code_points)
@pytest.mark.parametrize("seat", [ANA, BOT], ids=["person", "bot"])
def test_an_invisible_name_is_refused(seat: dict[str, str | None], name: str) -> None:
    error = ask(Session(), "open", setup=SETUP | {"seats": [ANA, seat | {"name": name}]})["error"]
    assert error["type"] == "PlayerNameError"
    assert "can be seen" in error["message"]


@pytest.mark.parametrize("name", INVISIBLE, ids=code_points)
def test_a_save_with_an_invisible_name_loads_without_it(name: str) -> None:
    save = json.loads(ask(Session(), "open", setup=SETUP)["result"]["save"])
    for seat in save["seats"]:
        seat["name"] = name
    result = ask(Session(), "open", save=json.dumps(save))["result"]
    assert [seat["name"] for seat in result["view"]["seats"]] == [None, None]
    assert ask(Session(), "open", save=result["save"])["result"] == result


@pytest.mark.parametrize("name", VISIBLE, ids=code_points)
def test_names_of_all_scripts_are_accepted_and_saved(name: str) -> None:
    result = ask(Session(), "open", setup=SETUP | {"seats": [ANA | {"name": name}, BOT]})["result"]
    assert result["view"]["seats"][0]["name"] == name
    assert ask(Session(), "open", save=result["save"])["result"]["view"] == result["view"]
