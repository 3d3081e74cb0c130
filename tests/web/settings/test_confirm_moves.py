"""The setting "Confirm moves": the first press selects a move, the second plays it."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.pages import wait_until
from tests.support.screen_reader_user import heard, listen
from tests.support.user import User
from tests.web.support.dragging import drag_drawn_card
from tests.web.support.recorded_games import open_late_game, open_new_game, open_your_move
from tests.web.support.settings import switch_on


def prompt(page: Page) -> Locator:
    return page.locator(".prompt")


def pressed(page: Page) -> Locator:
    """Return the control of the selected move."""
    return page.get_by_role("button", pressed=True)


def open_to_confirm(page: Page, site: str) -> None:
    open_new_game(User(page, site))
    switch_on(page, "Confirm moves")


def test_the_second_press_of_a_control_plays_its_move(page: Page, user: User, fake_site: str) -> None:
    listen(page)
    open_to_confirm(page, fake_site)
    before = user.entries()
    user.press_action("d")
    expect(prompt(page)).to_have_text("Press again to draw a card")
    expect(pressed(page)).to_have_text("Draw a card")
    assert user.entries() == before
    wait_until(page, "() => heard.some(([, words]) => words.includes('Press again to draw a card.'))")
    user.press_action("d")
    user.wait_for_decision()
    assert user.entries() == before + 1
    for row in ("p1", "p4"):
        user.press_action(row)
        expect(prompt(page)).to_have_text(f"Press again to place in row {row[1]}")
        expect(pressed(page)).to_have_count(1)
    user.press_action("p4")
    expect(page.get_by_role("log").get_by_text("You placed a card in row 4")).to_be_visible()
    expect(pressed(page)).to_have_count(0)
    assert "Press again to place in row 4." in heard(page, "status")


def test_a_press_elsewhere_cancels_the_selection(page: Page, user: User, fake_site: str) -> None:
    open_to_confirm(page, fake_site)
    user.press_action("d")
    expect(pressed(page)).to_have_text("Draw a card")
    page.get_by_role("region", name="You").click(position={"x": 5, "y": 5})
    expect(pressed(page)).to_have_count(0)
    before = user.entries()
    user.press_action("d")
    expect(pressed(page)).to_have_text("Draw a card")
    assert user.entries() == before


def test_a_double_click_confirms_the_move_but_plays_no_other(page: Page, user: User, fake_site: str) -> None:
    open_to_confirm(page, fake_site)
    page.get_by_role("button", name="Draw a card").dblclick()
    user.wait_for_decision()
    expect(page.locator(".drawn card-face")).to_be_visible()
    expect(pressed(page)).to_have_count(0)


@pytest.mark.parametrize("keys", ["d", "1"])
def test_keys_select_and_play_and_escape_cancels(page: Page, user: User, keys: str) -> None:
    open_late_game(user)
    switch_on(page, "Confirm moves")
    page.get_by_role("group", name="Table", exact=True).focus()
    usual = prompt(page).inner_text()
    before = user.entries()
    page.keyboard.press(keys)
    expect(pressed(page)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(pressed(page)).to_have_count(0)
    expect(prompt(page)).to_have_text(usual)
    page.keyboard.press(keys)
    assert user.entries() == before
    page.keyboard.press(keys)
    wait_until(page, "before => document.querySelectorAll('[role=log] li').length > before", before)


def test_a_dropped_card_needs_no_second_press(page: Page, user: User, fake_site: str) -> None:
    open_to_confirm(page, fake_site)
    for _ in range(2):
        user.press_action("d")
    user.wait_for_decision()
    drag_drawn_card(page, page.get_by_role("button", name="Place in row 4"))
    expect(page.get_by_role("log").get_by_text("You placed a card in row 4")).to_be_visible()


def test_a_puzzle_is_answered_by_the_second_press(page: Page, user: User) -> None:
    open_your_move(user)
    switch_on(page, "Confirm moves")
    user.press_action("t1")
    expect(prompt(page)).to_have_text("Press again to take row 1")
    expect(page.get_by_role("dialog")).to_be_hidden()
    user.press_action("t1")
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("Best move!")
