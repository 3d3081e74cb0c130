"""Every screen: axe and the layout check find nothing, every text fits, every word is translated."""

from itertools import cycle, product
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.support.probes import probe
from tests.support.texts import TAGS
from tests.support.user import User
from tests.web.support.axe import FINDINGS, load_axe
from tests.web.support.reach import assert_text_spacing_loses_nothing
from tests.web.support.screens import REACHABLE, visitor_of
from tests.web.support.viewport import CUT_OFF, PHONE, PSEUDO, SCHEMES, resize
from tools.gallery.layout import faults_in_looks, faults_of
from tools.gallery.looks import THEMES, all_looks, language_of, look_of
from tools.gallery.screens import DESK, SCREENS, apply_look, follow, reach
from tools.gallery.visitor import Visitor
from tools.gallery.walks import Walk

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
        switch(visitor, screen, TAGS[0])
        assert_text_spacing_loses_nothing(page)
        resize(page, NARROW)
        assert (screen, found_by(page, CUT_OFF)) == (screen, [])
        resize(page, PHONE)


@pytest.mark.heavy
@pytest.mark.parametrize("walk", REACHABLE, ids=lambda walk: walk.steps.__name__)
def test_screens_have_no_layout_fault_in_any_language_and_size(page: Page, user: User, walk: Walk) -> None:
    """The themes alternate with the languages."""
    visitor = visitor_of(user)
    found = []
    for screen in follow(walk, visitor):
        looks = list(all_looks(SCREENS.index(screen)))
        for tag, theme in zip(TAGS, cycle(THEMES), strict=False):
            switch(visitor, screen, tag)
            found += faults_in_looks(visitor, f"{screen}-{tag}", [look for look in looks if look.theme == theme])
        switch(visitor, screen, TAGS[0])
        apply_look(visitor, DESK)
    assert found == []


@pytest.mark.heavy
@pytest.mark.parametrize("walk", REACHABLE, ids=lambda walk: walk.steps.__name__)
def test_screens_are_accessible_and_have_room_in_every_width(page: Page, user: User, walk: Walk) -> None:
    visitor = visitor_of(user)
    found: list[object] = []
    for screen in follow(walk, visitor):
        load_axe(page)
        for scheme, width in product(SCHEMES, WIDTHS):
            found += [(screen, width, scheme, fault) for fault in faults_in(page, width, scheme, FINDINGS)]
        switch(visitor, screen, PSEUDO)
        for width in (each for each in WIDTHS if each >= MIN_PSEUDO_WIDTH):
            found += [(screen, width, fault) for fault in faults_in(page, width, "light", CUT_OFF, WIDE_TEXTS)]
        switch(visitor, screen, TAGS[0])
        resize(page, PHONE)
    assert found == []
