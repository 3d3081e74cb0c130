"""The filters, the search and the stars of the list of finished games, and its export."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.user import User
from tests.web.support import history_db
from tests.web.support.game_list import delete, listed
from tests.web.support.history_db import varied_game
from tests.web.support.side_pages import open_played
from tests.web.support.viewport import PHONE, resize

EDITIONS = ("classic", "golden")


def test_games_are_found_by_level_table_and_words(page: Page, user: User) -> None:
    expert = history_db.game(70, seats=[{**seat, "level": "expert"} for seat in history_db.game(70)["seats"]])
    person, bot, *_ = expert["seats"]
    spoiler = {**bot, "style": "spoiler"}
    mixed = history_db.game(
        71, practice=True, edition="golden", seats=[person, spoiler, spoiler, {**bot, "level": "casual"}]
    )
    open_played(user, [*(varied_game(number) for number in range(9)), expert, mixed])
    page.get_by_label("Computer level").select_option("Expert")
    expect(listed(page)).to_have_count(1)
    page.get_by_label("Computer level").select_option("All")
    page.get_by_label("Variant").select_option("4 players, golden joker, brown side")
    expect(listed(page)).to_have_count(4)
    page.get_by_label("Search").fill("33 POINTS golden")
    expect(listed(page)).to_have_count(1)
    page.get_by_label("Search").fill("spoiler practice")
    expect(listed(page)).to_have_count(1)
    expect(listed(page)).to_contain_text("Opponents: ")
    expect(listed(page)).to_contain_text("Expert · Spoiler, Casual")
    page.get_by_label("Search").fill("nothing like that")
    expect(page.get_by_text("No games match these filters.")).to_be_visible()


@pytest.mark.heavy
def test_games_are_found_by_the_style_of_an_opponent(page: Page, user: User) -> None:
    person, first, *others = history_db.game(1)["seats"]
    spoiler = history_db.game(2, seats=[person, {**first, "style": "spoiler"}, *others])
    open_played(user, [history_db.game(1), spoiler])
    expect(listed(page)).to_have_count(2)
    page.get_by_label("Style").select_option(label="Spoiler")
    expect(listed(page)).to_have_count(1)
    expect(listed(page)).to_contain_text("Spoiler")


@pytest.mark.heavy
def test_a_filter_can_be_changed_after_its_last_game_was_deleted(page: Page, user: User) -> None:
    open_played(user, [history_db.game(number, edition=EDITIONS[number % 2]) for number in range(4)])
    variant = page.get_by_label("Variant")
    variant.select_option("4 players, classic, brown side")
    for count in (1, 0):
        expect(listed(page)).to_have_count(count + 1)
        delete(listed(page).first)
        expect(listed(page)).to_have_count(count)
        expect(variant).to_have_value("4 players, classic, brown side")
    variant.select_option("All")
    expect(listed(page)).to_have_count(2)


def test_small_windows_fold_the_filters_away_and_count_them(page: Page, user: User) -> None:
    resize(page, PHONE)
    open_played(user, [varied_game(number) for number in range(9)])
    expect(page.get_by_label("Search")).to_be_visible()
    fold, level = page.get_by_role("button", name="Filters", exact=True), page.get_by_label("Computer level")
    expect(level).to_be_hidden()
    fold.click()
    level.select_option("Intermediate")
    page.get_by_label("Variant").select_option("4 players, golden joker, brown side")
    expect(listed(page)).to_have_count(3)
    expect(page.get_by_role("button", name="Filters (2)")).to_have_attribute("aria-expanded", "true")
    page.get_by_role("button", name="Clear filters").click()
    expect(listed(page)).to_have_count(9)
    expect(page.get_by_label("Variant")).to_be_focused()
    fold.click()
    expect(level).to_be_hidden()


def test_favourites_are_marked_and_listed_alone(page: Page, user: User) -> None:
    open_played(user, [history_db.game(1), history_db.game(2)])
    mark = listed(page).first.get_by_role("button", name="Favourite")
    expect(mark).to_have_attribute("aria-pressed", "false")
    mark.click()
    expect(mark).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Favourites only").click()
    expect(listed(page)).to_have_count(1)
    assert [game.get("favourite") for game in history_db.read(page)["games"]] == [None, True]
    mark.click()
    expect(page.get_by_text("No games match these filters.")).to_be_visible()
    expect(page.get_by_role("heading", name="Your record")).to_be_focused()
    assert history_db.read(page)["games"] == [history_db.game(1), history_db.game(2)]


def test_the_listed_games_are_exported_as_a_table(page: Page, user: User) -> None:
    open_played(user, [varied_game(number) for number in range(9)])
    page.get_by_label("Search").fill("golden")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export as table (CSV)").click()
    assert download.value.suggested_filename == "coloretto-2026-11-21.csv"
    lines = download.value.path().read_text(encoding="utf-8-sig").splitlines()
    assert [line.split(",")[2] for line in lines] == ["edition", "golden", "golden", "golden"]
