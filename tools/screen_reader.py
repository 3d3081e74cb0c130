"""Play a game with the screen reader Orca and real keys: `python -m tools.screen_reader`. Needs dist/.

Chromium runs on a virtual display; Orca reads the page and logs its speech. Each key is a random choice among the
actions that Orca spoke. Prints the announcements of the page that Orca did not speak. As root, installs missing Debian
packages. No part of the tests, as Orca changes from release to release.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import sync_playwright

from tests.support import browsers
from tests.support.browsers import open_chromium
from tests.support.screen_reader_user import ending, listen
from tests.support.servers import serving
from tests.support.user import MAX_CHOICES, User
from tests.support.webkit import display
from tools import project

PROGRAMS: Final = {"orca": "orca", "dbus-run-session": "dbus-daemon", "xdotool": "xdotool", "Xvfb": "xvfb"}
"""The Debian package of each program."""
ACCESSIBILITY_BUS: Final = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
SETTINGS: Final = """
import orca.debug
import orca.settings
orca.debug.debugFile = open({log!r}, "w", buffering=1)
orca.debug.debugLevel = orca.debug.LEVEL_INFO
orca.settings.sayAllOnLoad = False
"""
"""Orca logs speech at once, and does not read the whole page when it opens, as no key follows that."""
SPEECH: Final = re.compile(r"SPEECH OUTPUT: '(.*?)' ?(?:\{'established': False\})?$", re.MULTILINE)
ACTIONS: Final = re.compile(r"Draw a card|(?:Place in|Take) row \d|Confirm")
FOCUS_ROLES: Final = re.compile("push button|combo box")
TIMEOUT_SECONDS: Final = 60


class Orca:
    """A running Orca, known by the log of its speech."""

    def __init__(self, log: Path) -> None:
        self._log = log
        self._spoken_before = 0

    @property
    def spoken(self) -> list[str]:
        """All speech so far, with single spaces."""
        return [" ".join(words.split()) for words in SPEECH.findall(self._log.read_text(errors="replace"))]

    def press(self, key: str) -> None:
        """Press a real key and listen from then on."""
        self._spoken_before = len(self.spoken)
        subprocess.run(["xdotool", "key", key], check=True)

    def wait_for_speech(self, matches: Callable[[str], bool]) -> str:
        """Wait for speech that matches, since the last key, and return it. Raises TimeoutError."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while time.monotonic() < deadline:
            for words in self.spoken[self._spoken_before :]:
                if matches(words):
                    return words
            time.sleep(0.1)
        raise TimeoutError(f"Orca said only: {self.spoken[self._spoken_before :]}")

    @property
    def is_in_focus_mode(self) -> bool:
        """Whether Orca passes keys on to the page, as it last said."""
        return next((said == "Focus mode" for said in reversed(self.spoken) if said.endswith(" mode")), False)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play in a D-Bus session of its own; print the announcements that were not spoken."""
    parser = argparse.ArgumentParser(prog="python -m tools.screen_reader", description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--in-session", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if not options.in_session:
        if browsers.can_install_debian_packages():
            bus = [] if ACCESSIBILITY_BUS.exists() else ["at-spi2-core"]
            chromium = [] if browsers.installed_chromium() else ["chromium"]
            browsers.install_debian_packages(*browsers.packages_of_missing(PROGRAMS), *bus, *chromium)
        again = [sys.executable, "-m", "tools.screen_reader", *(arguments or sys.argv[1:]), "--in-session"]
        return subprocess.run(["dbus-run-session", "--", *again]).returncode
    with session() as log, sync_playwright() as playwright:
        browser = open_chromium(playwright, "--force-renderer-accessibility", headless=False)
        page = browser.new_page(no_viewport=True)
        listen(page)
        page.goto(f"{next(serving(project.DIST))}?lang=en&players={options.players}&seed={options.seed}&speed=fast")
        User(page).wait_for_engine()
        orca = Orca(log)
        decisions = play(orca, options.seed)
        announced: list[str] = [words for _, words in page.evaluate("heard")]
        missing = [words for words in announced if words not in orca.spoken]
        browser.close()
    for words in missing:
        print(f"not spoken: {words}")
    print(f"{decisions} decisions; {len(announced)} announcements, {len(announced) - len(missing)} spoken by Orca")
    return 1 if missing else 0


@contextmanager
def session() -> Iterator[Path]:
    """Run Orca on a virtual display with settings of its own; yield its log."""
    with TemporaryDirectory() as folder, display() as name:
        home = Path(folder)
        settings = home / ".local/share/orca/orca-customizations.py"
        settings.parent.mkdir(parents=True)
        os.environ |= {"DISPLAY": name, "HOME": folder, "XDG_RUNTIME_DIR": folder}
        log = home / "said.txt"
        log.touch()
        settings.write_text(SETTINGS.format(log=str(log)))
        with subprocess.Popen(["orca", "--replace"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
            try:
                Orca(log).wait_for_speech(lambda words: words == "Screen reader on.")
                yield log
            finally:
                running.kill()


def play(orca: Orca, seed: int) -> int:
    """Choose at random among the spoken actions until a winner is announced; return the number of decisions."""
    rng = Random(seed)
    over = ending("en")
    for decisions in range(MAX_CHOICES):
        words = orca.wait_for_speech(
            lambda words: bool(over.search(words) or (ACTIONS.search(words) and not FOCUS_ROLES.search(words)))
        )
        if over.search(words):
            return decisions
        act(orca, rng.choice(ACTIONS.findall(words)))
    raise AssertionError(f"no winner was announced within {MAX_CHOICES} choices")


def act(orca: Orca, choice: str) -> None:
    """Carry out an action by keys, as a screen reader user would."""
    if choice == "Confirm":
        has_focus = False
        while not has_focus:
            orca.press("Tab")
            has_focus = orca.wait_for_speech(lambda words: bool(FOCUS_ROLES.search(words))).startswith(choice)
        orca.press("Return")
    elif choice == "Draw a card":
        orca.press("d" if orca.is_in_focus_mode else "Return")
    else:
        orca.press(choice[-1])


if __name__ == "__main__":
    sys.exit(main())
