"""The forward pass of a small net with integer weights, fast in pure Python; knows no game.

A layer's weights to all its outputs are packed into one big integer, a lane each, so that one addition adds a whole
row. The result is exact: integers in, integers through both layers, and a division at the very end, so that every
Python gives the same values.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from math import exp
from operator import mul
from struct import Struct
from typing import Any, Final, NamedTuple
from zlib import crc32

from coloretto.resources import data_file

FORMAT: Final = 1
FIRST: Final = 64
SECOND: Final = 32
HEADS: Final = 2
"""The logit of the share of the win, and the lead at the end."""

FIRST_SCALE: Final = 127
SECOND_SCALE: Final = 64
THIRD_SCALE: Final = 1024
"""Integers for a weight of 1 in each layer."""

FIRST_ONE: Final = FIRST_SCALE
SECOND_ONE: Final = FIRST_ONE * SECOND_SCALE
"""Integers for an activation of 1 after these layers; activations are cut to 0..1."""

HEAD_ONE: Final = SECOND_ONE * THIRD_SCALE
"""Integers for 1 of a head."""

POINTS_SCALE: Final = 20.0
"""Points of lead for 1 of that head."""

_FIRST_LANES: Final = Struct(f"<{FIRST}H")
_SECOND_LANES: Final = Struct(f"<{SECOND}I")
_FIRST_ZERO: Final = 1 << 15
_SECOND_ZERO: Final = 1 << 31
_CUT: Final = bytes(min(max(lane - _FIRST_ZERO, 0), FIRST_ONE) for lane in range(1 << 16))
_EXPONENT_LIMIT: Final = 30.0


class WeightsError(ValueError):
    """Weights that are damaged, or made for something else; the message says which and why."""


class Header(NamedTuple):
    """What weights are for and where they come from.

    features: the version of the features. variant: players and side of the scoring table. slots: rows of the first
    layer. games: played in training. command, commit: what made them.
    """

    features: int
    variant: str
    slots: int
    games: int
    command: str
    commit: str


class Net:
    """A net for one variant.

    rows: what each slot adds to the first layer, packed. bias: what the first layer is without any slot.
    """

    def __init__(self, header: Header, integers: Iterable[int]) -> None:
        """Pack the weights, which are in the order of `net_to_bytes`."""
        numbers = iter(integers)
        self.header: Final = header
        self.rows: Final = [_packed(_some(numbers, FIRST), 16) for _ in range(header.slots)]
        self.bias: Final = _packed((value + _FIRST_ZERO for value in _some(numbers, FIRST)), 16)
        self._second: Final = [_packed(_some(numbers, SECOND), 32) for _ in range(FIRST)]
        self._second_bias: Final = _packed((value + _SECOND_ZERO for value in _some(numbers, SECOND)), 32)
        self._third: Final[list[tuple[int, ...]]] = [_some(numbers, SECOND) for _ in range(HEADS)]
        self._third_bias: Final[tuple[int, ...]] = _some(numbers, HEADS)

    def share(self, total: int) -> float:
        """Tell the expected share of the win; `total` is the bias and the rows of all slots that are on, added up."""
        return self._share(self._hidden(total))

    def lead(self, total: int) -> float:
        """Tell the expected lead over the best of the others at the end, in points; `total` as for `share`."""
        return self._lead(self._hidden(total))

    def share_and_lead(self, total: int) -> tuple[float, float]:
        """Tell both in little more time than one takes."""
        hidden = self._hidden(total)
        return self._share(hidden), self._lead(hidden)

    def _share(self, hidden: list[int]) -> float:
        logit: float = (sum(map(mul, hidden, self._third[0])) + self._third_bias[0]) / HEAD_ONE
        return 0.0 if logit < -_EXPONENT_LIMIT else 1 / (1 + exp(-logit))

    def _lead(self, hidden: list[int]) -> float:
        lead: int = sum(map(mul, hidden, self._third[1])) + self._third_bias[1]
        return POINTS_SCALE * lead / HEAD_ONE

    def _hidden(self, total: int) -> list[int]:
        first = map(_CUT.__getitem__, _FIRST_LANES.unpack(total.to_bytes(2 * FIRST, "little")))
        second = sum(map(mul, first, self._second), self._second_bias)
        return [
            0 if lane <= _SECOND_ZERO else SECOND_ONE if lane >= _SECOND_ZERO + SECOND_ONE else lane - _SECOND_ZERO
            for lane in _SECOND_LANES.unpack(second.to_bytes(4 * SECOND, "little"))
        ]


def load(variant: str, features: int, slots: int) -> Net:
    """Load the shipped net of a variant, such as `4-grey`. Raises WeightsError, or MissingFileError."""
    return net_from_bytes(data_file(f"bots/weights/{variant}.bin"), variant, features, slots)


def net_from_bytes(data: bytes, variant: str, features: int, slots: int) -> Net:
    """Read a net that must be for this variant, version of the features and number of slots. Raises WeightsError."""
    return Net(*integers_from_bytes(data, variant, features, slots))


def integers_from_bytes(data: bytes, variant: str, features: int, slots: int) -> tuple[Header, tuple[int, ...]]:
    """Read the weights of such a net, in the order of `net_to_bytes`. Raises WeightsError."""
    head, _, weights = data.partition(b"\n")
    try:
        told: dict[str, Any] = json.loads(head)
        header = Header(**{name: told[name] for name in Header._fields})
        form, checksum = told["format"], told["crc32"]
    except (ValueError, KeyError, TypeError) as error:
        raise WeightsError(f"the weights for {variant} have no header that can be read") from error
    for name, given, wanted in (
        ("format", form, FORMAT),
        ("variant", header.variant, variant),
        ("features", header.features, features),
        ("slots", header.slots, slots),
        ("crc32", crc32(weights), checksum),
    ):
        if given != wanted:
            raise WeightsError(f"the weights for {variant} have {name} {given}, not {wanted}")
    shape = _shape(slots)
    if len(weights) != shape.size:
        raise WeightsError(f"the weights for {variant} are {len(weights)} bytes, not {shape.size}")
    return header, shape.unpack(weights)


def net_to_bytes(header: Header, numbers: Iterable[int]) -> bytes:
    """Write weights: rows of the first layer, its bias, rows of the second, its bias, the third's heads, their bias."""
    weights = _shape(header.slots).pack(*numbers)
    told = {"format": FORMAT, **header._asdict(), "crc32": crc32(weights)}
    return json.dumps(told).encode() + b"\n" + weights


def _shape(slots: int) -> Struct:
    return Struct(f"<{slots * FIRST}b{FIRST}h{FIRST * SECOND}b{SECOND}i{HEADS * SECOND}h{HEADS}i")


def _some(numbers: Iterator[int], count: int) -> tuple[int, ...]:
    return tuple(islice(numbers, count))


def _packed(numbers: Iterable[int], bits: int) -> int:
    """Add numbers up, each moved to a lane of its own; negative ones borrow, which evens out in the sum."""
    total = 0
    for lane, number in enumerate(numbers):
        total += number << bits * lane
    return total
