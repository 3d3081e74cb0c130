"""The pictures in docs/pictures: a game of five at its start, in its last round and at its end.

`pytest --accept` takes them again.
"""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.pages import add_style
from tests.support.user import User
from tests.web.support.pixels import MAX_BYTES, size_of
from tests.web.support.recorded_games import open_final_scores, open_late_game
from tests.web.support.viewport import PHONE, WIDE
from tools import project

PICTURES = project.ROOT / "docs" / "pictures"
NEW_GAME = "fake=five-players-start&players=5&edition=golden&scoring=grey&seed=4&speed=instant"
SIZES = {"phone": PHONE, "tablet": (768, 1024), "wide": WIDE}
GREY = "html { filter: grayscale(1) }"

Moment = Callable[[User], None]


def start(user: User) -> None:
    user.fill_storage()
    user.open(NEW_GAME)
    user.wait_for_decision()


MOMENTS: dict[str, Moment] = {"start": start, "last-round": open_late_game, "end": open_final_scores}
NAMES = [*product(MOMENTS, ["light", "dark"]), ("last-round", "grey")]


def test_the_repository_has_pictures_of_three_moments_in_three_sizes(
    browser: Browser, page: Page, fake_site: str, pytestconfig: pytest.Config
) -> None:
    for (moment, light), (name, size) in product(NAMES, SIZES.items()):
        picture = PICTURES / moment / f"{name}-{light}.jpg"
        if pytestconfig.getoption("--accept"):
            take(browser, fake_site, picture, MOMENTS[moment], light, size)
        assert size_of(page, picture) == size
        assert picture.stat().st_size <= MAX_BYTES


def take(browser: Browser, site: str, picture: Path, moment: Moment, light: str, size: tuple[int, int]) -> None:
    """Take a picture again."""
    page = browser.new_page(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if light == "dark" else "light",
    )
    moment(User(page, site))
    # Faces are drawn after the first frame.
    expect(page.locator("seat-face svg").first).to_be_attached()
    if light == "grey":
        add_style(page, GREY)
    page.screenshot(path=picture, type="jpeg", quality=72, animations="disabled")
    page.close()
