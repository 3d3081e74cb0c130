"""What the arena measured of the levels, for who wants to know what awaits them; measures nothing itself.

Written by `python -m coloretto_lab.experiments.ladder`.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from coloretto.resources import data_file

if TYPE_CHECKING:
    from typing import TypedDict

    class Figures(TypedDict, total=False):
        """share: of the wins at four players, one against three of the level `regular`. lost: points a decision.

        blunders: share of decisions that lose three points or more.
        """

        share: float
        lost: float
        blunders: float


def level_figures(level: str) -> "Figures":
    """Give the figures of a level; none for one that was not measured."""
    return _all_figures().get(level, {})


@lru_cache(maxsize=1)
def _all_figures() -> "Mapping[str, Figures]":
    figures: Mapping[str, Figures] = json.loads(data_file("bots/figures.json"))
    return figures
