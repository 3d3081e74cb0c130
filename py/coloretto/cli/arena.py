"""The command `arena`: matches between bots on duplicate deals, on all cores, with a table of results."""

import argparse
import json
from collections.abc import Sequence
from contextlib import closing
from typing import TYPE_CHECKING

from coloretto.cli.options import limit_from, limit_options, positive, reply_options, variant_from, variant_options
from coloretto.cli.progress import Progress
from coloretto.cli.streams import report_error
from coloretto.contest.entrants import check_names
from coloretto.contest.matches import (
    Match,
    Outcome,
    fill_line_up,
)
from coloretto.contest.pool import PlayedGame, complete_deals, play_games
from coloretto.contest.results import ArenaResults, results_of
from coloretto.dealing import MAX_SEED
from coloretto.errors import VariantError
from coloretto.processes import cores

if TYPE_CHECKING:
    from coloretto.cli.options import Commands


def add_command(commands: "Commands") -> None:
    """Add the command to a parser."""
    command = commands.add_parser(
        "arena",
        parents=[variant_options(), limit_options(), reply_options(10, "loses the game")],
        help="compare bots, also your own, on duplicate deals",
        description="Compare bots. Every deal is played once for each rotation of the bots around the table.",
    )
    command.add_argument(
        "names",
        nargs="*",
        metavar="BOT",
        help="a level, level:style, a file such as mybot.py, an installed bot, module:Name or cmd:COMMAND; the last one"
        " also fills the remaining seats",
    )
    command.add_argument("--bots", help="the bots in place of BOT, separated by commas")
    command.add_argument("--deals", type=positive, default=100, help="default: %(default)s")
    command.add_argument("--seed", type=int, default=1, help="number of the first deal; default: %(default)s")
    command.add_argument("--jobs", type=positive, default=cores(), help="number of processes; default: one per core")
    command.add_argument("--json", action="store_true", help="print the results as one JSON object")
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    variant = variant_from(options)
    line_up = fill_line_up(_names(options), variant.players)
    if not 0 <= options.seed <= MAX_SEED - options.deals + 1:
        raise VariantError(f"deals have numbers from 0 to {MAX_SEED}")
    match = Match(variant, line_up, limit_from(options), options.reply_timeout, options.seed)
    check_names(line_up)
    games: list[PlayedGame] = []
    forfeits = 0
    try:
        with (
            Progress(options.deals * len(line_up), "games") as progress,
            closing(play_games(match, options.deals, options.jobs)) as played,
        ):
            for game in played:
                games.append(game)
                forfeits += any(outcome.forfeits for outcome in game.outcomes)
                progress.update(len(games), f", {forfeits} forfeited" if forfeits else "")
    except KeyboardInterrupt:
        deals = complete_deals(games, len(line_up))
        report_error(f"stopped after {len(deals)} of {options.deals} deals")
        if deals:
            _show(match, deals, as_json=options.json)
        raise
    _show(match, complete_deals(games, len(line_up)), as_json=options.json)
    return 0


def _show(match: Match, deals: Sequence[Sequence[Outcome]], *, as_json: bool) -> None:
    results = results_of(match, deals)
    print(json.dumps(results.to_json(), separators=(",", ":")) if as_json else results)
    _report_forfeits(results)


def _names(options: argparse.Namespace) -> list[str]:
    names: list[str] = options.names
    if names and options.bots is not None:
        raise VariantError("name the bots either one by one or with --bots, not both")
    if not names and options.bots is None:
        raise VariantError("name the bots, such as: coloretto arena mybot.py casual")
    return names or str(options.bots).split(",")


def _report_forfeits(results: ArenaResults) -> None:
    """Report how many games each bot forfeited, and why the first."""
    for result in results:
        if result.forfeits:
            games = "1 game:" if len(result.forfeits) == 1 else f"{len(result.forfeits)} games; the first:"
            report_error(f"{result.bot} forfeited {games} {result.forfeits[0]}")
