"""The typeface of titles and figures: it has all characters of the texts, and nothing moves if it comes late."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from tests.support.cases import heavy
from tests.support.pages import RECORD_SHIFTS, wait_for_route, wait_until
from tests.support.texts import I18N, TAGS, source
from tests.support.user import User
from tests.web.support.screens import reach
from tests.web.support.viewport import PHONE, WIDE, resize

FILES = "**/assets/*.woff2"
IS_LOADED = "() => [...document.fonts].some(({ family, status }) => /Young Serif/.test(family) && status === 'loaded')"
IS_SHOWN = """() => {
    const pen = document.createElement("canvas").getContext("2d");
    const width = font => (pen.font = `99px ${font}`, pen.measureText("Coloretto").width);
    return width('"Young Serif", monospace') !== width("monospace");
}"""
NOTE_LATENESS = """window.FontFace = class extends FontFace {
    constructor(...values) {
        super(...values);
        setTimeout(() => { window.isLate = true; }, 200);
    }
}"""
"""Init script that notes when the page takes the typeface for late, after the 100 ms in which the browser would still
show it."""
PRESS_SHOWS = f"() => (dispatchEvent(new PointerEvent('pointerdown')), ({IS_SHOWN})())"
MISSING = """texts => {
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    const width = (text, font) => (pen.font = `99px "Young Serif", ${font}`, pen.measureText(text).width);
    return [...new Set(texts)].filter(each => width(each, "monospace") !== width(each, "sans-serif")).sort().join("");
}"""
SPREAD = """() => {
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    pen.font = '99px "Young Serif"';
    const widths = [..."0123456789"].map(each => pen.measureText(each).width);
    return Math.max(...widths) - Math.min(...widths);
}"""
NOT_IN_TITLES = {"\n", "\u00ad", "≈", "→"}
FIRST_EAST_ASIAN = "\u2e80"
"""From here on, titles are in the fonts of the device."""


def test_the_typeface_has_all_characters_of_titles(page: Page, user: User) -> None:
    reach(user, "start")
    wait_until(page, IS_LOADED)
    characters = set("".join(map(source, TAGS))) - NOT_IN_TITLES
    texts = "".join(sorted(each for each in characters if each < FIRST_EAST_ASIAN))
    for sheet in I18N.glob("*/style.css"):
        user.switch_language(sheet.parent.name)
    page.evaluate("texts => document.fonts.load('99px \"Young Serif\"', texts)", texts)
    assert page.evaluate(MISSING, f"{texts}Ж") == "Ж"
    assert page.evaluate(SPREAD) <= 1


def open_before_the_typeface(page: Page, url: str) -> Callable[[], None]:
    """Open a page whose typeface does not arrive before a function is called."""
    held: list[Route] = []
    page.route(FILES, lambda route: held.append(route))
    page.add_init_script(NOTE_LATENESS)
    page.goto(url, wait_until="commit")
    User(page).wait_for_engine()
    wait_for_route(page, held)
    wait_until(page, "() => window.isLate")
    assert not page.evaluate(IS_SHOWN)

    def release() -> None:
        page.route(FILES, lambda route: route.continue_())
        for route in held:
            route.continue_()
        wait_until(page, IS_LOADED)

    return release


@pytest.mark.heavy
@pytest.mark.parametrize(("size", "tag"), [(PHONE, "de"), heavy(WIDE, "en")])
def test_nothing_moves_if_the_typeface_comes_late(page: Page, fake_site: str, size: tuple[int, int], tag: str) -> None:
    page.add_init_script(RECORD_SHIFTS)
    resize(page, size)
    open_before_the_typeface(page, f"{fake_site}?lang={tag}")()
    assert page.evaluate("shifts") == []


def test_a_late_typeface_is_shown_with_the_next_press(page: Page, fake_site: str) -> None:
    open_before_the_typeface(page, fake_site)()
    assert not page.evaluate(IS_SHOWN)
    wait_until(page, PRESS_SHOWS)
