"""The layout of the screens that only the real page has; `tests/web/screens` checks the others."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import Browser

from tools.gallery.layout import faults_in_looks
from tools.gallery.looks import LANGUAGES, Look, all_looks, language_of, look_of
from tools.gallery.screens import SCREENS, follow, visit
from tools.gallery.walks import WALKS, Walk

REAL_ONLY = [(walk, screen) for walk in WALKS if walk.is_real_only for screen in walk.screens]


def assert_no_faults(browser: Browser, site: str, walk: Walk, screen: str, tag: str, looks: Iterable[Look]) -> None:
    with visit(browser, site, tag) as visitor:
        for reached in follow(walk, visitor):
            if reached == screen:
                assert faults_in_looks(visitor, f"{screen}-{tag}", looks) == []


@pytest.mark.parametrize(("walk", "screen"), REAL_ONLY)
def test_no_screen_of_the_real_page_alone_has_a_layout_fault(
    browser: Browser, site: str, walk: Walk, screen: str
) -> None:
    number = SCREENS.index(screen)
    assert_no_faults(browser, site, walk, screen, language_of(number), [look_of(number)])


@pytest.mark.heavy
@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize(("walk", "screen"), REAL_ONLY)
def test_nor_has_it_one_in_any_language_or_look(browser: Browser, site: str, walk: Walk, screen: str, tag: str) -> None:
    assert_no_faults(browser, site, walk, screen, tag, all_looks(SCREENS.index(screen)))
