"""The daily deal: played, recorded, compared and shared, and its calendar."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.cases import heavy
from tests.support.library import IN_PLAY, in_play, unfinished_saves, write
from tests.support.pages import wait_until
from tests.support.user import User
from tests.web.support import history_db
from tests.web.support.recorded_games import play_recorded_actions
from tests.web.support.recordings import pairs, pairs_with, params_with, replace_conversation
from tests.web.support.saved_games import LATE_OF_FIVE, store
from tests.web.support.side_pages import TODAY, daily_result, open_page_with_history

RESULT = re.compile(r"\d+ points, (1st|2nd|3rd|4th) place")
IS_RECORDED = f"async () => (await ({history_db.GET})()).days.length > 0"
"""Script that returns whether the database has a started deal."""


def late_save() -> str:
    return str(params_with("save", "daily")[-1]["save"])


def store_save(page: Page) -> None:
    """Store a save of the deal shortly before its end."""
    User(page).store(save=late_save())


def last_view() -> dict[str, Any]:
    """Return the final view of the deal."""
    views = [pair["answer"]["result"]["view"] for pair in pairs("daily") if "view" in pair["answer"]["result"]]
    return dict(views[-1])


def is_late(page: Page) -> bool:
    """Return whether the table shows the deal shortly before its end."""
    return bool(page.evaluate("document.querySelector('game-table').view.round > 2"))


def open_deal(page: Page, site: str, date: str = "") -> None:
    """Open the deal by its link."""
    page.clock.set_fixed_time(f"{TODAY}T12:00:00Z")
    page.goto(f"{site}?lang=en&fake=daily&speed=instant&daily={date}")
    User(page).wait_for_decision()


def open_and_record(page: Page, site: str, date: str = "") -> None:
    """Open the deal by its link, and wait until its start is recorded."""
    open_deal(page, site, date)
    wait_until(page, IS_RECORDED)


def play_to_the_end(page: Page, site: str) -> None:
    """Continue the deal shortly before its end, as after a reload, and finish it."""
    store_save(page)
    page.goto(f"{site}?lang=en&fake=daily&speed=instant")
    play_recorded_actions(User(page), "daily")
    if any(pair["request"]["method"] == "choose_jokers" for pair in pairs("daily")):
        page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("heading", name="Final scores")).to_be_visible()


@pytest.mark.parametrize("date", ["", heavy(TODAY), heavy("2030-01-01"), heavy("2026-10-31"), "nonsense"])
def test_a_link_opens_a_daily_deal_and_is_removed_from_the_url(page: Page, fake_site: str, date: str) -> None:
    open_and_record(page, fake_site, date)
    expect(page.get_by_role("region", name="You")).to_be_visible()
    expect(page).to_have_url(re.compile(r"^[^#]*\?(?!.*daily=)"))
    (day,) = history_db.read(page)["days"]
    assert (day["date"], day["begun"], day["result"]) == (TODAY, TODAY, None)


@pytest.mark.parametrize(
    ("par", "words"),
    [
        heavy(54, "the Master scored 18 more points"),
        heavy(37, "the Master scored 1 more point."),
        (36, "Exactly as many points as the Master"),
        (18, "You scored more than the Master"),
    ],
)
def test_a_result_is_compared_with_par_by_points(page: Page, user: User, par: int, words: str) -> None:
    day = history_db.day(TODAY, 36, 1)
    day["par"] = {"score": par, "rank": 1}
    open_page_with_history(user, "daily", days=[day])
    expect(page.get_by_role("status").filter(has_text="Master")).to_contain_text(words)


def test_the_result_is_shared_as_shown(page: Page, user: User) -> None:
    page.add_init_script("shared = []; navigator.share = async what => { shared.push(what) }")
    daily_result(user)
    page.get_by_role("button", name="Share", exact=True).click()
    (shared,) = page.evaluate("shared")
    assert shared["text"] == page.get_by_label("Your result as text").input_value()


def test_a_finished_deal_is_recorded_once_compared_and_shared(page: Page, fake_site: str) -> None:
    open_and_record(page, fake_site)
    play_to_the_end(page, fake_site)
    page.get_by_role("button", name="Compare and share").click()
    mine, par = page.locator(".mine"), page.locator(".par")
    view = last_view()
    score = view["seats"][0]["score"]
    expect(mine).to_contain_text(f"{score} points")
    (answer,) = (pair["answer"]["result"] for pair in pairs("daily") if pair["request"]["method"] == "par")
    expect(par).to_contain_text(f"{answer['scores'][0]} points")
    text = page.get_by_label("Your result as text").input_value()
    assert text.startswith("Coloretto · Daily deal · November 21, 2026\n")
    assert f"You {score} · The Master {answer['scores'][0]}\n" in text
    scores = ".".join(str(seat["score"]) for seat in view["seats"])
    assert text.endswith(f"{fake_site}?daily={TODAY}&scores={scores}")
    expect(page.get_by_role("definition").first).to_have_text("1")
    expect(page.get_by_role("button", name=re.compile("November 21, 2026"))).to_have_accessible_name(RESULT)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    history = history_db.read(page)
    (game,) = history["games"]
    assert (game["daily"], game["seat"], game["scores"][0], game["practice"]) == (TODAY, 0, score, False)
    assert history["days"][0]["result"] == {
        "id": game["id"],
        "at": game["at"],
        "score": score,
        "rank": game["ranks"][0],
    }
    page.clock.set_fixed_time(f"{TODAY}T13:00:00Z")
    play_to_the_end(page, fake_site)
    expect(page.get_by_role("button", name="Compare and share")).to_be_visible()
    assert history_db.read(page) == history


def test_an_unfinished_deal_continues_where_it_was_left(page: Page, user: User, fake_site: str) -> None:
    open_and_record(page, fake_site)
    store_save(page)
    page.goto(f"{fake_site}?lang=en&fake=daily&speed=instant&daily")
    user.wait_for_decision()
    assert is_late(page)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_opening_a_daily_deal_saves_the_current_game(page: Page, fake_site: str) -> None:
    store(page, fake_site, in_play(LATE_OF_FIVE))
    open_and_record(page, fake_site)
    expect(page.get_by_role("alert")).to_contain_text("Your previous game has been saved.")
    assert unfinished_saves(page) == [LATE_OF_FIVE]


def test_the_daily_page_starts_and_continues_the_deal(page: Page, user: User) -> None:
    open_page_with_history(user, "daily")
    page.get_by_role("button", name="Play", exact=True).click()
    user.wait_for_decision()
    User(page).open_page("daily")
    page.get_by_role("button", name="Continue").click()
    user.wait_for_decision()
    expect(page.get_by_role("region", name="You")).to_be_visible()


def test_the_next_day_the_page_shows_the_new_deal_and_the_note_the_old_one(page: Page, fake_site: str) -> None:
    open_and_record(page, fake_site)
    play_to_the_end(page, fake_site)
    page.clock.set_fixed_time("2026-11-22T09:00:00Z")
    User(page).open_page("daily")
    expect(page.get_by_role("heading", name="Sunday, November 22, 2026")).to_be_visible()
    page.get_by_role("button", name="Back to the table").click()
    page.get_by_role("button", name="Compare and share").click()
    expect(page.get_by_role("heading", name="Saturday, November 21, 2026")).to_be_visible()


def test_the_welcome_page_leads_to_the_daily_deal(page: Page, fake_site: str) -> None:
    page.clock.set_fixed_time(f"{TODAY}T12:00:00Z")
    page.goto(f"{fake_site}?lang=en&fake=daily")
    page.get_by_role("button", name="Daily deal", exact=True).click()
    heading = page.get_by_role("heading", name="Daily deal", exact=True)
    expect(heading).to_be_focused()
    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_calendar_offers_earlier_deals_but_no_later_ones(page: Page, user: User) -> None:
    open_page_with_history(user, "daily", days=[history_db.day("2026-11-20", 17, 3)])
    table = page.get_by_role("table", name="November 2026")
    expect(table.get_by_role("button")).to_have_count(21)
    table.get_by_role("button", name="November 20, 2026 17 points, 3rd place").click()
    expect(page.get_by_role("heading", name="Friday, November 20, 2026")).to_be_visible()
    expect(page.locator(".mine")).to_contain_text("17 points")
    table.get_by_role("button", name="November 3, 2026").click()
    expect(page.get_by_text("it won’t count towards your streak.")).to_be_visible()
    for name in ("Previous month", "Next month"):
        expect(page.get_by_role("button", name=name)).to_be_disabled()


def test_without_a_database_the_page_says_so_and_the_game_continues(browser: Browser, fake_site: str) -> None:
    context = browser.new_context()
    context.add_init_script("indexedDB.open = () => { throw new DOMException('no', 'SecurityError') }")
    page = context.new_page()
    open_deal(page, fake_site)
    User(page).open_page("daily")
    expect(page.get_by_text("Not everything could be saved")).to_be_visible()
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    context.close()


def test_deleting_all_data_deletes_games_and_deals(page: Page, user: User) -> None:
    open_page_with_history(user, "daily", games=[history_db.game(1)], days=[history_db.day("2026-11-20")])
    expect(page.get_by_role("heading", name="All daily deals")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("button", name="Delete all game data on this device").click()
    with page.expect_navigation():
        dialog.get_by_role("button", name="Delete everything", exact=True).click()
    user.wait_for_engine()
    assert "coloretto" not in json.dumps(page.evaluate("indexedDB.databases()"))


def test_two_tabs_that_finish_the_same_deal_record_it_once(page: Page, fake_site: str) -> None:
    open_and_record(page, fake_site)
    other = page.context.new_page()
    open_and_record(other, fake_site)
    for tab in (page, other):
        play_to_the_end(tab, fake_site)
        expect(tab.get_by_role("button", name="Compare and share")).to_be_visible()
    history = history_db.read(page)
    assert (len(history["games"]), len(history["days"])) == (1, 1)


def test_a_practice_game_is_recorded_but_is_not_the_daily_result(page: Page, fake_site: str) -> None:
    conversation = pairs("daily")
    for pair in conversation:
        if "view" in pair["answer"]["result"]:
            pair["answer"]["result"]["view"]["practice"] = True
    replace_conversation(page, "daily", conversation)
    open_and_record(page, fake_site)
    play_to_the_end(page, fake_site)
    expect(page.get_by_role("button", name="Compare and share")).to_be_visible()
    (game,), (day,) = (history_db.read(page)[name] for name in ("games", "days"))
    assert (game["practice"], game["daily"], day["result"]) == (True, TODAY, None)
    expect(page.get_by_text("Practice game: it does not count in your statistics.")).to_be_visible()
    page.get_by_role("button", name="Compare and share").click()
    expect(page.get_by_text("You played this deal as practice, so it has no result yet.")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_next_deal_comes_at_midnight_in_utc(browser: Browser, fake_site: str) -> None:
    page = browser.new_page(timezone_id="Europe/Berlin")
    open_page_with_history(User(page, fake_site, "de"), "daily")
    expect(page.get_by_text("Nächste Tagespartie: 01:00 Uhr")).to_be_visible()
    page.close()


@pytest.mark.parametrize("has_result", [False, True])
def test_a_notice_appears_when_a_daily_deal_becomes_practice(
    page: Page, user: User, fake_site: str, has_result: bool
) -> None:
    conversation = pairs("daily")
    (begun,) = [pair["answer"]["result"] for pair in pairs_with("day", conversation)]
    practice = {**begun, "view": {**begun["view"], "practice": True}}
    begun["view"]["undo"] = True
    conversation.append({"request": {"method": "undo"}, "answer": {"result": practice}})
    replace_conversation(page, "daily", conversation)
    user.open_storage()
    day = history_db.day(TODAY, deal=history_db.DEAL)
    history_db.put(page, days=[day if has_result else {**day, "result": None}])
    open_deal(page, fake_site)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Practice", exact=True)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0 if has_result else 1)


def from_a_position(view: dict[str, Any]) -> None:
    view["seed"] = None


def of_two_people(view: dict[str, Any]) -> None:
    view["seats"][1] |= {"kind": "human", "level": None}


@pytest.mark.parametrize("change", [from_a_position, of_two_people])
def test_a_game_that_does_not_count_is_recorded_once(
    page: Page, user: User, fake_site: str, change: Callable[[dict[str, Any]], None]
) -> None:
    late = [pair for pair in pairs("daily") if pair["request"]["method"] != "daily"]
    for pair in late:
        if "view" in pair["answer"]["result"]:
            change(pair["answer"]["result"]["view"])
    replace_conversation(page, "daily", late)
    user.open_storage()
    play_to_the_end(page, fake_site)
    is_dealt = change is of_two_people
    reason = page.get_by_text("Game from a position: it does not count in your statistics.")
    expect(reason).to_be_visible(visible=not is_dealt)
    user.open_page("statistics")
    expect(page.get_by_text("Finish a game against the computer")).to_be_visible()
    (game,) = history_db.read(page)["games"]
    assert game["id"] == json.loads(late_save())["id"]
    assert game.get("continued", False) != is_dealt


def test_a_frame_opens_and_continues_the_daily_deal(page: Page, user: User, fake_site: str) -> None:
    page.clock.set_fixed_time(f"{TODAY}T12:00:00Z")
    for saved in (None, late_save()):
        page.goto(f"{fake_site}embed/?lang=en&fake=daily&speed=instant&daily")
        if saved:
            texts = in_play(saved)
            write(page, {**texts, f"{IN_PLAY}:frame{page.evaluate('location.search')}": texts[IN_PLAY]})
            page.evaluate("sessionStorage.clear()")
        page.get_by_role("button", name="Play", exact=True).click()
        user.wait_for_decision()
        assert is_late(page) == (saved is not None)
        wait_until(page, IS_RECORDED)
    assert [day["date"] for day in history_db.read(page)["days"]] == [TODAY]


def test_at_midnight_the_page_shows_the_deal_of_the_new_day(page: Page, fake_site: str) -> None:
    page.clock.install(time=f"{TODAY}T23:59:00Z")
    page.goto(f"{fake_site}?lang=en&fake=daily&page=daily")
    deal = page.get_by_role("heading", name=re.compile(", 2026$"))
    expect(deal).to_have_text("Saturday, November 21, 2026")
    page.clock.run_for(61_000)
    expect(deal).to_have_text("Sunday, November 22, 2026")
    expect(page.get_by_text("Next deal at")).to_be_visible()


def test_a_deal_in_play_at_midnight_still_counts_and_the_next_is_offered(page: Page, fake_site: str) -> None:
    open_and_record(page, fake_site)
    User(page).open_page("daily")
    expect(page.get_by_text("Next deal at")).to_be_visible()
    page.clock.set_fixed_time("2026-11-22T00:00:01Z")
    page.evaluate("dispatchEvent(new Event('focus'))")
    today = page.get_by_role("button", name="Today’s deal")
    expect(today).to_be_visible()
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
    expect(page.get_by_text("won’t count")).to_have_count(0)
    today.click()
    expect(page.get_by_text("Next deal at")).to_be_visible()
    expect(today).to_have_count(0)
