"""The documentation site: policy, links, and what it lists."""

import re
import subprocess
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from textwrap import dedent
from urllib.parse import unquote, urlsplit

import pytest

from coloretto import api
from tools import dev_server, docs, project

SITE = project.DIST / "docs"
PAGES = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))


class Links(HTMLParser):
    """The links and anchors of a page, and what a strict policy forbids in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.files: set[str] = set()
        self.anchors: set[str] = set()
        self.inline: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the attributes of an element."""
        values = dict(attrs)
        self.anchors |= {value for name in ("id", "name") if (value := values.get(name))}
        if tag == "a" and (href := values.get("href")):
            self.links.add(href)
        self.files |= {value for name in ("src", "href") if tag != "a" and (value := values.get(name))}
        if tag == "style" or (tag == "script" and not values.get("src")):
            self.inline.append(tag)
        self.inline += [name for name in values if name == "style" or name.startswith("on")]


@cache
def read(page: str) -> Links:
    return Links((SITE / page).read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES)
def test_the_links_and_files_of_a_page_exist(page: str) -> None:
    for url in read(page).links | read(page).files:
        scheme, host, path, _, anchor = urlsplit(url)
        if scheme or host:
            assert scheme in ("https", "mailto"), url
            assert url in read(page).links, f"{url} is loaded from another host"
            continue
        target = (SITE / page).parent / unquote(path) if path else SITE / page
        target = target.resolve() / "index.html" if path.endswith("/") else target.resolve()
        assert target.is_file(), url
        if anchor and target.is_relative_to(SITE) and target.suffix == ".html":
            assert unquote(anchor) in read(target.relative_to(SITE.resolve()).as_posix()).anchors, url


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_no_inline_script_style_or_handler(page: str) -> None:
    assert read(page).inline == []


def test_the_policy_allows_files_of_the_site_only() -> None:
    policy = dev_server.headers_for(project.DIST, "/docs/index.html")["Content-Security-Policy"]
    sources = {source for part in policy.split(";") for source in part.split()[1:]}
    assert sources == {"'none'", "'self'", "data:"}


def test_every_document_has_a_page_and_every_page_a_title() -> None:
    documents = {path.relative_to(docs.DOCS).with_suffix(".html").as_posix() for path in docs.DOCS.rglob("*.md")}
    assert documents - {"README.html"} <= set(PAGES)
    for page in set(PAGES) - {"search.html"}:
        assert len(re.findall("<h1[ >]", (SITE / page).read_text(encoding="utf-8"))) == 1, page


def test_the_api_describes_every_public_name() -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in (SITE / "api").glob("*.html"))
    missing = [name for name in api.__all__ if not re.search(rf'id="(?:module-)?coloretto\.{name}"', text)]
    assert missing == []


def test_the_build_says_what_is_missing_until_the_repository_has_an_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(docs, "ROOT", tmp_path)
    (tmp_path / "pyproject.toml").write_text('Source = "https://github.com/OWNER/coloretto"', encoding="utf-8")
    assert "replace OWNER in [project.urls] of pyproject.toml" in (docs.missing_owner() or "")
    (tmp_path / "pyproject.toml").write_text('Source = "https://github.com/someone/coloretto"', encoding="utf-8")
    assert docs.missing_owner() is None


def test_the_documentation_is_not_downloaded_for_offline_play() -> None:
    assert "docs/" not in (project.DIST / "sw.js").read_text(encoding="utf-8")


def test_the_documentation_takes_at_most_four_megabytes() -> None:
    assert sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file()) < 4_000_000


@pytest.mark.heavy
def test_two_builds_of_the_documentation_are_byte_identical(tmp_path: Path) -> None:
    script = f"""
        from pathlib import Path
        from tools import docs
        docs.BUILT = Path({str(tmp_path)!r})
        docs.SITE = docs.BUILT / "site"
        docs.build()
        """
    subprocess.run([sys.executable, "-c", dedent(script)], cwd=project.ROOT, check=True)
    again = {path.relative_to(tmp_path / "site"): path.read_bytes() for path in tmp_path.glob("site/**/*.*")}
    assert again == {path.relative_to(SITE): path.read_bytes() for path in SITE.rglob("*.*")}
