"""All screens of the page, opened by the page's own texts in any language."""

from collections.abc import Callable
from typing import Final, TypeAlias
from urllib.parse import quote

from playwright.sync_api import expect

from tests.support.user import User
from tests.web.support import saved_games
from tests.web.support.recorded_games import (
    open_finished,
    open_your_move,
    play_coached,
    play_recorded_actions,
    save_late_game,
)
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

Screen: TypeAlias = Callable[[User], None]
"""Opens a screen of the page with recorded answers in a language."""


def welcome(user: User) -> None:
    user.navigate()
    user.wait_for_engine()


def start(user: User) -> None:
    user.navigate("fake=four-players&players=4&seed=7&speed=instant")
    user.wait_for_turn()


def placing(user: User) -> None:
    start(user)
    user.page.locator(".draw").click()
    expect(user.page.locator(".drawn card-face")).to_be_visible()


def bots(user: User) -> None:
    """Show bots in the middle of a round, step by step."""
    user.navigate("fake=four-players&players=4&seed=7&speed=step")
    user.wait_for_engine()
    user.page.locator(".draw").click()
    user.page.locator(".row").last.click()
    user.press("pace-next")


def left_handed(user: User) -> None:
    """Show the bots' buttons in the left-handed layout."""
    bots(user)
    user.change_settings(leftHanded=True)
    user.page.wait_for_function("getComputedStyle(document.querySelector('pace-buttons')).justifySelf === 'start'")


def practice(user: User) -> None:
    user.navigate("fake=practice&players=2&seed=7&speed=instant")
    user.wait_for_turn()
    user.page.locator(".draw").click()
    user.press("undo")
    expect(user.page.locator(".practice")).to_be_visible()


def last_round(user: User) -> None:
    user.open_storage()
    save_late_game(user)
    user.navigate("fake=five-players-end&speed=instant")
    user.wait_for_turn()


def selected(user: User) -> None:
    """Select a move that a second press would play."""
    last_round(user)
    user.change_settings(confirmMoves=True)
    user.page.locator(".row").nth(1).click()
    expect(user.page.locator("[aria-pressed=true]")).to_be_visible()


def unseen(user: User) -> None:
    last_round(user)
    peek = user.page.locator(".peek")
    if peek.is_visible():
        peek.click()


def jokers(user: User) -> None:
    last_round(user)
    play_recorded_actions(user, "five-players-end")
    expect(user.button("confirm-jokers")).to_be_visible()


def scores(user: User) -> None:
    jokers(user)
    user.press("confirm-jokers")
    expect(user.page.get_by_role("heading", name=user.text("final-scores"))).to_be_visible()


def set_up(user: User) -> None:
    start(user)
    user.press("new-game")
    expect(user.page.get_by_role("dialog", name=user.text("setup-title"))).to_be_visible()


def settings(user: User) -> None:
    start(user)
    user.press("settings")
    expect(user.page.get_by_role("dialog", name=user.text("settings"))).to_be_visible()


def about_a_bot(user: User) -> None:
    start(user)
    user.page.locator(".bot-info").first.click()
    expect(user.page.get_by_role("dialog").get_by_text(user.text("bot-figures"))).to_be_visible()


def notices(user: User) -> None:
    user.navigate("fake=faults&players=9&edition=silver&level=god&seed=5&speed=instant")
    expect(user.page.get_by_role("alert").first).to_be_visible()
    user.wait_for_turn()


def failure(user: User) -> None:
    user.navigate("fake=nothing&players=2")
    expect(user.page.locator("html")).to_have_attribute("data-engine", "failed")
    expect(user.button("try-again")).to_be_visible()


def question(user: User) -> None:
    """Show an answered puzzle with the value of each move."""
    open_your_move(user)
    user.page.locator(".row").nth(1).click()
    expect(user.page.get_by_role("dialog", name=user.text("answer-title")).get_by_role("table")).to_be_visible()


def hint(user: User) -> None:
    """Show the first level of a hint; "hint-best" opens the next one."""
    play_coached(user, before="hint")
    user.press("coach-hint")
    expect(user.page.locator("hint-panel .primary")).to_be_visible()


def whole_hint(user: User) -> None:
    hint(user)
    user.press("hint-best")
    user.press("hint-all")
    expect(user.page.get_by_role("table")).to_be_visible()


def why(user: User) -> None:
    play_coached(user, before="why")
    user.press("coach-why")
    expect(user.page.get_by_role("dialog", name=user.text("coach-why")).get_by_role("table")).to_be_visible()


def reviewed(user: User) -> None:
    open_finished(user, fake="reviewed")
    user.press("review")
    expect(user.page.get_by_role("slider")).to_be_visible()


def watching_reviewed(user: User) -> None:
    """Show the step after the costliest decision of a reviewed game."""
    reviewed(user)
    user.page.locator(".costliest button").first.click()
    user.press("replay-forth")
    expect(user.page.locator("ply-note .band")).to_be_visible()


def about(user: User) -> None:
    start(user)
    user.press("more")
    user.press("page-about")
    expect(user.page.locator("about-page table")).to_be_visible()


def recorded(user: User) -> None:
    (first, *_) = (pair["request"]["params"] for pair in pairs("replay") if pair["request"]["method"] == "replay")
    user.navigate(f"fake=replay&record={quote(first['record'])}")
    user.wait_for_engine()
    expect(user.page.get_by_role("slider")).to_be_visible()
    expect(user.page.get_by_role("group", name=user.text("replay"))).to_be_visible()


def after_game(user: User) -> None:
    open_finished(user)


def other_seat(user: User) -> None:
    open_finished(user)
    user.press("after-other-seat")
    expect(user.page.get_by_role("dialog", name=user.text("after-other-seat"))).to_be_visible()


def games(user: User) -> None:
    """Show the current game, an unfinished one, and a save that could not be opened."""
    game = {f"{saved_games.UNFINISHED}:{saved_games.NOON}-a": saved_games.LATE_OF_FIVE}
    saved_games.store(user.page, user.site, {**game, f"{saved_games.UNREADABLE}:{saved_games.NOON}": "unreadable"})
    user.navigate("fake=begun&players=3&seed=3&speed=instant")
    user.wait_for_turn()
    user.open_page("games")
    expect(user.page.get_by_role("textbox")).to_have_count(5)
    expect(user.page.locator("position-picture img")).to_be_visible()
    user.press("games-open-text")
    expect(user.page.get_by_role("alert").get_by_text(user.text("games-nothing"))).to_be_visible()


def fairness(user: User) -> None:
    open_finished(user)
    user.open_page("fairness")
    user.press("fair-check")
    user.page.get_by_text(user.text("fair-parts")).click()
    user.press("fair-shuffle")
    expect(user.page.locator(".verdict")).to_have_count(2)


def watching(user: User) -> None:
    open_finished(user)
    user.press("after-watch")
    user.press("replay-manner")
    expect(user.page.get_by_label(user.text("replay-speed"), exact=True)).to_be_visible()


def rules(user: User) -> None:
    user.navigate(page="rules.html")
    expect(user.page.get_by_role("heading", level=1)).to_be_visible()


def share(user: User) -> None:
    user.navigate(page="share.html")
    expect(user.page.get_by_role("heading", level=1)).to_be_visible()


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
