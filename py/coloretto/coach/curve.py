"""Joins the values of a reviewed game: where a ply has luck or a judged error, they change by exactly these."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import fsum

from coloretto.coach.evaluation import SeatValues, difference, mean, total


def join_values(
    curve: Sequence[SeatValues], changes: Mapping[int, SeatValues], exact_from: int | None
) -> list[SeatValues]:
    """Return values close to the given ones that change as `changes` says at its plies.

    From `exact_from` on, values stay as they are. Win shares stay from 0 to 1, even if they then change by less.
    """
    joined = list(curve)
    first = 0
    for ply in range(len(curve)):
        if ply in changes and ply != exact_from:
            continue
        stretch = [changes[each] for each in range(first, ply)]
        zero = difference(curve[first], curve[first])
        course = list(accumulate(stretch, lambda *values: total(values), initial=zero))
        offsets = list(map(difference, curve[first:], course))
        offset = offsets[-1] if ply == exact_from else mean(offsets)
        joined[first : ply + 1] = [_possible(total([offset, value])) for value in course]
        if ply == exact_from:
            break
        first = ply + 1
    return joined


def _possible(values: SeatValues) -> SeatValues:
    """Return the nearest values whose win shares are from 0 to 1."""
    shares = [min(max(share, 0.0), 1.0) for share in values.win_shares]
    return SeatValues(tuple(share / fsum(shares) for share in shares), values.leads)
