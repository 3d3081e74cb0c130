"""A player in a browser, who finds everything by role and by its name in the current language."""

import json
import re
from typing import Any, Final

from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect

from tests.support import texts
from tests.support.probes import probe

TODAY: Final = "2026-11-21"
TIMEOUT_MS: Final = 30_000
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}

HOLD_ENGINE: Final = probe(__file__, "hold-engine")
"""Adds functions that delay requests to the engine, so that a screen shown meanwhile stays."""

SETTLED: Final = """async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const isShort = ({ effect }) => effect.getComputedTiming().endTime < 1000;
    await Promise.all(document.getAnimations().filter(isShort).map(({ finished }) => finished.catch(() => undefined)));
}"""


class Visitor:
    """A player with one language, one browser context and one page."""

    def __init__(self, context: BrowserContext, site: str, tag: str) -> None:
        self.context: Final = context
        self.site: Final = site
        self.tag: Final = tag
        context.add_init_script(HOLD_ENGINE)
        self.page: Page = context.new_page()
        self.page.set_viewport_size(DESK)
        self.page.clock.set_fixed_time(f"{TODAY}T12:00:00Z")

    # ---- texts

    def text(self, message: str) -> str:
        """Return a message without variables."""
        return texts.message_text(self.tag, message)

    def pattern(self, message: str, **known: str) -> re.Pattern[str]:
        """Return a pattern for a message; variables without a value match anything."""
        frame: str = texts.messages()[self.tag][message]["frame"]
        for name, value in known.items():
            frame = frame.replace(f"<{name}>", value)
        parts = [re.sub(r"(?:\\?\s)+", r"\\s+", re.escape(part)) for part in re.split(r"<\w+>", frame)]
        return re.compile(".+".join(parts))

    # ---- elements

    def button(self, message: str) -> Locator:
        """Return the button with a message as its name."""
        return self.page.get_by_role("button", name=self.text(message), exact=True)

    def dialog(self, message: str) -> Locator:
        """Return the dialog with a message as its name."""
        return self.page.get_by_role("dialog", name=self.text(message))

    def expect_visible(self, *locators: Locator) -> None:
        """Wait until all of the elements are visible."""
        for locator in locators:
            expect(locator.first).to_be_visible(timeout=TIMEOUT_MS)

    def settle(self) -> None:
        """Wait until fonts are loaded and short animations have ended."""
        self.page.evaluate(SETTLED)

    # ---- actions

    def press(self, message: str) -> None:
        """Press the first button of that name."""
        self.button(message).first.click()

    def press_in(self, dialog: str, message: str) -> None:
        """Press a button of a dialog."""
        self.dialog(dialog).get_by_role("button", name=self.text(message), exact=True).click()

    def choose(self, label: str, option: str) -> None:
        """Choose one of a group of radio buttons by their texts."""
        group = self.page.get_by_role("group", name=self.text(label), exact=True)
        group.get_by_role("radio", name=self.text(option), exact=True).check()

    def open(self, query: str = "", page: str = "") -> None:
        """Open a URL of the site in the visitor's language, and wait for the engine."""
        self.navigate(query, page)
        self.page.locator("html[data-engine=ready]").wait_for(timeout=TIMEOUT_MS)
        self.wait_for_turn()

    def navigate(self, query: str = "", page: str = "") -> None:
        """Open a URL of the site in the visitor's language, without waiting for the engine."""
        self.page.goto(f"{self.site}{page}?lang={self.tag}{'&' if query else ''}{query}")

    def fill_storage(self, **values: str) -> None:
        """Fill the browser's storage as an earlier visit would."""
        self.page.goto(f"{self.site}rules.html")
        settings = json.dumps({"pace": "instant", "volume": 0, "language": self.tag})
        stored = {"settings": settings, "hints": "all", **values}
        script = (
            "all => Object.entries(all).forEach(([key, text]) => localStorage.setItem(`coloretto:v1:${key}`, text))"
        )
        self.page.evaluate(script, stored)

    def wait_for_turn(self) -> None:
        """Wait until no part of the page is busy."""
        self.page.locator("html:not(:has([aria-busy=true]))").wait_for(timeout=TIMEOUT_MS)

    def wait_for_lazy_features(self) -> None:
        """Wait for the lazy features and their styles."""
        self.page.evaluate("() => customElements.whenDefined('statistics-page').then(() => undefined)")
        self.settle()

    def open_page(self, name: str) -> None:
        """Open a side page from the menu."""
        self.press("more")
        menu = self.page.get_by_role("navigation", name=self.text("more"))
        menu.get_by_role("button", name=self.text(f"page-{name}"), exact=True).click()
        self.expect_visible(self.page.get_by_role("heading", name=self.text(f"page-{name}"), level=2))

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

    def dismiss_notices(self) -> None:
        """Dismiss all notices."""
        dismiss = self.button("dismiss")
        while dismiss.count():
            dismiss.first.click()

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
