"""Vibration on devices that can vibrate."""

from playwright.sync_api import Page, expect

from tests.support.pages import wait_until
from tests.support.user import User
from tests.web.support.recorded_games import open_new_game
from tests.web.support.settings import open_settings, switch_on

COUNT_PULSES = "window.pulses = []; Navigator.prototype.vibrate = pattern => pulses.push(pattern) > 0"


def pulses(page: Page) -> int:
    count: int = page.evaluate("pulses.length")
    return count


def test_the_device_vibrates_for_a_turn_and_a_refused_press(page: Page, user: User) -> None:
    page.add_init_script(COUNT_PULSES)
    open_new_game(user)
    page.get_by_role("button", name="Row 1").click(force=True)
    assert pulses(page) == 0, "off by default"
    switch_on(page, "Vibration")
    assert pulses(page) == 1, "a sample"
    page.get_by_role("button", name="Row 1").click(force=True)
    wait_until(page, "() => pulses.length === 2")
    user.act("d")
    assert pulses(page) == 2, "the same turn"
    user.act("p4")
    wait_until(page, "() => pulses.length === 3")


def test_browsers_without_vibration_do_not_offer_it(page: Page, user: User) -> None:
    page.add_init_script("delete Navigator.prototype.vibrate")
    open_new_game(user)
    expect(open_settings(page).get_by_role("switch", name="Confirm moves")).to_be_visible()
    expect(page.get_by_role("switch", name="Vibration")).to_have_count(0)
