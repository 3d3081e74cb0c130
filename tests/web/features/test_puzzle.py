"""Puzzles: the answer, the value of each move, and how the game continues."""

from playwright.sync_api import Page, expect

from tests.support.user import User
from tests.web.support.recorded_games import open_your_move
from tests.web.support.recordings import answers, percent


def test_the_answer_shows_the_value_of_each_move_and_the_chosen_one(page: Page, user: User) -> None:
    open_your_move(user)
    expect(page.get_by_text("What would you do?", exact=True)).to_be_visible()
    page.get_by_role("button", name="Draw a card").click()
    answer = page.get_by_role("dialog", name="What each move is worth")
    hint, *_ = answers("your-move", "hint")
    shares = {choice["action"]: choice["share"] for choice in hint["choices"]}
    lost = percent(shares["t1"] - shares["d"])
    expect(answer.get_by_role("status")).to_contain_text(f"Better: Take row 1. Win chance lost: {lost}.")
    rows = answer.get_by_role("row")
    expect(rows).to_have_count(1 + len(shares))
    expect(rows.nth(1)).to_contain_text("Take row 1: red, red, red")
    expect(rows.nth(1 + list(shares).index("d"))).to_contain_text("your move")
    expect(answer.get_by_text("your move")).to_have_count(1)


def test_a_puzzle_can_be_retried_and_the_last_answer_is_played(page: Page, user: User) -> None:
    open_your_move(user)
    page.get_by_role("button", name="Draw a card").click()
    answer = page.get_by_role("dialog")
    answer.get_by_role("button", name="Try again").click()
    expect(answer).to_be_hidden()
    expect(page.get_by_text("What would you do?", exact=True)).to_be_visible()
    page.get_by_role("button", name="Take row 1").click()
    expect(answer.get_by_role("status")).to_contain_text("Best move!")
    answer.get_by_role("button", name="Continue").click()
    expect(answer).to_be_hidden()
    expect(page.get_by_role("log")).to_contain_text("You took row 1: red, red, red.")
    expect(page.get_by_text("What would you do?", exact=True)).to_be_hidden()


def test_escape_returns_to_the_puzzle(page: Page, user: User) -> None:
    open_your_move(user)
    page.get_by_role("button", name="Draw a card").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_text("What would you do?", exact=True)).to_be_visible()
