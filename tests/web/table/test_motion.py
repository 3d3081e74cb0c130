"""Animations: they run on top of a page that is already up to date, never block it, and end in time."""

import re
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.cases import heavy
from tests.support.pages import record_shifts, wait_until
from tests.support.probes import probe
from tests.support.user import User
from tests.web.support.recorded_games import play_recorded_actions, save_late_game
from tests.web.support.recordings import params_with
from tests.web.support.settings import choose
from tests.web.support.viewport import PHONE, WIDE

GAME = "?fake=four-players&players=4&seed=7"
TRAVELLING = """() => [...document.querySelectorAll(".animation-layer > *")]
    .filter(copy => copy.getAnimations().length > 0).length"""
ANIMATED = """() => [...new Set(document.getAnimations()
    .filter(each => !(each instanceof CSSTransition)).flatMap(each => each.effect.getKeyframes().flatMap(Object.keys)))]
    .filter(name => ["transform", "opacity"].includes(name)).sort()"""


HOLD = probe(__file__, "hold-animations")
"""Pauses all animations and collects them in `held`."""

ROW_ANIMATIONS = """() => held.filter(each => each.effect.target.matches(".row")
    && "opacity" in each.effect.getKeyframes()[0]).map(each => ({
    row: each.effect.target.querySelector(".number").textContent, delay: each.effect.getComputedTiming().delay,
    end: each.effect.getComputedTiming().endTime }))"""
RECORD_PICTURES = """globalThis.pictures = [];
new MutationObserver(changes => pictures.push(...changes.filter(({ target }) => target.matches(".animation-layer"))
    .flatMap(({ addedNodes }) => [...addedNodes]).map(copy => copy.querySelector("use")?.getAttribute("href")))
).observe(document, { subtree: true, childList: true })"""
"""Init script that records which pictures are animated."""
IS_SLOW = "quick => held.some(each => each.effect.getComputedTiming().endTime > quick)"
ANIMATED_PROPERTIES = """[...new Set(held.flatMap(each => each.effect.getKeyframes()).flatMap(Object.keys))]
    .filter(name => !["offset", "easing", "composite", "computedOffset"].includes(name))"""
FINISH = "held.splice(0).forEach(each => each.finish())"
END_TIMES = "held.splice(0).map(each => each.effect.getComputedTiming().endTime)"
RECORD_KEPT_NUMBERS = """() => {
    window.kept = new Set();
    new MutationObserver(changes => changes.map(each => each.target)
        .forEach(number => number.closest(".pile") && kept.add(number.className)))
        .observe(document.body, { subtree: true, attributeFilter: ["data-kept"] });
}"""
QUICK_MS = 250


