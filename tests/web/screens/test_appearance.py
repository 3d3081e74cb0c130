"""The appearance of screens: texts are complete, nothing overlaps, and related things are close together."""

from collections.abc import Callable, Iterator
from typing import Any
from unicodedata import east_asian_width

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.support.cases import heavy
from tests.support.texts import TAGS
from tests.support.user import User
from tests.web.support.recorded_games import late_view, show
from tests.web.support.screens import reach
from tests.web.support.viewport import BROKEN_WORDS, resize
from tools import project
from tools.gallery.layout import faults_of

PHONE, SIDEWAYS, WIDE = (360, 640), (640, 360), (1440, 900)

LINES = """element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4))).size;
}"""


def box(of: Locator) -> dict[str, float]:
    found = of.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


def columns(text: str) -> int:
    """Return how wide a text is, in letters: a character of Chinese, Japanese or Korean is as wide as two."""
    return sum(2 if east_asian_width(character) in "FW" else 1 for character in text)


@pytest.mark.heavy
@pytest.mark.parametrize("tag", [heavy("en"), "de"])
@pytest.mark.parametrize("size", [PHONE, heavy(WIDE)], ids=str)
def test_lazy_features_do_not_change_a_bots_card(
    page: Page, user: User, fake_site: str, size: tuple[int, int], tag: str
) -> None:
    resize(page, size)
    reach(User(page, fake_site, tag), "start")
    user.wait_for_lazy_features()
    page.locator(".bot-info").first.click()
    figures = page.get_by_role("dialog").locator(".figures")
    expect(figures).to_be_visible()
    heading, *sentences = figures.locator("h3, li > span:first-child, .help-text").all()
    assert all(box(each)["y"] >= box(heading)["bottom"] for each in sentences)
    assert all(columns(each.inner_text()) / each.evaluate(LINES) >= 10 for each in sentences)


def test_nothing_of_the_table_shows_through_the_welcome(page: Page, user: User) -> None:
    resize(page, WIDE)
    reach(user, "welcome")
    cards = page.locator("welcome-panel .fan")
    shown = cards.screenshot()
    page.locator("game-table").evaluate("table => { table.style.visibility = 'hidden' }")
    assert cards.screenshot() == shown


NOTIFY = """notices => {
    const list = document.querySelector("notice-list");
    list.notices = notices;
    return list.updateComplete;
}"""
EARLIER: dict[str, Any] = {
    "message": "notice-earlier",
    "args": {},
    "offer": {"label": "open-earlier", "intent": {"type": "open-earlier"}},
}
UNREADABLE: dict[str, Any] = {"message": "notice-save-unreadable", "args": {}, "offer": None}


@pytest.mark.heavy
@pytest.mark.parametrize("size", [(320, 640), heavy(PHONE)], ids=str)
def test_notices_are_complete_and_cover_nothing(page: Page, user: User, size: tuple[int, int]) -> None:
    resize(page, size)
    reach(user, "start")
    user.wait_for_lazy_features()
    for tag in TAGS:
        user.switch_language(tag)
        assert_notices_are_whole_and_cover_nothing(page)


def assert_notices_are_whole_and_cover_nothing(page: Page) -> None:
    expect(page.locator("table-tip p")).to_be_visible()
    for kind in (EARLIER, UNREADABLE):
        page.evaluate(NOTIFY, [{"id": 1, **kind}])
        notice = page.locator(".notice")
        inner = box(notice)
        for part in notice.locator("p, button").all():
            assert inner["x"] <= box(part)["x"]
            assert box(part)["right"] <= inner["right"]
            assert box(part)["bottom"] <= inner["bottom"]
        words = notice.locator("p")
        assert columns(words.inner_text()) / words.evaluate(LINES) >= 12
        assert inner["y"] >= box(page.get_by_role("banner"))["bottom"]
        assert inner["bottom"] <= box(page.get_by_role("main"))["y"]
    expect(page.locator("table-tip p")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.evaluate(NOTIFY, [])
    expect(page.locator("table-tip p")).to_be_visible()


@pytest.mark.heavy
@pytest.mark.parametrize("size", [PHONE, (568, 320), heavy((640, 360))], ids=str)
@pytest.mark.parametrize("name", [heavy("start"), "table-tip", heavy("last-round")])
def test_a_phone_shows_a_whole_turn_with_a_notice(page: Page, user: User, name: str, size: tuple[int, int]) -> None:
    resize(page, size)
    reach(user, name)
    user.wait_for_lazy_features()
    for tag in TAGS:
        user.switch_language(tag)
        page.evaluate(NOTIFY, [{"id": 1, **EARLIER}])
        expect(page.locator(".notice")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollHeight") == size[1], tag


@pytest.mark.parametrize("size", [heavy(SIDEWAYS), heavy(PHONE), WIDE], ids=str)
def test_one_notice_at_a_time_leaves_the_table_its_size(page: Page, user: User, size: tuple[int, int]) -> None:
    resize(page, size)
    reach(user, "notices")
    user.wait_for_lazy_features()
    dismiss = page.get_by_role("button", name=user.text("dismiss"))
    dismiss.focus()
    for left in range(page.get_by_role("alert").count(), 0, -1):
        expect(page.get_by_role("alert")).to_have_count(left)
        expect(dismiss).to_have_count(1)
        expect(dismiss).to_be_focused()
        assert page.evaluate("document.documentElement.scrollHeight") == size[1]
        dismiss.press("Enter")
    expect(page.locator(".notice")).to_have_count(0)


@pytest.mark.heavy
def test_a_long_name_is_not_cut_off_in_the_final_scores(page: Page, fake_site: str) -> None:
    resize(page, PHONE)
    reach(User(page, fake_site, "de"), "scores")
    page.evaluate("document.querySelector('score-sheet .player').textContent = 'Maximiliane-Josephin'")
    assert page.evaluate(BROKEN_WORDS) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


DOUBLED = [
    "start",
    "last-round",
    "jokers",
    "scores",
    "settings",
    "new-game",
    "bot-card",
    "review",
    "statistics-as-text",
]
DOUBLED += [
    "about",
    "daily-played",
    "fairness-checked",
    "rules",
    "share",
    "welcome",
    "notices",
    "finished",
    "replay-options",
]
ALWAYS_DOUBLED = ["last-round", "review", "settings", "statistics-as-text", "notices"]


@pytest.fixture(scope="module")
def doubled(
    launch_browser: Callable[..., Browser], browser_type_launch_args: dict[str, Any]
) -> Iterator[Callable[[], Page]]:
    """Return a function that opens pages with text doubled by the browser."""
    browser = launch_browser(args=[*browser_type_launch_args["args"], "--blink-settings=defaultFontSize=32"])
    yield lambda: browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]})
    browser.close()


