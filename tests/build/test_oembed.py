"""Link previews for other sites: built only if the site's own address is known."""

import json
import re
from argparse import ArgumentTypeError
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tests.build.support.known_build import URL, KnownBuild
from tests.support.texts import TAGS, message_text
from tools import builder, dev_server, project

pytestmark = pytest.mark.xdist_group("build")

PAGES = {"index.html": (URL, "index"), **{f"{tag}/index.html": (f"{URL}{tag}/", tag) for tag in TAGS}}
"""Pages whose address may be pasted, with that address and the name of the oEmbed response."""

Tags = list[tuple[str, dict[str, str]]]


@pytest.fixture
def known_site(known_build: KnownBuild) -> Path:
    """Return the folder of a site that knows its own address."""
    return known_build.folder


def tags(text: str) -> Tags:
    found: Tags = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            found.append((tag, {name: value or "" for name, value in attrs}))

    Reader().feed(text)
    return found


def head(known_site: Path, page: str) -> Tags:
    return tags((known_site / page).read_text(encoding="utf-8"))


def meta_content(found: Tags, name: str) -> str:
    """Return the content of a page's meta element."""
    (content,) = [
        each["content"] for tag, each in found if tag == "meta" and name in (each.get("property"), each.get("name"))
    ]
    return content


def answer(known_site: Path, name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((known_site / "oembed" / f"{name}.json").read_text(encoding="utf-8"))
    return content


@pytest.mark.parametrize("page", PAGES)
def test_a_page_links_to_its_oembed_response_and_canonical_address(known_site: Path, page: str) -> None:
    address, name = PAGES[page]
    links = [each for tag, each in head(known_site, page) if tag == "link"]
    (found,) = [each["href"] for each in links if each.get("type") == "application/json+oembed"]
    assert found == f"{URL}oembed/{name}.json"
    assert [each["href"] for each in links if each["rel"] == "canonical"] == [address]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_links_to_the_page_in_each_language(known_site: Path, page: str) -> None:
    links = [each for tag, each in head(known_site, page) if tag == "link" and "hreflang" in each]
    assert {each["hreflang"]: each["href"] for each in links} == {
        "x-default": URL,
        **{tag: f"{URL}{tag}/" for tag in TAGS},
    }
    assert {each["rel"] for each in links} == {"alternate"}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_a_link_preview_with_a_picture(known_site: Path, page: str) -> None:
    found, (address, name) = head(known_site, page), PAGES[page]
    tag = name if name in TAGS else "en"
    assert meta_content(found, "og:title") == f"{message_text(tag, 'title')} – {message_text(tag, 'tagline')}"
    assert re.fullmatch("[a-z]{2}_[A-Z]{2}", meta_content(found, "og:locale"))
    assert (
        meta_content(found, "og:description")
        == meta_content(found, "description")
        == message_text(tag, "site-description")
    )
    assert meta_content(found, "og:url") == address
    assert meta_content(found, "twitter:card") == "summary_large_image"
    assert meta_content(found, "og:image") == f"{URL}cards/{tag}.jpg"
    assert (known_site / "cards" / f"{tag}.jpg").exists()
    assert (known_site / page).read_bytes().index(b"charset") < 1024, "browsers look for it in the first 1024 bytes"


@pytest.mark.parametrize("tag", TAGS)
def test_a_language_page_redirects_to_the_game_in_that_language(known_site: Path, tag: str) -> None:
    found = head(known_site, f"{tag}/index.html")
    assert found[0] == ("html", {"lang": tag})
    assert [each["content"] for name, each in found if name == "meta" and each.get("http-equiv") == "refresh"] == [
        f"0; url=../?lang={tag}"
    ]
    assert [each["href"] for name, each in found if name == "a"] == [f"../?lang={tag}"]


def test_a_frame_of_a_known_site_connects_only_to_that_site(known_site: Path) -> None:
    policies = [each["content"] for tag, each in head(known_site, "embed/index.html") if each.get("http-equiv")]
    assert policies == ["connect-src 'self' https://coloretto.example"]


@pytest.mark.parametrize("name", ["index", *TAGS])
def test_a_response_follows_the_oembed_specification(known_site: Path, name: str) -> None:
    content = answer(known_site, name)
    assert (content["version"], content["type"], content["provider_url"]) == ("1.0", "rich", URL)
    assert all(isinstance(content[size], int) for size in ("width", "height", "thumbnail_width", "thumbnail_height"))
    title = message_text(name if name in TAGS else "en", "title")
    assert content["title"] == content["provider_name"] == title
    assert (known_site / content["thumbnail_url"].removeprefix(URL)).exists()


@pytest.mark.parametrize("name", ["index", *TAGS])
def test_the_html_of_a_response_is_a_blockquote_and_an_iframe(known_site: Path, name: str) -> None:
    html = answer(known_site, name)["html"]
    page, query = ("", "") if name == "index" else (f"{name}/", f"?lang={name}")
    assert html.startswith(f'<blockquote><a href="{URL}{page}">')
    assert message_text(name if name in TAGS else "en", "site-play") in html
    quote, link, frame = tags(html)
    assert (quote[0], link[0], frame[0]) == ("blockquote", "a", "iframe")
    assert frame[1]["src"] == f"{URL}embed/{query}"
    assert frame[1]["title"]


def test_every_language_has_a_response_and_a_picture(known_site: Path) -> None:
    assert sorted(path.stem for path in (known_site / "oembed").iterdir()) == sorted(["index", *TAGS])
    assert sorted(path.stem for path in (known_site / "cards").iterdir()) == sorted(TAGS)


def test_the_host_sends_the_headers_of_a_link_preview(known_site: Path) -> None:
    for name in ("oembed/de.json", "cards/de.jpg", *(f"{tag}/index.html" for tag in TAGS)):
        for path in (f"/{name}", f"/{name.removesuffix('index.html')}"):
            headers = dev_server.headers_for(known_site, path)
            assert "Cache-Control" in headers, path
            if name.endswith(".html"):
                assert "frame-ancestors 'self'" in headers["Content-Security-Policy"]


def test_a_site_without_a_known_address_has_no_link_previews() -> None:
    assert not (project.DIST / "oembed").exists()
    assert not (project.DIST / "de").exists()
    page = (project.DIST / "index.html").read_text(encoding="utf-8")
    assert not re.search('oembed|"og:|canonical|hreflang', page)


def test_link_previews_are_not_cached_for_offline_play() -> None:
    worker = (project.DIST / "sw.js").read_text(encoding="utf-8")
    assert '"share.html"' in worker or "`share.html`" in worker
    assert "cards/" not in worker


@pytest.mark.parametrize(
    "text", ["coloretto.example", "ftp://coloretto.example", "https://coloretto.example/?a", "https://a/<b>"]
)
def test_an_invalid_site_address_is_rejected(text: str) -> None:
    with pytest.raises(ArgumentTypeError):
        builder.site_url(text)


def test_a_site_address_ends_with_a_slash() -> None:
    assert builder.site_url("https://coloretto.example") == "https://coloretto.example/"
    assert builder.site_url(URL) == builder.site_url(URL.rstrip("/")) == URL
