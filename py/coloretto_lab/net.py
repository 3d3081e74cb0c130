"""The net that learns: sums of rows for the slots that are on, two small layers, two heads; knows no game.

Weights are learned as the integers that will be shipped: the forward pass rounds them, the backward pass does not see
it (a straight-through estimate), so that what plays in the page is what was trained.
"""

import torch
from torch import Tensor, nn

from coloretto.bots.net import (
    FIRST_SCALE,
    FIRST_WIDTH,
    HEAD_ONE,
    HEADS,
    SECOND_ONE,
    SECOND_SCALE,
    SECOND_WIDTH,
    THIRD_SCALE,
)
from coloretto_lab.compiled.net import Weights, weights_from_integers


class ValueNet(nn.Module):
    """From slots to the two heads; activations are cut to 0..1."""

    def __init__(self, slots: int) -> None:
        super().__init__()
        self.slots = slots
        self.first = nn.Parameter(torch.randn(slots, FIRST_WIDTH) * 0.05)
        self.first_bias = nn.Parameter(torch.full((FIRST_WIDTH,), 0.3))
        self.second = nn.Parameter(torch.randn(FIRST_WIDTH, SECOND_WIDTH) * 0.2)
        self.second_bias = nn.Parameter(torch.full((SECOND_WIDTH,), 0.3))
        self.third = nn.Parameter(torch.randn(SECOND_WIDTH, HEADS) * 0.2)
        self.third_bias = nn.Parameter(torch.zeros(HEADS))

    def forward(self, slots: Tensor) -> Tensor:
        """Give the heads (samples, HEADS) for slots (samples, most slots), padded with `self.slots`."""
        on = torch.zeros(len(slots), self.slots + 1, device=slots.device)
        on.scatter_add_(1, slots.long(), torch.ones_like(slots, dtype=torch.float32))
        return self._rest(on[:, :-1] @ rounded(self.first, FIRST_SCALE))

    def _rest(self, sums: Tensor) -> Tensor:
        hidden = torch.clamp(sums + rounded(self.first_bias, FIRST_SCALE), 0, 1)
        second = hidden @ rounded(self.second, SECOND_SCALE)
        hidden = torch.clamp(second + rounded(self.second_bias, SECOND_ONE), 0, 1)
        return hidden @ rounded(self.third, THIRD_SCALE) + self.third_bias

    @torch.no_grad()
    def integers(self) -> list[int]:
        """List the weights as they are shipped, in the order of `coloretto.bots.net.net_to_bytes`."""
        parts = [
            (self.first, FIRST_SCALE),
            (self.first_bias, FIRST_SCALE),
            (self.second, SECOND_SCALE),
            (self.second_bias, SECOND_ONE),
            (self.third.T, THIRD_SCALE),
            (self.third_bias, HEAD_ONE),
        ]
        return [int(number) for part, scale in parts for number in torch.round(part * scale).flatten().tolist()]

    def weights(self) -> Weights:
        """Freeze the net as it is for those that play with it."""
        return weights_from_integers(self.slots, self.integers())

    @torch.no_grad()
    def keep_in_range(self) -> None:
        """Cut weights to what eight bits hold."""
        self.first.clamp_(-127 / FIRST_SCALE, 127 / FIRST_SCALE)
        self.second.clamp_(-127 / SECOND_SCALE, 127 / SECOND_SCALE)


def rounded(weights: Tensor, scale: float) -> Tensor:
    """Round weights to integers over `scale`; the gradient is that of the weights themselves."""
    return weights + (torch.round(weights * scale) / scale - weights).detach()
