"""Finds and presses what is on the page by what the page itself calls it, in whatever language."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.support.page_driver import wait_for_engine

PSEUDO: Final = "en-XA"
"""A language that no one speaks: longer than any, and no plain letter in it."""

CHOOSE_LANGUAGE: Final = """async language => {
    const detail = { type: "change-settings", change: { language } };
    document.body.dispatchEvent(new CustomEvent("intent", { detail }));
    while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
}"""


def page_text(page: Page, message: str) -> str:
    """Return the text of a message without variables, once the page has it."""
    words: str = page.wait_for_function("message => t(message) !== message && t(message)", arg=message).json_value()
    return words


def switch_language(page: Page, tag: str) -> None:
    """Choose another language on the screen that is shown."""
    page.evaluate(CHOOSE_LANGUAGE, tag)


def press(page: Page, message: str) -> None:
    """Press the button of that name."""
    button(page, message).first.click()


def button(page: Page, message: str) -> Locator:
    return page.get_by_role("button", name=page_text(page, message), exact=True)


def open_side_page(page: Page, name: str) -> None:
    """Go to a page beside the table by the menu."""
    press(page, "more")
    press(page, f"page-{name}")
    expect(page.get_by_role("heading", name=page_text(page, f"page-{name}"))).to_be_visible()


def store_save(page: Page, save: str) -> None:
    """Leave a save in the browser, as somebody would who has seen all hints."""
    page.evaluate("save => localStorage.setItem('coloretto:v1:save', save)", save)
    page.evaluate("localStorage.setItem('coloretto:v1:hints', 'all')")


def wait_for_a_turn(page: Page) -> None:
    wait_for_engine(page)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    expect(page.locator(".draw, .row").first).to_be_visible()


def act(page: Page, action: str) -> None:
    (page.locator(".draw") if action == "d" else page.locator(".row").nth(int(action[1:]) - 1)).click()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
