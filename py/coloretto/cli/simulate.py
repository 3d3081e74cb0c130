"""The command `simulate`: lets bots play many games and prints records or a summary."""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from coloretto.arena.entrants import Entrant, make_entrant
from coloretto.arena.matches import choose_action
from coloretto.bots.base import Limit
from coloretto.cli.options import positive, variant_from, variant_options
from coloretto.cli.progress import Progress
from coloretto.dealing import MAX_SEED
from coloretto.errors import VariantError
from coloretto.game import Game, Player
from coloretto.notation.json import record_to_json
from coloretto.scoring import win_shares
from coloretto.state import OVER

if TYPE_CHECKING:
    from coloretto.cli.options import Commands

REPLY_TIMEOUT = 60.0
"""The most seconds that a program takes to answer."""


def add_command(commands: "Commands") -> None:
    """Add the command to a parser."""
    command = commands.add_parser("simulate", parents=[variant_options()], help="let bots play; game i has seed + i")
    command.add_argument(
        "--bots", default="strong", help="bots by seat, a,b:style,module:Name; repeated to fill the seats"
    )
    command.add_argument("--games", type=positive, default=100)
    command.add_argument("--seed", type=int, default=0, help="number of the first deal")
    command.add_argument("--json", action="store_true", help="print one JSON record per line")
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    variant = variant_from(options)
    names = options.bots.split(",")
    seated = [names[seat % len(names)] for seat in range(variant.players)]
    entrants = [make_entrant(name, Limit(), REPLY_TIMEOUT) for name in seated]
    for name in names[variant.players :]:
        make_entrant(name, Limit(), REPLY_TIMEOUT)  # Reports an unknown bot that finds no seat.
    if options.seed + options.games - 1 > MAX_SEED:
        raise VariantError(f"game i has seed + i, and no seed is larger than {MAX_SEED}")
    games = []
    try:
        # Records on a terminal show the progress themselves.
        with Progress(options.games, "games", is_shown=not (options.json and sys.stdout.isatty())) as progress:
            for number in range(options.games):
                game = Game.deal(variant, [Player(name) for name in seated], options.seed + number)
                _play_out(game, entrants)
                games.append(game.scores())
                if options.json:
                    print(json.dumps(record_to_json(game.record()), separators=(",", ":")))
                progress.update(number + 1)
    finally:
        for entrant in entrants:
            entrant.close()
    if not options.json:
        _print_summary(seated, games)
    return 0


def _play_out(game: Game, entrants: Sequence[Entrant]) -> None:
    """Play a game to its end. Raises IllegalActionError when a bot cannot continue."""
    while game.state.phase != OVER:
        game.play(choose_action(entrants[game.state.seat], game))


def _print_summary(names: Sequence[str], games: Sequence[Sequence[int]]) -> None:
    width = max(10, *map(len, names))
    for seat, name in enumerate(names):
        share = sum(win_shares(scores)[seat] for scores in games) / len(games)
        mean = sum(scores[seat] for scores in games) / len(games)
        print(f"seat {seat + 1}  {name:{width}} wins {share:6.1%}  mean score {mean:6.2f}")
