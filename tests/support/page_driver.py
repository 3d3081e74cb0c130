"""The page as a person meets it: found by roles and accessible names alone."""

import re
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from playwright.sync_api import FrameLocator, Locator, Page, Route

PageOrFrame: TypeAlias = Page | FrameLocator
"""A page of ours, or a frame on somebody's page."""

CHOICES = re.compile(r"^(Draw a card|Place in row \d|Take row \d)")
OFFERED = re.compile(rf"{CHOICES.pattern}|^Confirm jokers$")
MAX_CHOICES = 400
"""More than any game needs; a page that never ends fails instead of hanging."""
TIMEOUT_MS = 60_000
"""How long Python may take to start, and bots to have their turns."""
RECORD_SHIFTS = """window.shifts = []; new PerformanceObserver(list => shifts.push(...list.getEntries().map(
    ({ value, sources }) => [value, ...sources.map(({ node, previousRect, currentRect }) =>
        JSON.stringify([node?.textContent, previousRect, currentRect]))]))
).observe({ type: 'layout-shift', buffered: true })"""
"""For a page to begin with: notes what moves on it by itself, and by how much."""


def wait_for_engine(page: PageOrFrame) -> None:
    page.locator("html[data-engine=ready]").wait_for(timeout=TIMEOUT_MS)


def wait_until(page: Page, holds: str, argument: object = None) -> None:
    """Wait until a JavaScript function says true: Playwright's own way needs `eval`, which the page forbids."""
    page.evaluate(
        f"""async argument => {{
            const holds = {holds}, late = performance.now() + 60_000;
            while (!await holds(argument)) {{
                if (performance.now() > late) throw new Error(`never: ${{holds}}`);
                await new Promise(resolve => setTimeout(resolve, 10));
            }}
        }}""",
        argument,
    )


def wait_for_snapshot(page: Page) -> None:
    """Wait until the page has kept Python's memory for the next visit."""
    wait_until(page, "async () => (await (await caches.open('coloretto-snapshot')).keys()).length > 0")


def wait_for_promise(page: Page) -> None:
    """Wait until the later parts have saved the game a second time, with the salt of its promise."""
    wait_until(page, "() => localStorage.getItem('coloretto:v1:save').includes('salt')")


def wait_for_route(page: Page, held: list[Route]) -> None:
    """Wait until what the page is to be kept waiting for has been asked for."""
    while not held:
        page.evaluate("() => new Promise(resolve => requestAnimationFrame(resolve))")


def choices(page: PageOrFrame) -> Locator:
    """The buttons with which the person can act now."""
    return page.get_by_role("button", name=CHOICES, disabled=False)


def offered(page: PageOrFrame | Locator) -> Locator:
    """The buttons with which the game goes on."""
    return page.get_by_role("button", name=OFFERED, disabled=False)


def final_scores(page: PageOrFrame) -> Locator:
    return page.get_by_role("heading", name="Final scores")


def wait_for_decision(page: PageOrFrame) -> None:
    """Wait until nothing is under way any more and a person can act, or the game is over."""
    idle = page.locator("html[data-engine=ready]:not(:has([aria-busy=true]))")
    shown = offered(idle).or_(idle.get_by_role("heading", name="Final scores"))
    shown.first.wait_for(timeout=TIMEOUT_MS)


def play_to_the_end(
    page: PageOrFrame, seed: int, press: Callable[[Locator], None] = lambda button: button.click()
) -> None:
    """Choose by lot among what is offered until the final scores are there."""
    rng = Random(seed)
    for _ in range(MAX_CHOICES):
        wait_for_decision(page)
        buttons = offered(page).all()
        if not buttons:
            return
        press(rng.choice(buttons))
    raise AssertionError(f"the game did not end within {MAX_CHOICES} choices")


def play_on(page: PageOrFrame, seed: int, actions: int = 8) -> None:
    """Choose at random among what is offered, a few times."""
    rng = Random(seed)
    for _ in range(actions):
        wait_for_decision(page)
        rng.choice(offered(page).all()).click()
    wait_for_decision(page)


def scores(page: PageOrFrame) -> list[int]:
    """The totals of the final table, a row a seat."""
    rows = page.get_by_role("table").locator("tbody").get_by_role("row").all()
    return [int(row.get_by_role("cell").last.inner_text()) for row in rows]
