"""The files for hosts and search engines: headers for each path, robots.txt and the sitemap."""

import re
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

from tools import dev_server, host_files, project

FILES = sorted(path.relative_to(project.DIST).as_posix() for path in project.DIST.rglob("*") if path.is_file())
PATHS = ["/", "/embed/", "/de/", "/de/index.html", "/oembed/de.json", "/cards/de.jpg", *(f"/{file}" for file in FILES)]
URL = "https://coloretto.example/game/"

# Limits of Cloudflare Pages: developers.cloudflare.com/pages/configuration/headers/
MAX_RULES = 100
MAX_LINE = 2_000


def headers_text() -> str:
    return (project.DIST / "_headers").read_text(encoding="utf-8")


def rules() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the pattern and the headers of each rule of _headers."""
    for block in headers_text().strip().split("\n\n"):
        pattern, *lines = block.split("\n")
        assert all(line.startswith("  ") for line in lines), "a line without indentation starts another rule"
        yield pattern, dict(line.strip().split(": ", 1) for line in lines)


def joined_headers(path: str) -> dict[str, str]:
    """Return the headers of a path by a host that joins those of all rules with commas, as Cloudflare does."""
    joined: dict[str, str] = {}
    for pattern, headers in rules():
        if re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), path):
            for name, value in headers.items():
                joined[name] = f"{joined[name]}, {value}" if name in joined else value
    return joined


def test_no_header_is_set_twice_for_a_path() -> None:
    last = {path: dev_server.headers_for(project.DIST, path) for path in PATHS}
    assert {path: joined_headers(path) for path in PATHS} == last


def test_netlify_publishes_the_built_site_and_sets_no_headers_of_its_own() -> None:
    config = tomllib.loads((project.ROOT / "netlify.toml").read_text(encoding="utf-8"))
    assert config["build"]["publish"] == project.DIST.name
    assert set(config) == {"build"}


def test_the_headers_keep_within_the_limits_of_hosts() -> None:
    assert len(list(rules())) <= MAX_RULES
    assert max(map(len, headers_text().split("\n"))) <= MAX_LINE


def test_the_sitemap_lists_existing_pages_by_absolute_addresses(tmp_path: Path) -> None:
    pages = ["index.html", "rules.html", "share.html", "demo/index.html", "pt-BR/index.html", "oembed/pt-BR.json"]
    for page in [*pages, "docs/index.html", "docs/search.html", "docs/api/rules.html"]:
        (tmp_path / page).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / page).touch()
    host_files.write_search_files(tmp_path, URL)
    entries = ElementTree.parse(tmp_path / "sitemap.xml").iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")
    listed = ["", "rules.html", "pt-BR/", "docs/api/rules.html", "docs/index.html"]
    assert [entry.text for entry in entries] == [f"{URL}{page}" for page in listed]


def test_robots_may_read_everything_and_find_the_sitemap(tmp_path: Path) -> None:
    host_files.write_search_files(tmp_path, URL)
    assert (tmp_path / "robots.txt").read_text(encoding="utf-8").splitlines() == [
        "User-agent: *",
        "Allow: /",
        "",
        f"Sitemap: {URL}sitemap.xml",
    ]


def test_a_site_without_a_known_address_has_no_sitemap() -> None:
    assert {"robots.txt", "sitemap.xml"}.isdisjoint(FILES)
