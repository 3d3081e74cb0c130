"""Unfinished games with the real engine: each continues where it was, after any reload."""

from urllib.parse import quote

from playwright.sync_api import Page, expect

from coloretto.bots.base import Limit
from coloretto.cards import Variant
from coloretto.game import Game, Player
from coloretto.library import play_out
from coloretto.notation.text import record_to_text
from tests.bridge.support.scenarios import YOUR_MOVE
from tests.support.library import save_in_play, unfinished_saves
from tests.support.user import User

DEEP = '{"save":1,"a":"' + "]" * 3000 + '","b":' + "[" * 3000 + "]" * 3000 + "}"
"""Text that stopped an earlier engine, which counted brackets in strings."""


def play_a_few_moves(page: Page, site: str, query: str = "players=2&seed=11") -> str:
    """Play a few actions and return the text of the log."""
    user = User(page)
    page.goto(f"{site}?{query}&speed=instant")
    for _ in range(4):
        user.wait_for_decision()
        user.choices().first.click()
    user.wait_for_decision()
    return page.get_by_role("log").inner_text()


def open_list(page: Page) -> None:
    User(page).open_page("games")


def continue_listed(page: Page) -> None:
    page.get_by_role("region", name="Unfinished games").get_by_role("button", name="Continue").first.click()
    User(page).wait_for_decision()


def test_links_and_reloads_lose_no_started_game(quiet_page: Page, any_site: str) -> None:
    page = quiet_page
    before = play_a_few_moves(page, any_site)
    save = save_in_play(page)
    page.goto(f"{any_site}?pos={quote(YOUR_MOVE)}&level=regular&speed=instant")
    for _ in range(2):
        User(page).wait_for_decision()
        expect(page.get_by_text("What would you do?", exact=True)).to_be_visible()
        assert save_in_play(page) == save
        page.reload()
    User(page).wait_for_decision()
    page.get_by_role("button", name="Draw a card").click()
    dialog = page.get_by_role("dialog", name="What each move is worth")
    dialog.get_by_role("button", name="Continue").click()
    User(page).wait_for_decision()
    User(page).choices().first.click()
    User(page).wait_for_decision()
    played = page.get_by_role("log").inner_text()
    for _ in range(2):
        page.reload()
        User(page).wait_for_decision()
        assert page.get_by_role("log").inner_text() == played
    open_list(page)
    continue_listed(page)
    assert page.get_by_role("log").inner_text() == before
    page.get_by_role("button", name="Go back to it").click()
    User(page).wait_for_decision()
    assert page.get_by_role("log").inner_text() == played
    assert len(unfinished_saves(page)) == 1


def test_a_new_game_after_a_replay_survives_a_reload(quiet_page: Page, any_site: str) -> None:
    page = quiet_page
    game = Game.deal(Variant(3), [Player("casual")] * 3, seed=6)
    play_out(game, Limit(nodes=20))
    page.goto(f"{any_site}?record={quote(record_to_text(game.record()))}&speed=instant")
    step = page.get_by_role("slider", name="Step")
    expect(step).to_have_value("0")
    page.reload()
    expect(step).to_have_value("0")
    page.get_by_role("button", name="New game").click()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    User(page).wait_for_decision()
    save = save_in_play(page)
    page.reload()
    User(page).wait_for_decision()
    expect(step).to_have_count(0)
    assert save_in_play(page) == save


def test_a_link_that_stops_the_engine_does_not_lose_the_current_game(page: Page, user: User, site: str) -> None:
    before = play_a_few_moves(page, site)
    page.goto("about:blank")
    page.goto(f"{site}?speed=instant#save={quote(DEEP)}")
    again = page.get_by_role("button", name="Try again")
    for _ in range(2):
        expect(again.or_(page.get_by_role("log").filter(has_text="You")).first).to_be_visible()
        if again.is_visible():
            again.click()
    user.wait_for_engine()
    user.wait_for_decision()
    expect(page.get_by_role("log")).to_have_text(before, use_inner_text=True)
    assert "save=" not in page.url
