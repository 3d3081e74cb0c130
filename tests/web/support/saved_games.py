"""Unfinished games and unreadable saves in the browser's storage, as the page stores them."""

from playwright.sync_api import Page

from tests.support.library import NOON
from tests.support.user import STORE, User
from tests.web.support.recordings import params_with

UNREADABLE = "coloretto:v1:save:unreadable"
EVENING = NOON + 24_600_000


def saves(name: str) -> list[str]:
    """Return the saves that a recorded conversation loads."""
    return [params["save"] for params in params_with("save", name)]


LATE_DAILY = saves("daily")[-1]
LATE_OF_FIVE = saves("five-players-end")[-1]
FINISHED = saves("finished")[0]


def store(page: Page, site: str, texts: dict[str, str]) -> None:
    """Fill the storage before the page opens, as for a player who has seen all tips."""
    user = User(page, site)
    user.open_storage()
    page.evaluate(STORE, {"coloretto:v1:hints": "all", **texts})


def stored(page: Page, prefix: str) -> list[str]:
    """Return the texts under all keys with this prefix, the newest key first."""
    texts: list[str] = page.evaluate(
        """prefix => Object.keys(localStorage).filter(key => key.startsWith(prefix + ":"))
            .sort().reverse().map(key => localStorage.getItem(key))""",
        prefix,
    )
    return texts
