"""Every screen in large letters, as browsers and people set them, and in a narrow window: nothing is lost."""

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from tests.support.cases import heavy
from tests.web.support.screens import REACHABLE
from tests.web.support.viewport import resize
from tools.gallery.layout import Fault, faults_of
from tools.gallery.screens import follow, visit
from tools.gallery.walks import Walk


class Setting(NamedTuple):
    """A setting of Chromium, and the widths and heights of its window."""

    name: str
    argument: str
    sizes: tuple[tuple[int, int], ...]


PHONE, DESK = (360, 640), (1280, 720)
SETTINGS: Final = [
    Setting("letters of 24 pixels", "defaultFontSize=24", (PHONE, DESK)),
    Setting("doubled letters", "defaultFontSize=32", (PHONE, DESK)),
    Setting("no letters below 24 pixels", "minimumFontSize=24", (PHONE, DESK)),
    Setting("280 pixels", "defaultFontSize=16", ((280, 640),)),
]
LOST: Final = ("clipped", "outside-parent", "outside-window", "covered", "overlap", "focus-hidden")
"""Findings of the layout check about what cannot be read or reached."""

EXCEPTIONS: Final = (
    # The choice that is shown; the list that opens has all of it.
    ("clipped", "share-form select#setup-scoring"),
    ("clipped", "share-form select#settings-language"),
    ("clipped", "settings-dialog select#settings-language"),
    # A level that does not fit beside the name is in the bot's card.
    ("clipped", "player-area span.level"),
    # The marks of two decisions in a row; a table below the chart has both.
    ("covered", "win-chart span.mark"),
    # It is above the word that opens it, for which the page scrolls.
    ("outside-window", "supply-pile span#practice-about"),
    # The names of the days are a little wider than their columns.
    ("covered", "month-calendar th"),
    # Where a seat has many piles; each pile has its number of cards, and their sum is beside the name.
    ("covered", "player-area span.points"),
    # Scrolling shows the rest: letters are large, but no query of the window says so.
    ("covered", "table-tip p"),
    ("focus-hidden", "table-row button.row"),
)
"""Findings in these settings that lose nothing, as kind and the beginning of a place, each with its reason."""


@pytest.fixture(scope="module", params=[heavy(each) for each in SETTINGS], ids=lambda setting: setting.name)
def setting_and_browser(
    request: pytest.FixtureRequest, launch_browser: Callable[..., Browser], browser_type_launch_args: dict[str, Any]
) -> Iterator[tuple[Setting, Browser]]:
    """Start a browser with a setting."""
    setting: Setting = request.param
    browser = launch_browser(args=[*browser_type_launch_args["args"], f"--blink-settings={setting.argument}"])
    yield setting, browser
    browser.close()


def is_lost(fault: Fault) -> bool:
    is_exception = any(fault.kind == kind and fault.where.startswith(where) for kind, where in EXCEPTIONS)
    return fault.kind in LOST and not is_exception


@pytest.mark.parametrize("walk", REACHABLE, ids=lambda walk: walk.steps.__name__)
def test_nothing_is_lost_in_large_letters_and_narrow_windows(
    setting_and_browser: tuple[Setting, Browser], fake_site: str, walk: Walk
) -> None:
    setting, browser = setting_and_browser
    found = []
    for size in setting.sizes:
        with visit(browser, fake_site, "en", runs_python=False) as visitor:
            resize(visitor.page, size)
            for screen in follow(walk, visitor):
                visitor.settle()
                found += [(screen, size, str(fault)) for fault in faults_of(visitor.page) if is_lost(fault)]
    assert found == []


def test_nothing_of_the_workshop_is_lost_either(setting_and_browser: tuple[Setting, Browser], fake_site: str) -> None:
    assert_nothing_is_lost(setting_and_browser, f"{fake_site}workshop.html", "textbox", "Bot's code")


def test_nothing_of_the_workshops_table_is_lost_either(setting_and_browser: tuple[Setting, Browser], site: str) -> None:
    address = f"{site}workshop-table.html?lang=de&seat=you&seat=expert&players=3&seed=7&speed=instant"
    assert_nothing_is_lost(setting_and_browser, address, "button", "Karte ziehen")


def assert_nothing_is_lost(
    setting_and_browser: tuple[Setting, Browser], address: str, role: Literal["button", "textbox"], name: str
) -> None:
    """Open a page in each size, wait for a control, and check the layout."""
    setting, browser = setting_and_browser
    for width, height in setting.sizes:
        page = browser.new_page(viewport={"width": width, "height": height})
        page.goto(address)
        control = page.get_by_role(role, name=name)
        expect(control).to_be_visible()
        expect(control).to_be_enabled()
        assert [str(fault) for fault in faults_of(page) if is_lost(fault)] == [], (width, height)
        page.close()
