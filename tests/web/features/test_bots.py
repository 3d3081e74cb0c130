"""Computer players on the page: levels and styles in the new-game dialog, their cards, and undo in their turns."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.support.user import User, show_more_options, show_seat
from tests.web.support.axe import assert_axe_finds_nothing
from tests.web.support.recorded_games import PAUSE_MS, open_new_game, pause_on_bots_turn
from tests.web.support.recordings import pairs, replace_conversation
from tests.web.support.screens import reach
from tests.web.support.viewport import SIZES_AND_SCHEMES

LEVELS = ["Beginner", "Casual", "Intermediate", "Advanced", "Expert", "Master"]
STYLES = ["Balanced", "Hoarder", "Spoiler", "Early bird", "Gambler", "Joker hunter"]


def open_new_game_dialog(page: Page, site: str) -> Locator:
    page.goto(f"{site}?fake=four-players")
    User(page).wait_for_engine()
    page.get_by_role("button", name="New game").click()
    return page.get_by_role("dialog", name="New game")


def option_texts(select: Locator) -> list[str]:
    return [option.inner_text() for option in select.get_by_role("option").all()]


def open_game_against(page: Page, site: str, level: str, style: str | None) -> None:
    """Open the recorded game of four with another level and style of its bots."""
    conversation = pairs("four-players")
    for pair in conversation:
        for seat in pair["answer"]["result"]["view"]["seats"][1:]:
            seat.update(level=level, style=style)
    replace_conversation(page, "four-players", conversation)
    open_new_game(User(page, site))


def open_card(page: Page) -> Locator:
    page.get_by_role("button", name="About Bruno").click()
    return page.get_by_role("dialog", name="Bruno")


@pytest.mark.heavy
def test_every_computer_seat_offers_six_levels_and_six_styles(page: Page, fake_site: str) -> None:
    form = open_new_game_dialog(page, fake_site)
    for seat in (2, 3, 4):
        show_seat(form, seat)
        level = form.get_by_role("combobox", name=f"Level at seat {seat}")
        expect(level).to_have_value("casual")
        assert option_texts(level) == LEVELS
        assert option_texts(form.get_by_role("combobox", name=f"Style at seat {seat}")) == STYLES


@pytest.mark.heavy
def test_each_field_of_a_seat_has_a_visible_label(page: Page, fake_site: str) -> None:
    form = open_new_game_dialog(page, fake_site)
    show_seat(form, 2)
    for label in ("Who plays", "Name", "Level", "Style"):
        form.get_by_text(label, exact=True).click()
        expect(form.get_by_label(f"{label} at seat 2")).to_be_focused()


@pytest.mark.heavy
def test_the_longest_style_fits_into_its_field(page: Page, fake_site: str) -> None:
    reach(User(page, fake_site, "pt-PT"), "new-game")
    page.locator("new-game-dialog .player").last.click()
    free = """select => {
        const { width } = select.getBoundingClientRect();
        const copy = select.parentElement.appendChild(select.cloneNode(true));
        copy.style.inlineSize = "max-content";
        const needed = copy.getBoundingClientRect().width;
        copy.remove();
        return width - needed;
    }"""
    for width in (320, 360, 393, 768):
        page.set_viewport_size({"width": width, "height": 640})
        assert page.locator("#setup-seat-style").evaluate(free) >= 0


@pytest.mark.heavy
def test_each_seat_has_a_border_like_a_button(page: Page, fake_site: str) -> None:
    form = open_new_game_dialog(page, fake_site)
    border = "button => getComputedStyle(button).borderTopColor"
    seat = form.get_by_role("group", name="At the table").get_by_role("button").last
    assert seat.evaluate(border) == form.get_by_role("button", name="Cancel").evaluate(border)


@pytest.mark.heavy
def test_the_scoring_cards_show_the_number_of_cards_above_their_points(page: Page, fake_site: str) -> None:
    form = open_new_game_dialog(page, fake_site)
    for side, points in {"brown": "1 3 6 10 15 21", "grey": "1 4 8 7 6 5"}.items():
        card = form.locator(f".sides .{side}")
        expect(card.locator(".counts span")).to_have_text(["1", "2", "3", "4", "5", "6+"])
        expect(card.locator(".points span")).to_have_text(points.split())
        for row in zip(card.locator(".counts span").all(), card.locator(".points span").all(), strict=True):
            above, below = (each.bounding_box() for each in row)
            assert above and below
            assert above["y"] + above["height"] <= below["y"]
            assert above["x"] + above["width"] / 2 == pytest.approx(below["x"] + below["width"] / 2, abs=1)


def test_the_chosen_levels_and_styles_are_requested(page: Page, fake_site: str) -> None:
    form = open_new_game_dialog(page, fake_site)
    show_seat(form, 2)
    form.get_by_role("combobox", name="Level at seat 2").select_option("Master")
    form.get_by_role("combobox", name="Style at seat 2").select_option("Early bird")
    show_seat(form, 3)
    form.get_by_role("textbox", name="Name at seat 3").fill("Mia")
    page.evaluate("document.addEventListener('intent', event => { window.intent ??= event.detail })")
    form.get_by_role("button", name="Play", exact=True).click()
    assert page.evaluate("window.intent.setup.seats") == [
        {"kind": "human", "level": None, "name": None},
        {"kind": "bot", "level": "master", "style": "early-leaver", "name": None},
        {"kind": "bot", "level": "casual", "style": None, "name": "Mia"},
        {"kind": "bot", "level": "casual", "style": None, "name": None},
    ]


def test_the_slider_sets_the_level_of_all_computers(page: Page, fake_site: str) -> None:
    form = open_new_game_dialog(page, fake_site)
    form.get_by_text("Exact level: Casual").click()
    slider, seats = form.get_by_role("slider", name="Computer level"), form.get_by_role("group", name="At the table")
    expect(slider).to_have_attribute("aria-valuetext", "Casual")
    expect(slider).to_have_accessible_description(re.compile("^At a table of four, wins 9% of its games"))
    show_seat(form, 2)
    form.get_by_role("combobox", name="Level at seat 2").select_option("Advanced")
    expect(slider).to_have_attribute("aria-valuetext", "Mixed")
    expect(slider).to_have_accessible_description("")
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuetext", "Master")
    assert seats.get_by_role("button").all_inner_texts() == [
        "You\nHuman",
        "Bruno\nMaster",
        "Clio\nMaster",
        "Dario\nMaster",
    ]


def test_opponents_are_chosen_by_their_faces(page: Page, fake_site: str) -> None:
    form = open_new_game_dialog(page, fake_site)
    expect(form.get_by_role("radio", name="Gentle")).to_be_checked()
    form.get_by_role("radio", name="Merciless").check()
    expect(form.get_by_role("group", name="At the table").get_by_text("Master")).to_have_count(3)
    show_seat(form, 2)
    form.get_by_role("combobox", name="Level at seat 2").select_option("Beginner")
    expect(form.get_by_role("radio", name="Merciless")).not_to_be_checked()


@pytest.mark.heavy
def test_a_press_on_the_slider_at_mixed_levels_sets_the_level_at_its_thumb(page: Page, fake_site: str) -> None:
    form = open_new_game_dialog(page, fake_site)
    form.get_by_text("Exact level: Casual").click()
    slider = form.get_by_role("slider", name="Computer level")
    slider.press("Home")
    show_seat(form, 3)
    form.get_by_role("combobox", name="Level at seat 3").select_option("Advanced")
    expect(slider).to_have_attribute("aria-valuetext", "Mixed")
    slider.click(position={"x": 2, "y": 8})
    expect(slider).to_have_attribute("aria-valuetext", "Beginner")


@pytest.mark.heavy
def test_the_dialog_opens_again_without_the_choices_of_a_cancelled_one(page: Page, fake_site: str) -> None:
    form = open_new_game_dialog(page, fake_site)
    form.get_by_role("radio", name="5", exact=True).check()
    form.get_by_role("radio", name=re.compile("^Grey")).check()
    form.get_by_text("More options").click()
    form.get_by_role("spinbutton").fill("7")
    form.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="New game").first.click()
    expect(form.get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(form.get_by_role("radio", name=re.compile("^Brown"))).to_be_checked()
    form.get_by_text("More options").click()
    expect(form.get_by_role("spinbutton")).to_have_value("")
    expect(form.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.heavy
def test_a_table_without_computers_has_no_level(page: Page, fake_site: str) -> None:
    form = open_new_game_dialog(page, fake_site)
    form.get_by_role("radio", name="2", exact=True).check()
    show_seat(form, 2)
    form.get_by_role("combobox", name="Who plays at seat 2").select_option("Human")
    expect(form.get_by_role("radio", name="Gentle")).to_be_disabled()
    form.get_by_text("Exact level: No computer players").click()
    slider = form.get_by_role("slider", name="Computer level")
    expect(slider).to_be_disabled()
    expect(slider).to_have_attribute("aria-valuetext", "No computer players")


@pytest.mark.heavy
def test_human_seats_have_neither_level_nor_style(page: Page, fake_site: str) -> None:
    form = open_new_game_dialog(page, fake_site)
    show_seat(form, 1)
    assert form.get_by_role("combobox", name=re.compile("at seat 1$")).count() == 1


def test_a_computer_keeps_its_choices_while_a_person_sits_there(page: Page, fake_site: str) -> None:
    form = open_new_game_dialog(page, fake_site)
    show_seat(form, 2)
    form.get_by_role("combobox", name="Style at seat 2").select_option("Gambler")
    for kind in ("Human", "Computer"):
        form.get_by_role("combobox", name="Who plays at seat 2").select_option(kind)
    expect(form.get_by_role("combobox", name="Style at seat 2")).to_have_value("gambler")


def test_the_usual_table_takes_one_press(page: Page, fake_site: str) -> None:
    form = open_new_game_dialog(page, fake_site)
    expect(form.get_by_role("button", name="Play", exact=True)).to_be_focused()
    page.evaluate("document.addEventListener('intent', event => { window.intent ??= event.detail })")
    page.keyboard.press("Enter")
    assert page.evaluate("window.intent.type") == "new-game"


@pytest.mark.heavy
def test_a_side_of_the_scoring_card_shows_its_points(page: Page, fake_site: str) -> None:
    form = open_new_game_dialog(page, fake_site)
    grey = form.get_by_role("radio", name="Grey: 1 4 8 7 6 5")
    expect(grey).to_have_accessible_description("3 are best")
    expect(grey.locator("xpath=..").locator(".points > *")).to_have_text(["1", "4", "8", "7", "6", "5"])
    grey.check()
    page.evaluate("document.addEventListener('intent', event => { window.intent ??= event.detail })")
    form.get_by_role("button", name="Play", exact=True).click()
    assert page.evaluate("window.intent.setup.scoring") == "grey"


def test_an_invalid_deal_number_is_shown_although_it_was_folded_away(page: Page, fake_site: str) -> None:
    form = open_new_game_dialog(page, fake_site)
    show_more_options(form)
    deal_number = form.get_by_role("spinbutton", name="Deal number")
    deal_number.fill("-1")
    show_more_options(form)
    expect(deal_number).not_to_be_visible()
    form.get_by_role("button", name="Play", exact=True).click()
    expect(deal_number).to_be_focused()


@pytest.mark.heavy
def test_the_new_game_dialog_does_not_scroll_sideways(page: Page, fake_site: str) -> None:
    form = open_new_game_dialog(page, fake_site)
    for width in (320, 360, 480, 768):
        page.set_viewport_size({"width": width, "height": 640})
        assert form.evaluate("dialog => dialog.scrollWidth - dialog.clientWidth") <= 0, width


@pytest.mark.heavy
def test_a_bots_card_opens_by_keyboard_and_restores_the_focus(page: Page, fake_site: str) -> None:
    open_game_against(page, fake_site, "strong", "gambler")
    about = page.get_by_role("button", name="About Bruno, Advanced")
    about.focus()
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog", name="Bruno")
    expect(card.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(about).to_be_focused()


def test_a_bots_card_describes_its_level_and_style(page: Page, fake_site: str) -> None:
    open_game_against(page, fake_site, "strong", "gambler")
    card = open_card(page)
    expect(card.get_by_role("heading", name="Advanced Level 4 of 6")).to_be_visible()
    expect(card.get_by_text("Watches everyone and judges well")).to_be_visible()
    expect(card.get_by_role("heading", name="Gambler")).to_be_visible()
    expect(card.get_by_text("Draws one more card and stakes everything on a single row.")).to_be_visible()


@pytest.mark.heavy
def test_a_bots_card_shows_the_face_of_its_seat(page: Page, fake_site: str) -> None:
    open_game_against(page, fake_site, "strong", None)
    face = open_card(page).locator("seat-face")
    seat = page.locator("player-area").filter(has=page.get_by_role("button", name="About Bruno"))
    assert face.locator("use").get_attribute("fill") == seat.locator("seat-face use").get_attribute("fill")


@pytest.mark.heavy
def test_a_bots_card_leads_to_the_code_of_two_simple_bots(page: Page, fake_site: str) -> None:
    open_game_against(page, fake_site, "strong", None)
    card = open_card(page)
    section = card.get_by_role("region", name="How does this opponent think?")
    for name in ("greedy", "careful"):
        link = section.get_by_role("link", name=name, exact=True)
        expect(link).to_have_attribute("href", re.compile(rf"/workshop\.html\?.*#source={name}$"))
        expect(link).to_have_attribute("target", "_blank")


@pytest.mark.heavy
@pytest.mark.parametrize(("size", "scheme"), SIZES_AND_SCHEMES, ids=str)
def test_axe_finds_nothing_on_a_bots_card(browser: Browser, fake_site: str, scheme: Any, size: tuple[int, int]) -> None:
    context = browser.new_context(color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    open_game_against(page, fake_site, "expert", "joker-hunter")
    card = open_card(page)
    expect(card.get_by_role("listitem")).to_have_count(3)
    assert card.evaluate("dialog => [dialog.scrollWidth - dialog.clientWidth, dialog.scrollTop]") == [0, 0]
    assert_axe_finds_nothing(page, "card")
    context.close()


def test_undo_during_a_bots_turn_cancels_the_bots_action(page: Page, user: User) -> None:
    pause_on_bots_turn(user)
    page.get_by_role("button", name="Undo").click()
    log = page.get_by_role("log").inner_text()
    page.clock.run_for(2 * PAUSE_MS)
    expect(page.get_by_role("status")).to_contain_text("Undone.")
    assert page.get_by_role("log").inner_text() == log
