"""Screen sizes and colour schemes, and checks that everything on a screen can be seen."""

import pytest
from playwright.sync_api import Page

from tests.support.probes import probe

SCHEMES = ["light", "dark"]
PHONE, WIDE = (360, 640), (1440, 900)

SIZES_AND_SCHEMES = [
    (PHONE, "dark"),
    (WIDE, "light"),
    pytest.param(PHONE, "light", marks=pytest.mark.heavy),
    pytest.param(WIDE, "dark", marks=pytest.mark.heavy),
]
"""Sizes with schemes: each of both comes up every time, every pair with `test --all`."""

CUT_OFF = probe(__file__, "cut-off")
"""What is cut off at its own side or the window's. What only screen readers are to find is clipped on purpose; names
are shortened on purpose, for they may be twenty letters long."""


BROKEN_WORDS = probe(__file__, "broken-words")
"""Words of which a part stands in the next line."""


def assert_fits(page: Page) -> None:
    width, height = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    assert width <= 0
    assert height <= 0


def assert_nothing_is_covered(page: Page) -> None:
    """Each enabled button is what lies on top at its own middle."""
    covered = page.evaluate("""() => [...document.querySelectorAll("main button:enabled")].filter(button => {
        if (!button.checkVisibility({ visibilityProperty: true })) return false;
        const { x, y, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).map(button => button.innerText)""")
    assert covered == []
