"""A user of the page: opens it, finds everything by role and by its name in their language, and plays."""

import re
from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from playwright.sync_api import Frame, FrameLocator, Locator, Page, expect

from tests.support import texts
from tests.support.library import in_play
from tests.support.pages import TIMEOUT_MS, wait_until

PageOrFrame: TypeAlias = Page | Frame | FrameLocator
"""The game on its own page, or in a frame."""

MAX_CHOICES: Final = 400
"""More choices than any game needs, so that an endless game fails."""

SETTLED: Final = """async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const isShort = ({ effect }) => effect.getComputedTiming().endTime < 1000;
    await Promise.all(document.getAnimations().filter(isShort).map(({ finished }) => finished.catch(() => undefined)));
}"""
LAZY: Final = """async () => {
    await Promise.all(["new-game-dialog", "statistics-page"].map(each => customElements.whenDefined(each)));
    await new Promise(requestAnimationFrame);
}"""
MENU: Final = ("daily", "puzzles", "record")
"""The pages in the menu; the others are unfolded there."""
RECORD: Final = ("played", "statistics", "goals")
"""The pages of the record."""
SEND: Final = """detail => document.body.dispatchEvent(new CustomEvent("intent", { detail }))"""
SPEAKS: Final = """async language => {
    while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
}"""
STORE: Final = """
    texts => {
        sessionStorage.clear();
        for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    }"""


def show_seat(form: Locator, seat: int) -> None:
    """Show the choices for a seat in the new-game dialog, whose fields then have accessible names with its number."""
    form.get_by_role("group", name="At the table").get_by_role("button").nth(seat - 1).click()
    expect(form.get_by_role("group", name=f"Seat {seat}")).to_be_visible()


def show_more_options(form: Locator) -> None:
    """Unfold the options of the new-game dialog that few players change."""
    form.get_by_text("More options").click()


