"""Looks: sizes, themes, card skins and languages, and which of them each turn takes.

All looks of all screens take too long for each test run. A turn shows every screen in two looks; within ten turns every
pair of properties occurs, and every screen in every size, theme, skin and language.
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
"""Ordered so that sizes three apart, which a turn combines, differ much."""
THEMES: Final = ("light", "dark")
SKINS: Final = ("patterns", "suits", "letters")
LANGUAGES: Final = TAGS


class Look(NamedTuple):
    """Size, theme and card skin of a screen. A tour has one language."""

    width: int
    height: int
    theme: str
    skin: str

    def __str__(self) -> str:
        return f"{self.width}x{self.height}-{self.theme}-{self.skin}"


def turn_of_this_commit() -> int:
    """Return the number of commits, so that each commit is tested the same way and the next one differently."""
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
    """Yield a screen's looks in every size and theme, with alternating skins."""
    for number, (size, theme) in enumerate(product(SIZES, THEMES)):
        yield Look(*size, theme, SKINS[(screen + number) % len(SKINS)])
