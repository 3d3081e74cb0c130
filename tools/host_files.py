"""Writes the files of dist/ that hosts and search engines read: _headers, robots.txt and sitemap.xml."""

import base64
import hashlib
import re
from pathlib import Path
from typing import TypeAlias
from xml.sax.saxutils import escape

from tools.project import LANGUAGES, WEB

HEADERS = WEB / "headers.txt"
Rule: TypeAlias = tuple[str, dict[str, str]]
"""The path that a rule is for, and its headers by name."""

INLINE = re.compile("'inline-(script|style)'")
"""Stands in a policy for the hash of the page's inline script or style."""

PAGES = ("", "rules.html")
"""The pages that everyone may find, by address. The others belong to a game, or repeat a page in one language."""

INDEXES = ("genindex.html", "py-modindex.html", "search.html")
"""Pages of the documentation without text of their own."""


def write_headers(site: Path) -> None:
    """Write the headers of each path as _headers, which Netlify, Cloudflare Pages and our own server read.

    Also write .nojekyll, without which GitHub Pages leaves out folders whose names begin with an underscore.
    """
    rules: list[str] = []
    for paths, headers in parse_headers(HEADERS.read_text(encoding="utf-8")):
        of_languages = " ".join(f"/{tag}/*" for tag in LANGUAGES)
        for path in paths.replace("/LANGUAGE/*", of_languages).split():
            page = site / f"{path}index.html".lstrip("/") if path.endswith("/") else site / path.lstrip("/")
            # The page with recorded answers has no cage.
            if page.exists() or not any(map(INLINE.search, headers.values())):
                lines = [f"  {name}: {with_hashes(value, page)}" for name, value in headers.items()]
                rules.append("\n".join([path, *lines, ""]))
    (site / "_headers").write_text("\n".join(rules), encoding="utf-8")
    (site / ".nojekyll").touch()


def parse_headers(text: str) -> list[Rule]:
    """Return the rules of a text in the format of _headers."""
    rules: list[Rule] = []
    for line in text.splitlines():
        if line.startswith(" "):
            name, value = line.strip().split(": ", 1)
            rules[-1][1][name] = value
        elif line and not line.startswith("#"):
            rules.append((line, {}))
    return rules


def with_hashes(policy: str, page: Path) -> str:
    """Return a policy with the hashes of the page's inline script and style where it names these."""

    def hash_of(place: re.Match[str]) -> str:
        (inline,) = re.findall(rf"<{place[1]}>(.*?)</{place[1]}>", page.read_text(encoding="utf-8"), re.DOTALL)
        return f"'sha256-{base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()}'"

    return INLINE.sub(hash_of, policy)


def write_search_files(site: Path, url: str) -> None:
    """Write robots.txt and the sitemap of a site with a known URL.

    Crawlers read robots.txt at the root of a host only. For a site in a folder, its owner announces the sitemap.
    """
    addresses = [url + page for page in PAGES]
    addresses += sorted(f"{url}{page.parent.name}/" for page in site.glob("*/index.html") if is_language_page(page))
    pages = sorted(page for page in site.glob("docs/**/*.html") if page.name not in INDEXES)
    addresses += [url + page.relative_to(site).as_posix() for page in pages]
    entries = "".join(f"  <url><loc>{escape(address)}</loc></url>\n" for address in addresses)
    schema = "http://www.sitemaps.org/schemas/sitemap/0.9"
    sitemap = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{schema}">\n{entries}</urlset>\n'
    (site / "sitemap.xml").write_text(sitemap, encoding="utf-8")
    (site / "robots.txt").write_text(f"User-agent: *\nAllow: /\n\nSitemap: {url}sitemap.xml\n", encoding="utf-8")


def is_language_page(page: Path) -> bool:
    """Return whether a page is that of a language: these have an oEmbed response of their own."""
    return (page.parents[1] / "oembed" / f"{page.parent.name}.json").exists()
