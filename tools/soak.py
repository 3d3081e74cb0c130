"""Play game after game in one page: `python -m tools.soak --games 500`, once dist/ is built.

The page plays by its own clicks, at instant pace, without a reload. Prints, for every tenth of the games, what the page
holds on to after the garbage was collected, how large the process of the page and of its worker with Python is, and
how long a game took; then the slopes over the games.
"""

import argparse
import resource
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from playwright.sync_api import CDPSession, sync_playwright

from tests.support.browsers import open_chromium
from tests.support.page_driver import wait_for_decision
from tests.support.probes import probe
from tests.support.servers import serving
from tools import project

TENTHS: Final = 10
MEBIBYTE: Final = 1 << 20

PLAY: Final = probe(__file__, "play-games")
"""Chooses by lot among what is offered, game after game."""


def held(page: CDPSession, browser: CDPSession) -> dict[str, float]:
    """Tell what the page holds on to: its scripts' heap, its nodes, in the document or not, and the whole process."""
    page.send("HeapProfiler.collectGarbage")
    counted = page.send("Memory.getDOMCounters")
    heap = page.send("Runtime.getHeapUsage")["usedSize"]
    processes = browser.send("SystemInfo.getProcessInfo")["processInfo"]
    process = max(resident(each["id"]) for each in processes if each["type"] == "renderer")
    return {
        "heap": heap / MEBIBYTE,
        "process": process / MEBIBYTE,
        "nodes": counted["nodes"],
        "listeners": counted["jsEventListeners"],
    }


def resident(process: int) -> int:
    """Tell how many bytes of memory a process has, as Linux says."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def slope(values: Sequence[float]) -> float:
    """Fit a line through values one apart, and tell how much it rises from one to the next."""
    middle, mean = (len(values) - 1) / 2, sum(values) / len(values)
    spread = sum((place - middle) ** 2 for place in range(len(values)))
    return sum((place - middle) * (value - mean) for place, value in enumerate(values)) / spread


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print what was measured."""
    parser = argparse.ArgumentParser(prog="tools.soak", description="Play game after game in one page.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--players", type=int, default=3)
    options = parser.parse_args(arguments)
    site = next(serving(project.DIST))
    with sync_playwright() as playwright:
        browser = open_chromium(playwright)
        page = browser.new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
        page.goto(f"{site}?players={options.players}&seed=1&speed=instant")
        wait_for_decision(page)
        page.evaluate(PLAY, 2)  # What is loaded when it is first needed, is loaded.
        session = page.context.new_cdp_session(page)
        whole = browser.new_browser_cdp_session()
        parts = [held(session, whole) | {"seconds": 0.0}]
        print("| games | seconds a game | heap of the page | process | nodes | listeners |\n|---|---|---|---|---|---|")
        for part in range(1, TENTHS + 1):
            games = options.games * part // TENTHS - options.games * (part - 1) // TENTHS
            began = perf_counter()
            page.evaluate(PLAY, games)
            seconds = (perf_counter() - began) / games
            parts.append(held(session, whole) | {"seconds": seconds})
            now = parts[-1]
            done = options.games * part // TENTHS
            print(
                f"| {done} | {now['seconds']:.2f} | {now['heap']:.1f} MiB | {now['process']:.0f} MiB"
                f" | {now['nodes']:.0f} | {now['listeners']:.0f} |",
                flush=True,
            )
        for name, unit in (("heap", "MiB"), ("process", "MiB"), ("nodes", "nodes"), ("listeners", "listeners")):
            rise = slope([part[name] for part in parts]) * TENTHS / options.games * 100
            print(f"{name}: {rise:+.3f} {unit} per 100 games")
        slower = slope([part["seconds"] for part in parts[1:]]) * TENTHS / options.games * 100
        print(f"seconds a game: {slower:+.3f} per 100 games")
        print(f"faults told by the console: {len(faults)}")
        browser.close()
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
