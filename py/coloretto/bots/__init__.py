"""Finds bots by level and style, and loads each on first use; knows their names, not how they think."""

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from coloretto.bots.base import Bot
from coloretto.errors import VariantError, quote

if TYPE_CHECKING:
    from coloretto.bots import base as base
    from coloretto.bots import gains as gains
    from coloretto.bots import names as names
    from coloretto.bots import table as table

Level: TypeAlias = Literal["newcomer", "casual", "regular", "strong", "expert", "master"]
Style: TypeAlias = Literal["hoarder", "spoiler", "early-leaver", "gambler", "joker-hunter"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""The levels, weakest first."""

THINKING_SECONDS: Final[Mapping[str, float]] = {"expert": 0.08, "master": 0.9}
"""Time limits by level, in seconds, while a person waits. The other levels are quick without one."""

STYLE_NAMES: Final[tuple[Style, ...]] = get_args(Style)

REFERENCES: Final = {
    "random": "references.uniform",
    "greedy": "references.greedy",
    "careful": "references.careful",
    "one-ply": "search.one_ply",
    "rollouts": "search.rollout",
}
"""The modules of the bots to measure others against, by name."""


@lru_cache(maxsize=64)
def bot_from_level(level: str, style: str | None = None) -> Bot:
    """Return a reference, or the bot of a level, in a style if there is one.

    Raises VariantError for an unknown level or style, and for a style of a reference.
    """
    if style is not None and style not in STYLE_NAMES:
        raise VariantError(f"style must be one of {', '.join(STYLE_NAMES)}, not {quote(style)}")
    if style is not None and level in REFERENCES:
        raise VariantError(f"only levels have styles, not {quote(level)}")
    if level in REFERENCES:
        reference: Bot = import_module(f"coloretto.bots.{REFERENCES[level]}").BOT
        return reference
    if level not in LEVELS:
        raise VariantError(f"level must be one of {', '.join(LEVELS)}, not {quote(level)}")
    from coloretto.bots import levels

    if style is None:
        return levels.BOTS[level]
    from coloretto.bots.styles import STYLES, StyledBot

    return StyledBot(levels.BOTS[level], STYLES[style], levels.TOLERANCES[level])
