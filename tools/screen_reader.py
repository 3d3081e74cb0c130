"""Play a game with Orca by what it says and by real keys: `python -m tools.screen_reader`, once dist/ is built.

Chromium shows the page on a display that nobody sees; Orca reads it and writes down what it would say. The next key is
chosen by lot among what it said can be done. Prints what the page told and Orca did not say. As root, Debian's packages
that are missing are installed. On its own, as Orca changes from release to release.
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
from tests.support.page_driver import MAX_CHOICES, wait_for_engine
from tests.support.screen_reader_user import ending, listen
from tests.support.servers import serving
from tests.support.webkit import display
from tools import project

PROGRAMS: Final = {"orca": "orca", "dbus-run-session": "dbus-daemon", "xdotool": "xdotool", "Xvfb": "xvfb"}
"""What is needed, and the packages that have it."""
ACCESSIBILITY_BUS: Final = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
SETTINGS: Final = """
import orca.debug
import orca.settings
orca.debug.debugFile = open({notes!r}, "w", buffering=1)
orca.debug.debugLevel = orca.debug.LEVEL_INFO
orca.settings.sayAllOnLoad = False
"""
"""It writes down at once what it says; and does not read the whole page when that opens, as no key is pressed then."""
SAID: Final = re.compile(r"SPEECH OUTPUT: '(.*?)' ?(?:\{'established': False\})?$", re.MULTILINE)
OFFERED: Final = re.compile(r"Draw a card|(?:Place in|Take) row \d|Confirm jokers")
OF_THE_FOCUS: Final = re.compile("push button|combo box")
PATIENCE: Final = 60


class Orca:
    """What Orca has said, as it has written it down."""

    def __init__(self, notes: Path) -> None:
        self._notes = notes
        self._keyed = 0

    @property
    def all_said(self) -> list[str]:
        """All of it, with single spaces."""
        return [" ".join(words.split()) for words in SAID.findall(self._notes.read_text(errors="replace"))]

    def press(self, key: str) -> None:
        """Press a real key, and listen anew from then on."""
        self._keyed = len(self.all_said)
        subprocess.run(["xdotool", "key", key], check=True)

    def hear(self, is_meant: Callable[[str], bool]) -> str:
        """Wait until such words are said, since the last key. Raises TimeoutError."""
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late:
            for words in self.all_said[self._keyed :]:
                if is_meant(words):
                    return words
            time.sleep(0.1)
        raise TimeoutError(f"Orca said only: {self.all_said[self._keyed :]}")

    @property
    def is_in_focus_mode(self) -> bool:
        """Say whether it leaves the keys to the page, as it said last."""
        return next((said == "Focus mode" for said in reversed(self.all_said) if said.endswith(" mode")), False)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play in a session of its own; print what was told and said."""
    parser = argparse.ArgumentParser(prog="python -m tools.screen_reader", description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--in-session", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if not options.in_session:
        if browsers.can_install_debian_packages():
            bus = [] if ACCESSIBILITY_BUS.exists() else ["at-spi2-core"]
            chromium = [] if browsers.installed_chromium() else ["chromium"]
            browsers.install_debian_packages(*browsers.missing_packages(PROGRAMS), *bus, *chromium)
        again = [sys.executable, "-m", "tools.screen_reader", *(arguments or sys.argv[1:]), "--in-session"]
        return subprocess.run(["dbus-run-session", "--", *again]).returncode
    with session() as notes, sync_playwright() as playwright:
        browser = open_chromium(playwright, "--force-renderer-accessibility", headless=False)
        page = browser.new_page(no_viewport=True)
        listen(page)
        page.goto(f"{next(serving(project.DIST))}?lang=en&players={options.players}&seed={options.seed}&speed=fast")
        wait_for_engine(page)
        orca = Orca(notes)
        decisions = play(orca, options.seed)
        told: list[str] = [words for _, words in page.evaluate("heard")]
        missing_packages = [words for words in told if words not in orca.all_said]
        browser.close()
    for words in missing_packages:
        print(f"not said: {words}")
    print(f"{decisions} decisions; {len(told)} tellings of the page, {len(told) - len(missing_packages)} said by Orca")
    return 1 if missing_packages else 0


@contextmanager
def session() -> Iterator[Path]:
    """Start a display and Orca, for the time being and with settings of its own; give the file that it writes."""
    with TemporaryDirectory() as folder, display() as name:
        home = Path(folder)
        settings = home / ".local/share/orca/orca-customizations.py"
        settings.parent.mkdir(parents=True)
        os.environ |= {"DISPLAY": name, "HOME": folder, "XDG_RUNTIME_DIR": folder}
        notes = home / "said.txt"
        notes.touch()
        settings.write_text(SETTINGS.format(notes=str(notes)))
        with subprocess.Popen(["orca", "--replace"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
            try:
                Orca(notes).hear(lambda words: words == "Screen reader on.")
                yield notes
            finally:
                running.kill()


def play(orca: Orca, seed: int) -> int:
    """Choose by lot among what is said to be possible until the winner is told; give the number of decisions."""
    rng = Random(seed)
    over = ending("en")
    for decisions in range(MAX_CHOICES):
        words = orca.hear(
            lambda words: bool(over.search(words) or (OFFERED.search(words) and not OF_THE_FOCUS.search(words)))
        )
        if over.search(words):
            return decisions
        act(orca, rng.choice(OFFERED.findall(words)))
    raise AssertionError(f"no winner was told within {MAX_CHOICES} choices")


def act(orca: Orca, choice: str) -> None:
    """Do it by keys, as somebody does who has listened."""
    if choice == "Confirm jokers":
        has_focus = False
        while not has_focus:
            orca.press("Tab")
            has_focus = orca.hear(lambda words: bool(OF_THE_FOCUS.search(words))).startswith(choice)
        orca.press("Return")
    elif choice == "Draw a card":
        orca.press("d" if orca.is_in_focus_mode else "Return")
    else:
        orca.press(choice[-1])


if __name__ == "__main__":
    sys.exit(main())
