"""Failed transactions of the database: one write is lost and reported, and everything else remains."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.probes import probe
from tests.support.user import User
from tests.web.support import history_db
from tests.web.support.side_pages import open_page_with_history

BREAK_DATABASE = probe(__file__, "break-database")
NOT_STORED = "Not everything could be saved"


def open_games(page: Page, site: str, name: str) -> None:
    page.add_init_script(BREAK_DATABASE)
    open_page_with_history(User(page, site), name, games=[history_db.game(1), history_db.game(2)])


def mark(page: Page) -> Locator:
    return page.locator("finished-page li").first.get_by_role("button", name="Favourite")


def favourites(page: Page) -> list[bool]:
    return ["favourite" in game for game in history_db.read(page)["games"]]


def test_a_write_that_fails_is_reported_and_later_ones_are_stored(page: Page, fake_site: str) -> None:
    open_games(page, fake_site, "played")
    page.evaluate("isFull = true")
    mark(page).click()
    expect(page.get_by_text(NOT_STORED)).to_be_visible()
    expect(page.get_by_role("status").get_by_text("2 games")).to_be_visible()
    expect(mark(page)).to_have_attribute("aria-pressed", "false")
    page.evaluate("isFull = false")
    mark(page).click()
    expect(mark(page)).to_have_attribute("aria-pressed", "true")
    assert favourites(page) == [False, True]


def test_an_import_that_cannot_be_stored_is_not_called_done(page: Page, fake_site: str) -> None:
    open_games(page, fake_site, "statistics")
    page.get_by_role("button", name="Export as text").click()
    text = page.get_by_label("Your data as text").input_value()
    page.evaluate("isFull = true")
    page.get_by_label("Exported text from another device").fill(text)
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_text(NOT_STORED)).to_be_visible()
    expect(page.locator("backup-panel section > [role=status]")).to_be_empty()


@pytest.mark.parametrize("close", ["each.close()", "each.dispatchEvent(new Event('close'))"], ids=["silent", "event"])
def test_a_closed_connection_is_opened_again(page: Page, fake_site: str, close: str) -> None:
    open_games(page, fake_site, "played")
    page.evaluate(f"databases.forEach(each => {close})")
    mark(page).click()
    expect(mark(page)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text(NOT_STORED)).to_have_count(0)
    assert favourites(page) == [False, True]
