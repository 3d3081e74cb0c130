"""Checks that controls can be hit, that the focus is seen, and that text may be spaced out."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from tests.support.probes import probe

MIN_TARGET_PX, FINGER_PX = 24, 44
"""CSS pixels: WCAG 2.5.8, 2.5.5."""

TABLE_CONTROLS = (
    ".row[aria-disabled=false], .draw[aria-disabled=false], .peek, .next, .large, main select,"
    " header :is(:enabled, a), .dialog-buttons button"
)
CONTROLS = ":is(button, select, input):enabled, a.button, nav a, table-link a"

TOO_SMALL = probe(__file__, "hard-to-hit")
"""The controls that are smaller than that where they can be pressed; what may be put away may lie over them."""

FOCUSED = probe(__file__, "focused")
"""Where the focus is, and whether it is seen once Escape has put away what may lie over the table (WCAG 2.4.11)."""

TEXT_SPACING = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }"""
"""WCAG 1.4.12."""

LOST_TEXTS = probe(__file__, "lost-texts")
"""The texts of which something is cut off; names, which may be of any length, are whole in the prompt and the log."""


def tab_through(page: Page) -> Iterator[Any]:
    """Press Tab until the focus leaves the page or comes back to where it was first."""
    first = None
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused is None or focused == first:
            return
        first = first or focused
        # In a frame its own page shows what has the focus.
        if focused["name"] != "IFRAME":
            yield focused


def assert_text_spacing_loses_nothing(page: Page) -> None:
    page.add_style_tag(content=TEXT_SPACING)
    assert page.evaluate(LOST_TEXTS) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    for row in page.locator("main:not(:has(welcome-panel)) .slots").all():
        assert row.evaluate("element => element.clientHeight") >= 80
