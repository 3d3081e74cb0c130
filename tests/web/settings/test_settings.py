"""The settings: they apply at once and are remembered; and the speed of computer players."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.cases import heavy
from tests.support.library import forget_game_in_play
from tests.support.pages import wait_until
from tests.support.user import User
from tests.web.support.axe import assert_axe_finds_nothing
from tests.web.support.places import wait_until_back
from tests.web.support.recorded_games import open_late_game, open_new_game, open_on_bots_turn, play_recorded_actions
from tests.web.support.settings import choose, open_settings, option
from tests.web.support.viewport import SIZES_AND_SCHEMES

COUNT_SOUNDS = """window.sounds = 0;
window.AudioContext = class extends AudioContext {
    get currentTime() { sounds += 1; return super.currentTime }
}"""


def style(page: Page, name: str) -> str:
    value: str = page.evaluate("name => getComputedStyle(document.documentElement)[name]", name)
    return value


@pytest.mark.parametrize(
    ("name", "choice", "property_name", "value"),
    [
        ("Theme", "Dark", "colorScheme", "dark"),
        # Browsers that darken light pages leave this one alone.
        ("Theme", "Light", "colorScheme", "light only"),
        ("Text size", "Extra large", "fontSize", "20px"),
    ],
)
def test_a_choice_applies_at_once_and_is_remembered(
    page: Page, user: User, fake_site: str, name: str, choice: str, property_name: str, value: str
) -> None:
    page.goto(fake_site)
    user.wait_for_engine()
    option(open_settings(page), name, choice).check()
    assert style(page, property_name) == value
    page.goto(fake_site)
    user.wait_for_engine()
    assert style(page, property_name) == value
    expect(option(open_settings(page), name, choice)).to_be_checked()


def test_a_new_card_design_changes_the_cards_on_the_table(page: Page, user: User) -> None:
    open_new_game(user)
    red = page.locator("#card-c0")
    before = red.inner_html()
    choose(page, "Card design", "Suits")
    expect(page.locator("html")).to_have_attribute("data-skin", "suits")
    assert red.inner_html() != before


def test_each_card_design_is_shown_by_cards_of_its_own(page: Page, user: User) -> None:
    open_new_game(user)
    dialog = open_settings(page)
    option(dialog, "Card design", "Letters").check()
    expect(page.locator("html")).to_have_attribute("data-skin", "letters")
    for skin in ("patterns", "suits", "letters"):
        tile = dialog.locator(".skins label").filter(has=page.locator(f"[value={skin}]"))
        references = tile.locator("use").evaluate_all("all => all.map(each => each.getAttribute('href'))")
        assert references == [f"#card-{skin}-{colour}" for colour in ("c0", "c2", "c5")]
        expect(page.locator(",".join(references))).to_have_count(3)
    shown = dialog.locator("#card-letters-c0 text").all_text_contents()
    assert shown == page.locator("#card-c0 text").all_text_contents() == ["R", "R"]


@pytest.mark.parametrize("choice", ["Light", "Dark"])
@pytest.mark.parametrize("scheme", [heavy("light"), "dark"])
def test_a_chosen_theme_looks_like_the_systems_theme(
    browser: Browser, fake_site: str, scheme: Any, choice: str
) -> None:
    colours = """() => [getComputedStyle(document.body).color,
        getComputedStyle(document.body, "::before").backgroundImage,
        [...document.querySelectorAll("meta[name=theme-color]")].filter(meta => matchMedia(meta.media).matches)
            .map(meta => meta.content)]"""
    wanted: Any = choice.lower()
    by_system = browser.new_page(color_scheme=wanted)
    by_system.goto(fake_site)
    User(by_system).wait_for_engine()
    by_choice = browser.new_page(color_scheme=scheme)
    by_choice.goto(fake_site)
    User(by_choice).wait_for_engine()
    choose(by_choice, "Theme", choice)
    assert by_choice.evaluate(colours) == by_system.evaluate(colours)
    by_system.close()
    by_choice.close()


PAINTS = """() => [...document.querySelectorAll("body, :is(button, section, aside):not(dialog *)")].map(element => {
    const { color, backgroundImage, backgroundColor, borderColor, borderWidth } = getComputedStyle(element);
    return [color, backgroundImage, backgroundColor, borderColor, borderWidth].join();
})"""


def wait_for_all_parts(page: Page) -> None:
    """Wait until the menu has its entries, which load after the first frame."""
    User(page).wait_for_engine()
    expect(page.locator("menu-list a").first).to_be_attached()


def test_chosen_and_system_contrast_look_the_same_and_apply_at_once(browser: Browser, fake_site: str) -> None:
    page = browser.new_page(reduced_motion="reduce")
    page.goto(fake_site)
    wait_for_all_parts(page)
    usual = page.evaluate(PAINTS)
    page.emulate_media(contrast="more")
    wait_until(page, "() => document.documentElement.dataset.contrast === 'more'")
    by_system = page.evaluate(PAINTS)
    assert by_system != usual
    page.emulate_media(contrast="no-preference")
    wait_until(page, "() => document.documentElement.dataset.contrast === 'system'")
    assert page.evaluate(PAINTS) == usual
    choose(page, "Contrast", "High")
    assert page.evaluate(PAINTS) == by_system
    page.reload()
    wait_for_all_parts(page)
    assert page.evaluate(PAINTS) == by_system
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("link", name="Rules").click()
    expect(page.locator("html")).to_have_attribute("data-contrast", "more")
    page.close()


@pytest.mark.heavy
@pytest.mark.parametrize("width", [320, heavy(360), heavy(768)])
def test_larger_text_neither_scrolls_sideways_nor_breaks_numbers(
    page: Page, user: User, fake_site: str, width: int
) -> None:
    overflow = "document.documentElement.scrollWidth - innerWidth"
    page.set_viewport_size({"width": width, "height": 640})
    page.goto(fake_site)
    user.wait_for_engine()
    choose(page, "Text size", "Extra large")
    assert page.evaluate(overflow) <= 0
    assert open_settings(page).evaluate("dialog => dialog.scrollWidth - dialog.clientWidth") <= 0
    open_late_game(user)
    assert page.evaluate(overflow) <= 0
    play_recorded_actions(user, "five-players-end")
    page.get_by_role("button", name="Confirm").click()
    expect(user.final_scores()).to_be_visible()
    assert page.evaluate(overflow) <= 0
    total = page.get_by_role("table").locator("tbody").get_by_role("row").first.get_by_role("cell").last
    lines = "cell => { const r = document.createRange(); r.selectNodeContents(cell); return r.getClientRects().length }"
    assert total.evaluate(lines) == 1


@pytest.mark.heavy
@pytest.mark.parametrize(("size", "scheme"), SIZES_AND_SCHEMES, ids=str)
def test_axe_finds_nothing_in_the_settings_and_at_the_bots_buttons(
    browser: Browser, fake_site: str, scheme: Any, size: tuple[int, int]
) -> None:
    page = browser.new_page(color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    open_on_bots_turn(User(page, fake_site), "step")
    assert_axe_finds_nothing(page, "next")
    open_settings(page)
    assert_axe_finds_nothing(page, "settings")
    page.close()


def test_the_speed_in_the_url_applies_to_one_visit_only(page: Page, user: User, fake_site: str) -> None:
    open_new_game(user)
    dialog = open_settings(page)
    expect(option(dialog, "Computer speed", "Instant")).to_be_checked()
    option(dialog, "Text size", "Large").check()
    forget_game_in_play(page)
    page.goto(fake_site)
    user.wait_for_engine()
    dialog = open_settings(page)
    expect(option(dialog, "Computer speed", "Normal")).to_be_checked()
    expect(option(dialog, "Text size", "Large")).to_be_checked()


def test_step_by_step_a_bot_acts_once_per_press(page: Page, user: User) -> None:
    open_on_bots_turn(user, "step")
    before = user.entries()
    last = page.get_by_role("log").get_by_role("listitem").last
    page.get_by_role("button", name="Next").click()
    expect(last).to_contain_text("Bruno drew")
    page.keyboard.press("n")
    expect(last).to_contain_text("Bruno placed")
    assert user.entries() == before + 1


def test_a_player_who_is_out_can_finish_the_round(page: Page, user: User, fake_site: str) -> None:
    page.goto(f"{fake_site}?fake=four-players&players=4&seed=7&speed=fast")
    user.wait_for_decision()
    for action in ("d", "p4"):
        user.press_action(action)
        user.wait_for_decision()
    choose(page, "Computer speed", "Step by step")
    user.press_action("t2")
    page.get_by_role("button", name="Finish the round").click()
    expect(page.get_by_role("log").get_by_text(re.compile("^Round 2"))).to_be_visible()
    expect(page.get_by_role("button", name="Next")).to_be_visible()


def test_twenty_taps_at_once_draw_one_card(page: Page, user: User) -> None:
    open_new_game(user)
    draw = page.get_by_role("button", name="Draw a card")
    draw.evaluate("button => { for (let tap = 0; tap < 20; tap += 1) button.click() }")
    user.wait_for_decision()
    assert user.entries() == 2
    expect(page.get_by_role("log").get_by_role("listitem").last).to_contain_text("You drew")


def test_a_tap_to_hurry_the_bots_does_not_draw(page: Page, user: User) -> None:
    open_on_bots_turn(user, "step")
    page.clock.install()
    page.clock.pause_at("2030-01-01")
    draw = page.get_by_role("button", name="Draw a card")
    next_button = page.get_by_role("button", name="Next")
    while draw.is_disabled():
        before = user.entries(), page.locator(".drawn").inner_html()
        next_button.click()
        wait_until(
            page,
            "before => before[0] !== document.querySelectorAll('[role=log] li').length ||"
            " before[1] !== document.querySelector('.drawn').innerHTML",
            before,
        )
    draw.click()
    expect(draw).to_be_enabled()
    page.clock.run_for(300)
    draw.click()
    expect(page.get_by_role("button", name="Place in row 1")).to_be_enabled()


@pytest.mark.parametrize("has_sound", [True], ids=["with sound"])
def test_a_new_volume_is_heard_at_once_and_zero_is_silent(page: Page, user: User, fake_site: str) -> None:
    page.add_init_script(COUNT_SOUNDS)
    page.goto(fake_site)
    user.wait_for_engine()
    volume = open_settings(page).get_by_label("Volume")
    volume.fill("0")
    volume.fill("7")
    wait_until(page, "() => sounds > 0")
    before = page.evaluate("sounds")
    volume.fill("0")
    page.get_by_role("button", name="Close").click()
    assert page.evaluate("sounds") == before


@pytest.mark.parametrize(
    ("parameter", "choose_other", "attribute", "chosen"),
    [("lang=fr", ("Langue", "Deutsch"), "lang", "de"), ("theme=dark", ("Theme", "Light"), "data-theme", "light")],
)
def test_a_chosen_setting_wins_over_the_address_in_every_entry(
    page: Page, user: User, fake_site: str, parameter: str, choose_other: tuple[str, str], attribute: str, chosen: str
) -> None:
    user.tag = "fr" if parameter == "lang=fr" else "en"
    page.goto(f"{fake_site}?{parameter}&fake=four-players")
    user.wait_for_engine()
    user.press("more")
    page.locator("menu-list a[href*='rules.html']").click()
    page.locator("rules-page a[href*='fake=']").first.click()
    user.wait_for_engine()
    user.press("settings")
    dialog = user.dialog("settings")
    name, option_name = choose_other
    if attribute == "lang":
        dialog.get_by_label(name).select_option(option_name)
    else:
        option(dialog, name, option_name).check()
    root = page.locator("html")
    expect(root).to_have_attribute(attribute, chosen)
    page.keyboard.press("Escape")
    wait_until_back(page)
    for leave in (page.reload, page.go_back, page.go_back, page.reload):
        leave()
        expect(root).to_have_attribute(attribute, chosen)
        assert parameter not in page.url
    page.goto(f"{fake_site}?{parameter}&fake=four-players")
    expect(root).to_have_attribute(attribute, parameter.split("=")[1])


def test_a_label_of_two_lines_does_not_cover_its_explanation(page: Page, user: User) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    open_new_game(user)
    label = open_settings(page).get_by_text("Make forced moves automatically")
    words = label.evaluate("""element => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [element.clientHeight, range.getBoundingClientRect().bottom];
    }""")
    explanation = page.get_by_text("If only one row is possible").bounding_box()
    assert explanation
    assert words[0] > 50
    assert words[1] <= explanation["y"]
