"""The pictures of link previews, one per language, each with its words as a comment.

`pytest --accept` takes them again.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.cases import heavy
from tests.support.pages import add_style
from tests.support.probes import probe
from tests.support.texts import TAGS, message_text
from tests.web.support.pixels import size_of
from tools import project

CARDS = project.WEB / "public" / "cards"
WIDTH, HEIGHT = 1200, 630
MAX_BYTES = 120_000

FRONT = probe(__file__, "front")

STYLE = """
body { display: block }
body::before { background: radial-gradient(120% 90% at 50% 38%, var(--felt), var(--felt-deep)) }
.front { block-size: 630px; padding: 34px 60px 0; justify-items: center; align-content: start; text-align: center }
.hand { display: flex; justify-content: center; block-size: 268px; padding-block-start: 14px }
.hand card-face { inline-size: 158px; margin-inline: -26px; transform-origin: 50% 150% }
.hand card-face:nth-child(1) { rotate: -21deg }
.hand card-face:nth-child(2) { rotate: -14deg }
.hand card-face:nth-child(3) { rotate: -7deg }
.hand card-face:nth-child(5) { rotate: 7deg }
.hand card-face:nth-child(6) { rotate: 14deg }
.hand card-face:nth-child(7) { rotate: 21deg }
.front h1 { font-size: 104px; line-height: 1.1; letter-spacing: 0.02em }
.front p { font-size: 33px; text-wrap: balance; color: var(--muted) }
.front span { margin-block-start: 26px; padding: 10px 40px; border-radius: 18px; background: var(--accent);
    color: var(--accent-ink); font-size: 30px; font-weight: 700 }
"""


def words_of(tag: str) -> list[str]:
    return [message_text(tag, message) for message in ("title", "tagline", "play")]


def comment(words: list[str]) -> bytes:
    """Return the segment of a JPEG file with words that no viewer shows."""
    text = "\n".join(words).encode()
    return b"\xff\xfe" + (len(text) + 2).to_bytes(2, "big") + text


@pytest.mark.slow
@pytest.mark.parametrize("tag", TAGS)
def test_a_link_preview_shows_the_words_of(tag: str, pytestconfig: pytest.Config) -> None:
    is_taken_now = pytestconfig.getoption("--accept")
    assert is_taken_now or comment(words_of(tag)) in (CARDS / f"{tag}.jpg").read_bytes()


@pytest.mark.parametrize("tag", [tag if tag == "de" else heavy(tag) for tag in TAGS])
def test_a_link_preview_has_a_picture_in(
    browser: Browser, fake_site: str, tmp_path: Path, tag: str, pytestconfig: pytest.Config
) -> None:
    folder = CARDS if pytestconfig.getoption("--accept") else tmp_path
    size = {"width": WIDTH, "height": HEIGHT}
    page = browser.new_page(viewport=size, color_scheme="dark")  # type: ignore[arg-type]
    page.goto(f"{fake_site}rules.html?lang={tag}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    words = words_of(tag)
    page.evaluate(FRONT, [*words, ["c0", "c1", "c2", "golden", "c3", "c4", "c6"]])
    add_style(page, STYLE)
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        WIDTH,
        HEIGHT,
    ]
    taken = page.screenshot(type="jpeg", quality=80, animations="disabled")
    (folder / f"{tag}.jpg").write_bytes(taken[:2] + comment(words) + taken[2:])
    for picture in (folder / f"{tag}.jpg", CARDS / f"{tag}.jpg"):
        assert size_of(page, picture) == (WIDTH, HEIGHT)
        assert picture.stat().st_size <= MAX_BYTES
    page.close()
