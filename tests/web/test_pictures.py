"""The picture in the README.

To take it anew: COLORETTO_PICTURES=1 .venv/bin/python -m pytest tests/web/test_pictures.py
"""

import base64
import os
from pathlib import Path

from playwright.sync_api import Browser

from tests.web.test_page import WIDE, open_late_game

DOCS = Path(__file__).parents[2] / "docs"


def test_the_picture_in_the_readme_is_one_of_the_table(browser: Browser, fake_site: str, tmp_path: Path) -> None:
    folder = DOCS if os.environ.get("COLORETTO_PICTURES") else tmp_path
    context = browser.new_context(viewport={"width": WIDE[0], "height": WIDE[1]}, color_scheme="dark")
    page = context.new_page()
    open_late_game(page, fake_site)
    page.screenshot(path=folder / "table.jpg", type="jpeg", quality=85, animations="disabled")
    for picture in (folder / "table.jpg", DOCS / "table.jpg"):
        data = "data:image/jpeg;base64," + base64.b64encode(picture.read_bytes()).decode()
        size = page.evaluate(
            "async data => { const i = new Image(); i.src = data; await i.decode(); return [i.width, i.height] }", data
        )
        assert tuple(size) == WIDE
    context.close()
