"""Games that earlier versions of the page have stored move to the library."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from coloretto.service.session import Session
from tests.support.library import NOON
from tests.support.user import User
from tests.web.support.recordings import pairs, replace_conversation
from tests.web.support.saved_games import EVENING, LATE_DAILY, LATE_OF_FIVE, UNREADABLE, store, stored

OLD_LIST = "coloretto:v1:games"
EARLIEST = "coloretto:v1:save:earlier"


def entries(page: Page, title: str = "Unfinished games") -> Locator:
    return page.get_by_role("region", name=title).get_by_role("listitem")


def test_games_of_earlier_versions_move_to_the_library(page: Page, fake_site: str) -> None:
    old = {f"{OLD_LIST}:{NOON}-a": LATE_OF_FIVE, f"{OLD_LIST}:{EVENING}-b": "mine", EARLIEST: LATE_DAILY}
    reads = [answered("read", text=save) for save in old.values()]
    replace_conversation(page, "daily", [*pairs("daily"), *reads])
    store(page, fake_site, old)
    user = User(page)
    page.goto(f"{fake_site}?lang=en&fake=daily")
    user.wait_for_engine()
    user.open_page("games")
    expect(entries(page).get_by_role("heading")).to_contain_text(["November 21", "No date (from an earlier version)"])
    expect(entries(page, "Saved games that could not be opened")).to_have_count(1)
    assert stored(page, UNREADABLE) == ["mine"]
    assert not page.evaluate("keys => keys.some(key => localStorage.getItem(key) !== null)", list(old))
    page.reload()
    expect(entries(page)).to_have_count(2)


def answered(method: str, **params: str) -> dict[str, Any]:
    """Return a request with the engine's answer."""
    request = {"method": method, "params": params}
    return {"request": request, "answer": json.loads(Session().handle(json.dumps(request)))}
