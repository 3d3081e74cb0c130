"""How the page is looked at: sizes, themes, card skins and languages, and which of them this turn.

All looks of all screens take too long for each test run. A turn looks at every screen in two of them; within ten turns
every pair of two properties comes up, and every screen in every size, theme, skin and language.
"""

import subprocess
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from tests.support.texts import TAGS

ROOT: Final = Path(__file__).parents[2]
TURNS: Final = 10

SIZES: Final = [(320, 640), (768, 1024), (640, 360), (360, 640), (1440, 900), (2560, 1440)]
"""In an order in which those three apart, which a turn looks at together, differ much."""
THEMES: Final = ("light", "dark")
SKINS: Final = ("patterns", "suits", "letters")
LANGUAGES: Final = TAGS


class Look(NamedTuple):
    """One way to look at a screen; the language is chosen once for a whole tour."""

    width: int
    height: int
    theme: str
    skin: str

    def __str__(self) -> str:
        return f"{self.width}x{self.height}-{self.theme}-{self.skin}"


def turn_of_this_commit() -> int:
    """Return the number of commits, so that a commit is always tested alike and the next one otherwise."""
    command = ["git", "rev-list", "--count", "HEAD"]
    try:
        answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return 0
    return int(answer.stdout)


def looks_of_turn(screen: int, turn: int) -> list[Look]:
    """Return the two looks of a screen, given by its number, in a turn."""
    looks = []
    for second in (0, 1):
        size = (screen + turn + 3 * second) % len(SIZES)
        theme = (screen + turn // 3 + second) % len(THEMES)
        skin = (screen // 2 + turn + second) % len(SKINS)
        looks.append(Look(*SIZES[size], THEMES[theme], SKINS[skin]))
    return looks


def language_of_turn(tour: int, turn: int) -> str:
    """Return the language of a tour, given by its number, in a turn."""
    return LANGUAGES[(tour + turn) % len(LANGUAGES)]


def all_looks(screen: int) -> Iterator[Look]:
    """Return a screen in every size and theme, the skins by turns."""
    for number, (size, theme) in enumerate(product(SIZES, THEMES)):
        yield Look(*size, theme, SKINS[(screen + number) % len(SKINS)])
