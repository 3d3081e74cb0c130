"""Measure the scores of the levels: `python -m coloretto_lab.experiments.atlas --out FILE`.

At each table (number of players, scoring side, edition), bots of one level play one another. The file holds how often
each score was reached; `coloretto_lab.page` writes from it what the page compares a person's score with. A level that
was measured at a table before is measured again, the others in the file stay. At the end, the command prints the
quartiles of all scores in the file.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, product
from math import ceil
from pathlib import Path
from typing import Final, TypeAlias, TypedDict

from joblib import Parallel, delayed  # type: ignore[import-untyped]

from coloretto.bots import LEVELS
from coloretto.cards import EDITIONS, PLAYERS, SCORINGS, Variant
from coloretto.contest.matches import Z_95
from coloretto.files import replace_file
from coloretto_lab.arena import PARTS, play_with_itself
from coloretto_lab.experiments.ladder import LIMIT
from coloretto_lab.parallel import workers

QUARTERS: Final = (0.25, 0.5, 0.75)


class ScoreCounts(TypedDict):
    """The number of games, the lowest score, and how often each score from it on was reached."""

    games: int
    lowest: int
    counts: list[int]


Scores: TypeAlias = dict[str, dict[str, ScoreCounts]]
"""The scores of each level at each table."""


def games_for(players: int, half_width: float) -> int:
    """Return how many games place any score within the half-width of a 95 % interval.

    The share of lower scores varies most at one half. The scores of a game are taken as independent.

    >>> games_for(4, 0.01)
    2401
    """
    return ceil(0.25 * (Z_95 / half_width) ** 2 / players)


def play_scores(variant: Variant, level: str, seeds: Sequence[int]) -> Counter[int]:
    """Count the scores of all seats in games of a level, each dealt by one of the seeds."""
    # Importing Numba is slow, so only the processes that play do it.
    from coloretto_lab.compiled.bots import compiled_bot

    bot, scores = compiled_bot(level), Counter[int]()
    for seed in seeds:
        scores.update(play_with_itself(bot, variant, seed, LIMIT).scores())
    return scores


def measure(variant: Variant, level: str, games: int, seed: int) -> ScoreCounts:
    """Play games, split over the current workers, and count their scores."""
    seeds = range(seed, seed + games)
    parts = Parallel()(delayed(play_scores)(variant, level, seeds[part::PARTS]) for part in range(PARTS))
    scores = sum(parts, Counter[int]())
    lowest, highest = min(scores), max(scores)
    return {"games": games, "lowest": lowest, "counts": [scores[points] for points in range(lowest, highest + 1)]}


def quartiles(scores: ScoreCounts) -> list[int]:
    """Return the lower quartile, the median and the upper quartile.

    >>> quartiles({"games": 2, "lowest": 10, "counts": [1, 0, 2, 1]})
    [10, 12, 12]
    """
    up_to = list(accumulate(scores["counts"]))
    return [
        scores["lowest"] + next(above for above, count in enumerate(up_to) if count >= share * up_to[-1])
        for share in QUARTERS
    ]


def quartile_table(scores: Scores) -> str:
    """Return a Markdown table of the medians, with the lower and upper quartiles."""
    rows = [f"| table | {' | '.join(LEVELS)} |", "|---" * (len(LEVELS) + 1) + "|"]
    for table, levels in scores.items():
        found = {level: quartiles(counts) for level, counts in levels.items()}
        cells = [
            f"{found[level][1]} ({found[level][0]} to {found[level][2]})" if level in found else "-" for level in LEVELS
        ]
        rows.append(f"| {table} | {' | '.join(cells)} |")
    return "\n".join(rows)


def table_name(variant: Variant) -> str:
    """Return the name of a table in the file."""
    return f"{variant.players}-{variant.scoring}-{variant.edition}"


def in_order(scores: Scores) -> Scores:
    """Return the scores in the order of tables and levels."""
    tables = product(PLAYERS, SCORINGS, EDITIONS)
    names = (table_name(Variant(players, edition, scoring)) for players, scoring, edition in tables)
    return {
        name: {level: scores[name][level] for level in LEVELS if level in scores[name]}
        for name in names
        if name in scores
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the levels and tables that the arguments name."""
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.experiments.atlas", description="Measure the scores of the levels."
    )
    parser.add_argument("--levels", choices=LEVELS, nargs="+", default=list(LEVELS))
    parser.add_argument("--players", type=int, choices=PLAYERS, nargs="+", default=list(PLAYERS))
    parser.add_argument("--scoring", choices=SCORINGS, nargs="+", default=list(SCORINGS))
    parser.add_argument("--edition", choices=EDITIONS, nargs="+", default=list(EDITIONS))
    parser.add_argument("--half-width", type=float, default=0.01, help="of the 95 %% interval of a score's rank")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--out", type=Path, required=True, help="JSON file to update")
    parser.add_argument("--jobs", type=int, default=-1, help="number of processes; -1: one per core")
    parser.add_argument("--cluster", help="address of a Dask scheduler")
    options = parser.parse_args(arguments)
    file: Path = options.out
    measured: Scores = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    with workers(options.jobs, options.cluster):
        for level, players, scoring, edition in product(
            options.levels, options.players, options.scoring, options.edition
        ):
            variant = Variant(players, edition, scoring)
            counts = measure(variant, level, games_for(players, options.half_width), options.seed)
            measured.setdefault(table_name(variant), {})[level] = counts
            measured = in_order(measured)
            replace_file(file, _to_text(measured))
            print(f"{table_name(variant)} {level}: {counts['games']} games", flush=True)
    print(quartile_table(measured))
    return 0


def _to_text(scores: Scores) -> str:
    """Return the file with a line for each level."""
    lines = [
        f'  "{name}": {{\n'
        + ",\n".join(f'    "{level}": {json.dumps(counts)}' for level, counts in levels.items())
        + "\n  }"
        for name, levels in scores.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main())
