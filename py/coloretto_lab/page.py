"""Write the figures that the page shows: `python -m coloretto_lab.page`.

The page reads finished numbers and computes none: a mean or a share with its 95 % interval, rounded as the page shows
it; the ends of an axis; how common a score is. They follow from the measurements in the folder `measured`.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import ceil, floor, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from coloretto.contest.matches import Z_95
from coloretto.files import replace_file
from coloretto_lab.experiments.atlas import ScoreCounts
from coloretto_lab.tables import FEATURES, SCORES, STRATEGY, THIRDS, estimate

if TYPE_CHECKING:
    from coloretto_lab.page_types import Axis, Chart, Figures, ScoreAtlas, ScoreComparison, Sections, TableFigures

MIN_COUNT: Final = 30
"""The fewest observations from which a figure is shown."""

ADDED_SPECIALS: Final = 2
"""The joker and the +2, which come before the colours among the added cards."""

REACHED_BY: Final = (0.9, 0.5, 0.1)
"""The shares of its scores for which a level has a figure."""

GRID: Final = 10
"""The ends of the axis of scores are multiples of it."""

Sums: TypeAlias = Sequence[float]
"""The sums over games from which a mean follows, as `experiments.strategy` writes them."""

Interval: TypeAlias = tuple[float, float, float]
"""A mean, and the ends of its 95 % interval."""

Cells: TypeAlias = Sequence[Interval | None]
"""A row or a column of figures; None where there are too few observations."""


def mean_of(sums: Sums) -> Interval | None:
    """Return a mean; None if there are too few observations.

    >>> mean_of([100, 500, 100, 2900, 500])
    (5.0, 4.608, 5.392)
    """
    if sums[0] < MIN_COUNT:
        return None
    mean, margin = estimate(sums)
    return mean, mean - margin, mean + margin


def share_of(sums: Sums) -> Interval | None:
    """Return the mean of observations from 0 to 1, with Wilson's interval; None if there are too few.

    >>> [round(end, 4) for end in share_of([100, 40, 100, 40, 40]) or ()]
    [0.4, 0.3094, 0.498]
    """
    count = sums[0]
    if count < MIN_COUNT:
        return None
    share, margin = estimate(sums)
    # As many independent observations would have the same standard error.
    size = share * (1 - share) / (margin / Z_95) ** 2 if margin > 0 else count
    weight = Z_95**2 / size
    centre = (share + weight / 2) / (1 + weight)
    half = Z_95 / (1 + weight) * sqrt(share * (1 - share) / size + weight / (4 * size))
    return share, max(centre - half, 0.0), min(centre + half, 1.0)


def shown(interval: Interval | None, digits: int) -> Interval | None:
    """Round as the page shows it: the mean to the nearest number, half up, and the ends outwards.

    >>> shown((0.125, 0.1201, 0.1301), 2)
    (0.13, 0.12, 0.14)
    """
    if interval is None:
        return None
    value, low, high = interval
    unit = 10**digits
    return (
        _number(floor(value * unit + 0.5) / unit),
        _number(floor(low * unit) / unit),
        _number(ceil(high * unit) / unit),
    )


def _number(number: float) -> float:
    """Return a number without a fraction as an integer, which is shorter in JSON and has no negative zero."""
    return int(number) if number == int(number) else round(number, 6)


def strategy_figures(measured: Mapping[str, Any], scores: Mapping[str, Mapping[str, ScoreCounts]]) -> "Figures":
    """Return the figures of the page "Strategy by numbers"."""
    tables: list[TableFigures] = []
    for table in measured["tables"]:
        edition, players, scoring = (table[key] for key in ("edition", "players", "scoring"))
        comparison = score_comparison(scores[f"{players}-{scoring}-{edition}"])
        tables.append(
            {"edition": edition, "players": players, "scoring": scoring, **sections(table), "scores": comparison}
        )
    about: Figures = {**measured, "tables": tables}  # type: ignore[typeddict-item]
    return about


def sections(table: Mapping[str, Any]) -> "Sections":
    """Return the sections of a table: its cells by rows and columns, the ends of its axes, and what is found in it."""
    wins, takes, by_cards, sizes = (
        [share_of(sums) for sums in table[chart]] for chart in ("wins", "takes", "takes_by_cards", "row_sizes")
    )
    points, gains, worth = ([mean_of(sums) for sums in table[chart]] for chart in ("points", "row_gains", "worth"))
    even = 1 / table["players"]
    by_gain = _by_rows(takes)
    added = [_shown(worth[first : first + len(THIRDS)], 1) for first in range(0, len(worth), len(THIRDS))]
    return {
        "seat": {
            "even": round(even, 4),
            "verdict": _compared(wins[0], even),
            "axes": [_axis(_shown(wins, 3), even), _cut_axis(_shown(points, 1))],
            "rows": _pairs(_shown(wins, 3), _shown(points, 1)),
        },
        "take": {"row": _widest(by_gain), **_thirds([_shown(row, 2) for row in by_gain], 1)},
        "cards": _thirds([_shown(row, 2) for row in _by_rows(by_cards)], 1),
        "rows": {
            "row": _largest(sizes),
            "axes": [_axis([], 1), _axis(_shown(gains, 1))],
            "rows": _pairs(_shown(sizes, 2), _shown(gains, 1)),
        },
        "specials": _thirds(added[:ADDED_SPECIALS]),
        "colours": _thirds(added[ADDED_SPECIALS:]),
    }


def _shown(cells: Cells, digits: int) -> Cells:
    return [shown(cell, digits) for cell in cells]


def _by_rows(cells: Cells) -> list[Cells]:
    """Return the rows of a chart whose cells come third by third."""
    size = len(cells) // len(THIRDS)
    return [cells[row::size] for row in range(size)]


def _pairs(first: Cells, second: Cells) -> list[Cells]:
    return [list(row) for row in zip(first, second, strict=True)]


def _thirds(rows: Sequence[Cells], *others: float) -> "Chart":
    """Return rows with a column for each third, all with the same axis; without `others`, it fits the cells."""
    cells = [] if others else [cell for row in rows for cell in row]
    return {"axes": [_axis(cells, *others)] * len(THIRDS), "rows": rows}


def _axis(cells: Cells, *others: float) -> "Axis":
    """Return the ends of an axis that contains zero, all intervals and `others`."""
    return min([0, *(cell[1] for cell in cells if cell)]), max([0, *others, *(cell[2] for cell in cells if cell)])


def _cut_axis(cells: Cells) -> "Axis":
    """Return the ends of an axis that is cut at the whole numbers around all intervals."""
    return floor(min(cell[1] for cell in cells if cell)), ceil(max(cell[2] for cell in cells if cell))


def _compared(share: Interval | None, even: float) -> Literal["more", "fewer", "even"]:
    """Compare a share with the even one: "even" if its interval contains that."""
    if share is None or share[1] <= even <= share[2]:
        return "even"
    return "more" if share[1] > even else "fewer"


def _widest(rows: Sequence[Cells]) -> int | None:
    """Return the index of the row whose first and last cell differ most; None if no row has both."""
    widths = {index: abs(first[0] - last[0]) for index, (first, *_, last) in enumerate(rows) if first and last}
    return max(widths, key=widths.__getitem__, default=None)


def _largest(cells: Cells) -> int:
    """Return the index of the cell with the highest mean."""
    return max(range(len(cells)), key=lambda index: (cells[index] or (0, 0, 0))[0])


def score_comparison(levels: Mapping[str, ScoreCounts]) -> "ScoreComparison":
    """Compare the scores of the levels at a table, on an axis from one multiple of GRID to another.

    heights: how common each score of the axis is, as a share of the most common one of all levels. reached: for each
    share of REACHED_BY, the highest score that so many reach.
    """
    low = GRID * floor(min(scores["lowest"] for scores in levels.values()) / GRID)
    high = GRID * ceil(max(_highest(scores) for scores in levels.values()) / GRID)
    most = max(max(scores["counts"]) / sum(scores["counts"]) for scores in levels.values())
    return {
        "games": _fewest_games(levels),
        "min": low,
        "max": high,
        "levels": {
            level: {
                "reached": [score_reached(scores, share) for share in REACHED_BY],
                "heights": [_number(round(share / most, 3)) for share in _shares(scores, low, high)],
            }
            for level, scores in levels.items()
        },
    }


def score_reached(scores: ScoreCounts, share: float) -> int:
    """Return the highest score that at least a share of all reach.

    >>> [score_reached({"games": 5, "lowest": -1, "counts": [1, 0, 2, 3, 4]}, share) for share in (0.95, 0.9, 0.5, 0.1)]
    [-1, 1, 2, 3]
    """
    needed = share * sum(scores["counts"])
    reached = accumulate(reversed(scores["counts"]))
    return next(
        points for points, count in zip(range(_highest(scores), -999, -1), reached, strict=False) if count >= needed
    )


def ending_figures(scores: Mapping[str, Mapping[str, ScoreCounts]]) -> "ScoreAtlas":
    """Return the figures that the page compares a score with: for each score, what share of a level's are lower."""
    return {
        table: {
            "games": _fewest_games(levels),
            "levels": {
                level: {"lowest": counts["lowest"], "below": shares_below(counts)} for level, counts in levels.items()
            },
        }
        for table, levels in scores.items()
    }


