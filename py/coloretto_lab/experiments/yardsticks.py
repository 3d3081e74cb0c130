"""Measure levels against an opponent from outside: `python -m coloretto_lab.experiments.yardsticks --opponent cmd:...`.

One bot of a level plays against the opponent at all other seats, in every variant of both editions. The opponent should
be a program that shares no code and no net with the levels: figures against our own older nets prove little.
"""

import argparse
import sys
from collections.abc import Sequence
from math import ceil

from coloretto.bots import LEVELS
from coloretto.bots.base import Limit
from coloretto.cards import EDITIONS, PLAYERS, SCORINGS, Variant, make_variant
from coloretto_lab.arena import Match, fill_line_up, interval, play_in_parallel
from coloretto_lab.entrants import COMPILED_PREFIX
from coloretto_lab.parallel import workers


def measure(bot: str, opponent: str, variant: Variant, deals: int, limit: Limit) -> tuple[float, float]:
    """Return a bot's share of the wins against the opponent and the half-width of its 95 % interval."""
    match = Match(variant, fill_line_up([bot, opponent], variant.players), limit, reply_timeout=60.0, seed=1)
    return interval([deal[0] for deal in play_in_parallel(match, deals)])


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
    parser.add_argument("--games", type=int, default=600, help="number of games for each figure, at least")
    parser.add_argument("--nodes", type=int, default=5000, help="most states that a level evaluates per decision")
    parser.add_argument("--jobs", type=int, default=-1, help="number of processes; -1: one per core")
    parser.add_argument("--cluster", help="address of a Dask scheduler")
    options = parser.parse_args(arguments)
    players = " | ".join(f"{count} players" for count in options.players)
    print(f"| level | edition | side | {players} |\n|---|---|---|{'---|' * len(options.players)}")
    with workers(options.jobs, options.cluster):
        for level in options.levels:
            for edition in options.edition:
                for scoring in options.scoring:
                    cells = []
                    for count in options.players:
                        variant = make_variant(count, edition, scoring)
                        deals = ceil(options.games / count)
                        share, half = measure(
                            COMPILED_PREFIX + level, options.opponent, variant, deals, Limit(options.nodes)
                        )
                        cells.append(f"{share:.3f} ± {half:.3f}")
                    print(f"| {level} | {edition} | {scoring} | {' | '.join(cells)} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
