"""Measure how the page starts in WebKit: `python -m tools.bench.start_webkit` once dist/ is built.

Like `start` in Chromium: our start and the one in Pyodide's documentation alternate in fresh browsers.
"""

import argparse
import contextlib
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from selenium.webdriver import WebKitGTK
from selenium.webdriver.support.wait import WebDriverWait

from tests.support import webkit
from tests.support.servers import serving
from tools import project
from tools.bench.start import GAME, KINDS, READY_SELECTOR, VISITS, make_stock, median_and_range

COLUMNS: Final = ("visit", "first move, ours / stock", "ours", "stock")
POLL_SECONDS: Final = 0.01
READY: Final = f"""
if (!location.href.startsWith(arguments[0])) return null;
return window.ready ?? (document.querySelector("{READY_SELECTOR}") ? performance.now() : null);
"""
"""Milliseconds from navigation to the first poll at which the player could act."""
SNAPSHOT: Final = """
const [resolve] = arguments;
caches.has("coloretto-snapshot").then(resolve);
"""
"""Opens no cache: one that is opened while it fills stays empty for this page."""
FILL_SECONDS: Final = 1.0


def visit(driver: WebKitGTK, site: str, query: str) -> float:
    """Open a page and return the milliseconds until the player can act."""
    driver.get(site + query)
    ready: float = WebDriverWait(driver, webkit.TIMEOUT_S, POLL_SECONDS).until(
        lambda _: driver.execute_script(READY, site)
    )
    return ready


def run_once(kind: str, folder: Path) -> dict[str, float]:
    """Visit twice with a fresh browser; return the milliseconds of each visit by its name."""
    with contextlib.contextmanager(serving)(folder) as site, webkit.browser(waits_for_load=False) as driver:
        query = GAME if kind == "ours" else ""
        first = visit(driver, site, query)
        if kind == "ours":
            WebDriverWait(driver, webkit.TIMEOUT_S).until(lambda _: driver.execute_async_script(SNAPSHOT))
            time.sleep(FILL_SECONDS)
        driver.get("about:blank")
        return dict(zip(VISITS, (first, visit(driver, site, query)), strict=True))


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="tools.bench.start_webkit", description="Measure the start in WebKit.")
    parser.add_argument("--runs", type=int, default=7, help="runs of each kind, which alternate")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        folders = {"stock": make_stock(Path(folder) / "stock"), "ours": project.DIST}
        results = [{kind: run_once(kind, folders[kind]) for kind in KINDS} for _ in range(options.runs)]
    print(f"| {' | '.join(COLUMNS)} |", "|---" * len(COLUMNS) + "|", sep="\n")
    for name in VISITS:
        ours, stock = ([run[kind][name] for run in results] for kind in ("ours", "stock"))
        ratios = median_and_range([one / other for one, other in zip(ours, stock, strict=True)], ".2f")
        print(f"| {name} | {ratios} | {median_and_range(ours, '.0f')} ms | {median_and_range(stock, '.0f')} ms |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
