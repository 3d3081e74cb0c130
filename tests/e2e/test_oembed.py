"""The game's address pasted into WordPress and Ghost: both find the oEmbed response and embed its frame.

Their behaviour follows their own sources; the site is built for the address at which it is served.
"""

import json
import re
import threading
from collections.abc import Iterator
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from tests.support.host_site import Blog
from tests.support.pages import wait_until
from tests.support.probes import probe
from tests.support.user import User
from tests.web.support.settings import choose
from tools import builder, dev_server

pytestmark = pytest.mark.xdist_group("build")

ALLOWED_TAGS = {
    "a": {"href"},
    "blockquote": set[str](),
    "iframe": {"src", "width", "height", "frameborder", "marginwidth", "marginheight", "scrolling", "title"},
}
"""Tags, with their attributes, that WordPress allows in the response of an unknown site."""

SECRET = "a1B2c3D4e5"
SANDBOX = f'sandbox="allow-scripts" security="restricted" data-secret="{SECRET}"'
LISTENER = f"<script>{probe(__file__, 'wordpress-listener')}</script>"
"""Script that handles messages like WordPress's, but only records links."""


@pytest.fixture(scope="module")
def known_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Build and serve a site that knows its own address."""
    yield from serve_known(tmp_path_factory.mktemp("known"), "production")


@pytest.fixture(scope="module")
def known_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Build and serve the same site without the engine, which takes most of the time."""
    yield from serve_known(tmp_path_factory.mktemp("known-page"), "fake")


def serve_known(folder: Path, mode: str) -> Iterator[str]:
    running = dev_server.server(folder)
    url = f"http://127.0.0.1:{running.server_port}/"
    builder.build(folder, mode=mode, url=url)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield url
    running.shutdown()
    running.server_close()


def fetch(url: str) -> str:
    with urlopen(url) as answer:
        text: str = answer.read().decode()
    return text


def oembed_html(pasted: str) -> str:
    """Return the HTML of the oEmbed response for a pasted address."""
    (link,) = re.findall(r'<link [^>]*type="application/json\+oembed"[^>]*>', fetch(pasted))
    answer = json.loads(fetch(re.findall(r'href="([^"]+)"', link)[0]))
    assert answer["type"] == "rich"
    assert answer["width"] > 0
    html: str = answer["html"]
    return html


def as_wordpress_filters(html: str) -> str:
    """Return a response filtered as by WordPress, with WordPress's attributes on the frame."""
    assert html.startswith("<blockquote>"), "otherwise WordPress's script does not listen"
    parts: list[str] = []

    class Filter(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            if tag not in ALLOWED_TAGS:
                return
            allowed = {name: value or "" for name, value in attrs if name in ALLOWED_TAGS[tag]}
            if tag == "iframe":
                allowed["src"] += f"#?secret={SECRET}"
            words = [f'{name}="{escape(value)}"' for name, value in allowed.items()]
            parts.append(f"<{' '.join([tag, *words, *([SANDBOX] if tag == 'iframe' else [])])}>")

        def handle_endtag(self, tag: str) -> None:
            if tag in ALLOWED_TAGS:
                parts.append(f"</{tag}>")

        def handle_data(self, data: str) -> None:
            parts.append(escape(data))

    Filter().feed(html)
    return "".join(parts)


def play_one_action(frame: FrameLocator) -> None:
    user = User(frame)
    frame.get_by_role("button", name="Play", exact=True).click()
    choose(frame, "Computer speed", "Instant")
    user.wait_for_decision()
    before = frame.get_by_role("log").get_by_role("listitem").count()
    user.choices().first.click()
    user.wait_for_decision()
    assert frame.get_by_role("log").get_by_role("listitem").count() > before


@pytest.mark.heavy
@pytest.mark.parametrize("path", ["", "en/"])
def test_wordpress_embeds_the_pasted_address_and_sets_its_height(
    page: Page, known_site: str, blog: Blog, path: str
) -> None:
    html = as_wordpress_filters(oembed_html(known_site + path))
    page.goto(blog.post(LISTENER + html))
    expect(page.get_by_role("link", name="Play Coloretto")).to_have_attribute("href", known_site + path)
    wait_until(page, "() => document.querySelector('iframe').height === '680'")
    play_one_action(page.frame_locator("iframe"))
    heights = page.evaluate("received.filter(({ message }) => message === 'height').map(({ value }) => value)")
    assert heights
    assert all(200 <= height <= 1000 for height in heights)


@pytest.mark.heavy
def test_in_wordpress_the_full_page_link_is_passed_to_the_post(
    page: Page, user: User, known_site: str, blog: Blog
) -> None:
    page.goto(blog.post(LISTENER + as_wordpress_filters(oembed_html(known_site))))
    frame = page.frame_locator("iframe")
    play_one_action(frame)
    frame.get_by_role("link", name="Full page").click()
    wait_until(page, "() => received.some(({ message }) => message === 'link')")
    link = page.evaluate("received.find(({ message }) => message === 'link').value")
    assert link.startswith(f"{known_site}#save=")
    page.goto(link)
    user.wait_for_decision()


@pytest.mark.heavy
def test_ghost_embeds_the_pasted_address(quiet_page: Page, known_site: str, blog: Blog) -> None:
    quiet_page.goto(blog.post(oembed_html(known_site)))
    play_one_action(quiet_page.frame_locator("iframe"))


@pytest.mark.heavy
def test_a_language_address_gives_a_game_in_that_language(quiet_page: Page, known_page: str, blog: Blog) -> None:
    quiet_page.goto(blog.post(oembed_html(f"{known_page}de/")))
    frame = quiet_page.frame_locator("iframe")
    expect(frame.get_by_role("button", name="Spielen", exact=True)).to_be_visible()
    quiet_page.goto(f"{known_page}de/")
    quiet_page.wait_for_url(f"{known_page}?lang=de")
    expect(quiet_page.get_by_role("button", name="Spielen", exact=True)).to_be_visible()
