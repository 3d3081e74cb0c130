"""Measure the ladder of levels, in every variant that is asked for.

`python -m coloretto_lab.experiments.ladder --deals 100`. Each level sits alone against the level below at all other
seats. With `--write` each plays four-player games with the brown side against three of the level `regular`, and what
the page tells of it is written into the wheel.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from statistics import mean
from typing import Final

import coloretto.bots
from coloretto.bots import LEVELS
from coloretto.bots.base import Limit
from coloretto.cards import PLAYERS, SCORINGS, make_variant
from coloretto_lab.arena import Match, fill_line_up, interval, merged, play_in_parallel
from coloretto_lab.entrants import COMPILED_PREFIX
from coloretto_lab.loss import blunder_rate
from coloretto_lab.parallel import workers

FIGURES: Final = Path(coloretto.bots.__file__).parent / "figures.json"
YARDSTICK: Final = "regular"
UNJUDGED: Final = 10
"""Times as many deals tell the share of the wins: to judge every decision takes far longer than to play."""

THINKING: Final = Limit(nodes=5000)
"""About what a page on a fast phone looks at within a decision's time; only the master ever needs more."""


def measure_step(stronger: str, weaker: str, players: int, scoring: str, deals: int) -> tuple[float, float]:
    """Give the stronger level's share of the wins against the weaker one, and half its 95 % interval."""
    line_up = fill_line_up([COMPILED_PREFIX + stronger, COMPILED_PREFIX + weaker], players)
    match = Match(make_variant(players, "classic", scoring), line_up, THINKING, 0, seed=1)
    return interval([deal[0] for deal in play_in_parallel(match, deals)])


def measure_level(level: str, deals: int) -> dict[str, float]:
    """Give what the page tells of a level: share of wins, points lost a decision, share of blunders."""
    line_up = fill_line_up([COMPILED_PREFIX + level, COMPILED_PREFIX + YARDSTICK], 4)
    match = Match(make_variant(4), line_up, THINKING, 0, seed=1)
    shares, _ = interval([deal[0] for deal in play_in_parallel(match, deals * UNJUDGED)])
    judged = merged([deal[0] for deal in play_in_parallel(replace(match, judged=[0]), deals)])
    return {
        "share": round(shares, 3),
        "lost": round(mean(judged.lost), 3),
        "blunders": round(blunder_rate(judged.lost), 4),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what the arguments ask for."""
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
        help="of neighbours, the stronger; others' written figures stay",
    )
    parser.add_argument("--deals", type=int, default=100, help="for each step, fixed before the first is played")
    parser.add_argument("--write", action="store_true", help="write the figures that the page shows")
    parser.add_argument("--jobs", type=int, default=-1, help="processes")
    parser.add_argument("--cluster", help="the address of a Dask scheduler")
    options = parser.parse_args(arguments)
    with workers(options.jobs, options.cluster):
        if options.write:
            figures = json.loads(FIGURES.read_text(encoding="utf-8"))
            for level in options.levels:
                figures[level] = measure_level(level, options.deals)
                print(f"{level}: {json.dumps(figures[level])}", flush=True)
            FIGURES.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
            return 0
        print("| step | players | side | share of wins | times the fair share |\n|---|---|---|---|---|")
        for players in options.players:
            for scoring in options.scoring:
                for weaker, stronger in pairwise(LEVELS):
                    if stronger in options.levels:
                        share, half = measure_step(stronger, weaker, players, scoring, options.deals)
                        step = f"{stronger} over {weaker}"
                        times = f"{share * players:.2f}"
                        print(f"| {step} | {players} | {scoring} | {share:.3f} ± {half:.3f} | {times} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
