"""The workshop: a bot in Python is written, runs in its cage, and plays in the arena; nothing gets out of the cage."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.support.workshop import LEGAL, console, open_workshop, run, write
from tests.support.cases import heavy
from tests.web.support.axe import assert_axe_finds_nothing

pytestmark = [pytest.mark.xdist_group("workshop"), pytest.mark.cold_loads]


def test_a_bot_is_written_run_mended_and_kept(page: Page, site: str) -> None:
    open_workshop(page, site)
    expect(page.get_by_role("textbox", name="Bot's code")).to_contain_text("def choose(table):")
    write(page, "def choose(table):\n    return table.laws[0]\n")
    run(page)
    expect(console(page)).to_contain_text("Line 2: AttributeError: 'Table' object has no attribute 'laws'")
    expect(page.locator("code-editor .cm-lint-marker-error")).to_have_count(1)
    write(page, "def choose(table)\n    return table.legal[0]\n")
    run(page)
    expect(console(page)).to_contain_text("Line 1: expected ':'")
    write(page, "def choose(table):\n    while True:\n        pass\n")
    run(page)
    expect(console(page)).to_contain_text("The bot took longer than 3 seconds")
    write(page, f"print('gains', 3)\n{LEGAL}")
    run(page)
    expect(console(page)).to_contain_text("gains 3")
    expect(console(page)).to_contain_text("The bot works. It played a game against")
    page.reload()
    expect(page.get_by_role("textbox", name="Bot's code")).to_contain_text("print('gains'")


def test_the_arena_is_stopped_plays_all_games_and_reviews_the_worst_one(page: Page, site: str) -> None:
    open_workshop(page, site)
    page.get_by_role("combobox", name="Opponent").select_option("random")
    page.get_by_role("combobox", name="Players").select_option("2")
    page.get_by_role("combobox", name="Deals").select_option("200")
    page.get_by_role("button", name="Start the arena").click()
    expect(page.get_by_text(re.compile(r"\d of 400 games"))).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Start the arena")).to_be_enabled()
    expect(console(page).get_by_text("has stopped")).to_have_count(0)
    page.get_by_role("combobox", name="Deals").select_option("10")
    page.get_by_role("button", name="Start the arena").click()
    expect(page.get_by_text("20 of 20 games")).to_be_visible()
    table = page.get_by_role("table", name="Arena results")
    expect(table.get_by_role("columnheader")).to_have_text(["Bot", "my bot", "random"])
    wins = table.get_by_role("row", name="Wins").get_by_role("cell")
    assert float(wins.first.inner_text().split("%")[0]) > 70
    assert page.locator("arena-panel .scroll").evaluate("results => results.scrollWidth - results.clientWidth") == 0
    expect(page.get_by_text("Your bot is stronger than")).to_be_visible()
    page.get_by_role("link", name="Review its worst game").click()
    expect(page.get_by_role("heading", name="Game review")).to_be_visible()
    expect(page.get_by_text(re.compile("my bot made the best choice in"))).to_be_visible()


@pytest.mark.heavy
def test_two_bots_of_a_person_play_against_each_other(page: Page, site: str) -> None:
    open_workshop(page, site)
    page.get_by_role("button", name="New bot").click()
    write(page, "def choose(table):\n    return table.random.choice(table.legal)\n")
    page.get_by_role("combobox", name="Opponent").select_option("my bot")
    page.get_by_role("combobox", name="Players").select_option("2")
    page.get_by_role("button", name="Start the arena").click()
    expect(page.get_by_text("20 of 20 games")).to_be_visible()
    names = page.get_by_role("table", name="Arena results").get_by_role("columnheader")
    expect(names).to_have_text(["Bot", "bot", "my bot"])
    expect(page.get_by_text("my bot is stronger than your bot")).to_be_visible()


def test_a_shared_bot_is_shown_and_kept_but_does_not_run(context: BrowserContext, page: Page, site: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_workshop(page, site)
    write(page, "print('I run')\n" + LEGAL)
    page.get_by_role("textbox", name="Name").fill("Zoë’s bot")
    page.get_by_role("textbox", name="Name").press("Enter")
    page.get_by_role("button", name="Copy link").click()
    expect(console(page)).to_contain_text("Link with the code copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    other = context.new_page()
    other.goto(link)
    expect(other.get_by_role("heading", name="A bot by another player: “Zoë’s bot”")).to_be_visible()
    expect(other.locator("iframe")).to_have_count(0)
    other.get_by_role("button", name="Keep it").click()
    expect(other.get_by_role("textbox", name="Bot's code")).to_contain_text("print('I run')")
    expect(console(other)).not_to_contain_text("I run")
    expect(other.locator("iframe")).to_have_count(0)


def test_a_damaged_link_is_reported_and_changes_nothing(page: Page, site: str) -> None:
    open_workshop(page, site, "#bot=AAAA")
    expect(console(page)).to_contain_text("This link is damaged")
    expect(page.get_by_role("textbox", name="Bot's code")).to_contain_text("def choose(table):")


def test_bots_are_added_renamed_deleted_and_brought_back(page: Page, site: str, tmp_path: Path) -> None:
    file = tmp_path / "greedy.py"
    file.write_text("# a file\n" + LEGAL, encoding="utf-8")
    open_workshop(page, site)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(file)
    bots = page.get_by_role("combobox", name="Your bots")
    expect(bots.get_by_role("option")).to_have_text(["greedy", "my bot"])
    expect(page.get_by_role("textbox", name="Bot's code")).to_contain_text("# a file")
    page.get_by_role("button", name="Delete").click()
    expect(bots.get_by_role("option")).to_have_text(["my bot"])
    page.get_by_role("button", name="Bring “greedy” back").click()
    expect(page.get_by_role("textbox", name="Bot's code")).to_contain_text("# a file")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as file").click()
    assert download.value.suggested_filename == "greedy.py"
    page.reload()
    expect(bots.get_by_role("option")).to_have_text(["greedy", "my bot"])


def test_bots_of_two_tabs_appear_in_both_and_none_is_lost(context: BrowserContext, page: Page, site: str) -> None:
    other = context.new_page()
    for tab in (page, other):
        open_workshop(tab, site)
    write(page, f"# one\n{LEGAL}")
    expect(other.get_by_role("textbox", name="Bot's code")).to_contain_text("# one")
    other.get_by_role("button", name="New bot").click()
    write(other, f"# two\n{LEGAL}")
    bots = page.get_by_role("combobox", name="Your bots")
    expect(bots.get_by_role("option")).to_have_text(["bot", "my bot"])
    write(page, f"# three\n{LEGAL}")
    bots.select_option("bot")
    expect(page.get_by_role("textbox", name="Bot's code")).to_contain_text("# two")
    bots.select_option("my bot")
    page.reload()
    expect(page.get_by_role("textbox", name="Bot's code")).to_contain_text("# three")


def test_bots_that_cannot_be_opened_are_saved_as_files_or_deleted(page: Page, site: str) -> None:
    newer = '{"form":2,"bots":[{"id":"a","name":"of tomorrow","source":"months of work"}],"open":"a"}'
    open_workshop(page, site)
    page.evaluate("newer => localStorage.setItem('coloretto:v1:workshop', newer)", newer)
    page.reload()
    page.get_by_role("button", name="New bot").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save “bot” as file").click()
    assert download.value.path().read_text(encoding="utf-8") == newer
    page.get_by_role("button", name="Delete “bot”").click()
    expect(page.get_by_role("heading", name="Bots that could not be opened")).to_have_count(0)
    page.get_by_role("button", name="Bring “bot” back").click()
    expect(page.get_by_role("heading", name="Bots that could not be opened")).to_be_visible()


def test_the_keyboard_leaves_the_code_after_escape(page: Page, site: str) -> None:
    open_workshop(page, site)
    page.get_by_role("textbox", name="Bot's code").focus()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Run", exact=True)).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", heavy("dark")])
def test_axe_finds_nothing_in_the_workshop(browser: Browser, site: str, scheme: Any) -> None:
    page = browser.new_page(color_scheme=scheme)
    open_workshop(page, site)
    assert_axe_finds_nothing(page, "workshop")
    page.close()


def test_a_phone_shows_the_workshop_without_scrolling_sideways(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    open_workshop(page, site)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
