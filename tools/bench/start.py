"""Measure how the page starts: `python3 build.py bench` (or `python -m tools.bench.start` once dist/ is built).

Our start and the one in Pyodide's documentation (stock/) alternate in fresh browsers on one machine, each with a first
and a later visit. With `--against COMMIT` the page of an earlier commit takes its turns, too. The ratio counts; times
depend on the machine and its load.
"""

import argparse
import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from tests.support import browsers
from tests.support.browsers import CHROMIUM_ARGUMENTS
from tests.support.pages import wait_until
from tests.support.servers import serving
from tests.support.user import User
from tools import builder, dev_server, project

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
CONDITIONS: Final = ("network", "CPU slowdown", "visit")
STEPS: Final = (*CONDITIONS, "first paint", "table visible", "computer players have answered the first action")

# Our page is ready when it offers an action.
READY_SELECTOR: Final = ".draw[aria-disabled=false], .row[aria-disabled=false]"
WATCH: Final = f"""
const note = (name, selector) => {{
    if (!(name in window) && document.querySelector(selector)) window[name] = performance.now();
}};
new MutationObserver(() => {{
    note("table", ".table");
    note("ready", "{READY_SELECTOR}");
}}).observe(document, {{ subtree: true, childList: true, attributes: true }});
"""
ADD_UP_BLOCKING: Final = """
window.blocked = 0;
new PerformanceObserver((tasks) => {
    if (!window.ready) for (const { duration } of tasks.getEntries()) window.blocked += duration - 50;
}).observe({ type: "longtask", buffered: true });
"""
PAINT: Final = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
IDLE_SAMPLE_SECONDS: Final = 0.5
MAX_IDLE_LOAD: Final = 0.04
IDLE_TIMEOUT_SECONDS: Final = 60
OFFLINE_READY: Final = "navigator.serviceWorker.ready.then(() => null)"


@dataclass
class Network:
    """A shared connection: bytes per second (None: unlimited), and seconds to the first byte of each response."""

    bytes_per_second: int | None = None
    delay: float = 0.0
    lock: threading.Lock = field(default_factory=threading.Lock)


# As Lighthouse simulates it: 1.6 Mbit/s, 150 ms.
NETWORKS: Final[dict[str, Callable[[], Network]]] = {"loopback": Network, "slow 4G": lambda: Network(200_000, 0.15)}


class NetworkHandler(dev_server.Handler):
    """Serves a folder over a simulated network."""

    network: Network

    def send_head(self) -> Any:
        """Wait for the delay before each response."""
        time.sleep(self.network.delay)
        return super().send_head()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send at the speed of the network, which all transfers share."""
        while chunk := source.read(16_384):
            if self.network.bytes_per_second:
                with self.network.lock:
                    time.sleep(len(chunk) / self.network.bytes_per_second)
            outputfile.write(chunk)


def make_stock(folder: Path) -> Path:
    """Build the stock page: Pyodide's files unchanged, our wheel, our headers, and compressed copies."""
    shutil.copytree(STOCK, folder)
    (folder / "runtime" / "stock").mkdir(parents=True)
    (folder / "engine").mkdir()
    for name in STOCK_RUNTIME:
        shutil.copyfile(builder.PYODIDE / name, folder / "runtime" / "stock" / name)
    with contextlib.redirect_stdout(sys.stderr):
        shutil.copyfile(builder.build_wheel(), folder / "engine" / "coloretto.whl")
    shutil.copyfile(project.DIST / "_headers", folder / "_headers")
    command: list[str | Path] = ["node", "build/compress.mjs", folder, project.ROOT / "build" / "compressed"]
    subprocess.run(command, cwd=project.WEB, check=True)
    return folder


def browser_processes(profile: Path) -> list[Path]:
    """Return the folders in /proc of the browser with this profile and of its child processes. Needs Linux."""
    parents: dict[str, str] = {}
    roots: set[str] = set()
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # The process has ended.
            parents[process.name] = (process / "stat").read_text().rpartition(")")[2].split()[1]
            if f"--user-data-dir={profile}".encode() in (process / "cmdline").read_bytes().split(b"\0"):
                roots.add(process.name)
    found: set[str] = set()
    while roots - found:
        found |= roots
        roots = {name for name, parent in parents.items() if parent in found}
    return [Path("/proc", name) for name in found]


