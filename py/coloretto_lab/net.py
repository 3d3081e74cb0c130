"""The net in training: sums of weight rows of active features, two small layers, the heads; knows nothing of the game.

Weights are learned as the integers that will be shipped: the forward pass rounds them, and the backward pass ignores
the rounding (a straight-through estimator), so that the shipped net is exactly the trained one.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import embedding_bag, softshrink

from coloretto.bots.nets.net import (
    FIRST_LIMIT,
    FIRST_SCALE,
    FIRST_WIDTH,
    HEAD_ONE,
    SECOND_ONE,
    SECOND_SCALE,
    SECOND_WIDTH,
    THIRD_SCALE,
)
from coloretto.compiled.compiling import compiled
from coloretto.compiled.games import Int16s
from coloretto_lab.compiled.net import Float32s, Weights, weights_from_integers
from coloretto_lab.compiled.outcome import OUTCOME_SIZE


class _SumOfRows(torch.autograd.Function):
    """Adds up the rounded rows of active features: on a CPU faster than `embedding_bag` or a product of matrices."""

    @staticmethod
    def forward(ctx: Any, features: Tensor, rows: Tensor) -> Tensor:
        """Return the sums (samples, FIRST_WIDTH) for features (samples, any), padded with the number of rows."""
        ctx.save_for_backward(features)
        ctx.row_count = len(rows)
        sums = np.zeros((len(features), FIRST_WIDTH), np.float32)
        _add_rows(features.numpy(), torch.round(rows.detach() * FIRST_SCALE).numpy(), sums)
        return torch.from_numpy(sums).div_(FIRST_SCALE)

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[None, Tensor]:
        """Return the gradient of the rows from that of the sums."""
        (features,) = ctx.saved_tensors
        rows = np.zeros((ctx.row_count, FIRST_WIDTH), np.float32)
        _add_gradient(features.numpy(), gradient.contiguous().numpy(), rows)
        return None, torch.from_numpy(rows)


@compiled
def _add_rows(features: Int16s, rows: Float32s, sums: Float32s) -> None:
    for sample in range(len(features)):
        for feature in features[sample]:
            if feature == len(rows):
                break
            for unit in range(FIRST_WIDTH):
                sums[sample, unit] += rows[feature, unit]


@compiled
def _add_gradient(features: Int16s, gradient: Float32s, rows: Float32s) -> None:
    for sample in range(len(features)):
        for feature in features[sample]:
            if feature == len(rows):
                break
            for unit in range(FIRST_WIDTH):
                rows[feature, unit] += gradient[sample, unit]


class ValueNet(nn.Module):
    """Maps features to an expected outcome; negative activations are 0."""

    def __init__(self, feature_count: int) -> None:
        super().__init__()
        self.feature_count = feature_count
        self.first = nn.Parameter(torch.randn(feature_count, FIRST_WIDTH) * 0.05)
        self.first_bias = nn.Parameter(torch.full((FIRST_WIDTH,), 0.3))
        self.second = nn.Parameter(torch.randn(FIRST_WIDTH, SECOND_WIDTH) * 0.2)
        self.second_bias = nn.Parameter(torch.full((SECOND_WIDTH,), 0.3))
        self.third = nn.Parameter(torch.randn(SECOND_WIDTH, OUTCOME_SIZE) * 0.2)
        self.third_bias = nn.Parameter(torch.zeros(OUTCOME_SIZE))

    def forward(self, features: Tensor) -> Tensor:
        """Return the heads (samples, OUTCOME_SIZE) for features (samples, any), padded with `feature_count`."""
        if features.device.type == "cpu":
            return self._heads(_SumOfRows.apply(features, self.first))
        padded = torch.cat([rounded(self.first, FIRST_SCALE), torch.zeros(1, FIRST_WIDTH, device=features.device)])
        return self._heads(embedding_bag(features.int(), padded, mode="sum", padding_idx=self.feature_count))

    def _heads(self, sums: Tensor) -> Tensor:
        hidden = torch.clamp(sums + rounded(self.first_bias, FIRST_SCALE), 0, FIRST_LIMIT / FIRST_SCALE)
        second = hidden @ rounded(self.second, SECOND_SCALE)
        hidden = torch.relu(second + rounded(self.second_bias, SECOND_ONE))
        return hidden @ rounded(self.third, THIRD_SCALE) + self.third_bias

    @torch.no_grad()
    def integers(self, heads: int) -> list[int]:
        """Return the integers of the net with its first heads, in the order of `bots.nets.net.net_to_bytes`."""
        parts = self._parts(heads)
        return [int(number) for part, scale in parts for number in torch.round(part * scale).flatten().tolist()]

    @torch.no_grad()
    def load_integers(self, integers: Sequence[int], heads: int) -> None:
        """Take over the integers of a net with its first heads; the other heads start as the last of them, the lead."""
        numbers = torch.tensor(integers, dtype=torch.float64)
        for part, scale in self._parts(heads):
            part.copy_((numbers[: part.numel()] / scale).reshape(part.shape))
            numbers = numbers[part.numel() :]
        self.third[:, heads:] = self.third[:, heads - 1 : heads]
        self.third_bias[heads:] = self.third_bias[heads - 1]

    def _parts(self, heads: int) -> list[tuple[Tensor, float]]:
        """Return the weights with the integers that represent 1 in them."""
        return [
            (self.first, FIRST_SCALE),
            (self.first_bias, FIRST_SCALE),
            (self.second, SECOND_SCALE),
            (self.second_bias, SECOND_ONE),
            (self.third.T[:heads], THIRD_SCALE),
            (self.third_bias[:heads], HEAD_ONE),
        ]

    def weights(self) -> Weights:
        """Return a copy of the net for the compiled functions."""
        return weights_from_integers(self.feature_count, self.integers(OUTCOME_SIZE))

    @torch.no_grad()
    def sort_units(self) -> None:
        """Sort the units of the first layer by the number of their weights that will not be 0.

        The net stays the same, but its integers compress better when those of similar units are next to each other.
        """
        order = torch.count_nonzero(torch.round(self.first * FIRST_SCALE), dim=0).argsort(stable=True)
        self.first.copy_(self.first[:, order])
        self.first_bias.copy_(self.first_bias[order])
        self.second.copy_(self.second[order])

    @torch.no_grad()
    def shrink_first(self, amount: float) -> None:
        """Move the weights of the first layer towards zero by an amount, and set smaller ones to zero."""
        self.first.copy_(softshrink(self.first, amount))

    @torch.no_grad()
    def clamp_weights(self) -> None:
        """Clamp the weights to the range of eight bits."""
        self.first.clamp_(-127 / FIRST_SCALE, 127 / FIRST_SCALE)
        self.second.clamp_(-127 / SECOND_SCALE, 127 / SECOND_SCALE)


def rounded(weights: Tensor, scale: float) -> Tensor:
    """Return the weights rounded to multiples of 1 / scale, with the gradient of the weights themselves."""
    return weights + (torch.round(weights * scale) / scale - weights).detach()
