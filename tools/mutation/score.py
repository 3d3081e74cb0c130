"""The goal of mutation testing, and how sure a share of drawn mutants is."""

import math
from typing import Final

GOAL: Final = 0.9
"""The least share of mutants that the tests must notice. Equivalent mutants count as unnoticed."""

Z_95: Final = 1.96


def interval(noticed: int, drawn: int) -> tuple[float, float]:
    """Return the 95 % interval of the share that the tests notice, by Wilson's method."""
    share, z = noticed / drawn, Z_95
    centre = (share + z * z / (2 * drawn)) / (1 + z * z / drawn)
    half = z / (1 + z * z / drawn) * math.sqrt(share * (1 - share) / drawn + z * z / (4 * drawn * drawn))
    return centre - half, centre + half
