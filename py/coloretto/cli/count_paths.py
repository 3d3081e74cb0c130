"""The command `perft`: counts the paths of the game tree by depth."""

import argparse
from typing import TYPE_CHECKING

from coloretto.cli.options import positive, variant_from, variant_options
from coloretto.perft import perft, perft_start

if TYPE_CHECKING:
    from coloretto.cli.options import Commands


def add_command(commands: "Commands") -> None:
    """Add the command to a parser."""
    command = commands.add_parser(
        "perft", parents=[variant_options()], help="count the paths of the game tree by depth"
    )
    command.add_argument("--depth", type=positive, default=6, help="default: %(default)s")
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    start = perft_start(variant_from(options))
    for depth in range(1, options.depth + 1):
        print(depth, perft(start, depth))
    return 0
