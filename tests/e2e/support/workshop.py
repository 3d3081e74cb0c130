"""What tests do on the page of the workshop."""

from playwright.sync_api import Locator, Page, expect

STARTS = 90_000
"""Milliseconds within which Python starts and a bot answers, on a machine that is busy with other work."""

LEGAL = "def choose(table):\n    return table.legal[0]\n"


def open_workshop(page: Page, site: str, fragment: str = "") -> None:
    page.goto(f"{site}workshop.html{fragment}")
    expect(page.get_by_role("heading", name="Workshop", level=1)).to_be_visible()


def write(page: Page, code: str) -> None:
    """Replace the code in the editor, as an edit."""
    page.get_by_role("textbox", name="Bot's code").fill(code)


def run(page: Page) -> None:
    page.get_by_role("button", name="Run", exact=True).click()


def console(page: Page) -> Locator:
    return page.get_by_role("log", name="Console")
