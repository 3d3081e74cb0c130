"""A user who visits one screen after another, and to whom the engine is slow or fails on purpose."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Page, Route, ViewportSize

from tests.support.probes import probe
from tests.support.user import User
from tools.gallery.python_engine import PythonEngine

TODAY: Final = "2026-11-21"
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}

HOLD_ENGINE: Final = probe(__file__, "hold-engine")
"""Adds functions that delay requests to the engine, so that a screen shown meanwhile stays."""

BROKEN: Final = "() => { performance.now = () => { throw new Error('no clock'); }; }"
"""Makes Python in a browser fail as soon as it reads the clock."""


class Visitor(User):
    """A user of the real page, or of the page with recorded answers if Python runs outside the browser."""

    def __init__(self, page: Page, site: str, tag: str = "en", python: PythonEngine | None = None) -> None:
        super().__init__(page, site, tag)
        self.loads_lazy_features = True
        """Whether to wait for the lazy features; a test may block them."""
        self._python = python
        self.rows: dict[str, Any] = {}
        """The rows that were put into the browser's database."""
        page.add_init_script(HOLD_ENGINE)
        page.clock.set_fixed_time(f"{TODAY}T12:00:00Z")

    # ---- opening

    def open(self, query: str = "", page: str = "") -> None:
        """Open a URL of the site in the user's language, and wait for the engine and for what a game loads."""
        super().open(query, page)
        if self.loads_lazy_features and not self.button("play").count():
            self.wait_for_lazy_features()

    def open_page(self, name: str) -> None:
        """Open a side page from the menu, and wait for what the first of them loads."""
        super().open_page(name)
        self.wait_for_lazy_features()

    def fill_storage(self, *, pace: str = "instant", **values: str) -> None:
        """Replace what the browser has stored by what an earlier visit would have."""
        self.open_storage()
        self.page.evaluate("localStorage.clear()")
        settings = json.dumps({"pace": pace, "volume": 0, "language": self.tag})
        super().fill_storage(settings=settings, **values)

    def open_welcome(self) -> None:
        """Open the page without a game, unless it is open."""
        if not self.button("play").count():
            self.open()

    def open_save(self, save: str, *, pace: str = "instant", held: str = "") -> None:
        """Open a saved game: on the side page for games if the page is open, else with the page.

        held: a method that the engine of this process, which is fast, does not finish before it can be delayed.
        """
        self._hold(held)
        if self.page.locator("html[data-engine=ready]").count():
            self.change_settings(pace=pace)
            self.open_text(save)
            if pace == "instant":
                self.wait_for_turn()
            self.dismiss_notices()
        else:
            self.fill_storage(save=save, pace=pace)
            self.navigate()
            self.wait_for_engine()
            if self.loads_lazy_features:
                self.wait_for_lazy_features()

    def open_text(self, text: str) -> None:
        """Open a save or a record on the side page for games."""
        self.open_page("games")
        self.page.get_by_role("textbox", name=self.text("games-text")).fill(text)
        self.press("games-open-text")
        self.expect_visible(
            self.page.get_by_role("group", name=self.text("table")).or_(self.final_scores()),
        )

    # ---- the engine

    @contextmanager
    def holding_engine(self, method: str) -> Iterator[None]:
        """Delay the engine's requests of a method, and send them at the end."""
        self._hold(method)
        if not self._python:
            self.page.evaluate("method => { heldMethod = method }", method)
        yield
        self._hold("")
        if not self._python:
            self.page.evaluate("releaseEngine()")

    def _hold(self, method: str) -> None:
        if self._python:
            self._python.held_method = method

    @contextmanager
    def failing_start(self) -> Iterator[None]:
        """Let the engine fail to start."""
        if self._python:
            self._python.can_start = False
        self.page.route("**/*.wasm", _abort)
        yield
        self.page.unroute("**/*.wasm", _abort)
        if self._python:
            self._python.can_start = True

    def break_engine(self) -> None:
        """Let the engine fail until it is started again."""
        if self._python:
            self._python.is_broken = True
        else:
            (worker,) = self.page.workers
            worker.evaluate(BROKEN)


def _abort(route: Route) -> None:
    route.abort()
