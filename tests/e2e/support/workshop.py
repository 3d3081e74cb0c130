"""What tests do on the page of the workshop."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.support.user import User

LEGAL = "def choose(table):\n    return table.legal[0]\n"


SEED = 7
"""The number of a deal in which the person begins."""


def open_workshop(page: Page, site: str, fragment: str = "") -> None:
    page.goto(f"{site}workshop.html{fragment}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def write(page: Page, code: str) -> None:
    """Replace the code in the editor, as an edit."""
    page.get_by_role("textbox", name="Bot's code").fill(code)


def run(page: Page) -> None:
    page.get_by_role("button", name="Run", exact=True).click()


def console(page: Page) -> Locator:
    return page.get_by_role("log", name="Console")


def sit_down(page: Page) -> None:
    """Open an ordinary table with the bot in the editor, and there a game that is always the same."""
    page.get_by_role("button", name="Play against it").click()
    page.wait_for_url("**/workshop-table.html?*")
    User(page).wait_for_engine()
    page.goto(f"{page.url}&players=3&seed={SEED}&speed=instant")
    expect(page.get_by_role("button", name="Draw a card")).to_be_enabled()


def act(page: Page) -> None:
    """Draw a card and place it."""
    user = User(page)
    for _ in range(2):
        user.wait_for_decision()
        user.choices().first.click()


def expect_that_the_bot_acts(page: Page) -> None:
    log = page.get_by_role("log", name="Game log")
    expect(log).to_contain_text(re.compile("my bot (placed a card|took)"))
