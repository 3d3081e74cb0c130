"""Use the page as a person does: by roles and accessible names."""

import re
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from playwright.sync_api import BrowserContext, Frame, FrameLocator, Locator, Page, Route, expect

from tools import project

PageOrFrame: TypeAlias = Page | Frame | FrameLocator
"""The game on its own page, or in a frame."""

CHOICES = re.compile(r"^(Draw a card|Place in row \d|Take row \d)")
OFFERED = re.compile(rf"{CHOICES.pattern}|^Confirm jokers$")
MAX_CHOICES = 400
"""More choices than any game needs, so that an endless game fails."""
TIMEOUT_MS = 90_000
"""Limit for what a page does: Python may have to start first, on a slow machine."""
RECORD_SHIFTS = """window.shifts = []; new PerformanceObserver(list => shifts.push(...list.getEntries().map(
    ({ value, sources }) => [value, ...sources.map(({ node, previousRect, currentRect }) =>
        JSON.stringify([node?.textContent, previousRect, currentRect]))]))
).observe({ type: 'layout-shift', buffered: true })"""
"""Init script that records layout shifts in `shifts`."""
TYPEFACE = project.ROOT / "web" / "src" / "styles" / "typeface" / "young-serif.woff2"
SHOW_TYPEFACE = f"""document.fonts.add(
    new FontFace("Young Serif", Uint8Array.from({list(TYPEFACE.read_bytes())}), {{ weight: "1 999" }}))"""
"""Init script that shows the typeface from the first frame: one that came late would move titles at a press."""


def record_shifts(target: Page | BrowserContext) -> None:
    """Record layout shifts in `shifts`, with the typeface from the first frame."""
    target.add_init_script(RECORD_SHIFTS)
    target.add_init_script(SHOW_TYPEFACE)


def wait_for_engine(page: PageOrFrame) -> None:
    page.locator("html[data-engine=ready]").wait_for(timeout=TIMEOUT_MS)


def wait_until(page: Page, holds: str, argument: object = None) -> None:
    """Wait until a JavaScript function returns true; Playwright's own way needs `eval`, which the page forbids."""
    page.evaluate(
        f"""async argument => {{
            const holds = {holds}, late = performance.now() + {TIMEOUT_MS};
            while (!await holds(argument)) {{
                if (performance.now() > late) throw new Error(`never: ${{holds}}`);
                await new Promise(resolve => setTimeout(resolve, 10));
            }}
        }}""",
        argument,
    )


def wait_for_snapshot(page: Page) -> None:
    """Wait until the page has stored Python's memory for the next visit."""
    wait_until(page, "async () => (await (await caches.open('coloretto-snapshot')).keys()).length > 0")


def wait_for_salt(page: Page) -> None:
    """Wait until the lazy features have saved the game again, with the salt of its fingerprint."""
    wait_until(page, "() => localStorage.getItem('coloretto:v1:save').includes('salt')")


def wait_for_route(page: Page, held: list[Route]) -> None:
    """Wait until the page has sent the request that a test holds back."""
    while not held:
        page.evaluate("() => new Promise(resolve => requestAnimationFrame(resolve))")


def choices(page: PageOrFrame) -> Locator:
    """Return the buttons of the actions that are possible now."""
    return page.get_by_role("button", name=CHOICES, disabled=False)


def offered(page: PageOrFrame | Locator) -> Locator:
    """Return the buttons that continue the game: possible actions and Confirm jokers."""
    return page.get_by_role("button", name=OFFERED, disabled=False)


def final_scores(page: PageOrFrame) -> Locator:
    return page.get_by_role("heading", name="Final scores")


def wait_for_decision(page: PageOrFrame) -> None:
    """Wait until the engine is idle and either a person can act or the game is over."""
    idle = page.locator("html[data-engine=ready]:not(:has([aria-busy=true]))")
    shown = offered(idle).or_(idle.get_by_role("heading", name="Final scores"))
    shown.first.wait_for(timeout=TIMEOUT_MS)


def play_to_the_end(
    page: PageOrFrame, seed: int, press: Callable[[Locator], None] = lambda button: button.click()
) -> None:
    """Play random choices until the final scores are shown."""
    rng = Random(seed)
    for _ in range(MAX_CHOICES):
        wait_for_decision(page)
        buttons = offered(page).all()
        if not buttons:
            return
        press(rng.choice(buttons))
    raise AssertionError(f"the game did not end within {MAX_CHOICES} choices")


def play_on(page: PageOrFrame, seed: int, actions: int = 8) -> None:
    """Play a few random choices."""
    rng = Random(seed)
    for _ in range(actions):
        wait_for_decision(page)
        rng.choice(offered(page).all()).click()
    wait_for_decision(page)


def scores(page: PageOrFrame) -> list[int]:
    """Return the totals in the table of final scores, one per seat."""
    rows = page.get_by_role("table").locator("tbody").get_by_role("row").all()
    return [int(row.get_by_role("cell").last.inner_text()) for row in rows]


def show_seat(form: Locator, seat: int) -> None:
    """Show the choices for a seat in the new-game dialog, whose fields then have accessible names with its number."""
    form.get_by_role("group", name="At the table").get_by_role("button").nth(seat - 1).click()
    expect(form.get_by_role("group", name=f"Seat {seat}")).to_be_visible()


def show_more_options(form: Locator) -> None:
    """Unfold the options of the new-game dialog that few players change."""
    form.get_by_text("More options").click()
