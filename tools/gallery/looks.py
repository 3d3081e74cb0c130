"""Looks: sizes, themes, card skins and languages.

All looks of all screens take too long for each test run. Each run shows every screen in one look and language, always
the same; together, the screens have every pair of size, theme, skin and language.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from tests.support.texts import TAGS

SIZES: Final = [(320, 640), (768, 1024), (640, 360), (360, 640), (1440, 900), (2560, 1440)]
THEMES: Final = ("light", "dark")
SKINS: Final = ("patterns", "suits", "letters")
LANGUAGES: Final = TAGS


class Look(NamedTuple):
    """Size, theme and card skin of a screen."""

    width: int
    height: int
    theme: str
    skin: str

    def __str__(self) -> str:
        return f"{self.width}x{self.height}-{self.theme}-{self.skin}"


def look_of(screen: int) -> Look:
    """Return the look in which each run shows a screen, given by its number."""
    theme, skin = screen // 4 % len(THEMES), (screen + screen // len(SIZES)) % len(SKINS)
    return Look(*SIZES[screen % len(SIZES)], THEMES[theme], SKINS[skin])


def language_of(screen: int) -> str:
    """Return the language in which each run shows a screen, given by its number."""
    return LANGUAGES[(screen // len(SIZES) + screen // (len(SIZES) * len(LANGUAGES))) % len(LANGUAGES)]


def all_looks(screen: int) -> Iterator[Look]:
    """Yield a screen's looks in every size and theme, with alternating skins."""
    for number, (size, theme) in enumerate(product(SIZES, THEMES)):
        yield Look(*size, theme, SKINS[(screen + number) % len(SKINS)])
