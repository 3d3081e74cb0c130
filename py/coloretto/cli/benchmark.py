"""The command `benchmark`: scores bots on exactly solved positions of last rounds, or writes such positions."""

import argparse
import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import count, islice, product
from pathlib import Path
from typing import TYPE_CHECKING

from coloretto.arena.entrants import check_names
from coloretto.benchmark.finding import Search, find_position
from coloretto.benchmark.positions import SolvedPosition, read_positions, write_positions
from coloretto.benchmark.scoring import Judged, Score, Trial, judge_bot, score
from coloretto.cards import EDITIONS, PLAYERS, SCORINGS, Variant
from coloretto.cli.options import limit_from, limit_options, positive, reply_options
from coloretto.cli.progress import Progress
from coloretto.cli.streams import report_error
from coloretto.errors import ColorettoError
from coloretto.processes import cores, map_in_order

if TYPE_CHECKING:
    from coloretto.cli.options import Commands

MAX_NODES = 30_000
"""The most states to search for one position, unless `--nodes` says otherwise."""

FIRST_DEAL = 1_000_000
"""The first deal in which positions are looked for; levels were not tuned on these deals."""


def add_command(commands: "Commands") -> None:
    """Add the command to a parser."""
    command = commands.add_parser(
        "benchmark",
        parents=[limit_options(), reply_options(60, "ends the command")],
        help="score bots on exactly solved positions of last rounds",
        description="Score bots on exactly solved positions of last rounds, or write such positions.",
    )
    task = command.add_mutually_exclusive_group(required=True)
    task.add_argument("--bots", help="bots separated by commas: a level, level:style, module:Name or cmd:COMMAND")
    task.add_argument("--write", type=Path, help="file of new positions to write: NAME.jsonl.gz")
    command.add_argument("--positions", type=Path, help="file of positions; default: those of the package")
    command.add_argument("--seed", type=int, default=1, help="of the bots' random numbers; default: 1")
    command.add_argument("--each", type=positive, default=30, help="positions of each variant to write; default: 30")
    command.add_argument("--jobs", type=positive, default=cores(), help="number of processes; default: one per core")
    command.add_argument("--json", action="store_true", help="print the scores as JSON, one line per bot")
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    if options.write:
        return _write(options)
    names, limit = options.bots.split(","), limit_from(options)
    check_names(names)
    positions = read_positions(options.positions)
    if len(positions) < 2:
        raise ColorettoError(f"an interval needs two positions, and {options.positions} has {len(positions)}")
    width = max(len("bot"), *map(len, names))
    if not options.json:
        print(f"{len(positions)} positions of last rounds\n")
        print(f"{'bot':{width}}  mean regret, 95 %  best actions, 95 %")

    def show(name: str, judged: Sequence[Judged]) -> None:
        result = score(judged)
        row = json.dumps({"bot": name, **result._asdict()}) if options.json else _row(name, width, result)
        print(row, flush=True)

    for name in names:
        judged: list[Judged] = []
        trial = Trial(name, limit, options.seed, options.reply_timeout)
        try:
            with closing(judge_bot(trial, positions, options.jobs)) as found:
                judged.extend(found)
        except KeyboardInterrupt:
            report_error(f"stopped after {len(judged)} of {len(positions)} positions of {name}")
            if len(judged) > 1:
                show(name, judged)
            raise
        show(name, judged)
    return 0


def _row(name: str, width: int, score: Score) -> str:
    regret = f"{score.regret:.4f} ± {score.half_width:.4f}"
    best = f"{100 * score.best:.1f} ({100 * score.best_low:.1f} to {100 * score.best_high:.1f}) %"
    return f"{name:{width}}  {regret:>17}  {best}"


def _write(options: argparse.Namespace) -> int:
    variants = [Variant(*each) for each in product(PLAYERS, EDITIONS, SCORINGS)]
    positions: list[SolvedPosition] = []
    with Progress(len(variants) * options.each, "positions") as progress:
        for variant in variants:
            for position in islice(_found(variant, options), options.each):
                positions.append(position)
                progress.update(len(positions))
    write_positions(options.write, positions)
    print(f"{len(positions)} positions in {options.write}")
    return 0


def _found(variant: Variant, options: argparse.Namespace) -> Iterator[SolvedPosition]:
    searches = (Search(variant, deal, options.nodes or MAX_NODES) for deal in count(FIRST_DEAL))
    with closing(map_in_order(find_position, searches, options.jobs)) as found:
        yield from filter(None, found)
