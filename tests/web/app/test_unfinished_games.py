"""Unfinished games: none is overwritten, all are listed, and a text that stops the engine twice is set aside."""

import json
from urllib.parse import quote, urlencode

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.cases import heavy
from tests.support.library import (
    GAMES,
    IN_PLAY,
    NOON,
    forget_game_in_play,
    in_play,
    row,
    save_in_play,
    unfinished_saves,
    write,
)
from tests.support.pages import wait_until
from tests.support.user import User, show_more_options, show_seat
from tests.web.support.recorded_games import open_new_game, set_up_two_people
from tests.web.support.recordings import pairs, params_with, replace_conversation
from tests.web.support.saved_games import (
    EVENING,
    FINISHED,
    LATE_DAILY,
    LATE_OF_FIVE,
    UNREADABLE,
    store,
    stored,
)

NEW_GAME = "fake=four-players&players=4&seed=7&speed=instant"


def position_query(name: str) -> str:
    (params,) = params_with("position", name)
    return urlencode({"fake": name, "pos": params["position"], **params.get("query", {}), "speed": "instant"})


def saved_notice(page: Page) -> Locator:
    return page.get_by_role("alert").filter(has_text="Your previous game has been saved.")


def entries(page: Page, title: str = "Unfinished games") -> Locator:
    return page.get_by_role("region", name=title).get_by_role("listitem")


def open_list(page: Page, site: str, query: str = "fake=daily") -> None:
    user = User(page)
    page.goto(f"{site}?lang=en&{query}")
    user.wait_for_engine()
    user.open_page("games")


def try_again(page: Page) -> None:
    page.get_by_role("button", name="Try again").click()


def test_a_link_saves_the_unfinished_game_and_clears_the_url(page: Page, user: User, fake_site: str) -> None:
    store(page, fake_site, in_play(LATE_OF_FIVE))
    page.goto(f"{fake_site}?{NEW_GAME}")
    user.wait_for_decision()
    expect(saved_notice(page)).to_be_visible()
    assert unfinished_saves(page) == [LATE_OF_FIVE]
    assert save_in_play(page) != LATE_OF_FIVE
    address = page.url.split("?")[1]
    assert not any(name in address for name in ("players=", "seed="))


def test_opening_a_position_does_not_displace_the_saved_game(page: Page, user: User, fake_site: str) -> None:
    store(page, fake_site, in_play(LATE_OF_FIVE))
    for query in (position_query("your-move"), NEW_GAME):
        page.goto(f"{fake_site}?{query}")
        user.wait_for_decision()
    assert unfinished_saves(page) == [LATE_OF_FIVE]


def test_a_game_without_a_move_is_not_saved_as_unfinished(page: Page, user: User, fake_site: str) -> None:
    page.goto(f"{fake_site}?{NEW_GAME}")
    user.wait_for_decision()
    page.goto(f"{fake_site}?fake=five-players-start&players=5&edition=golden&scoring=grey&seed=4&speed=instant")
    user.wait_for_decision()
    assert unfinished_saves(page) == []
    expect(saved_notice(page)).to_have_count(0)


def test_a_finished_game_is_not_saved_as_unfinished(page: Page, user: User, fake_site: str) -> None:
    store(page, fake_site, row(FINISHED))
    page.goto(f"{fake_site}?{NEW_GAME}")
    user.wait_for_decision()
    assert unfinished_saves(page) == []
    expect(saved_notice(page)).to_have_count(0)


def test_a_new_game_from_the_dialog_saves_the_current_one(page: Page, user: User, fake_site: str) -> None:
    replace_conversation(page, "five-players-end", [*pairs("five-players-end"), *pairs("two-people")])
    store(page, fake_site, in_play(LATE_OF_FIVE))
    user.open("fake=five-players-end&speed=instant")
    user.wait_for_decision()
    set_up_two_people(user)
    user.wait_for_decision()
    expect(saved_notice(page)).to_be_visible()
    assert ids(unfinished_saves(page)) == ids([LATE_OF_FIVE])


