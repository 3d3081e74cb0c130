"""Notices: shown once, and what the address asked for and could not have, in words."""

import re

from playwright.sync_api import Page, expect

from tests.web.test_page import open_new_game

PARTS = re.compile(r"/assets/later-[\w-]+\.js$")


def ask_for_missing_part(page: Page) -> None:
    """Press a button for which a part has to be fetched that cannot be had."""
    page.get_by_role("button", name="Hint", exact=True).click()


def test_the_same_notice_is_shown_once_however_often_it_comes(page: Page, fake_site: str) -> None:
    page.route(PARTS, lambda route: route.abort())
    open_new_game(page, fake_site)
    for _ in range(3):
        ask_for_missing_part(page)
    notice = page.get_by_role("alert").filter(has_text="could not be fetched")
    expect(notice).to_be_visible()
    expect(notice).to_have_count(1)


def test_a_notice_that_comes_again_leaves_the_focus_in_the_list(page: Page, fake_site: str) -> None:
    page.route(PARTS, lambda route: route.abort())
    open_new_game(page, fake_site)
    ask_for_missing_part(page)
    dismiss = page.get_by_role("button", name="Dismiss")
    dismiss.focus()
    dismiss.evaluate("(old) => { old.dataset.old = '' }")
    page.evaluate("""document.body.dispatchEvent(new CustomEvent("intent", { detail: { type: "hint" } }))""")
    expect(page.locator("button[data-old]")).to_have_count(0)
    expect(dismiss).to_be_focused()
