"""The layout of the screens of the real page: a third per run in two looks, or all in all with --all-looks."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.support import turns
from tools import project
from tools.gallery.layout import faults_of
from tools.gallery.looks import LANGUAGES, all_looks, language_of_turn, looks_of_turn
from tools.gallery.screens import SCREENS, TOURS, Tour, apply_look, stops, visit

PICTURES = project.ROOT / "build" / "faults"
EVERY_NTH = 3
"""A run takes one in this many tours."""


@pytest.mark.rotating(EVERY_NTH)
@pytest.mark.parametrize("tour", TOURS, ids=lambda tour: tour.name)
def test_no_screen_has_a_layout_fault(browser: Browser, site: str, tour: Tour, pytestconfig: pytest.Config) -> None:
    are_all = pytestconfig.getoption("--all-looks")
    turn = turns.turn(pytestconfig) // EVERY_NTH
    found: list[str] = []
    for tag in LANGUAGES if are_all else [language_of_turn(TOURS.index(tour), turn)]:
        with visit(browser, site, tag) as visitor:
            for screen in stops(tour, visitor):
                number = SCREENS.index(screen)
                for look in all_looks(number) if are_all else looks_of_turn(number, turn):
                    apply_look(visitor, look)
                    faults = faults_of(visitor.page)
                    if faults:
                        visitor.page.screenshot(path=PICTURES / Path(f"{screen}-{look}-{tag}.png"))
                    found += [f"{screen} {look} {tag}: {fault}" for fault in faults]
    assert not found, "\n".join([f"looks of turn {turn}, pictures in {PICTURES}:", *found])
