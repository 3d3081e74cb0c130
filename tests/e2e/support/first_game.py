"""A first game, which begins with a prepared opening while Python is held back."""

import json
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator

from coloretto.notation.text import action_to_text, record_from_text
from coloretto.service.session import Session
from tests.bridge.support.driver import result_of
from tests.support.user import User

WASM: Final = "**/pyodide.asm.wasm"


def state(user: User, *names: str) -> Locator:
    """Return the document once its engine is in one of these states."""
    return user.place.locator(", ".join(f"html[data-engine={name}]" for name in names))


def begin(user: User) -> None:
    """Open the page, press Play and wait for the game, while Python is held back."""
    user.navigate("speed=instant")
    user.press("play")
    user.expect_visible(state(user, "prepared"), user.choices())


def play_prepared(user: User, seed: int, most: int) -> None:
    """Play at most so many random choices, as long as none has to wait for Python."""
    rng = Random(seed)
    for _ in range(most):
        wait_for_choice(user)
        if state(user, "loading").count():
            return
        rng.choice(user.choices().all()).click()


def wait_for_choice(user: User) -> None:
    """Wait until the person can choose, or has to wait for Python."""
    idle = state(user, "prepared", "ready").locator(":scope:not(:has(game-table [aria-busy=true]))")
    idle.or_(state(user, "loading")).first.wait_for()


def replayed(save: dict[str, Any]) -> dict[str, Any]:
    """Return the save of the game that CPython plays with the same deal and the same choices of the person."""
    digits = iter([save["id"], save["salt"]])
    session = Session(digits.__next__)

    result = result_of(session, "open", query={"seed": str(save["seed"])})
    for action in actions_in(save["record"]):
        is_bot = result["view"]["waiting_for"] == "bot"
        result = result_of(session, "bot_action") if is_bot else result_of(session, "play", action=action)
    return dict(json.loads(result["save"]))


def actions_in(record: str) -> list[str]:
    """List the actions of a record of a game that is not over."""
    return [action_to_text(action) for action in record_from_text(record).actions]
