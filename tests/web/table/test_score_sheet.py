"""The end of a game: piles that are counted one after another, unless the player skips that, and then the result."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.support.cases import heavy
from tests.support.library import in_play
from tests.support.pages import record_shifts, wait_for_frames, wait_for_route, wait_until
from tests.support.user import User
from tests.web.support.recorded_games import open_final_scores, open_finished, open_late_game, play_recorded_actions
from tests.web.support.saved_games import FINISHED, store
from tests.web.support.viewport import PHONE, WIDE, resize

COUNT_MS = 400
SET_PACE = """pace => document.body.dispatchEvent(
    new CustomEvent("intent", { detail: { type: "change-settings", change: { pace } } }))"""

OUTCOME, RANKS = "score-sheet .outcome", "score-sheet tbody .rank span"
NAMES_FROM_TOP = """() => [...document.querySelectorAll("score-sheet tbody tr")]
    .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map(row => row.querySelector(".player").innerText)"""
LAYERS_BY_RANK = """() => [...document.querySelectorAll("score-sheet tbody tr")]
    .map(row => getComputedStyle(row)).map(style => style.position === "relative" && style.zIndex)"""
ANIMATIONS_OF_FACE = "document.querySelector('score-sheet .faces seat-face').getAnimations().length"
BACKGROUND_OF_WINNER = "getComputedStyle(document.querySelector('score-sheet .winner')).backgroundImage"
IS_TRANSPARENT = "element => getComputedStyle(element).color === 'rgba(0, 0, 0, 0)'"


@pytest.fixture(scope="module")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Open pages without a preference for reduced motion."""
    return {**browser_context_args, "reduced_motion": "no-preference"}


def finish(page: Page, site: str) -> None:
    """End the recorded game at normal speed and stop the clock."""
    user = User(page, site)
    page.clock.install(time=0)
    open_late_game(user)
    play_recorded_actions(user, "five-players-end")
    page.evaluate(SET_PACE, "normal")
    page.clock.pause_at(3_600_000)
    page.get_by_role("button", name="Confirm").click()
    expect(user.final_scores()).to_be_visible()


def uncounted(page: Page) -> Locator:
    return page.locator("score-sheet .uncounted")


def counted_totals(page: Page) -> list[int]:
    cells = page.locator("score-sheet tbody .total").all()
    return [int((cell.get_attribute("data-counted") or "").replace("\u2212", "-")) for cell in cells]


def test_piles_are_counted_one_after_another_while_the_totals_can_be_read(
    page: Page, user: User, fake_site: str
) -> None:
    finish(page, fake_site)
    totals = user.scores()
    piles, rows = uncounted(page).count(), page.get_by_role("table").locator("tbody").get_by_role("row")
    assert counted_totals(page) == [0, 0, 0, 0, 0]
    page.clock.run_for(COUNT_MS)
    expect(uncounted(page)).to_have_count(piles - 5)
    first = rows.first.locator("li").first.inner_text()
    assert first.endswith(f"+{counted_totals(page)[0]}")
    page.clock.run_for(20 * COUNT_MS)
    expect(uncounted(page)).to_have_count(0)
    assert counted_totals(page) == totals == user.scores() == sorted(totals, reverse=True)


def test_cards_lie_in_their_areas_until_they_are_counted(page: Page, fake_site: str) -> None:
    finish(page, fake_site)
    for part, opacity in (("stack", "1"), ("points", "0")):
        expect(uncounted(page).locator(f".{part}").first).to_have_css("opacity", opacity)


