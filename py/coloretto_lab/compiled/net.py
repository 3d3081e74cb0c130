"""The forward pass of `coloretto.bots.nets.net`, compiled by Numba: the same integers, the same values."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.nets.net import FIRST_LIMIT, FIRST_WIDTH, HEAD_ONE, POINTS_SCALE, SECOND_WIDTH, SHARE_STEPS
from coloretto.compiled.compiling import compiled, compiled_with_fast_math
from coloretto.compiled.games import Int16s

Floats: TypeAlias = NDArray[np.float64]
Float32s: TypeAlias = NDArray[np.float32]


class Weights(NamedTuple):
    """The integers of a net.

    weight_rows (features, FIRST_WIDTH), bias (FIRST_WIDTH), second (SECOND_WIDTH, FIRST_WIDTH), second_bias
    (SECOND_WIDTH), heads (number of heads, SECOND_WIDTH), heads_bias (number of heads). The first heads are those of
    `coloretto.bots.nets.net`.
    """

    weight_rows: Int16s
    bias: Int16s
    second: NDArray[np.float32]
    second_bias: NDArray[np.float32]
    heads: Floats
    heads_bias: Floats


def weights_from_integers(feature_count: int, numbers: Sequence[int]) -> Weights:
    """Return the weights of a net from its integers, in the order of `coloretto.bots.nets.net.net_to_bytes`."""
    first_size = feature_count * FIRST_WIDTH
    hidden_sizes = (first_size, FIRST_WIDTH, FIRST_WIDTH * SECOND_WIDTH, SECOND_WIDTH)
    head_count = (len(numbers) - sum(hidden_sizes)) // (SECOND_WIDTH + 1)
    sizes = (*hidden_sizes, head_count * SECOND_WIDTH, head_count)
    weight_rows, bias, second, second_bias, heads, heads_bias = np.split(np.array(numbers), np.cumsum(sizes)[:-1])
    return Weights(
        weight_rows.reshape(feature_count, FIRST_WIDTH).astype(np.int16),
        bias.astype(np.int16),
        np.ascontiguousarray(second.reshape(FIRST_WIDTH, SECOND_WIDTH).T, dtype=np.float32),
        second_bias.astype(np.float32),
        heads.reshape(head_count, SECOND_WIDTH).astype(np.float64),
        heads_bias.astype(np.float64),
    )


@compiled
def expected_win_share(weights: Weights, active: Int16s, count: int) -> float:
    """Return the expected share of the win from the active features."""
    output = np.empty(1)
    _write_heads(weights, active, count, 0, output)
    return _share(output[0])


@compiled
def expected_lead(weights: Weights, active: Int16s, count: int) -> float:
    """Return the expected lead at the end, in points."""
    output = np.empty(1)
    _write_heads(weights, active, count, 1, output)
    points: float = POINTS_SCALE * output[0]
    return points


@compiled
def expected_win_share_and_lead(weights: Weights, active: Int16s, count: int) -> tuple[float, float]:
    """Return the expected share of the win, and the expected lead in points."""
    outcome = np.empty(2)
    expected_outcome(weights, active, count, outcome)
    return outcome[0], POINTS_SCALE * outcome[1]


@compiled
def expected_outcome(weights: Weights, active: Int16s, count: int, outcome: Floats) -> None:
    """Write the expected share of the win and the outputs of the other heads."""
    _write_heads(weights, active, count, 0, outcome)
    outcome[0] = _share(outcome[0])


@compiled
def _share(logit: float) -> float:
    share: float = 0.0 if logit < -30 else np.round(SHARE_STEPS / (1 + exp(-logit))) / SHARE_STEPS
    return share


@compiled_with_fast_math
def _write_heads(weights: Weights, active: Int16s, count: int, first_head: int, outputs: Floats) -> None:
    """Write the outputs of heads.

    All sums are integers, of at most 24 bits for hidden units and 53 for heads, so their order does not matter.
    """
    first = weights.bias.copy()
    for number in range(count):
        row = weights.weight_rows[active[number]]
        for unit in range(FIRST_WIDTH):
            first[unit] += row[unit]
    clipped = np.empty(FIRST_WIDTH, np.float32)
    for unit in range(FIRST_WIDTH):
        clipped[unit] = min(max(first[unit], 0), FIRST_LIMIT)
    for head in range(len(outputs)):
        outputs[head] = weights.heads_bias[first_head + head]
    for other in range(SECOND_WIDTH):
        column = weights.second[other]
        hidden = weights.second_bias[other]
        for unit in range(FIRST_WIDTH):
            hidden += clipped[unit] * column[unit]
        activation = max(hidden, 0)
        for head in range(len(outputs)):
            outputs[head] += activation * weights.heads[first_head + head, other]
    for head in range(len(outputs)):
        outputs[head] /= HEAD_ONE
