"""A person at the page: finds everything by role and by what it is called in the language in use."""

import json
import re
from typing import Any, Final

from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect

from tests.support import texts
from tests.support.probes import probe

TODAY: Final = "2026-11-21"
PATIENCE_MS: Final = 30_000
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}

HELD_WORKERS: Final = probe(__file__, "hold-engine")
"""Lets the engine be kept waiting, so that what is shown meanwhile stays."""

SETTLED: Final = """async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const isShort = ({ effect }) => effect.getComputedTiming().endTime < 1000;
    await Promise.all(document.getAnimations().filter(isShort).map(({ finished }) => finished.catch(() => undefined)));
}"""


class Visitor:
    """One language, one browser context, one page of the site."""

    def __init__(self, context: BrowserContext, site: str, tag: str) -> None:
        self.context: Final = context
        self.site: Final = site
        self.tag: Final = tag
        context.add_init_script(HELD_WORKERS)
        self.page: Page = context.new_page()
        self.page.set_viewport_size(DESK)
        self.page.clock.set_fixed_time(f"{TODAY}T12:00:00Z")

    # ---- words

    def say(self, message: str) -> str:
        """Return a message without variables."""
        return texts.message_text(self.tag, message)

    def like(self, message: str, **known: str) -> re.Pattern[str]:
        """Return a pattern for a message, whatever those of its variables are that are not known."""
        frame: str = texts.messages()[self.tag][message]["frame"]
        for name, value in known.items():
            frame = frame.replace(f"<{name}>", value)
        parts = [re.sub(r"(?:\\?\s)+", r"\\s+", re.escape(part)) for part in re.split(r"<\w+>", frame)]
        return re.compile(".+".join(parts))

    # ---- what is there

    def button(self, message: str) -> Locator:
        """Return the button that is called so."""
        return self.page.get_by_role("button", name=self.say(message), exact=True)

    def dialog(self, message: str) -> Locator:
        """Return the dialog that is called so."""
        return self.page.get_by_role("dialog", name=self.say(message))

    def sees(self, *locators: Locator) -> None:
        """Wait until all of these are shown."""
        for locator in locators:
            expect(locator.first).to_be_visible(timeout=PATIENCE_MS)

    def settle(self) -> None:
        """Wait until nothing moves any more."""
        self.page.evaluate(SETTLED)

    # ---- what a person does

    def press(self, message: str) -> None:
        """Press the first button of that name."""
        self.button(message).first.click()

    def press_in(self, dialog: str, message: str) -> None:
        """Press a button of a dialog."""
        self.dialog(dialog).get_by_role("button", name=self.say(message), exact=True).click()

    def choose(self, label: str, option: str) -> None:
        """Choose an option by the label of its select."""
        select = self.page.get_by_label(self.say(label), exact=True)
        select.select_option(label=self.say(option))

    def open(self, query: str = "", page: str = "") -> None:
        """Open an address of the site, in the visitor's language, and wait for the engine."""
        self.go(query, page)
        self.page.locator("html[data-engine=ready]").wait_for(timeout=PATIENCE_MS)
        self.wait_for_turn()

    def go(self, query: str = "", page: str = "") -> None:
        """Open an address of the site, in the visitor's language, and wait for nothing else."""
        self.page.goto(f"{self.site}{page}?lang={self.tag}{'&' if query else ''}{query}")

    def remember(self, **kept: str) -> None:
        """Leave things in the browser's storage, as an earlier visit would."""
        self.page.goto(f"{self.site}rules.html")
        settings = json.dumps({"pace": "instant", "volume": 0, "language": self.tag})
        everything = {"settings": settings, "hints": "all", **kept}
        script = (
            "all => Object.entries(all).forEach(([key, text]) => localStorage.setItem(`coloretto:v1:${key}`, text))"
        )
        self.page.evaluate(script, everything)

    def wait_for_turn(self) -> None:
        """Wait until nothing is under way and all parts of the page are loaded."""
        self.page.locator("html:not(:has([aria-busy=true]))").wait_for(timeout=PATIENCE_MS)

    def wait_for_later_parts(self) -> None:
        """Wait for the parts of the page that come after the first frame, and for their styles."""
        self.page.evaluate("() => customElements.whenDefined('statistics-page').then(() => undefined)")
        self.settle()

    def turn_to(self, name: str) -> None:
        """Go to a page of the menu."""
        self.press("more")
        menu = self.page.get_by_role("navigation", name=self.say("more"))
        menu.get_by_role("button", name=self.say(f"page-{name}"), exact=True).click()
        self.sees(self.page.get_by_role("heading", name=self.say(f"page-{name}"), level=2))

    def back(self) -> None:
        """Go back to the table."""
        self.press("back-to-table")

    def open_save(self, save: str, waits: bool = True) -> None:
        """Open a saved game on the page that is there for it; the notices that come with it are put away."""
        self.turn_to("games")
        self.page.get_by_role("textbox", name=self.say("games-text")).fill(save)
        self.press("games-open-text")
        self.sees(
            self.page.get_by_role("group", name=self.say("table")).or_(
                self.page.get_by_role("heading", name=self.say("final-scores"))
            )
        )
        if waits:
            self.wait_for_turn()
        self.dismiss_notices()

    def dismiss_notices(self) -> None:
        """Put all notices away."""
        dismiss = self.button("dismiss")
        while dismiss.count():
            dismiss.first.click()

    # ---- the engine's side

    def hold_engine(self, method: str) -> None:
        """Hold back what is asked of the engine by this method from now on."""
        self.page.evaluate("method => { heldMethod = method }", method)

    def release_engine(self) -> None:
        """Let the engine have what was held back."""
        self.page.evaluate("releaseEngine()")

    def run(self, script: str, argument: Any = None) -> Any:
        """Run a script in the page."""
        return self.page.evaluate(script, argument)
