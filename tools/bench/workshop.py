"""Measure an arena of the workshop (`python -m tools.bench.workshop` once dist/ is built).

A bot that takes the row with most points plays 50 deals of four players, 200 games, against Casual. For every quarter,
prints the time per game, the memory of the page and of its process, which includes both Pythons, and the tasks that
kept the page from answering for more than 50 ms.
"""

import argparse
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.support.browsers import open_chromium
from tests.support.probes import probe
from tests.support.servers import serving
from tools import project
from tools.soak import measure_memory

WATCH_COSTS: Final = probe(__file__, "watch-costs")
GAMES: Final = 200
QUARTERS: Final = (50, 100, 150, 200)
PATIENCE_MS: Final = 120_000
LOOKS_MS: Final = 200
GREEDY: Final = """
def choose(table):
    if table.drawn:
        return table.random.choice(table.legal)
    takes = [action for action in table.legal if action.is_take]
    best = max(takes, key=lambda action: table.gain(action.row), default=None)
    return best if best and table.gain(best.row) >= 3 else table.legal[0]
"""


def start_arena(page: Page, site: str) -> None:
    """Start the match and wait for its first result, when both Pythons have started."""
    page.add_init_script(WATCH_COSTS)
    page.goto(f"{site}workshop.html")
    page.get_by_role("textbox", name="Bot's code").fill(GREEDY)
    page.get_by_role("combobox", name="Deals").select_option(str(GAMES // 4))
    page.evaluate("noted.isReady = true")
    page.get_by_role("button", name="Start the arena").click()
    wait_for_games(page, 1)


def wait_for_games(page: Page, games: int) -> None:
    """Wait until so many games have been played."""
    progress = page.get_by_role("progressbar", name="Arena")
    while int(progress.get_attribute("value", timeout=PATIENCE_MS) or 0) < games:
        page.wait_for_timeout(LOOKS_MS)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print the measurements."""
    argparse.ArgumentParser(prog="tools.bench.workshop", description="Measure an arena of the workshop.").parse_args(
        arguments
    )
    site = next(serving(project.DIST))
    with sync_playwright() as playwright:
        browser = open_chromium(playwright)
        page = browser.new_page()
        began = perf_counter()
        start_arena(page, site)
        session, browser_session = page.context.new_cdp_session(page), browser.new_browser_cdp_session()
        print(f"From the press to the first result: {perf_counter() - began:.1f} s.\n")
        print("| games | seconds per game | JavaScript heap | process memory |")
        print("|---|---|---|---|")
        began, before = perf_counter(), 1
        for games in QUARTERS:
            wait_for_games(page, games)
            seconds = (perf_counter() - began) / (games - before)
            # Its garbage collection is no task of the page.
            page.evaluate("noted.isReady = false")
            memory = measure_memory(session, browser_session)
            page.wait_for_timeout(LOOKS_MS)
            page.evaluate("noted.isReady = true")
            print(
                f"| {games} | {seconds:.2f} | {memory['heap']:.1f} MiB | {memory['process']:.0f} MiB |",
                flush=True,
            )
            began, before = perf_counter(), games
        tasks = page.evaluate("noted.tasks")
        print(f"\nTasks over 50 ms: {len(tasks)}, the longest {max(tasks, default=0):.0f} ms.")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
