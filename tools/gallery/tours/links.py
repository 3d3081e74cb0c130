"""Where links lead, and everything that can go wrong: notices, questions, a failed start."""

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
    "notice-not-kept",
    "notice-part-missing",
    "notice-restarted",
    "stopped",
    "failed-start",
    "failed-offline",
)

NEXT_VERSION: Final = probe(__file__, "next-version")
"""Stands in for a service worker that has a new version waiting: a real one would fetch the site twice."""


NO_STORAGE: Final = """if (sessionStorage.getItem("no-storage"))
    Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("", "SecurityError"); } });
"""
"""Stands in for a browser that lets the page keep nothing."""

BROKEN: Final = "() => { performance.now = () => { throw new Error('no clock'); }; }"
"""Breaks Python from below as soon as it looks at the clock."""


def walk(visitor: Visitor) -> Iterator[str]:
    """Follow a link to a position, one to a record, and one with mistakes in it; then break things."""
    page, say = visitor.page, visitor.say
    visitor.context.add_init_script(NEXT_VERSION)
    visitor.context.add_init_script(NO_STORAGE)
    visitor.remember()
    visitor.open(f"pos={quote(YOUR_MOVE)}&level=regular&seed=3&speed=instant")
    visitor.wait_for_later_parts()
    visitor.sees(visitor.button("draw"))
    yield "question"
    take_row(visitor, 2).click()
    visitor.sees(visitor.dialog("answer-title").get_by_role("table"))
    yield "answer"
    visitor.open(f"record={quote(saves.record())}")
    visitor.sees(page.get_by_role("group", name=say("replay"), exact=True))
    visitor.wait_for_later_parts()
    yield "recorded-game"
    visitor.remember()
    visitor.run("localStorage.removeItem('coloretto:v1:save')")
    visitor.open("players=9&edition=silver&level=god&seed=5&speed=instant")
    visitor.sees(page.get_by_role("alert"))
    visitor.wait_for_later_parts()
    yield "notices"
    visitor.dismiss_notices()
    yield from _other_games(visitor)
    yield from _failures(visitor)


def _other_games(visitor: Visitor) -> Iterator[str]:
    page, say = visitor.page, visitor.say
    visitor.open_save(saves.middle())
    visitor.turn_to("games")
    page.get_by_role("textbox", name=say("games-text")).fill(saves.finished())
    visitor.press("games-open-text")
    visitor.sees(page.get_by_role("alert").get_by_text(say("notice-earlier")), visitor.button("open-earlier"))
    visitor.wait_for_turn()
    yield "notice-earlier"
    visitor.dismiss_notices()
    visitor.open_save(saves.middle())
    other = visitor.context.new_page()
    other.goto(f"{visitor.site}rules.html")
    other.evaluate("save => localStorage.setItem('coloretto:v1:save', save)", saves.drawn())
    other.close()
    visitor.sees(visitor.button("follow-other-tab"))
    yield "notice-other-tab"
    visitor.remember(save="{}")
    visitor.open()
    visitor.turn_to("about")
    visitor.back()
    visitor.wait_for_later_parts()
    visitor.sees(page.get_by_role("alert").get_by_text(say("notice-save-unreadable")))
    yield "notice-unreadable"
    visitor.remember(save=saves.last_round())
    visitor.run("sessionStorage.setItem('next-version', 'waits')")
    visitor.open()
    visitor.wait_for_later_parts()
    visitor.sees(page.get_by_role("alert").get_by_text(say("notice-update")))
    yield "notice-update"
    visitor.run("sessionStorage.clear()")
    visitor.run("sessionStorage.setItem('no-storage', 'yes')")
    visitor.open("players=3&seed=7&speed=instant")
    visitor.wait_for_later_parts()
    visitor.sees(page.get_by_role("alert").get_by_text(say("notice-no-storage")))
    yield "notice-not-kept"
    visitor.run("sessionStorage.clear()")


def _failures(visitor: Visitor) -> Iterator[str]:
    page, say = visitor.page, visitor.say
    page.route("**/assets/lazy-features*", lambda route: route.abort())
    visitor.open()
    visitor.press("coach-hint")
    visitor.sees(page.get_by_role("alert").get_by_text(say("notice-part-missing")))
    yield "notice-part-missing"
    page.unroute("**/assets/lazy-features*")
    visitor.remember(save=saves.drawn())
    visitor.open()
    visitor.wait_for_later_parts()
    break_engine(visitor)
    visitor.sees(page.get_by_role("alert").get_by_text(say("notice-restarted")), visitor.button("draw"))
    visitor.wait_for_turn()
    yield "notice-restarted"
    visitor.open_save(saves.drawn())
    break_engine(visitor)
    visitor.sees(page.get_by_text(say("failed-stopped")), visitor.button("try-again"))
    yield "stopped"
    page.route("**/*.wasm", lambda route: route.abort())
    visitor.go("snapshot=off")
    visitor.sees(visitor.button("try-again"))
    yield "failed-start"
    visitor.run("localStorage.removeItem('coloretto:v1:save')")
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })")
    visitor.go("snapshot=off")
    visitor.sees(page.get_by_text(say("failed-offline")))
    yield "failed-offline"


def break_engine(visitor: Visitor) -> None:
    """Break the engine, then place the drawn card: the computer players who are next show it."""
    (worker,) = visitor.page.workers
    worker.evaluate(BROKEN)
    visitor.page.get_by_role("button", name=visitor.like("row-place"), disabled=False).first.click()
