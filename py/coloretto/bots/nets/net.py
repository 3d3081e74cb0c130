"""The forward pass of a small net with integer weights, fast in pure Python; knows nothing of the game.

The weights from one input to all outputs of a layer are packed into one big integer, each into a bit lane, so that one
addition adds a whole row. All arithmetic is on integers up to the very end, where shares are rounded, so every Python
computes the same values.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import compress, islice
from math import exp
from operator import mul
from struct import Struct, pack
from typing import Any, Final, NamedTuple
from zlib import crc32

from coloretto.resources import data_file

FORMAT: Final = 2
FIRST_WIDTH: Final = 96
SECOND_WIDTH: Final = 32
HEADS: Final = 2
"""The number of outputs: the logit of the share of the win, and the final lead."""

FIRST_SCALE: Final = 15
SECOND_SCALE: Final = 64
THIRD_SCALE: Final = 1024
"""The integers that represent a weight of 1 in each layer."""

FIRST_LIMIT: Final = 127
"""The largest integer that represents an activation of the first layer; negative ones are 0, as in the second."""

SECOND_ONE: Final = FIRST_SCALE * SECOND_SCALE
"""The integer that represents an activation of 1 after the second layer."""

HEAD_ONE: Final = SECOND_ONE * THIRD_SCALE
"""The integer that represents an output of 1."""

POINTS_SCALE: Final = 20.0
"""The lead, in points, that an output of 1 represents."""

SHARE_STEPS: Final = 1 << 40
"""Shares are multiples of 1 / SHARE_STEPS, because the last bit of `exp` differs between machines."""

_FIRST_LANES: Final = Struct(f"<{FIRST_WIDTH}H")
_SECOND_LANES: Final = Struct(f"<{SECOND_WIDTH}I")
_FIRST_NUMBERS: Final = Struct(f"<{FIRST_WIDTH}h")
_SECOND_NUMBERS: Final = Struct(f"<{SECOND_WIDTH}i")
_FIRST_ZERO: Final = 1 << 15
_SECOND_ZERO: Final = 1 << 31
_FIRST_ZEROS: Final = sum(_FIRST_ZERO << 16 * lane for lane in range(FIRST_WIDTH))
_SECOND_ZEROS: Final = sum(_SECOND_ZERO << 32 * lane for lane in range(SECOND_WIDTH))
"""What represents 0 in every lane of sums that contain the bias."""

_ACTIVATIONS: Final = bytes(min(max(lane - _FIRST_ZERO, 0), FIRST_LIMIT) for lane in range(1 << 16))
_EXPONENT_LIMIT: Final = 30.0

_OTHER_WEIGHTS: Final = Struct(
    f"<{FIRST_WIDTH}h{FIRST_WIDTH * SECOND_WIDTH}b{SECOND_WIDTH}i{HEADS * SECOND_WIDTH}h{HEADS}i"
)
"""All weights but those from features to the first layer."""


class WeightsError(ValueError):
    """Weights that are damaged, or made for another variant or version; the message names them and the reason."""


class Header(NamedTuple):
    """The header of a file of weights, which stores it under these names.

    features: the version of the features. variant: players and side of the scoring table. slots: the number of
    features. games: the number of games played in training. command, commit: how the weights were made.
    """

    features: int
    variant: str
    slots: int
    games: int
    command: str
    commit: str


class Net:
    """A net for one variant.

    weight_rows: the packed weights from each feature to the first layer. bias: the packed bias of the first layer.
    """

    def __init__(self, header: Header, integers: Iterable[int]) -> None:
        """Pack weights in the order of `net_to_bytes`."""
        numbers = iter(integers)
        self.header: Final = header
        self.weight_rows: Final = [_pack_first(_take(numbers, FIRST_WIDTH)) for _ in range(header.slots)]
        self.bias: Final = _pack_first(_take(numbers, FIRST_WIDTH)) + _FIRST_ZEROS
        self._second: Final = [_pack_second(_take(numbers, SECOND_WIDTH)) for _ in range(FIRST_WIDTH)]
        self._second_bias: Final = _pack_second(_take(numbers, SECOND_WIDTH)) + _SECOND_ZEROS
        self._third: Final[list[tuple[int, ...]]] = [_take(numbers, SECOND_WIDTH) for _ in range(HEADS)]
        self._third_bias: Final[tuple[int, ...]] = _take(numbers, HEADS)

    def win_share(self, accumulator: int) -> float:
        """Return the expected share of the win.

        accumulator: the bias and the weight rows of all active features, added up.
        """
        return self._win_share(self._hidden(accumulator))

    def lead(self, accumulator: int) -> float:
        """Return the expected final lead over the best of the others, in points."""
        return self._lead(self._hidden(accumulator))

    def win_share_and_lead(self, accumulator: int) -> tuple[float, float]:
        """Return the expected share of the win and the expected lead, in little more time than one of them takes."""
        hidden = self._hidden(accumulator)
        return self._win_share(hidden), self._lead(hidden)

    def _win_share(self, hidden: list[int]) -> float:
        logit: float = (sum(map(mul, hidden, self._third[0])) + self._third_bias[0]) / HEAD_ONE
        return 0.0 if logit < -_EXPONENT_LIMIT else round(SHARE_STEPS / (1 + exp(-logit))) / SHARE_STEPS

    def _lead(self, hidden: list[int]) -> float:
        lead: int = sum(map(mul, hidden, self._third[1])) + self._third_bias[1]
        return POINTS_SCALE * lead / HEAD_ONE

    def _hidden(self, accumulator: int) -> list[int]:
        lanes = _FIRST_LANES.unpack(accumulator.to_bytes(2 * FIRST_WIDTH, "little"))
        first = [*map(_ACTIVATIONS.__getitem__, lanes)]
        # About half of the units are zero: skipping them saves time.
        second = sum(map(mul, filter(None, first), compress(self._second, first)), self._second_bias)
        return [
            lane - _SECOND_ZERO if lane > _SECOND_ZERO else 0
            for lane in _SECOND_LANES.unpack(second.to_bytes(4 * SECOND_WIDTH, "little"))
        ]


def load(variant: str, version: int, feature_count: int) -> Net:
    """Load the shipped net of a variant, such as `4-grey`. Raises WeightsError, or MissingFileError."""
    return net_from_bytes(data_file(f"bots/weights/{variant}.bin"), variant, version, feature_count)


def load_others(variant: str, version: int, feature_count: int) -> list[Net]:
    """Load the other nets of a variant's ensemble. Raises as `load` does."""
    data = data_file(f"bots/weights/{others_file(variant)}")
    return [net_from_bytes(each, variant, version, feature_count) for each in split_nets(data, feature_count)]


