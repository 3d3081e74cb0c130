"""Find and press controls by the page's own texts, in any language."""

from typing import Final

from playwright.sync_api import Frame, Locator, Page, expect

from tests.support.page_driver import wait_for_engine
from tests.web.support.driver import wait_for_lazy_features

PSEUDO: Final = "en-XA"
"""A pseudo-language for tests: longer than any language, and without plain letters."""

CHANGE_SETTINGS: Final = """change => document.body.dispatchEvent(
    new CustomEvent("intent", { detail: { type: "change-settings", change } }))"""

CHOOSE_LANGUAGE: Final = """async language => {
    const detail = { type: "change-settings", change: { language } };
    document.body.dispatchEvent(new CustomEvent("intent", { detail }));
    while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
}"""


def page_text(page: Page | Frame, message: str) -> str:
    """Wait for the text of a message without variables and return it."""
    words: str = page.wait_for_function("message => t(message) !== message && t(message)", arg=message).json_value()
    return words


def change_settings(page: Page, **change: object) -> None:
    """Change settings without the dialog, once the feature is loaded that does it."""
    wait_for_lazy_features(page)
    page.evaluate(CHANGE_SETTINGS, change)


def switch_language(page: Page, tag: str) -> None:
    """Switch the current screen to another language."""
    page.evaluate(CHOOSE_LANGUAGE, tag)


def press(page: Page | Frame, message: str) -> None:
    """Press the button whose name is this message."""
    button(page, message).first.click()


def button(page: Page | Frame, message: str) -> Locator:
    return page.get_by_role("button", name=page_text(page, message), exact=True)


def open_side_page(page: Page | Frame, name: str) -> None:
    """Open a side page from the menu."""
    press(page, "more")
    # Other buttons may have the same name, and the entries load after the first frame.
    menu = page.get_by_role("navigation", name=page_text(page, "more"))
    menu.get_by_role("button", name=page_text(page, f"page-{name}"), exact=True).click()
    expect(page.get_by_role("heading", name=page_text(page, f"page-{name}"), level=2)).to_be_visible()


def store_save(page: Page, save: str) -> None:
    """Store a save, as for a player who has seen all tips."""
    page.evaluate("save => localStorage.setItem('coloretto:v1:save', save)", save)
    page.evaluate("localStorage.setItem('coloretto:v1:hints', 'all')")


def wait_for_a_turn(page: Page | Frame) -> None:
    wait_for_engine(page)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    expect(page.locator(".draw, .row").first).to_be_visible()


def act(page: Page | Frame, action: str) -> None:
    (page.locator(".draw") if action == "d" else page.locator(".row").nth(int(action[1:]) - 1)).click()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