def shares_below(scores: ScoreCounts) -> list[float]:
    """Return what share of the scores are lower than each, from the lowest one to that above the highest.

    They are in whole percent, but only none of the scores are 0 %, and only all of them are 100 %.

    >>> shares_below({"games": 1, "lowest": 10, "counts": [1, 199, 0, 1]})
    [0, 0.001, 0.999, 0.999, 1]
    """
    total = sum(scores["counts"])
    exact = [count / total for count in accumulate(scores["counts"], initial=0)]
    return [
        _number(share if share in (0, 1) else min(max(floor(share * 100 + 0.5) / 100, 0.001), 0.999)) for share in exact
    ]


def _shares(scores: ScoreCounts, low: int, high: int) -> list[float]:
    """Return which share of all scores each one from `low` to `high` has."""
    total = sum(scores["counts"])
    before, after = scores["lowest"] - low, high - _highest(scores)
    return [*[0.0] * before, *(count / total for count in scores["counts"]), *[0.0] * after]


def _highest(scores: ScoreCounts) -> int:
    return scores["lowest"] + len(scores["counts"]) - 1


def _fewest_games(levels: Mapping[str, ScoreCounts]) -> int:
    return min(scores["games"] for scores in levels.values())


# ---- files


def figures() -> "tuple[Figures, ScoreAtlas]":
    """Return the figures of the page "Strategy by numbers", and those with which a score is compared."""
    measured, scores = (json.loads(path.read_text(encoding="utf-8")) for path in (STRATEGY, SCORES))
    return strategy_figures(measured, scores), ending_figures(scores)


def files() -> dict[Path, str]:
    """Return the text of each file of the page by its path, with one line for each table."""
    strategy, ending = figures()
    tables = ",\n".join(map(_compact, strategy["tables"]))
    about = {key: value for key, value in strategy.items() if key != "tables"}
    levels = ",\n".join(f"{_compact(table)}:{_compact(figures)}" for table, figures in ending.items())
    return {
        FEATURES / "strategy" / "strategy.json": f'{json.dumps(about)[:-1]}, "tables": [\n{tables}\n]}}\n',
        FEATURES / "ending" / "scores.json": f"{{\n{levels}\n}}\n",
    }


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the files."""
    argparse.ArgumentParser(
        prog="coloretto_lab.page", description="Write the figures that the page shows, from the measurements."
    ).parse_args(arguments)
    for path, text in files().items():
        replace_file(path, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
