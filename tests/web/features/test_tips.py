"""The tips of a first game: when and where they appear, and how to dismiss them."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.cases import heavy
from tests.support.user import User
from tests.web.support.axe import AXE
from tests.web.support.recorded_games import open_new_game, save_late_game
from tests.web.support.viewport import PHONE, WIDE, assert_fits, assert_nothing_is_covered

DRAW, PLACE = "You see the card before you choose its row.", "Whoever takes that row gets the card"
TAKEN = "Someone took a row with your card."


def stop(page: Page) -> Locator:
    return page.get_by_role("button", name="No more tips")


def open_late_game_as_a_beginner(page: Page, site: str) -> None:
    user = User(page, site)
    user.open_storage()
    save_late_game(user)
    page.evaluate("localStorage.removeItem('coloretto:v1:hints')")
    page.goto(f"{site}?fake=five-players-end&speed=instant")
    user.wait_for_decision()


def seen(page: Page) -> str | None:
    stored: str | None = page.evaluate("localStorage.getItem('coloretto:v1:hints')")
    return stored


def test_a_first_game_has_tips_for_drawing_and_placing(user: User) -> None:
    open_new_game(user)
    expect(user.tip()).to_contain_text(DRAW)
    user.act("d")
    expect(user.tip()).to_contain_text(PLACE)


def test_stopping_the_tips_leaves_the_focus_where_it_acts_on_nothing(page: Page, user: User, fake_site: str) -> None:
    open_late_game_as_a_beginner(page, fake_site)
    expect(user.tip()).to_contain_text(TAKEN)
    stop(page).focus()
    page.keyboard.press("Enter")
    expect(user.tip()).to_have_count(0)
    expect(page.get_by_role("heading", name="Coloretto")).to_be_focused()


def test_no_more_tips_also_applies_after_a_reload(page: Page, user: User) -> None:
    open_new_game(user)
    stop(page).click()
    expect(user.tip()).to_have_count(0)
    user.act("d")
    expect(user.tip()).to_have_count(0)
    open_new_game(user)
    expect(user.tip()).to_have_count(0)


@pytest.mark.heavy
def test_the_rules_page_turns_the_tips_on_again(page: Page, user: User) -> None:
    open_new_game(user)
    stop(page).click()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("button", name="Show beginner tips again").click()
    expect(page.get_by_role("status")).to_contain_text("Beginner tips are on again")
    open_new_game(user)
    expect(user.tip()).to_contain_text(DRAW)


def test_the_settings_turn_the_tips_on_again_at_once(page: Page, user: User) -> None:
    open_new_game(user)
    stop(page).click()
    settings = page.get_by_role("button", name="Settings")
    settings.click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("button", name="Show beginner tips again").click()
    expect(dialog.get_by_role("status").filter(has_text="Beginner tips are on again.")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(user.tip()).to_contain_text(DRAW)
    assert seen(page) == ""
    settings.click()
    expect(dialog.get_by_role("status").filter(has_text="Beginner tips")).to_have_count(0)


@pytest.mark.heavy
def test_tips_are_announced_by_an_existing_live_region(page: Page, user: User) -> None:
    open_new_game(user)
    page.get_by_role("status").evaluate("region => { region.wasThere = true }")
    user.act("d")
    region = page.get_by_role("status").filter(has_text=PLACE)
    assert region.evaluate("region => region.wasThere")


@pytest.mark.heavy
@pytest.mark.parametrize("size", [PHONE, (568, 320), heavy((640, 360)), heavy((768, 1024)), heavy(WIDE)], ids=str)
def test_a_tip_covers_nothing_and_everything_fits(
    page: Page, user: User, fake_site: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_late_game_as_a_beginner(page, fake_site)
    expect(user.tip()).to_be_visible()
    assert_fits(page)
    assert_nothing_is_covered(page)
    open_new_game(user)
    page.get_by_role("button", name="Dismiss").click()  # Close the notice about the saved game.
    for action in ("d", "p4"):
        user.act(action)
        assert_fits(page)
        assert_nothing_is_covered(page)


def test_a_notice_hides_a_tip_and_its_mark_on_a_low_phone_only(page: Page, user: User, fake_site: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_late_game_as_a_beginner(page, fake_site)
    open_new_game(user)
    expect(page.get_by_role("button", name="Dismiss")).to_be_visible()
    expect(user.tip()).to_be_visible()
    assert_fits(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(user.tip()).to_be_hidden()
    assert page.locator("supply-pile").evaluate("element => getComputedStyle(element).outlineStyle") == "none"


@pytest.mark.heavy
def test_axe_finds_nothing_in_a_tip(page: Page, user: User) -> None:
    open_new_game(user)
    expect(stop(page)).to_be_visible()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate("axe.run()")["violations"] == []
