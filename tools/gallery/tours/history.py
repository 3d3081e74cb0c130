"""Finished games, statistics, the daily deal, and the list of mistakes with its puzzles."""

from collections.abc import Iterator
from typing import Any, Final

from tests.bridge.support.scenarios import OTHER_MOVE, YOUR_MOVE
from tests.web.support import history_db
from tests.web.support.history_db import varied_game
from tools.gallery import saves
from tools.gallery.visitor import TODAY, Visitor
from tools.gallery.walks import walk

FINISHED_DEAL: Final = "11 3 classic brown 15 - regular/ expert/"
"""The key under which the page stores the deal of `saves.finished()`."""


@walk("daily")
def daily(visitor: Visitor) -> Iterator[str]:
    """Open the daily deal before it is played, with four earlier ones."""
    days = [history_db.day(f"2026-11-{number:02}", 20 + number, 2) for number in (9, 10, 18, 19)]
    open_history(visitor, days=days)
    visitor.open_page("daily")
    visitor.expect_visible(visitor.page.get_by_role("table"))
    yield "daily"


@walk("home", "home-in-play")
def home(visitor: Visitor) -> Iterator[str]:
    """Return to the page without a game, and look at home from a game in play."""
    visitor.rows = {}
    visitor.fill_storage(setup=saves.setup(3, "casual"))
    history_db.put(visitor.page, **two_months())
    visitor.navigate()
    visitor.expect_visible(visitor.button("home-mend"))
    visitor.wait_for_engine()
    visitor.expect_visible(visitor.page.locator("home-page .position card-face"))
    visitor.expect_visible(visitor.page.locator("home-page .branch .now"))
    yield "home"
    visitor.press("home-play")
    visitor.wait_for_turn()
    visitor.page.get_by_role("heading", level=1).get_by_role("button").click()
    visitor.expect_visible(visitor.button("home-continue"))
    yield "home-in-play"
    visitor.press("home-continue")


@walk("goals", "statistics", "statistics-as-text")
def statistics(visitor: Visitor) -> Iterator[str]:
    """Open the statistics of two months, and all that they fold away."""
    page, text = visitor.page, visitor.text
    open_two_months(visitor)
    visitor.open_page("goals")
    visitor.expect_visible(page.locator("goal-list"))
    yield "goals"
    visitor.open_page("statistics")
    visitor.expect_visible(visitor.button("backup-text"))
    visitor.expect_visible(page.locator("strength-panel .ladder"))
    yield "statistics"
    visitor.press("backup-text")
    visitor.expect_visible(page.get_by_label(text("backup-text-label")))
    page.get_by_text(text("chart-table"), exact=True).nth(1).click()
    unfold_filters(visitor)
    yield "statistics-as-text"


@walk("played", "finished-open", "finished-deleted")
def played(visitor: Visitor) -> Iterator[str]:
    """Open the list of finished games, and delete one."""
    open_two_months(visitor)
    visitor.open_page("played")
    visitor.expect_visible(visitor.button("finished-more"))
    yield "played"
    visitor.page.locator("finished-page .opener").nth(1).click()
    visitor.expect_visible(visitor.button("kept-delete"))
    yield "finished-open"
    visitor.press("kept-delete")
    visitor.expect_visible(visitor.button("kept-restore"))
    yield "finished-deleted"
    visitor.press("kept-restore")


@walk("daily-played", "daily-archive", "daily-scores")
def daily_played(visitor: Visitor) -> Iterator[str]:
    """Look at the daily deal that is played, at an earlier one, and at its scores."""
    page, text = visitor.page, visitor.text
    open_two_months(visitor)
    visitor.open_page("daily")
    visitor.expect_visible(page.get_by_label(text("send-line")))
    yield "daily-played"
    page.get_by_role("table", name="2026").or_(page.get_by_role("table")).get_by_role("button").nth(12).click()
    visitor.expect_visible(visitor.button("play"))
    yield "daily-archive"
    visitor.open_text(saves.finished())
    visitor.wait_for_turn()
    visitor.dismiss_notices()
    visitor.expect_visible(visitor.button("daily-compare"))
    yield "daily-scores"


