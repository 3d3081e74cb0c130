"""The command `simulate`: lets bots play many games and prints records or a summary."""

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import cached_property
from typing import TYPE_CHECKING

from coloretto.bots.base import Limit
from coloretto.cards import Variant
from coloretto.cli.options import positive, reply_options, variant_from, variant_options
from coloretto.cli.progress import Progress
from coloretto.cli.streams import report_error
from coloretto.contest.entrants import Entrant, check_names, make_entrant
from coloretto.contest.matches import choose_action, fault
from coloretto.dealing import MAX_SEED
from coloretto.errors import IllegalActionError, VariantError
from coloretto.game import Game, Player
from coloretto.notation.json import record_to_json
from coloretto.processes import Stopped, map_in_order
from coloretto.scoring import win_shares
from coloretto.state import OVER
from coloretto.steps import Begin

if TYPE_CHECKING:
    from coloretto.cli.options import Commands


def add_command(commands: "Commands") -> None:
    """Add the command to a parser."""
    command = commands.add_parser(
        "simulate",
        parents=[variant_options(), reply_options(60, "ends the command")],
        help="let bots play; game i has seed + i",
    )
    command.add_argument(
        "--bots",
        default="strong",
        help="bots by seat, as in a,b:style,FILE.py,module:Name,cmd:COMMAND; repeated to fill the seats;"
        " default: %(default)s",
    )
    command.add_argument("--games", type=positive, default=100, help="default: %(default)s")
    command.add_argument("--seed", type=int, default=0, help="number of the first deal; default: %(default)s")
    command.add_argument("--json", action="store_true", help="print one JSON record per line")
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    variant = variant_from(options)
    names = options.bots.split(",")
    seated = [names[seat % len(names)] for seat in range(variant.players)]
    check_names(names)
    if options.seed + options.games - 1 > MAX_SEED:
        raise VariantError(f"game i has seed + i, and no seed is larger than {MAX_SEED}")
    deals = range(options.seed, options.seed + options.games)
    table = _Table(variant, seated, options.reply_timeout, has_records=options.json)
    scores = []
    try:
        with (
            # Records on a terminal show the progress themselves.
            Progress(options.games, "games", is_shown=not (options.json and sys.stdout.isatty())) as progress,
            closing(map_in_order(table, deals, 1, table.error_of, options.reply_timeout)) as games,
        ):
            for points, record in games:
                scores.append(points)
                if options.json:
                    print(json.dumps(record, separators=(",", ":")))
                progress.update(len(scores))
    except KeyboardInterrupt:
        report_error(f"stopped after {len(scores)} of {options.games} games")
        if scores and not options.json:
            _print_summary(seated, scores)
        raise
    if not options.json:
        _print_summary(seated, scores)
    return 0


class _Table:
    """Plays games in a process of its own, which can be stopped, with the same entrants."""

    def __init__(self, variant: Variant, names: Sequence[str], reply_timeout: float, *, has_records: bool) -> None:
        self._variant = variant
        self._names = names
        self._reply_timeout = reply_timeout
        self._has_records = has_records

    def __call__(self, deal: int, begin: Begin) -> tuple[tuple[int, ...], dict[str, object] | None]:
        """Play a game; return the scores, and the record if there are records.

        Raises IllegalActionError when a bot cannot continue.
        """
        game = Game.deal(self._variant, [Player(name) for name in self._names], deal)
        while game.state.phase != OVER:
            game.play(choose_action(self._entrants[game.state.seat], game, begin))
        return game.scores(), record_to_json(game.record()) if self._has_records else None

    def error_of(self, deal: int, stopped: Stopped) -> IllegalActionError:
        """Return the error of a bot that was late or ended its process."""
        return fault(deal, stopped.number, self._names[stopped.who], stopped.reason)

    @cached_property
    def _entrants(self) -> list[Entrant]:
        return [make_entrant(name, Limit(), self._reply_timeout) for name in self._names]


def _print_summary(names: Sequence[str], games: Sequence[Sequence[int]]) -> None:
    width = max(10, *map(len, names))
    for seat, name in enumerate(names):
        share = sum(win_shares(scores)[seat] for scores in games) / len(games)
        mean = sum(scores[seat] for scores in games) / len(games)
        print(f"seat {seat + 1}  {name:{width}} wins {share:6.1%}  mean score {mean:6.2f}")
