"""Measure how the page starts in WebKit: `python -m tools.bench.start_webkit` once dist/ is built.

As `start` does in Chromium: our start and the one of Pyodide's documentation take turns in fresh browsers.
"""

import argparse
import contextlib
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from selenium.webdriver import WebKitGTK
from selenium.webdriver.support.wait import WebDriverWait

from tests.support import webkit
from tests.support.servers import serving
from tools import project
from tools.bench.start import CAN_ACT, GAME, KINDS, VISITS, make_stock, spread

COLUMNS: Final = ("visit", "first move, ours / stock", "ours", "stock")
LOOK_EVERY: Final = 0.01
READY: Final = f"""
if (!location.href.startsWith(arguments[0])) return null;
return window.ready ?? (document.querySelector("{CAN_ACT}") ? performance.now() : null);
"""
"""Milliseconds from navigation to the first look at which a person could act."""
SNAPSHOT: Final = """
const [tell] = arguments;
caches.has("coloretto-snapshot").then(tell);
"""
"""Opens no cache: one that is opened while it is being filled stays empty for this page."""
FILLING_SECONDS: Final = 1.0


def visit(driver: WebKitGTK, site: str, query: str) -> float:
    """Open a page and tell when a person could act."""
    driver.get(site + query)
    told: float = WebDriverWait(driver, webkit.TIMEOUT_S, LOOK_EVERY).until(
        lambda _: driver.execute_script(READY, site)
    )
    return told


def run_once(kind: str, folder: Path) -> dict[str, float]:
    """Visit twice with a fresh browser; tell both."""
    with contextlib.contextmanager(serving)(folder) as site, webkit.browser(waits_for_load=False) as driver:
        query = GAME if kind == "ours" else ""
        first = visit(driver, site, query)
        if kind == "ours":
            WebDriverWait(driver, webkit.TIMEOUT_S).until(lambda _: driver.execute_async_script(SNAPSHOT))
            time.sleep(FILLING_SECONDS)
        driver.get("about:blank")
        return dict(zip(VISITS, (first, visit(driver, site, query)), strict=True))


def main() -> int:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="tools.bench.start_webkit", description="Measure the start in WebKit.")
    parser.add_argument("--runs", type=int, default=7, help="of each kind, by turns")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        folders = {"stock": make_stock(Path(folder) / "stock"), "ours": project.DIST}
        told = [{kind: run_once(kind, folders[kind]) for kind in KINDS} for _ in range(options.runs)]
    print(f"| {' | '.join(COLUMNS)} |", "|---" * len(COLUMNS) + "|", sep="\n")
    for name in VISITS:
        ours, stock = ([run[kind][name] for run in told] for kind in ("ours", "stock"))
        ratios = spread([one / other for one, other in zip(ours, stock, strict=True)], ".2f")
        print(f"| {name} | {ratios} | {spread(ours, '.0f')} ms | {spread(stock, '.0f')} ms |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