def others_file(variant: str) -> str:
    """Return the name of the file with the other nets of a variant's ensemble, one after the other."""
    return f"{variant}-others.bin"


def split_nets(data: bytes, feature_count: int) -> Iterator[bytes]:
    """Yield each net of a file that contains several; `net_from_bytes` checks them."""
    while data:
        start = data.find(b"\n") + 1
        end = start + _weights_size(data[start : start + _mask_size(feature_count)])
        yield data[:end]
        data = data[end:]


def net_from_bytes(data: bytes, variant: str, version: int, feature_count: int) -> Net:
    """Read a net. Raises WeightsError if it is for another variant, version or number of features."""
    return Net(*integers_from_bytes(data, variant, version, feature_count))


def integers_from_bytes(data: bytes, variant: str, version: int, feature_count: int) -> tuple[Header, tuple[int, ...]]:
    """Read a net's header and its weights in the order of `net_to_bytes`. Raises WeightsError as `net_from_bytes`."""
    head, _, weights = data.partition(b"\n")
    try:
        fields: dict[str, Any] = json.loads(head)
        header = Header(**{name: fields[name] for name in Header._fields})
        file_format, checksum = fields["format"], fields["crc32"]
    except (ValueError, KeyError, TypeError) as error:
        raise WeightsError(f"the weights for {variant} have no readable header") from error
    for name, actual, expected in (
        ("format", file_format, FORMAT),
        ("variant", header.variant, variant),
        ("features", header.features, version),
        ("slots", header.slots, feature_count),
        ("crc32", crc32(weights), checksum),
    ):
        if actual != expected:
            raise WeightsError(f"the weights for {variant} have {name} {actual}, not {expected}")
    mask = weights[: _mask_size(feature_count)]
    size = _weights_size(mask)
    if len(weights) != size:
        raise WeightsError(f"the weights for {variant} are {len(weights)} bytes, not {size}")
    nonzero = iter(memoryview(weights)[len(mask) : size - _OTHER_WEIGHTS.size].cast("b"))
    first = (next(nonzero) if bit == "1" else 0 for bit in f"{int.from_bytes(mask, 'big'):0{8 * len(mask)}b}")
    return header, (*first, *_OTHER_WEIGHTS.unpack_from(weights, size - _OTHER_WEIGHTS.size))


def net_to_bytes(header: Header, numbers: Iterable[int]) -> bytes:
    """Serialise a net: the first layer's rows and bias, the second's rows and bias, the heads and their biases.

    Most weights of the first layer's rows are 0, so these are stored as a bit for each weight, 1 if it is not 0, and
    then the weights that are not 0.
    """
    rest = iter(numbers)
    first = _take(rest, header.slots * FIRST_WIDTH)
    mask = int("".join("1" if number else "0" for number in first), 2).to_bytes(_mask_size(header.slots), "big")
    nonzero = [number for number in first if number]
    weights = mask + pack(f"{len(nonzero)}b", *nonzero) + _OTHER_WEIGHTS.pack(*rest)
    fields = {"format": FORMAT, **header._asdict(), "crc32": crc32(weights)}
    return json.dumps(fields).encode() + b"\n" + weights


def _mask_size(feature_count: int) -> int:
    """Return the number of bytes that say which weights of the first layer are not 0."""
    return feature_count * FIRST_WIDTH // 8


def _weights_size(mask: bytes) -> int:
    """Return the number of bytes of all weights of a net, of which the mask comes first."""
    return len(mask) + int.from_bytes(mask, "big").bit_count() + _OTHER_WEIGHTS.size


def _take(numbers: Iterator[int], count: int) -> tuple[int, ...]:
    return tuple(islice(numbers, count))


def _pack_first(numbers: Iterable[int]) -> int:
    return _pack(_FIRST_NUMBERS.pack(*numbers), _FIRST_ZEROS)


def _pack_second(numbers: Iterable[int]) -> int:
    return _pack(_SECOND_NUMBERS.pack(*numbers), _SECOND_ZEROS)


def _pack(numbers: bytes, signs: int) -> int:
    """Pack signed numbers into lanes. A negative one borrows from the next lane, which evens out in sums.

    signs: the sign bit of every lane.
    """
    lanes = int.from_bytes(numbers, "little")
    return lanes - ((lanes & signs) << 1)
