"""The coach with real Pyodide: its archive loads at the first request, and bots continue while it thinks."""

import re
from random import Random
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from coloretto.bots.base import Limit
from coloretto.cards import Variant
from coloretto.game import Game, Player
from coloretto.library import play_out
from coloretto.notation.text import record_to_text
from coloretto.rules import legal_actions
from coloretto.service.saves import game_to_save
from tests.e2e.support.late_game import open_at_the_end
from tests.support.browsers import RECORD_REQUESTS
from tests.support.user import User


@pytest.fixture(scope="module")
def record() -> str:
    game = Game.deal(Variant(2, "classic", "brown", 15), [Player("casual")] * 2, 5)
    play_out(game, Limit(nodes=50))
    return record_to_text(game.record())


def test_a_hint_suggests_a_move_that_can_be_played(quiet_page: Page, site: str) -> None:
    page = quiet_page
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(f"{site}?players=3&seed=7&speed=instant")
    User(page).wait_for_decision()
    User(page).choices().first.click()
    User(page).wait_for_decision()
    page.get_by_role("button", name="Hint", exact=True).click()
    panel = page.get_by_role("region", name="Hint")
    panel.get_by_role("button", name="Show best move").click()
    best = page.locator(".suggested")
    expect(best).to_have_count(1)
    assert [url for url in fetched if "/coach-" in url]
    panel.get_by_role("button", name="Show all moves").click()
    expect(panel.get_by_role("row")).to_have_count(User(page).choices().count() + 1)
    best.click()
    expect(panel).to_have_count(0)


def test_why_answers_while_the_bots_continue(quiet_page: Page, any_site: str) -> None:
    page = quiet_page
    page.goto(f"{any_site}?players=4&seed=7&speed=normal&level=expert")
    User(page).wait_for_decision()
    page.get_by_role("button", name="Draw a card").click()
    page.get_by_role("button", name="Place in row 1").click()
    expect(page.get_by_role("button", name="Why?")).to_be_enabled()
    page.get_by_role("button", name="Why?").click()
    dialog = page.get_by_role("dialog", name="Why?")
    expect(dialog.get_by_role("row").nth(1)).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    User(page).wait_for_decision()


@pytest.mark.heavy
def test_a_hint_and_why_requested_together_both_finish(quiet_page: Page, site: str) -> None:
    page = quiet_page
    page.goto(f"{site}?speed=instant&lang=en#save={quote(save_with_four_bots())}")
    User(page).wait_for_decision()
    page.locator(".table").focus()
    page.keyboard.press("h")
    page.keyboard.press("w")
    dialog = page.get_by_role("dialog", name="Why?")
    expect(dialog.get_by_role("row").nth(1)).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    name = re.compile("Show (best move|all moves)")
    page.get_by_role("region", name="Hint").get_by_role("button", name=name).click()
    expect(page.locator(".suggested")).to_have_count(1)


def save_with_four_bots() -> str:
    """Return a save in which bots have acted and the person faces a complex decision."""
    game = Game.deal(Variant(5, "golden", "brown", 16), [Player(), *[Player("strong")] * 4], 12)
    rng = Random(12)
    while len(game.history) < 40 or not game.players[game.state.seat].is_human:
        game.play(rng.choice(legal_actions(game.state)))
    return game_to_save(game)


def test_a_review_is_one_request_and_can_be_cancelled_and_restarted(quiet_page: Page, site: str, record: str) -> None:
    page = quiet_page
    page.add_init_script(RECORD_REQUESTS)
    page.goto(f"{site}?record={quote(record)}")
    page.get_by_role("button", name="Go to end").click()
    page.get_by_role("button", name="Review game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("heading", name="Final scores")).to_be_visible()
    page.get_by_role("button", name="Review game").click()
    expect(page.get_by_role("heading", name="Skill and luck")).to_be_visible()
    assert page.evaluate("requests.filter(request => request.includes('review')).length") == 2
    page.get_by_role("button", name="Try again").first.click()
    expect(page.get_by_text("What would you do?")).to_be_visible()


def test_a_game_just_played_can_be_reviewed(quiet_page: Page, any_site: str) -> None:
    page = quiet_page
    open_at_the_end(page, any_site)
    User(page).play_to_the_end(5)
    User(page).open_after_game()
    page.get_by_role("button", name="Review game").click()
    expect(page.get_by_role("heading", name="Skill and luck")).to_be_visible()
    page.get_by_role("button", name="View position").first.click()
    expect(page.get_by_role("group", name="Recorded game")).to_be_visible()
    page.get_by_role("button", name="Back to review").click()
    expect(page.get_by_role("heading", name="Game review")).to_be_visible()
