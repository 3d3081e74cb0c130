"""Measure the workshop (`python -m tools.bench.workshop` once dist/ is built).

A bot that takes the row with most points plays 50 deals of four players, 200 games, against Casual. For every quarter,
prints the time per game, the memory of the page and of its process, which includes all Pythons, and the tasks that
kept the page from answering for more than 50 ms.

`--against FOLDER` compares with another build instead: the time from Run to the first line that a bot prints, in the
first run and in the next, and the games of an arena per second, in turns.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

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
TURNS: Final = 5
PAUSE_MS: Final = 4000
"""How long a person looks at the result of a run, at least."""
COMPARED_FROM: Final = 40
COMPARED_TO: Final = 360
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


def compare(browser: Browser, folders: Sequence[Path]) -> None:
    """Measure builds in turns, and print the medians and the ratios of the first to the second."""
    sites = [next(serving(folder)) for folder in folders]
    measured: list[list[tuple[float, ...]]] = [[] for _ in folders]
    for turn in range(TURNS):
        for site, values in zip(sites, measured, strict=True):
            values.append(measure_runs(browser, site))
            print(f"turn {turn + 1}: {', '.join(f'{value:.2f}' for value in values[-1])}", flush=True)
    print("| | " + " | ".join(folder.name for folder in folders) + " | ratio |")
    print("|---|---|---|---|")
    for index, name in enumerate(("first run, s to the first line", "next run, s", "games per second")):
        own, other = (median(each[index] for each in values) for values in measured)
        print(f"| {name} | {own:.2f} | {other:.2f} | {own / other:.2f} |")


def measure_runs(browser: Browser, site: str) -> tuple[float, ...]:
    """Return the seconds from Run to the first line of a first and of a next run, and the games per second."""
    page = browser.new_page()
    page.goto(f"{site}workshop.html")
    seconds = []
    for word in ("first", "next"):
        page.get_by_role("textbox", name="Bot's code").fill(f"print({word!r})\n{GREEDY}")
        button = page.get_by_role("button", name="Run", exact=True)
        began = perf_counter()
        button.click()
        page.locator(".console .printed", has_text=word).wait_for(timeout=PATIENCE_MS)
        seconds.append(perf_counter() - began)
        expect(button).to_be_enabled(timeout=PATIENCE_MS)
        page.wait_for_timeout(PAUSE_MS)
    page.get_by_role("combobox", name="Opponent").select_option("random")
    page.get_by_role("combobox", name="Players").select_option("2")
    page.get_by_role("combobox", name="Deals").select_option("200")
    page.get_by_role("button", name="Start the arena").click()
    wait_for_games(page, COMPARED_FROM)
    began = perf_counter()
    wait_for_games(page, COMPARED_TO)
    speed = (COMPARED_TO - COMPARED_FROM) / (perf_counter() - began)
    page.close()
    return (*seconds, speed)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print the measurements."""
    parser = argparse.ArgumentParser(prog="tools.bench.workshop", description="Measure the workshop.")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="compare with the site in this folder")
    options = parser.parse_args(arguments)
    if options.against:
        with sync_playwright() as playwright:
            compare(open_chromium(playwright), (project.DIST, options.against))
        return 0
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
