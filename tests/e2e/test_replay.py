"""Recorded games with real Pyodide: watched forwards and backwards, and continued."""

import json
from hashlib import sha256
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from coloretto.bots.base import Limit
from coloretto.cards import Variant
from coloretto.dealing import deal
from coloretto.game import Game, Player
from coloretto.library import play_out
from coloretto.notation.text import record_to_text
from coloretto.state import Setup
from tests.e2e.support.late_game import SEED, VARIANT, open_at_the_end
from tests.support.cases import heavy
from tests.support.library import save_in_play
from tests.support.user import User


@pytest.fixture(scope="module")
def record() -> str:
    game = Game.deal(Variant(3, "classic", "brown", 15), [Player("casual")] * 3, 5)
    play_out(game, Limit(nodes=50))
    return record_to_text(game.record())


def test_a_record_can_be_stepped_forwards_and_backwards(quiet_page: Page, any_site: str, record: str) -> None:
    page = quiet_page
    page.goto(f"{any_site}?record={quote(record)}")
    User(page).wait_for_engine()
    next_step, position = page.get_by_role("button", name="Next step"), page.get_by_role("slider", name="Step")
    expect(position).to_have_value("0")
    expect(page.get_by_role("button", name="Go to start")).to_be_disabled()
    for ply in range(1, 5):
        next_step.click()
        expect(position).to_have_value(str(ply))
    log = page.get_by_role("log").inner_text()
    next_step.click()
    expect(position).to_have_value("5")
    page.get_by_role("button", name="Previous step").click()
    expect(position).to_have_value("4")
    assert page.get_by_role("log").inner_text() == log
    expect(User(page).choices()).to_have_count(0)
    page.get_by_role("button", name="Go to end").click()
    expect(page.get_by_role("heading", name="Final scores")).to_be_visible()
    page.get_by_role("button", name="Go to start").click()
    expect(position).to_have_value("0")


def test_a_record_plays_by_itself_until_it_is_paused(quiet_page: Page, any_site: str, record: str) -> None:
    page = quiet_page
    page.goto(f"{any_site}?record={quote(record)}&speed=fast")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider", name="Step")).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.heavy
def test_the_bots_wait_while_a_record_is_watched(quiet_page: Page, site: str, record: str) -> None:
    page = quiet_page
    page.goto(f"{site}?players=4&seed=7&speed=slow")
    User(page).wait_for_decision()
    User(page).choices().first.click()
    page.get_by_role("button", name="Place in row 1").click()
    expect(page.get_by_text("Bruno is thinking", exact=True)).to_be_visible()
    User(page).open_page("games")
    page.get_by_role("textbox", name="Game record or link").fill(record)
    page.get_by_role("button", name="Open", exact=True).click()
    position = page.get_by_role("slider", name="Step")
    expect(position).to_have_value("0")
    save_before = save_in_play(page)
    for ply in range(1, 8):
        page.get_by_role("button", name="Next step").click()
        expect(position).to_have_value(str(ply))
    assert save_in_play(page) == save_before
    page.get_by_role("button", name="Stop watching").click()
    page.get_by_role("button", name="Back to the table").click()
    User(page).wait_for_decision()
    expect(page.get_by_role("log")).to_contain_text("Bruno ")


def test_a_game_can_be_continued_from_a_step_of_a_record(quiet_page: Page, any_site: str, record: str) -> None:
    page = quiet_page
    page.goto(f"{any_site}?record={quote(record)}&speed=instant")
    page.get_by_role("slider", name="Step").fill("6")
    page.get_by_role("button", name="Continue from here").click()
    User(page).wait_for_decision()
    User(page).choices().first.click()
    expect(page.get_by_role("slider", name="Step")).to_have_count(0)


@pytest.mark.parametrize(
    "query", ["record=rubbish", heavy("pos=rubbish"), "pos=4cb15", heavy(f"record={quote(json.dumps({}))}")]
)
def test_an_invalid_record_or_position_is_reported_and_play_offered(
    quiet_page: Page, any_site: str, query: str
) -> None:
    quiet_page.goto(f"{any_site}?{query}")
    User(quiet_page).wait_for_engine()
    expect(quiet_page.get_by_role("alert")).to_contain_text("in this link could not be opened")
    expect(quiet_page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_finished_game_is_verified_replayed_shared_and_reopened(quiet_page: Page, site: str) -> None:
    page = quiet_page
    open_at_the_end(page, site)
    User(page).open_page("fairness")
    before = page.get_by_role("textbox", name="The fingerprint (SHA-256)").input_value()
    page.get_by_role("button", name="Shuffle and ask again").click()
    expect(page.get_by_role("status").get_by_text("Same choice 3 out of 3 times.")).to_be_visible()
    page.get_by_role("button", name="Back to the table").click()
    User(page).play_to_the_end(1)

    User(page).open_page("fairness")
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_role("status").get_by_text("It matches:")).to_be_visible()
    line = page.get_by_role("textbox", name="The text behind the fingerprint").input_value()
    assert sha256(line.encode()).hexdigest() == before
    page.get_by_role("button", name="Back to the table").click()

    User(page).open_after_game()
    page.get_by_role("button", name="Watch replay").click()
    page.get_by_role("button", name="Go to end").click()
    expect(User(page).final_scores()).to_be_visible()
    page.get_by_role("button", name="Stop watching").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()

    User(page).open_after_game()
    page.get_by_role("button", name="Save or share").click()
    link = page.get_by_role("textbox", name="Link to replay").input_value()
    User(page).open_page("games")
    page.get_by_role("textbox", name="Game record or link").fill(link)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("slider", name="Step")).to_have_value("0")
    page.get_by_role("button", name="Go to end").click()
    expect(User(page).final_scores()).to_be_visible()


def test_the_same_deal_from_another_seat_has_that_seats_starting_cards(quiet_page: Page, any_site: str) -> None:
    page = quiet_page
    open_at_the_end(page, any_site)
    User(page).play_to_the_end(1)
    User(page).open_after_game()
    page.get_by_role("button", name="Same deal, different seat").click()
    page.get_by_role("dialog").get_by_role("button", name="Bruno’s seat").click()
    expect(page.get_by_text("Same deal again")).to_be_visible()
    User(page).wait_for_decision()
    dealt = deal(VARIANT, SEED).start
    assert isinstance(dealt, Setup)
    save = json.loads(save_in_play(page))
    assert [seat["kind"] for seat in save["seats"]] == ["bot", "human"]
    assert save["practice"]
    colours = ["red", "orange", "yellow", "green", "turquoise", "blue", "purple"]
    for card in dealt.starting[1]:
        expect(page.locator(".bottom-seat")).to_contain_text(colours[card])
