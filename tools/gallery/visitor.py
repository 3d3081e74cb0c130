"""A user who visits one screen after another."""

import json
from typing import Any, Final

from playwright.sync_api import BrowserContext, ViewportSize

from tests.support.probes import probe
from tests.support.user import User

TODAY: Final = "2026-11-21"
TIMEOUT_MS: Final = 30_000
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}

HOLD_ENGINE: Final = probe(__file__, "hold-engine")
"""Adds functions that delay requests to the engine, so that a screen shown meanwhile stays."""


class Visitor(User):
    """A user with one browser context and one page."""

    def __init__(self, context: BrowserContext, site: str, tag: str) -> None:
        self.context: Final = context
        context.add_init_script(HOLD_ENGINE)
        super().__init__(context.new_page(), site, tag)
        self.page.set_viewport_size(DESK)
        self.page.clock.set_fixed_time(f"{TODAY}T12:00:00Z")

    def fill_storage(self, **values: str) -> None:
        """Fill the browser's storage as an earlier visit would."""
        settings = json.dumps({"pace": "instant", "volume": 0, "language": self.tag})
        super().fill_storage(settings=settings, **values)

    def back(self) -> None:
        """Go back to the table."""
        self.press("back-to-table")

    def open_save(self, save: str, waits: bool = True) -> None:
        """Open a saved game on the side page for games, and dismiss the notices."""
        self.open_page("games")
        self.page.get_by_role("textbox", name=self.text("games-text")).fill(save)
        self.press("games-open-text")
        self.expect_visible(
            self.page.get_by_role("group", name=self.text("table")).or_(
                self.page.get_by_role("heading", name=self.text("final-scores"))
            )
        )
        if waits:
            self.wait_for_turn()
        self.dismiss_notices()

    # ---- the engine

    def hold_engine(self, method: str) -> None:
        """Delay the engine's requests of a method from now on."""
        self.page.evaluate("method => { heldMethod = method }", method)

    def release_engine(self) -> None:
        """Send the delayed requests."""
        self.page.evaluate("releaseEngine()")

    def run(self, script: str, argument: Any = None) -> Any:
        """Run a script in the page."""
        return self.page.evaluate(script, argument)
