"""Hosts of the built page, a blog that embeds the game, a full Chromium, and other browsers."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from tests.e2e.support.cold_part import is_cold_load
from tests.e2e.support.host import Host
from tests.support import browsers, host_site
from tests.support.browsers import CHROMIUM_ARGUMENTS
from tests.support.cases import heavy
from tests.support.host_site import Blog
from tests.support.user import User
from tools import project
from tools.gallery.python_engine import PythonEngine


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Reduce motion, which saves a tenth of the work, except in tests that allow it."""
    return {**browser_context_args, "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def full_chromium(playwright: Playwright) -> Iterator[Browser]:
    """Start a full Chromium: unlike the headless shell, it restores pages and denies storage to foreign frames."""
    path = browsers.installed_chromium()
    browser = playwright.chromium.launch(
        args=CHROMIUM_ARGUMENTS,
        executable_path=path,
        channel=None if path else "chromium",
        ignore_default_args=["--disable-back-forward-cache"],
    )
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def installed_firefox() -> str:
    """Return the path of Firefox."""
    return required("Firefox", browsers.installed_firefox())


@pytest.fixture(scope="session")
def installed_webkit() -> str:
    """Return the path of WebKitGTK's test browser."""
    return required("WebKit", browsers.installed_webkit())


def required(name: str, path: str | None) -> str:
    """Return the path of a browser; if there is none, skip the test, or fail on a hosted machine, which sets CI."""
    if path:
        return path
    if "CI" in os.environ:
        pytest.fail(f"{name} is not installed")
    pytest.skip(f"{name} is not installed")


@pytest.fixture(scope="module")
def blog_without_storage() -> Iterator[Blog]:
    """Open a blog on another site than the game, where browsers can deny storage to frames."""
    yield from host_site.serve_blog("localhost")


@pytest.fixture
def host() -> Iterator[Host]:
    """Open a host that serves dist/."""
    host = Host()
    host.open(project.DIST)
    yield host
    host.close()


@pytest.fixture(params=["quick", heavy("real")])
def any_site(request: pytest.FixtureRequest, context: BrowserContext) -> str:
    """Return the address of a site that plays any game: with Python in this process, and each night with Pyodide."""
    if request.param == "quick":
        PythonEngine(context)
    return str(request.getfixturevalue("fake_site" if request.param == "quick" else "site"))


@pytest.fixture
def context(request: pytest.FixtureRequest, context: BrowserContext) -> Iterator[BrowserContext]:
    """Open a browser in which Python waits for no function of the cold part, unless the test may need one."""
    waited: list[str] = []
    context.on("request", lambda sent: waited.append(sent.url) if is_cold_load(sent) else None)
    yield context
    if not request.node.get_closest_marker("cold_loads"):
        assert waited == [], "a cold function was called: if games need it, run `python -m tools.hot_functions`"


@pytest.fixture
def user(page: Page, site: str) -> User:
    """Return a user of the real page."""
    return User(page, site)