def test_names_and_points_are_visible_while_piles_are_counted(page: Page, fake_site: str) -> None:
    finish(page, fake_site)
    page.clock.run_for(COUNT_MS)
    shown = page.locator("score-sheet :is(tbody th, li:not(.uncounted) span, h2, button)").all()
    assert len(shown) > 12
    assert not [each.inner_text() for each in shown if each.evaluate(IS_TRANSPARENT)]


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=str)
def test_the_result_appears_in_its_room_after_the_count(page: Page, fake_site: str, size: tuple[int, int]) -> None:
    record_shifts(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    finish(page, fake_site)
    page.clock.run_for(COUNT_MS)
    for hidden in (page.locator(OUTCOME), page.locator(RANKS).first):
        expect(hidden).to_have_css("opacity", "0")
    assert page.evaluate(BACKGROUND_OF_WINNER) == "none"
    assert page.evaluate(NAMES_FROM_TOP) == ["You", "Bruno", "Clio", "Dario", "Enya"]
    assert page.evaluate(LAYERS_BY_RANK) == ["5", "4", "3", "2", "1"], "the winner passes over the others"
    assert page.evaluate(ANIMATIONS_OF_FACE) == 0
    page.clock.run_for(20 * COUNT_MS)
    assert page.evaluate(ANIMATIONS_OF_FACE) == 1
    for shown in (page.locator(OUTCOME), page.locator(RANKS).first):
        expect(shown).to_have_css("opacity", "1")
    assert page.evaluate(BACKGROUND_OF_WINNER) != "none"
    wait_until(page, f"() => ({NAMES_FROM_TOP})().join() === 'Clio,Dario,You,Bruno,Enya'")
    assert page.evaluate("shifts") == []


def test_nothing_else_on_the_page_shows_the_result_before_the_count(page: Page, fake_site: str) -> None:
    finish(page, fake_site)
    expect(page.locator("ending-panel").first).to_have_css("opacity", "0")
    page.keyboard.press("Escape")
    expect(page.locator("ending-panel").first).to_have_css("opacity", "1")


@pytest.mark.parametrize("how", ["key", heavy("tap"), "tap elsewhere"])
def test_a_key_or_a_tap_skips_the_counting(page: Page, user: User, fake_site: str, how: str) -> None:
    finish(page, fake_site)
    expect(uncounted(page)).not_to_have_count(0)
    if how == "key":
        page.keyboard.press("Escape")
    else:
        (user.final_scores() if how == "tap" else page.get_by_role("heading", level=1)).click()
    expect(uncounted(page)).to_have_count(0)
    assert counted_totals(page) == user.scores()


def test_the_space_bar_skips_the_counting_and_does_not_scroll(page: Page, fake_site: str) -> None:
    resize(page, PHONE)
    finish(page, fake_site)
    expect(uncounted(page)).not_to_have_count(0)
    page.evaluate("addEventListener('keydown', event => { window.isPrevented = event.defaultPrevented })")
    page.keyboard.press("Space")
    expect(uncounted(page)).to_have_count(0)
    assert page.evaluate("isPrevented")


def test_piles_are_counted_once(page: Page, user: User, fake_site: str) -> None:
    finish(page, fake_site)
    expect(uncounted(page)).not_to_have_count(0)
    user.open_page("about")
    page.go_back()
    expect(user.final_scores()).to_be_visible()
    expect(uncounted(page)).to_have_count(0)
    assert page.evaluate(ANIMATIONS_OF_FACE) == 0


def test_nothing_is_counted_when_a_finished_game_is_opened(page: Page, user: User, fake_site: str) -> None:
    store(page, fake_site, in_play(FINISHED))
    page.clock.install(time=0)
    page.goto(f"{fake_site}?fake=finished&speed=normal")
    expect(user.final_scores()).to_be_visible()
    expect(uncounted(page)).to_have_count(0)
    assert page.evaluate(ANIMATIONS_OF_FACE) == 0


def test_nothing_is_counted_for_those_who_prefer_less_motion(page: Page, fake_site: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    finish(page, fake_site)
    expect(uncounted(page)).to_have_count(0)


@pytest.fixture(scope="module")
def ended(browser: Browser, browser_context_args: dict[str, Any], fake_site: str) -> Iterator[Page]:
    """Open the final scores at the instant pace, for tests that change nothing."""
    context = browser.new_context(**browser_context_args)
    page = context.new_page()
    open_final_scores(User(page, fake_site))
    yield page
    context.close()


@pytest.mark.xdist_group("final scores")
def test_nothing_is_counted_at_the_instant_pace(ended: Page) -> None:
    expect(uncounted(ended)).to_have_count(0)
    assert ended.evaluate(ANIMATIONS_OF_FACE) == 0
    expect(ended.locator(OUTCOME)).to_have_css("opacity", "1")


@pytest.mark.xdist_group("final scores")
def test_a_pile_shows_as_many_cards_as_it_has(ended: Page) -> None:
    for pile in ended.locator("score-sheet .plus li, score-sheet .minus li").all():
        words = pile.locator(".visually-hidden").inner_text()
        assert pile.locator("card-face").count() == int(words.split()[0])


@pytest.mark.xdist_group("final scores")
def test_the_log_is_folded_away_after_the_game(ended: Page) -> None:
    log = ended.get_by_role("log")
    expect(log).to_be_hidden()
    ended.locator("score-sheet summary").click()
    expect(log).to_contain_text("The game is over.")


def test_low_windows_show_the_players_or_the_button_for_another_game(page: Page, user: User) -> None:
    open_final_scores(user)
    parts = {WIDE: "score-sheet .primary"} | dict.fromkeys(((640, 360), (568, 320)), "tbody tr:nth-child(2)")
    for size, part in parts.items():
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("scrollTo(0, 0)")
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") == size[0]


def test_a_person_who_wins_becomes_the_chameleon_of_all_colours(page: Page, user: User) -> None:
    open_finished(user)
    expect(page.locator("score-sheet .faces use")).to_have_attribute("fill", "url(#skin-joker)")
    expect(page.locator("score-sheet tbody svg.person")).to_have_count(1)


def test_the_final_scores_wait_for_their_texts(page: Page, user: User) -> None:
    open_finished(user)
    requested: list[str] = []
    held: list[Route] = []
    page.on("request", lambda request: requested.append(request.url))
    page.route("**/assets/en-*.js", lambda route: held.append(route), times=1)
    page.reload(wait_until="commit")
    wait_for_route(page, held)
    wait_for_frames(page)
    assert not any("lazy-features" in url for url in requested)
    held[0].continue_()
    expect(page.get_by_text("1 point ahead of Clio")).to_be_visible()
