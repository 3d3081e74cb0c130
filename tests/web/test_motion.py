"""Cards on their way: over a page that is already up to date, never in its way, and gone in time."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table import final_scores, wait_for_engine, wait_for_something_to_do
from tests.web.test_page import PHONE, WIDE, keep_late_game, play_recorded_actions, press

GAME = "?fake=four-players&players=4&seed=7"
TRAVELLING = """() => document.getAnimations().filter(each =>
    each.effect.getKeyframes().some(frame => "transform" in frame)).length"""
ANIMATED = """() => [...new Set(document.getAnimations()
    .filter(each => !(each instanceof CSSTransition)).flatMap(each => each.effect.getKeyframes().flatMap(Object.keys)))]
    .filter(name => ["transform", "opacity"].includes(name)).sort()"""

NOTE_SHIFTS = """window.shifts = []; new PerformanceObserver(list => shifts.push(
    ...list.getEntries().flatMap(entry => entry.sources.map(({ node, previousRect, currentRect }) =>
        JSON.stringify([node?.textContent, previousRect, currentRect]))))
).observe({ type: 'layout-shift', buffered: true })"""


def open_game(page: Page, site: str) -> None:
    page.goto(f"{site}{GAME}&speed=slow")
    wait_for_engine(page)
    wait_for_something_to_do(page)


def test_a_drawn_card_travels_and_the_page_is_up_to_date_meanwhile(page: Page, fake_site: str) -> None:
    open_game(page, fake_site)
    press(page, "d")
    page.wait_for_function(f"() => ({TRAVELLING})() === 1")
    expect(page.get_by_role("button", name="Place in row 1")).to_be_enabled()
    assert page.evaluate("document.querySelectorAll('.flights > *').length") <= 1
    page.wait_for_function(f"() => ({TRAVELLING})() === 0")
    expect(page.locator(".flights > *")).to_have_count(0)


def test_a_resize_in_mid_travel_ends_it(page: Page, fake_site: str) -> None:
    open_game(page, fake_site)
    press(page, "d")
    page.wait_for_function(f"() => ({TRAVELLING})() === 1")
    page.evaluate("dispatchEvent(new Event('resize'))")
    assert page.evaluate(TRAVELLING) == 0
    expect(page.locator(".flights > *")).to_have_count(0)


def test_nothing_travels_for_whoever_wants_less_motion(browser: Browser, fake_site: str) -> None:
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    open_game(page, fake_site)
    press(page, "d")
    page.wait_for_function(f"() => ({ANIMATED})().length > 0")
    assert page.evaluate(ANIMATED) == ["opacity"]
    context.close()


@pytest.mark.parametrize("size", [PHONE, (768, 1024), WIDE], ids=str)
def test_nothing_jumps_while_a_first_game_is_played_to_its_end(
    browser: Browser, fake_site: str, size: tuple[int, int]
) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    context.add_init_script(NOTE_SHIFTS)
    page = context.new_page()
    page.goto(fake_site)
    keep_late_game(page)
    page.evaluate("localStorage.removeItem('coloretto:v1:hints')")
    page.goto(f"{fake_site}?fake=five-players-end&speed=instant")
    wait_for_something_to_do(page)
    play_recorded_actions(page, "five-players-end")
    page.get_by_role("button", name="Confirm jokers").click()
    expect(final_scores(page)).to_be_visible()
    assert page.evaluate("shifts") == []
    context.close()
