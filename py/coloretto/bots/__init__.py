"""The bots by level and style, each loaded on first use."""

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Final, Literal, TypeAlias, get_args

from coloretto.bots.base import Bot
from coloretto.errors import VariantError, quote

Level: TypeAlias = Literal["newcomer", "casual", "regular", "strong", "expert", "master"]
Style: TypeAlias = Literal["hoarder", "spoiler", "early-leaver", "gambler", "joker-hunter"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""Weakest first."""

THINKING_SECONDS: Final[Mapping[str, float]] = {"expert": 0.08, "master": 0.9}
"""The limits of slow levels while a player waits; the other levels are quick without one."""

STYLE_NAMES: Final[tuple[Style, ...]] = get_args(Style)

REFERENCES: Final = {
    "random": "uniform",
    "greedy": "greedy",
    "careful": "careful",
    "one-ply": "one_ply",
    "rollouts": "rollout",
}
"""Reference bots for measurements, by name, with their modules."""


@lru_cache(maxsize=64)
def bot_from_level(level: str, style: str | None = None) -> Bot:
    """Return the bot of a level, or a reference bot, with a style or None.

    Raise VariantError for an unknown level or style.
    """
    if style is not None and (style not in STYLE_NAMES or level not in LEVELS):
        raise VariantError(f"style must be one of {', '.join(STYLE_NAMES)} and of a level, not {quote(style)}")
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


def bot_from_name(name: str) -> Bot:
    """Return the bot of a name such as `expert` or `expert:spoiler`. Raise VariantError if it is unknown."""
    level, colon, style = name.partition(":")
    return bot_from_level(level, style if colon else None)
