"""Measure the pages of 10,000 finished games (`python -m tools.bench.games` once dist/ is built).

Opens the list and the statistics from the welcome screen, where nothing has been read before, and in a game whose
player has been inactive for a while. Prints the time from the press to the paint with the first games or figures, and
the longest task over 50 ms until then and later: while the list grows and is scrolled, and while the statistics are
filtered.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from itertools import product
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from coloretto.cards import Variant
from coloretto.notation.text import record_to_text
from tests.support.browsers import open_chromium
from tests.support.games import random_game
from tests.support.probes import probe
from tests.support.servers import serving
from tests.support.user import User
from tests.web.support import history_db
from tools import project

GAMES: Final = 10_000
RUNS: Final = 5
GROWTHS: Final = 10
STEP: Final = 20
"""The number of games by which the list grows."""
PARTS: Final = ("opening", "using")
READ_MS: Final = 6_000
"""After that long without an input, the page has read the history."""
FILTER_MS: Final = 1_000
"""After that long the statistics are filtered."""
WATCH_PAGES: Final = probe(__file__, "watch-pages")


def games() -> list[dict[str, Any]]:
    """Return games of four, one an hour, with real records."""
    first = datetime.fromisoformat("2024-01-01T00:00:00")
    records = [record_to_text(random_game(Variant(4), seed).record()) for seed in range(20)]
    return [
        history_db.game(
            0,
            id=f"{number * 7919 % GAMES:032x}",
            at=f"{(first + timedelta(hours=number)).isoformat()}Z",
            record=records[number % len(records)],
            skill=history_db.skill(0.1, 2.5),
        )
        for number in range(GAMES)
    ]


# Finds elements by selectors: finding them by role, as tests do, would block the page and distort the measurements.
def open_from_menu(page: Page, name: str) -> None:
    """Open a page from the menu."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator("nav button", has_text=name).click()


def use_list(page: Page) -> None:
    """Open the list, wait until all games are read, let it grow, and scroll to its end each time."""
    open_from_menu(page, "Your games")
    page.locator("finished-page p", has_text="10,000 games").wait_for()
    page.evaluate("noted.readAt = performance.now()")
    for growth in range(1, GROWTHS + 1):
        page.locator("finished-page .more").click()
        page.locator("finished-page li").nth(STEP * growth).wait_for(state="attached")
        page.mouse.wheel(0, 100_000)


def use_statistics(page: Page) -> None:
    """Open the statistics, and filter them."""
    open_from_menu(page, "Statistics")
    page.locator("statistics-page .key-figures").wait_for()
    page.evaluate("noted.readAt = performance.now()")
    for index in range(3):
        page.locator("statistics-page select").nth(index).select_option(index=1)
        page.wait_for_timeout(FILTER_MS)


def measure(page: Page, url: str, is_game: bool, use: Callable[[Page], None]) -> dict[str, Any]:
    """Open a screen and then use a page; return what the page noted, in milliseconds."""
    page.goto(url)
    if is_game:
        User(page).wait_for_decision()
        page.wait_for_timeout(READ_MS)
    use(page)
    noted: dict[str, Any] = page.evaluate("noted")
    return noted


def open_page(browser: Browser, site: str) -> Page:
    """Open a page that has the games."""
    page = browser.new_page()
    page.goto(f"{site}?page=played")
    page.locator("finished-page p").first.wait_for()
    history_db.put(page, games=games())
    page.add_init_script(WATCH_PAGES)
    return page


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report."""
    argparse.ArgumentParser(
        prog="tools.bench.games", description="Measure the pages of 10,000 finished games."
    ).parse_args(arguments)
    serve = serving(project.DIST)
    with sync_playwright() as playwright:
        browser = open_chromium(playwright)
        site = next(serve)
        page = open_page(browser, site)
        print("| page | opened from | press to first games or figures | longest task until then | later |")
        print("|---|---|---|---|---|")
        pages = {"list": use_list, "statistics": use_statistics}
        screens = {"the welcome screen": "", "a game": "?players=4&seed=7"}
        for (name, use), (screen, address) in product(pages.items(), screens.items()):
            runs = [measure(page, site + address, bool(address), use) for _ in range(RUNS)]
            times = [noted["shownAt"] - noted["pressedAt"] for noted in runs]
            shown = f"{median(times):.0f} ({min(times):.0f} to {max(times):.0f}) ms"
            longest = [max((task for noted in runs for task in noted[part]), default=0) for part in PARTS]
            print(f"| {name} | {screen} | {shown} | {' | '.join(f'{task:.0f} ms' for task in longest)} |", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
