"""What pages with canned answers need beside what all do."""

from typing import Any

import pytest


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Let Playwright wait for functions, which needs `eval`; let nothing travel, which saves a tenth of the work."""
    return {**browser_context_args, "bypass_csp": True, "reduced_motion": "reduce"}
