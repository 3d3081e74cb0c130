"""The documentation in a browser, with the headers of the host."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.cases import heavy
from tests.web.support.axe import assert_axe_finds_nothing

PAGES = ("index", "play", "strategy", "first-bot", "environments", "api/core", "decisions/README")


@pytest.fixture
def docs(site: str) -> str:
    """Return the address of the documentation."""
    return f"{site}docs/"


def test_pages_fit_the_window_violate_no_policy_and_ask_no_other_host(quiet_page: Page, docs: str) -> None:
    for name in PAGES:
        quiet_page.goto(f"{docs}{name}.html")
        expect(quiet_page.get_by_role("heading", level=1), name).to_be_visible()
        for width, height in ((360, 640), (768, 1024), (1440, 900)):
            quiet_page.set_viewport_size({"width": width, "height": height})
            assert quiet_page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)


def test_a_search_finds_pages_and_names(quiet_page: Page, docs: str) -> None:
    quiet_page.goto(docs)
    quiet_page.get_by_role("textbox", name="Search").fill("legal_actions")
    quiet_page.get_by_role("textbox", name="Search").press("Enter")
    results = quiet_page.get_by_role("main").get_by_role("listitem")
    expect(results.filter(has_text="coloretto.legal_actions").first).to_be_visible()
    results.get_by_role("link", name="coloretto.legal_actions").first.click()
    expect(quiet_page).to_have_url(re.compile(r"/docs/api/core\.html.*#coloretto\.legal_actions$"))


def test_the_theme_is_chosen_and_stays(page: Page, docs: str) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(docs)
    background = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(background)
    toggle = page.get_by_role("button", name="Toggle Light / Dark / Auto color theme").locator("visible=true")
    while page.evaluate("document.body.dataset.theme") != "dark":
        toggle.click()
    dark = page.evaluate(background)
    assert dark != light
    page.goto(f"{docs}play.html")
    assert page.evaluate(background) == dark


def test_it_leads_to_the_game_from_any_path(page: Page, repository_site: str) -> None:
    page.goto(f"{repository_site}dist/docs/api/core.html")
    page.get_by_role("link", name="Play the game").click()
    expect(page).to_have_url(f"{repository_site}dist/")


def test_about_leads_to_it(page: Page, site: str) -> None:
    page.goto(f"{site}?page=about")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Documentation").click()
    expect(opened.value.get_by_role("heading", name="Coloretto", level=1)).to_be_visible()


@pytest.mark.parametrize("scheme", [heavy("light"), "dark"])
@pytest.mark.parametrize(
    ("name", "width"), [("index", 360), ("strategy", 360), ("first-bot", 1440), ("api/bots", 1440)]
)
def test_axe_finds_nothing(browser: Browser, docs: str, name: str, width: int, scheme: Any) -> None:
    with browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 640}) as context:
        page = context.new_page()
        page.goto(f"{docs}{name}.html")
        assert_axe_finds_nothing(page, name)
