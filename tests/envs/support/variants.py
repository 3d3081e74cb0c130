"""The sixteen variants as arguments of the environments, and random play."""

from random import Random
from typing import Any, Final

import numpy as np

from coloretto.cards import EDITIONS, PLAYERS, SCORINGS

VARIANTS: Final[list[dict[str, Any]]] = [
    {"players": players, "edition": edition, "scoring": scoring}
    for players in PLAYERS
    for edition in EDITIONS
    for scoring in SCORINGS
]


def name(variant: dict[str, Any]) -> str:
    return "-".join(map(str, variant.values()))


def legal_action(mask: Any, rng: Random) -> int:
    """Return a random action that a mask allows."""
    return int(rng.choice(np.flatnonzero(mask).tolist()))
