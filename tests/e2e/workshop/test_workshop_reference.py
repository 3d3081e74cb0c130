"""The workshop explains itself: first steps, all that a bot can see, examples to try, and the code of our own bots."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from coloretto.bots.table import Table
from tests.e2e.support.workshop import console, open_workshop, run, write
from tests.support.cases import heavy
from tests.support.pages import wait_until
from tests.support.texts import TAGS
from tests.web.support.axe import assert_axe_finds_nothing
from tools import project

pytestmark = pytest.mark.xdist_group("workshop")

CLOSED = "coloretto:v1:workshop-start"
PARTS = ["table", "action", "row", "player", "cards", "bot"]
WITHOUT_MODULE = "def choose(table):\n    import numpy.linalg\n    return table.legal[0]\n"


def code(page: Page) -> Locator:
    return page.get_by_role("textbox", name="Bot's code")


def bots(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Your bots").get_by_role("option")


def part(page: Page, heading: str) -> Locator:
    """Return an opened part of the reference."""
    found = (
        page.get_by_role("region", name="What your bot can see")
        .get_by_role("group")
        .filter(has=page.get_by_role("heading", name=heading, exact=True))
    )
    if found.get_attribute("open") is None:
        found.get_by_role("heading", name=heading, exact=True).click()
    return found


def test_the_first_steps_stay_closed_once_they_are_closed(page: Page, site: str) -> None:
    open_workshop(page, site)
    steps = page.get_by_role("listitem").filter(has_text="The editor already contains a working bot.")
    expect(steps).to_be_visible()
    page.get_by_role("heading", name="Start here").click()
    expect(steps).to_be_hidden()
    wait_until(page, f"() => localStorage.getItem('{CLOSED}') !== null")
    page.reload()
    expect(page.get_by_role("heading", name="Start here")).to_be_visible()
    expect(steps).to_be_hidden()
    page.get_by_role("heading", name="Start here").click()
    expect(steps).to_be_visible()
    wait_until(page, f"() => localStorage.getItem('{CLOSED}') === null")
    page.reload()
    expect(steps).to_be_visible()


def test_the_reference_describes_everything_on_the_table(page: Page, site: str) -> None:
    open_workshop(page, site)
    names = {name for name in dir(Table) if not name.startswith("_")} | {"random", "state"}
    terms = part(page, "table The table").get_by_role("term").all_inner_texts()
    assert {term.removeprefix("table.").partition(" ")[0].partition("(")[0] for term in terms} == names
    cards = part(page, "Names of the cards")
    expect(cards.get_by_role("listitem")).to_contain_text(['"c0"', *['"'] * 7, '"joker"', '"golden"'])


def test_an_example_becomes_a_new_bot_and_runs(page: Page, site: str) -> None:
    open_workshop(page, site)
    write(page, "# my own work\n")
    row = part(page, "row Rows")
    for _ in range(2):
        row.get_by_role("button", name="Try it: row").click()
    expect(bots(page)).to_have_text(["my bot", "row", "row 2"])
    expect(console(page)).to_contain_text("“row 2” is a new bot in your list")
    expect(code(page)).to_contain_text("def same_colour(action):")
    expect(page.get_by_role("button", name="Run", exact=True)).to_be_focused()
    expect(page.get_by_role("button", name="Run", exact=True)).to_be_in_viewport()
    expect(page.locator("iframe")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(console(page)).to_contain_text("The bot works. It played a game against")
    page.get_by_role("combobox", name="Your bots").select_option("my bot")
    expect(code(page)).to_have_text("# my own work")


@pytest.mark.heavy
def test_the_code_of_our_bot_is_shown_kept_and_runs(page: Page, site: str) -> None:
    source = (project.ROOT / "py" / "coloretto" / "bots" / "references" / "careful.py").read_text(encoding="utf-8")
    open_workshop(page, site, "#source=careful")
    heading = page.get_by_role("heading", name="One of our own bots: “careful”")
    expect(heading).to_be_focused()
    assert page.get_by_role("region", name="One of our own bots").locator("code").inner_text() == source
    expect(bots(page)).to_have_text(["my bot"])
    page.get_by_role("button", name="Keep it").click()
    expect(bots(page)).to_have_text(["careful", "my bot"])
    expect(page.locator("iframe")).to_have_count(0)
    run(page)
    expect(console(page)).to_contain_text("The bot works. It played a game against")
    part(page, "Advanced").get_by_role("link", name="greedy").click()
    expect(page.get_by_role("heading", name="One of our own bots: “greedy”")).to_be_in_viewport()
    page.goto(f"{site}workshop.html#source=nobody")
    expect(console(page)).to_contain_text("This link is damaged")


def test_a_missing_module_is_explained(page: Page, site: str) -> None:
    open_workshop(page, site)
    write(page, WITHOUT_MODULE)
    run(page)
    expect(console(page)).to_contain_text(
        "Line 2: The module “numpy” is not part of Python’s standard library. "
        "The workshop has only that library and coloretto."
    )
    write(page, "import socket\nimport subprocess\nimport coloretto.nothing")
    run(page)
    expect(console(page)).to_contain_text("Line 3: ModuleNotFoundError: No module named 'coloretto.nothing'")


def test_names_are_suggested_for_what_is_before_the_dot(page: Page, site: str) -> None:
    open_workshop(page, site)
    write(page, "")
    code(page).press_sequentially("def choose(table):\n    row = table.rows[0]\n    return row.is_")
    suggested = page.locator("code-editor .cm-tooltip-autocomplete [role=option]")
    expect(suggested).to_contain_text(["is_empty", "is_full", "is_taken"])
    expect(suggested).to_have_count(3)
    code(page).press("Escape")


def test_the_page_leads_to_the_documentation(page: Page, site: str) -> None:
    open_workshop(page, site)
    advanced = part(page, "Advanced")
    for name in ("Your first bot with the library", "All names in the library"):
        address = advanced.get_by_role("link", name=name).get_attribute("href") or ""
        assert page.request.get(f"{site}{address}").ok


@pytest.mark.parametrize("tag", [tag if tag == "de" else heavy(tag) for tag in TAGS])
def test_everything_fits_a_phone_in_every_language(page: Page, site: str, tag: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    open_workshop(page, site, f"?lang={tag}#source=greedy")
    summaries = page.locator("bot-reference summary")
    expect(summaries).to_have_count(len(PARTS))
    for summary in summaries.all()[1:]:
        summary.focus()
        page.keyboard.press("Enter")
    expect(page.locator("bot-reference details[open]")).to_have_count(len(PARTS))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    wide = "cards => cards.filter(card => card.scrollWidth > card.clientWidth).map(card => card.innerText)"
    assert page.locator("bot-reference .cards li").evaluate_all(wide) == []


@pytest.mark.parametrize("scheme", [heavy("light"), "dark"])
def test_axe_finds_nothing_in_the_reference(browser: Browser, site: str, scheme: Any) -> None:
    page = browser.new_page(color_scheme=scheme)
    open_workshop(page, site, "#source=greedy")
    for summary in page.locator("bot-reference summary").all()[1:]:
        summary.click()
    assert_axe_finds_nothing(page, "reference")
    page.close()
