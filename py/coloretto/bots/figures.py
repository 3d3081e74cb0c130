"""Measured strength of the levels, for players who choose an opponent.

The data file is written by `python -m coloretto_lab.experiments.ladder`.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from coloretto.resources import data_file

if TYPE_CHECKING:
    from typing import TypedDict

    class Figures(TypedDict, total=False):
        """share: of the wins, one seat against three of the level `regular`. lost: points lost per decision.

        blunders: share of decisions that lose three points or more.
        """

        share: float
        lost: float
        blunders: float


def level_figures(level: str) -> "Figures":
    """Return the figures of a level, empty if it was not measured."""
    return _all_figures().get(level, {})


@lru_cache(maxsize=1)
def _all_figures() -> "Mapping[str, Figures]":
    figures: Mapping[str, Figures] = json.loads(data_file("bots/figures.json"))
    return figures