def test_the_dialog_remembers_the_last_setup_after_a_reload(page: Page, user: User, fake_site: str) -> None:
    user.open("fake=two-people&speed=instant")
    set_up_two_people(user)
    user.wait_for_decision()
    forget_game_in_play(page)
    user.open("fake=two-people&speed=instant")
    page.get_by_role("button", name="Change").click()
    form = page.get_by_role("dialog")
    expect(form.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(form.get_by_role("combobox", name="Edition")).to_have_value("golden")
    show_seat(form, 2)
    expect(form.get_by_role("combobox", name="Who plays at seat 2")).to_have_value("human")
    expect(form.get_by_role("textbox", name="Name at seat 2")).to_have_value("Ben")
    expect(form.get_by_role("spinbutton", name="Deal number")).to_have_value("")


def test_an_invalid_remembered_setup_is_not_offered(page: Page, user: User, fake_site: str) -> None:
    for setup in ("{", "null", '{"players": 9, "seats": []}', '{"players": 2, "seats": [1, {}]}'):
        store(page, fake_site, {"coloretto:v1:setup": setup})
        user.open("fake=two-people")
        page.get_by_role("button", name="Change").click()
        form = page.get_by_role("dialog")
        show_seat(form, 2)
        expect(form.get_by_role("combobox", name="Level at seat 2"), setup).to_have_value("casual")
        show_more_options(form)
        expect(form.get_by_role("combobox", name="Edition"), setup).to_have_value("classic")


def test_unfinished_games_are_listed_with_date_players_and_turns(page: Page, fake_site: str) -> None:
    store(page, fake_site, row(LATE_OF_FIVE) | row(LATE_DAILY, EVENING))
    open_list(page, fake_site)
    expect(entries(page)).to_have_count(2)
    expect(entries(page).first.get_by_role("heading")).to_contain_text("November 21, 2026")
    expect(entries(page).first).to_contain_text("You, Bruno, Clio, Dario")
    expect(entries(page).last).to_contain_text("Enya")
    expect(entries(page).last).to_contain_text("turns played")


def test_continuing_a_listed_game_removes_it_from_the_list(page: Page, user: User, fake_site: str) -> None:
    store(page, fake_site, row(LATE_DAILY))
    open_list(page, fake_site, "fake=daily&speed=instant")
    entries(page).get_by_role("button", name="Continue").click()
    user.wait_for_decision()
    expect(page.get_by_role("group", name="Table")).to_be_visible()
    assert (save_in_play(page), unfinished_saves(page)) == (LATE_DAILY, [])


def ids(saves: list[str]) -> list[str]:
    return [json.loads(save)["id"] for save in saves]


def test_continuing_a_listed_game_puts_the_current_one_on_the_list(page: Page, user: User, fake_site: str) -> None:
    replace_conversation(page, "daily", [*pairs("daily"), *pairs("five-players-end")])
    store(page, fake_site, in_play(LATE_OF_FIVE) | row(LATE_DAILY))
    open_list(page, fake_site, "fake=daily&speed=step")
    entries(page).get_by_role("button", name="Continue").click()
    user.wait_for_decision()
    expect(saved_notice(page)).to_be_visible()
    assert unfinished_saves(page) == [LATE_OF_FIVE]


def test_a_daily_deal_continues_its_unfinished_game(page: Page, fake_site: str) -> None:
    store(page, fake_site, row(LATE_DAILY))
    page.clock.set_fixed_time("2026-11-22T12:00:00Z")
    page.goto(f"{fake_site}?fake=daily&speed=instant&daily=2026-11-21")
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    wait_until(
        page, f"key => localStorage.getItem(key) === '{next(iter(row(LATE_DAILY))).removeprefix(f'{GAMES}:')}'", IN_PLAY
    )
    assert (save_in_play(page), unfinished_saves(page)) == (LATE_DAILY, [])
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_deleted_game_can_be_restored_and_the_focus_stays(page: Page, fake_site: str) -> None:
    store(page, fake_site, row(LATE_OF_FIVE) | row(LATE_DAILY, EVENING))
    open_list(page, fake_site)
    entries(page).first.get_by_role("button", name="Delete").click()
    undo = page.get_by_role("button", name="Undo delete")
    expect(undo).to_be_focused()
    assert unfinished_saves(page) == [LATE_OF_FIVE]
    page.keyboard.press("Enter")
    expect(entries(page)).to_have_count(2)
    expect(page.get_by_role("heading", name="Unfinished games")).to_be_focused()
    assert unfinished_saves(page) == [LATE_DAILY, LATE_OF_FIVE]
    for _ in range(2):
        entries(page).first.get_by_role("button", name="Delete").click()
        expect(undo).to_be_focused()
    assert unfinished_saves(page) == []


def test_a_listed_game_is_copied_as_a_link(page: Page, fake_site: str) -> None:
    page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { copied = text } } })"
    )
    store(page, fake_site, row(LATE_DAILY))
    open_list(page, fake_site)
    entries(page).get_by_role("button", name="Copy link").click()
    expect(entries(page).get_by_role("status")).to_have_text("Copied")
    assert page.evaluate("new URLSearchParams(new URL(copied).hash.slice(1)).get('save')") == LATE_DAILY


