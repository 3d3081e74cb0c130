"""The positions that the page's trainer ships."""

import json
from datetime import date
from typing import Any, Final

from tools import project

POSITIONS: Final[dict[str, list[dict[str, Any]]]] = json.loads(
    (project.WEB / "src" / "features" / "trainer" / "positions.json").read_text(encoding="utf-8")
)
"""The positions by the themes of the page, in its order."""

GAME: Final = "747261696e".ljust(32, "0")
"""Stands for the game of a position in the mistake book."""

FIRST_DATE: Final = date(2026, 11, 1)
STRIDE: Final = 167


def of_day(day: str) -> tuple[str, dict[str, Any]]:
    """Return the theme and the position of a day, as `positionOfTheDay` in the page."""
    all_positions = [(theme, position) for theme, positions in POSITIONS.items() for position in positions]
    return all_positions[(date.fromisoformat(day) - FIRST_DATE).days * STRIDE % len(all_positions)]
