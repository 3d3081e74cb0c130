"""The daily deal played to its end and recorded once; each night with real Pyodide, which compares it with par."""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.cases import heavy
from tests.support.user import User
from tests.web.support import history_db
from tools.gallery.python_engine import PythonEngine

TODAY = "2026-11-21"


@pytest.mark.parametrize("is_real", [False, heavy(True)], ids=["quick", "real"])
def test_the_daily_deal_is_played_recorded_once_and_compared_with_par(
    request: pytest.FixtureRequest, context: BrowserContext, quiet_page: Page, is_real: bool
) -> None:
    page = quiet_page
    if not is_real:
        # Par takes half a minute.
        PythonEngine(context).held_method = "par"
    site = request.getfixturevalue("site" if is_real else "fake_site")
    page.clock.set_fixed_time(f"{TODAY}T12:00:00Z")
    page.goto(f"{site}?daily&speed=instant")
    User(page).wait_for_engine()
    User(page).play_to_the_end(seed=1)
    expect(page.get_by_role("button", name="Compare and share")).to_be_visible()
    assert len(User(page).scores()) == 4
    history = history_db.read(page)
    (game,), (day,) = history["games"], history["days"]
    assert re.fullmatch(r"[0-9a-f]{32}", game["id"])
    assert game["record"].startswith("4cb15 ")
    assert (game["daily"], game["practice"], sorted(game["scores"])) == (TODAY, False, sorted(User(page).scores()))
    assert day["result"]["id"] == game["id"]
    page.reload()
    User(page).wait_for_engine()
    expect(page.get_by_role("heading", name="Final scores")).to_be_visible()
    page.get_by_role("button", name="Compare and share").click()
    expect(page.get_by_text("The Master", exact=True)).to_be_visible()
    assert without_skill(history_db.read(page)["games"]) == without_skill([game])
    if not is_real:
        expect(page.get_by_role("progressbar")).to_be_visible()
        return
    expect(page.get_by_label("Your result as text")).to_have_value(re.compile("The Master "), timeout=150_000)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    after = history_db.read(page)
    assert without_skill(after["games"]) == without_skill([game])
    assert 1 <= after["days"][0]["par"]["rank"] <= 4


def without_skill(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return stored games without what a review, which may end at any time, adds to them."""
    return [{**game, "skill": None} for game in games]
