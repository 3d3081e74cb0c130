"""What the host is told to send with each page: read by a real parser from netlify.toml, as the local server does."""

import pytest

from tools import dev_server, project

PAGES = sorted(path.relative_to(project.DIST).as_posix() for path in project.DIST.rglob("*.html"))
GAMES = ("index.html", "rules.html", "share.html", "embed/index.html")


def policy(page: str) -> dict[str, list[str]]:
    """The directives of a page's Content-Security-Policy."""
    text = dev_server.headers_for(f"/{page}")["Content-Security-Policy"]
    parts = [part.split() for part in text.split(";") if part.strip()]
    assert len(parts) == len({name for name, *_ in parts}), "a directive said twice holds once"
    return {name: values for name, *values in parts}


OF_NOBODY = {"https:"}
"""What a frame needs where WebKit knows no 'self': in a sandbox."""


@pytest.mark.parametrize("page", PAGES)
def test_no_page_runs_or_fetches_anything_from_other_hosts(page: str) -> None:
    told = policy(page)
    assert told["default-src"] == ["'none'"]
    assert told["base-uri"] == told["form-action"] == ["'none'"]
    if page == "embed/index.html":
        for directive in ("connect-src", "style-src"):
            told[directive] = [value for value in told[directive] if value not in OF_NOBODY]
    for values in told.values():
        assert not {"'unsafe-eval'", "*", "https:", "http:"} & set(values) or values == ["*"]
    assert not [directive for directive, values in told.items() if "'unsafe-inline'" in values]
    for directive, values in told.items():
        foreign = [value for value in values if "." in value or "//" in value]
        assert not foreign, f"{directive} names another host"


@pytest.mark.parametrize("page", GAMES)
def test_a_page_with_a_game_allows_only_two_trusted_types_policies(page: str) -> None:
    told = policy(page)
    assert told["require-trusted-types-for"] == ["'script'"]
    assert told["trusted-types"] == ["coloretto", "lit-html"]
    assert "'wasm-unsafe-eval'" in told["script-src"]


def test_no_header_names_a_local_address() -> None:
    for rule in dev_server.host_rules():
        assert not [value for value in rule["values"].values() if "127.0.0.1" in value or "localhost" in value]


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_sent_with_security_headers(page: str) -> None:
    told = dev_server.headers_for(f"/{page}")
    assert told["X-Content-Type-Options"] == "nosniff"
    assert told["Referrer-Policy"] == "no-referrer"
    assert int(told["Strict-Transport-Security"].removeprefix("max-age=")) >= 31_536_000
    for power in ("camera", "geolocation", "microphone", "payment", "usb"):
        assert f"{power}=()" in told["Permissions-Policy"]
