"""Every screen in every language, width and theme: axe finds nothing, and every phrase has its room."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.texts import TAGS
from tests.web.screens import PSEUDO, SCREENS, Screen, rules, share, speak
from tests.web.support.axe import AXE, FINDINGS
from tests.web.support.viewport import CUT_OFF, SCHEMES

ALL = [*TAGS, PSEUDO]
WIDTHS = [320, 360, 768, 1440]
"""That the longest language has its room is asked from 360 px on."""
OWN_PAGES = [rules, share]
"""They ask for no language but that of their address."""

OVER = """() => {
    const told = [];
    const range = document.createRange();
    for (const element of document.querySelectorAll("body *")) {
        const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const isSeen = element.checkVisibility() && !element.closest(".visually-hidden, svg, .name");
        const box = element.getBoundingClientRect();
        if (!isSeen || box.width <= 1 || getComputedStyle(element).display === "inline") continue;
        for (const text of texts.filter(({ data }) => data.trim())) {
            range.selectNodeContents(text);
            const words = range.getBoundingClientRect();
            if (words.left < box.left - 1 || words.right > box.right + 1) told.push(text.data.trim());
        }
    }
    return told;
}"""
"""Texts that are wider than their boxes, whether they are cut off there or not."""


def in_every_language(page: Page, site: str, screen: Screen) -> Iterator[str]:
    """Open a screen once, for that takes longest, and then speak one language after the other."""
    for tag in ALL:
        if tag == ALL[0] or screen in OWN_PAGES:
            screen(page, site, tag)
            page.add_script_tag(path=AXE)
        else:
            speak(page, tag)
        yield tag


def looks(tag: str, are_all: bool) -> list[tuple[int, Any, bool]]:
    """Say at which widths and in which themes to look, and whether to ask axe: English in all, others by turns."""
    place = ALL.index(tag)
    widths = WIDTHS if tag != PSEUDO else WIDTHS[1:]
    if place == 0 or are_all:
        return [(width, scheme, True) for scheme in SCHEMES for width in widths]
    return [(width, SCHEMES[(place + at // 2) % 2], (place + at) % 2 == 0) for at, width in enumerate(widths)]


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_axe_finds_nothing_and_no_phrase_is_longer_than_its_place(
    page: Page, fake_site: str, screen: Screen, request: pytest.FixtureRequest
) -> None:
    are_all = request.config.getoption("--all-looks")
    found = []
    for tag in in_every_language(page, fake_site, screen):
        for width, scheme, asks_axe in looks(tag, are_all):
            page.set_viewport_size({"width": width, "height": 640 if width < 768 else 900})
            page.emulate_media(color_scheme=scheme)
            told = [*page.evaluate(CUT_OFF), *page.evaluate(OVER), *(page.evaluate(FINDINGS) if asks_axe else [])]
            if told:
                found.append((tag, width, scheme, told))
    assert found == []
