"""Measure the page while it is played: `python3 build.py bench` (or `python -m tools.bench.page` once dist/ is built).

Plays whole games with real Pyodide by clicks on random legal actions, and prints a table in Markdown. Times depend on
the machine and its load, processor times less so than durations; shifts, nodes, bytes and clicks do not.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.support.browsers import open_chromium
from tests.support.probes import probe
from tests.support.servers import serving
from tests.support.user import MAX_CHOICES, User
from tools import project

OFFERED = r"^(Draw a card|Place in row \d|Take row \d|Confirm$)"
"""Matches the names of the buttons that continue the game."""
SIZES = {"phone": (360, 640), "wide": (1440, 900)}
SLOWDOWN = 4
"""The factor by which the processor is slowed down, to measure the delay between a click and the next paint."""

COLUMNS = (
    "game",
    "CPU slowdown",
    "layout shift",
    "tasks over 50 ms",
    "longest task",
    "worst click to paint",
    "most DOM nodes",
    "frames/s while cards move",
    "clicks",
    "script, style, layout of an action",
)
COSTS = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
"""Names of the browser's metrics: the processor time of the main thread, in seconds."""

WATCH_COSTS = probe(__file__, "watch-costs")
# Finds buttons by their text: finding them by role, as tests do, would block the page and distort the measurements.
NEXT_CHOICE = probe(__file__, "next-choice")


def play(page: Page, seed: int) -> int:
    """Play a game to its end and return the number of clicks."""
    rng = Random(seed)
    for clicks in range(MAX_CHOICES):
        point = page.evaluate(NEXT_CHOICE, [rng.random(), OFFERED])
        if point is None:
            return clicks
        page.mouse.click(*point)
    raise AssertionError(f"the game did not end within {MAX_CHOICES} choices")


def measure(browser: Browser, site: str, size: str, players: int, slowdown: int) -> dict[str, Any]:
    """Play one game at a size and return the measurements of the browser."""
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height})
    page.add_init_script(WATCH_COSTS)
    page.goto(f"{site}?players={players}&edition=golden&seed=7&speed=fast")
    User(page).wait_for_decision()
    page.evaluate("noted.isReady = true")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    before = costs(session)
    clicks = play(page, seed=players)
    after = costs(session)
    noted: dict[str, Any] = page.evaluate("noted")
    page.close()
    spent = [1000 * (end - start) / noted["actions"] for start, end in zip(before, after, strict=True)]
    return noted | {"clicks": clicks, "costs": spent}


def costs(session: CDPSession) -> list[float]:
    """Return what the main thread has spent so far, in seconds."""
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return [metrics[name] for name in COSTS]


def clicks_before_the_first_draw(browser: Browser, site: str) -> int:
    """Return the number of clicks from the opened page to the one that draws."""
    page = browser.new_page()
    page.goto(site)
    User(page).wait_for_engine()
    clicks = 0
    while not page.get_by_role("button", name="Draw a card", disabled=False).count():
        page.get_by_role("button", name="Play", exact=True).click()
        User(page).wait_for_decision()
        clicks += 1
    page.close()
    return clicks


def page_bytes(browser: Browser, site: str) -> int:
    """Return the size of the page, with its inline style, and of its own scripts, in bytes of Brotli."""
    requested: list[str] = []
    page = browser.new_page()
    page.on("request", lambda request: requested.append(request.url))
    page.goto(site)
    User(page).wait_for_engine()
    page.close()
    files = {"index.html", *(url.removeprefix(site) for url in requested if "/assets/" in url)}
    return sum(min(path.stat().st_size for path in project.DIST.glob(f"{name}*")) for name in files)


def report(browser: Browser, site: str) -> Iterator[str]:
    """Yield the lines of the report."""
    yield f"| {' | '.join(COLUMNS)} |"
    yield "|---" * len(COLUMNS) + "|"
    for size in SIZES:
        for players, slowdown in ((4, 1), (5, 1), (4, SLOWDOWN)):
            noted = measure(browser, site, size, players, slowdown)
            longest, worst = (f"{max(noted[times], default=0):.0f} ms" for times in ("tasks", "delays"))
            shift, tasks = f"{noted['shift']:.4f}", len(noted["tasks"])
            game = f"{players} players, {size}"
            frames = f"{1000 * len(noted['frames']) / sum(noted['frames']):.0f}"
            spent = ", ".join(f"{each:.1f}" for each in noted["costs"]) + " ms"
            clicks = noted["clicks"]
            cells = (game, f"{slowdown} x", shift, tasks, longest, worst, noted["nodes"], frames, clicks, spent)
            yield f"| {' | '.join(map(str, cells))} |"
    yield ""
    yield f"The page with its script and style: {page_bytes(browser, site):,} bytes of Brotli."
    yield f"Clicks before the one that draws the first card: {clicks_before_the_first_draw(browser, site)}."


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report."""
    argparse.ArgumentParser(prog="tools.bench.page", description="Measure the page while it is played.").parse_args(
        arguments
    )
    serve = serving(project.DIST)
    with sync_playwright() as playwright:
        browser = open_chromium(playwright)
        for line in report(browser, next(serve)):
            print(line, flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
