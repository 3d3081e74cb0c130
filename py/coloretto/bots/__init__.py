"""The bots by their level, each loaded when first asked for; knows the names of the levels, not how bots think."""

from importlib import import_module
from typing import Final

from coloretto.bots.base import Bot
from coloretto.errors import VariantError

_MODULES: Final = {"random": "uniform", "greedy": "greedy", "careful": "careful", "strong": "rollout"}

LEVELS: Final = tuple(_MODULES)
"""Weakest first."""


def bot_from_level(level: str) -> Bot:
    """Give the bot of a level. Raises VariantError for a level that does not exist."""
    if level not in _MODULES:
        raise VariantError(f"level must be one of {', '.join(LEVELS)}, not {level!r}")
    bot: Bot = import_module(f"coloretto.bots.{_MODULES[level]}").BOT
    return bot
