"""The page while the browser translates it: its texts are replaced, and the page still changes them."""

import pytest
from playwright.sync_api import Browser, Page

from tests.support.cases import heavy
from tests.support.pages import wait_for_frames
from tests.support.probes import probe
from tests.support.user import SEND, User
from tests.web.support.screens import visitor_of
from tools.gallery.screens import reach

TRANSLATE = probe(__file__, "translate-page")
SHOWN = probe(__file__, "shown-texts")
KEYS = "d1 d2 d3 3 d1 d2 2 d3 d1 u 1 d2 d1".replace(" ", "")
"""What is pressed in both games: it draws, places, takes, undoes, and tries what is not possible."""
MAX_FRAMES = 300
"""How often two pages are compared: announcements come a while after a turn."""

OFTEN = ["scores", "review-step", "finished-open", "settings"]
AT_NIGHT = [
    "last-round",
    "statistics-as-text",
    "new-game",
    "replay",
    "sharing-formats",
    "daily-played",
    "puzzles",
    "strategy",
    "bot-card",
    "why",
    "about",
    "welcome",
]


def shown(page: Page) -> list[str]:
    texts: list[str] = page.evaluate(SHOWN, "body :not(live-region, live-region *)")
    assert len(texts) > 30
    return texts


def announced(page: Page) -> list[str]:
    """Return the last sentence of each live region: how much one says at once depends on when the bots act."""
    texts: list[str] = page.evaluate(SHOWN, "live-region *")
    return [text.split(". ")[-1] for text in texts]


def expect_same_texts(page: Page, other: Page) -> None:
    """Wait until two pages show and announce the same texts, and compare these if they never do."""
    for _ in range(MAX_FRAMES):
        if (shown(page), announced(page)) == (shown(other), announced(other)):
            return
        wait_for_frames(page)
    assert [*shown(other), *announced(other)] == [*shown(page), *announced(page)]


def test_a_translated_table_keeps_up_with_the_game(page: Page, browser: Browser, fake_site: str) -> None:
    other = browser.new_page(reduced_motion="reduce")
    plain, translated = (visitor_of(User(each, fake_site)) for each in (page, other))
    for visitor in (plain, translated):
        visitor.fill_storage()
        visitor.open("players=3&seed=5")
    other.evaluate(TRANSLATE)
    for key in KEYS:
        for visitor in (plain, translated):
            visitor.page.keyboard.press(key)
            visitor.wait_for_turn()
        expect_same_texts(page, other)
    elements = {"games": "games-page", "played": "finished-page", "statistics": "statistics-page"}
    for name, element in {**elements, "puzzles": "puzzles-page"}.items():
        for visitor in (plain, translated):
            visitor.page.evaluate(SEND, {"type": "open-page", "page": name})
            visitor.expect_visible(visitor.page.locator(f"{element} h2"))
        expect_same_texts(page, other)
    other.close()


@pytest.mark.parametrize("screen", [*OFTEN, *map(heavy, AT_NIGHT)])
def test_a_translated_screen_changes_all_of_its_texts(page: Page, user: User, screen: str) -> None:
    """A change of language changes all of them."""
    visitor = visitor_of(user)
    reach(visitor, screen)
    visitor.switch_language("de")
    german = shown(page)
    visitor.switch_language("en")
    page.evaluate(TRANSLATE)
    visitor.switch_language("de")
    wait_for_frames(page)
    assert shown(page) == german
