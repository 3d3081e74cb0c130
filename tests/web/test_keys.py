"""The keyboard at the table: from row to row."""

from playwright.sync_api import Page, expect

from tests.web.test_page import (
    act,
    open_late_game,
    open_new_game,
)


def test_the_rows_are_one_stop_for_tab_and_arrows_go_from_row_to_row(page: Page, fake_site: str) -> None:
    open_new_game(page, fake_site)
    act(page, "d")
    rows = [page.get_by_role("button", name=f"Place in row {number}") for number in range(1, 5)]
    expect(rows[0]).to_be_focused()
    for key, row in [("ArrowRight", 1), ("ArrowDown", 2), ("End", 3), ("ArrowRight", 3), ("ArrowLeft", 2), ("Home", 0)]:
        page.keyboard.press(key)
        expect(rows[row]).to_be_focused()
        assert [each.get_attribute("tabindex") for each in rows] == [
            "0" if each is rows[row] else "-1" for each in rows
        ]
    page.keyboard.press("End")
    page.keyboard.press("Tab")
    expect(page.get_by_role("group", name="Rows").locator(":focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(rows[0]).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("Space")
    expect(page.get_by_role("log")).to_contain_text("You placed")


def test_arrows_reach_a_row_that_cannot_be_chosen(page: Page, fake_site: str) -> None:
    open_late_game(page, fake_site)
    lanes = page.get_by_role("group", name="Rows").get_by_role("button")
    idle = page.get_by_role("button", name="Row", disabled=True).first
    lanes.first.focus()
    reached = 0
    for _ in range(lanes.count()):
        reached += idle.evaluate("element => element === document.activeElement")
        page.keyboard.press("ArrowRight")
    assert reached