class User:
    """A person with one language, at a page or at a frame in it."""

    def __init__(self, place: PageOrFrame, site: str = "", tag: str = "en") -> None:
        self.place: Final = place
        """Where the game is."""
        self.page: Final = place if isinstance(place, Page) else _page_around(place)
        self.site: Final = site
        self.tag = tag

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
        return self.place.get_by_role("button", name=self.text(message), exact=True)

    def dialog(self, message: str) -> Locator:
        """Return the dialog with a message as its name."""
        return self.place.get_by_role("dialog", name=self.text(message))

    def heading(self, page: str) -> Locator:
        """Return the title of a side page."""
        name = "record" if page in RECORD else page
        return self.place.get_by_role("heading", name=self.text(f"page-{name}"), level=2)

    def action(self, action: str) -> Locator:
        """Return the button of an action: d draws, p2 places in row 2, t2 takes it."""
        message, row = {"d": "draw", "p": "row-place", "t": "row-take"}[action[0]], action[1:]
        name = re.compile(f"^{self.pattern(message, row=row).pattern}")
        return self.place.get_by_role("button", name=name, disabled=False)

    def choices(self) -> Locator:
        """Return the buttons of the actions that are possible now."""
        return self.place.get_by_role("button", name=self._names("draw", "row-place", "row-take"), disabled=False)

    def offered(self, within: Locator | None = None) -> Locator:
        """Return the buttons that continue the game: possible actions and Confirm."""
        names = self._names("draw", "row-place", "row-take", "confirm-jokers")
        return (within or self.place).get_by_role("button", name=names, disabled=False)

    def _names(self, *messages: str) -> re.Pattern[str]:
        return re.compile(f"^({'|'.join(self.pattern(message).pattern for message in messages)})")

    def final_scores(self) -> Locator:
        """Return the heading above the final scores."""
        return self.place.get_by_role("heading", name=self.text("final-scores"))

    def tip(self) -> Locator:
        """Return the text of the current tip."""
        return self.place.locator("table-tip p")

    def scores(self) -> list[int]:
        """Return the totals in the table of final scores, one per seat."""
        rows = self.place.get_by_role("table").locator("tbody").get_by_role("row").all()
        return [int(row.get_by_role("cell").last.inner_text()) for row in rows]

    def entries(self) -> int:
        """Return the number of entries of the game log."""
        return self.place.get_by_role("log").get_by_role("listitem").count()

    # ---- opening

    def navigate(self, query: str = "", page: str = "") -> None:
        """Open a URL of the site in the user's language, without waiting for the engine."""
        language = "" if self.tag == "en" else f"lang={self.tag}"
        self.page.goto(f"{self.site}{page}?{'&'.join(filter(None, (language, query)))}")

    def open(self, query: str = "", page: str = "") -> None:
        """Open a URL of the site in the user's language, and wait for the engine."""
        self.navigate(query, page)
        self.wait_for_turn()

    def open_storage(self) -> None:
        """Open a plain file of the site, so that its storage can be filled before the page runs."""
        self.page.goto(f"{self.site}LICENSE.txt")

    def fill_storage(self, **values: str) -> None:
        """Fill the site's storage as an earlier visit would, by a player who has seen all tips."""
        self.open_storage()
        self.store(**values)

    def store(self, **values: str) -> None:
        """Fill the storage of the site that is open, as for a player who has seen all tips, in a tab that is new.

        The values are texts by the names in their keys; `save` is that of the game in play.
        """
        save = values.pop("save", None)
        texts = {f"coloretto:v1:{name}": text for name, text in {"hints": "all", **values}.items()}
        self.page.evaluate(STORE, texts | ({} if save is None else in_play(save)))

    def open_page(self, name: str) -> None:
        """Open a side page from the menu."""
        self.press("more")
        # Other buttons may have the same name, and the entries load after the first frame.
        menu = self.place.get_by_role("navigation", name=self.text("more"))
        entry = "record" if name in RECORD else name
        if entry not in MENU:
            menu.locator("details").evaluate("more => { more.open = true }")
        # What waits follows the name.
        menu.get_by_role("button", name=re.compile(f"^{self.pattern(f'page-{entry}').pattern}( |$)")).click()
        self.expect_visible(self.heading(name))
        if name in RECORD and name != "played":
            record = self.place.get_by_role("navigation", name=self.text("page-record"))
            record.get_by_role("button", name=self.text(f"page-{name}"), exact=True).click()

    # ---- waiting

    def wait_for_engine(self) -> None:
        """Wait until the engine has started."""
        self.place.locator("html[data-engine=ready]").wait_for(timeout=TIMEOUT_MS)

    def wait_for_turn(self) -> None:
        """Wait until the engine has started and no part of the page is busy."""
        self.place.locator("html[data-engine=ready]:not(:has([aria-busy=true]))").wait_for(timeout=TIMEOUT_MS)

    def wait_for_decision(self) -> None:
        """Wait until the engine is idle and either a person can act or the game is over."""
        idle = self.place.locator("html[data-engine=ready]:not(:has([aria-busy=true]))")
        over = idle.get_by_role("heading", name=self.text("final-scores"))
        self.offered(idle).or_(over).first.wait_for(timeout=TIMEOUT_MS)

    def wait_for_lazy_features(self) -> None:
        """Wait for the features that load after the first frame and with the first game, and render the page again."""
        expect(self.page.locator("link-dialog")).to_be_attached()
        self.page.evaluate(LAZY)

    def wait_for_snapshot(self) -> None:
        """Wait until the page has stored Python's memory for the next visit."""
        wait_until(self.page, "async () => (await (await caches.open('coloretto-snapshot')).keys()).length > 0")

    def settle(self) -> None:
        """Wait until fonts are loaded and short animations have ended."""
        self.page.evaluate(SETTLED)

    def expect_visible(self, *locators: Locator) -> None:
        """Wait until all of the elements are visible."""
        for locator in locators:
            expect(locator.first).to_be_visible(timeout=TIMEOUT_MS)

    # ---- pressing

    def press(self, message: str) -> None:
        """Press the first button of that name."""
        self.button(message).first.click()

    def open_after_game(self) -> None:
        """Open what the end of a game has behind "More"."""
        self.place.locator(".after-game summary").click()

    def press_in(self, dialog: str, message: str) -> None:
        """Press a button of a dialog."""
        self.dialog(dialog).get_by_role("button", name=self.text(message), exact=True).click()

    def choose(self, label: str, option: str) -> None:
        """Choose one of a group of radio buttons by their texts."""
        group = self.place.get_by_role("group", name=self.text(label), exact=True)
        group.get_by_role("radio", name=self.text(option), exact=True).check()

    def dismiss_notices(self) -> None:
        """Dismiss all notices."""
        dismiss = self.button("dismiss")
        while dismiss.count():
            dismiss.first.click()

    def change_settings(self, **change: object) -> None:
        """Change settings without the dialog, once the feature is loaded that does it."""
        self.wait_for_lazy_features()
        self.page.evaluate(SEND, {"type": "change-settings", "change": change})

    def switch_language(self, tag: str) -> None:
        """Switch the current screen to another language."""
        self.page.evaluate(SEND, {"type": "change-settings", "change": {"language": tag}})
        self.page.evaluate(SPEAKS, tag)

    # ---- playing

    def press_action(self, action: str) -> None:
        """Press the button of an action, and do not wait."""
        self.action(action).click()

    def act(self, action: str) -> None:
        """Press the button of an action, and wait for the bots' turns."""
        self.press_action(action)
        self.wait_for_decision()

    def play_on(self, seed: int, actions: int = 3) -> None:
        """Play a few random choices."""
        rng = Random(seed)
        for _ in range(actions):
            self.wait_for_decision()
            rng.choice(self.offered().all()).click()
        self.wait_for_decision()

    def play_to_the_end(self, seed: int, press: Callable[[Locator], None] = lambda button: button.click()) -> None:
        """Play random choices until the final scores are shown."""
        rng = Random(seed)
        for _ in range(MAX_CHOICES):
            self.wait_for_decision()
            buttons = self.offered().all()
            if not buttons:
                return
            press(rng.choice(buttons))
        raise AssertionError(f"the game did not end within {MAX_CHOICES} choices")


def _page_around(place: Frame | FrameLocator) -> Page:
    return place.page if isinstance(place, Frame) else place.owner.page
