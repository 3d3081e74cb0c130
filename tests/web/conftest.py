"""Fixtures for pages with recorded answers."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.support.user import User


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Reduce motion, which saves a tenth of the work, except in tests that allow it."""
    return {**browser_context_args, "reduced_motion": "reduce"}


@pytest.fixture
def user(page: Page, fake_site: str) -> User:
    """Return a user of the page with recorded answers."""
    return User(page, fake_site)
