"""Links to positions and records, notices, and failures."""

from collections.abc import Iterator
from typing import Final
from urllib.parse import quote

from tests.bridge.support.scenarios import YOUR_MOVE
from tests.support.library import NOON, row, write
from tests.support.probes import probe
from tests.web.support.saved_games import UNREADABLE
from tools.gallery import saves
from tools.gallery.visitor import Visitor
from tools.gallery.walks import walk

NEXT_VERSION: Final = probe(__file__, "next-version")
"""Stands in for a service worker that has a new version waiting; a real one would fetch the site twice."""

NO_STORAGE: Final = """if (sessionStorage.getItem("no-storage"))
    Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("", "SecurityError"); } });
"""
"""Stands in for a browser that blocks storage."""


@walk("question", "answer")
def question(visitor: Visitor) -> Iterator[str]:
    """Answer a linked puzzle."""
    visitor.fill_storage()
    visitor.open(f"pos={quote(YOUR_MOVE)}&level=regular&seed=3&speed=instant")
    visitor.expect_visible(visitor.action("d"))
    yield "question"
    visitor.press_action("t2")
    visitor.expect_visible(visitor.dialog("answer-title").get_by_role("table"))
    yield "answer"


@walk("challenge", "challenge-end")
def challenge(visitor: Visitor) -> Iterator[str]:
    """Open a friend's link, and see both results at the end of its deal."""
    visitor.fill_storage()
    visitor.open("seats=human.casual.expert&seed=5&scores=43.36.28&from=Anna&speed=instant")
    visitor.expect_visible(visitor.page.get_by_text("Anna"))
    yield "challenge"
    visitor.dismiss_notices()
    visitor.fill_storage(save=saves.finished(), challenges=saves.challenge())
    visitor.open()
    visitor.expect_visible(visitor.page.locator("challenge-panel"))
    yield "challenge-end"


@walk("recorded-game")
def recorded_game(visitor: Visitor) -> Iterator[str]:
    """Open a link to a record."""
    visitor.fill_storage()
    visitor.open(f"record={quote(saves.record())}")
    visitor.expect_visible(visitor.page.get_by_role("group", name=visitor.text("replay"), exact=True))
    yield "recorded-game"


@walk("notices")
def notices(visitor: Visitor) -> Iterator[str]:
    """Open a link with invalid values."""
    visitor.fill_storage()
    visitor.open("players=9&edition=silver&level=god&seed=5&speed=instant")
    visitor.expect_visible(visitor.page.get_by_role("alert"))
    yield "notices"
    visitor.dismiss_notices()


@walk("games-unfinished")
def unfinished(visitor: Visitor) -> Iterator[str]:
    """Look at the current game, an unfinished one, and a save that could not be opened."""
    visitor.fill_storage(save=saves.middle())
    write(visitor.page, row(saves.last_round()) | {f"{UNREADABLE}:{NOON}-a": "unreadable"})
    visitor.open()
    visitor.open_page("games")
    visitor.press("games-open-text")
    visitor.expect_visible(visitor.page.get_by_role("alert").get_by_text(visitor.text("games-nothing")))
    yield "games-unfinished"


@walk("notice-earlier")
def earlier_game(visitor: Visitor) -> Iterator[str]:
    """Open another game than the one in play."""
    visitor.open_save(saves.middle())
    visitor.open_text(saves.finished())
    notice = visitor.page.get_by_role("alert").get_by_text(visitor.text("notice-earlier"))
    visitor.expect_visible(notice, visitor.button("open-earlier"))
    visitor.wait_for_turn()
    yield "notice-earlier"
    visitor.dismiss_notices()


@walk("notice-other-tab")
def other_tab(visitor: Visitor) -> Iterator[str]:
    """Play the same game on in another tab."""
    visitor.open_save(saves.middle())
    other = visitor.page.context.new_page()
    other.goto(f"{visitor.site}rules.html")
    write(other, row(f"{saves.middle()} "))
    other.close()
    visitor.expect_visible(visitor.button("follow-other-tab"))
    yield "notice-other-tab"


@walk("notice-unreadable")
def unreadable(visitor: Visitor) -> Iterator[str]:
    """Open the page with a save that cannot be read."""
    visitor.fill_storage(save="{}")
    visitor.open()
    visitor.expect_visible(visitor.page.get_by_role("alert").get_by_text(visitor.text("notice-save-unreadable")))
    yield "notice-unreadable"


@walk("notice-update", is_real_only=True)
def update(visitor: Visitor) -> Iterator[str]:
    """Play while a new version waits."""
    visitor.page.add_init_script(NEXT_VERSION)
    visitor.fill_storage(save=saves.last_round())
    visitor.page.evaluate("sessionStorage.setItem('next-version', 'waits')")
    visitor.open()
    visitor.expect_visible(visitor.page.get_by_role("alert").get_by_text(visitor.text("notice-update")))
    yield "notice-update"
    visitor.page.evaluate("sessionStorage.clear()")


@walk("notice-not-saved")
def not_saved(visitor: Visitor) -> Iterator[str]:
    """Play in a browser that stores nothing."""
    visitor.page.add_init_script(NO_STORAGE)
    visitor.open_storage()
    visitor.page.evaluate("sessionStorage.setItem('no-storage', 'yes')")
    visitor.open("players=3&seed=7&speed=instant")
    visitor.expect_visible(visitor.page.get_by_role("alert").get_by_text(visitor.text("notice-no-storage")))
    yield "notice-not-saved"
    visitor.page.evaluate("sessionStorage.clear()")


@walk("notice-feature-missing")
def feature_missing(visitor: Visitor) -> Iterator[str]:
    """Ask for a hint that does not arrive."""
    visitor.fill_storage(save=saves.middle())
    visitor.page.route("**/assets/lazy-features*", lambda route: route.abort())
    visitor.navigate()
    visitor.wait_for_turn()
    visitor.press("coach-hint")
    visitor.expect_visible(visitor.page.get_by_role("alert").get_by_text(visitor.text("notice-part-missing")))
    yield "notice-feature-missing"
    visitor.page.unroute("**/assets/lazy-features*")


@walk("notice-restarted", "stopped")
def engine_failures(visitor: Visitor) -> Iterator[str]:
    """Let the engine fail while the computer players act, two times."""
    page, text = visitor.page, visitor.text
    visitor.fill_storage(save=saves.drawn())
    visitor.open()
    visitor.wait_for_turn()
    # Later parts ask the engine, too, which would then be started again before the press.
    visitor.wait_for_lazy_features()
    visitor.break_engine()
    visitor.choices().first.click()
    visitor.expect_visible(page.get_by_role("alert").get_by_text(text("notice-restarted")), visitor.button("draw"))
    visitor.wait_for_turn()
    yield "notice-restarted"
    visitor.open_text(saves.drawn())
    visitor.wait_for_turn()
    visitor.dismiss_notices()
    visitor.break_engine()
    visitor.choices().first.click()
    visitor.expect_visible(page.get_by_text(text("loading-stopped")), visitor.button("try-again"))
    yield "stopped"


@walk("failed-start", "failed-offline")
def failed_starts(visitor: Visitor) -> Iterator[str]:
    """Open the page while the engine cannot start, then without a connection."""
    visitor.fill_storage()
    with visitor.failing_start():
        visitor.navigate("snapshot=off")
        visitor.expect_visible(visitor.button("try-again"))
        yield "failed-start"
        visitor.page.add_init_script("Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })")
        visitor.navigate("snapshot=off")
        visitor.expect_visible(visitor.page.get_by_text(visitor.text("failed-offline")))
        yield "failed-offline"
