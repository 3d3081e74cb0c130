"""Every screen: axe finds nothing, every text fits, every control is large enough, every word is translated."""

from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.support.probes import probe
from tests.support.texts import TAGS
from tests.support.user import User
from tests.web.support.axe import AXE, FINDINGS
from tests.web.support.reach import (
    CONTROLS,
    FINGER_PX,
    MIN_TARGET_PX,
    TABLE_CONTROLS,
    TOO_SMALL,
    assert_text_spacing_loses_nothing,
    tab_through,
)
from tests.web.support.screens import SCREENS, Screen, rules, share
from tests.web.support.viewport import BROKEN_WORDS, CUT_OFF, PHONE, PSEUDO, SCHEMES, WIDE

LANGUAGES = [*TAGS, PSEUDO]
WIDTHS = [320, 360, 768, 1440]
MIN_PSEUDO_WIDTH = 360
"""The pseudo-language is the longest."""
SEPARATE_PAGES = [rules, share]
"""Pages that take their language from the URL only."""

WIDE_TEXTS = probe(__file__, "wide-texts")
"""Returns texts that are wider than their boxes, cut off or not."""

UNTRANSLATED = probe(__file__, "untranslated")
"""Returns texts and names with three plain letters in a row, of which the pseudo-language has none.

Excludes names of languages, notices, which quote the URL, and past announcements.
"""


def look_of(screen: int) -> tuple[str, int, Any]:
    """Return the language, width and theme in which each run shows a screen, given by its number."""
    width = (screen + screen // len(TAGS)) % len(WIDTHS)
    return TAGS[screen % len(TAGS)], WIDTHS[width], SCHEMES[screen // 4 % len(SCHEMES)]


def test_the_screens_of_a_run_have_every_pair_of_language_width_and_theme() -> None:
    shown = [look_of(screen) for screen in range(len(SCREENS))]
    for one, other in combinations(range(3), 2):
        values: Sequence[Sequence[object]] = (TAGS, WIDTHS, SCHEMES)
        assert {(look[one], look[other]) for look in shown} == set(product(values[one], values[other]))


def assert_controls_can_be_hit(page: Page) -> None:
    """Check the size of all controls; only in every look, as the layout check does it on the real page."""
    assert page.evaluate(TOO_SMALL, [TABLE_CONTROLS, FINGER_PX]) == []
    for width, height in (PHONE, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        if (width, height) == WIDE:
            page.evaluate("document.querySelectorAll(':popover-open').forEach(each => each.hidePopover())")
        assert page.evaluate(TOO_SMALL, [CONTROLS, MIN_TARGET_PX]) == []
        assert [focused["name"] for focused in tab_through(page) if not focused["isSeen"]] == []


def open_for_axe(page: Page, fake_site: str, screen: Screen) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    screen(User(page, fake_site))
    page.add_script_tag(path=AXE)


def switch_screen(page: Page, fake_site: str, screen: Screen, tag: str) -> None:
    if screen in SEPARATE_PAGES:
        screen(User(page, fake_site, tag))
        page.add_script_tag(path=AXE)
    else:
        User(page).switch_language(tag)


def faults_in(page: Page, width: int, scheme: Any, *scripts: str) -> list[object]:
    """Return what the scripts find in a width and theme."""
    page.set_viewport_size({"width": width, "height": 640 if width < 768 else 900})
    page.emulate_media(color_scheme=scheme)
    return [fault for script in scripts for fault in page.evaluate(script)]


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_a_screen_is_accessible_and_translated(page: Page, fake_site: str, screen: Screen) -> None:
    open_for_axe(page, fake_site, screen)
    tag, width, scheme = look_of(list(SCREENS.values()).index(screen))
    switch_screen(page, fake_site, screen, tag)
    assert faults_in(page, width, scheme, CUT_OFF, WIDE_TEXTS, FINDINGS) == []
    switch_screen(page, fake_site, screen, PSEUDO)
    assert faults_in(page, max(width, MIN_PSEUDO_WIDTH), scheme, CUT_OFF, WIDE_TEXTS) == []
    assert page.evaluate(UNTRANSLATED) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    switch_screen(page, fake_site, screen, LANGUAGES[0])
    assert_text_spacing_loses_nothing(page)


@pytest.mark.heavy
@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_a_screen_is_accessible_in_every_look(page: Page, fake_site: str, screen: Screen) -> None:
    open_for_axe(page, fake_site, screen)
    assert_controls_can_be_hit(page)
    found = []
    for tag in LANGUAGES:
        switch_screen(page, fake_site, screen, tag)
        for scheme, width in product(SCHEMES, WIDTHS):
            if tag != PSEUDO or width >= MIN_PSEUDO_WIDTH:
                faults = faults_in(page, width, scheme, CUT_OFF, WIDE_TEXTS, FINDINGS, BROKEN_WORDS)
                found += [(tag, width, scheme, fault) for fault in faults]
    assert found == []
