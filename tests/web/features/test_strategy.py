"""The page about strategy: rules of thumb, and figures of computer players' games, as tables with bars."""

import json
import math
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.support.cases import heavy
from tests.support.user import User
from tests.web.support.axe import assert_axe_finds_nothing
from tests.web.support.screens import reach
from tests.web.support.viewport import SIZES_AND_SCHEMES
from tools import project

MEASURED = project.ROOT / "py" / "coloretto_lab" / "measured"
FIGURES = json.loads((MEASURED / "strategy.json").read_text(encoding="utf-8"))
ATLAS = json.loads((MEASURED / "scores.json").read_text(encoding="utf-8"))
SECTIONS = [
    "Does starting help?",
    "When to take a row",
    "Waiting for a full row",
    "What rows bring",
    "Jokers and +2 cards",
    "Which colour to collect",
]
SCORES = "What scores are worth"


def measured(players: int, scoring: str, edition: str = "classic") -> dict[str, Any]:
    """Return the figures of a table."""
    table = {"players": players, "scoring": scoring, "edition": edition}
    return next(each for each in FIGURES["tables"] if each.items() >= table.items())


def mean(cell: list[float]) -> float:
    count, total, *_ = cell
    return total / count


def section(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def cells(page: Page, name: str, row: str) -> Locator:
    return (
        section(page, name).get_by_role("row").filter(has=page.get_by_role("rowheader", name=row)).get_by_role("cell")
    )


@pytest.mark.heavy
def test_the_menu_opens_the_page_with_a_finding_in_each_section(page: Page, user: User) -> None:
    reach(user, "start")
    user.open_page("strategy")
    page.get_by_text("The numbers", exact=True).click()
    headings = page.get_by_role("region").get_by_role("heading", level=3)
    expect(headings).to_have_text([*SECTIONS, SCORES])
    expect(page.get_by_role("table")).to_have_count(len(SECTIONS) + 1)
    about = f"{FIGURES['games']} games for each table, all players at Expert level"
    expect(page.get_by_text(about)).to_be_visible()


def test_the_shown_figures_are_those_that_were_measured(page: Page, user: User) -> None:
    reach(user, "strategy-numbers")
    table = measured(4, "brown")
    share, points = cells(page, SECTIONS[0], "Starts").all_inner_texts()
    assert share.split()[0] == f"{mean(table['wins'][0]):.1%}"
    assert points.split()[0] == f"{mean(table['points'][0]):.1f}"
    expect(section(page, SECTIONS[0])).to_contain_text(f"the seat that starts wins {mean(table['wins'][0]):.1%}")
    gains = len(table["takes"]) // 3
    taken = cells(page, SECTIONS[1], "4 points").all_inner_texts()
    shares = [mean(table["takes"][third * gains + 4 - FIGURES["lowest_gain"]]) for third in range(3)]
    assert [float(text.split("%")[0]) for text in taken] == pytest.approx([100 * each for each in shares], abs=0.51)
    joker = cells(page, SECTIONS[4], "joker").all_inner_texts()
    worths = [mean(cell) for cell in table["worth"][:3]]
    assert [float(text.split()[0]) for text in joker] == pytest.approx(worths, abs=0.051)


@pytest.mark.heavy
def test_a_bar_is_as_long_as_its_share_of_the_scale(page: Page, user: User) -> None:
    reach(user, "strategy-numbers")
    cell = cells(page, SECTIONS[3], "3 cards").first
    bar, fill = (cell.locator(each).bounding_box() for each in (".bar", ".fill"))
    assert bar and fill
    assert fill["width"] / bar["width"] == pytest.approx(mean(measured(4, "brown")["row_sizes"][2]), abs=0.01)


@pytest.mark.heavy
@pytest.mark.parametrize("width", [heavy(1280), 360])
def test_bars_of_one_row_have_one_scale(page: Page, user: User, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    reach(user, "strategy-numbers")
    bars = [cell.locator(".bar").bounding_box() for cell in cells(page, SECTIONS[1], "4 points").all()]
    assert len({round(bar["width"]) for bar in bars if bar}) == 1


@pytest.mark.heavy
def test_no_interval_goes_beyond_all_or_nothing(page: Page, user: User) -> None:
    reach(user, "strategy-numbers")
    for text in cells(page, SECTIONS[1], "−1 point or less").all_inner_texts():
        low, high = text.split()[1].removesuffix("%").split("–")
        assert 0 <= int(low) < int(high) <= 100


def test_points_per_game_are_dots_on_an_axis_whose_ends_are_named(page: Page, user: User) -> None:
    reach(user, "strategy-numbers")
    cell = cells(page, SECTIONS[0], "Starts").last
    expect(cell.locator(".fill")).to_have_count(0)
    ends = section(page, SECTIONS[0]).get_by_role("columnheader").last.locator(".ends span").all_inner_texts()
    low, high = (float(end) for end in ends)
    bar, dot = (cell.locator(each).bounding_box() for each in (".bar", ".dot"))
    assert bar and dot
    assert (dot["width"], dot["height"]) == (10, 10)
    assert cell.locator(".dot").evaluate("dot => parseFloat(getComputedStyle(dot).borderRadius)") >= 5
    assert dot["y"] + dot["height"] / 2 == pytest.approx(bar["y"] + bar["height"] / 2, abs=0.5)
    at = (dot["x"] + dot["width"] / 2 - bar["x"]) / bar["width"]
    assert low + at * (high - low) == pytest.approx(mean(measured(4, "brown")["points"][0]), abs=0.05)


@pytest.mark.heavy
def test_the_golden_edition_has_figures_of_its_own(page: Page, user: User) -> None:
    reach(user, "strategy-numbers")
    page.get_by_role("group", name="Edition").get_by_role("radio", name="Golden joker").check()
    worths = [mean(cell) for cell in measured(4, "brown", "golden")["worth"][:3]]
    assert worths != [mean(cell) for cell in measured(4, "brown")["worth"][:3]]
    joker = cells(page, SECTIONS[4], "joker")
    expect(joker.first).to_contain_text(f"{worths[0]:.1f}")
    assert [float(text.split()[0]) for text in joker.all_inner_texts()] == pytest.approx(worths, abs=0.051)


def test_players_and_scoring_side_are_chosen_by_keyboard(page: Page, user: User) -> None:
    reach(user, "strategy-numbers")
    page.get_by_role("group", name="Players").get_by_role("radio", name="4").focus()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("group", name="Scoring").get_by_role("radio", name="Grey side").check()
    expect(page.get_by_role("radio", name="3")).to_be_checked()
    expect(section(page, SECTIONS[0]).get_by_role("rowheader")).to_have_text(["Starts", "Second", "Third"])
    share = f"{mean(measured(3, 'grey')['wins'][0]):.1%}"
    expect(section(page, SECTIONS[0])).to_contain_text(
        f"With 3 players, the seat that starts wins {share} of the games"
    )


def reached(level: str, table: str, share: float) -> int:
    """Return the highest score that a share of the level's scores reach at a table."""
    scores = ATLAS[table][level]
    ascending = [scores["lowest"] + index for index, count in enumerate(scores["counts"]) for _ in range(count)]
    return int(ascending[len(ascending) - math.ceil(share * len(ascending))])


@pytest.mark.parametrize(("side", "table"), [heavy("Brown side", "4-brown-classic"), ("Grey side", "4-grey-classic")])
def test_the_scores_of_the_levels_are_those_of_the_chosen_table(page: Page, user: User, side: str, table: str) -> None:
    reach(user, "strategy-numbers")
    page.get_by_role("group", name="Scoring").get_by_role("radio", name=side).check()
    expect(section(page, SCORES).get_by_role("rowheader")).to_have_count(len(ATLAS[table]))
    for word, level in {"Beginner": "newcomer", "Master": "master"}.items():
        expected = [str(reached(level, table, share)) for share in (0.9, 0.5, 0.1)]
        expect(cells(page, SCORES, word)).to_have_text(expected)
    best, worst = (reached(level, table, 0.5) for level in ("master", "newcomer"))
    expect(section(page, SCORES)).to_contain_text(f"are {best} points or more; for Beginner the figure is {worst}.")


@pytest.mark.heavy
def test_the_drawing_of_the_scores_marks_the_middle_one(page: Page, user: User) -> None:
    reach(user, "strategy-numbers")
    ends = section(page, SCORES).locator(".ends span").all_inner_texts()
    low, high = (int(end) for end in ends)
    row = section(page, SCORES).get_by_role("row").filter(has_text="Master")
    drawing, middle = (row.locator(each).bounding_box() for each in ("svg", ".middle"))
    assert drawing and middle
    at = (middle["x"] + middle["width"] / 2 - drawing["x"]) / drawing["width"]
    assert low + at * (high - low) == pytest.approx(reached("master", "4-brown-classic", 0.5), abs=0.3)


@pytest.mark.heavy
def test_figures_that_cannot_be_loaded_are_reported(page: Page, user: User) -> None:
    page.route("**/strategy-*.js", lambda route: route.abort())
    reach(user, "start")
    user.open_page("strategy")
    expect(page.get_by_text("This part of the game could not be loaded.")).to_be_visible()


@pytest.mark.heavy
def test_the_chosen_table_stays_until_the_page_is_opened_again(page: Page, user: User) -> None:
    reach(user, "start")
    user.open_page("strategy")
    page.get_by_text("The numbers", exact=True).click()
    page.get_by_role("radio", name="5").check()
    page.get_by_role("button", name="Back to the table").click()
    user.open_page("strategy")
    page.get_by_text("The numbers", exact=True).click()
    expect(page.get_by_role("radio", name="5")).to_be_checked()


@pytest.mark.heavy
def test_each_section_states_the_command_that_measured_it(page: Page, user: User) -> None:
    reach(user, "strategy-numbers")
    for name in [*SECTIONS[1:], SCORES]:
        section(page, name).get_by_text("How this was measured").click()
    for name in SECTIONS:
        expect(section(page, name).locator("code")).to_have_text(FIGURES["command"])
        expect(section(page, name).locator("code")).to_be_visible()
    expect(section(page, SCORES).locator("code")).to_contain_text("coloretto_lab.experiments.atlas")


def test_no_word_of_a_command_breaks(page: Page, user: User) -> None:
    reach(user, "strategy-numbers")
    command = section(page, SECTIONS[0]).locator("code")
    words = command.locator("span")
    expect(words).to_have_text(FIGURES["command"].split())
    line = words.first.evaluate("word => word.offsetHeight")
    for width in (360, 412, 768, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        assert set(words.evaluate_all("words => words.map(word => word.offsetHeight)")) == {line}


@pytest.mark.heavy
def test_another_language_is_shown_at_once(page: Page, user: User) -> None:
    reach(user, "strategy-numbers")
    user.switch_language("de")
    expect(section(page, "Was Reihen bringen")).to_contain_text("nehmen, haben 3 Karten")
    expect(page.get_by_role("rowheader", name="längsten Farbe")).to_be_visible()


@pytest.mark.heavy
@pytest.mark.parametrize(("size", "scheme"), SIZES_AND_SCHEMES, ids=str)
def test_axe_finds_nothing_in_the_figures(browser: Browser, fake_site: str, scheme: Any, size: tuple[int, int]) -> None:
    context = browser.new_context(color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    reach(User(page, fake_site), "strategy-numbers")
    assert_axe_finds_nothing(page, "strategy")
    context.close()


@pytest.mark.heavy
def test_the_page_fits_a_narrow_screen(page: Page, fake_site: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    reach(User(page, fake_site, "de"), "strategy-numbers")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_bars_and_the_choice_are_visible_with_forced_colours(browser: Browser, fake_site: str) -> None:
    page = browser.new_page(forced_colors="active")
    reach(User(page, fake_site), "strategy-numbers")
    style = "(element, name) => getComputedStyle(element)[name]"
    text, ground = (page.locator("body").evaluate(style, name) for name in ("color", "backgroundColor"))
    for shape in (".fill", ".dot"):
        assert page.locator(shape).first.evaluate(style, "borderTopColor") == text
    assert page.locator("label:has(:checked)").first.evaluate(style, "outlineColor") != ground
    page.close()
