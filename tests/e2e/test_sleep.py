"""Tabs that are frozen or left: the page returns unchanged but for the settings, and the game continues."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.texts import TAGS, message_text
from tests.support.user import User

MAX_TRIES = 8
"""Limit of attempts: browsers do not restore a page with open requests."""
NOTE_KEPT = "addEventListener('pageshow', event => { globalThis.isKept = event.persisted })"
CHOOSE = "settings => localStorage.setItem('coloretto:v1:settings', JSON.stringify(settings))"


def test_a_tab_frozen_while_bots_play_continues_where_it_was(page: Page, user: User, site: str) -> None:
    page.goto(f"{site}?players=3&seed=7&speed=fast")
    user.wait_for_decision()
    user.choices().first.click()
    page.get_by_role("button", name="Place in row 1").click()
    expect(page.locator("[aria-busy=true]")).to_have_count(1)
    session = page.context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    session.send("Page.setWebLifecycleState", {"state": "active"})
    user.wait_for_decision()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.get_by_role("log").get_by_text("You placed").count() == 1
    user.choices().first.click()
    user.wait_for_decision()


@pytest.mark.parametrize(
    ("name", "title"), [("", "tagline"), ("rules.html", "rules-title"), ("share.html", "share-title")]
)
def test_a_page_that_the_browser_kept_shows_the_settings_of_now(
    full_chromium: Browser, fake_site: str, name: str, title: str
) -> None:
    page = full_chromium.new_page(locale="en")
    page.add_init_script(NOTE_KEPT)
    page.goto(f"{fake_site}{name}")
    if not name:
        expect(page.locator("menu-list a").first).to_be_attached()
    expect(page.locator("html[lang=en]")).to_be_attached()
    for tag in (*TAGS[1:], "en"):
        page.goto(f"{fake_site}LICENSE.txt")
        page.evaluate(CHOOSE, {"language": tag, "theme": "dark"})
        page.go_back(wait_until="commit")
        expect(page.locator(f"html[lang={tag}][data-theme=dark]")).to_be_attached()
        expect(page.get_by_text(message_text(tag, title), exact=True).first).to_be_visible()
        if page.evaluate("isKept"):
            break
    assert page.evaluate("isKept")
    page.close()


def test_going_back_restores_the_page_and_its_engine(full_chromium: Browser, site: str) -> None:
    page = full_chromium.new_page()
    page.add_init_script(NOTE_KEPT)
    page.goto(f"{site}?players=3&seed=7&speed=instant")
    User(page).wait_for_decision()
    User(page).choices().first.click()
    User(page).wait_for_decision()
    log = page.get_by_role("log").inner_text()
    for _ in range(MAX_TRIES):
        page.goto(f"{site}share.html")
        page.go_back(wait_until="commit")
        User(page).wait_for_decision()
        assert page.get_by_role("log").inner_text() == log
        if page.evaluate("isKept"):
            break
    assert page.evaluate("isKept")
    page.get_by_role("button", name="Place in row 1").click()
    expect(page.get_by_role("log")).to_contain_text("You placed")
    page.close()
