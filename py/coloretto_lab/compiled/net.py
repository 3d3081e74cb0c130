"""The forward pass of `coloretto.bots.net`, compiled by Numba: the same integers, the same values; knows no game."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.net import FIRST_ONE, FIRST_WIDTH, HEAD_ONE, HEADS, POINTS_SCALE, SECOND_ONE, SECOND_WIDTH
from coloretto_lab.compiled.games import Small
from coloretto_lab.compiling import compiled, compiled_in_any_order

Floats: TypeAlias = NDArray[np.float64]


class Weights(NamedTuple):
    """A net's integers.

    rows (slots, FIRST_WIDTH), bias (FIRST_WIDTH), second (SECOND_WIDTH, FIRST_WIDTH), second_bias (SECOND_WIDTH),
    heads (HEADS, SECOND_WIDTH) for the
    share of the win and the lead, heads_bias (HEADS).
    """

    rows: Small
    bias: Small
    second: NDArray[np.float32]
    second_bias: NDArray[np.float32]
    heads: Floats
    heads_bias: Floats


def weights_from_integers(slots: int, numbers: Sequence[int]) -> Weights:
    """Sort the integers of `coloretto.bots.net.net_to_bytes`."""
    sizes = (slots * FIRST_WIDTH, FIRST_WIDTH, FIRST_WIDTH * SECOND_WIDTH, SECOND_WIDTH, HEADS * SECOND_WIDTH, HEADS)
    rows, bias, second, second_bias, heads, heads_bias = np.split(np.array(numbers), np.cumsum(sizes)[:-1])
    return Weights(
        rows.reshape(slots, FIRST_WIDTH).astype(np.int16),
        bias.astype(np.int16),
        np.ascontiguousarray(second.reshape(FIRST_WIDTH, SECOND_WIDTH).T, dtype=np.float32),
        second_bias.astype(np.float32),
        heads.reshape(HEADS, SECOND_WIDTH).astype(np.float64),
        heads_bias.astype(np.float64),
    )


@compiled
def share(weights: Weights, on: Small, count: int) -> float:
    """Tell the expected share of the win from the slots that are on."""
    logit = _head(weights, on, count, 0) / HEAD_ONE
    return 0.0 if logit < -30 else 1 / (1 + np.exp(-logit))


@compiled
def expected_lead(weights: Weights, on: Small, count: int) -> float:
    """Tell the expected lead at the end, in points."""
    return POINTS_SCALE * _head(weights, on, count, 1) / HEAD_ONE


@compiled_in_any_order
def _head(weights: Weights, on: Small, count: int, head: int) -> float:
    """Add up. Sums are of integers that 24 bits hold, so that their order does not matter."""
    first = weights.bias.copy()
    for number in range(count):
        row = weights.rows[on[number]]
        for unit in range(FIRST_WIDTH):
            first[unit] += row[unit]
    cut = np.empty(FIRST_WIDTH, np.float32)
    for unit in range(FIRST_WIDTH):
        cut[unit] = min(max(first[unit], 0), FIRST_ONE)
    total: float = weights.heads_bias[head]
    for other in range(SECOND_WIDTH):
        column = weights.second[other]
        hidden = weights.second_bias[other]
        for unit in range(FIRST_WIDTH):
            hidden += cut[unit] * column[unit]
        total += min(max(hidden, 0), SECOND_ONE) * weights.heads[head, other]
    return total
