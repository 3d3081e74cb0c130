"""The table at every width and text size: no sideways scrolling, nothing cut off, controls large enough for fingers."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.support.cases import heavy
from tests.support.pages import add_style
from tests.support.probes import probe
from tests.support.texts import TAGS
from tests.support.user import User
from tests.web.support.reach import FINGER_PX
from tests.web.support.recorded_games import late_view, show
from tests.web.support.recordings import views
from tests.web.support.screens import reach
from tests.web.support.viewport import CUT_OFF, assert_fits, resize

SIZES = [(320, 640), (360, 640), (412, 915), (768, 1024), (1024, 768), (1280, 720), (1440, 900)]
ALWAYS = [SIZES[0], SIZES[3], SIZES[5]]
LARGEST_FOR_FINGERS = 1024
ONE_SCREEN = [(1280, 720), (1440, 900)]
LOW_PHONES = [(568, 320), (640, 360), (844, 390)]


TOO_SMALL = probe(__file__, "missed-by-fingers")
"""Returns controls smaller than 44 px (WCAG 2.5.5), or than 24 px (WCAG 2.5.8) if no turn needs them: a seat's name
and Still to come."""

CLOCKWISE = probe(__file__, "clockwise")
"""Returns the angles of the other seats around the rows, clockwise from the person's seat."""


def with_fewer_players(view: Any, players: int) -> Any:
    """Return a view with fewer seats and rows."""
    rows = max(players, 3)
    return {**view, "players": players, "seats": view["seats"][:players], "rows": view["rows"][:rows]}


def with_full_areas(view: Any, most: int = 10) -> Any:
    """Return a view in which every seat has the first of all possible piles: seven colours, +2 and both jokers."""
    cards = [*(f"c{colour}" for colour in range(7)), "+2", "joker", "golden"][:most]
    piles = [
        {"card": card, "cards": [{"id": 100 + at, "card": card}] * 6, "jokers": 0, "points": 21, "counts": "plus"}
        for at, card in enumerate(cards)
    ]
    return {**view, "seats": [{**seat, "piles": piles} for seat in view["seats"]]}


def with_person_out(view: Any) -> Any:
    """Return a view in which the person is out of the last round and a bot is to act."""
    person, *others = view["seats"]
    drawing = {**view["supply"], "draw": None}
    rows = [{**row, "take": None, "place": None} for row in view["rows"]]
    seats = [{**person, "out": True}, {**others[0], "out": False}, *others[1:]]
    return {**view, "waiting_for": "bot", "current": 1, "seats": seats, "rows": rows, "supply": drawing}


def open_table(page: Page, site: str, text: str = "normal") -> None:
    user = User(page, site)
    user.open_storage()
    page.evaluate("localStorage.setItem('coloretto:v1:hints', 'all')")
    page.evaluate("text => localStorage.setItem('coloretto:v1:settings', JSON.stringify({ text }))", text)
    page.goto(f"{site}?fake=practice&players=2&seed=7&speed=instant")
    user.wait_for_decision()
    user.wait_for_lazy_features()


@pytest.fixture(scope="module", params=["normal", "larger", "doubled"])
def table(
    request: pytest.FixtureRequest,
    launch_browser: Callable[..., Browser],
    fake_site: str,
    browser_type_launch_args: Any,
) -> Iterator[Page]:
    """Open a game with normal text, the largest text of the settings, or text doubled by the browser."""
    is_doubled = request.param == "doubled"
    doubling = ["--blink-settings=defaultFontSize=32"] if is_doubled else []
    browser = launch_browser(args=[*browser_type_launch_args["args"], *doubling])
    page = browser.new_page()
    open_table(page, fake_site, "normal" if is_doubled else request.param)
    yield page
    browser.close()


MOMENTS: dict[str, tuple[Callable[[], Any], str]] = {
    "start of two": (lambda: next(views("practice")), "instant"),
    "start of five": (lambda: next(views("five-players-start")), "instant"),
    "last round of five": (late_view, "instant"),
    "out, step by step": (lambda: with_person_out(late_view()), "step"),
}


@pytest.mark.xdist_group("sizes of letters")
@pytest.mark.parametrize("size", [size if size in ALWAYS else heavy(size) for size in SIZES], ids=str)
def test_nothing_is_cut_off_or_too_small_for_a_finger(table: Page, size: tuple[int, int]) -> None:
    resize(table, size)
    found = {}
    for name, (moment, pace) in MOMENTS.items():
        show(User(table), moment(), pace)
        found[name] = table.evaluate(CUT_OFF)
        if size[0] <= LARGEST_FOR_FINGERS:
            found[name] += table.evaluate(TOO_SMALL)
    assert found == {name: [] for name in MOMENTS}


