"""Measure how the page starts: `python3 build.py bench` (or `python -m tools.bench.start` once dist/ is built).

Our start and the one that Pyodide's documentation shows (stock/) take turns in fresh browsers on one machine,
each with its first and a later visit. What counts is the ratio; the times depend on the machine and on what else runs.
"""

import argparse
import contextlib
import os
import re
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

import build
from tests.support import browsers
from tests.support.browsers import CHROMIUM_ARGUMENTS
from tests.support.page_driver import wait_for_decision, wait_for_snapshot, wait_until
from tests.support.servers import serving
from tools import dev_server, project

STOCK: Final = Path(__file__).with_name("stock")
STOCK_RUNTIME: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
GAME: Final = "?players=4&seed=3&speed=instant"
KINDS: Final = ("stock", "ours")
VISITS: Final = ("first", "later")
WHERE: Final = ("line", "page slowed down", "visit")
COLUMNS: Final = (*WHERE, "first move, ours / stock", "CPU, ours / stock", "ours", "stock", "MB, ours / stock")
STEPS: Final = (*WHERE, "ours: first paint", "table on the screen", "bots have answered the first action")

# What a person can do first: a button with an action, on our page.
CAN_ACT: Final = ".draw[aria-disabled=false], .row[aria-disabled=false]"
WATCH: Final = f"""
const note = (name, selector) => {{
    if (!(name in window) && document.querySelector(selector)) window[name] = performance.now();
}};
new MutationObserver(() => {{
    note("table", ".table");
    note("ready", "{CAN_ACT}");
}}).observe(document, {{ subtree: true, childList: true, attributes: true }});
"""
PAINT: Final = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
REST_SECONDS: Final = 0.5
REST_SHARE: Final = 0.04
LATEST_REST_SECONDS: Final = 60
OFFLINE: Final = "navigator.serviceWorker.ready.then(() => null)"


@dataclass
class Network:
    """A shared line: bytes a second, seconds to the first byte of each answer; None is the loopback as it is."""

    bytes_a_second: int | None = None
    delay: float = 0.0
    lock: threading.Lock = field(default_factory=threading.Lock)


# As Lighthouse simulates it: 1.6 Mbit/s, 150 ms.
NETWORKS: Final[dict[str, Callable[[], Network]]] = {"loopback": Network, "slow 4G": lambda: Network(200_000, 0.15)}


class NetworkHandler(dev_server.Handler):
    """Sends over a network."""

    network: Network

    def send_head(self) -> Any:
        """Wait as the network does before an answer."""
        time.sleep(self.network.delay)
        return super().send_head()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send as quickly as the network can, shared by all that is under way."""
        while chunk := source.read(16_384):
            if self.network.bytes_a_second:
                with self.network.lock:
                    time.sleep(len(chunk) / self.network.bytes_a_second)
            outputfile.write(chunk)


def make_stock(folder: Path) -> Path:
    """Put together the stock page: Pyodide's files as they are, and our wheel, with compressed copies beside."""
    shutil.copytree(STOCK, folder)
    (folder / "runtime" / "stock").mkdir(parents=True)
    (folder / "engine").mkdir()
    for name in STOCK_RUNTIME:
        shutil.copyfile(build.PYODIDE / name, folder / "runtime" / "stock" / name)
    shutil.copyfile(build.build_wheel(), folder / "engine" / "coloretto.whl")
    command: list[str | Path] = ["node", "build/compress.mjs", folder, project.ROOT / "build" / "compressed"]
    project.run(command, cwd=project.WEB, env=project.node_environment())
    return folder


def browser_processes(profile: Path) -> list[Path]:
    """Find the folders in /proc of the browser with this profile and of all that it started; none but on Linux."""
    parents: dict[str, str] = {}
    roots: set[str] = set()
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # It has ended meanwhile.
            parents[process.name] = (process / "stat").read_text().rpartition(")")[2].split()[1]
            if f"--user-data-dir={profile}".encode() in (process / "cmdline").read_bytes().split(b"\0"):
                roots.add(process.name)
    found: set[str] = set()
    while roots - found:
        found |= roots
        roots = {name for name, parent in parents.items() if parent in found}
    return [Path("/proc", name) for name in found]


