"""Checks of target sizes, visible focus and text spacing."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from tests.support.pages import add_style
from tests.support.probes import probe

FINGER_PX = 44
"""Target size in CSS pixels, by WCAG 2.5.5."""

TOO_SMALL = probe(__file__, "hard-to-hit")
"""Returns the controls that are smaller than a given size; the drawn card and panels that close may cover them."""

FOCUSED = probe(__file__, "focused")
"""Returns the focused element, and whether it is visible apart from panels that Escape closes (WCAG 2.4.11), and the
drawn card."""

TEXT_SPACING = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }"""
"""Text spacing of WCAG 1.4.12."""

LOST_TEXTS = probe(__file__, "lost-texts")
"""Returns texts that are cut off; names are excluded, because the prompt and the log show them in full."""


def tab_through(page: Page) -> Iterator[Any]:
    """Press Tab and yield each focused element, until the focus leaves the page or returns to the first one."""
    first = None
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused is None or focused == first:
            return
        first = first or focused
        # Inside a frame, the frame's own page shows the focus.
        if not focused["isFrame"]:
            yield focused


def assert_text_spacing_loses_nothing(page: Page) -> None:
    add_style(page, TEXT_SPACING)
    assert page.evaluate(LOST_TEXTS) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    # A notice shrinks the table, so that a whole turn fits below it, and so do tips.
    rows = "body:not(:has(.notice)) main:not(:has(welcome-panel)) .table:not(.with-tips) .slots"
    for row in page.locator(rows).all():
        assert row.evaluate("element => element.clientHeight") >= 80
    page.evaluate("document.adoptedStyleSheets.pop()")
