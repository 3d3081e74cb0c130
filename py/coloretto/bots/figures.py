"""The measured strength of the levels, for players who choose one; measures nothing itself.

The figures are written by `python -m coloretto_lab.experiments.ladder`.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from coloretto.resources import data_file

if TYPE_CHECKING:
    from typing import TypedDict

    class Figures(TypedDict, total=False):
        """The figures of one level.

        share: the share of wins, at a table of four, against three bots of the level `regular`. lost: the mean loss
        of a decision, in points. blunders: the share of decisions that lose three points or more.
        """

        share: float
        lost: float
        blunders: float


def level_figures(level: str) -> "Figures":
    """Return the figures of a level; none if it was not measured."""
    return _all_figures().get(level, {})


@lru_cache(maxsize=1)
def _all_figures() -> "Mapping[str, Figures]":
    figures: Mapping[str, Figures] = json.loads(data_file("bots/figures.json"))
    return figures
