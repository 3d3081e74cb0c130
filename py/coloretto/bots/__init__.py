"""The bots by level and style, each loaded when first asked for; knows their names, not how bots think."""

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
"""How long a level thinks at most while a person waits; those that are not named are quick without a limit."""

STYLE_NAMES: Final[tuple[Style, ...]] = get_args(Style)

REFERENCES: Final = {
    "random": "uniform",
    "greedy": "greedy",
    "careful": "careful",
    "one-ply": "one_ply",
    "rollouts": "rollout",
}
"""Bots to measure others against, by name, with their modules."""


@lru_cache(maxsize=64)
def bot_from_level(level: str, style: str | None = None) -> Bot:
    """Give the bot of a level, or a reference, that plays in a style or in none.

    Raises VariantError for what does not exist.
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
    """Give the bot of a name such as `expert` or `expert:spoiler`. Raises VariantError."""
    level, colon, style = name.partition(":")
    return bot_from_level(level, style if colon else None)
