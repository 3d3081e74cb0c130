"""Unfinished games and unreadable saves in the browser's storage, as the page stores them."""

from typing import Any

from playwright.sync_api import Page

from tests.support.user import User
from tests.web.support.recordings import pairs

SAVE = "coloretto:v1:save"
EARLIER = "coloretto:v1:save:earlier"
UNREADABLE = "coloretto:v1:save:unreadable"
UNFINISHED = "coloretto:v1:games"
NOON, EVENING = 1_795_262_400_000, 1_795_287_000_000
"""Times on 21 November 2026 in milliseconds, as in storage keys."""


def saves(name: str) -> list[str]:
    """Return the saves that a recorded conversation loads."""
    loads = [pair["request"] for pair in pairs(name) if pair["request"]["method"] == "load"]
    return [str(request["params"]["save"]) for request in loads]


LATE_DAILY = saves("daily")[-1]
LATE_OF_FIVE = saves("five-players-end")[-1]
FINISHED = saves("finished")[0]


def store(page: Page, site: str, texts: dict[str, str]) -> None:
    """Fill the storage before the page opens, as for a player who has seen all tips."""
    user = User(page, site)
    user.open_storage()
    user.store(**{key.removeprefix("coloretto:v1:"): text for key, text in texts.items()})


def stored(page: Page, prefix: str) -> list[str]:
    """Return the texts under all keys with this prefix, the newest key first."""
    texts: list[str] = page.evaluate(
        """prefix => Object.keys(localStorage).filter(key => key.startsWith(prefix + ":"))
            .sort().reverse().map(key => localStorage.getItem(key))""",
        prefix,
    )
    return texts


def unfinished_saves(page: Page) -> list[str]:
    return stored(page, UNFINISHED)


def save_in_play(page: Page) -> Any:
    return page.evaluate("key => localStorage.getItem(key)", SAVE)
