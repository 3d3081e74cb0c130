"""Measure the first turns of first games on a slow network: `python -m tools.bench.first_games`, once dist/ is built.

Two players open the page on a phone for the first time, on Lighthouse's slow 4G. One presses as soon as it is possible,
and the computer players act at once; the other takes his time for each decision, at the usual speed.
"""

import argparse
import contextlib
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Final

from playwright.sync_api import ViewportSize, sync_playwright

from tests.support import browsers
from tests.support.browsers import CHROMIUM_ARGUMENTS
from tests.support.probes import probe
from tests.support.servers import serving
from tools import project
from tools.bench.start import NETWORKS, NetworkHandler, median_and_range

PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
NETWORK: Final = "slow 4G"
MAX_CHOICES: Final = 60
"""More choices than a person has until Python has started."""

PLAYERS: Final = {"in a hurry": ("?speed=instant", 0), "at a person's pace": ("", 1500)}
"""The query of the page, and the milliseconds before each press."""

MAX_WAIT_MS: Final = 200
"""A longer wait is noticed."""

COLUMNS: Final = (
    "player",
    "the game is dealt",
    "the first move is answered",
    "Python plays",
    f"no press waits longer than {MAX_WAIT_MS} ms",
    "the game never stands still for longer",
)

PLAY: Final = probe(__file__, "first-game")


def first_game(player: str, seed: int) -> Any:
    """Play a first game with a fresh browser; return what the script measured."""
    query, pause = PLAYERS[player]
    rng = Random(seed)
    randoms = [rng.random() for _ in range(MAX_CHOICES)]
    handler = type("Handler", (NetworkHandler,), {"network": NETWORKS[NETWORK]()})
    with contextlib.contextmanager(serving)(project.DIST, handler) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            args=CHROMIUM_ARGUMENTS, executable_path=browsers.installed_chromium() or None
        )
        page = browser.new_page(viewport=PHONE)
        page.goto(url + query, wait_until="commit")
        measured = page.evaluate(PLAY, [pause, randoms])
        browser.close()
        return measured


def report(games: int, at_once: int) -> Iterator[str]:
    """Yield the lines of the table."""
    yield f"| {' | '.join(COLUMNS)} |"
    yield "|---" * len(COLUMNS) + "|"
    for player in PLAYERS:
        with ThreadPoolExecutor(at_once) as pool:
            measured = list(pool.map(lambda seed, player=player: first_game(player, seed), range(games)))
        steps = [median_and_range([game[step] for game in measured], ".0f") for step in ("dealt", "answered", "ready")]
        quick = sum(max(game["waits"]) <= MAX_WAIT_MS for game in measured)
        moving = sum(game["still"] <= MAX_WAIT_MS for game in measured)
        cells = [player, *(f"{step} ms" for step in steps), f"{quick} of {games}", f"{moving} of {games}"]
        yield f"| {' | '.join(cells)} |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="tools.bench.first_games", description="Measure first games.")
    parser.add_argument("--games", type=int, default=100, help="games of each player")
    parser.add_argument("--at-once", type=int, default=1, help="games played at the same time, each on its own network")
    options = parser.parse_args(arguments)
    for line in report(options.games, options.at_once):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
