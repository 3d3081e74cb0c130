"""The browser's Back and Forward, and the addresses and titles of side pages."""

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.support.page_driver import wait_for_decision, wait_for_engine
from tests.web.support.controls import open_side_page, switch_language
from tests.web.support.screens import open_finished, reviewed
from tests.web.support.side_pages import open_page_with_history, recorded_game

TABLE = "Table"


def page_in_address(page: Page) -> str | None:
    return parse_qs(urlsplit(page.url).query).get("page", [None])[0]


def expect_page(page: Page, name: str | None, heading: str) -> None:
    expect(page.get_by_role("heading", name=heading, level=2)).to_be_visible()
    expect(page).to_have_title("Coloretto" if name is None else f"{heading} – Coloretto")
    assert page_in_address(page) == name


def test_back_and_forward_move_between_pages_and_the_table(page: Page, fake_site: str) -> None:
    open_finished(page, fake_site, "en")
    open_side_page(page, "statistics")
    expect_page(page, "statistics", "Statistics")
    open_side_page(page, "about")
    page.go_back()
    expect_page(page, "statistics", "Statistics")
    expect(page.get_by_role("heading", name="Statistics")).to_be_focused()
    page.go_back()
    expect_page(page, None, "Final scores")
    page.go_forward()
    expect_page(page, "statistics", "Statistics")
    page.get_by_role("button", name="Back to the table").click()
    expect_page(page, None, "Final scores")
    page.go_back()
    expect_page(page, "statistics", "Statistics")


@pytest.mark.parametrize(
    ("name", "heading"),
    [
        ("statistics", "Statistics"),
        ("played", "Your games"),
        ("strategy", "Strategy by numbers"),
        ("trainer", "Trainer"),
        ("about", "About"),
    ],
)
def test_an_address_opens_its_page_and_a_reload_keeps_it(page: Page, fake_site: str, name: str, heading: str) -> None:
    page.goto(f"{fake_site}?fake=finished&page={name}")
    expect_page(page, name, heading)
    page.reload()
    expect_page(page, name, heading)


def test_the_title_keeps_the_page_in_another_language(page: Page, fake_site: str) -> None:
    page.goto(f"{fake_site}?fake=finished&page=statistics")
    expect_page(page, "statistics", "Statistics")
    switch_language(page, "de")
    expect_page(page, "statistics", "Statistik")


def test_an_unknown_page_is_reported(page: Page, fake_site: str) -> None:
    page.goto(f"{fake_site}?fake=finished&page=<b>nowhere")
    wait_for_engine(page)
    expect(page.get_by_text("“<b>nowhere” is not valid for page")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_back_returns_from_a_replay_to_the_list(page: Page, fake_site: str) -> None:
    open_page_with_history(page, fake_site, "en", "played", fake="replay", games=[recorded_game(1)])
    page.get_by_role("button", name="Watch replay").click()
    expect(page.get_by_role("group", name="Recorded game")).to_be_visible()
    page.go_back()
    expect_page(page, "played", "Your games")
    page.go_forward()
    expect(page.get_by_role("group", name="Recorded game")).to_be_visible()


def test_a_review_is_in_the_history_until_a_reload(page: Page, fake_site: str) -> None:
    reviewed(page, fake_site, "en")
    expect_page(page, "review", "Game review")
    page.go_back()
    expect_page(page, None, "Final scores")
    page.go_forward()
    expect_page(page, "review", "Game review")
    page.reload()
    expect_page(page, None, "Final scores")


def test_a_frame_leaves_the_history_of_its_host_alone(page: Page, fake_site: str) -> None:
    page.goto(f"{fake_site}embed/?fake=four-players&players=4&seed=7&speed=instant")
    page.get_by_role("button", name="Play", exact=True).click()
    wait_for_decision(page)
    length = page.evaluate("history.length")
    open_side_page(page, "about")
    assert page_in_address(page) is None
    assert page.evaluate("history.length") == length
