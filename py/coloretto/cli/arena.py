"""The command `arena`: matches between bots on duplicate deals, on all cores, with a table of results."""

import argparse
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from statistics import mean
from typing import TYPE_CHECKING, Final

from coloretto.cli.options import limit_from, limit_options, positive, reply_options, variant_from, variant_options
from coloretto.cli.progress import Progress
from coloretto.cli.streams import report_error
from coloretto.contest.entrants import check_names
from coloretto.contest.matches import (
    Match,
    Outcome,
    fill_line_up,
    interval,
    merge_outcomes,
    outcomes_by_bot,
    percentile,
)
from coloretto.contest.pool import PlayedGame, complete_deals, play_games
from coloretto.dealing import MAX_SEED
from coloretto.errors import VariantError
from coloretto.processes import cores

if TYPE_CHECKING:
    from coloretto.cli.options import Commands

SLOWEST: Final = 0.95
"""The share of decisions that take less time than the time in the last column."""


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
    command.add_argument("--deals", type=positive, default=100)
    command.add_argument("--seed", type=int, default=1, help="number of the first deal")
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
    results = outcomes_by_bot(match.line_up, deals)
    if as_json:
        print(json.dumps(_results_to_json(match, results), separators=(",", ":")))
    else:
        for line in _table(match, results):
            print(line)
    _report_forfeits(results)


def _names(options: argparse.Namespace) -> list[str]:
    names: list[str] = options.names
    if names and options.bots is not None:
        raise VariantError("name the bots either one by one or with --bots, not both")
    if not names and options.bots is None:
        raise VariantError("name the bots, such as: coloretto arena mybot.py casual")
    return names or str(options.bots).split(",")


def _table(match: Match, results: Mapping[str, Sequence[Outcome]]) -> Iterator[str]:
    rotations = len(match.line_up)
    deals = len(next(iter(results.values())))
    yield f"{deals} deals x {rotations} rotations; a fair share of the wins is {100 / rotations:.1f} %"
    yield ""
    width = max(len("bot"), *map(len, results))
    yield f"{'bot':{width}}   games      wins, 95 %  points    lead  ms a move  slow 5 %"
    for name, played in results.items():
        total = merge_outcomes(played)
        share, half = interval(played)
        wins = f"{100 * share:.1f} ± {'?' if math.isnan(half) else f'{100 * half:.1f}'} %"
        milliseconds = [1000 * second for second in total.seconds]
        slow = f"{percentile(milliseconds, SLOWEST):.2f}" if milliseconds else "-"
        yield (
            f"{name:{width}}  {len(total.shares):6}  {wins:>14}  {_mean(total.points, '.1f'):>6}"
            f"  {_mean(total.leads, '+.1f'):>6}  {_mean(milliseconds, '.2f'):>9}  {slow:>8}"
        )


def _results_to_json(match: Match, results: Mapping[str, Sequence[Outcome]]) -> dict[str, object]:
    variant = match.variant
    return {
        "players": variant.players,
        "edition": variant.edition,
        "scoring": variant.scoring,
        "marker_depth": variant.marker_depth,
        "seed": match.seed,
        "deals": len(next(iter(results.values()))),
        "nodes": match.limit.nodes,
        "seconds": match.limit.seconds,
        "bots": [_result_to_json(name, played) for name, played in results.items()],
    }


def _result_to_json(name: str, played: Sequence[Outcome]) -> dict[str, object]:
    """Return a bot's result; numbers that no game gave are null."""
    total = merge_outcomes(played)
    share, half = interval(played)
    return {
        "bot": name,
        "games": len(total.shares),
        "wins": share,
        "half_width": None if math.isnan(half) else half,
        "points": mean(total.points) if total.points else None,
        "lead": mean(total.leads) if total.leads else None,
        "seconds": mean(total.seconds) if total.seconds else None,
        "forfeits": total.forfeits,
    }


def _report_forfeits(results: Mapping[str, Sequence[Outcome]]) -> None:
    """Report how many games each bot forfeited, and why the first."""
    for name, played in results.items():
        forfeits = merge_outcomes(played).forfeits
        if forfeits:
            games = "1 game:" if len(forfeits) == 1 else f"{len(forfeits)} games; the first:"
            report_error(f"{name} forfeited {games} {forfeits[0]}")


def _mean(values: Sequence[float], form: str) -> str:
    return f"{mean(values):{form}}" if values else "-"
