"""The keyboard at the table: arrows between rows, single keys, and the overlay that lists them."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.support.cases import heavy
from tests.support.pages import wait_until
from tests.support.screen_reader_user import hear_turn, listen
from tests.support.user import User
from tests.web.support.axe import assert_axe_finds_nothing
from tests.web.support.recorded_games import open_late_game, open_new_game, play_recorded_actions
from tests.web.support.recordings import views
from tests.web.support.settings import open_settings
from tests.web.support.side_pages import records
from tests.web.support.viewport import PHONE, WIDE

LISTED_KEYS = {
    "d",
    "n",
    "f",
    "h",
    "w",
    "u",
    "r",
    "a",
    "s",
    "t",
    "m",
    "?",
    "1",
    "2",
    "3",
    "4",
    "5",
    "Space",
    "Esc",
    "Home",
    "End",
    "←",
    "→",
}


def test_the_rows_are_one_tab_stop_and_arrows_move_between_them(page: Page, user: User) -> None:
    open_new_game(user)
    user.act("d")
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
    expect(page.get_by_role("toolbar", name="Rows").locator(":focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(rows[0]).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("Space")
    expect(page.get_by_role("log")).to_contain_text("You placed")


@pytest.mark.heavy
def test_arrows_reach_a_row_that_cannot_be_chosen(page: Page, user: User) -> None:
    open_late_game(user)
    rows = page.get_by_role("toolbar", name="Rows").get_by_role("button")
    idle = page.get_by_role("button", name="Row", disabled=True).first
    rows.first.focus()
    reached = 0
    for _ in range(rows.count()):
        reached += idle.evaluate("element => element === document.activeElement")
        page.keyboard.press("ArrowRight")
    assert reached


def test_undo_and_redo_have_keys(page: Page, user: User, fake_site: str) -> None:
    page.goto(f"{fake_site}?fake=practice&players=2&seed=7&speed=instant")
    user.wait_for_decision()
    page.get_by_role("button", name="Draw a card").focus()
    page.keyboard.press("r")
    expect(page.get_by_role("status")).to_contain_text("That’s not possible right now.")
    page.keyboard.press("d")
    page.get_by_role("button", name="Place in row 1").focus()
    page.keyboard.press("u")
    expect(page.get_by_role("status")).to_contain_text("A move was taken back")
    expect(page.get_by_role("button", name="Redo")).to_be_enabled()
    expect(page.get_by_role("button", name="Redo")).to_have_attribute("aria-keyshortcuts", "r")


def test_the_last_announcement_can_be_repeated(page: Page, user: User) -> None:
    listen(page)
    open_new_game(user)
    hear_turn(page)
    user.act("d")
    turn, events = hear_turn(page)
    news = turn, events.removesuffix(f" {user.tip().inner_text()}")
    page.keyboard.press("s")
    for times in range(2, 4):
        page.keyboard.press("a")
        wait_until(page, "count => heard.filter(([how]) => how === 'assertive').length === count", times + 1)
        assert hear_turn(page) == news


def test_a_key_announces_the_rows_and_the_supply(page: Page, user: User) -> None:
    listen(page)
    open_late_game(user)
    hear_turn(page)
    view = next(view for view in views("five-players-end") if view["waiting_for"] == "human")
    page.get_by_role("group", name="Table").focus()
    page.keyboard.press("t")
    names = page.locator(".row > .visually-hidden").all_inner_texts()
    assert len(names) == 5
    expected = f"{'. '.join(names)}. {view['supply']['cards']} cards in the supply. Last round."
    expect(page.get_by_role("status")).to_have_text(expected)


RECORD_PLAYS = """plays = [];
    document.body.addEventListener("intent", ({ detail }) => detail.type === "play" && plays.push(detail.action))"""


def hold(page: Page, key: str) -> None:
    """Hold a key until it has repeated often enough to press whatever gets the focus meanwhile."""
    for _ in range(6):
        page.keyboard.down(key)
        page.evaluate("() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))")
    page.keyboard.up(key)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_held_on_a_button_of_the_table_presses_it_once(page: Page, user: User, key: str) -> None:
    open_new_game(user)
    user.wait_for_lazy_features()
    page.evaluate(RECORD_PLAYS)
    page.get_by_role("button", name="Draw a card").focus()
    hold(page, key)
    expect(page.get_by_role("button", name="Place in row 1")).to_be_focused()
    hold(page, key)
    assert page.evaluate("plays") == ["d", "p1"]


def test_enter_held_in_a_dialog_does_not_open_it_again(page: Page, user: User) -> None:
    open_new_game(user)
    page.get_by_role("button", name="New game").focus()
    hold(page, "Enter")
    dialog = page.get_by_role("dialog", name="New game")
    dialog.get_by_role("button", name="Cancel").focus()
    hold(page, "Enter")
    expect(page.get_by_role("button", name="New game")).to_be_focused()
    expect(dialog).to_be_hidden()


def test_escape_held_closes_one_of_two_dialogs(page: Page, user: User) -> None:
    open_new_game(user)
    settings = open_settings(page)
    settings.get_by_role("button", name="Keyboard shortcuts").click()
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    hold(page, "Escape")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_hidden()
    expect(settings).to_be_visible()


def test_a_replay_steps_while_an_arrow_is_held_and_starts_once(page: Page, user: User, fake_site: str) -> None:
    page.goto(f"{fake_site}?fake=replay&record={quote(records()[0])}")
    step = page.get_by_role("slider", name="Step")
    expect(step).to_have_value("0")
    page.get_by_role("group", name="Table").focus()
    hold(page, "ArrowRight")
    expect(step).not_to_have_value(re.compile("^[01]$"))
    page.keyboard.press("Home")
    expect(step).to_have_value("0")
    for button in ("Pause", "Play"):
        hold(page, "Space")
        expect(
            page.get_by_role("group", name="Recorded game").get_by_role("button", name=button, exact=True)
        ).to_be_visible()


@pytest.mark.parametrize(("key", "code"), [("в", "KeyD"), ("Process", "KeyD"), ("D", "KeyD")])
def test_a_shortcut_works_by_position_where_no_latin_letter_is(page: Page, user: User, key: str, code: str) -> None:
    open_new_game(user)
    page.get_by_role("group", name="Table").focus()
    keyboard = page.context.new_cdp_session(page)
    keyboard.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", "key": key, "code": code})
    keyboard.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", "key": "'", "code": "Digit4"})
    expect(page.get_by_role("log")).to_contain_text("You placed")


@pytest.mark.heavy
@pytest.mark.parametrize("source", ["key", "settings"])
def test_the_keys_are_listed_and_the_focus_returns(page: Page, user: User, source: str) -> None:
    open_new_game(user)
    opener = page.get_by_role("button", name="Draw a card")
    if source == "settings":
        open_settings(page)
        opener = page.get_by_role("button", name="Keyboard shortcuts")
    opener.focus()
    page.keyboard.press("?" if source == "key" else "Enter")
    dialog = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(dialog).to_be_visible()
    assert set(dialog.locator("kbd").all_inner_texts()) == LISTED_KEYS
    page.keyboard.press("d")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()
    assert page.get_by_role("log").get_by_role("listitem").count() == 1


@pytest.mark.heavy
def test_every_key_that_a_control_names_is_listed(page: Page, user: User) -> None:
    open_new_game(user)
    named = page.locator("[aria-keyshortcuts]").evaluate_all("all => all.map(each => each.ariaKeyShortcuts)")
    assert {"d", "u", "r", "1", "4"} <= set(named) <= LISTED_KEYS


def test_shortcuts_are_off_in_form_fields(page: Page, user: User) -> None:
    open_late_game(user)
    play_recorded_actions(user, "five-players-end")
    page.get_by_role("combobox", name="Joker 1").focus()
    status = page.get_by_role("status")
    expect(status).to_contain_text("Confirm.")
    before = status.inner_text()
    for key in "d1s?":
        page.keyboard.press(key)
    assert status.inner_text() == before
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Confirm").focus()
    page.keyboard.press("1")
    expect(page.get_by_role("status")).to_have_text("That’s not possible right now. Choose a colour for each joker.")


@pytest.mark.heavy
@pytest.mark.parametrize("size", [PHONE, heavy(WIDE)], ids=str)
def test_axe_finds_nothing_in_the_overlay_and_next_to_a_refusal(page: Page, user: User, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_late_game(user)
    page.get_by_role("button", name="Row", disabled=True).first.dispatch_event("click")
    expect(page.locator(".refusal")).to_be_in_viewport(ratio=1)
    assert_axe_finds_nothing(page, "refusal")
    page.get_by_role("group", name="Table").focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keyboard shortcuts")
    assert dialog.evaluate("dialog => dialog.scrollWidth - dialog.clientWidth") <= 0
    assert_axe_finds_nothing(page, "keys")


@pytest.mark.heavy
def test_a_feature_that_fails_to_load_is_reported_and_does_not_open_later(page: Page, user: User) -> None:
    lost = re.compile(r"/lazy-features-[\w-]+\.js$")
    page.route(lost, lambda route: route.abort())
    open_new_game(user)
    page.get_by_role("button", name="Draw a card").focus()
    page.keyboard.press("?")
    expect(page.get_by_role("alert")).to_contain_text("This part of the game could not be loaded")
    page.get_by_role("button", name="Dismiss").click()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Daily deal").click()
    expect(page.get_by_role("alert")).to_contain_text("This part of the game could not be loaded")
    expect(page.get_by_role("button", name="New game")).to_be_visible()
    page.unroute(lost)
    user.open_page("about")
    expect(page.get_by_role("dialog")).to_have_count(0)
