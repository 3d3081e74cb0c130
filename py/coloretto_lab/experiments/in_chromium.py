"""Measure decisions and reviews in the browser.

`python -m coloretto_lab.experiments.in_chromium`, after `python3 build.py`. Plays whole games of bots through the
bridge of the built wheel, with Pyodide in a worker of a headless Chromium, as the page does: the loading of the weights
counts, and so do the views. Prints a table, in Markdown.
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
| level | players | side | first | median | 95 % within | most | 95 % of slices within | longest slice | heap grown |
|---|---|---|---|---|---|---|---|---|---|"""
REVIEW_HEAD: Final = """\
| level | players | side | plies | review | 95 % of the slices within | longest slice | heap grown |
|---|---|---|---|---|---|---|---|"""


class _Quiet(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def measure(games: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Play the games one after the other in one worker; tell each one's decisions, slices (ms) and heap growth."""
    (wheel,) = ROOT.glob("build/wheel/*.whl")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=ROOT))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    places = {"base": f"{address}{PYODIDE}", "wheel": f"{address}{wheel.relative_to(ROOT)}"}
    query = urlencode(places | {"games": json.dumps(games)})
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page()
        page.goto(f"{address}docs/pictures/last-round/wide-dark.jpg")
        page.set_default_timeout(0)
        told: list[dict[str, Any]] = page.evaluate(
            """url => new Promise((resolve, reject) => {
                const worker = new Worker(url, { type: "module" });
                worker.onmessage = ({ data }) => resolve(data);
                worker.onerror = (event) => reject(new Error(event.message));
            })""",
            f"{address}{HARNESS}?{query}",
        )
        browser.close()
    server.shutdown()
    return told


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what the arguments ask for."""
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.experiments.in_chromium", description="Measure decisions in Chromium."
    )
    parser.add_argument("--levels", nargs="+", default=["newcomer", "expert", "master"])
    parser.add_argument("--players", type=int, choices=PLAYERS, nargs="+", default=list(PLAYERS))
    parser.add_argument("--scoring", choices=SCORINGS, nargs="+", default=list(SCORINGS))
    parser.add_argument("--review", action="store_true", help="measure what looking back on the games takes, instead")
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
        f" | {times[len(times) // 2]:.1f} ms | {_within_95(times):.0f} ms | {times[-1]:.0f} ms"
        f" | {_within_95(slices):.0f} ms | {slices[-1]:.0f} ms | {game['grown'] / MEBIBYTE:.1f} MiB |"
    )


def _review_line(game: dict[str, Any]) -> str:
    slices = sorted(game["reviewed"])
    return (
        f"| {game['level']} | {game['players']} | {game['scoring']} | {len(game['decisions'])}"
        f" | {sum(slices) / 1000:.1f} s | {_within_95(slices):.0f} ms | {slices[-1]:.0f} ms"
        f" | {game['grownByReview'] / MEBIBYTE:.1f} MiB |"
    )


def _within_95(ascending: Sequence[float]) -> float:
    """Tell within what 95 % of the times lie."""
    return ascending[int(0.95 * len(ascending))]


if __name__ == "__main__":
    sys.exit(main())
