"""Links to positions and records, notices, and failures."""

from collections.abc import Iterator
from typing import Final
from urllib.parse import quote

from tests.bridge.support.scenarios import YOUR_MOVE
from tests.support.probes import probe
from tools.gallery import saves
from tools.gallery.tours.history import take_row
from tools.gallery.visitor import Visitor

SCREENS: Final = (
    "question",
    "answer",
    "recorded-game",
    "notices",
    "notice-earlier",
    "notice-other-tab",
    "notice-unreadable",
    "notice-update",
    "notice-not-saved",
    "notice-feature-missing",
    "notice-restarted",
    "stopped",
    "failed-start",
    "failed-offline",
)

NEXT_VERSION: Final = probe(__file__, "next-version")
"""Stands in for a service worker that has a new version waiting; a real one would fetch the site twice."""


NO_STORAGE: Final = """if (sessionStorage.getItem("no-storage"))
    Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("", "SecurityError"); } });
"""
"""Stands in for a browser that blocks storage."""

BROKEN: Final = "() => { performance.now = () => { throw new Error('no clock'); }; }"
"""Makes Python fail as soon as it reads the clock."""


def walk(visitor: Visitor) -> Iterator[str]:
    """Open links to a position and to a record, and one with invalid values; then cause failures."""
    page, text = visitor.page, visitor.text
    visitor.context.add_init_script(NEXT_VERSION)
    visitor.context.add_init_script(NO_STORAGE)
    visitor.fill_storage()
    visitor.open(f"pos={quote(YOUR_MOVE)}&level=regular&seed=3&speed=instant")
    visitor.wait_for_lazy_features()
    visitor.expect_visible(visitor.button("draw"))
    yield "question"
    take_row(visitor, 2).click()
    visitor.expect_visible(visitor.dialog("answer-title").get_by_role("table"))
    yield "answer"
    visitor.open(f"record={quote(saves.record())}")
    visitor.expect_visible(page.get_by_role("group", name=text("replay"), exact=True))
    visitor.wait_for_lazy_features()
    yield "recorded-game"
    visitor.fill_storage()
    visitor.run("localStorage.removeItem('coloretto:v1:save')")
    visitor.open("players=9&edition=silver&level=god&seed=5&speed=instant")
    visitor.expect_visible(page.get_by_role("alert"))
    visitor.wait_for_lazy_features()
    yield "notices"
    visitor.dismiss_notices()
    yield from _other_games(visitor)
    yield from _failures(visitor)


def _other_games(visitor: Visitor) -> Iterator[str]:
    page, text = visitor.page, visitor.text
    visitor.open_save(saves.middle())
    visitor.open_page("games")
    page.get_by_role("textbox", name=text("games-text")).fill(saves.finished())
    visitor.press("games-open-text")
    visitor.expect_visible(
        page.get_by_role("alert").get_by_text(text("notice-earlier")), visitor.button("open-earlier")
    )
    visitor.wait_for_turn()
    yield "notice-earlier"
    visitor.dismiss_notices()
    visitor.open_save(saves.middle())
    other = visitor.context.new_page()
    other.goto(f"{visitor.site}rules.html")
    other.evaluate("save => localStorage.setItem('coloretto:v1:save', save)", saves.drawn())
    other.close()
    visitor.expect_visible(visitor.button("follow-other-tab"))
    yield "notice-other-tab"
    visitor.fill_storage(save="{}")
    visitor.open()
    visitor.open_page("about")
    visitor.back()
    visitor.wait_for_lazy_features()
    visitor.expect_visible(page.get_by_role("alert").get_by_text(text("notice-save-unreadable")))
    yield "notice-unreadable"
    visitor.fill_storage(save=saves.last_round())
    visitor.run("sessionStorage.setItem('next-version', 'waits')")
    visitor.open()
    visitor.wait_for_lazy_features()
    visitor.expect_visible(page.get_by_role("alert").get_by_text(text("notice-update")))
    yield "notice-update"
    visitor.run("sessionStorage.clear()")
    visitor.run("sessionStorage.setItem('no-storage', 'yes')")
    visitor.open("players=3&seed=7&speed=instant")
    visitor.wait_for_lazy_features()
    visitor.expect_visible(page.get_by_role("alert").get_by_text(text("notice-no-storage")))
    yield "notice-not-saved"
    visitor.run("sessionStorage.clear()")


def _failures(visitor: Visitor) -> Iterator[str]:
    page, text = visitor.page, visitor.text
    page.route("**/assets/lazy-features*", lambda route: route.abort())
    visitor.open()
    visitor.press("coach-hint")
    visitor.expect_visible(page.get_by_role("alert").get_by_text(text("notice-part-missing")))
    yield "notice-feature-missing"
    page.unroute("**/assets/lazy-features*")
    visitor.fill_storage(save=saves.drawn())
    visitor.open()
    visitor.wait_for_lazy_features()
    break_engine(visitor)
    visitor.expect_visible(page.get_by_role("alert").get_by_text(text("notice-restarted")), visitor.button("draw"))
    visitor.wait_for_turn()
    yield "notice-restarted"
    visitor.open_save(saves.drawn())
    break_engine(visitor)
    visitor.expect_visible(page.get_by_text(text("failed-stopped")), visitor.button("try-again"))
    yield "stopped"
    page.route("**/*.wasm", lambda route: route.abort())
    visitor.navigate("snapshot=off")
    visitor.expect_visible(visitor.button("try-again"))
    yield "failed-start"
    visitor.run("localStorage.removeItem('coloretto:v1:save')")
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })")
    visitor.navigate("snapshot=off")
    visitor.expect_visible(page.get_by_text(text("failed-offline")))
    yield "failed-offline"


def break_engine(visitor: Visitor) -> None:
    """Break the engine, then place the drawn card, so that the computer players fail."""
    (worker,) = visitor.page.workers
    worker.evaluate(BROKEN)
    visitor.page.get_by_role("button", name=visitor.pattern("row-place"), disabled=False).first.click()
