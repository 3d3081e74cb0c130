"""Measure the time of decisions and reviews in the browser.

`python -m coloretto_lab.experiments.in_chromium`, after `python3 build.py`. Plays whole games of bots by requests to
the built wheel, with Pyodide in a worker of a headless Chromium, as the page does. The times include the views and the
loading of weights. Prints a Markdown table.
"""

import argparse
import functools
import json
import shutil
import sys
import threading
from collections.abc import Sequence
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from playwright.sync_api import sync_playwright

from coloretto.cards import PLAYERS, SCORINGS

ROOT: Final = Path(__file__).resolve().parents[3]
PYODIDE: Final = "web/node_modules/pyodide/"
HARNESS: Final = "py/coloretto_lab/experiments/in_chromium.mjs"
MEBIBYTE: Final = 1 << 20
DECISIONS_HEAD: Final = """\
| level | players | side | first | median | 95th percentile | max | slice, 95th percentile | max | heap growth |
|---|---|---|---|---|---|---|---|---|---|"""
REVIEW_HEAD: Final = """\
| level | players | side | plies | review | slice, 95th percentile | max | heap growth |
|---|---|---|---|---|---|---|---|"""


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


def measure(games: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Play games in sequence in one worker; return their times (ms) and the growth of the heap (bytes)."""
    (wheel,) = ROOT.glob("build/wheel/*.whl")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Handler, directory=ROOT))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    urls = {"base": f"{address}{PYODIDE}", "wheel": f"{address}{wheel.relative_to(ROOT)}"}
    query = urlencode(urls | {"games": json.dumps(games)})
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page()
        page.goto(f"{address}docs/pictures/last-round/wide-dark.jpg")
        page.set_default_timeout(0)
        results: list[dict[str, Any]] = page.evaluate(
            """url => new Promise((resolve, reject) => {
                const worker = new Worker(url, { type: "module" });
                worker.onmessage = ({ data }) => resolve(data);
                worker.onerror = (event) => reject(new Error(event.message));
            })""",
            f"{address}{HARNESS}?{query}",
        )
        browser.close()
    server.shutdown()
    return results


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the levels and variants that the arguments name."""
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.experiments.in_chromium", description="Measure decisions in Chromium."
    )
    parser.add_argument("--levels", nargs="+", default=["newcomer", "expert", "master"])
    parser.add_argument("--players", type=int, choices=PLAYERS, nargs="+", default=list(PLAYERS))
    parser.add_argument("--scoring", choices=SCORINGS, nargs="+", default=list(SCORINGS))
    parser.add_argument("--review", action="store_true", help="measure the reviews of the games instead")
    options = parser.parse_args(arguments)
    print(REVIEW_HEAD if options.review else DECISIONS_HEAD)
    for level in options.levels:
        games = [
            {"level": level, "players": players, "scoring": scoring, "review": options.review}
            for players in options.players
            for scoring in options.scoring
        ]
        for game in measure(games):
            print(_review_line(game) if options.review else _decisions_line(game), flush=True)
    return 0


def _decisions_line(game: dict[str, Any]) -> str:
    times, slices = sorted(game["decisions"]), sorted(game["slices"])
    return (
        f"| {game['level']} | {game['players']} | {game['scoring']} | {game['decisions'][0]:.0f} ms"
        f" | {times[len(times) // 2]:.1f} ms | {_percentile_95(times):.0f} ms | {times[-1]:.0f} ms"
        f" | {_percentile_95(slices):.0f} ms | {slices[-1]:.0f} ms | {game['grown'] / MEBIBYTE:.1f} MiB |"
    )


def _review_line(game: dict[str, Any]) -> str:
    slices = sorted(game["reviewed"])
    return (
        f"| {game['level']} | {game['players']} | {game['scoring']} | {len(game['decisions'])}"
        f" | {sum(slices) / 1000:.1f} s | {_percentile_95(slices):.0f} ms | {slices[-1]:.0f} ms"
        f" | {game['grownByReview'] / MEBIBYTE:.1f} MiB |"
    )


def _percentile_95(times: Sequence[float]) -> float:
    """Return the 95th percentile of sorted times."""
    return times[int(0.95 * len(times))]


if __name__ == "__main__":
    sys.exit(main())
