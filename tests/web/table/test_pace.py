"""The bots' pace: presses that skip a pause, and extra presses, which must not act for the person."""

from playwright.sync_api import Page, expect

from tests.support.user import User
from tests.web.support.recorded_games import open_new_game, pause_on_bots_turn


def test_three_keys_end_the_pause_before_a_bot_acts(page: Page, user: User) -> None:
    pause_on_bots_turn(user)
    page.get_by_role("group", name="Table").focus()
    table = page.get_by_role("group", name="Table")
    for key in ("n", "Space", "Escape"):
        shown = table.inner_text()
        page.keyboard.press(key)
        expect(table).not_to_have_text(shown, use_inner_text=True)


def test_a_tap_outside_all_controls_ends_the_pause_before_a_bot_acts(page: Page, user: User) -> None:
    pause_on_bots_turn(user)
    before = user.entries()
    page.get_by_text("Bruno is thinking", exact=True).click()
    expect(page.get_by_role("log").get_by_role("listitem")).to_have_count(before + 1)


def test_the_second_click_of_a_double_click_does_not_act(page: Page, user: User) -> None:
    open_new_game(user)
    draw = page.get_by_role("button", name="Draw a card")
    draw.dispatch_event("click", {"detail": 2, "bubbles": True})
    expect(draw).to_be_enabled()
    assert user.entries() == 1
    draw.dispatch_event("click", {"detail": 1, "bubbles": True})
    expect(page.get_by_role("button", name="Place in row 1")).to_be_enabled()
