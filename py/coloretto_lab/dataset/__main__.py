"""Writes games between bots, with the values of every decision, to a file: `python -m coloretto_lab.dataset`."""

import argparse
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from coloretto.__main__ import run
from coloretto.bots.base import Limit
from coloretto.cli.options import positive, reply_options, variant_from, variant_options
from coloretto.cli.progress import Progress
from coloretto.cli.streams import report_error
from coloretto.contest.entrants import check_names
from coloretto.dealing import MAX_SEED
from coloretto.errors import VariantError
from coloretto.processes import cores
from coloretto_lab.dataset.files import UnfinishedDataset
from coloretto_lab.dataset.games import VALUES, Settings, head, play_rows


def main(arguments: Sequence[str] | None = None) -> int:
    """Write a data set; return the exit status."""
    command = argparse.ArgumentParser(
        prog="coloretto_lab.dataset",
        parents=[variant_options(), reply_options(60, "ends the command")],
        description="Write games of bots, with the values of every decision. An interrupted command continues where it"
        " stopped when it is given again.",
    )
    command.add_argument("--out", type=Path, required=True, help="file to write: NAME.jsonl.gz or NAME.parquet")
    command.add_argument(
        "--bots", default="strong", help="bots by seat, a,b:style,module:Name; repeated to fill the seats"
    )
    command.add_argument("--games", type=positive, default=1000, help="default: %(default)s")
    command.add_argument("--seed", type=int, default=0, help="number of the first deal; game i is deal seed + i")
    command.add_argument("--nodes", type=positive, help="maximum number of states that a bot evaluates per decision")
    command.add_argument(
        "--values",
        choices=VALUES,
        default="net",
        help="values of the actions: by the net, fast, or by the coach, which takes about a second per decision",
    )
    command.add_argument("--jobs", type=positive, default=cores(), help="number of processes; default: one per core")
    command.set_defaults(run=_write)
    return run(command, arguments)


def _write(options: argparse.Namespace) -> int:
    variant = variant_from(options)
    names = options.bots.split(",")
    if not 0 <= options.seed <= MAX_SEED - options.games + 1:
        raise VariantError(f"deals have numbers from 0 to {MAX_SEED}")
    limit = Limit(nodes=options.nodes)
    check_names(names)
    bots = tuple(names[seat % len(names)] for seat in range(variant.players))
    settings = Settings(variant, bots, limit, options.values, options.reply_timeout)
    with UnfinishedDataset(options.out, head(settings), options.seed) as unfinished:
        if unfinished.games > options.games:
            raise VariantError(f"{unfinished.path} holds {unfinished.games} games, more than {options.games}")
        if unfinished.games:
            report_error(f"{unfinished.path} holds {unfinished.games} games; the others follow")
        deals = range(options.seed + unfinished.games, options.seed + options.games)
        try:
            with (
                Progress(len(deals), "games") as progress,
                closing(play_rows(settings, deals, options.jobs)) as rows,
            ):
                for number, row in enumerate(rows, start=1):
                    unfinished.append(row)
                    progress.update(number)
        except KeyboardInterrupt:
            games = "1 game" if unfinished.games == 1 else f"{unfinished.games} games"
            report_error(f"{unfinished.path} holds {games}; the same command continues")
            raise
        unfinished.finish()
    print(f"{options.games} games in {options.out}, {options.out.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
