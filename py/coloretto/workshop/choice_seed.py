"""Draws the seeds of the random numbers of bots in cages, from which no bot can find the deal."""

from hashlib import blake2b
from typing import Final

BYTES: Final = 6
"""JSON readers in browsers take whole numbers of up to 53 bits."""


def choice_seed(secret: bytes, *place: int) -> int:
    """Return the seed of a choice: always the same for the same secret and place.

    place: the numbers of the deal, the decision and what else sets a choice apart.
    """
    return int.from_bytes(blake2b(repr(place).encode(), digest_size=BYTES, key=secret).digest())