@pytest.mark.xdist_group("sizes of letters")
@pytest.mark.parametrize("name", [name if name in ALWAYS_DOUBLED else heavy(name) for name in DOUBLED])
def test_doubled_text_does_not_scroll_sideways(doubled: Callable[[], Page], fake_site: str, name: str) -> None:
    page = doubled()
    reach(User(page, fake_site, "de"), name)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    dialog = page.locator("dialog[open]")
    if dialog.count():
        assert dialog.evaluate("element => element.scrollWidth - element.clientWidth") <= 0
    page.close()


@pytest.mark.heavy
def test_doubled_text_cuts_off_no_name_and_hides_no_card(doubled: Callable[[], Page], fake_site: str) -> None:
    page = doubled()
    reach(User(page, fake_site), "last-round")
    names = page.locator("player-area .name").all()
    assert len(names) == 5
    assert all(name.evaluate("element => element.scrollWidth - element.clientWidth") <= 0 for name in names)
    for pile in page.locator(".bottom-seat .pile:not(.joker)").all():
        assert box(pile.locator(".count"))["width"] <= 0.75 * box(pile.locator(".stack"))["width"]
    page.close()


@pytest.mark.heavy
def test_doubled_text_shows_the_whole_joker_panel(doubled: Callable[[], Page], fake_site: str) -> None:
    page = doubled()
    reach(User(page, fake_site), "jokers")
    panel = page.locator("joker-panel")
    assert panel.evaluate("element => element.scrollHeight - element.clientHeight") <= 0
    assert box(panel.locator(".panel"))["bottom"] <= box(page.locator(".bottom-seat"))["y"]
    page.close()


CUT = ("clipped", "outside-parent", "outside-window")
"""Findings of the layout check about texts that are not whole."""


@pytest.fixture(scope="module")
def large_letters(
    launch_browser: Callable[..., Browser], browser_type_launch_args: dict[str, Any]
) -> Iterator[Callable[[tuple[int, int]], Page]]:
    """Return a function that opens pages of a size, in a browser whose smallest font size is 24 pixels."""
    browser = launch_browser(args=[*browser_type_launch_args["args"], "--blink-settings=minimumFontSize=24"])
    yield lambda size: browser.new_page(viewport={"width": size[0], "height": size[1]})
    browser.close()


@pytest.mark.parametrize("size", [PHONE, heavy((1280, 720))], ids=str)
def test_the_largest_smallest_font_size_cuts_nothing_off(
    large_letters: Callable[[tuple[int, int]], Page], fake_site: str, size: tuple[int, int]
) -> None:
    page = large_letters(size)
    reach(User(page, fake_site), "table-tip")
    assert [fault for fault in faults_of(page) if fault.kind in CUT] == []
    page.close()


@pytest.mark.parametrize("tag", ["en", heavy("de")])
def test_a_window_of_280_pixels_shows_the_players_name(page: Page, fake_site: str, tag: str) -> None:
    resize(page, (280, 640))
    reach(User(page, fake_site, tag), "table-tip")
    assert [fault for fault in faults_of(page) if fault.kind in CUT] == []


