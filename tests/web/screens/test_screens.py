"""Every screen: axe finds nothing, every text fits, every control is large enough, every word is translated."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.support import turns
from tests.support.probes import probe
from tests.support.texts import TAGS
from tests.web.support.axe import AXE, FINDINGS
from tests.web.support.controls import PSEUDO, switch_language
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
from tests.web.support.viewport import BROKEN_WORDS, CUT_OFF, PHONE, SCHEMES, WIDE

LANGUAGES = [*TAGS, PSEUDO]
EVERY_NTH = 4
"""A run tests one in this many screens; the next runs test the others."""
ROUNDS = 10
"""Rounds until every width, theme and language has been tested."""
WIDTHS = [320, 360, 768, 1440]
"""Widths in CSS pixels; the pseudo-language, the longest, is tested from 360 px on."""
SEPARATE_PAGES = [rules, share]
"""Pages that take their language from the URL only."""

WIDE_TEXTS = probe(__file__, "wide-texts")
"""Returns texts that are wider than their boxes, cut off or not."""

UNTRANSLATED = probe(__file__, "untranslated")
"""Returns texts and names with three plain letters in a row, of which the pseudo-language has none.

Excludes names of languages, notices, which quote the URL, and past announcements.
"""


def looks(tag: str, round: int, are_all: bool) -> list[tuple[int, Any, bool]]:
    """Return widths and themes for a round, or all of them, and whether to run axe, which takes longest."""
    widths = WIDTHS if tag != PSEUDO else WIDTHS[1:]
    if are_all:
        return [(width, scheme, True) for scheme in SCHEMES for width in widths]
    # Each time a language returns, it gets another width.
    place = round + round // len(TAGS)
    return [(widths[place % len(widths)], SCHEMES[place // len(widths) % 2], tag != PSEUDO)]


def languages(round: int) -> list[str]:
    """Return the language of a round, and the pseudo-language, which reveals untranslated words."""
    return [TAGS[round % len(TAGS)], PSEUDO]


def test_ten_rounds_cover_every_width_theme_and_language() -> None:
    for first in range(len(SCREENS)):
        rounds = range(first, first + ROUNDS)
        seen = [look for round in rounds for look in looks(languages(round)[0], round, are_all=False)]
        assert {languages(round)[0] for round in rounds} == set(TAGS)
        assert {width for width, *_ in seen} == set(WIDTHS)
        assert {scheme for _, scheme, _ in seen} == set(SCHEMES)


def assert_controls_can_be_hit(page: Page) -> None:
    """Check the size of all controls; only with --all-looks, as the layout check does it on the real page."""
    assert page.evaluate(TOO_SMALL, [TABLE_CONTROLS, FINGER_PX]) == []
    for width, height in (PHONE, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        if (width, height) == WIDE:
            page.evaluate("document.querySelectorAll(':popover-open').forEach(each => each.hidePopover())")
        assert page.evaluate(TOO_SMALL, [CONTROLS, MIN_TARGET_PX]) == []
        assert [focused["name"] for focused in tab_through(page) if not focused["isSeen"]] == []


@pytest.mark.rotating(EVERY_NTH)
@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_a_screen_is_accessible_and_translated(
    page: Page, fake_site: str, screen: Screen, pytestconfig: pytest.Config
) -> None:
    round = (list(SCREENS.values()).index(screen) + turns.turn(pytestconfig)) // EVERY_NTH
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    screen(page, fake_site, LANGUAGES[0])
    page.add_script_tag(path=AXE)
    are_all = pytestconfig.getoption("--all-looks")
    if are_all:
        assert_controls_can_be_hit(page)
    found = []
    for tag in LANGUAGES if are_all else languages(round):
        if screen in SEPARATE_PAGES:
            screen(page, fake_site, tag)
            page.add_script_tag(path=AXE)
        else:
            switch_language(page, tag)
        for width, scheme, runs_axe in looks(tag, round, are_all):
            page.set_viewport_size({"width": width, "height": 640 if width < 768 else 900})
            page.emulate_media(color_scheme=scheme)
            faults = [
                *page.evaluate(CUT_OFF),
                *page.evaluate(WIDE_TEXTS),
                *(page.evaluate(FINDINGS) if runs_axe else []),
            ]
            if are_all:
                faults += page.evaluate(BROKEN_WORDS)
            if faults:
                found.append((tag, width, scheme, faults))
    assert found == []
    assert page.evaluate(UNTRANSLATED) == [], "not translated"
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    if screen in SEPARATE_PAGES:
        screen(page, fake_site, LANGUAGES[0])
    else:
        switch_language(page, LANGUAGES[0])
    assert_text_spacing_loses_nothing(page)
