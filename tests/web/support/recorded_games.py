"""Open the page with recorded answers and play the recorded games in it."""

from typing import Any
from urllib.parse import quote, urlencode

from playwright.sync_api import expect

from tests.support.probes import probe
from tests.support.user import User, show_more_options, show_seat
from tests.web.support.recordings import pairs, params_with, views

GAME = "fake=four-players&players=4&seed=7"
PAUSE_MS = 700
"""Pause before each action of a bot at normal speed."""
SHOW = probe(__file__, "show-view")


def open_new_game(user: User) -> None:
    user.open(f"{GAME}&speed=instant")
    user.wait_for_decision()


def open_late_game(user: User) -> None:
    """Open a game of five in its last round."""
    user.open_storage()
    save_late_game(user)
    user.open("fake=five-players-end&speed=instant")
    user.wait_for_decision()


def save_late_game(user: User) -> None:
    """Store a save of the late game, for a player who plays every move."""
    user.store(save=loaded_save("five-players-end"), settings='{"playForcedMoves": false}')


def loaded_save(name: str) -> str:
    """Return the first save that a recorded conversation loads."""
    save: str = params_with("save", name)[0]["save"]
    return save


def play_recorded_actions(user: User, name: str, before: str = "") -> None:
    """Play the person's actions of a recorded game, up to the first request of a method."""
    for pair in pairs(name):
        if pair["request"]["method"] == before:
            return
        if pair["request"]["method"] == "play":
            user.act(pair["request"]["params"]["action"])


def open_on_bots_turn(user: User, pace: str) -> None:
    """Open a game and draw and place a card, so that the bots are to act."""
    user.open(f"{GAME}&speed={pace}")
    user.act("d")
    user.press_action("p4")
    expect(user.page.get_by_text("Bruno is thinking", exact=True)).to_be_visible()


def pause_on_bots_turn(user: User) -> None:
    """Open a game at normal speed with a paused clock, and play until the first bot is about to act."""
    user.page.clock.install(time=0)
    user.navigate(GAME)
    user.wait_for_engine()
    user.page.clock.pause_at(3_600_000)
    for pair in pairs("four-players"):
        if pair["request"]["method"] == "bot_action":
            break
        if pair["request"]["method"] == "play":
            user.press_action(pair["request"]["params"]["action"])
    expect(user.page.get_by_text("Bruno is thinking").first).to_be_visible()


def open_final_scores(user: User) -> None:
    open_late_game(user)
    play_recorded_actions(user, "five-players-end")
    user.press("confirm-jokers")
    expect(user.final_scores()).to_be_visible()


def open_finished(user: User, fake: str = "finished", speed: str = "instant") -> None:
    """Open a finished game."""
    user.fill_storage(save=loaded_save(fake))
    user.open(f"fake={fake}&speed={speed}")
    expect(user.page.locator("rematch-panel button").first).to_be_visible()


def open_your_move(user: User) -> None:
    """Open a linked puzzle."""
    user.page.goto(address_of_your_move(user.site, user.tag))
    user.wait_for_turn()


def address_of_your_move(site: str, tag: str) -> str:
    (wanted,) = params_with("position", "your-move")
    query = f"pos={quote(wanted['position'])}&{urlencode(wanted['query'])}"
    return f"{site}?lang={tag}&fake=your-move&speed=instant&{query}"


def play_coached(user: User, before: str) -> None:
    """Open a game with the coach, and play up to a request."""
    user.navigate("fake=coach&players=4&seed=48&speed=instant")
    play_coached_game(user, before)


def play_coached_game(user: User, before: str) -> None:
    user.wait_for_turn()
    user.press("tips-stop")
    play_recorded_actions(user, "coach", before)


def open_hint(user: User) -> None:
    """Show the first level of a hint."""
    play_coached(user, before="hint")
    user.press("coach-hint")
    expect(user.page.locator("hint-panel .primary")).to_be_visible()


def open_why(user: User) -> None:
    """Show why the last player acted so."""
    play_coached(user, before="why")
    user.press("coach-why")
    expect(user.dialog("coach-why").get_by_role("table")).to_be_visible()


def open_review(user: User) -> None:
    """Show the review of a finished game."""
    open_finished(user, fake="reviewed")
    user.open_after_game()
    user.press("review")
    expect(user.page.get_by_role("slider")).to_be_visible()


def open_costliest(user: User) -> None:
    """Show the step after the costliest decision of a reviewed game."""
    open_review(user)
    user.page.locator(".costliest button").first.click()
    user.press("replay-forth")
    expect(user.page.locator("ply-note .band")).to_be_visible()


def late_view() -> Any:
    return next(view for view in views("five-players-end") if view["waiting_for"] == "human")


def show(user: User, view: Any, pace: str = "instant") -> None:
    """Show a view that does not come from a game."""
    user.wait_for_lazy_features()
    user.page.evaluate(SHOW, [view, pace])


def set_up_two_people(user: User) -> None:
    """Start the game of the recording "two-people" in the new-game dialog."""
    user.press("new-game")
    form = user.page.get_by_role("dialog")
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
