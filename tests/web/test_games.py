"""Recorded games: watched, kept, opened again, and dealt again."""

from typing import Any
from urllib.parse import quote

from playwright.sync_api import Page, expect

from tests.table import wait_for_engine
from tests.web.test_page import pairs


def first_request(name: str, method: str) -> Any:
    return next(pair["request"]["params"] for pair in pairs(name) if pair["request"]["method"] == method)


def watch(page: Page, site: str, query: str = "") -> None:
    page.goto(f"{site}?fake=replay{query}&record={quote(first_request('replay', 'replay')['record'])}")
    wait_for_engine(page)
    expect(page.get_by_role("group", name="Recorded game")).to_be_visible()


def test_an_engine_lost_while_watching_is_started_again_and_the_game_is_where_it_was(
    page: Page, fake_site: str
) -> None:
    watch(page, fake_site)
    page.get_by_role("button", name="One step forward").click()
    position = page.get_by_role("slider", name="Step")
    expect(position).to_have_value("1")
    position.fill("40")
    expect(page.get_by_text("The game has stopped")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("The game has stopped")).to_be_hidden()
    expect(page.get_by_role("slider", name="Step")).to_have_value("1")


def test_an_engine_lost_before_a_record_is_open_is_started_again(page: Page, fake_site: str) -> None:
    page.goto(f"{fake_site}?fake=four-players&record=rubbish")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-engine", "failed")


def test_an_engine_lost_while_it_thinks_about_a_question_is_started_again(page: Page, fake_site: str) -> None:
    wanted = first_request("unanswered", "position")
    asked = f"pos={quote(wanted['position'])}&level={wanted['level']}&seed={wanted['seed']}"
    page.goto(f"{fake_site}?fake=unanswered&speed=instant&{asked}")
    wait_for_engine(page)
    page.get_by_role("button", name="Draw a card").click()
    expect(page.get_by_text("The game has stopped")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
