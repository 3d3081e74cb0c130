"""Fixtures for browsers, servers and a blog, and an option of pytest."""

import signal
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect

from tests.support import browsers, host_site
from tests.support.browsers import CHROMIUM_ARGUMENTS
from tests.support.host_site import Blog
from tests.support.pages import TIMEOUT_MS
from tests.support.servers import serving
from tools import packages, project

QUICK_START = "--js-flags=--no-wasm-tier-up --no-wasm-dynamic-tiering"
"""Turns off V8's optimizing WebAssembly compiler, which takes 40 % of a start: most tests end before it pays off."""

NEEDS_SITE = ("build", "e2e")
"""Folders whose tests read the built site, with or without a browser."""
LONG = ("xdist_group", "heavy")
"""Marks of tests that take long alone, or together in one worker."""

packages.provide_node()

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # As in a job in the background, whose processes would also ignore it.
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("reproducible", derandomize=True, deadline=None)
settings.load_profile("reproducible")

expect.set_options(timeout=TIMEOUT_MS)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that replaces reference pictures."""
    parser.addoption("--accept", action="store_true", help="replace the reference pictures with the current ones")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that need a built site, and start what takes long first."""
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        if "playwright" in fixtures or item.path.parent.name in NEEDS_SITE:
            item.add_marker("site")
    items.sort(key=lambda item: not any(map(item.get_closest_marker, LONG)))


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
def has_sound() -> bool:
    """Return whether pages may start audio; tests of sounds override this."""
    return False


@pytest.fixture
def context(context: BrowserContext, has_service_worker: bool, has_snapshots: bool, has_sound: bool) -> BrowserContext:
    """Open a browser whose pages do no background work, unless a test needs it."""
    context.set_default_timeout(TIMEOUT_MS)
    if not has_service_worker:
        context.add_init_script(browsers.NO_SERVICE_WORKER)
    if not has_snapshots:
        context.add_init_script(browsers.LITTLE_MEMORY)
    if not has_sound:
        context.add_init_script(browsers.NO_SOUND)
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
