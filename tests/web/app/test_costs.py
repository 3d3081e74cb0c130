"""Costs of the page: nothing is rendered, written or moved again unless it has changed."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.support.pages import record_shifts
from tests.support.probes import probe
from tests.support.user import User
from tests.web.support.recorded_games import open_new_game, play_recorded_actions, save_late_game
from tests.web.support.recordings import pairs, replace_conversation
from tests.web.support.viewport import WIDE

KINDS = ["c0", "c1", "c2", "c3", "c4", "c5", "c6", "+2", "joker", "golden"]
INACTIVE_MS = 2000
"""How long the player counts as active after a press: platform/tasks.ts."""
COUNT_UPDATES = probe(__file__, "count-updates")
COUNT_FORMATS = """window.formats = [];
for (const name of ["NumberFormat", "ListFormat", "DateTimeFormat"])
    Intl[name] = new Proxy(Intl[name], {
        construct(target, given) { formats.push(name); return new target(...given) },
    })"""
COUNT_APPEARANCE_WRITES = """window.written = 0;
new MutationObserver(records => { written += records.length }).observe(document, {
    subtree: true, attributeFilter: ["data-skin", "data-theme", "data-text", "data-motion", "media"] })"""

PLACES_OF_BAR = probe(__file__, "places-of-bar")
WATCH_DRAWING = probe(__file__, "watch-drawing")
"""Records the visible parts of the page at every change."""


def test_a_drawn_card_updates_the_rows_but_no_area(page: Page, user: User) -> None:
    open_new_game(user)
    page.evaluate(COUNT_UPDATES)
    user.act("d")
    assert page.evaluate("drawn") == {"player-area": 0, "points-aid": 0, "table-row": 4}


def test_an_action_does_not_rewrite_the_appearance(page: Page, user: User) -> None:
    open_new_game(user)
    page.evaluate(COUNT_APPEARANCE_WRITES)
    user.act("d")
    assert page.evaluate("written") == 0


def test_running_out_of_a_kind_of_card_moves_nothing(browser: Browser, fake_site: str) -> None:
    context = browser.new_context(viewport={"width": WIDE[0], "height": WIDE[1]})
    record_shifts(context)
    page = context.new_page()
    conversation = pairs("five-players-end")
    shown = [pair["answer"]["result"]["view"] for pair in conversation if "view" in pair["answer"]["result"]]
    for left, view in enumerate(reversed(shown)):
        view["supply"]["unseen"] = dict.fromkeys(KINDS[: 2 * left + 1], 3)
    replace_conversation(page, "five-players-end", conversation)
    page.goto(fake_site)
    save_late_game(User(page))
    page.goto(f"{fake_site}?fake=five-players-end&speed=instant")
    User(page).wait_for_decision()
    expect(page.locator(".sidebar .chips li")).to_have_count(len(KINDS))
    play_recorded_actions(User(page), "five-players-end")
    assert page.evaluate("shifts") == []
    context.close()


@pytest.mark.parametrize("width", [320, 360, 768])
def test_the_words_of_the_loading_progress_do_not_move_its_bar(
    page: Page, user: User, fake_site: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 640})
    page.goto(f"{fake_site}?lang=de")
    user.wait_for_engine()
    places = page.evaluate(PLACES_OF_BAR)
    assert len(places) == 3
    assert len(set(places)) == 1


def test_no_snapshot_is_taken_while_the_player_is_active(page: Page, fake_site: str) -> None:
    snapshot_mark = open_game_long_after_page_load(page, fake_site)
    for _ in range(3):
        page.clock.run_for(INACTIVE_MS - 100)
        page.keyboard.press("Shift")
    expect(snapshot_mark).to_have_count(0)
    page.clock.run_for(INACTIVE_MS + 100)
    expect(snapshot_mark).to_have_count(1)


def test_no_snapshot_is_taken_right_after_the_table_has_changed(page: Page, fake_site: str) -> None:
    snapshot_mark = open_game_long_after_page_load(page, fake_site)
    page.clock.run_for(INACTIVE_MS - 100)
    expect(snapshot_mark).to_have_count(0)
    page.clock.run_for(200)
    expect(snapshot_mark).to_have_count(1)


def open_game_long_after_page_load(page: Page, site: str) -> Locator:
    """Open a game long after the page has opened, with a paused clock; return the mark of a stored snapshot."""
    game = "**/assets/four-players-*.js"
    held: list[Route] = []
    page.route(game, lambda route: held.append(route))
    page.clock.install(time=0)
    with page.expect_request(game):
        page.goto(f"{site}?fake=four-players&players=4&seed=7&speed=instant")
    page.clock.pause_at(3_600_000)
    held.pop().continue_()
    User(page).wait_for_decision()
    return page.locator("html[data-snapshot=kept]")


def test_the_first_frames_of_a_game_create_no_intl_formats(page: Page, user: User) -> None:
    page.add_init_script(COUNT_FORMATS)
    open_new_game(user)
    user.act("d")
    assert page.evaluate("formats") == []


def test_lazy_features_load_only_their_own_styles(page: Page, user: User) -> None:
    open_new_game(user)
    User(page).open_page("about")
    expect(page.locator("about-page")).to_be_visible()
    files = page.evaluate("performance.getEntriesByType('resource').map(file => file.name)")
    assert any(re.search(r"/lazy-features-[^/]+\.css$", file) for file in files)
    assert not any(re.search(r"/(shared|main)-[^/]+\.css$", file) for file in files)


def test_what_goes_beyond_the_table_loads_with_the_first_game(page: Page, user: User, fake_site: str) -> None:
    page.goto(fake_site)
    user.wait_for_engine()
    page.evaluate("customElements.whenDefined('settings-dialog')")
    features = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/lazy-features-')).length"
    assert page.evaluate(features) == 0
    open_new_game(user)
    user.wait_for_lazy_features()
    assert page.evaluate(features) > 0


def test_dialogs_are_rendered_when_they_are_first_opened(page: Page, user: User, fake_site: str) -> None:
    page.goto(fake_site)
    user.wait_for_engine()
    expect(page.locator("settings-dialog *, new-game-dialog *")).to_have_count(0)
    page.get_by_role("button", name="New game", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("group", name="Players", exact=True)).to_be_visible()
    expect(page.locator("settings-dialog *")).to_have_count(0)


def test_the_page_is_rendered_in_steps_and_shown_when_complete(page: Page, fake_site: str) -> None:
    page.add_init_script(WATCH_DRAWING)
    page.goto(fake_site)
    expect(page.get_by_role("group", name="Table")).to_be_visible()
    steps = list(dict.fromkeys(page.evaluate("drawn")))
    assert steps[-3:] == [".splash", ".splash app-header", "app-header game-table (seen)"]


def test_card_symbols_are_not_laid_out_where_they_are_defined(page: Page, fake_site: str) -> None:
    page.goto(fake_site)
    symbols = page.locator("card-art symbol")
    expect(symbols).not_to_have_count(0)
    assert page.evaluate("[...document.querySelectorAll('card-art symbol')].every(each => !each.checkVisibility())")
    expect(page.locator("card-art pattern#pattern-c0")).to_be_attached()
    assert page.evaluate("document.querySelector('#pattern-c0').closest('svg').checkVisibility()")
