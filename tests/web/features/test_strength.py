"""The strength of the player and the goals, in the record."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.cases import heavy
from tests.support.probes import probe
from tests.support.user import User
from tests.web.support import history_db
from tests.web.support.axe import assert_axe_finds_nothing
from tests.web.support.side_pages import open_page_with_history
from tools import project
from tools.gallery.python_engine import PythonEngine

LOSSES = json.loads((project.ROOT / "py" / "coloretto" / "coach" / "losses.json").read_text(encoding="utf-8"))

VISIBLE = "texts => texts.map((text) => text.checkVisibility({ visibilityProperty: true }))"
HOLD_RATINGS = """
  const { promise, resolve } = Promise.withResolvers();
  globalThis.release = resolve;
  const ask = globalThis.askPython;
  globalThis.askPython = async (request) => {
    if (request.includes('"rating"')) await promise;
    return ask(request);
  };
"""
# In pixels.
LINE_WIDTH = 4


def open_strength(page: Page, site: str, points: list[float], tag: str = "en", *, before: str = "") -> Locator:
    """Open the statistics with games of four on the brown side in which the person gave away these points."""
    PythonEngine(page.context)
    page.add_init_script(before)
    games = [history_db.game(number, skill=history_db.skill(0.1, lost)) for number, lost in enumerate(points)]
    open_page_with_history(User(page, site, tag), "statistics", games=games)
    return page.locator("strength-panel").get_by_role("region")


def mean(level: str) -> float:
    return float(LOSSES["4-brown"][level]["mean"])


def test_who_gives_away_as_much_as_a_level_plays_like_it(page: Page, fake_site: str) -> None:
    strength = open_strength(page, fake_site, [mean("strong")] * 4)
    expect(strength).to_contain_text("You play at Advanced level")
    expect(strength).to_contain_text("After 4 games: somewhere between Intermediate and Expert.")
    expect(strength).to_contain_text("A computer player at Advanced level would be an even match for you.")
    assert_axe_finds_nothing(page, "the strength of the player")


@pytest.mark.heavy
def test_who_gives_away_something_between_plays_between_the_levels(page: Page, fake_site: str) -> None:
    between = (mean("regular") * mean("strong")) ** 0.5
    expect(open_strength(page, fake_site, [between] * 4)).to_contain_text(
        "You play between Intermediate and Advanced level"
    )


@pytest.mark.heavy
def test_the_words_name_the_levels_nearest_to_the_drawn_interval(page: Page, fake_site: str) -> None:
    strength = open_strength(page, fake_site, [mean("strong")] * 4)
    interval = strength.locator(".interval").bounding_box()
    steps = [box["x"] for box in (step.bounding_box() for step in strength.locator(".step").all()) if box]
    assert interval
    ends = [interval["x"], interval["x"] + interval["width"]]
    nearest = [min(range(len(steps)), key=lambda step: abs(steps[step] - end)) for end in ends]
    low, high = (strength.locator(".names span").nth(step).inner_text() for step in nearest)
    expect(strength).to_contain_text(f"somewhere between {low} and {high}.")


@pytest.mark.heavy
@pytest.mark.parametrize(("width", "shown"), [(720, 6), heavy(600, 6), (360, 2)])
def test_the_levels_are_named_where_there_is_room(page: Page, fake_site: str, width: int, shown: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    strength = open_strength(page, fake_site, [mean("strong")] * 4, "es")
    for names in (".names span", ".scale span"):
        assert strength.locator(names).evaluate_all(VISIBLE).count(True) == shown
    assert page.evaluate(probe(__file__, "overlapping-texts"), ".names span") == []


@pytest.mark.heavy
def test_the_course_of_the_strength_has_a_band_around_its_line(page: Page, fake_site: str) -> None:
    strength = open_strength(page, fake_site, [mean("casual")] * 3 + [mean("strong")] * 4)
    band, line = (strength.locator(each).bounding_box() for each in (".band", ".line"))
    assert band and line
    assert band["width"] == pytest.approx(line["width"], abs=LINE_WIDTH)
    assert band["y"] < line["y"]
    assert band["y"] + band["height"] > line["y"] + line["height"]


def test_a_press_deals_a_game_against_an_even_opponent(page: Page, fake_site: str) -> None:
    open_strength(page, fake_site, [mean("strong")] * 3)
    page.get_by_role("button", name="Play against Advanced").click()
    expect(page.get_by_role("region", name="Bruno")).to_be_visible()


def test_a_rating_takes_three_reviewed_games(page: Page, fake_site: str) -> None:
    expect(open_strength(page, fake_site, [5.0])).to_contain_text("Your strength appears here after 2 more games.")


@pytest.mark.parametrize("width", [1280, heavy(360)])
def test_the_rest_is_there_before_the_rating_and_stays_in_its_place(page: Page, fake_site: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    strength = open_strength(page, fake_site, [mean("strong")] * 5, before=HOLD_RATINGS)
    chart = page.get_by_text("Points in your last games")
    before = chart.bounding_box()
    assert before
    expect(strength).to_contain_text("The coach compares")
    expect(strength).not_to_contain_text("You play at")
    page.evaluate("release()")
    expect(strength).to_contain_text("You play at Advanced level")
    assert chart.bounding_box() == pytest.approx(before, abs=2)


def test_without_an_engine_the_statistics_say_so_and_lack_only_the_rating(page: Page, fake_site: str) -> None:
    engine = PythonEngine(page.context)
    engine.can_start = False
    user = User(page, fake_site)
    user.open_storage()
    games = [history_db.game(number, skill=history_db.skill(0.1, 3.0)) for number in range(3)]
    history_db.put(page, games=games)
    user.navigate("fake=daily&page=statistics")
    expect(page.get_by_role("alert")).to_contain_text("The game could not be started")
    strength = page.get_by_role("region", name="Your strength")
    expect(strength).to_contain_text("The coach compares")
    assert strength.evaluate("section => section.clientHeight") < 200
    engine.can_start = True
    page.get_by_role("button", name="Try again").click()
    expect(strength).to_contain_text("You play")


@pytest.mark.heavy
def test_the_strength_is_that_of_all_games_whatever_the_filter(page: Page, user: User) -> None:
    PythonEngine(page.context)
    reviewed = [history_db.game(number, skill=history_db.skill(0.1, mean("strong"))) for number in range(4)]
    open_page_with_history(user, "statistics", games=[*reviewed, history_db.game(4, edition="golden")])
    strength = page.get_by_role("region", name="Your strength")
    expect(strength).to_contain_text("You play at Advanced level")
    page.get_by_label("Variant", exact=True).select_option("4 players, golden joker, brown side")
    expect(page.get_by_role("definition").first).to_have_text("1")
    expect(strength).to_contain_text("You play at Advanced level")


@pytest.mark.heavy
def test_the_course_of_the_strength_is_also_a_table(page: Page, fake_site: str) -> None:
    strength = open_strength(page, fake_site, [mean("newcomer")] * 3 + [0.0] * 2)
    strength.get_by_text("Show as table").click()
    values = [row.get_by_role("cell").last.inner_text() for row in strength.get_by_role("row").all()[1:]]
    assert values[0] == "Beginner"
    assert len(values) == 3
    assert len(set(values)) > 1


@pytest.mark.heavy
def test_the_goals_show_what_is_reached(page: Page, user: User) -> None:
    won: Any = history_db.game(1, hints=0, scores=[41, 20, 10, 5])
    open_page_with_history(user, "goals", games=[won])
    expect(page.get_by_text("4 of 12 reached")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Win a game")).to_contain_text("reached")
    expect(page.get_by_role("listitem").filter(has_text="Win with every number")).to_contain_text("1 of 4")


@pytest.mark.heavy
def test_results_are_compared_by_the_style_of_the_opponents(page: Page, user: User) -> None:
    seats = history_db.game(1)["seats"]
    four = [history_db.game(number) for number in range(4)]
    spoiled = [seats[0], {**seats[1], "style": "spoiler"}, *seats[2:]]
    open_page_with_history(user, "statistics", games=[*four, history_db.game(5, seats=spoiled)])
    rows = page.get_by_role("table", name="By style of the opponents").get_by_role("row")
    expect(rows.nth(1)).to_have_accessible_name("Balanced 5 100% 30 1")
    expect(rows.nth(2)).to_have_accessible_name("Spoiler 1 100% 30 1")


@pytest.mark.heavy
def test_results_are_compared_by_opponent(page: Page, user: User) -> None:
    seats = history_db.game(1)["seats"]
    mixed = [seats[0], {**seats[1], "style": "spoiler"}, {**seats[2], "level": "casual"}, *seats[3:]]
    games = [*(history_db.game(number) for number in range(4)), history_db.game(5, seats=mixed)]
    open_page_with_history(user, "statistics", games=games)
    rows = page.get_by_role("table", name="By opponent").get_by_role("row")
    level = rows.nth(1).get_by_role("rowheader").inner_text()
    expect(rows.nth(1)).to_have_accessible_name(f"{level} 5 100% 30 1")
    expect(rows.nth(2)).to_have_accessible_name("Casual 1 100% 30 1")
    expect(rows.nth(3)).to_have_accessible_name(f"{level} · Spoiler 1 100% 30 1")
