"""The page as an installable app: its manifest, icons and screenshots.

`pytest --accept` draws the icons and takes the pictures again.
"""

import base64
import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.probes import probe
from tests.support.texts import TAGS, message_text
from tests.support.user import User
from tests.web.support import history_db
from tests.web.support.pixels import MAX_BYTES, as_base64
from tests.web.support.places import wait_until_back
from tests.web.support.recorded_games import open_final_scores, open_late_game, open_new_game
from tests.web.support.viewport import PHONE, WIDE
from tools import project

PUBLIC: Final = project.WEB / "public"
MANIFEST: Final[dict[str, Any]] = json.loads((project.WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
"""The manifest, with messages in place of texts."""
BACKGROUND: Final = (23, 69, 63)
"""The background colour of icon.svg."""
ROUNDED: Final = ' rx="5.5"'
SAFE_SHARE: Final = 0.75
"""Scale of icon.svg that keeps its circle within the area that no mask cuts off."""
ICONS: Final = {"icon-192": 192, "icon-512": 512, "maskable-512": 512, "apple-touch-icon": 180}
PIXELS: Final = probe(__file__, "edge-colours")


def named(folder: str) -> list[dict[str, Any]]:
    entries = [*MANIFEST["icons"], *MANIFEST["shortcuts"][0]["icons"], *MANIFEST["screenshots"]]
    return [entry for entry in entries if entry["src"].startswith(f"./{folder}/")]


def size_and_edge_colours(page: Page, picture: Path, inside: float = 1) -> tuple[str, list[str]]:
    """Return a picture's size, and the colours of its pixels farther from the centre than `inside` times the width."""
    width, height, colours = page.evaluate(PIXELS, {"picture": as_base64(picture), "inside": inside})
    return f"{width}x{height}", colours


def draw_icon(page: Page, name: str, path: Path) -> None:
    """Draw icon.svg unchanged, or with square corners and a margin if the system cuts its own shape."""
    is_cut = not name.startswith("icon")
    share = SAFE_SHARE if name.startswith("maskable") else 1
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    source = base64.b64encode((svg.replace(ROUNDED, "") if is_cut else svg).encode()).decode()
    page.set_viewport_size({"width": ICONS[name], "height": ICONS[name]})
    page.set_content(
        f"<body style='margin: 0; display: grid; place-items: center; height: 100vh;"
        f" background: {f'rgb{BACKGROUND}' if is_cut else 'transparent'}'>"
        f"<img style='width: {share:.0%}' src='data:image/svg+xml;base64,{source}'>"
    )
    page.screenshot(path=path, omit_background=not is_cut)


def test_the_repository_has_the_icons(page: Page, tmp_path: Path, pytestconfig: pytest.Config) -> None:
    folder = PUBLIC / "icons" if pytestconfig.getoption("--accept") else tmp_path
    for name, size in ICONS.items():
        draw_icon(page, name, folder / f"{name}.png")
        for picture in (folder / f"{name}.png", PUBLIC / "icons" / f"{name}.png"):
            assert size_and_edge_colours(page, picture)[0] == f"{size}x{size}", picture


@pytest.mark.parametrize(("form", "size", "scale"), [("narrow", PHONE, 2), ("wide", WIDE, 1)])
def test_the_repository_has_an_install_screenshot(
    browser: Browser, fake_site: str, form: str, size: tuple[int, int], scale: int, pytestconfig: pytest.Config
) -> None:
    picture = PUBLIC / "screenshots" / f"{form}.jpg"
    if pytestconfig.getoption("--accept"):
        window: Any = {"width": size[0], "height": size[1]}
        page = browser.new_page(viewport=window, device_scale_factor=scale)
        open_late_game(User(page, fake_site))
        # Faces are drawn after the first frame.
        expect(page.locator("seat-face svg").first).to_be_attached()
        page.screenshot(path=picture, type="jpeg", quality=72, animations="disabled")
        page.close()
    assert picture.stat().st_size <= MAX_BYTES


def test_a_mask_does_not_clip_the_chameleon(page: Page) -> None:
    assert size_and_edge_colours(page, PUBLIC / "icons" / "maskable-512.png", inside=0.4)[1] == [
        ",".join(map(str, (*BACKGROUND, 255)))
    ]


def test_manifest_images_exist_in_their_stated_size(page: Page) -> None:
    for entry in [*named("icons"), *named("screenshots")]:
        assert size_and_edge_colours(page, PUBLIC / entry["src"])[0] == entry["sizes"], entry["src"]


def test_the_manifest_is_relative_and_has_the_colours_of_the_page() -> None:
    assert {MANIFEST["start_url"], MANIFEST["scope"]} == {"./"}
    tokens = (project.WEB / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    assert f"--felt: light-dark({MANIFEST['background_color']}," in tokens
    for page in project.WEB.glob("*.html"):
        if page.name == "cage.html":  # A frame without a face.
            continue
        text = page.read_text(encoding="utf-8")
        assert f'content="{MANIFEST["theme_color"]}"' in text
        assert ('<link rel="manifest" href="./manifest.webmanifest">' in text) == (page.name != "index.html")


def test_the_page_links_its_manifest_once_the_table_is_rendered(page: Page, fake_site: str) -> None:
    page.goto(fake_site)
    expect(page.get_by_role("group", name="Table")).to_be_visible()
    link = page.locator("head link[rel=manifest]")
    expect(link).to_have_count(1)
    href = link.evaluate("link => link.href")
    assert href == f"{fake_site}manifest.webmanifest"
    served = page.request.get(href).json()
    new_game, daily = served["shortcuts"]
    narrow, wide = served["screenshots"]
    for part, name, message in (
        (served, "name", "title"),
        (served, "short_name", "title"),
        (served, "description", "site-description"),
        (new_game, "name", "new-game"),
        (daily, "name", "page-daily"),
        (narrow, "label", "last-round"),
        (wide, "label", "last-round"),
    ):
        texts = {"en": part[name]} | part.pop(f"{name}_localized")
        assert texts == {tag: message_text(tag, message) for tag in TAGS}
        part[name] = f"@{message}"
    assert served == MANIFEST


def test_the_app_shortcut_opens_the_new_game_dialog_until_it_is_closed(page: Page, user: User, fake_site: str) -> None:
    page.goto(fake_site + re.sub(r"^\./", "", MANIFEST["shortcuts"][0]["url"]))
    user.wait_for_engine()
    dialog = page.get_by_role("dialog", name="New game")
    expect(dialog).to_be_visible()
    page.reload()
    dialog.get_by_role("button", name="Cancel").click()
    wait_until_back(page)
    page.reload()
    user.wait_for_engine()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(dialog).to_be_hidden()


def test_deleting_all_data_asks_first_and_resets_the_page(page: Page, user: User, fake_site: str) -> None:
    open_new_game(user)
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    forget = dialog.get_by_role("button", name="Delete all game data on this device")
    forget.click()
    page.keyboard.press("Enter")
    expect(forget).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert page.evaluate("Object.keys(localStorage)") == []
    assert page.url == fake_site


def test_deleting_all_data_lists_what_is_stored_and_offers_an_export(page: Page, fake_site: str) -> None:
    stored = {"save": "{}", "workshop-bots:a": "{}", "settings": "{}", "of-a-newer-version": "x"}
    page.goto(fake_site)
    page.evaluate("stored => { for (const key in stored) localStorage[`coloretto:v1:${key}`] = stored[key] }", stored)
    history_db.put(page, games=[history_db.game(1)])
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Delete all game data on this device").click()
    question = page.get_by_role("group", name="This deletes everything")
    for words in ("unfinished games", "finished games", "bots", "settings", "other data"):
        expect(question.locator("#forget-question")).to_contain_text(words)
    expect(question.locator("#forget-question")).not_to_contain_text("mistakes")
    with page.expect_download() as saved:
        question.get_by_role("button", name="Export to file first").click()
    assert saved.value.suggested_filename.startswith("coloretto-")


def test_the_first_finished_game_requests_persistent_storage_once(page: Page, user: User) -> None:
    page.add_init_script("window.requests = 0; navigator.storage.persist = async () => { window.requests += 1 }")
    open_late_game(user)
    assert page.evaluate("requests") == 0
    open_final_scores(user)
    assert page.evaluate("requests") == 1
    open_final_scores(user)
    assert page.evaluate("requests") == 0
