"""The facade, which a frame shows until the reader presses Play, with the language and theme of its URL."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.cases import heavy
from tests.support.texts import TAGS, message_text
from tests.web.support.axe import assert_axe_finds_nothing
from tests.web.support.viewport import PHONE, SCHEMES, WIDE

HEIGHT = 680
"""Default height of a frame in pixels, as in web/src/embed/default-height.ts."""


@pytest.mark.heavy
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("size", [(200, 200), heavy(PHONE), heavy(WIDE)], ids=str)
def test_axe_finds_nothing_in_the_facade_and_nothing_scrolls(
    page: Page, fake_site: str, size: tuple[int, int], scheme: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{fake_site}embed/?theme={scheme}")
    assert_axe_finds_nothing(page, "facade")
    wide, high = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert wide <= size[0]
    assert high <= max(size[1], 420)


@pytest.mark.heavy
@pytest.mark.parametrize("width", [320, heavy(360), heavy(480), heavy(600), 720])
def test_a_table_fits_a_frame_of_the_default_height(page: Page, fake_site: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": HEIGHT})
    page.goto(f"{fake_site}embed/?fake=four-players&players=4&seed=7&speed=instant")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Draw a card", disabled=False)).to_be_visible()
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        width,
        HEIGHT,
    ]


def test_the_facade_is_available_in_every_language(page: Page, fake_site: str) -> None:
    for tag in TAGS:
        page.goto(f"{fake_site}embed/?lang={tag}&players=2")
        expect(page.get_by_role("button", name=message_text(tag, "play"), exact=True), tag).to_be_visible()
        expect(page.locator("html"), tag).to_have_attribute("lang", tag)
        expect(page.get_by_role("heading", name=message_text(tag, "title")), tag).to_be_visible()
        expect(page.locator(".facade-about"), tag).not_to_be_empty()


def test_without_javascript_the_facade_says_so_in_every_language(browser: Browser, fake_site: str) -> None:
    page = browser.new_context(java_script_enabled=False, viewport={"width": 320, "height": HEIGHT}).new_page()
    page.goto(f"{fake_site}embed/")
    for tag in TAGS:
        expect(page.locator(f"p[lang={tag}]")).to_have_text(message_text(tag, "needs-javascript"))
        expect(page.locator(f"p[lang={tag}]")).to_be_in_viewport(ratio=1)
    expect(page.locator("button")).to_be_hidden()
    page.context.close()


def test_the_facade_describes_the_game(page: Page, fake_site: str) -> None:
    for query, words in {
        "": "3 computer players",
        "players=2": "one computer player",
        "players=5": "4 computer players",
        **{f"players={wrong}": "3 computer players" for wrong in ("3.7", "1e9", "0x3", "6", "-1", "%202", "02")},
        "players=2&players=5": "one computer player",
        "players=2&daily=2026-11-21": "3 computer players",
        "pos=x": "What would you do?",
        "record=x": "Watch a recorded game",
    }.items():
        page.goto(f"{fake_site}embed/?{query}")
        expect(page.locator(".facade-about"), query).to_contain_text(words)


@pytest.mark.parametrize(("accent", "ink"), [("ffee00", "rgb(0, 0, 0)"), ("#102040", "rgb(255, 255, 255)")])
def test_text_is_readable_on_any_accent_colour(page: Page, fake_site: str, accent: str, ink: str) -> None:
    page.goto(f"{fake_site}embed/?accent={accent.replace('#', '%23')}")
    expect(page.get_by_role("button")).to_have_css("color", ink)


def test_invalid_values_change_nothing(page: Page, fake_site: str) -> None:
    for query in ("accent=red;}", "theme=%3Cb%3E", "lang=xx", "players=-1", "players=1e9", "bg=url(x)"):
        page.goto(f"{fake_site}embed/?{query}")
        expect(page.get_by_role("button", name="Play", exact=True), query).to_be_visible()
        expect(page.locator(".facade-about"), query).to_contain_text(re.compile(r"^You against"))
        assert page.locator("html").get_attribute("data-theme") == "system", query
        assert not page.locator("html").get_attribute("style"), query
