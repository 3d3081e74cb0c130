"""Rates a person by the points that their own decisions gave away in games: a place on the ladder of the levels.

`losses.json` holds what each level gives away in a game; `python -m coloretto_lab.experiments.skill` measures it.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache, partial
from itertools import pairwise
from math import log
from pkgutil import get_data
from typing import Final, NamedTuple, TypeAlias

MIN_LOSS: Final = 0.05
"""The least mean of the points that games count for, because a rating compares logarithms."""

MIN_GAMES: Final = 3
MAX_GAMES: Final = 30
"""The fewest games that a rating takes, and the number of the latest ones that it is made of."""

Z_95: Final = 1.96
"""Half the width of a 95 % interval, in standard deviations."""


class Loss(NamedTuple):
    """What the seats of a level give away in a game, in points: mean and standard deviation."""

    mean: float
    deviation: float


Scale: TypeAlias = Mapping[str, Mapping[str, Loss]]
"""The losses of each level, weakest first, at each table, such as "4-brown"."""


class Rating(NamedTuple):
    """A place on the ladder of levels: 0 is the weakest level, 1 the next one. low, high: its 95 % interval."""

    value: float
    low: float
    high: float


def rate(games: Sequence[tuple[str, float]], scale: Scale) -> Rating:
    """Rate a player by games: each one's table and the points given away in it.

    >>> scale = {"2-brown": {"weak": Loss(16, 4), "fair": Loss(4, 2), "good": Loss(1, 1)}}
    >>> [round(place, 2) for place in rate([("2-brown", 8.0), ("2-brown", 8.0)], scale)]
    [0.5, 0.12, 1.35]
    """
    least = MIN_LOSS * len(games)
    lost = max(sum(points for _, points in games), least)
    levels = list(next(iter(scale.values())))
    expected = [max(sum(scale[table][level].mean for table, _ in games), least) for level in levels]
    nearest = levels[round(_place(lost, expected))]
    deviation = sum(scale[table][nearest].deviation ** 2 for table, _ in games) ** 0.5
    place = partial(_place, expected=expected)
    return Rating(place(lost), place(lost + Z_95 * deviation), place(max(lost - Z_95 * deviation, least)))


def rate_course(games: Sequence[tuple[str, float]], scale: Scale) -> list[Rating]:
    """Rate a player after each of the latest games, oldest first; return no ratings if there are too few games.

    The last rating is the present one. No more than the latest 2 * MAX_GAMES - 1 games matter.
    """
    first = max(MIN_GAMES, len(games) - MAX_GAMES + 1)
    return [rate(games[max(0, last - MAX_GAMES) : last], scale) for last in range(first, len(games) + 1)]


def _place(lost: float, expected: Sequence[float]) -> float:
    """Return the place of a loss between those of the levels, which fall from level to level."""
    place = 0.0
    for weaker, stronger in pairwise(expected):
        if lost >= weaker:
            break
        place += 1.0 if lost <= stronger else log(weaker / lost) / log(weaker / stronger)
    return place


@cache
def measured_scale() -> Scale:
    """Return what the levels give away, as it was measured."""
    content = get_data(__package__, "losses.json")
    assert content is not None, "the package's loader returns data"
    return scale_from_json(content.decode())


def scale_from_json(text: str) -> Scale:
    """Read a file of losses."""
    return {
        table: {level: Loss(entry["mean"], entry["deviation"]) for level, entry in levels.items()}
        for table, levels in json.loads(text).items()
    }
