"""What pages with canned answers need beside what all do."""

from typing import Any

import pytest


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Playwright's way to wait for a function needs `eval`; what the page forbids is tested with the real one."""
    return {**browser_context_args, "bypass_csp": True}
