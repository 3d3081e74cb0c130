"""Screen sizes and colour schemes, and checks that everything on a screen can be seen."""

from playwright.sync_api import Page

from tests.support.cases import heavy
from tests.support.probes import probe

SCHEMES = ["light", "dark"]
PHONE, WIDE = (360, 640), (1440, 900)

SIZES_AND_SCHEMES = [
    (PHONE, "dark"),
    heavy(WIDE, "light"),
    heavy(PHONE, "light"),
    heavy(WIDE, "dark"),
]
"""Pairs of size and scheme: every run tests one, `test --all` all; test_screens.py tests every screen in another."""

CUT_OFF = probe(__file__, "cut-off")
"""Returns texts and controls that their own box or the window cuts off, except texts for screen readers and names,
which may be shortened."""

PSEUDO = "en-XA"
"""A pseudo-language for tests: longer than any language, and without plain letters."""

BROKEN_WORDS = probe(__file__, "broken-words")
"""Returns words that are broken across lines."""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def assert_fits(page: Page) -> None:
    width, height = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    assert width <= 0
    assert height <= 0


def assert_nothing_is_covered(page: Page) -> None:
    """Check that each button that does something is on top at its centre."""
    buttons = "main button:enabled:not([aria-disabled=true])"
    covered = page.evaluate(
        """buttons => [...document.querySelectorAll(buttons)].filter(button => {
        if (!button.checkVisibility({ visibilityProperty: true })) return false;
        const { x, y, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).map(button => button.innerText)""",
        buttons,
    )
    assert covered == []
