"""Sounds in a browser: none before the first press, and the game never depends on them."""

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.support.pages import wait_until
from tests.support.user import User
from tests.web.support.recorded_games import open_late_game, open_new_game, play_recorded_actions

BROKEN_AUDIO = "window.AudioContext = class { constructor() { throw new DOMException('no device') } }"
COUNT_SOUNDS = """window.contexts = window.sounds = 0;
window.AudioContext = class extends AudioContext {
    constructor() { super(); contexts += 1 }
    get currentTime() { sounds += 1; return super.currentTime }
}"""

COUNT_PLUCKS = """window.plucks = 0;
window.OscillatorNode = class extends OscillatorNode { constructor(...args) { super(...args); plucks += 1 } }"""

# Chromium counts each script that Playwright evaluates as user activation.
ONLY_REAL_PRESSES = """let isTouched = false;
addEventListener("pointerdown", () => { isTouched = true }, { capture: true });
Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: isTouched }) });"""

OPEN_SETTINGS = """document.querySelector("app-header").dispatchEvent(
    new CustomEvent("intent", { detail: { type: "open-dialog", dialog: "settings" }, bubbles: true }))"""


@pytest.fixture
def has_sound() -> bool:
    return True


def test_a_game_works_in_a_browser_without_sound(page: Page, user: User) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(BROKEN_AUDIO)
    open_late_game(user)
    play_recorded_actions(user, "five-players-end")
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    assert errors == []


def test_no_sound_is_played_before_the_first_press(page: Page, user: User) -> None:
    page.add_init_script(COUNT_SOUNDS)
    page.add_init_script(ONLY_REAL_PRESSES)
    open_new_game(user)
    page.evaluate(OPEN_SETTINGS)
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()  # The sounds load with the settings.
    page.evaluate("new Promise(resolve => requestIdleCallback(resolve))")
    page.evaluate("navigator.mediaDevices?.enumerateDevices()")
    assert page.evaluate("contexts") == 0
    page.keyboard.press("Escape")
    user.press_action("d")
    wait_until(page, "() => contexts === 1 && sounds > 0")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_end_sounds_when_its_result_is_shown(
    page: Page, user: User, motion: Literal["no-preference", "reduce"]
) -> None:
    page.emulate_media(reduced_motion=motion)
    page.add_init_script(COUNT_SOUNDS)
    page.add_init_script(COUNT_PLUCKS)
    page.clock.install(time=0)
    open_late_game(user)
    play_recorded_actions(user, "five-players-end")
    wait_until(page, "() => contexts === 1 && sounds > 0")
    user.change_settings(pace="normal")
    page.clock.pause_at(3_600_000)
    before = page.evaluate("plucks")
    page.get_by_role("button", name="Confirm").click()
    expect(user.final_scores()).to_be_focused()
    if motion == "no-preference":
        assert page.evaluate("plucks") == before
        page.keyboard.press("Escape")
    wait_until(page, "before => plucks > before", before)
