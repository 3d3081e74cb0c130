"""All screens of the page, opened by the page's own texts in any language."""

from collections.abc import Callable
from typing import Final, TypeAlias
from urllib.parse import quote, urlencode

from playwright.sync_api import Frame, Page, expect

from tests.support.page_driver import wait_for_engine
from tests.web.support import saved_games
from tests.web.support.controls import (
    act,
    button,
    change_settings,
    open_side_page,
    page_text,
    press,
    store_save,
    wait_for_a_turn,
)
from tests.web.support.driver import open_storage, save_late_game
from tests.web.support.recordings import pairs
from tests.web.support.side_pages import (
    book,
    daily,
    daily_result,
    empty_book,
    no_statistics,
    played,
    puzzle,
    statistics,
    strategy,
    trainer,
)

Screen: TypeAlias = Callable[[Page, str, str], None]
"""Opens a screen of the page with recorded answers in a language."""


def welcome(page: Page, site: str, tag: str) -> None:
    page.goto(f"{site}?lang={tag}")
    wait_for_engine(page)


def start(page: Page, site: str, tag: str) -> None:
    page.goto(f"{site}?lang={tag}&fake=four-players&players=4&seed=7&speed=instant")
    wait_for_a_turn(page)


def placing(page: Page, site: str, tag: str) -> None:
    start(page, site, tag)
    page.locator(".draw").click()
    expect(page.locator(".drawn card-face")).to_be_visible()


def bots(page: Page, site: str, tag: str) -> None:
    """Show bots in the middle of a round, step by step."""
    page.goto(f"{site}?lang={tag}&fake=four-players&players=4&seed=7&speed=step")
    wait_for_engine(page)
    page.locator(".draw").click()
    page.locator(".row").last.click()
    press(page, "pace-next")


def left_handed(page: Page, site: str, tag: str) -> None:
    """Show the bots' buttons in the left-handed layout."""
    bots(page, site, tag)
    change_settings(page, leftHanded=True)
    page.wait_for_function("getComputedStyle(document.querySelector('pace-buttons')).justifySelf === 'start'")


def practice(page: Page, site: str, tag: str) -> None:
    page.goto(f"{site}?lang={tag}&fake=practice&players=2&seed=7&speed=instant")
    wait_for_a_turn(page)
    page.locator(".draw").click()
    press(page, "undo")
    expect(page.locator(".practice")).to_be_visible()


def last_round(page: Page, site: str, tag: str) -> None:
    open_storage(page, site)
    save_late_game(page)
    page.goto(f"{site}?lang={tag}&fake=five-players-end&speed=instant")
    wait_for_a_turn(page)


def selected(page: Page, site: str, tag: str) -> None:
    """Select a move that a second press would play."""
    last_round(page, site, tag)
    change_settings(page, confirmMoves=True)
    page.locator(".row").nth(1).click()
    expect(page.locator("[aria-pressed=true]")).to_be_visible()


def unseen(page: Page, site: str, tag: str) -> None:
    last_round(page, site, tag)
    peek = page.locator(".peek")
    if peek.is_visible():
        peek.click()


def jokers(page: Page, site: str, tag: str) -> None:
    last_round(page, site, tag)
    for pair in pairs("five-players-end"):
        if pair["request"]["method"] == "play":
            act(page, pair["request"]["params"]["action"])
    expect(button(page, "confirm-jokers")).to_be_visible()


def scores(page: Page, site: str, tag: str) -> None:
    jokers(page, site, tag)
    press(page, "confirm-jokers")
    expect(page.get_by_role("heading", name=page_text(page, "final-scores"))).to_be_visible()


def set_up(page: Page, site: str, tag: str) -> None:
    start(page, site, tag)
    press(page, "new-game")
    expect(page.get_by_role("dialog", name=page_text(page, "setup-title"))).to_be_visible()


def settings(page: Page, site: str, tag: str) -> None:
    start(page, site, tag)
    press(page, "settings")
    expect(page.get_by_role("dialog", name=page_text(page, "settings"))).to_be_visible()


def about_a_bot(page: Page, site: str, tag: str) -> None:
    start(page, site, tag)
    page.locator(".bot-info").first.click()
    expect(page.get_by_role("dialog").get_by_text(page_text(page, "bot-figures"))).to_be_visible()


def notices(page: Page, site: str, tag: str) -> None:
    page.goto(f"{site}?lang={tag}&fake=faults&players=9&edition=silver&level=god&seed=5&speed=instant")
    expect(page.get_by_role("alert").first).to_be_visible()
    wait_for_a_turn(page)


def failure(page: Page, site: str, tag: str) -> None:
    page.goto(f"{site}?lang={tag}&fake=nothing&players=2")
    expect(page.locator("html")).to_have_attribute("data-engine", "failed")
    expect(button(page, "try-again")).to_be_visible()


def question(page: Page, site: str, tag: str) -> None:
    """Show an answered puzzle with the value of each move."""
    open_your_move(page, site, tag)
    page.locator(".row").nth(1).click()
    expect(page.get_by_role("dialog", name=page_text(page, "answer-title")).get_by_role("table")).to_be_visible()


def hint(page: Page, site: str, tag: str) -> None:
    """Show the first level of a hint; "hint-best" opens the next one."""
    play_coached(page, site, tag, before="hint")
    press(page, "coach-hint")
    expect(page.locator("hint-panel .primary")).to_be_visible()


def whole_hint(page: Page, site: str, tag: str) -> None:
    hint(page, site, tag)
    press(page, "hint-best")
    press(page, "hint-all")
    expect(page.get_by_role("table")).to_be_visible()


