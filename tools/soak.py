"""Play hundreds of games in one page: `python -m tools.soak --games 500`. Needs dist/.

The page clicks by itself, at instant pace, without a reload. For every tenth of the games, prints the time per game and
the memory of the page after garbage collection and of its process, which includes the worker with Python; then how
these grow.
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
from tests.support.probes import probe
from tests.support.servers import serving
from tests.support.user import User
from tools import project

TENTHS: Final = 10
MEBIBYTE: Final = 1 << 20

PLAY: Final = probe(__file__, "play-games")
"""Plays games by random legal actions."""


def measure_memory(page: CDPSession, browser: CDPSession) -> dict[str, float]:
    """Return heap and process in MiB, and the numbers of listeners and of nodes, whether in the document or not."""
    page.send("HeapProfiler.collectGarbage")
    counters = page.send("Memory.getDOMCounters")
    heap = page.send("Runtime.getHeapUsage")["usedSize"]
    processes = browser.send("SystemInfo.getProcessInfo")["processInfo"]
    process = max(resident_bytes(each["id"]) for each in processes if each["type"] == "renderer")
    return {
        "heap": heap / MEBIBYTE,
        "process": process / MEBIBYTE,
        "nodes": counters["nodes"],
        "listeners": counters["jsEventListeners"],
    }


def resident_bytes(process: int) -> int:
    """Return the resident memory of a process in bytes. Needs Linux."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def slope(values: Sequence[float]) -> float:
    """Return the slope of the line that fits values at distance 1."""
    middle, mean = (len(values) - 1) / 2, sum(values) / len(values)
    spread = sum((place - middle) ** 2 for place in range(len(values)))
    return sum((place - middle) * (value - mean) for place, value in enumerate(values)) / spread


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print the measurements."""
    parser = argparse.ArgumentParser(prog="tools.soak", description="Play hundreds of games in one page.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--players", type=int, default=3)
    options = parser.parse_args(arguments)
    site = next(serving(project.DIST))
    with sync_playwright() as playwright:
        browser = open_chromium(playwright)
        page = browser.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.goto(f"{site}?players={options.players}&seed=1&speed=instant")
        User(page).wait_for_decision()
        page.evaluate(PLAY, 2)  # Loads all that loads on demand.
        session = page.context.new_cdp_session(page)
        browser_session = browser.new_browser_cdp_session()
        parts = [measure_memory(session, browser_session) | {"seconds": 0.0}]
        print("| games | seconds per game | JavaScript heap | process memory | DOM nodes | listeners |")
        print("|---|---|---|---|---|---|")
        for part in range(1, TENTHS + 1):
            games = options.games * part // TENTHS - options.games * (part - 1) // TENTHS
            began = perf_counter()
            page.evaluate(PLAY, games)
            seconds = (perf_counter() - began) / games
            parts.append(measure_memory(session, browser_session) | {"seconds": seconds})
            now = parts[-1]
            done = options.games * part // TENTHS
            print(
                f"| {done} | {now['seconds']:.2f} | {now['heap']:.1f} MiB | {now['process']:.0f} MiB"
                f" | {now['nodes']:.0f} | {now['listeners']:.0f} |",
                flush=True,
            )
        print()
        for name, unit in (("heap", "MiB"), ("process", "MiB"), ("nodes", "nodes"), ("listeners", "listeners")):
            rise = slope([part[name] for part in parts]) * TENTHS / options.games * 100
            print(f"- {name}: {rise:+.3f} {unit} per 100 games")
        slower = slope([part["seconds"] for part in parts[1:]]) * TENTHS / options.games * 100
        print(f"- seconds per game: {slower:+.3f} per 100 games")
        print(f"- errors on the console: {len(errors)}")
        browser.close()
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