def cpu_seconds(profile: Path) -> float:
    """Return the CPU time that the browser's processes have used."""
    ticks = 0
    for process in browser_processes(profile):
        with contextlib.suppress(OSError):
            ticks += sum(map(int, (process / "stat").read_text().rpartition(")")[2].split()[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def wait_until_idle(profile: Path) -> None:
    """Wait until the browser is idle, so that its own start is not measured. Raises TimeoutError."""
    used = IDLE_SAMPLE_SECONDS
    deadline = time.monotonic() + IDLE_TIMEOUT_SECONDS
    while used > MAX_IDLE_LOAD * IDLE_SAMPLE_SECONDS:
        if time.monotonic() > deadline:
            raise TimeoutError("the browser does not become idle: does something else run in it?")
        before = cpu_seconds(profile)
        time.sleep(IDLE_SAMPLE_SECONDS)
        used = cpu_seconds(profile) - before


def renderer_megabytes(profile: Path) -> float:
    """Return the resident memory of page and worker, which share a process, in MB."""
    sizes = [0.0]
    for process in browser_processes(profile):
        with contextlib.suppress(OSError):
            if b"--type=renderer" in (process / "cmdline").read_bytes():
                line = next(line for line in (process / "status").read_text().splitlines() if line.startswith("VmRSS"))
                sizes.append(int(line.split()[1]) / 1000)
    return max(sizes)


def visit(context: BrowserContext, profile: Path, url: str, kind: str, slowdown: int) -> dict[str, float]:
    """Open the page until the player can act; return the milliseconds to each step, CPU seconds and MB."""
    page = context.new_page()
    page.add_init_script(WATCH)
    page.add_init_script(ADD_UP_BLOCKING)
    wait_until_idle(profile)  # A slowed-down browser is never idle.
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    before = cpu_seconds(profile)
    page.goto(url + (GAME if kind != "stock" else ""), wait_until="commit")
    wait_until(page, "() => window.ready")
    noted = {"cpu": cpu_seconds(profile) - before, "memory": renderer_megabytes(profile)}
    noted |= {"ready": page.evaluate("window.ready"), "blocked": page.evaluate("window.blocked")}
    if kind != "stock":
        noted |= {"paint": page.evaluate(PAINT), "table": page.evaluate("window.table")}
        noted["reply_time"] = reply_time(page)
        User(page).wait_for_snapshot()
        page.evaluate(OFFLINE_READY)
    page.close()
    return noted


def reply_time(page: Page) -> float:
    """Act once and return the milliseconds until all bots have acted."""
    user = User(page)
    user.press_action("d")
    start: float = page.evaluate("performance.now()")
    page.get_by_role("button", name=re.compile("^Place in row")).first.click()
    user.wait_for_decision()
    end: float = page.evaluate("performance.now()")
    return end - start


def run_once(playwright: Playwright, kind: str, folder: Path, network: Network, slowdown: int) -> dict[str, Any]:
    """Visit twice with a fresh browser; return the measurements of each visit by its name."""
    handler = type("Handler", (NetworkHandler,), {"network": network})
    profile = Path(tempfile.mkdtemp())
    chromium = browsers.installed_chromium()
    with contextlib.contextmanager(serving)(folder, handler) as url:
        context = playwright.chromium.launch_persistent_context(
            profile, args=CHROMIUM_ARGUMENTS, executable_path=Path(chromium) if chromium else None
        )
        context.set_default_timeout(120_000)
        try:
            return {name: visit(context, profile, url, kind, slowdown) for name in VISITS}
        finally:
            context.close()
            shutil.rmtree(profile, ignore_errors=True)


def median_and_range(values: Sequence[float], form: str) -> str:
    """Format a median with its extremes."""
    return f"{median(values):{form}} ({min(values):{form}} to {max(values):{form}})"


def build_of(commit: str) -> Path:
    """Build an earlier commit in a folder of its own, unless it is built, and return the folder of its site."""
    folder = project.ROOT / "build" / "earlier" / commit
    if not (folder / "dist").is_dir():
        subprocess.run(["git", "worktree", "prune"], cwd=project.ROOT, check=True)
        subprocess.run(["git", "worktree", "add", "--force", "--detach", folder, commit], cwd=project.ROOT, check=True)
        # The Python of .venv has no pip.
        subprocess.run([Path(sys.base_prefix) / "bin" / "python3", "build.py"], cwd=folder, check=True)
    return folder / "dist"


def compare(ours: Sequence[dict[str, float]], others: Sequence[dict[str, float]]) -> Iterator[str]:
    """Yield what a row says of our visits beside those of another page."""
    for what in ("ready", "cpu"):
        ratios = [one[what] / other[what] for one, other in zip(ours, others, strict=True)]
        yield median_and_range(ratios, ".2f")
    for visits in (ours, others):
        yield f"{median_and_range([each['ready'] for each in visits], '.0f')} ms"
    yield " / ".join(f"{median(each['blocked'] for each in visits):.0f}" for visits in (ours, others))
    yield " / ".join(f"{median(each['memory'] for each in visits):.0f}" for visits in (ours, others))


def report(playwright: Playwright, runs: int, others: dict[str, Path]) -> Iterator[str]:
    """Yield the lines of the tables, one for each page beside ours and one of our steps."""
    folders = {**others, "ours": project.DIST}
    rows: dict[str, list[str]] = {kind: [] for kind in folders}
    for network, slowdown in (("loopback", 1), ("loopback", 4), ("slow 4G", 1)):
        results = [
            {kind: run_once(playwright, kind, folders[kind], NETWORKS[network](), slowdown) for kind in folders}
            for _ in range(runs)
        ]
        for name in VISITS:
            condition = f"| {network} | {slowdown} x | {name} |"
            ours = [run["ours"][name] for run in results]
            for kind in others:
                rows[kind].append(f"{condition} {' | '.join(compare(ours, [run[kind][name] for run in results]))} |")
            steps = [median_and_range([run[step] for run in ours], ".0f") for step in ("paint", "table", "reply_time")]
            rows["ours"].append(f"{condition} {' | '.join(f'{each} ms' for each in steps)} |")
    for kind in others:
        columns = (
            *CONDITIONS,
            *(f"{what}, ours / {kind}" for what in ("first move", "CPU time")),
            "ours",
            kind,
            "main thread blocked until then in ms",
            "memory in MB",
        )
        yield from table(columns, rows[kind])
        yield ""
    yield from table(STEPS, rows["ours"])


def table(columns: Sequence[str], rows: Iterable[str]) -> Iterator[str]:
    """Yield the lines of a table in Markdown."""
    yield f"| {' | '.join(columns)} |"
    yield "|---" * len(columns) + "|"
    yield from rows


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="tools.bench.start", description="Measure how the page starts.")
    parser.add_argument("--runs", type=int, default=7, help="runs of each kind, which alternate")
    parser.add_argument("--against", metavar="COMMIT", help="a commit whose page starts beside ours")
    options = parser.parse_args(arguments)
    earlier = {options.against: build_of(options.against)} if options.against else {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        for line in report(playwright, options.runs, {"stock": make_stock(Path(folder) / "stock"), **earlier}):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
