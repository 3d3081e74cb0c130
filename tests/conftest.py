"""Fixtures that reach for the outside: a Chromium, and servers for the built sites."""

import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect

from tests import browsers
from tools import dev_server, project

CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PATIENCE_MS = 20_000
"""How long a test waits for what is to be seen, unless it says so itself: Python may have to start before."""
expect.set_options(timeout=PATIENCE_MS)


def open_chromium(playwright: Playwright, *more: str, headless: bool = True) -> Browser:
    """Start a Chromium for what runs outside of tests, if unseen the same as theirs; `more`: arguments of its own."""
    path = browsers.chromium_for_tests() if headless else browsers.installed_chromium()
    return playwright.chromium.launch(
        headless=headless, args=[*CHROMIUM_ARGUMENTS, *more], executable_path=Path(path) if path else None
    )


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer what takes too long to be looked at each time."""
    parser.addoption(
        "--all-looks", action="store_true", help="ask axe about every screen in every language, width and theme"
    )


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the Chromium that is installed, or Playwright's own when there is none."""
    path = browsers.chromium_for_tests()
    return {**browser_type_launch_args, "args": CHROMIUM_ARGUMENTS, **({"executable_path": path} if path else {})}


@pytest.fixture
def is_kept_offline() -> bool:
    """Say whether the page may keep its files for playing offline; a module that is about that says yes."""
    return False


@pytest.fixture
def has_snapshots() -> bool:
    """Say whether the page may keep Python's memory; a module that is about that says yes."""
    return False


@pytest.fixture
def context(context: BrowserContext, is_kept_offline: bool, has_snapshots: bool) -> BrowserContext:
    """Give a browser whose pages fetch no file twice, and do nothing behind a test's back."""
    if not is_kept_offline:
        context.add_init_script("delete Navigator.prototype.serviceWorker")
    if not has_snapshots:
        context.add_init_script("Object.defineProperty(navigator, 'deviceMemory', { value: 1, configurable: true })")
    return context


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Serve dist/ and give its address."""
    yield from serving(project.DIST)


@pytest.fixture(scope="session")
def fake_site() -> Iterator[str]:
    """Serve the page with canned answers and give its address."""
    yield from serving(project.FAKE_DIST)


@pytest.fixture(scope="session")
def repository_site() -> Iterator[str]:
    """Serve the folder above dist/ and give its address."""
    yield from serving(project.ROOT)


def serving(folder: Path, handler: type[SimpleHTTPRequestHandler] = dev_server.Handler) -> Iterator[str]:
    running = dev_server.server(folder, handler=handler)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_port}/"
    running.shutdown()
    running.server_close()


@pytest.fixture
def quiet_page(page: Page) -> Iterator[Page]:
    """A page whose console must stay silent and which must ask no other host for anything."""
    said: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        said.append(f"{message.type}: {message.text}")

    page.on("console", listen)
    page.on("pageerror", lambda error: said.append(f"error: {error}"))
    page.on("request", lambda request: said.append(request.url) if is_foreign(request.url) else None)
    yield page
    assert said == []


def is_foreign(url: str) -> bool:
    return not url.startswith(("http://127.0.0.1:", "data:", "blob:"))
