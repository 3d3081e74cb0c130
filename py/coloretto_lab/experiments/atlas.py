"""Measure the scores of the levels: `python -m coloretto_lab.experiments.atlas --out FILE`.

At each table (number of players, scoring side, edition), bots of one level play one another. The file holds how often
each score was reached, which the page compares a person's score with. A level that was measured at a table before is
measured again, the others in the file stay.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import product
from math import ceil
from pathlib import Path
from typing import TypeAlias

from joblib import Parallel, delayed  # type: ignore[import-untyped]

from coloretto.arena.matches import Z_95
from coloretto.bots import LEVELS
from coloretto.cards import EDITIONS, PLAYERS, SCORINGS, Variant, make_variant
from coloretto_lab.arena import PARTS, play_with_itself
from coloretto_lab.experiments.ladder import LIMIT
from coloretto_lab.parallel import workers

Scores: TypeAlias = dict[str, dict[str, dict[str, object]]]
"""For each table and level: the number of games, the lowest score, and how often each score from it on was reached."""


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


def measure(variant: Variant, level: str, games: int, seed: int) -> dict[str, object]:
    """Play games, split over the current workers; return the entry of the file."""
    seeds = range(seed, seed + games)
    parts = Parallel()(delayed(play_scores)(variant, level, seeds[part::PARTS]) for part in range(PARTS))
    scores = sum(parts, Counter[int]())
    lowest, highest = min(scores), max(scores)
    return {"games": games, "lowest": lowest, "counts": [scores[points] for points in range(lowest, highest + 1)]}


def table_name(variant: Variant) -> str:
    """Return the name of a table in the file."""
    return f"{variant.players}-{variant.scoring}-{variant.edition}"


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
            variant = make_variant(players, edition, scoring)
            entry = measure(variant, level, games_for(players, options.half_width), options.seed)
            measured.setdefault(table_name(variant), {})[level] = entry
            file.write_text(_to_text(measured), encoding="utf-8")
            print(f"{table_name(variant)} {level}: {entry['games']} games", flush=True)
    return 0


def _to_text(scores: Scores) -> str:
    """Return the file with a line for each level, in the order of tables and levels."""
    names = (f"{players}-{scoring}-{edition}" for players, scoring, edition in product(PLAYERS, SCORINGS, EDITIONS))
    tables = {
        name: {level: scores[name][level] for level in LEVELS if level in scores[name]}
        for name in names
        if name in scores
    }
    lines = [
        f'  "{name}": {{\n'
        + ",\n".join(f'    "{level}": {json.dumps(entry)}' for level, entry in levels.items())
        + "\n  }"
        for name, levels in tables.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main())
