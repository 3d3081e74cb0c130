"""Whole games with real Pyodide, with the keyboard only and with a screen reader only."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.cases import heavy
from tests.support.screen_reader_user import announced_choices, listen, message, play_with_screen_reader
from tests.support.texts import TAGS
from tests.support.user import User

MAX_PRESSES_PER_DECISION = 1.5
"""Key presses per decision, on average, after the start of the game."""

OFFERED = """[...document.querySelectorAll(".row, .draw, joker-panel .primary")].map(control => [
    (control.querySelector(".visually-hidden") ?? control).textContent.replace(/\\s+/g, " ").trim(),
    control.ariaDisabled !== "true",
])"""


@pytest.mark.heavy
def test_a_game_is_played_to_its_end_with_few_keys(quiet_page: Page, any_site: str) -> None:
    """Press Tab and Enter for Play, then the key of each control, or Tab and Enter if it has none."""
    page = quiet_page
    pressed: list[str] = []
    decisions: list[str] = []

    def press(key: str) -> None:
        page.keyboard.press(key)
        pressed.append(key)

    def choose(button: Locator) -> None:
        decisions.append(button.inner_text())
        key = button.get_attribute("aria-keyshortcuts")
        if not key:
            tab_to(button)
        press(key or "Enter")

    def tab_to(button: Locator) -> None:
        for _ in range(40):
            if button.evaluate("element => element === document.activeElement"):
                return
            press("Tab")
        raise AssertionError(f"Tab does not reach {button}")

    page.goto(f"{any_site}?speed=instant")
    User(page).wait_for_engine()
    tab_to(page.get_by_role("button", name="Play", exact=True))
    press("Enter")
    User(page).wait_for_decision()
    pressed.clear()
    # A fixed seed, so that every run counts the same game.
    page.goto(f"{any_site}?players=2&seed=4&speed=instant")
    User(page).play_to_the_end(seed=4, press=choose)
    assert len(User(page).scores()) == 2
    average = len(pressed) / len(decisions)
    assert average <= MAX_PRESSES_PER_DECISION, (
        f"{len(pressed)} presses for {len(decisions)} decisions: {average:.2f} each"
    )
    print(f"{len(pressed)} presses for {len(decisions)} decisions: {average:.2f} each")


@pytest.mark.parametrize(
    ("players", "edition", "language"),
    [
        heavy(4, "classic", "en"),
        (2, "golden", "de"),
        *(heavy(2, "golden", tag) for tag in TAGS if tag != "de"),
    ],
)
def test_a_game_is_played_to_its_end_with_a_screen_reader(
    quiet_page: Page, any_site: str, players: int, edition: str, language: str
) -> None:
    page = quiet_page

    def check(turn: str) -> None:
        offered: list[tuple[str, bool]] = page.evaluate(OFFERED)
        assert sorted(announced_choices(page, language, turn)) == sorted(
            name for name, is_enabled in offered if is_enabled
        )
        for name, is_enabled in offered:
            assert (message(language, "sentence", words=name) in turn) == is_enabled, name

    listen(page)
    page.goto(f"{any_site}?players={players}&edition={edition}&seed=11&speed=instant&lang={language}")
    last = play_with_screen_reader(page, language, seed=players, check=check)
    expect(page.get_by_role("heading", name=message(language, "final-scores"))).to_be_visible()
    assert last.endswith(page.locator(".winners").inner_text())
    rows = page.get_by_role("table").locator("tbody").get_by_role("row").all()
    assert len(rows) == players
    for row in rows:
        points = row.get_by_role("cell").last.inner_text()
        name = row.get_by_role("rowheader").inner_text()
        assert message(language, "named-value", name=name, value=points) in last
