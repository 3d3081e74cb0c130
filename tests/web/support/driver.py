"""Open the page with recorded answers and play the recorded games in it."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.support.page_driver import final_scores, show_more_options, show_seat, wait_for_decision, wait_for_engine
from tests.support.probes import probe
from tests.web.support.recordings import pairs, views

GAME = "?fake=four-players&players=4&seed=7"
PAUSE_MS = 700
"""Pause before each action of a bot at normal speed."""
SHOW = probe(__file__, "show-view")


def open_storage(page: Page, site: str) -> None:
    """Open a plain file of the site, so that tests can fill its storage before the page runs."""
    page.goto(f"{site}LICENSE.txt")


def open_late_game(page: Page, site: str) -> None:
    """Open a game of five in its last round."""
    open_storage(page, site)
    save_late_game(page)
    page.goto(f"{site}?fake=five-players-end&speed=instant")
    wait_for_decision(page)


def save_late_game(page: Page) -> None:
    """Store a save of the late game, as for a player who has seen all tips and plays every move."""
    save = next(
        pair["request"]["params"]["save"] for pair in pairs("five-players-end") if pair["request"]["method"] == "load"
    )
    page.evaluate("save => localStorage.setItem('coloretto:v1:save', save)", save)
    page.evaluate("localStorage.setItem('coloretto:v1:hints', 'all')")
    page.evaluate("localStorage.setItem('coloretto:v1:settings', '{\"playForcedMoves\": false}')")


def open_new_game(page: Page, site: str) -> None:
    page.goto(f"{site}?fake=four-players&players=4&seed=7&speed=instant")
    wait_for_decision(page)


def act(page: Page, action: str) -> None:
    """Press the button of a recorded action, and wait for the bots' turns."""
    press(page, action)
    wait_for_decision(page)


def press(page: Page, action: str) -> None:
    row = action[1:]
    name = {"d": "Draw a card", "p": f"Place in row {row}", "t": f"Take row {row}"}[action[0]]
    page.get_by_role("button", name=name).click()


def play_recorded_actions(page: Page, name: str) -> None:
    for pair in pairs(name):
        if pair["request"]["method"] == "play":
            act(page, pair["request"]["params"]["action"])


def tip(page: Page) -> Locator:
    """Return the text of the current tip."""
    return page.locator("table-tip p")


def entries(page: Page) -> int:
    return page.get_by_role("log").get_by_role("listitem").count()


def open_on_bots_turn(page: Page, site: str, pace: str) -> None:
    """Open a game and draw and place a card, so that the bots are to act."""
    page.goto(f"{site}{GAME}&speed={pace}")
    wait_for_decision(page)
    press(page, "d")
    wait_for_decision(page)
    press(page, "p4")
    expect(page.get_by_text("Bruno is thinking", exact=True)).to_be_visible()


def pause_on_bots_turn(page: Page, site: str) -> None:
    """Open a game at normal speed with a paused clock, and play until the first bot is about to act."""
    page.clock.install(time=0)
    page.goto(f"{site}?fake=four-players&players=4&seed=7")
    wait_for_engine(page)
    page.clock.pause_at(3_600_000)
    for pair in pairs("four-players"):
        if pair["request"]["method"] == "bot_action":
            break
        if pair["request"]["method"] == "play":
            press(page, pair["request"]["params"]["action"])
    expect(page.get_by_text("Bruno is thinking").first).to_be_visible()


def open_final_scores(page: Page, site: str) -> None:
    open_late_game(page, site)
    play_recorded_actions(page, "five-players-end")
    page.get_by_role("button", name="Confirm jokers").click()
    expect(final_scores(page)).to_be_visible()


def late_view() -> Any:
    return next(view for view in views("five-players-end") if view["waiting_for"] == "human")


def wait_for_lazy_features(page: Page) -> None:
    """Wait for the features that load after the first frame and with the first game, and render the page again."""
    expect(page.locator("link-dialog")).to_be_attached()
    page.evaluate("customElements.whenDefined('new-game-dialog').then(() => new Promise(requestAnimationFrame))")


def wait_for_frames(page: Page) -> None:
    """Wait until the browser has sent the events that belong to the next frame."""
    page.evaluate("() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))")


def show(page: Page, view: Any, pace: str = "instant") -> None:
    """Show a view that does not come from a game."""
    wait_for_lazy_features(page)
    page.evaluate(SHOW, [view, pace])


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def set_up_two_people(page: Page) -> None:
    """Start the game of the recording "two-people" in the new-game dialog."""
    page.get_by_role("button", name="New game").click()
    form = page.get_by_role("dialog")
    form.get_by_role("radio", name="2", exact=True).check()
    show_seat(form, 1)
    form.get_by_role("textbox", name="Name at seat 1").fill("Ana")
    show_seat(form, 2)
    form.get_by_role("combobox", name="Who plays at seat 2").select_option(label="Human")
    form.get_by_role("textbox", name="Name at seat 2").fill("Ben")
    show_more_options(form)
    form.get_by_role("combobox", name="Edition").select_option("golden")
    form.get_by_role("spinbutton", name="Deal number").fill("11")
    form.get_by_role("button", name="Play", exact=True).click()
