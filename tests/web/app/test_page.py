"""The page with recorded answers: layout, names, keyboard, and the new-game dialog."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.cases import heavy
from tests.support.pages import wait_for_frames
from tests.support.user import User, show_more_options
from tests.web.support.recorded_games import open_late_game, open_new_game, play_recorded_actions, set_up_two_people
from tests.web.support.recordings import pairs, views
from tests.web.support.screens import reach
from tests.web.support.viewport import PHONE, WIDE, assert_fits, resize
from tools.gallery.layout import faults_of

FIVE_NAMES = ("You", "Bruno", "Clio", "Dario", "Enya")


@pytest.mark.heavy
@pytest.mark.parametrize("size", [PHONE, heavy((768, 1024)), heavy(WIDE)], ids=str)
def test_a_game_of_five_fits_on_one_screen_until_its_end(page: Page, user: User, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_late_game(user)
    assert_fits(page)
    play_recorded_actions(user, "five-players-end")
    expect(page.get_by_role("button", name="Confirm")).to_be_in_viewport(ratio=1)
    assert_fits(page)


@pytest.mark.parametrize("size", [PHONE, heavy(WIDE)], ids=str)
@pytest.mark.parametrize(
    ("name", "query"), [("four-players", "players=4&seed=7"), ("faults", "players=9&edition=silver&level=god&seed=5")]
)
def test_a_new_game_fits_on_one_screen_while_drawing_and_placing(
    page: Page, user: User, fake_site: str, name: str, query: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{fake_site}?fake={name}&{query}&speed=instant")
    user.wait_for_decision()
    dismiss = page.get_by_role("button", name="Dismiss")
    if name == "faults":
        expect(dismiss.first).to_be_visible()
    while dismiss.count():
        dismiss.first.click()
    wait_for_frames(page)
    assert_fits(page)
    if name == "four-players":
        user.act("d")
        assert_fits(page)


def test_last_round_supply_and_current_scores_are_shown(page: Page, user: User) -> None:
    open_late_game(user)
    view = next(view for view in views("five-players-end") if view["waiting_for"] == "human")
    expect(page.get_by_text("Last round", exact=True)).to_be_visible()
    expect(page.get_by_text(f"{view['supply']['cards']} cards")).to_be_visible()
    for name, seat in zip(FIVE_NAMES, view["seats"], strict=True):
        expect(page.get_by_role("region", name=name)).to_contain_text(f"{seat['score']} points")
    expect(page.get_by_role("region", name="You")).to_contain_text("Playing")


def test_the_draws_until_the_last_round_are_shown(page: Page, user: User) -> None:
    open_new_game(user)
    left = next(views("four-players"))["supply"]["draws_left"]
    expect(page.get_by_text(f"{left} draws until last round", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=str)
def test_the_log_shows_its_last_entry(page: Page, user: User, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_late_game(user)
    view = next(view for view in views("five-players-end") if view["waiting_for"] == "human")
    last = page.get_by_role("log").get_by_role("listitem").last
    expect(last).to_contain_text(f"{FIVE_NAMES[view['log'][-1]['seat']]} ")
    expect(last).to_be_in_viewport(ratio=0.9)


def test_the_log_does_not_scroll_while_it_is_read(page: Page, user: User) -> None:
    open_late_game(user)
    log = page.get_by_role("log")
    # Not in the frame in which the log itself scrolls.
    wait_for_frames(page)
    log.evaluate("element => { element.scrollTop = 0 }")
    page.get_by_role("button", name="Draw a card").click()
    user.wait_for_decision()
    assert log.evaluate("element => element.scrollTop") == 0


def test_the_log_stays_at_its_end_when_its_size_changes_twice(page: Page, user: User) -> None:
    open_late_game(user)
    at_end = page.get_by_role("log").evaluate("""async (log) => {
        for (const size of ["9000px", "60px"]) {
            log.style.blockSize = size;
            log.scrollTop;
        }
        log.dispatchEvent(new Event("scroll"));
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return log.scrollTop + log.clientHeight >= log.scrollHeight - 1;
    }""")
    assert at_end


def test_nothing_scrolls_sideways_at_320_pixels(page: Page, user: User) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    open_late_game(user)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_exactly_the_legal_actions_are_enabled(page: Page, user: User) -> None:
    open_late_game(user)
    person_acts = [view for view in views("five-players-end") if view["waiting_for"] == "human" and not view["jokers"]]
    actions = [
        pair["request"]["params"]["action"] for pair in pairs("five-players-end") if pair["request"]["method"] == "play"
    ]
    for view, action in zip(person_acts, actions, strict=True):
        offered = [view["supply"]["draw"] and "Draw a card"]
        for number, row in enumerate(view["rows"], start=1):
            offered += [row["place"] and f"Place in row {number}", row["take"] and f"Take row {number}"]
        names = [button.inner_text() for button in user.choices().all()]
        assert len(names) == len([name for name in offered if name])
        for name in filter(None, offered):
            expect(page.get_by_role("button", name=name)).to_be_enabled()
        user.act(action)


def test_a_row_shows_how_taking_it_changes_the_score(page: Page, user: User) -> None:
    open_late_game(user)
    view = next(view for view in views("five-players-end") if view["waiting_for"] == "human")
    gains = {row: offer["gain"] for row, offer in enumerate(view["rows"], start=1) if offer["gain"]}
    assert gains
    for row, gain in gains.items():
        button = page.get_by_role("button", name=f"Take row {row}")
        direction = "more" if gain > 0 else "less"
        expect(button).to_have_accessible_name(re.compile(rf"; {abs(gain)} points? {direction}$"))
        expect(button).to_contain_text(f"{'+' if gain > 0 else '−'}{abs(gain)}")


def test_the_keyboard_acts_and_the_focus_follows(page: Page, user: User) -> None:
    open_new_game(user)
    draw = page.get_by_role("button", name="Draw a card")
    draw.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Place in row 1")).to_be_focused()


def test_single_keys_act_while_the_table_has_the_focus(page: Page, user: User) -> None:
    open_new_game(user)
    page.get_by_role("button", name="Draw a card").focus()
    page.keyboard.press("d")
    expect(page.get_by_role("button", name="Place in row 1")).to_be_enabled()
    page.get_by_role("button", name="Undo").focus()
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Place in row 1")).to_be_enabled()


def test_jokers_start_with_the_best_choice_and_every_seat_gets_a_score(page: Page, user: User) -> None:
    open_late_game(user)
    play_recorded_actions(user, "five-players-end")
    (choice,) = (view["jokers"]["choice"] for view in views("five-players-end") if view["jokers"])
    for number, colour in enumerate(choice, start=1):
        expect(page.get_by_role("combobox", name=f"Joker {number}")).to_have_value(colour)
    page.get_by_role("button", name="Confirm").click()
    expect(user.final_scores()).to_be_visible()
    assert page.get_by_role("table").locator("tbody").get_by_role("row").count() == 5


def test_the_new_game_dialog_starts_the_game_it_describes(page: Page, user: User, fake_site: str) -> None:
    page.goto(f"{fake_site}?fake=two-people&speed=instant")
    user.wait_for_engine()
    set_up_two_people(user)
    user.wait_for_decision()
    expect(page.get_by_role("heading", name="Ana")).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_escape_closes_the_new_game_dialog_and_restores_the_focus(page: Page, user: User, fake_site: str) -> None:
    page.goto(fake_site)
    user.wait_for_engine()
    new_game = page.get_by_role("button", name="New game")
    new_game.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(new_game).to_be_focused()


def test_the_new_game_form_explains_scoring_and_last_round_card(page: Page, user: User, fake_site: str) -> None:
    page.goto(fake_site)
    user.wait_for_engine()
    page.get_by_role("button", name="New game").click()
    form = page.get_by_role("dialog", name="New game")
    scoring = form.get_by_role("group", name="Scoring")
    for words in ("More is better", "3 are best"):
        expect(scoring.get_by_text(words)).to_be_visible()
    show_more_options(form)
    about = re.compile("on top of the last 15 cards, or 16 with the golden joker.$")
    expect(form.get_by_role("combobox", name="Last-round card")).to_have_accessible_description(about)


def test_the_new_game_dialog_shows_why_it_refuses_a_name(page: Page, user: User) -> None:
    resize(page, WIDE)
    reach(user, "new-game-refused")
    is_on_top = """problem => {
        const { x, y, height } = problem.getBoundingClientRect();
        return document.elementFromPoint(x + 20, y + height / 2) === problem;
    }"""
    assert page.get_by_role("alert").evaluate(is_on_top)


def test_the_reason_against_a_name_covers_no_control_that_has_the_focus(page: Page, user: User) -> None:
    resize(page, (320, 640))
    reach(user, "new-game-refused")
    assert faults_of(page) == []


def test_blocked_storage_is_reported_once_and_the_game_continues(page: Page, user: User) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })"
    )
    open_new_game(user)
    user.act("d")
    expect(page.get_by_role("alert").filter(has_text=re.compile("allow your game to be saved"))).to_have_count(1)
    page.get_by_role("button", name="Menu", exact=True).click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Rules").click()
    expect(opened.value.get_by_role("heading", name="Two editions")).to_be_visible()
    expect(page.get_by_role("log")).to_be_visible()


def test_the_start_screen_says_which_table_play_deals(page: Page, fake_site: str) -> None:
    page.goto(fake_site)
    play = page.get_by_role("button", name="Play", exact=True)
    expect(play).to_have_accessible_description("You against three computer players")
