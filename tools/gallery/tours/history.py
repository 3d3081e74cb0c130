"""Statistics, the daily deal, and the list of mistakes with its puzzles."""

from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import Locator

from tests.bridge.support.scenarios import OTHER_MOVE, YOUR_MOVE
from tests.web.support import history_db
from tools.gallery import saves
from tools.gallery.visitor import TODAY, Visitor

FINISHED_DEAL: Final = "11 3 classic brown 15 - regular/ expert/"
"""The key under which the page stores the deal of `saves.finished()`."""

SCREENS: Final = (
    "statistics",
    "statistics-as-text",
    "played",
    "played-open",
    "played-deleted",
    "daily-played",
    "daily-archive",
    "daily-scores",
    "mistakes",
    "puzzle",
    "puzzle-failed",
    "puzzle-solved",
)


def walk(visitor: Visitor) -> Iterator[str]:
    """Store a month of games in the browser's database and open the pages that show them."""
    page, text = visitor.page, visitor.text
    visitor.fill_storage()
    games = [sample_game(number) for number in range(36)]
    days = [
        history_db.day(f"2026-11-{number:02}", 5 + number, 1 + number % 4) for number in (*range(3, 12), *range(15, 22))
    ]
    days[-1] |= {"par": {"score": 33, "rank": 1}, "deal": FINISHED_DEAL}
    mistakes = [mistake(0, YOUR_MOVE), mistake(1, OTHER_MOVE), mistake(2, "another", due=None)]
    history_db.put(page, games=[*games, history_db.game(99, practice=True)], days=days, mistakes=mistakes)
    visitor.open()
    visitor.open_page("statistics")
    visitor.wait_for_lazy_features()
    visitor.expect_visible(page.get_by_label(text("statistics-level")))
    yield "statistics"
    visitor.press("backup-text")
    visitor.expect_visible(page.get_by_label(text("backup-text-label")))
    page.get_by_text(text("chart-table"), exact=True).nth(1).click()
    yield "statistics-as-text"
    visitor.open_page("played")
    visitor.expect_visible(visitor.button("played-more"))
    yield "played"
    page.locator("played-page .opener").nth(1).click()
    visitor.expect_visible(visitor.button("kept-delete"))
    yield "played-open"
    visitor.press("kept-delete")
    visitor.expect_visible(visitor.button("kept-restore"))
    yield "played-deleted"
    visitor.press("kept-restore")
    visitor.open_page("daily")
    visitor.expect_visible(page.get_by_label(text("daily-share-label")))
    yield "daily-played"
    page.get_by_role("table", name="2026").or_(page.get_by_role("table")).get_by_role("button").nth(12).click()
    visitor.expect_visible(visitor.button("play"))
    yield "daily-archive"
    visitor.open_save(saves.finished())
    visitor.expect_visible(visitor.button("daily-compare"))
    yield "daily-scores"
    visitor.open_page("mistakes")
    visitor.expect_visible(visitor.button("mistakes-start"))
    yield "mistakes"
    yield from _puzzles(visitor)


def _puzzles(visitor: Visitor) -> Iterator[str]:
    page, text = visitor.page, visitor.text
    visitor.press("mistakes-start")
    visitor.wait_for_turn()
    visitor.expect_visible(visitor.button("draw"))
    yield "puzzle"
    take_row(visitor, 2).click()
    visitor.expect_visible(
        page.get_by_text(text("mistakes-unsolved")), visitor.dialog("answer-title").get_by_role("table")
    )
    yield "puzzle-failed"
    visitor.press_in("answer-title", "mistakes-next")
    visitor.wait_for_turn()
    take_row(visitor, 1).click()
    visitor.expect_visible(
        page.get_by_text(visitor.pattern("mistakes-solved")), visitor.dialog("answer-title").get_by_role("table")
    )
    yield "puzzle-solved"


def take_row(visitor: Visitor, row: int) -> Locator:
    """Return the button that takes a row."""
    return visitor.page.get_by_role("button", name=visitor.pattern("row-take", row=str(row)), disabled=False)


def mistake(number: int, position: str, **change: Any) -> dict[str, Any]:
    """Return a mistake as stored; one without a real position is already learned."""
    return {**history_db.mistake(number, **change), "id": f"{number:032x} {position}", "position": position}


def sample_game(number: int) -> dict[str, Any]:
    """Return one of many different games, as stored."""
    score, rank = 12 + number * 7 % 31, 1 + number * 5 % 4
    others = iter([*(score + 9, score + 6, score + 3)[: rank - 1], *(score - 4, score - 5, score - 9)])
    change: dict[str, Any] = {
        "at": f"2026-{9 + number // 18:02}-{1 + number % 18:02}T12:00:00Z",
        "scores": [score, *(next(others) for _ in range(3))],
        "ranks": [rank, *(other for other in range(1, 5) if other != rank)],
        "skill": history_db.skill(number * 3 % 11 / 50, number * 7 % 13 / 2) if number % 2 else None,
        "edition": "golden" if number % 3 == 0 else "classic",
    }
    return history_db.game(number, **change)


assert TODAY == "2026-11-21", "the days in the database end on the visitor's today"
