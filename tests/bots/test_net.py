"""The forward pass, compared with floats; weights that are damaged or do not fit."""

import json
import zlib
from math import exp
from random import Random

import pytest

from coloretto.bots.nets.evaluator import ENSEMBLES
from coloretto.bots.nets.features import VERSION, layout
from coloretto.bots.nets.net import (
    FIRST_LIMIT,
    FIRST_SCALE,
    FIRST_WIDTH,
    HEAD_ONE,
    HEADS,
    POINTS_SCALE,
    SECOND_ONE,
    SECOND_SCALE,
    SECOND_WIDTH,
    THIRD_SCALE,
    Header,
    Net,
    WeightsError,
    load,
    load_others,
    net_from_bytes,
    net_to_bytes,
    split_nets,
)
from coloretto.cards import PLAYERS, SCORINGS
from coloretto.errors import MissingFileError

FEATURES = 300
HEADER = Header(VERSION, "4-brown", FEATURES, 5, "a command", "a commit")
SIZES = (FEATURES * FIRST_WIDTH, FIRST_WIDTH, FIRST_WIDTH * SECOND_WIDTH, SECOND_WIDTH, HEADS * SECOND_WIDTH, HEADS)
LIMITS = (127, 3000, 127, 9000, 200, 1_000_000)


def some_weights(seed: int) -> list[list[int]]:
    rng = Random(seed)
    return [[rng.randint(-limit, limit) for _ in range(size)] for size, limit in zip(SIZES, LIMITS, strict=True)]


def flat(weights: list[list[int]]) -> list[int]:
    return [number for part in weights for number in part]


def heads_in_floats(weights: list[list[int]], active: list[int]) -> list[float]:
    """Return the heads of the net, computed in floats with weights divided by their scales."""
    first, first_bias, second, second_bias, third, third_bias = weights
    first_sums = [sum(first[feature * FIRST_WIDTH + unit] for feature in active) for unit in range(FIRST_WIDTH)]
    first_outputs = [bias + total for bias, total in zip(first_bias, first_sums, strict=True)]
    one = [min(max(output, 0), FIRST_LIMIT) / FIRST_SCALE for output in first_outputs]
    second_sums = [
        sum(value * second[source * SECOND_WIDTH + unit] / SECOND_SCALE for source, value in enumerate(one))
        for unit in range(SECOND_WIDTH)
    ]
    two = [max(bias / SECOND_ONE + total, 0.0) for bias, total in zip(second_bias, second_sums, strict=True)]
    return [
        third_bias[head] / HEAD_ONE
        + sum(two[unit] * third[head * SECOND_WIDTH + unit] / THIRD_SCALE for unit in range(SECOND_WIDTH))
        for head in range(HEADS)
    ]


@pytest.mark.parametrize("seed", range(20))
def test_the_forward_pass_matches_floats(seed: int) -> None:
    weights = some_weights(seed)
    active = Random(seed).choices(range(FEATURES), k=191)
    net = net_from_bytes(net_to_bytes(HEADER, flat(weights)), "4-brown", VERSION, FEATURES)
    total = net.bias + sum(net.weight_rows[feature] for feature in active)
    logit, lead = heads_in_floats(weights, active)
    assert net.win_share(total) == pytest.approx(1 / (1 + exp(-logit)), abs=1e-9)
    assert net.lead(total) == pytest.approx(POINTS_SCALE * lead, abs=1e-6)


def test_an_extreme_logit_does_not_overflow() -> None:
    weights = [[0] * size for size in SIZES]
    weights[5] = [-(2**31), 0]
    net = Net(HEADER, flat(weights))
    assert net.win_share(net.bias) == 0


def test_a_zero_from_a_feature_takes_one_bit() -> None:
    numbers = flat([[0] * size for size in SIZES])
    sizes = {}
    for nonzero in (0, 1, 1000):
        numbers[:nonzero] = [-1] * nonzero
        _, _, weights = net_to_bytes(HEADER, numbers).partition(b"\n")
        sizes[nonzero] = len(weights)
    others = FIRST_WIDTH * (2 + SECOND_WIDTH) + SECOND_WIDTH * (4 + 2 * HEADS) + 4 * HEADS
    assert sizes[0] == FEATURES * FIRST_WIDTH // 8 + others
    assert sizes[1] == sizes[0] + 1
    assert sizes[1000] == sizes[0] + 1000


def changed(data: bytes, **fields: object) -> bytes:
    head, _, weights = data.partition(b"\n")
    return json.dumps(json.loads(head) | fields).encode() + b"\n" + weights


GOOD = net_to_bytes(HEADER, flat(some_weights(1)))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "no readable header"),
        (b"[]\n", "no readable header"),
        (b"\xff\xfe\n", "no readable header"),
        (GOOD[:-1], "crc32"),
        (GOOD[: len(GOOD) // 2], "crc32"),
        (GOOD + b"\0", "crc32"),
        (GOOD[:-5] + bytes([GOOD[-5] ^ 1]) + GOOD[-4:], "crc32"),
        (changed(GOOD, features=VERSION + 1), f"features {VERSION + 1}, not {VERSION}"),
        (changed(GOOD, format=99), "format 99"),
        (changed(GOOD, variant="2-grey"), "variant 2-grey, not 4-brown"),
        (changed(GOOD, slots=FEATURES + 1), "slots"),
    ],
)
def test_invalid_weights_are_refused(data: bytes, reason: str) -> None:
    with pytest.raises(WeightsError, match=reason):
        net_from_bytes(data, "4-brown", VERSION, FEATURES)


def test_weights_of_the_wrong_size_are_refused_even_with_a_right_checksum() -> None:
    head, _, weights = GOOD.partition(b"\n")
    short = weights[:-2]
    header = json.dumps(json.loads(head) | {"crc32": zlib.crc32(short)}).encode()
    with pytest.raises(WeightsError, match="bytes, not"):
        net_from_bytes(header + b"\n" + short, "4-brown", VERSION, FEATURES)


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("players", PLAYERS)
def test_shipped_weights_fit_the_features_and_name_their_origin(players: int, scoring: str) -> None:
    header = load(f"{players}-{scoring}", VERSION, layout(players).feature_count).header
    assert header.games >= 100_000
    assert "coloretto_lab" in header.command
    assert header.commit


@pytest.mark.parametrize("variant", sorted(ENSEMBLES))
def test_the_nets_of_an_ensemble_are_of_trainings_of_their_own(variant: str) -> None:
    feature_count = layout(int(variant[0])).feature_count
    nets = [load(variant, VERSION, feature_count), *load_others(variant, VERSION, feature_count)]
    assert len({net.header.command for net in nets}) == len(nets) == 3
    assert all(net.header.games >= 100_000 for net in nets)


def test_a_file_of_several_nets_is_split_where_each_ends() -> None:
    other = changed(GOOD, games=123_456)
    assert list(split_nets(GOOD + other, FEATURES)) == [GOOD, other]
    assert list(split_nets(GOOD + other[:-1], FEATURES)) == [GOOD, other[:-1]]
    assert list(split_nets(b"damaged", FEATURES)) == [b"damaged"]


def test_missing_weights_are_reported() -> None:
    with pytest.raises(MissingFileError, match="weights/9-brown"):
        load("9-brown", VERSION, 1)
