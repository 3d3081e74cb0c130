"""When a new version of the page may take over by itself: never while anybody reads, types or plays."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.typescript import Modules

CLOSED = {
    "screen": "welcome",
    "page": "table",
    "view": None,
    "replay": None,
    "setup": {"isOpen": False},
    "botCard": {"isOpen": False},
    "isChangingSettings": False,
    "isShowingKeys": False,
    "question": None,
    "hint": None,
    "why": None,
    "link": None,
}
FINISHED = {"screen": "game", "view": {"phase": "over"}}


@pytest.fixture(scope="module")
def modules() -> Iterator[Modules]:
    with Modules("at-rest") as modules:
        yield modules


@pytest.mark.parametrize("state", [{}, FINISHED], ids=["welcome", "finished game"])
def test_the_page_is_at_rest_at_the_welcome_screen_and_after_a_game(modules: Modules, state: dict[str, Any]) -> None:
    assert modules.call("isAtRest", {**CLOSED, **state}) is True


def test_the_page_is_not_at_rest_during_a_game(modules: Modules) -> None:
    assert modules.call("isAtRest", {**CLOSED, "screen": "game", "view": {"phase": "draw"}}) is False


@pytest.mark.parametrize(
    "change",
    [
        *({"page": name} for name in ("review", "games", "statistics", "daily", "book", "fairness", "about")),
        {"replay": {"ply": 3}},
        {"question": {"chosen": None}},
        {"hint": {"depth": 1}},
        {"why": {"ply": 3}},
        {"link": "https://example.org"},
        {"setup": {"isOpen": True}},
        {"botCard": {"isOpen": True}},
        {"isChangingSettings": True},
        {"isShowingKeys": True},
    ],
    ids=lambda change: " ".join(map(str, next(iter(change.items())))),
)
@pytest.mark.parametrize("state", [{}, FINISHED], ids=["welcome", "finished game"])
def test_the_page_is_not_at_rest_while_a_page_or_dialog_is_open(
    modules: Modules, state: dict[str, Any], change: dict[str, Any]
) -> None:
    assert modules.call("isAtRest", {**CLOSED, **state, **change}) is False
