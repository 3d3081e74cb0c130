"""Edges that are in line, texts that keep together, and boxes that hold what is in them."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.cases import heavy
from tests.support.user import User
from tests.web.support.screens import reach
from tests.web.support.viewport import PHONE, WIDE, resize

SIDEWAYS, SMALL, TABLET = (640, 360), (320, 568), (768, 1024)

PLACES = "elements => elements.map(element => JSON.stringify(element.getBoundingClientRect()))"

TWO_JOKERS = """panel => {
    panel.colours = [...panel.colours, ...panel.colours].slice(0, 2);
    return panel.updateComplete;
}"""


def edge(of: Locator, side: str) -> float:
    """Return where a side of an element is in the window, in pixels."""
    found: float = of.evaluate("(element, side) => element.getBoundingClientRect()[side]", side)
    return found


def lines(of: Locator) -> int:
    """Return the number of lines of an element's text."""
    found: int = of.evaluate(
        """element => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
        }"""
    )
    return found


@pytest.mark.heavy
@pytest.mark.parametrize("tag", [heavy("en"), "de"])
def test_the_header_is_in_line_with_a_wide_table(page: Page, fake_site: str, tag: str) -> None:
    reach(User(page, fake_site, tag), "start")
    for width in (1000, 1440, 2560):
        resize(page, (width, WIDE[1]))
        header = page.get_by_role("banner").get_by_role("button").last
        assert edge(header, "right") == pytest.approx(edge(page.locator(".sidebar"), "right"), abs=1)
        assert edge(page.locator("app-header svg").first, "left") == pytest.approx(
            edge(page.locator(".draw"), "left"), abs=1
        )


@pytest.mark.heavy
def test_the_log_is_in_line_with_the_buttons_below_it(page: Page, user: User) -> None:
    resize(page, WIDE)
    reach(user, "table-tip")
    assert edge(page.get_by_role("log").locator("li").first, "left") == edge(page.locator("coach-buttons"), "left")


@pytest.mark.heavy
@pytest.mark.parametrize("size", [SIDEWAYS, SMALL], ids=str)
@pytest.mark.parametrize("tag", [heavy("en"), "de", heavy("fr")])
def test_what_to_do_in_the_last_round_stays_on_one_line(
    page: Page, fake_site: str, tag: str, size: tuple[int, int]
) -> None:
    resize(page, size)
    reach(User(page, fake_site, tag), "last-round")
    assert lines(page.locator(".prompt > span")) == 1


@pytest.mark.parametrize("size", [heavy(PHONE), heavy(SIDEWAYS), SMALL], ids=str)
def test_the_score_keeps_apart_from_the_points_of_a_colour(page: Page, user: User, size: tuple[int, int]) -> None:
    resize(page, size)
    reach(user, "last-round")
    head = page.locator(".bottom-seat .area-head")
    assert edge(head.locator(".score"), "left") >= edge(head.locator("points-aid"), "right") + 8


@pytest.mark.heavy
@pytest.mark.parametrize("size", [PHONE, heavy(SIDEWAYS), heavy((568, 320))], ids=str)
def test_the_choices_for_jokers_are_inside_their_panel(page: Page, user: User, size: tuple[int, int]) -> None:
    resize(page, size)
    reach(user, "jokers")
    page.locator("joker-panel").evaluate(TWO_JOKERS)
    first, second = page.locator("joker-panel select").all()
    assert edge(second.locator(".."), "left") >= edge(first, "right") + 6
    assert edge(second, "right") <= edge(page.locator("joker-panel .panel"), "right") - 6


@pytest.mark.parametrize(
    ("tag", "screen"), [("ja", "last-round"), heavy("ko", "last-round"), ("it", "notice-restarted")]
)
def test_the_name_of_a_bot_is_whole_beside_the_card_it_placed(
    page: Page, fake_site: str, tag: str, screen: str
) -> None:
    resize(page, SMALL)
    reach(User(page, fake_site, tag), screen)
    names = page.locator("player-area:has(.placed) .name")
    rooms = names.evaluate_all("names => names.map(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth)")
    assert set(rooms) == {0}


@pytest.mark.parametrize("tag", ["it", heavy("nl")])
def test_the_name_of_a_player_is_whole_where_several_people_play(page: Page, fake_site: str, tag: str) -> None:
    resize(page, SMALL)
    reach(User(page, fake_site, tag), "recorded-game")
    page.get_by_role("slider").fill("59")
    seat = page.locator(".bottom-seat")
    expect(seat.locator(".tag.active + points-aid + .score")).to_contain_text("13")
    assert seat.locator(".name").evaluate("({ scrollWidth, clientWidth }) => clientWidth - scrollWidth") == 0


def test_the_name_of_the_person_is_whole_beside_the_points_of_a_colour(page: Page, user: User) -> None:
    resize(page, (432, 800))
    reach(user, "middle")
    name = page.locator(".bottom-seat .name")
    assert name.evaluate("({ scrollWidth, clientWidth }) => scrollWidth - clientWidth") == 0


