"""Whole games in Firefox with real Pyodide, on the page and with every embed code."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, Playwright, expect

from tests.e2e.support.cage import assert_messages_do_nothing, assert_no_way_leads_out, assert_nothing_gets_out
from tests.e2e.support.frames import EMBEDS, assert_hostile_host_breaks_nothing, embed_code, frame_in, press_play
from tests.e2e.support.workshop import act, expect_that_the_bot_acts, open_workshop, sit_down
from tests.support import firefox
from tests.support.host_site import Blog
from tests.support.user import User

pytestmark = [
    pytest.mark.heavy,
    pytest.mark.xdist_group("firefox"),
]


NO_STORAGE: Final = {"network.cookie.cookieBehavior": 1}
"""Preference that denies cookies and storage to other sites within a page."""


@pytest.fixture(scope="module")
def firefox_browser(
    request: pytest.FixtureRequest,
    playwright: Playwright,
    tmp_path_factory: pytest.TempPathFactory,
    installed_firefox: str,
) -> Iterator[Browser]:
    """Start a Firefox, with the preferences of a parametrized test if there are any."""
    preferences: dict[str, str | float | bool] = getattr(request, "param", {})
    program = firefox.program(tmp_path_factory.mktemp("firefox"))
    installed: dict[str, str | float | bool] = {firefox.FIREFOX: installed_firefox}
    browser = playwright.firefox.launch(
        executable_path=program, channel="moz-firefox", env=installed, firefox_user_prefs=preferences
    )
    yield browser
    browser.close()


@pytest.fixture
def firefox_page(firefox_browser: Browser) -> Iterator[Page]:
    context = firefox_browser.new_context()
    yield context.new_page()
    context.close()


def test_a_whole_game_is_played_and_survives_a_reload(firefox_page: Page, site: str) -> None:
    user = User(firefox_page)
    firefox_page.goto(f"{site}?players=2&seed=11&speed=instant")
    for _ in range(4):
        user.wait_for_decision()
        user.choices().first.click()
    user.wait_for_decision()
    log = firefox_page.get_by_role("log").inner_text()
    firefox_page.reload()
    user.wait_for_decision()
    assert firefox_page.get_by_role("log").inner_text() == log
    user.play_to_the_end(seed=2)
    assert len(user.scores()) == 2


@pytest.mark.parametrize("attack", [assert_nothing_gets_out, assert_no_way_leads_out, assert_messages_do_nothing])
def test_nothing_gets_out_of_the_cage_of_a_bot(
    firefox_page: Page, site: str, attack: Callable[[Page, str], None]
) -> None:
    attack(firefox_page, site)


def test_a_bot_of_the_workshop_plays_at_a_table(firefox_page: Page, site: str) -> None:
    open_workshop(firefox_page, site)
    sit_down(firefox_page)
    act(firefox_page)
    expect_that_the_bot_acts(firefox_page)


@pytest.mark.parametrize("variant", EMBEDS)
def test_a_whole_game_is_played_on_a_blog(firefox_page: Page, site: str, blog: Blog, variant: str) -> None:
    firefox_page.goto(blog.post(embed_code(site, variant)))
    frame = press_play(firefox_page)
    # Clicks take three times as long in Firefox; three other tests here play with the mouse.
    User(frame).play_to_the_end(2, lambda button: button.press("Enter"))
    assert len(User(frame).scores()) == 2


@pytest.mark.parametrize("firefox_browser", [NO_STORAGE], ids=["no storage"], indirect=True)
def test_with_storage_blocked_a_whole_game_is_played_and_reported_as_not_saved(
    firefox_page: Page, site: str, blog_without_storage: Blog
) -> None:
    firefox_page.goto(blog_without_storage.post(embed_code(site, "plain")))
    frame = frame_in(firefox_page)
    press(frame.get_by_role("button", name="Play", exact=True))
    expect(frame.get_by_role("alert")).to_contain_text("not saved here")
    User(frame).play_to_the_end(2, press)


def press(button: Locator) -> None:
    """Press a button in a cross-site frame, which Playwright's clicks do not reach in Firefox."""
    button.evaluate("element => element.click()")


def test_three_tables_on_a_page_work_at_once(firefox_page: Page, site: str, blog: Blog) -> None:
    element = '<coloretto-game players="2" seed="5" speed="instant"></coloretto-game>'
    firefox_page.goto(blog.post(f'<script src="{site}embed.js"></script>{element * 3}'))
    for index in range(3):
        firefox_page.locator("coloretto-game").nth(index).scroll_into_view_if_needed()
        frame = press_play(firefox_page, index)
        User(frame).wait_for_decision()
        User(frame).choices().first.click()
    User(frame_in(firefox_page, 2)).play_to_the_end(seed=2)


def test_a_whole_game_is_played_under_a_policy_that_allows_only_our_frames(
    firefox_page: Page, site: str, blog: Blog
) -> None:
    policy = {"Content-Security-Policy": f"default-src 'none'; img-src data:; frame-src {site}"}
    firefox_page.goto(blog.post(embed_code(site, "plain"), policy, listens=False))
    User(press_play(firefox_page)).play_to_the_end(seed=2)


def test_a_hostile_host_does_not_break_the_game(firefox_page: Page, site: str, blog: Blog) -> None:
    assert_hostile_host_breaks_nothing(firefox_page, site, blog)
