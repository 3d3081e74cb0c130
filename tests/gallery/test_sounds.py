"""The page of the gallery on which sounds can be heard."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.support.pages import wait_until
from tools.gallery.sounds import write_sounds

COUNT = """window.notes = 0;
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (...to) { notes += 1; return connect.apply(this, to); };"""


@pytest.fixture
def has_sound() -> bool:
    return True


@pytest.mark.heavy
def test_each_sound_of_the_table_can_be_heard(page: Page, tmp_path: Path) -> None:
    page.add_init_script(COUNT)
    page.goto(write_sounds(tmp_path).as_uri())
    buttons = page.get_by_role("button").all()
    assert len(buttons) >= 15
    for button in buttons:
        before = page.evaluate("notes")
        wait_until(page, "([button, before]) => (button.click(), notes > before)", [button.element_handle(), before])
