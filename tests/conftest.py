"""Fixtures for browsers, servers and a blog, pytest options, and the order of the tests."""

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

from tests.support import browsers, host_site
from tests.support.browsers import CHROMIUM_ARGUMENTS
from tests.support.host_site import Blog
from tests.support.servers import serving
from tools import packages, project

QUICK_START = "--js-flags=--no-wasm-tier-up --no-wasm-dynamic-tiering"
"""Turns off V8's optimizing WebAssembly compiler, which takes 40 % of a start: most tests end before it pays off."""

DURATIONS = Path(__file__).parent / "data" / "durations.json"
MIN_RECORDED_S = 1
NEEDS_SITE = ("build", "e2e")
"""Folders whose tests read the built site, with or without a browser."""

packages.provide_node()

settings.register_profile("reproducible", derandomize=True, deadline=None)
settings.load_profile("reproducible")

TIMEOUT_MS = 20_000
"""Default timeout of `expect`: Python may have to start first."""
expect.set_options(timeout=TIMEOUT_MS)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that replaces reference pictures."""
    parser.addoption("--accept", action="store_true", help="replace the reference pictures with the current ones")
    parser.addoption(
        "--record-durations",
        action="store_true",
        help=f"write {DURATIONS.name}, by which the longest tests start first",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests that need a built site, and run the longest tests first."""
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
    """Return the unit that one worker runs in file order: the name of a test group, or one test's id."""
    mark = item.get_closest_marker("xdist_group")
    return mark.args[0] if mark else item.nodeid


def without_group(nodeid: str) -> str:
    """Return a test's id without the group that pytest-xdist appends to it."""
    return re.sub(r"@[^\]]*$", "", nodeid)


def recorded_durations() -> dict[str, float]:
    """Return the recorded durations in seconds, by test id."""
    recorded: dict[str, float] = json.loads(DURATIONS.read_text(encoding="utf-8")) if DURATIONS.exists() else {}
    return recorded


def pytest_terminal_summary(terminalreporter: TerminalReporter, config: pytest.Config) -> None:
    """Write the duration of each test, setup included, if requested; those of cases of other turns stay."""
    if not config.getoption("--record-durations"):
        return
    seconds: defaultdict[str, float] = defaultdict(float)
    for report in itertools.chain(*terminalreporter.stats.values()):
        if isinstance(report, pytest.TestReport):
            seconds[without_group(report.nodeid)] += report.duration
    others = {name: each for name, each in recorded_durations().items() if name not in seconds and _has_file(name)}
    new = {name: round(each, 1) for name, each in seconds.items() if each >= MIN_RECORDED_S}
    DURATIONS.write_text(json.dumps(others | new, indent=0, sort_keys=True) + "\n", encoding="utf-8")


def _has_file(nodeid: str) -> bool:
    return (project.ROOT / nodeid.partition("::")[0]).exists()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Use the installed Chromium, or Playwright's own if there is none."""
    path = browsers.chromium_for_tests()
    return {
        **browser_type_launch_args,
        "args": [*CHROMIUM_ARGUMENTS, QUICK_START],
        **({"executable_path": path} if path else {}),
    }


@pytest.fixture
def has_service_worker() -> bool:
    """Return whether pages may cache their files for offline play; tests of offline play override this."""
    return False


@pytest.fixture
def has_snapshots() -> bool:
    """Return whether pages may store Python's memory; tests of snapshots override this."""
    return False


@pytest.fixture
def context(context: BrowserContext, has_service_worker: bool, has_snapshots: bool) -> BrowserContext:
    """Open a browser whose pages do no background work, unless a test needs it."""
    if not has_service_worker:
        context.add_init_script(browsers.NO_SERVICE_WORKER)
    if not has_snapshots:
        context.add_init_script(browsers.LITTLE_MEMORY)
    return context


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Serve dist/ and yield its address."""
    yield from serving(project.DIST)


@pytest.fixture(scope="session")
def fake_site() -> Iterator[str]:
    """Serve the page with recorded answers and yield its address."""
    yield from serving(project.FAKE_DIST)


@pytest.fixture(scope="session")
def repository_site() -> Iterator[str]:
    """Serve the folder above dist/ and yield its address."""
    yield from serving(project.ROOT)


@pytest.fixture(scope="module")
def blog() -> Iterator[Blog]:
    """Open a blog on another origin than the game."""
    yield from host_site.serve_blog("127.0.0.1")


@pytest.fixture
def quiet_page(page: Page) -> Iterator[Page]:
    """Open a page that must log nothing to the console and send no request to another host."""
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
