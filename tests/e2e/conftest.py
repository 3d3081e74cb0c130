"""A blog beside the site, and a Chromium as people have it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright

from tests.support import browsers, host_site
from tests.support.browsers import CHROMIUM_ARGUMENTS
from tests.support.host_site import Blog


@pytest.fixture(scope="session")
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    """Start what keeps pages that are left and lets frames of other sites keep nothing: the shell does neither."""
    path = browsers.installed_chromium()
    browser = playwright.chromium.launch(
        args=CHROMIUM_ARGUMENTS,
        executable_path=path,
        channel=None if path else "chromium",
        ignore_default_args=["--disable-back-forward-cache"],
    )
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def posts() -> Iterator[Blog]:
    """Open a blog on another origin than ours."""
    yield from host_site.serve_blog("127.0.0.1")


@pytest.fixture(scope="module")
def posts_without_storage() -> Iterator[Blog]:
    """Open a blog on another site than ours, whose frames can be refused their storage."""
    yield from host_site.serve_blog("localhost")
