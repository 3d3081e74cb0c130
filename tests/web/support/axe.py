"""Accessibility checks by axe."""

from pathlib import Path

from playwright.sync_api import Page

from tests.support.probes import probe

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FINDINGS = probe(__file__, "axe-findings")
"""Returns the violations that axe finds, once it is in the page."""


def load_axe(page: Page) -> None:
    """Load axe into the document, unless it is loaded."""
    if page.evaluate("() => !globalThis.axe"):
        page.evaluate(AXE.read_text())


def assert_axe_finds_nothing(page: Page, screen: str) -> None:
    load_axe(page)
    assert page.evaluate(FINDINGS) == [], screen
