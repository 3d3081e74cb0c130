"""Games that earlier versions of the page have stored move to the library."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from coloretto.service.session import Session
from tests.support.library import NOON, save_in_play, unfinished_saves
from tests.support.user import User
from tests.web.support import history_db
from tests.web.support.game_list import listed
from tests.web.support.recordings import pairs, replace_conversation
from tests.web.support.saved_games import EVENING, LATE_DAILY, LATE_OF_FIVE, UNREADABLE, store, stored

OLD_LIST = "coloretto:v1:games"
SAVE = "coloretto:v1:save"
EARLIEST = "coloretto:v1:save:earlier"
EARLIER = Path(__file__).parents[2] / "data" / "earlier"


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


@pytest.mark.parametrize("version", ["3796d829", "6e7f9ff0"])
def test_a_device_that_an_earlier_version_used_keeps_its_games_once(page: Page, fake_site: str, version: str) -> None:
    earlier = json.loads((EARLIER / f"{version}.json").read_text(encoding="utf-8"))
    local, database = earlier["local"], earlier["database"]
    unfinished = [text for key, text in local.items() if key.startswith(OLD_LIST)]
    marked = ["favourite" in game for game in database["games"]]
    opened = answered("open", save=local[SAVE])
    now = opened["answer"]["result"]["save"]
    reads = [answered("read", text=save) for save in [*unfinished, local[SAVE]]]
    others = [answered("open", save=now), answered("read", text=local[SAVE], known=now)]
    replace_conversation(page, "daily", [*pairs("daily"), opened, *reads, *others])
    store(page, fake_site, local)
    history_db.put(page, **database)
    user = User(page)
    for _ in range(2):
        page.goto(f"{fake_site}?lang=en&fake=daily")
        user.wait_for_engine()
        user.open_page("games")
        expect(entries(page)).to_have_count(len(unfinished))
        records = {json.loads(save)["record"] for save in [*unfinished_saves(page), save_in_play(page)]}
        assert records == {json.loads(save)["record"] for save in [*unfinished, local[SAVE]]}
        user.open_page("played")
        expect(listed(page)).to_have_count(len(marked))
        star = listed(page).get_by_role("button", name="Favourite")
        expect(star).to_have_attribute("aria-pressed", str(marked[0]).lower())
        assert history_db.read(page) == database
    assert [key for key in page.evaluate("Object.keys(localStorage)") if key.startswith((OLD_LIST, SAVE))] == []


def answered(method: str, **params: str) -> dict[str, Any]:
    """Return a request with the engine's answer."""
    request = {"method": method, "params": params}
    return {"request": request, "answer": json.loads(Session().handle(json.dumps(request)))}
