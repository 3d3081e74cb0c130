"""A recorded game in the page, with real Pyodide: watched forwards and backwards, and played on."""

import json
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from coloretto.bots.base import Limit
from coloretto.cards import Variant
from coloretto.game import Game, Player
from coloretto.match import play_out
from coloretto.notation import record_to_text
from tests.table import choices, wait_for_engine, wait_for_something_to_do


@pytest.fixture(scope="module")
def record() -> str:
    game = Game.deal(Variant(3, "classic", "brown", 15), [Player("casual")] * 3, 5)
    play_out(game, Limit(nodes=50))
    return record_to_text(game.record())


def test_a_record_is_watched_forwards_and_backwards(quiet_page: Page, site: str, record: str) -> None:
    page = quiet_page
    page.goto(f"{site}?record={quote(record)}")
    step, position = page.get_by_role("button", name="One step forward"), page.get_by_role("slider", name="Step")
    expect(position).to_have_value("0")
    expect(page.get_by_role("button", name="To the start")).to_be_disabled()
    for _ in range(4):
        step.click()
    expect(position).to_have_value("4")
    log = page.get_by_role("log").inner_text()
    step.click()
    expect(position).to_have_value("5")
    page.get_by_role("button", name="One step back").click()
    expect(position).to_have_value("4")
    assert page.get_by_role("log").inner_text() == log
    expect(choices(page)).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("heading", name="Final scores")).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    expect(position).to_have_value("0")


def test_a_record_goes_on_by_itself_until_somebody_stops_it(quiet_page: Page, site: str, record: str) -> None:
    page = quiet_page
    page.goto(f"{site}?record={quote(record)}&speed=fast")
    page.get_by_role("button", name="Play by itself").click()
    expect(page.get_by_role("slider", name="Step")).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play by itself")).to_be_visible()


def test_a_game_is_played_on_from_a_step_of_the_record(quiet_page: Page, site: str, record: str) -> None:
    page = quiet_page
    page.goto(f"{site}?record={quote(record)}&speed=instant")
    page.get_by_role("slider", name="Step").fill("6")
    page.get_by_role("button", name="Play on from here").click()
    wait_for_something_to_do(page)
    choices(page).first.click()
    expect(page.get_by_role("slider", name="Step")).to_have_count(0)


@pytest.mark.parametrize("query", ["record=rubbish", "pos=rubbish", "pos=4cb15", f"record={quote(json.dumps({}))}"])
def test_what_is_no_record_or_position_is_told_and_play_is_offered(quiet_page: Page, site: str, query: str) -> None:
    quiet_page.goto(f"{site}?{query}")
    wait_for_engine(quiet_page)
    expect(quiet_page.get_by_role("alert")).to_contain_text("in the address could not be opened")
    expect(quiet_page.get_by_role("button", name="Play", exact=True)).to_be_visible()
