"""The pictures in docs/pictures: a game of five at its start, in its last round and at its end.

To take them anew: COLORETTO_PICTURES=1 .venv/bin/python -m pytest tests/web/test_pictures.py
"""

import os
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.table import wait_for_something_to_do
from tests.web.pixels import MOST_BYTES, size_of
from tests.web.support.driver import end, last_round
from tests.web.support.viewport import PHONE, WIDE

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
NEW_GAME = "?fake=five-players-start&players=5&edition=golden&scoring=grey&seed=4&speed=instant"
SIZES = {"phone": PHONE, "tablet": (768, 1024), "wide": WIDE}
GREY = "html { filter: grayscale(1) }"

Moment = Callable[[Page, str], None]


def start(page: Page, site: str) -> None:
    page.goto(f"{site}rules.html")
    page.evaluate("localStorage.setItem('coloretto:v1:hints', 'all')")
    page.goto(site + NEW_GAME)
    wait_for_something_to_do(page)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("moment", "light"),
    [*product([start, last_round, end], ["light", "dark"]), (last_round, "grey")],
    ids=lambda part: getattr(part, "__name__", part),
)
def test_the_repository_has_a_picture_of(
    browser: Browser, fake_site: str, tmp_path: Path, moment: Moment, light: str, size: str
) -> None:
    folder = PICTURES if os.environ.get("COLORETTO_PICTURES") else tmp_path
    name = f"{moment.__name__.replace('_', '-')}-{size}-{light}.jpg"
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if light == "dark" else "light",
        bypass_csp=True,
    )
    page = context.new_page()
    moment(page, fake_site)
    if light == "grey":
        page.add_style_tag(content=GREY)
    page.screenshot(path=folder / name, type="jpeg", quality=72, animations="disabled")
    for picture in (folder / name, PICTURES / name):
        assert size_of(page, picture) == (width, height)
        assert picture.stat().st_size <= MOST_BYTES
    context.close()
