"""The language of the page: how it is chosen, and that all texts follow."""

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.support.cases import heavy
from tests.support.library import forget_game_in_play
from tests.support.texts import TAGS, message_text, messages
from tests.support.user import User
from tests.web.support.screens import visitor_of
from tests.web.support.viewport import BROKEN_WORDS, resize
from tools.gallery.screens import reach

TEXTS_AND_NAMES = """() => [...document.body.querySelectorAll("*")].flatMap((element) => [
    ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : "")),
    ...["aria-label", "title", "aria-valuetext"].map((name) => element.getAttribute(name) ?? ""),
]).map((text) => text.trim())"""
"""Returns all texts and accessible names."""

FIRST_SCREENS = ["welcome", "drawn-card", "step-by-step", "last-round", "unseen-cards", "failed-start"]
"""Screens that need nothing that loads after the first frame, as tips do."""


def language(page: Page) -> str:
    tag: str = page.evaluate("document.documentElement.lang")
    return tag


@pytest.mark.parametrize(
    ("browser_tag", "expected"),
    [("fr-CA", "fr"), ("la", "en")],
)
def test_the_page_starts_in_the_browsers_language(
    browser: Browser, fake_site: str, browser_tag: str, expected: str
) -> None:
    page = browser.new_context(locale=browser_tag).new_page()
    page.goto(fake_site)
    expect(page.get_by_role("button", name=message_text(expected, "play"), exact=True)).to_be_visible()
    assert language(page) == expected
    page.context.close()


@pytest.mark.parametrize(("tag", "name"), [("de", "Deutsch"), heavy("pt-BR", "Português (Brasil)")])
def test_a_chosen_language_applies_at_once_and_is_remembered(
    page: Page, user: User, fake_site: str, tag: str, name: str
) -> None:
    other = "fr" if tag != "fr" else "es"
    page.goto(f"{fake_site}?lang={other}&fake=four-players&players=4&seed=7&speed=instant")
    user.wait_for_engine()
    page.get_by_role("button", name=message_text(other, "settings")).click()
    page.get_by_label(message_text(other, "settings-language")).select_option(label=name)
    expect(page.get_by_role("dialog", name=message_text(tag, "settings"))).to_be_visible()
    expect(page.get_by_label(message_text(tag, "settings-language"))).to_be_focused()
    expect(page.get_by_role("group", name=message_text(tag, "opponents"))).to_be_attached()
    expect(page.get_by_role("log")).not_to_contain_text(message_text(other, "name-you"))
    assert language(page) == tag
    forget_game_in_play(page)
    page.reload()
    expect(page.get_by_role("button", name=message_text(tag, "play"), exact=True)).to_be_visible()
    page.goto(f"{fake_site}rules.html")
    expect(page.get_by_role("heading", name=message_text(tag, "rules-title"))).to_be_visible()


def test_without_javascript_the_page_says_so_in_every_language(browser: Browser, fake_site: str) -> None:
    page = browser.new_context(java_script_enabled=False).new_page()
    resize(page, (320, 640))
    page.goto(fake_site)
    for tag in TAGS:
        expect(page.locator(f"p[lang={tag}]", has_text=message_text(tag, "needs-javascript"))).to_be_visible()
    assert page.evaluate(BROKEN_WORDS) == []
    page.context.close()


def test_chinese_titles_break_at_punctuation(page: Page, fake_site: str) -> None:
    page.goto(f"{fake_site}?lang=zh-Hant")
    expect(page.get_by_role("heading", name=message_text("zh-Hant", "tagline"))).to_have_css("word-break", "keep-all")


def test_the_url_overrides_the_remembered_language(page: Page, fake_site: str) -> None:
    page.goto(fake_site)
    page.evaluate("""localStorage.setItem('coloretto:v1:settings', '{"language": "de"}')""")
    page.goto(f"{fake_site}?lang=es")
    expect(page.get_by_role("button", name=message_text("es", "play"), exact=True)).to_be_visible()
    page.goto(fake_site)
    expect(page.get_by_role("button", name=message_text("de", "play"), exact=True)).to_be_visible()


def test_a_language_that_fails_to_load_leaves_the_page_in_english(page: Page, fake_site: str) -> None:
    def refuse(route: Route) -> None:
        route.abort()

    page.route(re.compile(r"/fr-[\w-]+\.js$"), refuse)
    page.goto(f"{fake_site}?lang=fr")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert language(page) == "en"


@pytest.mark.heavy
@pytest.mark.parametrize("name", FIRST_SCREENS)
def test_screens_have_all_their_texts_before_lazy_features_load(page: Page, user: User, name: str) -> None:
    page.route(re.compile(r"/(lazy-features|en)-[\w-]+\.js$"), lambda route: route.abort())
    visitor = visitor_of(user)
    visitor.loads_lazy_features = False
    reach(visitor, name)
    shown = page.evaluate(TEXTS_AND_NAMES)
    assert shown
    assert set(shown).isdisjoint(messages()["en"])
