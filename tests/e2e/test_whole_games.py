"""Whole games with real Pyodide: by mouse, across reloads, and with a silent console."""

import json
import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from coloretto.rules import legal_actions
from coloretto.service.saves import game_to_save
from coloretto.service.session import Session
from coloretto.state import OVER
from tests.support.browsers import RECORD_REQUESTS
from tests.support.cases import heavy
from tests.support.library import OLD_SAVE, in_play, save_in_play, write
from tests.support.nasty_json import NASTY_JSON
from tests.support.pages import wait_for_route, wait_until
from tests.support.user import User, show_more_options, show_seat


@pytest.mark.parametrize(
    ("players", "variant"),
    [
        (2, "edition=golden&scoring=brown"),
        heavy(3, "edition=golden&scoring=grey&marker_depth=15"),
        heavy(4, "edition=classic&scoring=brown"),
        heavy(5, "edition=classic&scoring=grey"),
    ],
)
def test_a_game_is_played_to_its_end_by_mouse(quiet_page: Page, site: str, players: int, variant: str) -> None:
    user = User(quiet_page)
    quiet_page.emulate_media(reduced_motion="no-preference")
    quiet_page.goto(f"{site}?players={players}&{variant}&seed=11&speed=instant")
    user.play_to_the_end(seed=players)
    assert len(user.scores()) == players


def test_play_can_be_pressed_while_python_starts(quiet_page: Page, site: str) -> None:
    held: list[Route] = []
    quiet_page.route("**/*.wasm", lambda route: held.append(route), times=1)
    quiet_page.goto(f"{site}?speed=instant")
    wait_for_route(quiet_page, held)
    expect(quiet_page.locator("html")).not_to_have_attribute("data-engine", "ready")
    quiet_page.get_by_role("button", name="Play", exact=True).click()
    held[0].continue_()
    User(quiet_page).wait_for_decision()


def test_a_reload_restores_the_game(quiet_page: Page, any_site: str) -> None:
    page = quiet_page
    page.goto(f"{any_site}?players=3&seed=5&speed=instant")
    for _ in range(6):
        User(page).wait_for_decision()
        User(page).choices().first.click()
    User(page).wait_for_decision()
    log = page.get_by_role("log")
    before = log.inner_text(), [button.inner_text() for button in User(page).choices().all()]
    page.reload()
    User(page).wait_for_decision()
    assert (log.inner_text(), [button.inner_text() for button in User(page).choices().all()]) == before


def test_undo_returns_the_card_and_the_next_draw_repeats_it(quiet_page: Page, any_site: str) -> None:
    page = quiet_page
    page.goto(f"{any_site}?players=2&seed=5&speed=instant")
    User(page).wait_for_decision()
    draw = page.get_by_role("button", name=re.compile("^Draw a card"))
    log = page.get_by_role("log")
    draw.click()
    expect(page.get_by_role("button", name=re.compile("^Place in row"), disabled=False).first).to_be_visible()
    drawn = log.inner_text()
    page.get_by_role("button", name="Undo").click()
    expect(draw).to_be_enabled()
    page.get_by_role("button", name="Redo").click()
    expect(log).to_have_text(drawn, use_inner_text=True)
    page.get_by_role("button", name="Undo").click()
    draw.click()
    expect(log).to_have_text(drawn, use_inner_text=True)


