"""Use the page as a screen reader user does: hear live regions, and find buttons by their accessible names."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

from tests.support.pages import wait_until
from tests.support.probes import probe
from tests.support.texts import messages

MAX_ANNOUNCEMENTS = 1200
BUTTON = re.compile(r"""^\s*- '?button "((?:[^"\\]|\\.)*)"(.*)$""", re.MULTILINE)
"""Matches a button in Playwright's ARIA snapshot: its name and, in brackets, its states."""

RECORD = probe(__file__, "record-live-regions")

TURN_IS_ANNOUNCED = """() => {
    const last = kind => heard.findLastIndex(([how]) => how === kind);
    return last("assertive") >= 0 && last("status") > last("assertive");
}"""


def listen(page: Page) -> None:
    """Record the announcements of pages opened from now on."""
    page.add_init_script(RECORD)


def heard(page: Page, kind: str) -> list[str]:
    """Return all announcements made as "assertive" (turns) or as "status" (events, possible actions, tips)."""
    announcements: list[list[str]] = page.evaluate("heard")
    return [words for how, words in announcements if how == kind]


def hear_turn(page: Page) -> tuple[str, str]:
    """Wait until a turn is fully announced; return its assertive and its polite announcement."""
    wait_until(page, TURN_IS_ANNOUNCED)
    return heard(page, "assertive")[-1], heard(page, "status")[-1]


def message(language: str, message_id: str, /, **arguments: str) -> str:
    """Return a message with normalised spaces, as in recorded announcements."""
    frame = " ".join(messages()[language][message_id]["frame"].split())
    return re.sub(r"<(\w+)>", lambda place: arguments[place[1]], frame)


def enabled_button_names(page: Page) -> list[str]:
    """Return the accessible names of all enabled buttons."""
    buttons: list[tuple[str, str]] = BUTTON.findall(page.locator("body").aria_snapshot())
    return [re.sub(r"\\(.)", r"\1", name).replace("''", "'") for name, states in buttons if "[disabled]" not in states]


def announced_choices(page: Page, language: str, turn: str) -> list[str]:
    """Return the names of the enabled buttons that an announcement contains."""
    return [name for name in enabled_button_names(page) if message(language, "sentence", words=name) in turn]


def ending(language: str) -> re.Pattern[str]:
    """Return a pattern for the announcement at the end of a game."""
    anything = "\0"
    endings = [
        message(
            language,
            "announce-over",
            scores=anything,
            winners=message(language, message_id, name=anything, names=anything),
        )
        for message_id in ("wins-you", "wins", "wins-shared")
    ]
    return re.compile(f"({'|'.join(map(re.escape, endings))})$".replace(anything, ".+"))


def play_with_screen_reader(page: Page, language: str, seed: int, check: Callable[[str], None]) -> str:
    """Play random announced choices until the winner is announced; return that announcement."""
    rng = Random(seed)
    over = ending(language)
    known, waited = 0, 0
    for _ in range(MAX_ANNOUNCEMENTS):
        wait_until(page, "waited => heard.length > waited", waited)
        new: list[list[str]] = page.evaluate("known => heard.slice(known)", known)
        waited = known + len(new)
        ends = [words for how, words in new if how == "status" and over.search(words)]
        if ends:
            return ends[-1]
        turns = [place for place, (how, _) in enumerate(new) if how == "assertive"]
        turn = " ".join(words for _, words in new[turns[-1] :]) if turns else ""
        names = announced_choices(page, language, turn)
        if names:
            known = waited
            check(turn)
            page.get_by_role("button", name=rng.choice(names), exact=True).click()
    raise AssertionError(f"no winner was announced within {MAX_ANNOUNCEMENTS} announcements")
