"""The left-handed layout: controls where a left thumb reaches them, in the usual focus order."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.cases import heavy
from tests.support.pages import RECORD_SHIFTS, wait_until
from tests.support.user import User
from tests.web.support.reach import tab_through
from tests.web.support.recorded_games import open_on_bots_turn
from tests.web.support.settings import switch_on
from tests.web.support.viewport import PHONE, WIDE, assert_nothing_is_covered, resize

PAGE_SIZE = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
LANDSCAPE, TABLET = (640, 360), (768, 1024)


def left(locator: Locator) -> float:
    box = locator.bounding_box()
    assert box
    return box["x"]


def open_left_handed(page: Page, site: str, size: tuple[int, int]) -> None:
    user = User(page, site)
    resize(page, size)
    open_on_bots_turn(user, "step")
    user.wait_for_lazy_features()
    user.change_settings(leftHanded=True)
    wait_until(page, "() => getComputedStyle(document.querySelector('pace-buttons')).justifySelf === 'start'")


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, heavy(TABLET), heavy(WIDE)], ids=str)
def test_what_is_pressed_most_is_on_the_left(page: Page, user: User, fake_site: str, size: tuple[int, int]) -> None:
    open_left_handed(page, fake_site, size)
    assert left(page.get_by_role("button", name="Next")) < left(page.locator(".prompt"))
    draw, drawn, rows = page.locator(".draw"), page.locator(".drawn"), page.get_by_role("toolbar", name="Rows")
    assert left(draw) < left(drawn)
    if size == LANDSCAPE:
        assert left(rows) < size[0] / 10 < left(draw)
    else:
        assert left(draw) < size[0] / 10
    if size == WIDE:
        assert left(page.get_by_role("log")) < size[0] / 10
    assert_nothing_is_covered(page)
    size_in_use = page.evaluate(PAGE_SIZE)
    user.change_settings(leftHanded=False)
    assert page.evaluate(PAGE_SIZE) == size_in_use


def test_the_focus_order_is_that_of_the_usual_layout(page: Page, user: User, fake_site: str) -> None:
    resize(page, PHONE)
    open_on_bots_turn(user, "step")
    usual = [focused["name"] for focused in tab_through(page)]
    open_left_handed(page, fake_site, PHONE)
    assert [focused["name"] for focused in tab_through(page)] == usual


def test_a_stored_layout_is_shown_from_the_first_frame(page: Page, user: User, fake_site: str) -> None:
    resize(page, WIDE)
    page.goto(fake_site)
    user.wait_for_engine()
    switch_on(page, "Left-handed layout")
    page.add_init_script(RECORD_SHIFTS)
    page.reload()
    user.wait_for_engine()
    expect(page.locator("html")).to_have_attribute("data-left-handed", "true")
    assert left(page.get_by_role("log", include_hidden=True)) < WIDE[0] / 10
    assert page.evaluate("shifts") == []