def test_a_link_is_shown_if_the_browser_cannot_copy_it(page: Page, fake_site: str) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    store(page, fake_site, row(LATE_DAILY))
    open_list(page, fake_site)
    entries(page).get_by_role("button", name="Copy link").click()
    expect(entries(page).get_by_role("textbox", name="Copy link")).to_be_visible()


def test_unreadable_saves_are_listed_and_can_be_deleted(page: Page, fake_site: str) -> None:
    store(page, fake_site, {f"{UNREADABLE}:{NOON}-a": "one", f"{GAMES}:f00": "{broken"})
    open_list(page, fake_site)
    texts = entries(page, "Saved games that could not be opened")
    expect(texts).to_have_count(2)
    expect(entries(page)).to_have_count(0)
    texts.first.get_by_role("button", name="Delete").click()
    expect(texts).to_have_count(1)
    assert stored(page, UNREADABLE) == []
    page.get_by_role("button", name="Undo delete").click()
    assert stored(page, UNREADABLE) == ["one"]


@pytest.mark.parametrize("where", ["home", "form"])
def test_unfinished_games_are_offered_where_a_game_starts(page: Page, user: User, fake_site: str, where: str) -> None:
    store(page, fake_site, row(LATE_OF_FIVE))
    user.open("fake=daily")
    if where == "form":
        page.get_by_role("button", name="Change").click()
    place = page.get_by_role("dialog" if where == "form" else "main")
    place.get_by_role("button", name="1 unfinished game").click()
    expect(entries(page)).to_have_count(1)


def test_the_game_of_another_tab_is_not_overwritten(page: Page, user: User, fake_site: str) -> None:
    page.goto(f"{fake_site}?{NEW_GAME}")
    user.wait_for_decision()
    write(page, in_play(LATE_DAILY))
    user.act("d")
    assert unfinished_saves(page) == [LATE_DAILY]
    assert save_in_play(page) != LATE_DAILY


def test_full_storage_is_reported_when_a_game_is_replaced(page: Page, user: User, fake_site: str) -> None:
    store(page, fake_site, in_play(LATE_OF_FIVE))
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }")
    page.goto(f"{fake_site}?{NEW_GAME}")
    user.wait_for_decision()
    expect(page.get_by_role("alert").filter(has_text="allow your game to be saved")).to_have_count(1)
    user.open_page("games")
    expect(entries(page)).to_have_count(1)


