"""A tab that is frozen: it comes back as it was, and the game goes on."""

from playwright.sync_api import Page, expect

from tests.table import choices, wait_for_something_to_do


def test_a_tab_that_was_frozen_while_bots_played_goes_on_where_it_was(page: Page, site: str) -> None:
    page.goto(f"{site}?players=3&seed=7&speed=normal")
    wait_for_something_to_do(page)
    choices(page).first.click()
    page.get_by_role("button", name="Place in row 1").click()
    expect(page.locator("[aria-busy=true]")).to_have_count(1)
    session = page.context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    session.send("Page.setWebLifecycleState", {"state": "active"})
    wait_for_something_to_do(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.get_by_role("log").get_by_text("You placed").count() == 1
    choices(page).first.click()
    wait_for_something_to_do(page)