def test_the_checks_find_cut_off_texts_and_small_controls(page: Page, user: User, fake_site: str) -> None:
    resize(page, (360, 640))
    open_table(page, fake_site)
    show(user, late_view())
    add_style(page, ".row .action { inline-size: 9px; min-inline-size: 0 !important }")
    assert "action: Take" in page.evaluate(CUT_OFF)
    add_style(page, "body { inline-size: 500px } app-header button { block-size: 20px; min-block-size: 0 !important }")
    assert "the page scrolls sideways" in page.evaluate(CUT_OFF)
    assert any(each.startswith("New game at 0, ") for each in page.evaluate(TOO_SMALL))


def test_the_button_for_drawing_holds_its_words(page: Page, user: User, fake_site: str) -> None:
    for size in ((568, 320), (640, 360), (844, 390), (1024, 768)):
        resize(page, size)
        page.goto(f"{fake_site}?fake=four-players&players=4&seed=7&lang=pt-BR")
        user.wait_for_engine()
        button = page.get_by_role("button", name="Comprar carta")
        assert button.evaluate("each => each.clientWidth - each.scrollWidth") == 0


def test_the_draw_button_of_a_puzzle_fits_a_finger_on_a_phone_in_landscape(page: Page, user: User) -> None:
    reach(user, "puzzle-failed")
    for tag, size in product(("en", "fr"), LOW_PHONES):
        user.switch_language(tag)
        resize(page, size)
        draw = page.get_by_role("button", name=User(page, user.site, tag).text("draw"))
        assert draw.evaluate("element => element.offsetHeight") >= FINGER_PX


def test_any_number_of_full_areas_fits_on_one_wide_screen(page: Page, user: User, fake_site: str) -> None:
    open_table(page, fake_site)
    for size, players in product(ONE_SCREEN, (2, 3, 4, 5)):
        resize(page, size)
        show(user, with_fewer_players(with_full_areas(late_view()), players))
        assert_fits(page)
        angles = page.evaluate(CLOCKWISE)
        assert angles == sorted(angles)
        assert len(angles) == players - 1


def test_opponents_sit_on_both_sides_of_the_rows_and_above(page: Page, user: User, fake_site: str) -> None:
    open_table(page, fake_site)
    resize(page, ONE_SCREEN[0])
    show(user, late_view())
    rows, left, right, *above = (
        each.bounding_box()
        for part in (".middle", "[data-side=left]", "[data-side=right]", "[data-side=top]")
        for each in page.locator(f"game-table {part}").all()
    )
    assert rows and left and right
    assert left["x"] + left["width"] <= rows["x"]
    assert rows["x"] + rows["width"] <= right["x"]
    assert [top["y"] + top["height"] <= rows["y"] for top in above if top] == [True, True]


def test_a_drawn_card_is_held_above_the_rows_of_any_wide_table(page: Page, user: User, fake_site: str) -> None:
    open_table(page, fake_site)
    resize(page, ONE_SCREEN[1])
    for players in (2, 3, 4, 5):
        show(user, with_fewer_players(late_view(), players))
        held, middle = (page.locator(f"game-table {part}").bounding_box() for part in (".drawn", ".middle"))
        assert held and middle
        assert held["y"] == pytest.approx(middle["y"])


@pytest.mark.parametrize("size", [LOW_PHONES[0], *map(heavy, LOW_PHONES[1:]), (320, 568)], ids=str)
def test_any_number_of_full_areas_fits_on_a_small_phone(
    page: Page, user: User, fake_site: str, size: tuple[int, int]
) -> None:
    resize(page, size)
    open_table(page, fake_site)
    for players in (2, 3, 4, 5):
        show(user, with_fewer_players(with_full_areas(late_view()), players))
        assert_fits(page)
    for tag in TAGS[1:]:
        user.switch_language(tag)
        assert_fits(page)
        assert page.evaluate(CUT_OFF) == []


@pytest.mark.heavy
@pytest.mark.parametrize("is_left_handed", [False, heavy(True)], ids=["right-handed", "left-handed"])
@pytest.mark.parametrize("screen", ["recorded-game", "review-step", "puzzle-failed"])
def test_any_number_of_full_areas_fits_above_a_bar_on_a_phone_in_landscape(
    page: Page, user: User, fake_site: str, screen: str, is_left_handed: bool
) -> None:
    reach(User(page, fake_site, "de"), screen)
    page.keyboard.press("Escape")
    user.change_settings(leftHanded=is_left_handed)
    for size, players in product(LOW_PHONES, (2, 3, 4, 5)):
        resize(page, size)
        show(user, with_fewer_players(with_full_areas(late_view()), players))
        assert_fits(page)


