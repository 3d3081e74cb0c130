"""Home: what a player sees who returns, and that finished games do not reopen by themselves."""

import json
import time

from playwright.sync_api import Page, expect

from tests.support.library import row
from tests.support.user import User
from tests.web.support.axe import assert_axe_finds_nothing
from tests.web.support.recorded_games import loaded_save, open_new_game
from tests.web.support.screens import reach
from tests.web.support.viewport import WIDE

IS_COVERED_BY_THE_WELCOME = """element => {
    element.closest("[inert]").inert = false;
    element.style.pointerEvents = "auto";
    const { x, y, width } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + 9).closest("welcome-panel") !== null;
}"""


def test_home_offers_the_deal_a_mistake_the_strength_and_the_last_table(page: Page, user: User) -> None:
    reach(user, "home")
    expect(page.get_by_role("region", name="Daily deal")).to_contain_text("You: 26 points, the Master: 33 points")
    expect(page.get_by_role("region", name="Daily deal").get_by_role("listitem")).to_have_count(7)
    expect(page.get_by_role("region", name="Your strength")).to_contain_text("You play at Advanced level.")
    expect(page.get_by_role("region", name="New game")).to_contain_text("2 × Casual")
    assert_axe_finds_nothing(page, "home")
    page.get_by_role("button", name="Try it again").click()
    expect(page.get_by_text("Puzzle 1 of 2: what would you do?", exact=True)).to_be_visible()


def test_a_finished_game_does_not_reopen_by_itself(page: Page, user: User) -> None:
    save = loaded_save("reviewed")
    ((key, text),) = row(save, int(time.time() * 1000)).items()
    user.open_storage()
    user.store()
    page.evaluate(
        """texts => {
            Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text));
            sessionStorage.setItem("coloretto:v1:game:", texts["coloretto:v2:in-play"]);
        }""",
        {key: text, "coloretto:v2:in-play": json.loads(text)["id"]},
    )
    user.navigate("fake=reviewed")
    expect(page.get_by_role("heading", name="Welcome back")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Welcome back")).to_be_visible()
    user.navigate("fake=reviewed&page=table")
    expect(user.final_scores()).to_be_visible()
    user.navigate("fake=reviewed&page=review")
    expect(page.get_by_role("heading", name="Game review")).to_be_visible()


def test_the_name_of_the_game_leads_home_and_back(page: Page, user: User) -> None:
    open_new_game(user)
    page.get_by_role("heading", level=1).get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Welcome back")).to_be_focused()
    page.get_by_role("button", name="Continue the game").click()
    expect(page.get_by_role("log")).to_be_visible()


def test_a_newcomer_is_welcomed(page: Page, user: User) -> None:
    user.navigate("fake=daily")
    expect(page.get_by_role("heading", name="Collect three colours. The others cost you.")).to_be_visible()
    expect(page.locator("home-page")).to_have_count(0)
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    assert page.locator(".drawn").evaluate(IS_COVERED_BY_THE_WELCOME)
