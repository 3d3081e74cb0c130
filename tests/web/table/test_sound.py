"""Sounds in a browser: none before the first press, and the game never depends on them."""

from playwright.sync_api import Page, expect

from tests.web.support.driver import open_late_game, open_new_game, play_recorded_actions, press

BROKEN_AUDIO = "window.AudioContext = class { constructor() { throw new DOMException('no device') } }"
COUNT_SOUNDS = """window.contexts = window.sounds = 0;
window.AudioContext = class extends AudioContext {
    constructor() { super(); contexts += 1 }
    get currentTime() { sounds += 1; return super.currentTime }
}"""

# Chromium counts each script that Playwright evaluates as user activation.
ONLY_REAL_PRESSES = """let isTouched = false;
addEventListener("pointerdown", () => { isTouched = true }, { capture: true });
Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: isTouched }) });"""

OPEN_SETTINGS = """document.querySelector("app-header").dispatchEvent(
    new CustomEvent("intent", { detail: { type: "open-settings" }, bubbles: true }))"""


def test_a_game_works_in_a_browser_without_sound(page: Page, fake_site: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(BROKEN_AUDIO)
    open_late_game(page, fake_site)
    play_recorded_actions(page, "five-players-end")
    expect(page.get_by_role("button", name="Confirm jokers")).to_be_visible()
    assert errors == []


def test_no_sound_is_played_before_the_first_press(page: Page, fake_site: str) -> None:
    page.add_init_script(COUNT_SOUNDS)
    page.add_init_script(ONLY_REAL_PRESSES)
    open_new_game(page, fake_site)
    page.evaluate(OPEN_SETTINGS)
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()  # The sounds load with the settings.
    page.evaluate("new Promise(resolve => requestIdleCallback(resolve))")
    page.evaluate("navigator.mediaDevices?.enumerateDevices()")
    assert page.evaluate("contexts") == 0
    page.keyboard.press("Escape")
    press(page, "d")
    page.wait_for_function("contexts === 1 && sounds > 0")
