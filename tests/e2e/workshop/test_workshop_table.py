"""A table with bots of the workshop: they play there, their faults do not end the game, and it survives a reload."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.support.workshop import LEGAL, act, open_workshop, sit_down, write

pytestmark = [pytest.mark.xdist_group("workshop"), pytest.mark.cold_loads]

FAILING = "def choose(table):\n    return table.rows[9]\n"


def play_against(page: Page, site: str, code: str) -> None:
    open_workshop(page, site)
    write(page, code)
    sit_down(page)


def log(page: Page) -> Locator:
    return page.get_by_role("log", name="Game log")


def test_a_bot_of_the_workshop_plays_at_a_table_and_after_a_reload(page: Page, site: str) -> None:
    play_against(page, site, f"print('hello from', __name__)\n{LEGAL}")
    expect(page.get_by_role("heading", name="my bot", exact=True)).to_be_visible()
    act(page)
    expect(log(page)).to_contain_text("my bot placed a card")
    page.get_by_text("What the bots print").click()
    expect(page.get_by_role("log", name="What the bots print")).to_contain_text("my bot hello from bot")
    expect(page.get_by_role("button", name="Draw a card")).to_be_enabled()
    page.reload()
    expect(log(page)).to_contain_text("my bot placed a card")
    stored = page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('coloretto:v2'))")
    assert sorted(key.split(":")[2] for key in stored) == ["in-play", "workshop-game"]
    page.get_by_role("link", name="Workshop").click()
    expect(page.get_by_role("textbox", name="Bot's code")).to_contain_text("hello from")


def test_a_bot_that_fails_is_reported_and_the_game_continues(page: Page, site: str) -> None:
    play_against(page, site, FAILING)
    act(page)
    expect(page.get_by_role("status").filter(has_text="“my bot” failed")).to_contain_text(
        "Line 2: IndexError: list index out of range"
    )
    expect(log(page)).to_contain_text("my bot")
    expect(page.get_by_role("button", name="Draw a card")).to_be_enabled()


def test_a_link_runs_no_bot_that_the_person_has_not_run(page: Page, site: str) -> None:
    open_workshop(page, site)
    write(page, f"print('I run')\n{LEGAL}")
    page.get_by_role("button", name="New bot").click()
    page.goto(f"{site}workshop-table.html?seat=bot:my%20bot&seat=you&players=2&seed=7&speed=instant")
    expect(page.get_by_role("status").filter(has_text="“my bot” has never run on this device")).to_be_visible()
    expect(page.locator("iframe")).to_have_count(0)
    page.get_by_role("button", name="Run “my bot”").click()
    act(page)
    page.get_by_text("What the bots print").click()
    expect(page.get_by_role("log", name="What the bots print")).to_contain_text("my bot I run")


def test_the_way_back_to_the_workshop_is_in_the_language_of_the_table(page: Page, site: str) -> None:
    page.goto(f"{site}workshop-table.html?lang=de")
    expect(page.get_by_role("navigation", name="Werkstatt").get_by_role("link", name="Werkstatt")).to_be_visible()
    page.get_by_role("link", name="Werkstatt").click()
    page.get_by_role("button", name="Gegen ihn spielen").click()
    expect(page.get_by_role("navigation", name="Werkstatt")).to_be_visible()
