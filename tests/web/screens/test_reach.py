"""Controls are large enough, the focus is visible, and Escape closes overlays."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.cases import heavy
from tests.support.probes import probe
from tests.support.user import User
from tests.web.support.pixels import as_base64
from tests.web.support.reach import FINGER_PX, TOO_SMALL, tab_through
from tests.web.support.screens import reach
from tests.web.support.viewport import PHONE

COUNT_CHANGED_PIXELS = probe(__file__, "changed-pixels")
"""Returns the number of pixels that changed with a contrast of at least 3 to 1."""


@pytest.mark.parametrize("scheme", [heavy("light"), "dark"])
@pytest.mark.parametrize(
    "name", [heavy("welcome"), "new-game", heavy("table-tip"), "last-round", "rules", heavy("share")]
)
def test_the_focus_ring_is_two_pixels_wide_all_around(browser: Browser, fake_site: str, name: str, scheme: Any) -> None:
    page = browser.new_page(color_scheme=scheme, viewport={"width": PHONE[0], "height": PHONE[1]})
    reach(User(page, fake_site), name)
    for focused in tab_through(page):
        x, y = max(focused["x"] - 8, 0), max(focused["y"] - 8, 0)
        clip: Any = {"x": x, "y": y, "width": focused["width"] + 16, "height": focused["height"] + 16}
        pictures = [page.screenshot(clip=clip)]
        page.evaluate("document.activeElement.blur()")
        pictures.append(page.screenshot(clip=clip))
        changed = page.evaluate(COUNT_CHANGED_PIXELS, list(map(as_base64, pictures)))
        # Round corners have fewer pixels than square ones.
        assert changed >= 0.9 * 2 * 2 * (focused["width"] + focused["height"]), (focused, changed)
    page.close()


@pytest.mark.heavy
@pytest.mark.parametrize("screen", ["games-unfinished", heavy("daily-played")])
def test_the_share_button_is_large_enough_for_a_finger(page: Page, user: User, screen: str) -> None:
    page.add_init_script("navigator.share = async () => undefined")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    reach(user, screen)
    expect(page.locator("share-button button")).to_be_visible()
    assert page.evaluate(TOO_SMALL, ["share-button button", FINGER_PX]) == []


@pytest.mark.parametrize(("name", "panels"), [("notices", "notice-list p"), ("hint-all", "hint-panel section")])
def test_escape_closes_overlays_and_the_focus_stays(page: Page, user: User, name: str, panels: str) -> None:
    reach(user, name)
    page.locator(".bot-info").first.focus()
    for left in reversed(range(page.locator(panels).count())):
        page.keyboard.press("Escape")
        expect(page.locator(panels)).to_have_count(left)
        expect(page.locator(".bot-info").first).to_be_focused()
