"""My mistakes: costly decisions that return as puzzles, and their schedule."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.support.library import in_play, save_in_play, unfinished_saves, write
from tests.support.pages import wait_until
from tests.support.user import User
from tests.web.support import history_db
from tests.web.support.recordings import pairs, pairs_with, replace_conversation
from tests.web.support.saved_games import LATE_DAILY
from tests.web.support.side_pages import TODAY, open_page_with_history


def open_mistakes(page: Page, site: str, *mistakes: dict[str, Any]) -> None:
    open_page_with_history(User(page, site), "puzzles", fake="book", mistakes=mistakes)


def answer(page: Page, choice: str) -> Locator:
    User(page).wait_for_decision()
    expect(page.get_by_text(re.compile(r"^Puzzle\s\d of \d: what would you do\?$"))).to_be_visible()
    page.get_by_role("button", name=choice).click()
    dialog = page.get_by_role("dialog", name="What each move is worth")
    expect(dialog.get_by_role("table")).to_be_visible()
    return dialog


def schedule(page: Page) -> list[tuple[int, str | None, bool]]:
    return [(each["solved"], each["due"], each["looked"] is not None) for each in history_db.read(page)["mistakes"]]


def test_due_puzzles_come_in_turn_and_return_later_or_tomorrow(page: Page, fake_site: str) -> None:
    open_mistakes(page, fake_site, history_db.mistake(0), history_db.mistake(1, solved=1))
    expect(page.get_by_role("main").get_by_text("2 puzzles today")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".prompt")).to_have_text("Puzzle 1 of 2: what would you do?")
    dialog = answer(page, "Draw a card")
    expect(dialog.get_by_role("heading", name="Not this time.")).to_be_visible()
    expect(dialog.locator(".move")).to_contain_text("Better: Take row 1.")
    expect(dialog.get_by_role("status")).to_contain_text("It comes back tomorrow.")
    expect(dialog.get_by_role("status")).to_contain_text("In the game, you played: Draw a card.")
    dialog.get_by_role("button", name="Next puzzle").click()
    expect(dialog).to_be_hidden()
    expect(page.locator(".prompt")).to_have_text("Puzzle 2 of 2: what would you do?")
    dialog = answer(page, "Take row 1")
    expect(dialog.get_by_role("status")).to_contain_text("Solved! It comes back on December 1, 2026.")
    assert schedule(page) == [(0, "2026-11-22", True), (2, "2026-12-01", True)]
    dialog.get_by_role("button", name="Back to the puzzles").click()
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("main").get_by_text("No puzzles today")).to_be_visible()
    expect(page.get_by_text("Nov 22, 2026")).to_be_visible()


def test_a_puzzle_is_still_one_of_the_book_after_a_reload(page: Page, fake_site: str) -> None:
    conversation = pairs("book")
    answers = [pair["answer"] for pair in pairs_with("position", conversation)]
    saves = [{"method": "open", "params": {"save": answer["result"]["save"]}} for answer in answers]
    loads = [{"request": request, "answer": answer} for request, answer in zip(saves, answers, strict=True)]
    replace_conversation(page, "book", [*conversation, *loads])
    open_mistakes(page, fake_site, history_db.mistake(0), history_db.mistake(1))
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".prompt")).to_have_text("Puzzle 1 of 2: what would you do?")
    page.reload()
    dialog = answer(page, "Draw a card")
    page.keyboard.press("Escape")
    # The page goes back in the browser's history, which a reload would cut short.
    wait_until(page, "() => history.state.entry.dialogs.length === 0")
    page.reload()
    page.get_by_role("button", name="Show the answer").click()
    expect(dialog.get_by_role("status")).to_contain_text("It comes back tomorrow.")
    assert schedule(page) == [(0, "2026-11-22", True), (0, "2026-11-20", False)]


def test_only_the_first_answer_counts(page: Page, fake_site: str) -> None:
    open_mistakes(page, fake_site, history_db.mistake(0))
    page.get_by_role("button", name="Start", exact=True).click()
    dialog = answer(page, "Draw a card")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator(".prompt")).to_have_text("Puzzle 1 of 1")
    expect(page.get_by_role("button", name="Row 1", exact=False)).to_be_disabled()
    page.get_by_role("button", name="Show the answer").click()
    expect(dialog.get_by_role("status")).to_contain_text("It comes back tomorrow.")
    assert schedule(page) == [(0, "2026-11-22", True)]


def test_a_puzzle_can_be_left_without_an_answer(page: Page, user: User, fake_site: str) -> None:
    open_mistakes(page, fake_site, history_db.mistake(0), history_db.mistake(1))
    page.get_by_role("button", name="Start", exact=True).click()
    user.wait_for_decision()
    page.get_by_role("button", name="Back to the puzzles").click()
    expect(page.get_by_role("main").get_by_text("2 puzzles today")).to_be_visible()


def test_the_next_puzzle_follows_an_answer_that_was_closed(page: Page, fake_site: str) -> None:
    open_mistakes(page, fake_site, history_db.mistake(0), history_db.mistake(1))
    page.get_by_role("button", name="Start", exact=True).click()
    answer(page, "Draw a card")
    page.go_back()
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".prompt")).to_have_text("Puzzle 2 of 2: what would you do?")
    assert schedule(page) == [(0, "2026-11-22", True), (0, "2026-11-20", False)]


def test_a_puzzle_solved_four_times_is_learned(page: Page, fake_site: str) -> None:
    open_mistakes(page, fake_site, history_db.mistake(0, solved=3, due=TODAY))
    page.get_by_role("button", name="Start", exact=True).click()
    dialog = answer(page, "Take row 1")
    expect(dialog.get_by_role("status")).to_contain_text("Solved! You have learned this one.")
    dialog.get_by_role("button", name="Back to the puzzles").click()
    expect(page.get_by_role("definition").last).to_have_text("1")
    assert schedule(page) == [(4, None, True)]


def test_without_mistakes_the_page_explains_how_to_collect_them(page: Page, fake_site: str) -> None:
    open_mistakes(page, fake_site)
    expect(page.get_by_text("Review a finished game")).to_be_visible()
    expect(page.get_by_role("button", name="Start", exact=True)).to_have_count(0)


def test_puzzles_leave_the_current_game_as_it_is(page: Page, fake_site: str) -> None:
    open_mistakes(page, fake_site, history_db.mistake(0), history_db.mistake(1))
    write(page, in_play(LATE_DAILY))
    page.get_by_role("button", name="Start", exact=True).click()
    answer(page, "Draw a card").get_by_role("button", name="Next puzzle").click()
    answer(page, "Draw a card")
    assert unfinished_saves(page) == []
    assert save_in_play(page) == LATE_DAILY