def cpu_seconds(profile: Path) -> float:
    """Tell what the browser's processes have used so far."""
    ticks = 0
    for process in browser_processes(profile):
        with contextlib.suppress(OSError):
            ticks += sum(map(int, (process / "stat").read_text().rpartition(")")[2].split()[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def wait_for_rest(profile: Path) -> None:
    """Wait until the browser has nothing to do: its own start, and the pages that it opens itself, are not measured."""
    used = REST_SECONDS
    late = time.monotonic() + LATEST_REST_SECONDS
    while used > REST_SHARE * REST_SECONDS:
        if time.monotonic() > late:
            raise TimeoutError("the browser does not come to rest: does anything else run in it?")
        before = cpu_seconds(profile)
        time.sleep(REST_SECONDS)
        used = cpu_seconds(profile) - before


def largest_renderer(profile: Path) -> float:
    """Tell the resident memory of page and worker, which share a process, in MB."""
    sizes = [0.0]
    for process in browser_processes(profile):
        with contextlib.suppress(OSError):
            if b"--type=renderer" in (process / "cmdline").read_bytes():
                line = next(line for line in (process / "status").read_text().splitlines() if line.startswith("VmRSS"))
                sizes.append(int(line.split()[1]) / 1000)
    return max(sizes)


def visit(context: BrowserContext, profile: Path, address: str, kind: str, slower: int) -> dict[str, float]:
    """Open the page until a person can act; tell the milliseconds to each step, CPU seconds and MB."""
    page = context.new_page()
    page.add_init_script(WATCH)
    wait_for_rest(profile)  # Before it is slowed down: for that the browser keeps the processor busy.
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    before = cpu_seconds(profile)
    page.goto(address + (GAME if kind == "ours" else ""), wait_until="commit")
    wait_until(page, "() => window.ready")
    noted = {"cpu": cpu_seconds(profile) - before, "memory": largest_renderer(profile)}
    noted["ready"] = page.evaluate("window.ready")
    if kind == "ours":
        noted |= {"paint": page.evaluate(PAINT), "table": page.evaluate("window.table")}
        noted["replies"] = replies(page)
        wait_for_snapshot(page)
        page.evaluate(OFFLINE)
    page.close()
    return noted


def replies(page: Page) -> float:
    """Act once and tell the milliseconds until all bots have answered."""
    page.get_by_role("button", name="Draw a card").click()
    start: float = page.evaluate("performance.now()")
    page.get_by_role("button", name=re.compile("^Place in row")).first.click()
    wait_for_decision(page)
    end: float = page.evaluate("performance.now()")
    return end - start


def run_once(playwright: Playwright, kind: str, folder: Path, network: Network, slower: int) -> dict[str, Any]:
    """Visit twice with a fresh browser; tell both visits."""
    handler = type("Handler", (NetworkHandler,), {"network": network})
    profile = Path(tempfile.mkdtemp())
    chromium = browsers.installed_chromium()
    with contextlib.contextmanager(serving)(folder, handler) as address:
        context = playwright.chromium.launch_persistent_context(
            profile, args=CHROMIUM_ARGUMENTS, executable_path=Path(chromium) if chromium else None
        )
        context.set_default_timeout(120_000)
        try:
            return {name: visit(context, profile, address, kind, slower) for name in VISITS}
        finally:
            context.close()
            shutil.rmtree(profile, ignore_errors=True)


def spread(values: Sequence[float], form: str) -> str:
    """Word a median with its extremes."""
    return f"{median(values):{form}} ({min(values):{form}} to {max(values):{form}})"


def report(playwright: Playwright, runs: int, stock: Path) -> Iterator[str]:
    """Give the lines of the tables."""
    folders = {"stock": stock, "ours": project.DIST}
    yield f"| {' | '.join(COLUMNS)} |"
    yield "|---" * len(COLUMNS) + "|"
    steps: list[str] = []
    for network, slower in (("loopback", 1), ("loopback", 4), ("slow 4G", 1)):
        told = [
            {kind: run_once(playwright, kind, folders[kind], NETWORKS[network](), slower) for kind in KINDS}
            for _ in range(runs)
        ]
        for name in VISITS:
            ours, theirs = ([run[kind][name] for run in told] for kind in ("ours", "stock"))
            ratios = [
                spread([one[what] / other[what] for one, other in zip(ours, theirs, strict=True)], ".2f")
                for what in ("ready", "cpu")
            ]
            times = [spread([run["ready"] for run in runs_of], ".0f") for runs_of in (ours, theirs)]
            sizes = [f"{median(run['memory'] for run in runs_of):.0f}" for runs_of in (ours, theirs)]
            cells = (network, f"{slower} x", name, *ratios, *(f"{each} ms" for each in times), " / ".join(sizes))
            yield f"| {' | '.join(cells)} |"
            words = [f"{spread([run[step] for run in ours], '.0f')} ms" for step in ("paint", "table", "replies")]
            steps.append(f"| {network} | {slower} x | {name} | {' | '.join(words)} |")
    yield ""
    yield f"| {' | '.join(STEPS)} |"
    yield "|---" * len(STEPS) + "|"
    yield from steps


def main() -> int:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="tools.bench.start", description="Measure how the page starts.")
    parser.add_argument("--runs", type=int, default=7, help="of each kind, by turns")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        for line in report(playwright, options.runs, make_stock(Path(folder) / "stock")):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
