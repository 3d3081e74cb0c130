"""The layout of the screens of the real page in all looks, each night; in each run, of those that no other page has."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tools import project
from tools.gallery.layout import faults_of
from tools.gallery.looks import LANGUAGES, Look, all_looks, language_of, look_of
from tools.gallery.screens import SCREENS, TOURS, Tour, apply_look, stops, visit
from tools.gallery.walks import WALKS

PICTURES = project.ROOT / "build" / "faults"


def assert_no_faults(browser: Browser, site: str, tour: Tour, tag: str, looks: Callable[[int], Iterable[Look]]) -> None:
    """Walk a tour, and check each screen in the looks for its number."""
    found: list[str] = []
    with visit(browser, site, tag) as visitor:
        for screen in stops(tour, visitor):
            for look in looks(SCREENS.index(screen)):
                apply_look(visitor, look)
                faults = faults_of(visitor.page)
                if faults:
                    visitor.page.screenshot(path=PICTURES / Path(f"{screen}-{look}-{tag}.png"))
                found += [f"{screen} {look} {tag}: {fault}" for fault in faults]
    assert not found, "\n".join([f"pictures in {PICTURES}:", *found])


@pytest.mark.parametrize("screen", [screen for walk in WALKS if walk.is_real_only for screen in walk.screens])
def test_no_screen_of_the_real_page_alone_has_a_layout_fault(browser: Browser, site: str, screen: str) -> None:
    """`tests/web/screens` checks the others."""
    (walk,) = (walk for walk in WALKS if screen in walk.screens)
    tag = language_of(SCREENS.index(screen))
    assert_no_faults(browser, site, Tour(screen, (walk,)), tag, lambda number: [look_of(number)])


@pytest.mark.heavy
@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("tour", TOURS, ids=lambda tour: tour.name)
def test_no_screen_has_a_layout_fault_in_any_look(browser: Browser, site: str, tour: Tour, tag: str) -> None:
    assert_no_faults(browser, site, tour, tag, all_looks)
