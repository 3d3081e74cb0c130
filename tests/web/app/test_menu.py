"""The menu: its entries in every language, and how they load."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.support.cases import heavy
from tests.support.texts import TAGS, message_text
from tests.support.user import User
from tests.web.support import history_db
from tests.web.support.axe import assert_axe_finds_nothing
from tests.web.support.recorded_games import open_new_game
from tests.web.support.side_pages import open_page_with_history

ENTRIES_OF_THE_MENU = [
    *("new-game", "page-daily", "page-puzzles", "page-record", "rules", "menu-workshop", "settings-volume"),
    *("menu-more", "install", "page-share", "page-games", "page-strategy", "page-fairness", "page-about"),
]
ENTRIES = re.compile(r"/after-first-frame-[^/]*\.js$")


def open_menu(page: Page) -> Locator:
    """Press the button of the menu, whose name is the same in all languages, and return the menu."""
    page.get_by_role("button", name="Menu", exact=True).click()
    return page.get_by_role("navigation", name="Menu")


def test_the_menu_has_rules_pages_and_workshop_in_every_language(page: Page, user: User) -> None:
    open_new_game(user)
    for tag in TAGS:
        user.switch_language(tag)
        page.get_by_role("button", name=message_text(tag, "more"), exact=True).click()
        menu = page.get_by_role("navigation", name=message_text(tag, "more"))
        names = {name: message_text(tag, name) for name in ENTRIES_OF_THE_MENU}
        volume = re.compile(rf"^\s*{names['settings-volume']}\s+\D*40\D*$")
        texts = [volume if name == "settings-volume" else text for name, text in names.items()]
        expect(menu.locator(".button")).to_have_text(texts)
        expect(menu.get_by_role("button", name=message_text(tag, "page-about"), exact=True)).to_be_hidden()
        page.keyboard.press("Escape")
        expect(menu).to_be_hidden()


def test_the_menu_is_used_by_keyboard(page: Page, user: User) -> None:
    open_new_game(user)
    page.get_by_role("button", name="Menu", exact=True).focus()
    page.keyboard.press("Enter")
    # The entries load after the first frame.
    expect(page.get_by_role("link", name="Rules")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("navigation").get_by_role("button", name="New game")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("navigation", name="Menu")).to_be_hidden()


def test_the_menu_leads_to_the_workshop_in_the_same_language(page: Page, site: str) -> None:
    page.goto(f"{site}?lang=de")
    menu = page.get_by_role("button", name=message_text("de", "more"), exact=True)
    menu.click()
    page.get_by_role("link", name="Werkstatt").click()
    expect(page.get_by_role("heading", name="Werkstatt", level=1)).to_be_visible()


def test_a_menu_that_is_opened_early_fills_as_soon_as_it_can(page: Page, fake_site: str) -> None:
    held: list[Route] = []
    page.route(ENTRIES, lambda route: held.append(route))
    with page.expect_request(ENTRIES):
        page.goto(f"{fake_site}?fake=four-players")
        menu = open_menu(page)
    expect(menu.get_by_role("listitem")).to_have_count(0)
    held.pop().continue_()
    menu.get_by_role("button", name="Puzzles", exact=True).click()
    expect(page.get_by_role("heading", name="Puzzles", level=2)).to_be_visible()


def test_a_menu_that_cannot_load_is_reported_and_loads_later(page: Page, user: User, fake_site: str) -> None:
    page.route(ENTRIES, lambda route: route.abort())
    page.goto(f"{fake_site}?fake=four-players")
    user.wait_for_engine()
    open_menu(page)
    expect(page.get_by_role("alert")).to_contain_text("This part of the game could not be loaded")
    page.unroute(ENTRIES)
    page.get_by_role("button", name="Dismiss").click()
    expect(page.get_by_role("navigation", name="Menu")).to_be_hidden()
    expect(open_menu(page).get_by_role("link", name="Workshop")).to_be_visible()


def test_what_waits_is_marked_in_the_menu(page: Page, user: User) -> None:
    mistakes = [history_db.mistake(0), history_db.mistake(1)]
    open_page_with_history(user, "played", games=[history_db.game(1)], mistakes=mistakes)
    menu = open_menu(page)
    expect(menu.get_by_role("button", name="Daily deal Today’s deal is waiting")).to_be_visible()
    expect(menu.get_by_role("button", name="Puzzles 2 puzzles today")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "shown"), [("trainer", "Puzzles"), ("mistakes", "Puzzles"), ("record", "Your record")]
)
def test_a_page_of_an_earlier_address_opens_where_it_is_now(page: Page, user: User, name: str, shown: str) -> None:
    user.navigate(f"fake=daily&page={name}")
    expect(page.get_by_role("heading", name=shown, level=2)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("tag", [heavy("en"), "fr"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360), heavy(1440, 900)])
def test_the_menu_shows_all_entries_at_once(page: Page, fake_site: str, tag: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{fake_site}?lang={tag}&fake=four-players")
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("link", name=message_text(tag, "menu-workshop"))).to_be_visible()
    menu = page.locator("#more")
    for entry in menu.locator(".button:visible").all():
        entry.click(trial=True)
        assert entry.evaluate("entry => entry.scrollWidth - entry.clientWidth") <= 0
    assert menu.evaluate("menu => menu.scrollHeight - menu.clientHeight") <= 0
    assert menu.evaluate("menu => menu.scrollWidth - menu.clientWidth") <= 0


@pytest.mark.parametrize("width", [320, 1440])
def test_the_open_menu_fits_and_axe_finds_nothing(page: Page, user: User, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 640})
    open_new_game(user)
    expect(open_menu(page).get_by_role("link", name="Workshop")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert_axe_finds_nothing(page, "menu")
