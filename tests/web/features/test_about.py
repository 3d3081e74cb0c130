"""The About page: third-party parts, licences, and the problem report."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from coloretto import __version__
from tests.support.cases import heavy
from tests.support.texts import message_text, messages
from tests.support.user import User
from tests.web.support.screens import reach
from tools import project


@pytest.mark.heavy
def test_every_part_is_listed_with_version_and_licence(page: Page, user: User) -> None:
    reach(user, "about-unfolded")
    rows = page.get_by_role("table", name="Built with").get_by_role("row")
    names = {row.split("\t")[0] for row in rows.all_inner_texts()}
    assert set(json.loads((project.WEB / "package.json").read_text())["dependencies"]) <= names
    assert {"CPython", "Emscripten", "zlib", "sqlite"} <= names
    expect(rows.filter(has=page.get_by_role("rowheader", name="pyodide", exact=True))).to_contain_text("MPL-2.0")


@pytest.mark.heavy
def test_the_licence_texts_are_linked_and_the_page_fits_a_narrow_screen(page: Page, user: User) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    reach(user, "about-unfolded")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for name, words in (("Our licence", "MIT License"), ("Third-party licences", "Jean-loup Gailly")):
        with page.expect_popup() as opened:
            page.get_by_role("link", name=name).click()
        expect(opened.value.locator("body")).to_contain_text(words)


@pytest.mark.parametrize("tag", ["en", "ja", heavy("de")])
def test_links_to_pages_in_english_say_so_in_other_languages(page: Page, user: User, tag: str) -> None:
    user.tag = tag
    reach(user, "about")
    # The texts of licences are English, too.
    links = page.locator("about-page a[href]:is([href*='docs'], [href*=LICENSE])")
    expect(links).to_have_count(3)
    for message, link in zip(("about-docs", "about-our-licence", "about-third-licences"), links.all(), strict=True):
        expect(link).to_have_attribute("hreflang", "en")
        said = messages()[tag]["in-english"]["frame"].replace("<words>", message_text(tag, message))
        expect(link).to_have_text(said)


def test_the_problem_report_contains_versions_settings_and_recent_errors(page: Page, user: User) -> None:
    reach(user, "start")
    page.evaluate("reportError(new Error('a fault for the test'))")
    User(page).open_page("about")
    page.get_by_text("Report a problem", exact=True).click()
    report = page.get_by_role("textbox", name="Report a problem")
    for words in (f"Coloretto {__version__}", "Chrome", '"pace"', "a fault for the test"):
        expect(report).to_have_value(re.compile(re.escape(words)))