def test_undo_does_not_wait_for_thinking_bots(quiet_page: Page, site: str) -> None:
    page = quiet_page
    page.add_init_script(RECORD_REQUESTS)
    page.goto(f"{site}?players=5&seed=5&level=master&speed=slow")
    draw = page.get_by_role("button", name=re.compile("^Draw a card"))
    expect(draw).to_be_enabled()
    draw.click()
    place = page.get_by_role("button", name=re.compile("^Place in row"), disabled=False).first
    place.click()
    expect(page.get_by_text("is thinking")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(place).to_be_enabled()
    since_undo = page.evaluate("requests.slice(requests.lastIndexOf('click'))")
    assert [request for request in since_undo if "bot_action" in request] == []
    assert [request for request in since_undo if "undo" in request]
    place.click()
    expect(page.get_by_role("log")).to_contain_text(re.compile("Bruno (drew|took)"))


def test_invalid_url_parameters_are_reported_and_a_default_game_starts(quiet_page: Page, any_site: str) -> None:
    quiet_page.goto(f"{any_site}?players=9&speed=instant&level=genius&lang=xx")
    User(quiet_page).wait_for_decision()
    for bad in ("“9”", "“genius”", "“xx”"):
        expect(quiet_page.get_by_role("alert").filter(has_text=bad)).to_be_visible()


@pytest.mark.heavy
def test_a_game_can_be_played_on_a_phone_despite_notices(quiet_page: Page, any_site: str) -> None:
    page = quiet_page
    page.set_viewport_size({"width": 360, "height": 640})
    long = "x" * 5000
    page.goto(
        f"{any_site}?players=2&edition=x&scoring=y&level={long}&marker_depth=u&seed={long}&speed=instant&lang={long}"
    )
    User(page).wait_for_decision()
    User(page).play_to_the_end(seed=2)
    while page.get_by_role("button", name="Dismiss").count():
        page.get_by_role("button", name="Dismiss").first.click()
    assert len(User(page).scores()) == 2


@pytest.mark.parametrize(
    "name",
    [
        "W" * 24,
        heavy("Maximiliane von Hohenste"),
        heavy("\u6f22" * 24),
    ],
)
def test_long_names_of_five_people_fit(page: Page, user: User, any_site: str, name: str) -> None:
    seats = [{"kind": "human", "level": None, "name": name}] * 5
    session = Session()
    setup = {"players": 5, "edition": "golden", "scoring": "brown", "marker_depth": None, "seed": 3, "seats": seats}
    request = json.dumps({"method": "open", "params": {"setup": setup}})
    assert "result" in json.loads(session.handle(request))
    assert session.game is not None
    rng = Random(5)
    saves = []
    while session.game.state.phase != OVER:
        session.game.play(rng.choice(legal_actions(session.game.state)))
        saves.append(game_to_save(session.game))
    while (seat := session.game.joker_chooser) is not None:
        session.game.choose_jokers(seat, session.game.jokers(seat))
    page.goto(any_site)
    for save in (saves[-4], saves[-1], game_to_save(session.game)):
        write(page, in_play(save))
        page.goto(f"{any_site}?speed=instant")
        user.wait_for_engine()
        user.wait_for_decision()
        for width, height in ((360, 640), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth") <= width


def play_at_home(page: Page) -> None:
    """Start a game at the last table, as a player who returns does."""
    page.get_by_role("button", name="Play a game").click()


@pytest.mark.parametrize(("old", "new"), [("d", "x"), ('"save":1', '"save":99')], ids=["corrupted", "newer"])
def test_an_unreadable_save_is_reported_and_preserved_and_a_new_game_starts(
    quiet_page: Page, any_site: str, old: str, new: str
) -> None:
    page = quiet_page
    page.goto(f"{any_site}?players=2&seed=5&speed=instant")
    User(page).wait_for_decision()
    save = save_in_play(page)
    changed = save.replace(old, new)
    assert changed != save
    page.evaluate("localStorage.clear()")
    User(page).store(save=changed)
    page.reload()
    User(page).wait_for_engine()
    expect(page.get_by_role("alert")).to_contain_text("could not be opened")
    play_at_home(page)
    User(page).wait_for_decision()
    stored = page.evaluate("Object.entries(localStorage)")
    assert [text for key, text in stored if key.startswith("coloretto:v1:save:unreadable")] == [changed]


def test_a_failed_start_is_reported_and_can_be_retried(page: Page, user: User, site: str) -> None:
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(f"{site}?players=3&speed=instant")
    expect(page.locator("html")).to_have_attribute("data-engine", "failed")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    page.unroute("**/*.wasm")
    again.click()
    user.wait_for_decision()
    expect(user.final_scores()).to_be_hidden()


def test_the_table_and_real_progress_are_shown_while_python_starts(quiet_page: Page, site: str) -> None:
    page = quiet_page
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    with page.expect_request("**/*.wasm"):
        page.goto(f"{site}?players=3&speed=instant")
    progress = page.get_by_role("progressbar")
    expect(progress).to_be_visible()
    expect(page.get_by_role("group", name="Table")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Downloading the game: \d"))).to_be_visible()
    wait_until(page, "() => document.querySelector('progress').value > 0")
    assert page.evaluate("document.querySelector('progress').position") < 1
    assert held
    for route in held:
        route.continue_()
    User(page).wait_for_decision()
    expect(progress).to_be_hidden()


@pytest.mark.parametrize("files", ["**/*.wasm", heavy("**/engine/python-*.zip")], ids=["wasm", "archive"])
def test_a_missing_engine_file_is_reported_at_once(page: Page, site: str, files: str) -> None:
    page.route(files, lambda route: route.fulfill(status=404))
    page.goto(f"{site}?players=3&speed=instant")
    expect(page.locator("html")).to_have_attribute("data-engine", "failed")
    expect(page.get_by_text(re.compile("could not be downloaded"))).to_be_visible()


@pytest.mark.parametrize("name", ["deep and never closed", heavy("closed inside one string")])
def test_a_save_that_overflows_the_engines_stack_does_not_block_a_new_game(
    page: Page, user: User, site: str, name: str
) -> None:
    page.goto(site)
    write(page, {OLD_SAVE: NASTY_JSON[name]})
    page.reload()
    user.wait_for_engine()
    play_at_home(page)
    user.wait_for_decision()


def test_the_new_game_dialog_rejects_an_invisible_name(quiet_page: Page, any_site: str) -> None:
    form = open_set_up_for_two(quiet_page, any_site)
    show_seat(form, 1)
    name = form.get_by_role("textbox", name="Name at seat 1")
    name.fill("\u200b\u3164")
    form.get_by_role("button", name="Play", exact=True).click()
    expect(form.get_by_role("alert")).to_contain_text("at least one of them visible")
    name.fill("Ana")
    form.get_by_role("button", name="Play", exact=True).click()
    expect(form).to_be_hidden()
    expect(quiet_page.get_by_role("region", name="Ana")).to_be_visible()


def test_the_game_works_from_a_sub_path(quiet_page: Page, repository_site: str) -> None:
    quiet_page.goto(f"{repository_site}dist/?players=2&speed=instant")
    User(quiet_page).wait_for_decision()


def test_a_game_of_bots_alone_plays_to_its_end(quiet_page: Page, any_site: str) -> None:
    page = quiet_page
    form = open_set_up_for_two(page, any_site)
    show_seat(form, 1)
    form.get_by_role("combobox", name="Who plays at seat 1").select_option(label="Computer")
    form.get_by_role("button", name="Play", exact=True).click()
    expect(User(page).final_scores()).to_be_visible()
    assert len(User(page).scores()) == 2


def test_a_rejected_setup_does_not_stop_the_bots(quiet_page: Page, any_site: str) -> None:
    page = quiet_page
    page.goto(f"{any_site}?players=5&seed=3&speed=fast")
    User(page).wait_for_decision()
    User(page).choices().first.click()
    page.get_by_role("button", name=re.compile("^Place in row")).first.click()
    expect(page.get_by_text(re.compile("is thinking"))).to_be_visible()
    page.get_by_role("button", name="New game").click()
    form = page.get_by_role("dialog")
    show_seat(form, 1)
    form.get_by_role("textbox", name="Name at seat 1").fill("\u202eevil")
    form.get_by_role("button", name="Play", exact=True).click()
    expect(form.get_by_role("alert")).to_contain_text("Names have 1 to 24 characters")
    form.get_by_role("button", name="Cancel").click()
    User(page).wait_for_decision()


def test_two_people_share_a_screen(quiet_page: Page, any_site: str) -> None:
    page = quiet_page
    form = open_set_up_for_two(page, any_site)
    show_seat(form, 2)
    form.get_by_role("combobox", name="Who plays at seat 2").select_option(label="Human")
    form.get_by_role("textbox", name="Name at seat 2").fill("Ben")
    form.get_by_role("button", name="Play", exact=True).click()
    for person in ("Ben", "Player 1", "Ben"):
        expect(page.get_by_text(re.compile(f"^{person}: draw")).first).to_be_visible()
        page.get_by_role("button", name=re.compile("^Draw a card")).click()
        page.get_by_role("button", name=re.compile("^Place in row"), disabled=False).first.click()


def open_set_up_for_two(page: Page, site: str) -> Locator:
    page.goto(f"{site}?speed=instant")
    User(page).wait_for_engine()
    page.get_by_role("button", name="New game").click()
    form = page.get_by_role("dialog")
    form.get_by_role("radio", name="2", exact=True).check()
    show_more_options(form)
    form.get_by_role("spinbutton", name="Deal number").fill("1")
    return form
