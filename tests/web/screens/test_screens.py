"""Every screen: axe finds nothing, every text fits, every control is large enough, every word is translated."""

from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.support.probes import probe
from tests.support.texts import TAGS
from tests.support.user import User
from tests.web.support.axe import FINDINGS, load_axe
from tests.web.support.reach import (
    CONTROLS,
    FINGER_PX,
    MIN_TARGET_PX,
    TABLE_CONTROLS,
    TOO_SMALL,
    assert_text_spacing_loses_nothing,
    tab_through,
)
from tests.web.support.screens import REACHABLE, visitor_of
from tests.web.support.viewport import BROKEN_WORDS, CUT_OFF, PHONE, PSEUDO, SCHEMES, WIDE, resize
from tools.gallery.layout import faults_of
from tools.gallery.looks import language_of, look_of
from tools.gallery.screens import SCREENS, apply_look, follow, reach
from tools.gallery.visitor import Visitor
from tools.gallery.walks import Walk

LANGUAGES = [*TAGS, PSEUDO]
WIDTHS = [320, 360, 768, 1440]
NARROW = (280, 640)
MIN_PSEUDO_WIDTH = 360
"""The pseudo-language is the longest."""
SEPARATE_PAGES: Final = ("rules", "share")
"""Screens that take their language from the URL only."""
NOT_SWITCHED: Final = ("frame-facade", "demo")
"""Screens before the game and around it, whose language is that of the visit."""
WITH_NAMES_AND_DATES: Final = ("three-people", "new-game-refused", "puzzle-solved", "challenge", "challenge-end")
"""Screens with words that no translation contains."""

WIDE_TEXTS = probe(__file__, "wide-texts")
"""Returns texts that are wider than their boxes, cut off or not."""

UNTRANSLATED = probe(__file__, "untranslated")
"""Returns texts and names with three plain letters in a row, of which the pseudo-language has none.

Excludes names of languages, notices, which quote the URL, and past announcements.
"""


def assert_controls_can_be_hit(page: Page) -> None:
    """Check the size of all controls; only in every look, as the layout check does it in the look of each run."""
    assert page.evaluate(TOO_SMALL, [TABLE_CONTROLS, FINGER_PX]) == []
    for size in (PHONE, WIDE):
        resize(page, size)
        if size == WIDE:
            page.evaluate("document.querySelectorAll(':popover-open').forEach(each => each.hidePopover())")
        assert page.evaluate(TOO_SMALL, [CONTROLS, MIN_TARGET_PX]) == []
        assert [focused["name"] for focused in tab_through(page) if not focused["isSeen"]] == []


def switch(visitor: Visitor, screen: str, tag: str) -> None:
    """Show the screen in another language."""
    if screen in SEPARATE_PAGES:
        visitor.tag = tag
        reach(visitor, screen)
    elif screen not in NOT_SWITCHED:
        visitor.switch_language(tag)


def faults_in(page: Page, width: int, scheme: Any, *scripts: str) -> list[object]:
    """Return what the scripts find in a width and theme."""
    resize(page, (width, 640 if width < 768 else 900))
    page.emulate_media(color_scheme=scheme)
    return found_by(page, *scripts)


def found_by(page: Page, *scripts: str) -> list[object]:
    """Return what the scripts find."""
    return [fault for script in scripts for fault in page.evaluate(script)]


@pytest.mark.parametrize("walk", REACHABLE, ids=lambda walk: walk.steps.__name__)
def test_screens_are_accessible_and_translated(page: Page, user: User, walk: Walk) -> None:
    resize(page, PHONE)
    visitor = visitor_of(user)
    for screen in follow(walk, visitor):
        number = SCREENS.index(screen)
        look = look_of(number)
        switch(visitor, screen, language_of(number))
        load_axe(page)
        apply_look(visitor, look)
        found = [*found_by(page, CUT_OFF, WIDE_TEXTS, FINDINGS), *map(str, faults_of(page))]
        assert (screen, found) == (screen, [])
        switch(visitor, screen, PSEUDO)
        width = max(WIDTHS[(number + number // len(TAGS)) % len(WIDTHS)], MIN_PSEUDO_WIDTH)
        assert (screen, faults_in(page, width, look.theme, CUT_OFF, WIDE_TEXTS)) == (screen, [])
        if screen not in (*NOT_SWITCHED, *WITH_NAMES_AND_DATES):
            assert (screen, page.evaluate(UNTRANSLATED)) == (screen, [])
        resize(page, PHONE)
        switch(visitor, screen, LANGUAGES[0])
        assert_text_spacing_loses_nothing(page)
        resize(page, NARROW)
        assert (screen, found_by(page, CUT_OFF)) == (screen, [])
        resize(page, PHONE)


@pytest.mark.heavy
@pytest.mark.parametrize("walk", REACHABLE, ids=lambda walk: walk.steps.__name__)
def test_screens_are_accessible_in_every_look(page: Page, user: User, walk: Walk) -> None:
    resize(page, PHONE)
    visitor = visitor_of(user)
    found = []
    for screen in follow(walk, visitor):
        assert_controls_can_be_hit(page)
        for tag in LANGUAGES:
            switch(visitor, screen, tag)
            load_axe(page)
            for scheme, width in product(SCHEMES, WIDTHS):
                if tag != PSEUDO or width >= MIN_PSEUDO_WIDTH:
                    faults = faults_in(page, width, scheme, CUT_OFF, WIDE_TEXTS, FINDINGS, BROKEN_WORDS)
                    found += [(screen, tag, width, scheme, fault) for fault in faults]
        resize(page, PHONE)
        switch(visitor, screen, LANGUAGES[0])
    assert found == []
