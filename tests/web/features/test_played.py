"""The list of all finished games."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.page_driver import wait_for_decision, wait_until
from tests.web.support import history_db
from tests.web.support.controls import open_side_page
from tests.web.support.driver import resize, wait_for_frames, wait_for_lazy_features
from tests.web.support.recordings import pairs, replace_conversation
from tests.web.support.screens import open_finished
from tests.web.support.side_pages import open_page_with_history, recorded_game, records, varied_game
from tests.web.support.viewport import PHONE

pytestmark = pytest.mark.rotating(2)

EDITIONS = ("classic", "golden")
BOTS = [("expert", "spoiler"), ("casual", None)]
COUNT_READS = """window.reads = 0;
const { getAll } = IDBObjectStore.prototype;
IDBObjectStore.prototype.getAll = function (...range) { reads += 1; return getAll.apply(this, range); };"""

WATCH_BEGINNING = """window.beginning = null;
new MutationObserver(() => {
    const [count, games] = [document.querySelector("played-page p[role=status]:not(.deleted)"),
        document.querySelectorAll("played-page li")];
    if (count && games.length && !count.textContent.trim()) beginning ??= games[0].innerText;
}).observe(document, { childList: true, subtree: true });"""

WATCH_LENGTHS = """window.lengths = [0];
new MutationObserver(() => {
    const { length } = document.querySelectorAll("played-page li");
    if (length !== lengths.at(-1)) lengths.push(length);
}).observe(document, { childList: true, subtree: true });"""


def open_played(page: Page, site: str, games: list[dict[str, Any]], tag: str = "en") -> None:
    open_page_with_history(page, site, tag, "played", fake="replay", games=games)


def listed(page: Page) -> Locator:
    return page.locator("played-page li")


def test_games_are_listed_with_their_results_latest_first(page: Page, fake_site: str) -> None:
    practice = history_db.game(2, practice=True, hints=2, scores=[10, 20, 9, 8], ranks=[2, 1, 3, 4])
    open_played(page, fake_site, [history_db.game(1, skill=history_db.skill(0.1, 2.5)), practice])
    expect(page.get_by_role("status").get_by_text("2 games")).to_be_visible()
    expect(listed(page).get_by_role("heading")).to_have_text(
        ["October 1, 2026 at 2:00 AM", "October 1, 2026 at 1:00 AM"]
    )
    expect(listed(page).first).to_contain_text("10 points, 2nd place Practice 2 hints")
    expect(listed(page).last).to_contain_text("4 players, Classic, Brown side. Opponents: Intermediate.")
    expect(listed(page).last).to_contain_text("Your own choices cost you 2.5 points.")


def test_long_lists_grow_on_request(page: Page, fake_site: str) -> None:
    open_played(page, fake_site, [varied_game(number) for number in range(36)])
    expect(listed(page)).to_have_count(24)
    page.get_by_role("button", name="Show more games").click()
    expect(listed(page)).to_have_count(36)
    expect(page.get_by_role("button", name="Show more games")).to_have_count(0)
    expect(listed(page).nth(24).get_by_role("heading")).to_be_focused()


def test_the_focus_stays_on_the_button_while_there_are_more_games(page: Page, fake_site: str) -> None:
    open_played(page, fake_site, [varied_game(number) for number in range(50)])
    more = page.get_by_role("button", name="Show more games")
    more.press("Enter")
    expect(listed(page)).to_have_count(48)
    expect(more).to_be_focused()


def test_back_returns_to_the_end_of_a_long_list_but_renders_it_in_parts(page: Page, fake_site: str) -> None:
    open_played(page, fake_site, [*(varied_game(number) for number in range(1, 80)), recorded_game(0)])
    for count in (48, 72, 80):
        page.get_by_role("button", name="Show more games").click()
        expect(listed(page)).to_have_count(count)
    last = page.get_by_role("button", name="Watch replay").last
    last.scroll_into_view_if_needed()
    wait_for_frames(page)  # The page notes how far it is scrolled.
    last.click()
    expect(page.get_by_role("group", name="Recorded game")).to_be_visible()
    page.evaluate(WATCH_LENGTHS)
    page.go_back()
    expect(listed(page)).to_have_count(80)
    expect(last).to_be_in_viewport()
    assert page.evaluate("lengths") == [0, 24, 48, 72, 80]


def test_more_games_than_are_read_at_once_are_all_listed(page: Page, fake_site: str) -> None:
    damaged = {**history_db.game(1_001), "scores": "many"}
    games = [history_db.game(number % 600) | {"id": f"{number:032x}"} for number in range(1_001)]
    open_played(page, fake_site, [*games, damaged])
    expect(page.get_by_role("status").get_by_text("1,001 games")).to_be_visible()
    expect(page.get_by_text("One entry on this device cannot be read")).to_be_visible()


def test_the_latest_games_are_listed_before_all_are_read(page: Page, fake_site: str) -> None:
    page.add_init_script(WATCH_BEGINNING)
    open_played(page, fake_site, [history_db.game(number) for number in range(40)])
    expect(page.get_by_role("status").get_by_text("40 games")).to_be_visible()
    assert "October 2, 2026 at 3:00 PM" in page.evaluate("beginning")
    expect(listed(page).first).to_contain_text("October 2, 2026 at 3:00 PM")


def test_the_history_is_read_while_the_player_is_inactive(page: Page, fake_site: str) -> None:
    open_played(page, fake_site, [history_db.game(1)])
    page.add_init_script(COUNT_READS)
    page.clock.install(time=0)
    page.goto(f"{fake_site}?fake=four-players&players=4&seed=7&speed=instant")
    wait_for_decision(page)
    wait_for_lazy_features(page)
    assert page.evaluate("reads") == 0
    page.clock.run_for(10_000)
    page.wait_for_function("reads > 0")


def test_games_are_found_by_level_table_and_words(page: Page, fake_site: str) -> None:
    expert = history_db.game(70, seats=[{**seat, "level": "expert"} for seat in history_db.game(70)["seats"]])
    person, bot, *_ = expert["seats"]
    spoiler = {**bot, "style": "spoiler"}
    mixed = history_db.game(
        71, practice=True, edition="golden", seats=[person, spoiler, spoiler, {**bot, "level": "casual"}]
    )
    open_played(page, fake_site, [*(varied_game(number) for number in range(9)), expert, mixed])
    page.get_by_label("Computer level").select_option("Expert")
    expect(listed(page)).to_have_count(1)
    page.get_by_label("Computer level").select_option("All")
    page.get_by_label("Variant").select_option("4 players, Golden joker, Brown side")
    expect(listed(page)).to_have_count(4)
    page.get_by_label("Search").fill("33 POINTS golden")
    expect(listed(page)).to_have_count(1)
    page.get_by_label("Search").fill("spoiler practice")
    expect(listed(page)).to_have_count(1)
    expect(listed(page)).to_contain_text("Opponents: Expert · Spoiler, Casual.")
    page.get_by_label("Search").fill("nothing like that")
    expect(page.get_by_text("No games match these filters.")).to_be_visible()


def test_games_are_found_by_the_style_of_an_opponent(page: Page, fake_site: str) -> None:
    person, first, *others = history_db.game(1)["seats"]
    spoiler = history_db.game(2, seats=[person, {**first, "style": "spoiler"}, *others])
    open_played(page, fake_site, [history_db.game(1), spoiler])
    expect(listed(page)).to_have_count(2)
    page.get_by_label("Style").select_option(label="Spoiler")
    expect(listed(page)).to_have_count(1)
    expect(listed(page)).to_contain_text("Spoiler")


def test_a_filter_can_be_changed_after_its_last_game_was_deleted(page: Page, fake_site: str) -> None:
    open_played(page, fake_site, [history_db.game(number, edition=EDITIONS[number % 2]) for number in range(4)])
    variant = page.get_by_label("Variant")
    variant.select_option("4 players, Classic, Brown side")
    for count in (1, 0):
        expect(listed(page)).to_have_count(count + 1)
        listed(page).first.get_by_role("button", name="Delete").click()
        expect(listed(page)).to_have_count(count)
        expect(variant).to_have_value("4 players, Classic, Brown side")
    variant.select_option("All")
    expect(listed(page)).to_have_count(2)


def test_a_game_of_several_people_is_listed_with_all_their_results(page: Page, fake_site: str) -> None:
    person, _, *bots = history_db.game(1)["seats"]
    open_played(page, fake_site, [history_db.game(1, seats=[person, person, *bots])])
    expect(listed(page)).to_contain_text("30 points, 1st place · 20 points, 2nd place")
    expect(listed(page)).to_contain_text("Players: 2 people, Intermediate.")
    expect(page.get_by_text("Same deal again")).to_have_count(0)


def test_favourites_are_marked_and_listed_alone(page: Page, fake_site: str) -> None:
    open_played(page, fake_site, [history_db.game(1), history_db.game(2)])
    mark = listed(page).first.get_by_role("button", name="Favourite")
    expect(mark).to_have_attribute("aria-pressed", "false")
    mark.click()
    expect(mark).to_have_attribute("aria-pressed", "true")
    page.get_by_role("checkbox", name="Favourites only").check()
    expect(listed(page)).to_have_count(1)
    assert [game.get("favourite") for game in history_db.read(page)["games"]] == [None, True]
    mark.click()
    expect(page.get_by_text("No games match these filters.")).to_be_visible()
    expect(page.get_by_role("heading", name="Your games")).to_be_focused()
    assert history_db.read(page)["games"] == [history_db.game(1), history_db.game(2)]


def test_a_note_is_stored_as_text_and_found(page: Page, fake_site: str) -> None:
    open_played(page, fake_site, [history_db.game(1), history_db.game(2)])
    note = listed(page).first.get_by_role("textbox", name="Note")
    note.fill("  <img src=x onerror=alert(1)> Grandma's revenge ")
    note.press("Tab")
    page.get_by_label("Search").fill("grandma <img")
    expect(listed(page)).to_have_count(1)
    expect(note).to_have_value("<img src=x onerror=alert(1)> Grandma's revenge")
    assert history_db.read(page)["games"][1]["note"] == "<img src=x onerror=alert(1)> Grandma's revenge"
    page.reload()
    expect(listed(page).first.get_by_role("textbox", name="Note")).to_have_value(re.compile("revenge$"))
    note.fill("")
    note.press("Tab")
    page.get_by_label("Search").fill("grandma")
    expect(page.get_by_text("No games match these filters.")).to_be_visible()
    assert history_db.read(page)["games"] == [history_db.game(1), history_db.game(2)]


def test_a_note_survives_a_reload_while_it_is_typed(page: Page, fake_site: str) -> None:
    open_played(page, fake_site, [history_db.game(1)])
    note = listed(page).get_by_role("textbox", name="Note")
    note.press_sequentially("Grandma")
    wait_until(page, f"async () => (await ({history_db.GET})()).games[0].note === 'Grandma'")
    note.press("Home")
    note.press_sequentially("To ")
    page.reload()
    expect(note).to_have_value("To Grandma")


def test_a_deleted_game_can_be_restored(page: Page, fake_site: str) -> None:
    games = [history_db.game(1), history_db.game(2)]
    open_played(page, fake_site, games)
    listed(page).first.get_by_role("button", name="Delete").click()
    expect(listed(page)).to_have_count(1)
    expect(page.get_by_role("button", name="Undo delete")).to_be_focused()
    assert history_db.read(page)["games"] == games[:1]
    page.get_by_role("button", name="Undo delete").click()
    expect(listed(page)).to_have_count(2)
    assert history_db.read(page)["games"] == games


@pytest.mark.parametrize("count", [30, 600], ids=["at once", "in steps"])
def test_a_restored_game_has_the_focus_where_it_was(page: Page, fake_site: str, count: int) -> None:
    games = [history_db.game(number % 600) | {"id": f"{number:032x}"} for number in range(count)]
    open_played(page, fake_site, games)
    game = listed(page).nth(10)
    game.get_by_role("heading").scroll_into_view_if_needed()
    date = game.get_by_role("heading").inner_text()
    game.get_by_role("button", name="Delete").click()
    expect(game.get_by_role("heading")).not_to_have_text(date)
    before = page.evaluate("scrollY")
    page.get_by_role("button", name="Undo delete").press("Enter")
    expect(game.get_by_role("heading")).to_have_text(date)
    expect(game.get_by_role("heading")).to_be_focused()
    assert page.evaluate("scrollY") == before > 0


def test_several_deleted_games_can_be_restored_also_after_a_look_elsewhere(page: Page, fake_site: str) -> None:
    open_played(page, fake_site, [history_db.game(number) for number in range(9)])
    for count in (8, 7):
        listed(page).last.get_by_role("button", name="Delete").click()
        expect(listed(page)).to_have_count(count)
    assert page.evaluate("scrollY") > 0
    expect(page.get_by_role("button", name="Undo delete")).to_be_in_viewport()
    open_side_page(page, "statistics")
    open_side_page(page, "played")
    for count in (8, 9):
        page.get_by_role("button", name="Undo delete").click()
        expect(listed(page)).to_have_count(count)
    expect(page.get_by_role("button", name="Undo delete")).to_have_count(0)


def test_a_deleted_game_in_play_stays_deleted_when_it_is_opened_again(page: Page, fake_site: str) -> None:
    open_finished(page, fake_site, "en")
    open_side_page(page, "played")
    listed(page).get_by_role("button", name="Delete").click()
    expect(listed(page)).to_have_count(0)
    open_finished(page, fake_site, "en")
    wait_for_lazy_features(page)
    open_side_page(page, "played")
    expect(page.get_by_text("Games you finish are listed here")).to_be_visible()
    assert history_db.read(page)["games"] == []


def test_a_finished_game_is_replayed_with_its_players(page: Page, fake_site: str) -> None:
    open_played(page, fake_site, [recorded_game(1)])
    page.get_by_role("button", name="Watch replay").click()
    expect(page.get_by_role("group", name="Recorded game")).to_be_visible()
    expect(page.get_by_role("slider", name="Step")).to_have_value("0")


def test_a_deal_is_played_again_from_any_seat(page: Page, fake_site: str) -> None:
    conversation = pairs("replay")
    answer = next(pair["answer"] for pair in conversation if pair["request"]["method"] == "take_over")
    bots = [{"kind": "bot", "level": level, "style": style, "name": None} for level, style in BOTS[::-1]]
    params = {"record": records()[0], "ply": 0, "seat": 2, "bots": bots}
    taken_over = {"request": {"method": "take_over", "params": params}, "answer": answer}
    replace_conversation(page, "replay", [*conversation, taken_over])
    person, bot, _ = recorded_game(1)["seats"]
    seats = [person, *({**bot, "level": level, "style": style} for level, style in BOTS)]
    open_played(page, fake_site, [recorded_game(1) | {"seats": seats}])
    page.get_by_text("Same deal again").click()
    buttons = listed(page).locator("details").get_by_role("button")
    expect(buttons).to_have_text(["Your seat", "Bruno’s seat", "Clio’s seat"])
    buttons.last.click()
    expect(page.get_by_role("group", name="Table", exact=True)).to_be_visible()


def test_the_review_of_an_old_game_is_stored_with_it(page: Page, fake_site: str) -> None:
    open_played(page, fake_site, [recorded_game(1), recorded_game(2) | {"record": "another"}])
    listed(page).last.get_by_role("button", name="Review game").click()
    expect(page.get_by_role("heading", name="Win chance over time")).to_be_visible()
    reviewed, other = history_db.read(page)["games"]
    assert reviewed["skill"] is not None
    assert other["skill"] is None


def test_a_reload_of_the_review_of_an_old_game_shows_that_review(page: Page, fake_site: str) -> None:
    open_played(page, fake_site, [recorded_game(1)])
    listed(page).get_by_role("button", name="Review game").click()
    accounts = page.get_by_role("region", name="Skill and luck")
    before = accounts.inner_text()
    page.reload()
    expect(page.get_by_role("heading", name="Game review")).to_be_visible()
    expect(accounts).to_have_text(before, use_inner_text=True)
    page.go_back()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()


def test_a_game_that_cannot_be_read_is_reported_in_its_card(page: Page, fake_site: str) -> None:
    broken = next(record for record in records() if record != records()[0])
    resize(page, PHONE)
    open_played(page, fake_site, [recorded_game(0) | {"record": broken}, *(varied_game(n) for n in range(1, 20))])
    for action in ("Watch replay", "Review game"):
        listed(page).last.get_by_role("button", name=action).click()
        message = listed(page).last.get_by_role("alert")
        expect(message).to_have_text("This is not a Coloretto game, or part of it is missing.")
        expect(message).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("alert")).to_have_count(1)


@pytest.mark.parametrize("action", ["star", "note", "search", "seats", "delete"])
def test_the_message_on_an_unreadable_game_goes_with_the_next_action(page: Page, fake_site: str, action: str) -> None:
    broken = next(record for record in records() if record != records()[0])
    open_played(page, fake_site, [recorded_game(1) | {"record": broken}, history_db.game(2)])
    for _ in range(2):
        listed(page).last.get_by_role("button", name="Watch replay").click()
        expect(page.get_by_role("alert")).to_be_visible()
    other = listed(page).first
    actions: dict[str, Callable[[], object]] = {
        "star": other.get_by_role("button", name="Favourite").click,
        "note": lambda: other.get_by_role("textbox", name="Note").fill("a"),
        "search": lambda: page.get_by_label("Search").fill("2026"),
        "seats": other.get_by_text("Same deal again").click,
        "delete": other.get_by_role("button", name="Delete").click,
    }
    actions[action]()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(listed(page).last).to_be_visible()


def test_the_listed_games_are_exported_as_a_table(page: Page, fake_site: str) -> None:
    open_played(page, fake_site, [varied_game(number) for number in range(9)])
    page.get_by_label("Search").fill("golden")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export as table (CSV)").click()
    assert download.value.suggested_filename == "coloretto-2026-11-21.csv"
    lines = download.value.path().read_text(encoding="utf-8-sig").splitlines()
    assert [line.split(",")[2] for line in lines] == ["edition", "golden", "golden", "golden"]


def test_without_games_the_page_invites_the_player_to_play(page: Page, fake_site: str) -> None:
    open_played(page, fake_site, [])
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
