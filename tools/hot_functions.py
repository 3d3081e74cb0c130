"""Write which functions of Pyodide's wasm start Python and play: `python -m tools.hot_functions`. Needs dist/.

The build splits the wasm by this list (`web/build/python-runtime/split-wasm.mjs`). The command visits every screen of
the gallery, plays whole games, starts from a snapshot and breaks the engine in a copy of dist/, whose wasm notes the
functions that are called.
"""

import hashlib
import shutil
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from itertools import cycle
from pathlib import Path
from typing import Final
from urllib.parse import quote

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from coloretto.bots import LEVELS
from tests.support.browsers import NO_SERVICE_WORKER, open_chromium
from tests.support.pages import wait_until
from tests.support.probes import probe
from tests.support.servers import serving
from tests.support.user import User
from tools import builder, dev_server, project
from tools.gallery.screens import TOURS, stops, visit
from tools.gallery.visitor import BROKEN

LIST: Final = project.WEB / "build" / "python-runtime" / "hot-functions.txt"
REPORT: Final = probe(__file__, "report-calls")
INSTANTIATED: Final = "wasmExports=instance.exports;"
EMPTY: Final = b"\0asm\x01\0\0\0"
"""A module of wasm without functions."""
COLUMNS: Final = 120
GAMES_OF_LEVEL: Final = 3
VARIANTS: Final = [
    f"players={players}&edition={edition}&scoring={scoring}"
    for players, edition, scoring in (
        (2, "golden", "brown"),
        (3, "classic", "grey"),
        (4, "golden", "grey"),
        (5, "classic", "brown"),
    )
]


class Handler(dev_server.Handler):
    """Serves the site, and collects what its worker reports."""

    called: Final[set[int]] = set()

    def do_POST(self) -> None:
        """Take the names of the functions that were called."""
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.called.update(map(int, body.split()))
        self.send_response(HTTPStatus.NO_CONTENT)
        self.end_headers()


def make_site(folder: Path) -> None:
    """Copy dist/ with a wasm that notes calls, a script that reports them, and an empty cold part."""
    shutil.copytree(project.DIST, folder, ignore=shutil.ignore_patterns("*.br", "*.gz", "docs"))
    (runtime,) = (folder / "runtime").iterdir()
    trim = project.WEB / "build" / "python-runtime" / "trim-wasm.mjs"
    subprocess.run(["node", trim, builder.PYODIDE, runtime, "--traced"], check=True)
    script = (runtime / "pyodide.asm.mjs").read_text(encoding="utf-8")
    assert script.count(INSTANTIATED) == 1
    watched = script.replace(INSTANTIATED, f"{INSTANTIATED}watchCalls(wasmExports);")
    (runtime / "pyodide.asm.js").write_text(REPORT + watched, encoding="utf-8")
    cold = runtime / builder.COLD_WASM
    known = builder.integrity(cold)
    cold.write_bytes(EMPTY)
    for asset in (folder / "assets").glob("*.js"):
        text = asset.read_text(encoding="utf-8")
        asset.write_text(text.replace(known, builder.integrity(cold)), encoding="utf-8")


def run_scenes(browser: Browser, site: str) -> Iterator[str]:
    """Do everything that is to need no cold function, and yield what was done."""
    for tour, tag in zip(TOURS, cycle(project.LANGUAGES), strict=False):
        with visit(browser, site, tag) as visitor:
            yield from stops(tour, visitor)
    for number, level in enumerate(LEVELS * GAMES_OF_LEVEL):
        play(browser, site, level, number)
        yield f"{level} {number}"
    for scene in (play_daily, start_from_snapshot, break_engine, open_bad_links):
        scene(browser, site)
        yield scene.__name__


@contextmanager
def context_of(browser: Browser) -> Iterator[BrowserContext]:
    """Open a context without a service worker, which would keep files of other versions."""
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(60_000)
    context.add_init_script(NO_SERVICE_WORKER)
    yield context
    context.close()


def play(browser: Browser, site: str, level: str, number: int) -> None:
    """Play a whole game against a level, and review it."""
    variant = VARIANTS[number % len(VARIANTS)]
    with context_of(browser) as context:
        user = User(context.new_page(), site)
        user.open(f"{variant}&level={level}&seed={number}&speed=instant")
        # Few enough that the game continues: final scores would be shown until they are undone.
        user.play_on(seed=1, actions=3)
        user.press("undo")
        user.play_to_the_end(seed=number)
        user.open_after_game()
        user.press("review")


def play_daily(browser: Browser, site: str) -> None:
    """Play the deal of the day to its end, and let the computer players play it, too."""
    with context_of(browser) as context:
        user = User(context.new_page(), site)
        user.open("daily&speed=instant")
        user.play_to_the_end(seed=1)
        user.press("daily-compare")
        wait_until(user.page, "() => document.querySelector('daily-page progress')?.value > 0")


def start_from_snapshot(browser: Browser, site: str) -> None:
    """Make a snapshot, start from it, and play."""
    with context_of(browser) as context:
        user = User(context.new_page(), site)
        user.open("players=3")
        user.wait_for_snapshot()
        user.open("players=4&speed=instant")
        user.play_to_the_end(seed=1)


def break_engine(browser: Browser, site: str) -> None:
    """Let Python fail, so that its error reaches JavaScript."""
    with context_of(browser) as context:
        user = User(context.new_page(), site)
        user.open("players=2&speed=instant&level=master")
        user.page.workers[0].evaluate(BROKEN)
        user.press_action("d")
        user.expect_visible(user.page.get_by_role("alert"))
        user.wait_for_decision()


def open_bad_links(browser: Browser, site: str) -> None:
    """Open links that Python refuses."""
    with context_of(browser) as context:
        user = User(context.new_page(), site)
        for query in ("record=rubbish", "pos=rubbish", "players=9&seed=-1", f"record={quote('4cb15 ' + 'x' * 99)}"):
            user.open(query)
        user.open("#save=rubbish")


def write(called: set[int]) -> None:
    """Write the list."""
    digest = hashlib.sha256((builder.PYODIDE / builder.WASM).read_bytes()).hexdigest()
    lines = textwrap.wrap(" ".join(map(str, sorted(called))), COLUMNS)
    LIST.write_text("\n".join([digest, *lines, ""]), encoding="utf-8")


def main() -> int:
    """Trace and write."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        make_site(Path(folder) / "site")
        browser = open_chromium(playwright)
        with contextmanager(serving)(Path(folder) / "site", Handler) as site:
            for scene in run_scenes(browser, site):
                print(f"{scene}: {len(Handler.called)} functions", flush=True)
        browser.close()
    write(Handler.called)
    print(f"wrote {LIST.relative_to(project.ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