@pytest.mark.parametrize("tag", ["pl", heavy("en")])
def test_the_points_of_a_finished_game_stand_on_one_line(page: Page, fake_site: str, tag: str) -> None:
    resize(page, WIDE)
    reach(User(page, fake_site, tag), "played")
    assert lines(page.locator("finished-page .result strong").first) == 1


@pytest.mark.heavy
@pytest.mark.parametrize("tag", [heavy("en"), "de", heavy("fr")])
def test_the_smallest_phone_shows_the_whole_welcome(page: Page, fake_site: str, tag: str) -> None:
    resize(page, SMALL)
    reach(User(page, fake_site, tag), "welcome")
    panel = page.locator("welcome-panel .panel")
    assert panel.evaluate("element => element.scrollHeight - element.clientHeight") <= 0


@pytest.mark.heavy
def test_the_coachs_buttons_have_words_on_a_tablet(page: Page, user: User) -> None:
    resize(page, TABLET)
    reach(user, "table-tip")
    for words in page.locator("coach-buttons span").all():
        assert edge(words, "right") - edge(words, "left") > 20


@pytest.mark.heavy
def test_the_track_record_of_a_bot_has_long_lines_on_a_phone(page: Page, user: User) -> None:
    resize(page, PHONE)
    reach(user, "bot-card")
    share_of_wins = page.get_by_role("dialog").locator(".figures li > span").first
    expect(share_of_wins).to_be_visible()
    assert len(share_of_wins.inner_text()) / lines(share_of_wins) >= 18


@pytest.mark.heavy
def test_the_other_seats_have_one_layout_on_a_phone(page: Page, user: User) -> None:
    resize(page, PHONE)
    reach(user, "rematch-other-seat")
    seats = page.get_by_role("dialog").get_by_role("listitem").get_by_role("button").all()
    assert len(seats) > 1
    for seat in seats:
        assert edge(seat.locator("small"), "left") == edge(seat.locator("strong"), "left")
        assert edge(seat.locator("small"), "top") >= edge(seat.locator("strong"), "bottom")


@pytest.mark.heavy
def test_the_puzzles_have_one_main_button(page: Page, user: User) -> None:
    reach(user, "puzzles")
    expect(page.locator("puzzles-page .primary")).to_have_text("Start")


@pytest.mark.heavy
def test_the_focus_ring_of_how_it_was_measured_covers_no_text(page: Page, user: User) -> None:
    reach(user, "strategy")
    user.wait_for_lazy_features()
    page.get_by_text("The numbers", exact=True).click()
    how = page.locator("strategy-page details details").first
    how.locator("summary").click()
    assert edge(how.locator("p").first, "top") >= edge(how.locator("summary"), "bottom") + 5


def test_the_focus_ring_of_open_covers_no_text(page: Page, user: User) -> None:
    reach(user, "games-nothing-to-open")
    page.set_viewport_size({"width": 320, "height": 640})
    problem, button = page.locator("#games-problem"), page.get_by_role("button", name="Open", exact=True)
    assert edge(button, "top") >= edge(problem, "bottom") + 5


def test_lines_part_the_rows_of_a_choice_that_does_not_fit_on_one(page: Page, fake_site: str) -> None:
    resize(page, PHONE)
    reach(User(page, fake_site, "pl"), "settings")
    below = page.locator(".segments label:not(:has(:checked))").evaluate_all(
        "labels => labels.filter(({ offsetTop, parentElement }) => offsetTop > parentElement.offsetTop + 5)"
        ".map(label => getComputedStyle(label, '::before').borderTopStyle)"
    )
    assert below
    assert set(below) == {"solid"}


def test_a_choice_in_the_settings_moves_no_other(page: Page, fake_site: str) -> None:
    resize(page, WIDE)
    user = User(page, fake_site, "de")
    reach(user, "settings")
    labels = page.locator("settings-dialog .control-group label")
    before = labels.evaluate_all(PLACES)
    for group in ("settings-skin", "settings-pace"):
        page.get_by_role("group", name=user.text(group), exact=True).get_by_role("radio").last.check()
    assert labels.evaluate_all(PLACES) == before


def test_the_pages_of_the_record_stay_where_they_are(page: Page, fake_site: str) -> None:
    user = User(page, fake_site, "de")
    reach(user, "goals")
    buttons = page.locator("record-pages .button")
    before = buttons.evaluate_all(PLACES)
    page.locator("record-pages").get_by_role("button", name=user.text("page-statistics")).click()
    expect(page.locator("statistics-page")).to_be_visible()
    assert buttons.evaluate_all(PLACES) == before


def test_the_points_of_a_colour_stand_alike_beside_their_numbers_of_cards(page: Page, user: User) -> None:
    resize(page, WIDE)
    reach(user, "middle")
    gaps = page.locator("points-aid li").evaluate_all(
        """items => items.map(item => {
            const range = document.createRange();
            range.selectNodeContents(item.querySelector(".value"));
            const [card, value] = [".cards", ".value"].map(part => item.querySelector(part).getBoundingClientRect());
            return [value.width, value.left - card.right, range.getBoundingClientRect().left - value.left];
        })"""
    )
    assert [width for width, _, _ in gaps] == [gaps[0][0]] * 6
    assert all(outside >= 2 and inside >= 2 for _, outside, inside in gaps)
