"""Measure the first turns of first games: `python -m tools.bench.first_games`, once dist/ is built.

Two players open the page on a phone for the first time, on Lighthouse's slow 4G. One presses as soon as it is possible,
and the computer players act at once; the other takes his time for each decision, at the usual speed. The first of them
then takes turns with the start in Pyodide's documentation (stock/), without a slow network.
"""

import argparse
import contextlib
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import ViewportSize, sync_playwright

from tests.support import browsers
from tests.support.browsers import CHROMIUM_ARGUMENTS
from tests.support.probes import probe
from tests.support.servers import serving
from tools import project
from tools.bench.start import NETWORKS, NetworkHandler, make_stock, median_and_range, run_once, table

PHONE: Final[ViewportSize] = {"width": 360, "height": 640}
SLOW: Final = "slow 4G"
QUICK: Final = "loopback"
SLOWDOWNS: Final = (1, 4)
MAX_CHOICES: Final = 60
"""More choices than a person has until Python has started."""

PLAYERS: Final = {"in a hurry": ("?speed=instant", 0), "at a person's pace": ("", 1500)}
"""The query of the page, and the milliseconds before each press."""

MAX_WAIT_MS: Final = 200
"""A longer wait is noticed."""

STOCK_COLUMNS: Final = ("network", "CPU slowdown", "the first move is answered, ours / stock", "ours", "stock")
COLUMNS: Final = (
    "player",
    "the game is dealt",
    "the first move is answered",
    "Python plays",
    f"no press waits longer than {MAX_WAIT_MS} ms",
    "the game never stands still for longer",
)

PLAY: Final = probe(__file__, "first-game")


def first_game(player: str, seed: int, network: str = SLOW, slowdown: int = 1) -> Any:
    """Play a first game with a fresh browser; return what the script measured."""
    query, pause = PLAYERS[player]
    rng = Random(seed)
    randoms = [rng.random() for _ in range(MAX_CHOICES)]
    handler = type("Handler", (NetworkHandler,), {"network": NETWORKS[network]()})
    with contextlib.contextmanager(serving)(project.DIST, handler) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            args=CHROMIUM_ARGUMENTS, executable_path=browsers.installed_chromium() or None
        )
        page = browser.new_page(viewport=PHONE)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        page.goto(url + query, wait_until="commit")
        measured = page.evaluate(PLAY, [pause, randoms])
        browser.close()
        return measured


def slow_network(games: int, at_once: int) -> Iterator[str]:
    """Yield a row for each player."""
    for player in PLAYERS:
        with ThreadPoolExecutor(at_once) as pool:
            measured = list(pool.map(lambda seed, player=player: first_game(player, seed), range(games)))
        steps = [median_and_range([game[step] for game in measured], ".0f") for step in ("dealt", "answered", "ready")]
        quick = sum(max(game["waits"]) <= MAX_WAIT_MS for game in measured)
        moving = sum(game["still"] <= MAX_WAIT_MS for game in measured)
        cells = [player, *(f"{step} ms" for step in steps), f"{quick} of {games}", f"{moving} of {games}"]
        yield f"| {' | '.join(cells)} |"


def beside_stock(runs: int) -> Iterator[str]:
    """Yield a row for each slowdown: a first game in a hurry beside the moment when the stock page could be played."""
    with tempfile.TemporaryDirectory() as folder:
        stock_page = make_stock(Path(folder) / "stock")
        for slowdown in SLOWDOWNS:
            ours, stock = [], []
            for seed in range(runs):
                with sync_playwright() as playwright:
                    visits = run_once(playwright, "stock", stock_page, NETWORKS[QUICK](), slowdown)
                stock.append(visits["first"]["ready"])
                ours.append(first_game("in a hurry", seed, QUICK, slowdown)["answered"])
            ratios = [one / other for one, other in zip(ours, stock, strict=True)]
            times = [f"{median_and_range(each, '.0f')} ms" for each in (ours, stock)]
            yield f"| {QUICK} | {slowdown} x | {median_and_range(ratios, '.2f')} | {' | '.join(times)} |"


def report(games: int, at_once: int, runs: int) -> Iterator[str]:
    """Yield the lines of both tables."""
    yield from table(COLUMNS, slow_network(games, at_once))
    yield ""
    yield from table(STOCK_COLUMNS, beside_stock(runs))


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="tools.bench.first_games", description="Measure first games.")
    parser.add_argument("--games", type=int, default=100, help="games of each player")
    parser.add_argument("--at-once", type=int, default=1, help="games played at the same time, each on its own network")
    parser.add_argument("--runs", type=int, default=7, help="games that take turns with the stock page")
    options = parser.parse_args(arguments)
    for line in report(options.games, options.at_once, options.runs):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
