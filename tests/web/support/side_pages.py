"""Open the side pages that show the history of finished games."""

from typing import Any, Final

from playwright.sync_api import expect

from tests.support.user import User
from tests.web.support import history_db
from tests.web.support.game_list import listed, open_row
from tests.web.support.recordings import pairs

TODAY: Final = "2026-11-21"

GOLDEN_GAME: Final = {"players": 3, "edition": "golden", "scores": [30, 20, 10], "ranks": [1, 2, 3]}


def open_page_with_history(user: User, name: str, *, fake: str = "daily", **history: Any) -> None:
    """Open a side page on a day in November with this history, and wait until it is loaded."""
    user.page.clock.set_fixed_time(f"{TODAY}T12:00:00Z")
    user.open_storage()
    history_db.put(user.page, **history)
    user.navigate(f"fake={fake}")
    user.wait_for_engine()
    user.open_page(name)
    expect(user.page.locator(".side-page > :not(header)").first).to_be_visible()


def open_played(user: User, games: list[dict[str, Any]]) -> None:
    """Open the list of finished games, whose replays are those of `recorded_game`."""
    open_page_with_history(user, "played", fake="replay", games=games)


def daily(user: User) -> None:
    """Show the daily deal before it is played, with four earlier ones."""
    open_page_with_history(
        user,
        "daily",
        days=[history_db.day(f"2026-11-{number:02}", 20 + number, 2) for number in (9, 10, 18, 19)],
    )


def daily_result(user: User) -> None:
    """Show today's finished deal with its par and the text to share."""
    days = [history_db.day(f"2026-11-{number}", 15 + number, 1 + number % 3) for number in range(17, 22)]
    days[-1]["par"] = {"score": 33, "rank": 1}
    open_page_with_history(user, "daily", days=days)
    expect(user.page.get_by_label(user.text("daily-share-label"))).to_be_visible()


def played(user: User) -> None:
    """Show finished games of every kind, the seats from which a deal can be played again, and a deleted game."""
    people = [{"kind": "human", "level": None, "style": None}] * 2
    games = [
        *(varied_game(number) for number in range(4)),
        history_db.game(5, favourite=True, note="With Ana", practice=True, hints=2, daily=TODAY),
        history_db.game(6, continued=True, seats=[*people, *history_db.game(6)["seats"][2:]]),
    ]
    open_page_with_history(user, "played", games=[*games, history_db.game(7)])
    open_row(listed(user.page).first)
    user.press("kept-delete")
    expect(user.page.locator(".restore")).to_be_visible()
    open_row(listed(user.page).nth(1))
    user.press("played-again")
    unfold_filters(user)


def unfold_filters(user: User) -> None:
    """Show the filters that small windows fold away."""
    fold = user.page.locator("game-filters .fold")
    if fold.is_visible():
        fold.click()


def statistics(user: User) -> None:
    """Show statistics of many games in two editions, half of them reviewed, and their export as text."""
    games = [varied_game(number) for number in range(36)]
    open_page_with_history(user, "statistics", games=[*games, history_db.game(99, practice=True)])
    user.press("backup-text")
    expect(user.page.get_by_label(user.text("backup-text-label"))).to_be_visible()
    user.page.get_by_text(user.text("chart-table"), exact=True).nth(1).click()
    user.page.locator("goal-list summary").click()
    unfold_filters(user)


def strategy(user: User) -> None:
    """Show what games of computer players show, and how the first section was measured."""
    user.navigate("page=strategy")
    user.wait_for_engine()
    expect(user.page.get_by_role("heading", name=user.text("page-strategy"), level=2)).to_be_visible()
    user.page.get_by_text(user.text("strategy-how"), exact=True).first.click()


def trainer(user: User) -> None:
    """Show the trainer with a puzzle that is due."""
    open_page_with_history(user, "trainer", mistakes=[history_db.mistake(0)])


def varied_game(number: int) -> dict[str, Any]:
    """Return a game whose score, rank, edition and review depend on the number."""
    score, rank = 12 + number * 7 % 31, 1 + number * 5 % 4
    others = iter([*(score + 9, score + 6, score + 3)[: rank - 1], *(score - 4, score - 5, score - 9)])
    change: dict[str, Any] = {
        "scores": [score, *(next(others) for _ in range(3))],
        "ranks": [rank, *(other for other in range(1, 5) if other != rank)],
        "skill": history_db.skill(number * 3 % 11 / 50, number * 7 % 13 / 2) if number % 2 else None,
        "edition": "golden" if number % 3 == 0 else "classic",
    }
    return history_db.game(number, **change)


def records() -> list[str]:
    """Return the records that the recorded answers replay: a valid one first."""
    return [pair["request"]["params"]["record"] for pair in pairs("replay") if pair["request"]["method"] == "replay"]


def recorded_game(number: int) -> dict[str, Any]:
    """Return a game of three whose replay and review the recorded answers cover."""
    seats = history_db.game(number)["seats"][:3]
    return history_db.game(number, record=records()[0], seats=seats, **GOLDEN_GAME)


def no_statistics(user: User) -> None:
    open_page_with_history(user, "statistics")
    user.page.get_by_label(user.text("backup-paste")).fill("?")
    user.press("backup-add")
    expect(user.page.get_by_text(user.text("backup-foreign"))).to_be_visible()


def book(user: User) -> None:
    mistakes = [history_db.mistake(0), history_db.mistake(1), history_db.mistake(2, due=None)]
    open_page_with_history(user, "mistakes", fake="book", mistakes=mistakes)


def empty_book(user: User) -> None:
    open_page_with_history(user, "mistakes")


def puzzle(user: User) -> None:
    """Show an answered puzzle from My mistakes."""
    book(user)
    user.press("mistakes-start")
    user.page.locator(".row").nth(1).click()
    expect(user.page.get_by_text(user.text("mistakes-unsolved"))).to_be_visible()
