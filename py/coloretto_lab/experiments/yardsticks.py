"""Measure levels against an opponent from outside: `python -m coloretto_lab.experiments.yardsticks --opponent cmd:...`.

One bot of a level plays against the opponent at all other seats, in every variant of both editions. The opponent should
be a program that shares no code and no net with the levels: figures against our own older nets prove little.
"""

import argparse
import sys
from collections.abc import Sequence
from itertools import product
from math import ceil
from typing import Final

from coloretto.bots import LEVELS
from coloretto.bots.base import Limit
from coloretto.bots.nets.net import WeightsError
from coloretto.cards import EDITIONS, PLAYERS, SCORINGS, Variant
from coloretto.cli.options import positive
from coloretto.contest.matches import fill_line_up
from coloretto.errors import ColorettoError
from coloretto_lab.arena import Match, measure_first
from coloretto_lab.entrants import COMPILED_PREFIX
from coloretto_lab.experiments.ladder import LIMIT
from coloretto_lab.parallel import workers

REPLY_TIMEOUT: Final = 60.0
"""Seconds that the opponent may take to answer; it may have to compile itself first."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the levels and variants that the arguments name."""
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.experiments.yardsticks", description="Measure levels against an opponent from outside."
    )
    parser.add_argument("--opponent", required=True, help="cmd:COMMAND, or any other entrant of the arena")
    parser.add_argument("--levels", choices=LEVELS, nargs="+", default=["expert", "master"])
    parser.add_argument("--players", type=int, choices=PLAYERS, nargs="+", default=list(PLAYERS))
    parser.add_argument("--scoring", choices=SCORINGS, nargs="+", default=list(SCORINGS))
    parser.add_argument("--edition", choices=EDITIONS, nargs="+", default=list(EDITIONS))
    parser.add_argument("--games", type=positive, default=600, help="number of games for each figure, at least")
    parser.add_argument(
        "--nodes", type=positive, default=LIMIT.nodes, help="most states that a level evaluates per decision"
    )
    parser.add_argument("--jobs", type=int, default=-1, help="number of processes; -1: one per core")
    parser.add_argument("--cluster", help="address of a Dask scheduler")
    options = parser.parse_args(arguments)
    try:
        _measure(options)
    except (ColorettoError, WeightsError) as error:
        print(f"yardsticks: {error}", file=sys.stderr)
        return 2
    return 0


def _measure(options: argparse.Namespace) -> None:
    players = " | ".join(f"{count} players" for count in options.players)
    print(f"| level | edition | side | {players} |\n|---|---|---|{'---|' * len(options.players)}")
    limit = Limit(options.nodes)
    with workers(options.jobs, options.cluster):
        for level, edition, scoring in product(options.levels, options.edition, options.scoring):
            cells = []
            for count in options.players:
                line_up = fill_line_up([COMPILED_PREFIX + level, options.opponent], count)
                match = Match(Variant(count, edition, scoring), line_up, limit, REPLY_TIMEOUT, seed=1)
                share, half = measure_first(match, ceil(options.games / count))
                cells.append(f"{share:.3f} ± {half:.3f}")
            print(f"| {level} | {edition} | {scoring} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
