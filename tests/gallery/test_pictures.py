"""Some screens match the committed reference pictures; `pytest --accept` replaces the pictures."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.support.cases import heavy
from tests.support.pages import add_style
from tools import project
from tools.gallery import saves
from tools.gallery.looks import Look
from tools.gallery.pictures import MAX_BYTES, PICTURED, PICTURES, WALKED, Comparer, write
from tools.gallery.screens import Tour, apply_look, stops, visit
from tools.gallery.visitor import Visitor

DIFFERENT: Final = project.ROOT / "build" / "pictures"

VISIBLE: Final = {
    "a button moved sideways": "supply-pile .draw { translate: 8px 0 }",
    "a small button moved up": "app-header button:last-child { translate: 0 -8px }",
    "a score moved sideways": "player-area .score { translate: -8px 0 }",
    "another colour": ":root { --accent: #7a3500 }",
}
INVISIBLE: Final = {
    "another gamma": "html { filter: contrast(1.05) brightness(0.98) }",
    "bolder letters": "* { -webkit-text-stroke: 0.2px }",
    "letters moved by a fraction of a pixel": "body { translate: 0.25px 0.25px }",
}

ONE_TABLE: Final = pytest.mark.xdist_group("changed pictures")


@pytest.fixture(scope="module")
def comparer(browser: Browser) -> Iterator[Comparer]:
    """Open a comparer of pictures."""
    comparer = Comparer(browser)
    yield comparer
    comparer.close()


@pytest.fixture(scope="module")
def table(browser: Browser, fake_site: str) -> Iterator[Visitor]:
    """Open a game in its middle, on a phone."""
    with visit(browser, fake_site, "en", runs_python=False) as visitor:
        visitor.fill_storage(save=saves.middle())
        visitor.open()
        visitor.wait_for_lazy_features()
        apply_look(visitor, Look(360, 640, "light", "patterns"))
        yield visitor


@pytest.mark.parametrize("runs_python", [False, heavy(True)], ids=["quick", "real"])
@pytest.mark.parametrize(
    "tour", [heavy(tour) if tour.name == "coach" else tour for tour in WALKED], ids=lambda tour: tour.name
)
def test_screens_match_their_reference_pictures(
    browser: Browser,
    request: pytest.FixtureRequest,
    comparer: Comparer,
    tour: Tour,
    runs_python: bool,
) -> None:
    wanted = [screen for screen in tour.screens if screen in PICTURED]
    different = []
    site = request.getfixturevalue("site" if runs_python else "fake_site")
    with visit(browser, site, "en", runs_python=runs_python) as visitor:
        for screen in stops(tour, visitor):
            if screen in wanted:
                apply_look(visitor, PICTURED[screen])
                actual = visitor.page.screenshot(animations="disabled", caret="hide")
                if request.config.getoption("--accept"):
                    write(PICTURES, screen, **{str(PICTURED[screen]): comparer.compressed(actual)})
                elif problem := difference_from_picture(comparer, screen, actual):
                    different.append(f"{screen}: {problem}")
            if screen == wanted[-1]:
                break
    assert not different, f"{'; '.join(different)}; see {DIFFERENT}, then fix the page or run pytest --accept"


def difference_from_picture(comparer: Comparer, screen: str, actual: bytes) -> str:
    """Return what is wrong with a screen, or an empty string."""
    picture = PICTURES / f"{screen}-{PICTURED[screen]}.webp"
    if not picture.exists():
        return "the reference picture is missing"
    expected = picture.read_bytes()
    difference = comparer.difference(expected, actual)
    if not difference.is_visible:
        return ""
    write(DIFFERENT, screen, expected=expected, actual=actual, difference=difference.picture)
    return f"{difference.most:g} pixels differ in one place"


def test_reference_pictures_are_complete_and_small() -> None:
    files = {path.name: path.stat().st_size for path in PICTURES.iterdir()}
    assert set(files) == {f"{screen}-{look}.webp" for screen, look in PICTURED.items()}
    assert max(files.values()) <= MAX_BYTES


@ONE_TABLE
@pytest.mark.parametrize("style", [next(iter(VISIBLE.values())), *map(heavy, list(VISIBLE.values())[1:])], ids=VISIBLE)
def test_a_visible_change_is_detected(table: Visitor, comparer: Comparer, style: str) -> None:
    assert difference_by_style(table, comparer, style)


@ONE_TABLE
@pytest.mark.parametrize(
    "style", [next(iter(INVISIBLE.values())), *map(heavy, list(INVISIBLE.values())[1:])], ids=INVISIBLE
)
def test_differences_between_browsers_and_fonts_are_ignored(table: Visitor, comparer: Comparer, style: str) -> None:
    assert not difference_by_style(table, comparer, style)


def difference_by_style(table: Visitor, comparer: Comparer, style: str) -> bool:
    """Return whether a style makes a visible difference."""
    before = comparer.compressed(table.page.screenshot())
    add_style(table.page, style)
    table.settle()
    after = table.page.screenshot()
    table.page.evaluate("document.adoptedStyleSheets.pop()")
    return comparer.difference(before, after).is_visible