def test_a_tip_in_doubled_text_is_as_wide_as_its_buttons(page: Page, user: User) -> None:
    resize(page, PHONE)
    reach(user, "table-tip")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    tip = page.locator("table-tip")
    assert box(tip.locator("p"))["width"] >= box(tip.get_by_role("button").last)["width"]


@pytest.mark.parametrize("name", [heavy("start"), heavy("table-tip"), "last-round", "jokers", heavy("step-by-step")])
def test_a_landscape_phone_shows_every_possible_action_without_scrolling(page: Page, user: User, name: str) -> None:
    resize(page, SIDEWAYS)
    reach(user, name)
    possible = page.locator("main :is([aria-disabled=false], joker-panel :is(select, button), pace-buttons button)")
    for tag in ("en", "de", "es"):
        user.switch_language(tag)
        page.evaluate("scrollTo(0, 0)")
        assert possible.count() > 0
        for each in possible.all():
            assert box(each)["y"] >= 0
            assert box(each)["bottom"] <= SIDEWAYS[1]


@pytest.mark.heavy
@pytest.mark.parametrize("size", [(320, 568), (568, 320), heavy(SIDEWAYS)], ids=str)
@pytest.mark.parametrize("tag", ["de", heavy("fr")])
def test_a_small_phone_shows_the_welcome_buttons(page: Page, fake_site: str, tag: str, size: tuple[int, int]) -> None:
    resize(page, size)
    reach(User(page, fake_site, tag), "welcome")
    assert all(box(each)["bottom"] <= size[1] for each in page.locator(".welcome-buttons button").all())


@pytest.mark.heavy
def test_a_dialog_opens_scrolled_to_its_top(page: Page, user: User) -> None:
    resize(page, PHONE)
    reach(user, "settings")
    user.press("keyboard")
    dialog = page.get_by_role("dialog", name=user.text("keyboard"))
    expect(dialog).to_be_visible()
    assert dialog.evaluate("element => element.scrollHeight - element.clientHeight") > 0
    assert dialog.evaluate("element => element.scrollTop") == 0


@pytest.mark.heavy
@pytest.mark.parametrize("tag", [heavy("en"), "de", heavy("pt-PT")])
def test_the_second_and_third_welcome_buttons_are_side_by_side(page: Page, fake_site: str, tag: str) -> None:
    resize(page, PHONE)
    reach(User(page, fake_site, tag), "welcome")
    play, new, daily = map(box, page.locator(".welcome-buttons button").all())
    assert play["bottom"] <= new["y"]
    assert (new["y"], new["width"]) == (daily["y"], daily["width"])


@pytest.mark.heavy
def test_the_calendar_is_as_wide_as_its_page(page: Page, user: User) -> None:
    resize(page, WIDE)
    reach(user, "daily")
    assert box(page.locator("month-calendar table"))["width"] >= box(page.locator(".hero-card").first)["width"] - 1


@pytest.mark.heavy
def test_reasons_are_aligned_next_to_their_bullets(page: Page, user: User) -> None:
    resize(page, PHONE)
    reach(user, "hint-all")
    starts = """element => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map(({ left }) => Math.round(left));
    }"""
    reasons = page.locator("hint-panel .reasons li").all()
    assert max(len(set(each.evaluate(starts))) for each in reasons) == 1
    assert any(each.evaluate(LINES) > 1 for each in reasons)


@pytest.mark.heavy
def test_a_right_to_left_name_is_cut_off_at_its_end(page: Page, user: User) -> None:
    resize(page, PHONE)
    reach(user, "start")
    view = late_view()
    show(user, {**view, "seats": [{**seat, "name": "אברהם יצחק ויעקב בן דוד"} for seat in view["seats"]]})
    name = page.locator(".opponents .name").first
    assert name.evaluate("element => element.scrollWidth - element.clientWidth") > 0
    assert name.evaluate("element => getComputedStyle(element).direction") == "rtl"


def test_a_printed_page_has_the_light_theme_and_no_buttons(page: Page, user: User) -> None:
    page.emulate_media(media="print", color_scheme="dark")
    reach(user, "rules")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("link", name="Back to the table")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.heavy
@pytest.mark.parametrize("tag", [heavy("en"), "de", heavy("fr")])
@pytest.mark.parametrize("name", ["about", "strategy", "games-unfinished"])
def test_the_button_back_to_the_table_is_beside_the_title_on_a_phone(
    page: Page, fake_site: str, name: str, tag: str
) -> None:
    resize(page, PHONE)
    reach(User(page, fake_site, tag), name)
    header = page.locator(".side-page > header")
    assert box(header.get_by_role("button"))["x"] >= box(header.get_by_role("heading"))["right"]


def test_dark_reader_leaves_all_pages_alone() -> None:
    """It would draw the symbols of cards in almost the colour of the card; the pages have a dark look of their own."""
    pages = [*project.WEB.glob("*.html"), project.WEB / "embed" / "index.html"]
    with_a_look = [page.read_text(encoding="utf-8") for page in pages if page.name != "cage.html"]
    assert all('<meta name="darkreader-lock">' in text for text in with_a_look)