def test_a_replay_survives_reloads_until_it_is_stopped(page: Page, user: User, fake_site: str) -> None:
    params = next(pair["request"]["params"] for pair in pairs("replay") if pair["request"]["method"] == "replay")
    page.goto(f"{fake_site}?fake=replay&record={quote(params['record'])}")
    page.get_by_role("button", name="Next step").click()
    step = page.get_by_role("slider", name="Step")
    expect(step).to_have_value("1")
    page.reload()
    expect(step).to_have_value("1")
    page.get_by_role("button", name="Stop watching").click()
    expect(step).to_have_count(0)
    page.wait_for_url(lambda url: "record=" not in url)
    page.reload()
    user.wait_for_engine()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(step).to_have_count(0)


def test_a_link_pasted_into_an_open_page_opens_its_game(page: Page, user: User) -> None:
    first_turn = [pair for pair in pairs("four-players") if pair["request"]["method"] != "bot_action"]
    replace_conversation(page, "four-players", [*first_turn, *pairs("five-players-end")])
    open_new_game(user)
    user.act("d")
    user.wait_for_lazy_features()
    begun = save_in_play(page)
    page.evaluate("save => { location.hash = `save=${encodeURIComponent(save)}`; }", LATE_OF_FIVE)
    expect(saved_notice(page)).to_be_visible()
    expect(page.get_by_role("button", name="About Enya")).to_be_visible()
    assert unfinished_saves(page) == [begun]
    assert "save=" not in page.url


@pytest.mark.parametrize(
    "link",
    ["#save=stops", "&record=stops", heavy("&pos=stops"), heavy("&daily=2026-11-21"), heavy("&players=2&seed=1")],
)
def test_a_link_that_stops_the_engine_twice_is_not_opened_again(
    page: Page, user: User, fake_site: str, link: str
) -> None:
    address = f"{fake_site}?fake=unanswered{link}"
    page.goto(address)
    expect(page.get_by_text("The game has stopped responding")).to_be_visible()
    expect(page.get_by_text("to continue your game")).to_have_count(0)
    page.reload()
    notice = page.get_by_role("alert").filter(has_text="stopped the game twice")
    expect(notice).to_be_visible()
    assert page.url in (f"{fake_site}?fake=unanswered", f"{fake_site}?fake=unanswered#")
    try_again(page)
    user.wait_for_engine()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    page.goto("about:blank")
    page.goto(address)
    user.wait_for_engine()
    expect(notice).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()


def test_a_save_that_stops_the_engine_before_and_after_a_reload_is_set_aside(page: Page, fake_site: str) -> None:
    store(page, fake_site, in_play(LATE_OF_FIVE))
    for _ in range(2):
        page.goto(f"{fake_site}?fake=unanswered")
        expect(page.locator("html")).to_have_attribute("data-engine", "failed")
    expect(page.get_by_role("alert").first).to_contain_text("Your saved game could not be opened.")
    assert stored(page, UNREADABLE) == [LATE_OF_FIVE]


def test_pasted_text_that_stops_the_engine_twice_is_rejected_the_third_time(
    page: Page, user: User, fake_site: str
) -> None:
    open_list(page, fake_site, "fake=unanswered")
    field = page.get_by_role("textbox", name="Game record or link")
    problem = page.locator("#games-problem")
    for words in ("You can try once more", "will not be opened again"):
        field.fill("stops")
        page.get_by_role("button", name="Open", exact=True).click()
        expect(problem).to_contain_text(words)
        try_again(page)
        user.wait_for_engine()
    page.get_by_role("button", name="Open", exact=True).click()
    expect(problem).to_contain_text("will not be opened again")
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


def test_a_tab_saves_nothing_after_another_tab_deleted_all_data(page: Page, user: User, fake_site: str) -> None:
    other = page.context.new_page()
    other.goto(fake_site)
    User(other).wait_for_engine()
    page.goto(f"{fake_site}?{NEW_GAME}")
    user.wait_for_decision()
    other.get_by_role("button", name="Settings").click()
    other.get_by_role("button", name="Delete all game data on this device").click()
    other.get_by_role("button", name="Delete everything", exact=True).click()
    expect(other.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="This tab no longer saves anything")).to_be_visible()
    user.act("d")
    user.act("p4")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark").check()
    assert page.evaluate("Object.keys(localStorage)") == []