@pytest.mark.heavy
@pytest.mark.parametrize("tag", ["de", *(heavy(tag) for tag in TAGS if tag != "de")])
def test_the_note_of_a_review_covers_only_the_header_of_a_phone_in_landscape(
    page: Page, fake_site: str, tag: str
) -> None:
    reach(User(page, fake_site, tag), "review-step")
    bottom = "element => element.getBoundingClientRect().bottom"
    for size in LOW_PHONES:
        resize(page, size)
        assert page.locator(".review-note").evaluate(bottom) <= page.get_by_role("banner").evaluate(bottom)


def test_the_counts_of_piles_keep_apart_from_the_names(page: Page, user: User, fake_site: str) -> None:
    open_table(page, fake_site)
    show(user, with_full_areas(late_view()))
    for size in (SIZES[3], *ONE_SCREEN):
        resize(page, size)
        for area in page.locator("player-area").all():
            names, counts = area.locator(".name, .level"), area.locator(".count")
            lowest = max(names.evaluate_all("names => names.map(each => each.getBoundingClientRect().bottom)"))
            highest = min(counts.evaluate_all("counts => counts.map(each => each.getBoundingClientRect().top)"))
            assert highest >= lowest + 2


def test_the_number_of_cards_moves_nothing_on_the_table(page: Page, user: User, fake_site: str) -> None:
    open_table(page, fake_site)
    places = """() => [...document.querySelectorAll("player-area, .row, .draw, .drawn, .prompt-line, game-log")]
        .map(each => JSON.stringify(each.getBoundingClientRect()))"""
    for (size, most), players in product([*((size, 10) for size in ONE_SCREEN), ((390, 844), 7)], (2, 3, 4, 5)):
        resize(page, size)
        view = with_fewer_players(late_view(), players)
        bare = {**view, "seats": [{**seat, "piles": []} for seat in view["seats"]]}
        show(user, bare)
        before = page.evaluate(places)
        show(user, with_full_areas(view, most))
        assert page.evaluate(places) == before


@pytest.mark.parametrize("text", ["large", "larger"])
def test_larger_text_fits_on_one_screen(page: Page, user: User, fake_site: str, text: str) -> None:
    open_table(page, fake_site, text)
    show(user, late_view())
    for size in ((768, 1024), (1280, 720), (1440, 900)):
        resize(page, size)
        assert_fits(page)


@pytest.mark.parametrize("text", ["normal", "larger"])
def test_the_prompt_fits_next_to_the_buttons_and_moves_nothing(page: Page, fake_site: str, text: str) -> None:
    open_table(page, fake_site, text)
    for width in (320, 360, 768):
        resize(page, (width, 640))
        assert_prompt_fits(page, width)


def assert_prompt_fits(page: Page, width: int) -> None:
    user = User(page)
    top_of_rows = "document.querySelector('.rows').getBoundingClientRect().top"
    words = "Bruno is thinking"
    show(user, with_person_out(late_view()), "instant")
    before = page.evaluate(top_of_rows)
    show(user, with_person_out(late_view()), "step")
    assert page.evaluate(top_of_rows) == before
    prompt = page.get_by_text(words, exact=True)
    sides = "element => (({ left, right, top, bottom }) => [left, right, top, bottom])(element.getBoundingClientRect())"
    left, right, top, bottom = prompt.evaluate(sides)
    finish = page.get_by_role("button", name="Finish the round").evaluate(sides)
    line = page.locator(".prompt-line").evaluate(sides)
    assert page.get_by_role("button", name="Next").evaluate(sides)[1] <= width
    assert line[0] <= left < right <= finish[0]
    assert line[2] <= top + 1 < bottom <= line[3] + 1


def test_finishing_the_round_covers_neither_log_nor_tip_on_a_phone(page: Page, user: User, fake_site: str) -> None:
    open_table(page, fake_site)
    resize(page, (360, 640))
    show(user, with_person_out(late_view()), "slow")
    place = "element => (({ top, bottom }) => [top, bottom])(element.getBoundingClientRect())"
    top, bottom = page.get_by_role("button", name="Finish the round").evaluate(place)
    line = page.locator(".prompt-line").evaluate(place)
    assert line[0] - 2 <= top < bottom <= line[1] + 2
