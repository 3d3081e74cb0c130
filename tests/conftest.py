"""Fixtures and options of all tests: Chromium, servers of the built sites, durations, and what each turn runs."""

import itertools
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.terminal import TerminalReporter
from hypothesis import settings
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect

from tests.support import browsers, turns
from tests.support.browsers import CHROMIUM_ARGUMENTS
from tests.support.servers import serving
from tools import project

QUICK_START = "--js-flags=--no-wasm-tier-up --no-wasm-dynamic-tiering"
"""Turns off V8's optimizing WebAssembly compiler, 40 % of a start's work: most tests end before it helps."""

DURATIONS = Path(__file__).parent / "data" / "durations.json"
MIN_RECORDED_SECONDS = 1
NEEDS_SITE = ("build", "e2e")
"""Folders whose tests need the built site, even without a browser."""

settings.register_profile("reproducible", derandomize=True, deadline=None)
settings.load_profile("reproducible")

TIMEOUT_MS = 20_000
"""The default timeout of expectations, which includes the start of Python."""
expect.set_options(timeout=TIMEOUT_MS)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add options for what takes too long for each run, for reference pictures and for durations."""
    parser.addoption("--all-looks", action="store_true", help="check every screen in every language, width and theme")
    parser.addoption("--turn", type=int, help="selects looks and cases of `by_turns` (default: the number of commits)")
    parser.addoption("--accept", action="store_true", help="replace the reference pictures of screens")
    parser.addoption(
        "--record-durations",
        action="store_true",
        help=f"write {DURATIONS.name}, by which tests are distributed over the cores",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests that need a built site, and start with those of the longest recorded durations."""
    turns.deselect_until_their_turn(config, items)
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        if "playwright" in fixtures or item.path.parent.name in NEEDS_SITE:
            item.add_marker("site")
    recorded = recorded_durations()
    seconds: defaultdict[str, float] = defaultdict(float)
    for item in items:
        seconds[group_of(item)] += recorded.get(without_group(item.nodeid), 0)
    items.sort(key=lambda item: -seconds[group_of(item)])


def group_of(item: pytest.Item) -> str:
    """Return the name of a test's group, which one worker runs in the order of the file, or else its id."""
    mark = item.get_closest_marker("xdist_group")
    return mark.args[0] if mark else item.nodeid


def without_group(nodeid: str) -> str:
    """Return a test's id without the group that pytest-xdist appends to it."""
    return re.sub(r"@[^\]]*$", "", nodeid)


def recorded_durations() -> dict[str, float]:
    """Return the recorded durations in seconds, by the ids of tests."""
    recorded: dict[str, float] = json.loads(DURATIONS.read_text(encoding="utf-8")) if DURATIONS.exists() else {}
    return recorded


def pytest_terminal_summary(terminalreporter: TerminalReporter, config: pytest.Config) -> None:
    """Record the duration of each test, set-up included."""
    if not config.getoption("--record-durations"):
        return
    seconds: defaultdict[str, float] = defaultdict(float)
    for report in itertools.chain(*terminalreporter.stats.values()):
        if isinstance(report, pytest.TestReport):
            seconds[without_group(report.nodeid)] += report.duration
    noted = {name: round(seconds[name], 1) for name in sorted(seconds) if seconds[name] >= MIN_RECORDED_SECONDS}
    DURATIONS.write_text(json.dumps(noted, indent=0) + "\n", encoding="utf-8")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start an installed Chromium, or else Playwright's."""
    path = browsers.chromium_for_tests()
    return {
        **browser_type_launch_args,
        "args": [*CHROMIUM_ARGUMENTS, QUICK_START],
        **({"executable_path": path} if path else {}),
    }


@pytest.fixture
def is_kept_offline() -> bool:
    """Return whether the page may store its files for offline play; modules that test this override it."""
    return False


@pytest.fixture
def has_snapshots() -> bool:
    """Return whether the page may save snapshots of Python's memory; modules that test this override it."""
    return False


@pytest.fixture
def context(context: BrowserContext, is_kept_offline: bool, has_snapshots: bool) -> BrowserContext:
    """Return a browser context without service worker and snapshots, unless a module needs them."""
    if not is_kept_offline:
        context.add_init_script(browsers.NO_SERVICE_WORKER)
    if not has_snapshots:
        context.add_init_script("Object.defineProperty(navigator, 'deviceMemory', { value: 1, configurable: true })")
    return context


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Serve dist/ and yield its URL."""
    yield from serving(project.DIST)


@pytest.fixture(scope="session")
def fake_site() -> Iterator[str]:
    """Serve the page with recorded answers and yield its URL."""
    yield from serving(project.FAKE_DIST)


@pytest.fixture(scope="session")
def repository_site() -> Iterator[str]:
    """Serve the folder above dist/ and yield its URL."""
    yield from serving(project.ROOT)


@pytest.fixture
def quiet_page(page: Page) -> Iterator[Page]:
    """Yield a page that must write nothing to the console and request nothing from other hosts."""
    messages: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        messages.append(f"{message.type}: {message.text}")

    page.on("console", listen)
    page.on("pageerror", lambda error: messages.append(f"error: {error}"))
    page.on("request", lambda request: messages.append(request.url) if is_foreign(request.url) else None)
    yield page
    assert messages == []


def is_foreign(url: str) -> bool:
    return not url.startswith(("http://127.0.0.1:", "data:", "blob:"))
