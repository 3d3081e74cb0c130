"""The tasks of the workshop: a newcomer fails one, sees what is wrong, opens the solution and solves it."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from coloretto.workshop.tasks import TASKS
from tests.e2e.support.workshop import open_workshop, write
from tests.web.support.axe import assert_axe_finds_nothing

pytestmark = pytest.mark.xdist_group("workshop")


def result(page: Page) -> Locator:
    return page.locator("task-panel").get_by_role("status")


def check(page: Page) -> None:
    page.get_by_role("button", name="Check", exact=True).click()


def test_a_task_is_failed_explained_and_solved(page: Page, site: str) -> None:
    open_workshop(page, site)
    page.get_by_role("button", name="Task 2: Take the row with the most points").click()
    write(page, "def choose(table):\n    return (table.takes or table.legal)[0]\n")
    check(page)
    choice = "Your bot took row 1 (red, turquoise, purple), which changes its score by −3."
    expect(result(page)).to_contain_text(choice)
    expect(result(page)).to_contain_text("Row 2 (orange, orange, blue) would change the bot’s score by +11.")
    link = result(page).get_by_role("link", name="Open this position on the table")
    expect(link).to_have_attribute("href", f"./?pos={quote(TASKS[1].positions[0].text, safe='*')}")
    page.get_by_role("button", name="Show our solution").click()
    bots = page.get_by_role("combobox", name="Your bots").get_by_role("option")
    expect(bots).to_have_text(["my bot", "Task 2, our solution"])
    check(page)
    expect(result(page)).to_contain_text("Solved!")
    page.reload()
    expect(page.get_by_role("button", name="Task 2: Take the row with the most points, solved")).to_be_visible()
    expect(page.get_by_role("heading", name="Task 1: Any legal action")).to_be_visible()


def test_a_fault_is_a_result_and_a_check_can_be_stopped(browser: Browser, site: str) -> None:
    page = browser.new_page()
    open_workshop(page, site)
    write(page, "def choose(table)\n    return table.legal[0]\n")
    check(page)
    expect(result(page)).to_have_text("Your bot failed: Line 1: expected ':'")
    write(page, "def choose(table):\n    return table.random.choice(table.legal)\n")
    page.get_by_role("button", name="Task 6").click()
    check(page)
    expect(page.get_by_text(re.compile(r"^\d of 20 games$"))).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Check", exact=True)).to_be_enabled()
    expect(result(page)).to_be_empty()
    assert_axe_finds_nothing(page, "tasks")
    page.close()


@pytest.mark.heavy
def test_the_next_task_follows_with_the_keyboard(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    open_workshop(page, site)
    button = page.get_by_role("button", name="Check", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    expect(result(page)).to_contain_text("Solved!")
    page.get_by_role("button", name="Next task").press("Enter")
    expect(page.get_by_role("heading", name="Task 2: Take the row with the most points")).to_be_focused()
    page.get_by_text("Hint", exact=True).press("Enter")
    expect(page.get_by_text("table.takes lists the actions")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
