"""Two tabs of one browser: each keeps its own game, and both have the same settings."""

from playwright.sync_api import Page, expect

from tests.support.texts import message_text
from tests.support.user import User
from tests.web.support.screens import visitor_of


def open_game(tab: User, players: int) -> None:
    tab.open(f"players={players}&seed=5&speed=instant")
    tab.wait_for_decision()


def begin_games(*tabs: tuple[User, int]) -> None:
    """Begin a game in each of these tabs, with so many players."""
    for tab, players in tabs:
        open_game(tab, players)
        tab.press_action("d")
        tab.wait_for_decision()


def expect_players(tab: User, players: int) -> None:
    tab.wait_for_decision()
    expect(tab.page.locator("player-area")).to_have_count(players)


def test_each_of_two_tabs_keeps_its_own_game_in_a_reload(page: Page, user: User, fake_site: str) -> None:
    visitor_of(user)
    other = User(page.context.new_page(), fake_site)
    begin_games((user, 2), (other, 3))
    for tab, players in ((user, 2), (other, 3), (user, 2)):
        tab.page.reload()
        expect_players(tab, players)
        expect(tab.page.get_by_role("alert")).to_have_count(0)
    open_game(user, 4)
    page.get_by_role("button", name="Go back to it").click()
    expect_players(user, 2)


def test_a_game_is_found_again_after_another_tab_has_played_it_on(page: Page, user: User, fake_site: str) -> None:
    visitor_of(user)
    other = User(page.context.new_page(), fake_site)
    begin_games((other, 2))
    open_game(user, 3)
    offer = page.get_by_role("button", name="Go back to it")
    expect(offer).to_be_visible()
    other.press_action("p1")
    other.wait_for_decision()
    offer.click()
    expect_players(user, 2)


def test_settings_changed_in_two_tabs_are_kept_and_shown_in_all(page: Page, user: User, fake_site: str) -> None:
    visitor_of(user)
    other = User(page.context.new_page(), fake_site)
    rules = page.context.new_page()
    begin_games((user, 2), (other, 3))
    rules.goto(f"{fake_site}rules.html")
    user.change_settings(theme="dark")
    other.change_settings(text="larger", language="de")
    for tab in (user.page, other.page, rules):
        html = tab.locator("html[data-theme=dark][data-text=larger][lang=de]")
        expect(html).to_be_attached()
        tab.reload()
        expect(html).to_be_attached()
    expect(rules.get_by_role("heading", name=message_text("de", "rules-title"))).to_be_visible()