@pytest.fixture(scope="module")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Open pages without a preference for reduced motion."""
    return {**browser_context_args, "reduced_motion": "no-preference"}


def open_game(page: Page, site: str, speed: str = "slow") -> None:
    user = User(page)
    page.add_init_script(HOLD)
    page.goto(f"{site}?{GAME}&speed={speed}")
    user.wait_for_engine()
    user.wait_for_decision()
    page.locator(".animation-layer").wait_for(state="attached")


@pytest.mark.heavy
def test_the_page_is_up_to_date_while_a_drawn_card_travels(page: Page, user: User, fake_site: str) -> None:
    open_game(page, fake_site)
    user.press_action("d")
    wait_until(page, f"() => ({TRAVELLING})() === 1")
    expect(page.get_by_role("button", name="Place in row 1")).to_be_enabled()
    expect(page.locator(".animation-layer > *")).to_have_count(1)
    page.evaluate(FINISH)
    expect(page.locator(".animation-layer > *")).to_have_count(0)
    assert page.evaluate(TRAVELLING) == 0


@pytest.mark.heavy
def test_a_resize_ends_a_running_animation(page: Page, user: User, fake_site: str) -> None:
    open_game(page, fake_site)
    user.press_action("d")
    wait_until(page, f"() => ({TRAVELLING})() === 1")
    page.evaluate("dispatchEvent(new Event('resize'))")
    assert page.evaluate(TRAVELLING) == 0
    expect(page.locator(".animation-layer > *")).to_have_count(0)


@pytest.mark.parametrize("source", ["device", "settings"])
def test_with_reduced_motion_no_card_travels(browser: Browser, fake_site: str, source: str) -> None:
    context = browser.new_context(reduced_motion="reduce" if source == "device" else "no-preference")
    page = context.new_page()
    open_game(page, fake_site)
    if source == "settings":
        choose(page, "Animations", "Reduced")
    User(page).press_action("d")
    wait_until(page, f"() => ({ANIMATED})().length > 0")
    assert page.evaluate(ANIMATED) == ["opacity"]
    assert page.locator(".animation-layer > *").count() == 0
    context.close()


def play_a_round(page: Page) -> None:
    user = User(page)
    for action in ("d", "p4", "t2"):
        user.press_action(action)
        user.wait_for_decision()
    expect(page.get_by_role("log").get_by_text(re.compile("^Round 2"))).to_be_visible()


def finish_a_round(page: Page) -> None:
    """Take a row and let the bots finish the round without pauses."""
    user = User(page)
    for action in ("d", "p4"):
        user.press_action(action)
        user.wait_for_decision()
    user.press_action("t2")
    page.get_by_role("button", name="Finish the round").click()
    expect(page.get_by_role("log").get_by_text(re.compile("^Round 2"))).to_be_visible()


def returning_rows(page: Page) -> list[Any]:
    """Return the animations of the rows, which start with the next frame."""
    wait_until(page, f"() => ({ROW_ANIMATIONS})().length > 0")
    rows: list[Any] = page.evaluate(ROW_ANIMATIONS)
    return rows


@pytest.mark.heavy
def test_rows_return_one_by_one_when_a_round_starts(page: Page, fake_site: str) -> None:
    open_game(page, fake_site, "fast")
    finish_a_round(page)
    rows = returning_rows(page)
    delays = [row["delay"] for row in rows]
    assert [row["row"] for row in rows] == ["1", "2", "3", "4"]
    assert delays == sorted(set(delays))
    assert rows[-1]["end"] <= QUICK_MS


def test_the_card_that_ends_the_game_is_shown_large(page: Page, user: User, fake_site: str) -> None:
    page.add_init_script(RECORD_PICTURES)
    user.open(f"fake=replay&speed=fast&record={quote(params_with('record', 'replay')[0]['record'])}")
    page.get_by_role("slider", name="Step").fill("130")
    wait_until(page, "() => pictures.includes('#card-last-round')")


def test_a_chameleon_walks_to_the_player_who_begins(page: Page, fake_site: str) -> None:
    page.add_init_script(RECORD_PICTURES)
    open_game(page, fake_site, "fast")
    finish_a_round(page)
    wait_until(page, "() => pictures.includes('#chameleon')")


@pytest.mark.heavy
def test_the_held_card_leans_towards_the_row_under_the_pointer(page: Page, user: User, fake_site: str) -> None:
    page.goto(f"{fake_site}?{GAME}&speed=fast")
    user.wait_for_decision()
    user.press_action("d")
    card, rows = page.locator(".drawn card-face"), page.locator(".row")
    angles = []
    for row in (rows.first, rows.last):
        row.hover()
        wait_until(page, "card => card.style.transform", card.element_handle())
        angles.append(float(re.findall(r"rotate\((.+?)deg", card.evaluate("card => card.style.transform"))[0]))
    assert angles[0] < 0 < angles[1]
    page.get_by_role("log").hover()
    wait_until(page, "card => !card.style.transform", card.element_handle())


def test_the_numbers_of_a_pile_change_when_its_cards_arrive(page: Page, user: User, fake_site: str) -> None:
    open_game(page, fake_site, "fast")
    for action in ("d", "p4"):
        user.press_action(action)
        user.wait_for_decision()
    page.evaluate(RECORD_KEPT_NUMBERS)
    user.press_action("t2")
    wait_until(page, "() => kept.size === 2")
    assert page.evaluate("[...kept].sort()") == ["count", "points"]
    expect(page.locator(".pile [data-kept]")).to_have_count(0)


@pytest.mark.heavy
def test_a_score_counts_up_until_the_next_change(page: Page, user: User, fake_site: str) -> None:
    open_game(page, fake_site, "fast")
    for action in ("d", "p4"):
        user.press_action(action)
        user.wait_for_decision()
    score = page.get_by_role("region", name="You").locator(".score")
    before = score.locator("[aria-hidden]").inner_text()
    choose(page, "Computer speed", "Step by step")
    place = score.bounding_box()
    user.press_action("t2")
    number = score.locator("[data-kept]")
    expect(number).to_have_count(1)
    after = number.inner_text()
    assert after != before
    expect(score).to_contain_text(f"{after} points")
    assert number.evaluate("number => number.dataset.kept") == before
    assert score.bounding_box() == place
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("log").get_by_role("listitem").last).to_contain_text("Bruno")
    expect(number).to_have_count(0)
    assert score.locator("[aria-hidden]").inner_text() == after


@pytest.mark.heavy
def test_with_reduced_motion_a_whole_round_only_fades(browser: Browser, fake_site: str) -> None:
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    open_game(page, fake_site, "fast")
    finish_a_round(page)
    assert len(returning_rows(page)) == 4
    assert page.evaluate(ANIMATED_PROPERTIES) == ["opacity"]
    context.close()


@pytest.mark.heavy
@pytest.mark.parametrize("size", [PHONE, heavy(WIDE)], ids=str)
def test_nothing_shifts_during_the_animations_of_a_round(
    page: Page, user: User, fake_site: str, size: tuple[int, int]
) -> None:
    record_shifts(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{fake_site}?{GAME}&speed=fast")
    user.wait_for_decision()
    play_a_round(page)
    assert page.evaluate("shifts") == []


@pytest.mark.heavy
@pytest.mark.parametrize("size", [PHONE, heavy((768, 1024)), heavy(WIDE)], ids=str)
def test_nothing_shifts_while_a_first_game_is_played_to_its_end(
    browser: Browser, fake_site: str, size: tuple[int, int]
) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    record_shifts(context)
    page = context.new_page()
    User(page, fake_site).open_storage()
    save_late_game(User(page))
    page.evaluate("localStorage.removeItem('coloretto:v1:hints')")
    page.goto(f"{fake_site}?fake=five-players-end&speed=instant")
    User(page).wait_for_decision()
    play_recorded_actions(User(page), "five-players-end")
    page.get_by_role("button", name="Confirm").click()
    expect(User(page).final_scores()).to_be_visible()
    assert page.evaluate("shifts") == []
    context.close()


def test_animations_are_short_while_a_round_is_finished(page: Page, user: User, fake_site: str) -> None:
    open_game(page, fake_site, "fast")
    for action in ("d", "p4"):
        user.press_action(action)
        user.wait_for_decision()
    choose(page, "Computer speed", "Step by step")
    user.press_action("t2")
    wait_until(page, IS_SLOW, QUICK_MS)
    assert max(page.evaluate(END_TIMES)) > QUICK_MS
    page.get_by_role("button", name="Finish the round").click()
    expect(page.get_by_role("log").get_by_text(re.compile("^Round 2"))).to_be_visible()
    wait_until(page, "() => held.length > 0")
    assert max(page.evaluate(END_TIMES)) <= QUICK_MS
