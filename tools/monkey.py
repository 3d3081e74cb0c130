"""Send random clicks, keys, window sizes and languages to the page: `python -m tools.monkey --events 10000`.

Needs dist/. A seed determines the events. Fails if the console or the page reports an error, or if the engine, run in
CPython, cannot load a game that the page saved and play it to its end.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from playwright.sync_api import Page, sync_playwright

from coloretto.bots.base import Limit
from coloretto.game import Game, Player
from coloretto.library import play_out
from coloretto.service.saves import game_from_save
from tests.support.browsers import open_chromium
from tests.support.library import save_in_play
from tests.support.probes import probe
from tests.support.servers import serving
from tests.support.user import User
from tools import project

KEYS: Final = ["d", "1", "2", "3", "4", "5", "n", "f", "u", "r", "a", "s", "t", "h", "w", "?"]
BROWSER_KEYS: Final = ["Tab", "Shift+Tab", "Enter", "Space", "Escape", "ArrowLeft", "ArrowRight", "Home", "End"]
SIZES: Final = [(320, 568), (360, 640), (768, 1024), (1440, 900), (640, 320)]
CHECK_EVERY: Final = 25

PRESS: Final = probe(__file__, "press-control")
"""Presses or changes a random visible control, except those that erase all data or download a file."""


def events(page: Page, rng: Random) -> list[Callable[[], object]]:
    """Return the possible events; frequent ones occur several times."""
    press = lambda: page.evaluate(PRESS, rng.randrange(1 << 30))  # noqa: E731
    key = lambda: page.keyboard.press(rng.choice(KEYS))  # noqa: E731
    other = lambda: page.keyboard.press(rng.choice(BROWSER_KEYS))  # noqa: E731
    size = lambda: page.set_viewport_size(dict(zip(("width", "height"), rng.choice(SIZES), strict=True)))  # type: ignore[arg-type]  # noqa: E731
    return [press] * 6 + [key] * 4 + [other] * 2 + [size]


def check_save(page: Page) -> bool:
    """Load the saved game and play it to its end; return whether there was one."""
    save = save_in_play(page)
    if save is None:
        return False
    game = game_from_save(save)
    play_out(Game.from_record(game.record(), [Player("greedy") for _ in game.players], game.seed), Limit())
    return True


def main(arguments: Sequence[str] | None = None) -> int:
    """Send the events and print the result."""
    parser = argparse.ArgumentParser(prog="tools.monkey", description="Send random events to the page.")
    parser.add_argument("--events", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    rng = Random(options.seed)
    site = next(serving(project.DIST))
    errors: list[str] = []
    saves = 0
    with sync_playwright() as playwright:
        browser = open_chromium(playwright)
        page = browser.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.goto(f"{site}?players=3&seed={options.seed}&speed=instant")
        User(page).wait_for_decision()
        choices = events(page, rng)
        for number in range(1, options.events + 1):
            rng.choice(choices)()
            if page.url.partition("?")[0].partition("#")[0] != site:
                page.go_back()
                User(page).wait_for_engine()
            if number % CHECK_EVERY == 0:
                saves += check_save(page)
                if page.locator("html").get_attribute("data-engine") != "ready":
                    errors.append(f"the engine is lost after event {number}")
                    break
            if number % (options.events // 10 or 1) == 0:
                print(f"{number} events, {saves} saved games checked, {len(errors)} errors", flush=True)
        browser.close()
    for error in errors[:5]:
        print(error[:600])
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