@walk("puzzles", "puzzle", "puzzle-failed", "puzzle-solved")
def mistakes(visitor: Visitor) -> Iterator[str]:
    """Answer two puzzles, the first one wrong."""
    page = visitor.page
    open_two_months(visitor)
    visitor.open_page("puzzles")
    visitor.expect_visible(visitor.button("trainer-solve"))
    yield "puzzles"
    visitor.button("mistakes-start").first.click()
    visitor.wait_for_turn()
    visitor.expect_visible(visitor.action("d"))
    yield "puzzle"
    answer = visitor.dialog("answer-title")
    visitor.press_action("t2")
    visitor.expect_visible(page.get_by_text(visitor.text("mistakes-unsolved")), answer.get_by_role("table"))
    yield "puzzle-failed"
    visitor.press_in("answer-title", "mistakes-next")
    visitor.wait_for_turn()
    visitor.press_action("t1")
    visitor.expect_visible(page.get_by_text(visitor.pattern("mistakes-solved")), answer.get_by_role("table"))
    yield "puzzle-solved"


@walk("finished-again")
def played_again(visitor: Visitor) -> Iterator[str]:
    """Look at games of every kind, and at the seats from which a deal can be played again."""
    people = [{"kind": "human", "level": None, "style": None}] * 2
    games = [
        *(varied_game(number) for number in range(4)),
        history_db.game(5, favourite=True, note="With Ana", practice=True, hints=2, daily=TODAY),
        history_db.game(6, continued=True, seats=[*people, *history_db.game(6)["seats"][2:]]),
        history_db.game(7),
    ]
    open_history(visitor, games=games)
    visitor.open_page("played")
    rows = visitor.page.locator("finished-page li")
    rows.first.locator(".opener").click()
    visitor.press("kept-delete")
    visitor.expect_visible(visitor.button("kept-restore"))
    rows.nth(1).locator(".opener").click()
    visitor.press("finished-again")
    unfold_filters(visitor)
    yield "finished-again"


def open_two_months(visitor: Visitor) -> None:
    """Open the page with the rows of two months."""
    open_history(visitor, **two_months())


def two_months() -> dict[str, Any]:
    """Return two months of games, most of November's daily deals, and three mistakes."""
    games = [
        varied_game(number, at=f"2026-{9 + number // 18:02}-{1 + number % 18:02}T12:00:00Z") for number in range(36)
    ]
    days = [
        history_db.day(f"2026-11-{number:02}", 5 + number, 1 + number % 4) for number in (*range(3, 12), *range(15, 22))
    ]
    days[-1] |= {"par": {"score": 33, "rank": 1}, "deal": FINISHED_DEAL}
    mistakes = [mistake(0, YOUR_MOVE), mistake(1, OTHER_MOVE), mistake(2, "another", due=None)]
    return {"games": [*games, history_db.game(99, practice=True)], "days": days, "mistakes": mistakes}


def open_history(visitor: Visitor, **rows: Any) -> None:
    """Open the page with these rows in its database, unless it is open."""
    if visitor.rows == rows:
        return
    visitor.fill_storage()
    history_db.put(visitor.page, **rows)
    visitor.open()
    visitor.rows = rows


def unfold_filters(visitor: Visitor) -> None:
    """Show the filters that small windows fold away."""
    fold = visitor.page.locator("game-filters .fold")
    if fold.is_visible():
        fold.click()


def mistake(number: int, position: str, **change: Any) -> dict[str, Any]:
    """Return a mistake as stored; one without a real position is already learned."""
    return {**history_db.mistake(number, **change), "id": f"{number:032x} {position}", "position": position}


assert TODAY == "2026-11-21", "the days in the database end on the visitor's today"
