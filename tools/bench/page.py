"""Measure the page while it is played: `python3 build.py bench` (or `python -m tools.bench.page` once dist/ is built).

Plays whole games with real Pyodide by clicks, chosen by lot from what is offered, and prints a table in Markdown.
Times depend on the machine and on what else it does; shifts, nodes, bytes and clicks do not.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.support.browsers import open_chromium
from tests.support.page_driver import MAX_CHOICES, OFFERED, wait_for_decision, wait_for_engine
from tests.support.probes import probe
from tests.support.servers import serving
from tools import project

SIZES = {"phone": (360, 640), "wide": (1440, 900)}
SLOWER = 4
"""Times that the processor is slowed down for the delay between a click and the next paint."""

COLUMNS = (
    "game",
    "slowed down",
    "layout shift",
    "tasks over 50 ms",
    "longest",
    "click to paint, worst",
    "most nodes",
    "clicks",
)

WATCH = probe(__file__, "watch-costs")
# What a person could press, by what stands on it: to find it by roles, as tests do, takes the page's own thread for
# longer than what is measured here.
NEXT = probe(__file__, "next-choice")


def play(page: Page, seed: int) -> int:
    """Play a game to its end by clicks; tell how many."""
    rng = Random(seed)
    for clicks in range(MAX_CHOICES):
        place = page.evaluate(NEXT, [rng.random(), OFFERED.pattern])
        if place is None:
            return clicks
        page.mouse.click(*place)
    raise AssertionError(f"the game did not end within {MAX_CHOICES} choices")


def measure(browser: Browser, site: str, size: str, players: int, slower: int) -> dict[str, Any]:
    """Play one game at that size and tell what the browser noted."""
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height})
    page.add_init_script(WATCH)
    page.goto(f"{site}?players={players}&edition=golden&seed=7&speed=fast")
    wait_for_decision(page)
    page.evaluate("noted.isReady = true")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    clicks = play(page, seed=players)
    noted: dict[str, Any] = page.evaluate("noted")
    page.close()
    return noted | {"clicks": clicks}


def clicks_before_the_first_draw(browser: Browser, site: str) -> int:
    """Count the clicks from the open page to the one that draws."""
    page = browser.new_page()
    page.goto(site)
    wait_for_engine(page)
    clicks = 0
    while not page.get_by_role("button", name="Draw a card", disabled=False).count():
        page.get_by_role("button", name="Play", exact=True).click()
        wait_for_decision(page)
        clicks += 1
    page.close()
    return clicks


def page_bytes(browser: Browser, site: str) -> int:
    """Add up the page, in which its style stands, and the scripts that it asks for itself, in brotli."""
    asked: list[str] = []
    page = browser.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site)
    wait_for_engine(page)
    page.close()
    files = {"index.html", *(url.removeprefix(site) for url in asked if "/assets/" in url)}
    return sum(min(path.stat().st_size for path in project.DIST.glob(f"{name}*")) for name in files)


def report(browser: Browser, site: str) -> Iterator[str]:
    """Give the lines of the tables."""
    yield f"| {' | '.join(COLUMNS)} |"
    yield "|---" * len(COLUMNS) + "|"
    for size in SIZES:
        for players, slower in ((4, 1), (5, 1), (4, SLOWER)):
            noted = measure(browser, site, size, players, slower)
            longest, worst = (f"{max(noted[times], default=0):.0f} ms" for times in ("tasks", "delays"))
            shift, tasks = f"{noted['shift']:.4f}", len(noted["tasks"])
            game = f"{players} players, {size}"
            cells = (game, f"{slower} x", shift, tasks, longest, worst, noted["nodes"], noted["clicks"])
            yield f"| {' | '.join(map(str, cells))} |"
    yield ""
    yield f"The page with its script and style: {page_bytes(browser, site):,} bytes in brotli."
    yield f"Clicks before the one that draws the first card: {clicks_before_the_first_draw(browser, site)}."


def main() -> int:
    """Print the report."""
    serve = serving(project.DIST)
    with sync_playwright() as playwright:
        browser = open_chromium(playwright)
        for line in report(browser, next(serve)):
            print(line, flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
