"""The headers that the host sends with each page, as the local server reads them from the built site."""

import pytest

from tools import dev_server, project

PAGES = sorted(path.relative_to(project.DIST).as_posix() for path in project.DIST.rglob("*.html"))
GAMES = ("index.html", "rules.html", "share.html", "embed/index.html")


def policy(page: str) -> dict[str, list[str]]:
    """Return the directives of a page's Content-Security-Policy."""
    text = dev_server.headers_for(project.DIST, f"/{page}")["Content-Security-Policy"]
    parts = [part.split() for part in text.split(";") if part.strip()]
    assert len(parts) == len({name for name, *_ in parts}), "a repeated directive is ignored"
    return {name: values for name, *values in parts}


SANDBOX_SOURCES = {"https:"}
"""Sources that a sandboxed frame needs in WebKit, which does not apply 'self' there."""


@pytest.mark.parametrize("page", PAGES)
def test_no_page_runs_or_fetches_anything_from_other_hosts(page: str) -> None:
    directives = policy(page)
    assert directives["default-src"] == ["'none'"]
    assert directives["base-uri"] == ["'none'"]
    assert directives["form-action"] == ["'self'" if page.startswith("docs/") else "'none'"], "the search is a form"
    if page == "embed/index.html":
        for directive in ("connect-src", "font-src", "style-src"):
            directives[directive] = [value for value in directives[directive] if value not in SANDBOX_SOURCES]
    for values in directives.values():
        assert not {"'unsafe-eval'", "*", "https:", "http:"} & set(values) or values == ["*"]
    assert not [directive for directive, values in directives.items() if "'unsafe-inline'" in values]
    for directive, values in directives.items():
        foreign = [value for value in values if "." in value or "//" in value]
        assert not foreign, f"{directive} names another host"


@pytest.mark.parametrize("page", GAMES)
def test_a_page_with_a_game_allows_only_two_trusted_types_policies(page: str) -> None:
    directives = policy(page)
    assert directives["require-trusted-types-for"] == ["'script'"]
    assert directives["trusted-types"] == ["coloretto", "lit-html"]
    assert "'wasm-unsafe-eval'" in directives["script-src"]


def test_no_header_names_a_local_address() -> None:
    for _, headers in dev_server.header_rules(project.DIST):
        assert not [value for value in headers.values() if "127.0.0.1" in value or "localhost" in value]


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_sent_with_security_headers(page: str) -> None:
    headers = dev_server.headers_for(project.DIST, f"/{page}")
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert int(headers["Strict-Transport-Security"].removeprefix("max-age=")) >= 31_536_000
    for power in ("camera", "geolocation", "microphone", "payment", "usb"):
        assert f"{power}=()" in headers["Permissions-Policy"]
