"""What a page does in the background: wait for it, and record layout shifts."""

import time

from playwright.sync_api import BrowserContext, Page, Route

from tools import project

TIMEOUT_MS = 90_000
"""Limit for what a page does: Python may have to start first, on a slow machine."""
POLL_MS = 10
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


def wait_until(page: Page, holds: str, argument: object = None) -> None:
    """Wait until a JavaScript function returns true, also while the page's clock stands still.

    Playwright's own way needs `eval`, which the page forbids.
    """
    late = time.monotonic() + TIMEOUT_MS / 1000
    while not page.evaluate(holds, argument):
        assert time.monotonic() < late, f"never: {holds}"
        page.wait_for_timeout(POLL_MS)


def add_style(page: Page, style: str) -> None:
    """Add a style sheet; Playwright's own way needs inline styles, which the page forbids."""
    page.evaluate("async style => document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(style))", style)


def wait_for_route(page: Page, held: list[Route]) -> None:
    """Wait until the page has sent the request that a test holds back."""
    while not held:
        page.evaluate("() => new Promise(resolve => requestAnimationFrame(resolve))")


def wait_for_frames(page: Page) -> None:
    """Wait until the browser has sent the events that belong to the next frame."""
    page.evaluate("() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
