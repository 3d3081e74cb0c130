"""The net that learns: sums of rows for the slots that are on, two small layers, three heads; knows no game.

Weights are learned as the integers that will be shipped: the forward pass rounds them, the backward pass does not see
it (a straight-through estimate), so that what plays in the page is what was trained.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

FIRST: Final = 64
SECOND: Final = 32
HEADS: Final = 3
"""The logit of the share of the win, the final points and the final lead."""

FIRST_SCALE: Final = 127
SECOND_SCALE: Final = 64
THIRD_SCALE: Final = 1024
"""Integers for a weight of 1 in each layer."""

POINTS_SCALE: Final = 20.0
"""Points for 1 of the heads of points and lead."""


class ValueNet(nn.Module):
    """From slots to the three heads; activations are cut to 0..1."""

    def __init__(self, slots: int) -> None:
        super().__init__()
        self.slots = slots
        self.first = nn.Parameter(torch.randn(slots, FIRST) * 0.05)
        self.first_bias = nn.Parameter(torch.full((FIRST,), 0.3))
        self.second = nn.Parameter(torch.randn(FIRST, SECOND) * 0.2)
        self.second_bias = nn.Parameter(torch.full((SECOND,), 0.3))
        self.third = nn.Parameter(torch.randn(SECOND, HEADS) * 0.2)
        self.third_bias = nn.Parameter(torch.zeros(HEADS))

    def forward(self, slots: Tensor) -> Tensor:
        """Give the heads (samples, HEADS) for slots (samples, most slots), padded with `self.slots`."""
        on = torch.zeros(len(slots), self.slots + 1, device=slots.device)
        on.scatter_add_(1, slots.long(), torch.ones_like(slots, dtype=torch.float32))
        return self._rest(on[:, :-1] @ rounded(self.first, FIRST_SCALE))

    def _rest(self, sums: Tensor) -> Tensor:
        hidden = torch.clamp(sums + rounded(self.first_bias, FIRST_SCALE), 0, 1)
        second = hidden @ rounded(self.second, SECOND_SCALE)
        hidden = torch.clamp(second + rounded(self.second_bias, FIRST_SCALE * SECOND_SCALE), 0, 1)
        return hidden @ rounded(self.third, THIRD_SCALE) + self.third_bias

    @torch.no_grad()
    def player(self) -> Callable[[NDArray[np.int16]], NDArray[np.float32]]:
        """Freeze the net as it is into a fast function from slots to expected shares of the win."""
        device = self.first.device
        table = torch.cat([rounded(self.first, FIRST_SCALE), torch.zeros(1, FIRST, device=device)])
        first_bias = rounded(self.first_bias, FIRST_SCALE).clone()
        second = rounded(self.second, SECOND_SCALE).clone()
        second_bias = rounded(self.second_bias, FIRST_SCALE * SECOND_SCALE).clone()
        third, third_bias = rounded(self.third, THIRD_SCALE)[:, 0].clone(), self.third_bias[0].clone()

        @torch.no_grad()
        def shares(slots: NDArray[np.int16]) -> NDArray[np.float32]:
            on = torch.from_numpy(slots).to(device, torch.int32)
            hidden = nn.functional.embedding_bag(on, table, mode="sum").add_(first_bias).clamp_(0, 1)
            hidden = torch.addmm(second_bias, hidden, second).clamp_(0, 1)
            result: NDArray[np.float32] = torch.sigmoid(hidden @ third + third_bias).cpu().numpy()
            return result

        return shares

    @torch.no_grad()
    def keep_in_range(self) -> None:
        """Cut weights to what eight bits hold."""
        self.first.clamp_(-127 / FIRST_SCALE, 127 / FIRST_SCALE)
        self.second.clamp_(-127 / SECOND_SCALE, 127 / SECOND_SCALE)


def rounded(weights: Tensor, scale: float) -> Tensor:
    """Round weights to integers over `scale`; the gradient is that of the weights themselves."""
    return weights + (torch.round(weights * scale) / scale - weights).detach()
