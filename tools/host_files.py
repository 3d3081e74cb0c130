"""Writes the files of dist/ that hosts and search engines read: _headers, robots.txt and sitemap.xml."""

import tomllib
from pathlib import Path
from typing import Any, TypeAlias
from xml.sax.saxutils import escape

from tools.csp_hashes import config_for

Json: TypeAlias = dict[str, Any]

PAGES = ("", "rules.html")
"""The pages that everyone may find, by address. The others belong to a game, or repeat a page in one language."""

INDEXES = ("genindex.html", "py-modindex.html", "search.html")
"""Pages of the documentation without text of their own."""


def write_headers(site: Path) -> None:
    """Write netlify.toml's headers as _headers, which Cloudflare Pages and uploads to Netlify read.

    Also write .nojekyll, without which GitHub Pages leaves out folders whose names begin with an underscore.
    """
    rules: list[Json] = tomllib.loads(config_for(site))["headers"]
    text = "\n".join(
        "\n".join([rule["for"], *(f"  {name}: {value}" for name, value in rule["values"].items()), ""])
        for rule in rules
    )
    (site / "_headers").write_text(text, encoding="utf-8")
    (site / ".nojekyll").touch()


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
