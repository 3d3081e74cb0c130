"""Measure the ladder of levels: `python -m coloretto_lab.experiments.ladder --deals 100`.

One bot of each level plays against bots of the level below at all other seats. With `--write`, it plays four-player
games on the brown side against three bots of the level `regular` instead, and the figures that the page shows are
written to `coloretto/bots`.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, product
from pathlib import Path
from statistics import mean
from typing import Final

import coloretto.bots
from coloretto.bots import LEVELS
from coloretto.bots.base import Limit
from coloretto.cards import PLAYERS, SCORINGS, Variant
from coloretto.cli.options import positive
from coloretto.contest.matches import fill_line_up, merge_outcomes
from coloretto.files import replace_file
from coloretto_lab.arena import Match, measure_first, play_in_parallel
from coloretto_lab.entrants import COMPILED_PREFIX
from coloretto_lab.loss import blunder_rate
from coloretto_lab.parallel import workers

FIGURES: Final = Path(coloretto.bots.__file__).parent / "figures.json"
REFERENCE_LEVEL: Final = "regular"
UNJUDGED_FACTOR: Final = 30
"""Deals for the share of the wins per judged deal: judging takes far longer than playing."""

LIMIT: Final = Limit(nodes=5000)
"""About as many states as a fast phone evaluates in the time of a decision. It cuts the rollouts of the master, and the
exact search of expert and master."""


def measure_step(stronger: str, weaker: str, players: int, scoring: str, deals: int) -> tuple[float, float]:
    """Return the stronger level's share of the wins against the weaker one and the half-width of its 95 % interval."""
    line_up = fill_line_up([COMPILED_PREFIX + stronger, COMPILED_PREFIX + weaker], players)
    match = Match(Variant(players, "classic", scoring), line_up, LIMIT, 0, seed=1)
    return measure_first(match, deals)


def measure_level(level: str, deals: int) -> dict[str, float]:
    """Return the figures of a level: share of the wins, points lost per decision, share of blunders."""
    line_up = fill_line_up([COMPILED_PREFIX + level, COMPILED_PREFIX + REFERENCE_LEVEL], 4)
    match = Match(Variant(4), line_up, LIMIT, 0, seed=1)
    shares, _ = measure_first(match, deals * UNJUDGED_FACTOR)
    judged = merge_outcomes([deal[0] for deal in play_in_parallel(replace(match, judged=[0]), deals)])
    return {
        "share": round(shares, 3),
        "lost": round(mean(judged.lost), 3),
        "blunders": round(blunder_rate(judged.lost), 4),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the levels and variants that the arguments name."""
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.experiments.ladder", description="Measure the ladder of levels."
    )
    parser.add_argument("--players", type=int, choices=PLAYERS, nargs="+", default=list(PLAYERS))
    parser.add_argument("--scoring", choices=SCORINGS, nargs="+", default=list(SCORINGS))
    parser.add_argument(
        "--levels",
        choices=LEVELS,
        nargs="+",
        default=list(LEVELS),
        help="levels to measure; --write leaves the figures of others unchanged",
    )
    parser.add_argument("--deals", type=positive, default=100, help="number of deals for each step")
    parser.add_argument("--write", action="store_true", help="write the figures that the page shows")
    parser.add_argument("--jobs", type=int, default=-1, help="number of processes; -1: one per core")
    parser.add_argument("--cluster", help="address of a Dask scheduler")
    options = parser.parse_args(arguments)
    with workers(options.jobs, options.cluster):
        if options.write:
            figures = json.loads(FIGURES.read_text(encoding="utf-8"))
            for level in options.levels:
                figures[level] = measure_level(level, options.deals)
                print(f"{level}: {json.dumps(figures[level])}", flush=True)
            replace_file(FIGURES, json.dumps(figures, indent=1) + "\n")
            return 0
        tables = list(product(options.players, options.scoring))
        print(f"| step | {' | '.join(f'{players}, {scoring}' for players, scoring in tables)} |")
        print("|---" * (len(tables) + 1) + "|")
        for weaker, stronger in pairwise(LEVELS):
            if stronger in options.levels:
                measured = [measure_step(stronger, weaker, *table, options.deals) for table in tables]
                shares = " | ".join(f"{share:.3f} ± {half:.3f}" for share, half in measured)
                print(f"| {stronger} over {weaker} | {shares} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
