"""Open the side pages that show the history of finished games."""

from typing import Any, Final

from playwright.sync_api import expect

from tests.support.user import User
from tests.web.support import history_db
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


def daily_result(user: User) -> None:
    """Show today's finished deal with its par and the text to share."""
    days = [history_db.day(f"2026-11-{number}", 15 + number, 1 + number % 3) for number in range(17, 22)]
    days[-1]["par"] = {"score": 33, "rank": 1}
    game = history_db.game(1, id=days[-1]["result"]["id"], daily=days[-1]["date"])
    open_page_with_history(user, "daily", days=days, games=[game])
    expect(user.page.get_by_label(user.text("send-line"))).to_be_visible()


def records() -> list[str]:
    """Return the records that the recorded answers replay: a valid one first."""
    return [pair["request"]["params"]["record"] for pair in pairs("replay") if pair["request"]["method"] == "replay"]


def recorded_game(number: int) -> dict[str, Any]:
    """Return a game of three whose replay and review the recorded answers cover."""
    seats = history_db.game(number)["seats"][:3]
    return history_db.game(number, record=records()[0], seats=seats, **GOLDEN_GAME)


def book(user: User) -> None:
    mistakes = [history_db.mistake(0), history_db.mistake(1), history_db.mistake(2, due=None)]
    open_page_with_history(user, "puzzles", fake="book", mistakes=mistakes)
