"""Information at the table, dragging a card, and the practice badge."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.cases import heavy
from tests.support.pages import record_shifts, wait_until
from tests.support.user import User
from tests.web.support.axe import assert_axe_finds_nothing
from tests.web.support.dragging import OWN_MIDDLE, drag_drawn_card
from tests.web.support.recorded_games import open_late_game, open_new_game, open_on_bots_turn, save_late_game
from tests.web.support.recordings import pairs, replace_conversation, views
from tests.web.support.viewport import PHONE, WIDE, assert_nothing_is_covered

PRACTICE = "A move was taken back after a new card had been seen, so this game now counts as practice only."

RECORD_REPEATED_FOCUS = """window.repeated = [];
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (...given) {
    if (this === document.activeElement) repeated.push(this.className);
    focus.apply(this, given);
};"""


@pytest.mark.parametrize("size", [PHONE, heavy(WIDE)], ids=str)
def test_a_drawn_card_can_be_dragged_into_a_row(page: Page, user: User, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_new_game(user)
    user.act("d")
    drag_drawn_card(page, page.get_by_role("button", name="Place in row 4"))
    user.wait_for_decision()
    expect(page.get_by_role("log").get_by_text(re.compile("^You placed .* in row 4"))).to_be_visible()


def test_a_card_dropped_outside_the_rows_goes_back(page: Page, user: User) -> None:
    open_new_game(user)
    user.act("d")
    card = page.locator(".drawn card-face")
    place = card.evaluate(OWN_MIDDLE)
    drag_drawn_card(page, page.get_by_role("region", name="You"))
    wait_until(page, "() => document.getAnimations().length === 0")
    assert card.evaluate(OWN_MIDDLE) == place
    expect(page.get_by_role("button", name="Place in row 4")).to_be_enabled()


def test_nothing_is_focused_again_while_the_bots_play(page: Page, user: User) -> None:
    page.add_init_script(RECORD_REPEATED_FOCUS)
    open_on_bots_turn(user, "fast")
    user.wait_for_decision()
    assert page.evaluate("repeated") == []


@pytest.mark.parametrize("name", ["New game", heavy("Undo")])
def test_a_card_dropped_on_another_button_presses_nothing(page: Page, user: User, name: str) -> None:
    open_new_game(user)
    user.act("d")
    drag_drawn_card(page, page.get_by_role("button", name=name, exact=True))
    expect(page.get_by_role("button", name="Place in row 4")).to_be_enabled()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".drawn card-face")).to_be_visible()


def test_the_points_per_colour_are_always_shown(page: Page, user: User) -> None:
    open_late_game(user)
    points = next(views("five-players-end"))["points"]
    items = page.get_by_role("list", name="Points per colour").get_by_role("listitem")
    expect(items).to_have_count(len(points))
    expect(items.nth(1)).to_contain_text(f"2 cards: {points[1]}")
    expect(items.last).to_contain_text(f"{len(points)} or more cards: {points[-1]}")


def test_a_bots_last_placement_is_shown_at_its_seat(page: Page, user: User, fake_site: str) -> None:
    page.goto(f"{fake_site}?fake=five-players-start&players=5&edition=golden&scoring=grey&seed=4&speed=instant")
    user.wait_for_decision()
    view = next(view for view in views("five-players-start") if view["waiting_for"] == "human")
    (last,) = [entry for entry in view["log"][-1:] if entry["kind"] == "place"]
    name = ["You", "Bruno", "Clio", "Dario", "Enya"][last["seat"]]
    expect(page.get_by_role("region", name=name)).to_contain_text(f"in row {last['row'] + 1}")


def test_the_unseen_cards_can_be_viewed_on_a_phone(page: Page, user: User) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    open_new_game(user)
    unseen = next(views("four-players"))["supply"]["unseen"]
    page.get_by_role("button", name="Still to come").click()
    shown = page.get_by_text(f"{unseen['+2']} × +2", exact=True).filter(visible=True)
    expect(shown).to_have_count(1)
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def undo_a_seen_card(page: Page, site: str) -> None:
    user = User(page)
    page.goto(f"{site}?fake=practice&players=2&seed=7&speed=instant")
    user.wait_for_decision()
    user.act("d")
    expect(page.get_by_text("Practice", exact=True)).to_have_count(0)
    expect(page.get_by_role("status")).to_contain_text("You drew")
    page.get_by_role("button", name="Undo").click()
    user.wait_for_decision()


@pytest.mark.parametrize("size", [PHONE, heavy(WIDE)], ids=str)
def test_a_sentence_says_when_a_game_becomes_practice(page: Page, fake_site: str, size: tuple[int, int]) -> None:
    record_shifts(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    undo_a_seen_card(page, fake_site)
    expect(page.get_by_role("status")).to_contain_text(re.compile(f"^{PRACTICE}"))
    sentence = page.locator("[popover]").filter(has_text=PRACTICE)
    expect(sentence).to_be_in_viewport(ratio=1)
    assert_nothing_is_covered(page)
    page.keyboard.press("Escape")
    expect(sentence).to_be_hidden()
    assert page.evaluate("shifts") == []


def test_undo_has_a_description_when_it_makes_the_game_practice(page: Page, user: User, fake_site: str) -> None:
    page.goto(f"{fake_site}?fake=practice&players=2&seed=7&speed=instant")
    user.wait_for_decision()
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_accessible_description("Undo")
    user.act("d")
    expect(undo).to_have_accessible_description("Undo: the game becomes practice")
    undo.click()
    user.wait_for_decision()
    expect(undo).to_have_accessible_description("Undo")


@pytest.mark.heavy
@pytest.mark.parametrize("press", ["click", heavy("tap"), "Enter"])
def test_the_practice_badge_explains_itself(browser: Browser, fake_site: str, press: str) -> None:
    page = browser.new_page(has_touch=True)
    undo_a_seen_card(page, fake_site)
    sentence = page.locator("[popover]").filter(has_text=PRACTICE)
    page.keyboard.press("Escape")
    mark = page.get_by_role("button", name="Practice", exact=True)
    if press == "Enter":
        mark.press(press)
    else:
        getattr(mark, press)()
    expect(sentence).to_be_visible()
    assert_axe_finds_nothing(page, "practice")
    page.keyboard.press("Escape")
    expect(sentence).to_be_hidden()
    page.close()


def test_a_restored_practice_game_has_the_badge_but_no_sentence(page: Page, user: User, fake_site: str) -> None:
    user.open_storage()
    save_late_game(user)
    conversation = pairs("five-players-end")
    for pair in conversation:
        pair["answer"]["result"].get("view", {})["practice"] = True
    replace_conversation(page, "five-players-end", conversation)
    page.goto(f"{fake_site}?fake=five-players-end&speed=instant")
    user.wait_for_decision()
    expect(page.get_by_role("button", name="Practice", exact=True)).to_be_visible()
    expect(page.locator("[popover]").filter(has_text="known from an earlier game")).to_be_hidden()
