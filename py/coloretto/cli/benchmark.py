"""The command `benchmark`: scores bots on exactly solved positions of last rounds."""

import argparse
import json
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from coloretto.benchmark.positions import read_positions
from coloretto.benchmark.scoring import Judged, Score, Trial, judge_bot, score
from coloretto.cli.options import limit_from, limit_options, positive, reply_options
from coloretto.cli.streams import report_error
from coloretto.contest.entrants import check_names
from coloretto.errors import ColorettoError
from coloretto.processes import cores

if TYPE_CHECKING:
    from coloretto.cli.options import Commands


def add_command(commands: "Commands") -> None:
    """Add the command to a parser."""
    command = commands.add_parser(
        "benchmark",
        parents=[limit_options(), reply_options(60, "ends the command")],
        help="score bots on exactly solved positions of last rounds",
        description="Score bots on exactly solved positions of last rounds.",
    )
    command.add_argument(
        "--bots",
        required=True,
        help="bots separated by commas: a level, level:style, FILE.py, module:Name or cmd:COMMAND",
    )
    command.add_argument("--positions", type=Path, help="file of positions; default: those of the package")
    command.add_argument("--seed", type=int, default=1, help="of the bots' random numbers; default: 1")
    command.add_argument("--jobs", type=positive, default=cores(), help="number of processes; default: one per core")
    command.add_argument("--json", action="store_true", help="print the scores as JSON, one line per bot")
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
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