def why(page: Page, site: str, tag: str) -> None:
    play_coached(page, site, tag, before="why")
    press(page, "coach-why")
    expect(page.get_by_role("dialog", name=page_text(page, "coach-why")).get_by_role("table")).to_be_visible()


def reviewed(page: Page, site: str, tag: str) -> None:
    open_finished(page, site, tag, fake="reviewed")
    press(page, "review")
    expect(page.get_by_role("slider")).to_be_visible()


def watching_reviewed(page: Page, site: str, tag: str) -> None:
    """Show the step after the costliest decision of a reviewed game."""
    reviewed(page, site, tag)
    page.locator(".costliest button").first.click()
    press(page, "replay-forth")
    expect(page.locator("ply-note .band")).to_be_visible()


def about(page: Page, site: str, tag: str) -> None:
    start(page, site, tag)
    press(page, "more")
    press(page, "page-about")
    expect(page.locator("about-page table")).to_be_visible()


def recorded(page: Page, site: str, tag: str) -> None:
    (first, *_) = (pair["request"]["params"] for pair in pairs("replay") if pair["request"]["method"] == "replay")
    page.goto(f"{site}?lang={tag}&fake=replay&record={quote(first['record'])}")
    wait_for_engine(page)
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("group", name=page_text(page, "replay"))).to_be_visible()


def after_game(page: Page, site: str, tag: str) -> None:
    open_finished(page, site, tag)


def other_seat(page: Page, site: str, tag: str) -> None:
    open_finished(page, site, tag)
    press(page, "after-other-seat")
    expect(page.get_by_role("dialog", name=page_text(page, "after-other-seat"))).to_be_visible()


def games(page: Page, site: str, tag: str) -> None:
    """Show the current game, an unfinished one, and a save that could not be opened."""
    game = {f"{saved_games.UNFINISHED}:{saved_games.NOON}-a": saved_games.LATE_OF_FIVE}
    saved_games.store(page, site, {**game, f"{saved_games.UNREADABLE}:{saved_games.NOON}": "unreadable"})
    page.goto(f"{site}?lang={tag}&fake=begun&players=3&seed=3&speed=instant")
    wait_for_a_turn(page)
    open_side_page(page, "games")
    expect(page.get_by_role("textbox")).to_have_count(5)
    expect(page.locator("position-picture img")).to_be_visible()
    press(page, "games-open-text")
    expect(page.get_by_role("alert").get_by_text(page_text(page, "games-nothing"))).to_be_visible()


def fairness(page: Page, site: str, tag: str) -> None:
    open_finished(page, site, tag)
    open_side_page(page, "fairness")
    press(page, "fair-check")
    page.get_by_text(page_text(page, "fair-parts")).click()
    press(page, "fair-shuffle")
    expect(page.locator(".verdict")).to_have_count(2)


def watching(page: Page, site: str, tag: str) -> None:
    open_finished(page, site, tag)
    press(page, "after-watch")
    press(page, "replay-manner")
    expect(page.get_by_label(page_text(page, "replay-speed"), exact=True)).to_be_visible()


def rules(page: Page, site: str, tag: str) -> None:
    page.goto(f"{site}rules.html?lang={tag}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def share(page: Page, site: str, tag: str) -> None:
    page.goto(f"{site}share.html?lang={tag}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


SCREENS: Final[dict[str, Screen]] = {
    screen.__name__: screen
    for screen in (
        welcome,
        start,
        placing,
        bots,
        left_handed,
        practice,
        last_round,
        selected,
        unseen,
        jokers,
        scores,
        set_up,
        settings,
        about_a_bot,
        notices,
        failure,
        question,
        hint,
        whole_hint,
        why,
        reviewed,
        watching_reviewed,
        about,
        recorded,
        after_game,
        other_seat,
        games,
        fairness,
        watching,
        daily,
        daily_result,
        played,
        statistics,
        strategy,
        trainer,
        no_statistics,
        book,
        empty_book,
        puzzle,
        rules,
        share,
    )
}


def address_of_your_move(site: str, tag: str) -> str:
    (wanted,) = (pair["request"]["params"] for pair in pairs("your-move") if pair["request"]["method"] == "position")
    query = f"pos={quote(wanted['position'])}&{urlencode(wanted['query'])}"
    return f"{site}?lang={tag}&fake=your-move&speed=instant&{query}"


def open_your_move(page: Page, site: str, tag: str) -> None:
    page.goto(address_of_your_move(site, tag))
    wait_for_a_turn(page)


def open_finished(page: Page, site: str, tag: str, fake: str = "finished", speed: str = "instant") -> None:
    open_storage(page, site)
    store_save(
        page, next(pair for pair in pairs(fake) if pair["request"]["method"] == "load")["request"]["params"]["save"]
    )
    page.goto(f"{site}?lang={tag}&fake={fake}&speed={speed}")
    wait_for_engine(page)
    expect(page.locator("rematch-panel button").first).to_be_visible()


def play_coached(page: Page, site: str, tag: str, before: str) -> None:
    page.goto(f"{site}?lang={tag}&fake=coach&players=4&seed=48&speed=instant")
    play_coached_game(page, before)


def play_coached_game(page: Page | Frame, before: str) -> None:
    """Play the recorded game up to a request."""
    wait_for_a_turn(page)
    press(page, "tips-stop")
    requests = [pair["request"] for pair in pairs("coach")]
    for request in requests[: next(place for place, each in enumerate(requests) if each["method"] == before)]:
        if request["method"] == "play":
            act(page, request["params"]["action"])
