"""The bots' pace: what makes them go on, and that no press too many acts for a person."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.support.driver import entries, let_a_bot_have_its_turn, open_at_the_bots, open_new_game

TAP_MS = 50
"""Twenty taps take a second."""


def take_steps_until_the_person_is_to_act(page: Page) -> None:
    draw = page.get_by_role("button", name="Draw a card")
    while draw.is_disabled():
        shown = page.get_by_role("group", name="Table").inner_text()
        page.get_by_role("button", name="Next").click()
        expect(page.get_by_role("group", name="Table")).not_to_have_text(shown, use_inner_text=True)


@pytest.mark.parametrize("key", ["n", "Space", "Escape"])
def test_a_key_ends_the_pause_before_a_bot_acts(page: Page, fake_site: str, key: str) -> None:
    let_a_bot_have_its_turn(page, fake_site)
    before = entries(page)
    page.get_by_role("group", name="Table").focus()
    page.keyboard.press(key)
    expect(page.get_by_role("log").get_by_role("listitem")).to_have_count(before + 1)


def test_a_tap_beside_everything_ends_the_pause_before_a_bot_acts(page: Page, fake_site: str) -> None:
    let_a_bot_have_its_turn(page, fake_site)
    before = entries(page)
    page.get_by_text("Bruno is thinking", exact=True).click()
    expect(page.get_by_role("log").get_by_role("listitem")).to_have_count(before + 1)


def test_twenty_taps_in_a_second_end_one_pause_each_and_then_nothing(page: Page, fake_site: str) -> None:
    open_at_the_bots(page, fake_site, "step")
    page.clock.install()
    page.clock.pause_at("2030-01-01")
    take_steps_until_the_person_is_to_act(page)
    before = page.get_by_role("log").inner_text()
    draw = page.get_by_role("button", name="Draw a card")
    for _ in range(20):
        draw.click()
        page.clock.run_for(TAP_MS)
    expect(draw).to_be_enabled()
    assert page.get_by_role("log").inner_text() == before


def test_the_second_click_of_a_double_click_does_not_act(page: Page, fake_site: str) -> None:
    open_new_game(page, fake_site)
    draw = page.get_by_role("button", name="Draw a card")
    draw.dispatch_event("click", {"detail": 2, "bubbles": True})
    expect(draw).to_be_enabled()
    assert entries(page) == 1
    draw.dispatch_event("click", {"detail": 1, "bubbles": True})
    expect(page.get_by_role("button", name="Place in row 1")).to_be_enabled()


def test_step_by_step_each_action_is_announced(page: Page, fake_site: str) -> None:
    open_at_the_bots(page, fake_site, "step")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("status")).to_contain_text("Bruno drew")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("status")).to_contain_text("Bruno placed")
