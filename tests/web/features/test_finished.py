"""The list of all finished games."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.support.cases import heavy
from tests.support.pages import wait_for_frames, wait_until
from tests.support.user import User
from tests.web.support import history_db
from tests.web.support.game_list import delete, listed, open_row, opener
from tests.web.support.history_db import varied_game
from tests.web.support.recorded_games import open_finished
from tests.web.support.recordings import pairs, pairs_with, replace_conversation
from tests.web.support.side_pages import open_played, recorded_game, records
from tests.web.support.viewport import PHONE, resize

BOTS = [("expert", "spoiler"), ("casual", None)]
TEXT_LINE_PX = 22
COUNT_READS = """window.reads = 0;
const { getAll } = IDBObjectStore.prototype;
IDBObjectStore.prototype.getAll = function (...range) { reads += 1; return getAll.apply(this, range); };"""

WATCH_BEGINNING = """window.beginning = null;
new MutationObserver(() => {
    const [count, games] = [document.querySelector("finished-page p[role=status]:not(.deleted)"),
        document.querySelectorAll("finished-page li")];
    if (count && games.length && !count.textContent.trim()) beginning ??= games[0].innerText;
}).observe(document, { childList: true, subtree: true });"""

WATCH_LENGTHS = """window.lengths = [0];
new MutationObserver(() => {
    const { length } = document.querySelectorAll("finished-page li");
    if (length !== lengths.at(-1)) lengths.push(length);
}).observe(document, { childList: true, subtree: true });"""


@pytest.mark.heavy
def test_games_are_listed_with_their_results_latest_first(page: Page, user: User) -> None:
    practice = history_db.game(2, practice=True, hints=2, scores=[10, 20, 9, 8], ranks=[2, 1, 3, 4])
    open_played(user, [history_db.game(1, skill=history_db.skill(0.1, 2.5)), practice])
    expect(page.get_by_role("status").get_by_text("2 games")).to_be_visible()
    names = ["Oct 1 2:00 AM October 2026 10 points 2nd place", "Oct 1 1:00 AM October 2026 30 points 1st place"]
    for game, name in zip(listed(page).all(), names, strict=True):
        expect(game.get_by_role("heading").get_by_role("button")).to_have_accessible_name(name)
    expect(listed(page).first).to_contain_text("brown side Practice 2 hints")
    expect(listed(page).last).to_contain_text("Opponents: Intermediate 4 players, classic, brown side")
    expect(open_row(listed(page).last)).to_contain_text("Your own choices cost you 2.5 points.")


def test_long_lists_grow_on_request(page: Page, user: User) -> None:
    open_played(user, [varied_game(number) for number in range(36)])
    expect(listed(page)).to_have_count(20)
    page.get_by_role("button", name="Show more games").click()
    expect(listed(page)).to_have_count(36)
    expect(page.get_by_role("button", name="Show more games")).to_have_count(0)
    expect(opener(listed(page).nth(20))).to_be_focused()


@pytest.mark.heavy
def test_the_focus_stays_on_the_button_while_there_are_more_games(page: Page, user: User) -> None:
    open_played(user, [varied_game(number) for number in range(50)])
    more = page.get_by_role("button", name="Show more games")
    more.press("Enter")
    expect(listed(page)).to_have_count(40)
    expect(more).to_be_focused()


@pytest.mark.heavy
def test_back_returns_to_the_end_of_a_long_list_but_renders_it_in_parts(page: Page, user: User) -> None:
    open_played(user, [*(varied_game(number) for number in range(1, 80)), recorded_game(0)])
    for count in (40, 60, 80):
        page.get_by_role("button", name="Show more games").click()
        expect(listed(page)).to_have_count(count)
    last = open_row(listed(page).last).get_by_role("button", name="Watch replay")
    last.scroll_into_view_if_needed()
    wait_for_frames(page)  # The page notes how far it is scrolled.
    last.click()
    expect(page.get_by_role("group", name="Recorded game")).to_be_visible()
    page.evaluate(WATCH_LENGTHS)
    page.go_back()
    expect(listed(page)).to_have_count(80)
    expect(last).to_be_in_viewport()
    assert page.evaluate("lengths") == [0, 20, 40, 60, 80]


@pytest.mark.heavy
def test_more_games_than_are_read_at_once_are_all_listed(page: Page, user: User) -> None:
    damaged = {**history_db.game(1_001), "scores": "many"}
    games = [history_db.game(number % 600) | {"id": f"{number:032x}"} for number in range(1_001)]
    open_played(user, [*games, damaged])
    expect(page.get_by_role("status").get_by_text("1,001 games")).to_be_visible()
    expect(page.get_by_text("One entry on this device cannot be read")).to_be_visible()


@pytest.mark.heavy
def test_the_latest_games_are_listed_before_all_are_read(page: Page, user: User) -> None:
    page.add_init_script(WATCH_BEGINNING)
    open_played(user, [history_db.game(number) for number in range(40)])
    expect(page.get_by_role("status").get_by_text("40 games")).to_be_visible()
    assert "Oct 2 3:00 PM" in " ".join(page.evaluate("beginning").split())
    expect(listed(page).first).to_contain_text("Oct 2 3:00 PM")


@pytest.mark.heavy
def test_the_history_is_read_while_the_player_is_inactive(page: Page, user: User, fake_site: str) -> None:
    open_played(user, [history_db.game(1)])
    page.add_init_script(COUNT_READS)
    page.clock.install(time=0)
    page.goto(f"{fake_site}?fake=four-players&players=4&seed=7&speed=instant")
    user.wait_for_decision()
    user.wait_for_lazy_features()
    assert page.evaluate("reads") == 0
    page.clock.run_for(10_000)
    wait_until(page, "() => reads > 0")


@pytest.mark.heavy
def test_games_are_listed_below_their_months(page: Page, user: User) -> None:
    open_played(user, [history_db.game(1), history_db.game(2, at="2026-09-30T12:00:00Z")])
    months = page.locator("finished-page section section")
    expect(months.get_by_role("heading", level=3)).to_have_text(["October 2026", "September 2026"])
    for month in months.all():
        expect(month.get_by_role("listitem")).to_have_count(1)


@pytest.mark.heavy
def test_one_game_at_a_time_shows_its_actions_and_the_pressed_row_stays(page: Page, user: User) -> None:
    resize(page, PHONE)
    open_played(user, [history_db.game(number) for number in range(20)])
    # Safari does not keep what is in view in place by itself.
    page.evaluate("document.documentElement.style.overflowAnchor = 'none'")
    watch = page.get_by_role("button", name="Watch replay")
    expect(watch).to_have_count(0)
    open_row(listed(page).nth(5))
    other = opener(listed(page).nth(8))
    other.scroll_into_view_if_needed()
    before = other.bounding_box()
    other.press("Enter")
    expect(other).to_have_attribute("aria-expanded", "true")
    expect(other).to_be_focused()
    expect(opener(listed(page).nth(5))).to_have_attribute("aria-expanded", "false")
    expect(watch).to_have_count(1)
    assert before == other.bounding_box()
    other.press("Enter")
    expect(watch).to_have_count(0)


@pytest.mark.heavy
def test_the_open_row_is_open_again_after_a_look_elsewhere(page: Page, user: User) -> None:
    open_played(user, [history_db.game(1), history_db.game(2)])
    open_row(listed(page).last)
    user.open_page("statistics")
    user.open_page("played")
    expect(listed(page).last.get_by_role("button", name="Watch replay")).to_be_visible()


@pytest.mark.heavy
def test_a_game_of_several_people_is_listed_with_all_their_results(page: Page, user: User) -> None:
    person, _, *bots = history_db.game(1)["seats"]
    open_played(user, [history_db.game(1, seats=[person, person, *bots])])
    expect(listed(page)).to_contain_text("30 · 20", use_inner_text=True)
    expect(listed(page)).to_contain_text("30 points 1st place 20 points 2nd place")
    expect(listed(page)).to_contain_text("Players: 2 people, Intermediate")
    expect(open_row(listed(page)).get_by_role("button", name="Watch replay")).to_be_visible()
    expect(listed(page)).not_to_contain_text("30 · 20")
    expect(page.get_by_text("Same deal again")).to_have_count(0)


@pytest.mark.heavy
def test_a_row_names_some_of_many_opponents_and_once_it_is_open_all(page: Page, user: User) -> None:
    resize(page, PHONE)
    person, *_ = history_db.game(1)["seats"]
    bots = [{"kind": "bot", "level": level, "style": style} for level, style in BOTS]
    game = history_db.game(1, seats=[person, *bots, bots[0]], note="A long note. " * 20, hints=1)
    open_played(user, [game, history_db.game(2)])
    names = listed(page).last.locator(".players")
    expect(names.get_by_text("+1")).to_be_visible()
    expect(names).to_contain_text("Opponents: ")
    expect(names).to_contain_text("Expert · Spoiler, Casual")
    heights = [each.evaluate("row => row.offsetHeight") for each in listed(page).all()]
    assert heights[1] - heights[0] <= 2 * TEXT_LINE_PX
    open_row(listed(page).last)
    expect(names.get_by_text("+1")).to_have_count(0)
    expect(names.get_by_text("Expert · Spoiler, Casual")).to_be_visible()
    note = listed(page).last.get_by_role("textbox", name="Note")
    assert note.evaluate("field => field.scrollHeight <= field.clientHeight")


@pytest.mark.heavy
def test_the_enter_key_adds_no_line_to_a_note(page: Page, user: User) -> None:
    open_played(user, [history_db.game(1)])
    note = open_row(listed(page)).get_by_role("textbox", name="Note")
    note.press_sequentially("One\nline")
    expect(note).to_have_value("Oneline")


def test_a_note_is_stored_as_text_and_found(page: Page, user: User) -> None:
    open_played(user, [history_db.game(1), history_db.game(2)])
    note = open_row(listed(page).first).get_by_role("textbox", name="Note")
    note.fill("  <img src=x onerror=alert(1)> Grandma's revenge ")
    note.press("Tab")
    page.get_by_label("Search").fill("grandma <img")
    expect(listed(page)).to_have_count(1)
    expect(note).to_have_value("<img src=x onerror=alert(1)> Grandma's revenge")
    assert history_db.read(page)["games"][1]["note"] == "<img src=x onerror=alert(1)> Grandma's revenge"
    page.reload()
    expect(listed(page).first).to_contain_text("<img src=x onerror=alert(1)> Grandma's revenge")
    expect(open_row(listed(page).first).get_by_role("textbox", name="Note")).to_have_value(re.compile("revenge$"))
    note.fill("")
    note.press("Tab")
    page.get_by_label("Search").fill("grandma")
    expect(page.get_by_text("No games match these filters.")).to_be_visible()
    assert history_db.read(page)["games"] == [history_db.game(1), history_db.game(2)]


def test_a_note_survives_a_reload_while_it_is_typed(page: Page, user: User) -> None:
    open_played(user, [history_db.game(1)])
    note = open_row(listed(page)).get_by_role("textbox", name="Note")
    note.press_sequentially("Grandma")
    note.press("Home")
    note.press_sequentially("To ")
    page.reload()
    expect(listed(page)).to_contain_text("To Grandma")
    open_row(listed(page))
    expect(note).to_have_value("To Grandma")


def test_a_deleted_game_can_be_restored(page: Page, user: User) -> None:
    games = [history_db.game(1), history_db.game(2)]
    open_played(user, games)
    head = page.locator("finished-page .list-head")
    before = head.bounding_box()
    delete(listed(page).first)
    expect(listed(page)).to_have_count(1)
    assert before == head.bounding_box()
    expect(page.get_by_role("button", name="Undo delete")).to_be_focused()
    assert history_db.read(page)["games"] == games[:1]
    page.get_by_role("button", name="Undo delete").click()
    expect(listed(page)).to_have_count(2)
    assert history_db.read(page)["games"] == games


@pytest.mark.parametrize("count", [heavy(30), 600], ids=["at once", "in steps"])
def test_a_restored_game_has_the_focus_where_it_was(page: Page, user: User, count: int) -> None:
    games = [history_db.game(number % 600) | {"id": f"{number:032x}"} for number in range(count)]
    open_played(user, games)
    game = listed(page).nth(10)
    open_row(game).get_by_role("button", name="Delete").scroll_into_view_if_needed()
    date = game.locator("time").inner_text()
    delete(game)
    expect(game.locator("time")).not_to_have_text(date, use_inner_text=True)
    before = page.evaluate("scrollY")
    page.get_by_role("button", name="Undo delete").press("Enter")
    expect(game.locator("time")).to_have_text(date, use_inner_text=True)
    expect(opener(game)).to_be_focused()
    assert page.evaluate("scrollY") == before > 0


def test_several_deleted_games_can_be_restored_also_after_a_look_elsewhere(page: Page, user: User) -> None:
    open_played(user, [history_db.game(number) for number in range(9)])
    for count in (8, 7):
        delete(listed(page).last)
        expect(listed(page)).to_have_count(count)
    assert page.evaluate("scrollY") > 0
    expect(page.get_by_role("button", name="Undo delete")).to_be_in_viewport()
    user.open_page("statistics")
    user.open_page("played")
    for count in (8, 9):
        page.get_by_role("button", name="Undo delete").click()
        expect(listed(page)).to_have_count(count)
    expect(page.get_by_role("button", name="Undo delete")).to_have_count(0)


def test_the_notice_of_a_deletion_can_be_dismissed(page: Page, user: User) -> None:
    open_played(user, [history_db.game(1), history_db.game(2)])
    delete(listed(page).first)
    page.get_by_role("button", name="Dismiss").click()
    expect(page.get_by_role("button", name="Undo delete")).to_have_count(0)
    expect(page.get_by_role("heading", name="Your record")).to_be_focused()
    expect(listed(page)).to_have_count(1)


@pytest.mark.heavy
def test_a_deleted_game_in_play_stays_deleted_when_it_is_opened_again(page: Page, user: User) -> None:
    open_finished(user)
    user.open_page("played")
    delete(listed(page))
    expect(listed(page)).to_have_count(0)
    page.reload()
    user.wait_for_lazy_features()
    user.open_page("played")
    expect(page.get_by_text("Games you finish are listed here")).to_be_visible()
    assert history_db.read(page)["games"] == []


def test_a_finished_game_is_replayed_with_its_players(page: Page, user: User) -> None:
    open_played(user, [recorded_game(1)])
    open_row(listed(page)).get_by_role("button", name="Watch replay").click()
    expect(page.get_by_role("group", name="Recorded game")).to_be_visible()
    expect(page.get_by_role("slider", name="Step")).to_have_value("0")


def test_a_deal_is_played_again_from_any_seat(page: Page, user: User) -> None:
    conversation = pairs("replay")
    answer = pairs_with("seat", conversation)[0]["answer"]
    bots = [{"kind": "bot", "level": level, "style": style, "name": None} for level, style in BOTS]
    params = {"record": records()[0], "ply": 0, "seat": 2, "bots": bots}
    taken_over = {"request": {"method": "open", "params": params}, "answer": answer}
    replace_conversation(page, "replay", [*conversation, taken_over])
    person, bot, _ = recorded_game(1)["seats"]
    seats = [person, *({**bot, "level": level, "style": style} for level, style in BOTS)]
    open_played(user, [recorded_game(1) | {"seats": seats}])
    open_row(listed(page)).get_by_role("button", name="Same deal again").click()
    buttons = listed(page).locator(".seats").get_by_role("button")
    expect(buttons).to_have_text(["Your seat", "Bruno’s seat", "Clio’s seat"])
    buttons.last.click()
    expect(page.get_by_role("group", name="Table", exact=True)).to_be_visible()


def test_the_review_of_an_old_game_is_stored_with_it(page: Page, user: User) -> None:
    open_played(user, [recorded_game(1), recorded_game(2) | {"record": "another"}])
    open_row(listed(page).last).get_by_role("button", name="Review game").click()
    expect(page.get_by_role("heading", name="Win chance over time")).to_be_visible()
    wait_until(page, f"async () => (await ({history_db.GET})()).games[0].skill !== null")
    reviewed, other = history_db.read(page)["games"]
    assert reviewed["skill"] is not None
    assert other["skill"] is None


@pytest.mark.heavy
def test_a_reload_of_the_review_of_an_old_game_shows_that_review(page: Page, user: User) -> None:
    open_played(user, [recorded_game(1)])
    open_row(listed(page)).get_by_role("button", name="Review game").click()
    accounts = page.get_by_role("region", name="Skill and luck")
    before = accounts.inner_text()
    page.reload()
    expect(page.get_by_role("heading", name="Game review")).to_be_visible()
    expect(accounts).to_have_text(before, use_inner_text=True)
    page.go_back()
    expect(page.get_by_role("heading", name="Your record")).to_be_visible()


@pytest.mark.heavy
def test_a_game_that_cannot_be_read_is_reported_in_its_row(page: Page, user: User) -> None:
    broken = next(record for record in records() if record != records()[0])
    resize(page, PHONE)
    open_played(user, [recorded_game(0) | {"record": broken}, *(varied_game(n) for n in range(1, 20))])
    for action in ("Watch replay", "Review game"):
        open_row(listed(page).last).get_by_role("button", name=action).click()
        message = listed(page).last.get_by_role("alert")
        expect(message).to_have_text("This is not a Coloretto game, or part of it is missing.")
        expect(message).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("alert")).to_have_count(1)


@pytest.mark.parametrize("action", ["star", heavy("note"), heavy("search"), heavy("seats"), heavy("open"), "delete"])
def test_the_message_on_an_unreadable_game_goes_with_the_next_action(page: Page, user: User, action: str) -> None:
    broken = next(record for record in records() if record != records()[0])
    open_played(user, [recorded_game(1) | {"record": broken}, history_db.game(2)])
    for _ in range(2):
        open_row(listed(page).last).get_by_role("button", name="Watch replay").click()
        expect(page.get_by_role("alert")).to_be_visible()
    other, unreadable = listed(page).first, listed(page).last
    actions: dict[str, Callable[[], object]] = {
        "star": other.get_by_role("button", name="Favourite").click,
        "note": lambda: unreadable.get_by_role("textbox", name="Note").fill("a"),
        "search": lambda: page.get_by_label("Search").fill("2026"),
        "seats": unreadable.get_by_role("button", name="Same deal again").click,
        "open": lambda: open_row(other),
        "delete": lambda: delete(other),
    }
    actions[action]()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(open_row(unreadable).get_by_role("button", name="Watch replay")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_without_games_the_page_invites_the_player_to_play(page: Page, user: User) -> None:
    open_played(user, [])
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
