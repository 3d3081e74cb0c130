"""The trainer: positions by theme, the position of the day, and their way into the mistake book."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.support import trainer_positions
from tests.support.user import User
from tests.web.support import history_db
from tests.web.support.axe import assert_axe_finds_nothing
from tests.web.support.recordings import answers, label
from tests.web.support.side_pages import TODAY, open_page_with_history

IN_A_MONTH = "2026-12-21"
TOMORROW = "2026-11-22"


def open_trainer(page: Page, site: str, *, tag: str = "en", **history: Any) -> None:
    open_page_with_history(User(page, site, tag), "puzzles", fake="trainer", **history)


def answer(page: Page, action: str) -> Locator:
    User(page).wait_for_decision()
    expect(page.get_by_text(re.compile(r"^Puzzle\s\d+ of \d+: what would you do\?$"))).to_be_visible()
    page.get_by_role("button", name=label(action)).first.click()
    dialog = page.get_by_role("dialog", name="What each move is worth")
    expect(dialog.get_by_role("table")).to_be_visible()
    return dialog


def theme(page: Page, name: str) -> Locator:
    return page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=name))


def schedule(page: Page) -> list[tuple[str, int, str | None]]:
    mistakes = history_db.read(page)["mistakes"]
    return sorted((each["position"], each["solved"], each["due"]) for each in mistakes)


@pytest.mark.heavy
def test_positions_of_a_theme_come_in_turn_and_enter_the_mistake_book(page: Page, fake_site: str) -> None:
    first, second, *others = trainer_positions.POSITIONS["stake"]
    count = 2 + len(others)
    open_trainer(page, fake_site)
    theme(page, "Take or draw?").get_by_role("button", name="Start Take or draw?").click()
    expect(page.locator(".prompt")).to_have_text(f"Puzzle 1 of {count}: what would you do?")
    dialog = answer(page, first["best"])
    expect(dialog.get_by_role("status")).to_contain_text("Solved! It comes back on December 21, 2026.")
    share = round(first["found"] * 100)
    expect(dialog.get_by_role("status")).to_contain_text(
        f"Intermediate level find the best move {share} times out of 100."
    )
    dialog.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".prompt")).to_have_text(f"Puzzle 2 of {count}: what would you do?")
    dialog = answer(page, second["tempting"])
    expect(dialog.get_by_role("status")).to_contain_text("It comes back tomorrow.")
    expect(dialog.get_by_role("status")).to_contain_text("A frequent choice here: ")
    assert schedule(page) == sorted([(first["position"], 3, IN_A_MONTH), (second["position"], 0, TOMORROW)])
    dialog.get_by_role("button", name="Back to the puzzles").click()
    expect(theme(page, "Take or draw?").get_by_text(f"1 of {count} solved")).to_be_visible()


def test_the_answer_says_why_the_best_move_is_best(page: Page, fake_site: str) -> None:
    first, *_ = trainer_positions.POSITIONS["stake"]
    hint, *_ = answers("trainer", "hint")
    open_trainer(page, fake_site)
    page.get_by_role("button", name="Start Take or draw?").click()
    reasons = answer(page, first["best"]).get_by_role("status").get_by_role("listitem")
    assert hint["reasons"]
    expect(reasons).to_have_count(min(len(hint["reasons"]), 3))


def test_the_position_of_the_day_is_solved_once(page: Page, user: User) -> None:
    _, position = trainer_positions.of_day(TODAY)
    open_page_with_history(user, "puzzles", fake="trainer-day")
    today = page.get_by_role("region", name="Position of the day")
    today.get_by_role("button", name="Solve it").click()
    dialog = answer(page, position["best"])
    expect(dialog.get_by_role("button", name="Next puzzle")).to_have_count(0)
    dialog.get_by_role("button", name="Back to the puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", level=2)).to_be_visible()
    expect(today.get_by_text("You solved it.")).to_be_visible()
    expect(today.get_by_role("button")).to_have_count(0)
    assert schedule(page) == [(position["position"], 3, IN_A_MONTH)]


def test_missed_positions_that_are_due_come_with_the_mistakes(page: Page, fake_site: str) -> None:
    position, *_ = trainer_positions.POSITIONS["stake"]
    entry = history_db.mistake(0) | {
        "id": f"{trainer_positions.GAME} {position['position']}",
        "game": trainer_positions.GAME,
        "position": position["position"],
        "action": position["tempting"],
        "looked": "2026-11-20T12:00:00Z",
    }
    open_trainer(page, fake_site, mistakes=[entry])
    book = page.get_by_role("region", name="My mistakes")
    expect(book).to_contain_text("1 puzzle today")
    book.get_by_role("button", name="Start", exact=True).click()
    dialog = answer(page, position["tempting"])
    expect(dialog.get_by_role("status")).to_contain_text("A frequent choice here: ")
    expect(dialog.get_by_role("button", name="Back to the puzzles")).to_be_visible()


@pytest.mark.heavy
def test_no_theme_is_alone_in_its_row(page: Page, fake_site: str) -> None:
    open_trainer(page, fake_site, mistakes=[history_db.mistake(0)])
    rows = """cards => Object.values(Object.groupBy(cards, card => card.getBoundingClientRect().top)).map(row =>
        [row.length, new Set(row.map(card => card.getBoundingClientRect().bottom)).size])"""
    for width, in_row in ((320, 1), (640, 2), (1440, 2), (2560, 2)):
        page.set_viewport_size({"width": width, "height": 1440})
        assert page.locator(".themes li").evaluate_all(rows) == [[in_row, 1]] * (4 // in_row)
        assert page.locator(".today .hero-card").evaluate_all(rows) == [[in_row, 1]] * (2 // in_row)


def test_without_a_network_the_trainer_says_what_is_missing(page: Page, user: User, fake_site: str) -> None:
    def fail(route: Route) -> None:
        route.abort()

    page.route(re.compile(r"/positions-[^/]*\.js$"), fail)
    page.goto(f"{fake_site}?lang=en&fake=trainer&page=trainer")
    user.wait_for_engine()
    expect(page.get_by_text("This part of the game could not be loaded.")).to_be_visible()
    expect(page.get_by_role("heading", name="Puzzles", level=2)).to_be_visible()


@pytest.mark.heavy
def test_axe_finds_nothing_on_the_trainer(page: Page, fake_site: str) -> None:
    open_trainer(page, fake_site)
    assert_axe_finds_nothing(page, "trainer")
