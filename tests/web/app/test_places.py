"""Addresses, titles and entries of pages, dialogs and recorded games: on the page and in a frame."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.cases import heavy
from tests.support.library import in_play, save_in_play, unfinished_saves
from tests.support.pages import wait_for_frames, wait_for_route
from tests.support.user import User
from tests.web.support import history_db
from tests.web.support.game_list import listed, open_row
from tests.web.support.history_db import varied_game
from tests.web.support.places import PLACES, Walk, expect_place, shown, take, walk
from tests.web.support.recorded_games import open_finished, open_review, open_your_move
from tests.web.support.recordings import converse, pairs, pairs_with, replace_conversation
from tests.web.support.saved_games import LATE_OF_FIVE, store
from tests.web.support.side_pages import book, open_page_with_history, recorded_game, records


def test_an_address_opens_its_page_also_after_a_recorded_game(page: Page, user: User, fake_site: str) -> None:
    page.goto(f"{fake_site}?fake=replay&record={quote(records()[0])}")
    expect_place(page, "replay")
    page.goto(f"{fake_site}?fake=replay&page=statistics")
    user.wait_for_engine()
    user.wait_for_lazy_features()
    expect_place(page, "statistics")


def test_a_review_is_in_the_history_also_after_a_reload(page: Page, user: User) -> None:
    open_review(user)
    expect_place(page, "review")
    page.go_back()
    expect_place(page, "scores")
    page.go_forward()
    expect_place(page, "review")
    page.reload()
    expect_place(page, "review")
    expect(page.get_by_role("heading", name="Win chance over time")).to_be_visible()
    page.go_back()
    expect_place(page, "scores")


def finished(page: Page, site: str) -> None:
    open_finished(User(page, site))


def open_two_games(page: Page, site: str) -> None:
    """Open the list of two games, of three and of five players, with their replays and reviews."""
    (replayed, *_), (review, *_) = (
        [pair for pair in pairs("reviewed") if pair["request"]["method"] == method] for method in ("replay", "review")
    )
    record, plies = replayed["request"]["params"]["record"], replayed["answer"]["result"]["plies"]
    replays = [
        {**replayed, "request": {"method": "replay", "params": {"record": record, "ply": ply}}} for ply in (0, plies)
    ]
    replace_conversation(page, "replay", [*pairs("replay"), *replays, review])
    bots = history_db.game(2)["seats"][1:]
    of_five = history_db.game(
        2, record=record, seats=[recorded_game(1)["seats"][0], *bots, bots[0]], players=5, scores=[9] * 5, ranks=[1] * 5
    )
    open_page_with_history(User(page, site), "played", fake="replay", games=[recorded_game(1), of_five])


def test_back_returns_to_the_review_that_was_shown_before(page: Page, fake_site: str) -> None:
    open_two_games(page, fake_site)
    players = page.locator(".player-choice option")
    games, review = listed(page), page.get_by_role("button", name="Review game")
    open_row(games.last)
    review.click()
    expect(players).to_have_count(3)
    take(page, "menu played")
    open_row(games.first)
    review.click()
    expect(players).to_have_count(5)
    take(page, "back")
    expect_place(page, "played")
    take(page, "back")
    expect(players).to_have_count(3)
    take(page, "reload")
    expect(players).to_have_count(3)
    expect_place(page, "review")
    take(page, "forward")
    expect_place(page, "played")
    take(page, "forward")
    expect(players).to_have_count(5)


def test_back_returns_to_a_recorded_game_with_its_players_also_after_a_reload(page: Page, fake_site: str) -> None:
    open_two_games(page, fake_site)
    games, watch = listed(page), page.get_by_role("button", name="Watch replay")
    bot = page.get_by_role("heading", name="Clio")
    open_row(games.last)
    watch.click()
    expect_place(page, "replay")
    expect(bot).to_be_visible()
    take(page, "menu played")
    open_row(games.first)
    watch.click()
    expect_place(page, "replay")
    take(page, "menu about")
    take(page, "reload")
    expect_place(page, "about")
    for place in ("replay", "played", "replay"):
        take(page, "back")
        expect_place(page, place)
    expect(bot).to_be_visible()


def test_the_address_of_the_review_of_an_unfinished_game_opens_the_table(
    page: Page, user: User, fake_site: str
) -> None:
    page.goto(f"{fake_site}?fake=four-players&players=4&seed=7&page=review")
    user.wait_for_decision()
    expect(page).not_to_have_url(re.compile("page="))
    expect(page.locator(".notice")).to_contain_text("There is no finished game to review.")
    expect(page.get_by_role("button", name="Draw a card")).to_be_visible()


def test_a_linked_puzzle_survives_a_reload_while_the_page_is_loading(page: Page, user: User, fake_site: str) -> None:
    converse(page, "your-move", "five-players-end")
    store(page, fake_site, in_play(LATE_OF_FIVE))
    page.route(re.compile(r"/after-first-frame-[^/]*\.js$"), lambda route: None)
    open_your_move(user)
    question = page.get_by_text("What would you do?", exact=True)
    expect(question).to_be_visible()
    page.reload()
    expect(question).to_be_visible()


def test_back_is_heard_while_the_page_is_loading(page: Page, user: User, fake_site: str) -> None:
    walk(page, fake_site, Walk(finished, "scores", "press Watch replay > replay"))
    held: list[Route] = []
    page.route(re.compile(r"/after-first-frame-[^/]*\.js$"), lambda route: held.append(route))
    page.reload()
    user.wait_for_engine()
    take(page, "back")
    wait_for_route(page, held)
    for route in held:
        route.continue_()
    expect_place(page, "scores")


@pytest.mark.parametrize("late", ["finished", "lazy-features"])
def test_back_leaves_a_recorded_game_that_is_still_being_opened(page: Page, fake_site: str, late: str) -> None:
    walk(page, fake_site, Walk(finished, "scores", "press Watch replay > replay"))
    ours: list[Route] = []
    others: list[Route] = []
    page.route(re.compile(r"/after-first-frame-[^/]*\.js$"), lambda route: ours.append(route))
    page.route(re.compile(rf"/{late}-[^/]*\.js$"), lambda route: others.append(route))
    page.reload()
    wait_for_route(page, others)
    take(page, "back")
    take(page, "press Settings")
    wait_for_route(page, ours)
    ours[0].continue_()
    expect(shown(page, PLACES["settings"])).to_be_visible()
    others[0].continue_()
    take(page, "press Close")
    expect_place(page, "scores")


def test_the_address_of_a_puzzle_opens_it_in_another_tab(page: Page, user: User) -> None:
    book(user)
    take(page, "press Start")
    expect_place(page, "mistake")
    other = page.context.new_page()
    conversation = pairs("book")
    for pair in pairs_with("position", conversation):
        del pair["request"]["params"]["seed"]
    replace_conversation(other, "book", conversation)
    other.goto(page.url)
    expect_place(other, "question")
    take(other, "press Take row 1")
    expect(shown(other, PLACES["answer"]).get_by_role("status")).to_contain_text("Best move!")
    take(other, "press Continue")
    other.close()


def test_a_puzzle_leaves_the_game_in_play_as_it_is(page: Page, user: User, fake_site: str) -> None:
    store(page, fake_site, in_play(LATE_OF_FIVE))
    converse(page, "five-players-end", "trainer")
    page.goto(f"{fake_site}?lang=en&fake=five-players-end&speed=instant")
    user.wait_for_decision()
    user.wait_for_lazy_features()
    begun = save_in_play(page)
    for step in ("menu puzzles > puzzles", "press Start Take or draw? > exercise", "back > puzzles"):
        action, name = step.split(" > ")
        take(page, action)
        expect_place(page, name)
    assert unfinished_saves(page) == []
    expect(page.get_by_role("alert")).to_have_count(0)
    assert save_in_play(page) == begun
    take(page, "back")
    expect_place(page, "table")
    expect(page.get_by_role("button", name="About Enya")).to_be_visible()
    assert unfinished_saves(page) == []
    assert save_in_play(page) == begun


def test_a_page_is_shown_also_if_the_record_in_its_address_cannot_be_read(
    page: Page, user: User, fake_site: str
) -> None:
    open_finished(user)
    page.goto(f"{fake_site}?fake=finished&page=statistics&record=rubbish")
    user.wait_for_engine()
    expect(page.get_by_role("alert")).to_contain_text("in this link could not be opened")
    expect_place(page, "statistics")
    take(page, "press Home")
    expect_place(page, "home")


@pytest.mark.parametrize(
    ("query", "notice"),
    [
        ("page=<img src=x onerror=alert(1)>", "“<img src=x onerror=aler…” is not valid for page"),
        heavy("dialog=why", "“why” is not valid for dialog (new-game, settings, shortcuts). Using none instead."),
        ("page=__proto__&dialog=toString", "“toString” is not valid for dialog"),
    ],
)
def test_a_hostile_address_is_reported_and_loses_nothing(
    page: Page, user: User, fake_site: str, query: str, notice: str
) -> None:
    open_finished(user)
    save = save_in_play(page)
    page.goto(f"{fake_site}?fake=finished&{query}")
    user.wait_for_engine()
    expect(page.get_by_role("alert").get_by_text(notice)).to_be_visible()
    expect_place(page, "home")
    assert save_in_play(page) == save
    page.reload()
    expect_place(page, "home")
    assert save_in_play(page) == save
    expect(page.get_by_role("alert")).to_have_count(0)


def test_back_returns_to_the_same_line_of_a_long_list(page: Page, user: User) -> None:
    games = [*(varied_game(number) for number in range(1, 20)), recorded_game(0)]
    open_page_with_history(user, "played", fake="replay", games=games)
    open_row(listed(page).last)
    last = page.get_by_role("button", name="Watch replay")
    last.scroll_into_view_if_needed()
    wait_for_frames(page)  # The page notes how far it is scrolled.
    last.click()
    expect_place(page, "replay")
    page.go_back()
    expect(last).to_be_in_viewport()
    User(page).open_page("about")
    assert page.evaluate("scrollY") == 0
