"""The command `play`: a game in the terminal, of people at one screen and bots."""

import argparse
import sys
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from coloretto.bots import LEVELS, REFERENCES, STYLE_NAMES
from coloretto.cards import DEFAULT_MARKER_DEPTH, PLAYERS, Variant
from coloretto.cli.colours import wants_colours
from coloretto.cli.options import variant_from, variant_options
from coloretto.cli.saved_games import load_game
from coloretto.cli.streams import standard_input
from coloretto.cli.terminal import play
from coloretto.errors import VariantError
from coloretto.game import Game, Player

if TYPE_CHECKING:
    from coloretto.cli.options import Commands

DEFAULT_LEVEL: Final = "casual"
RANDOM_SEEDS: Final = 1_000_000
"""Random deals have short numbers, which are quick to type."""


def add_command(commands: "Commands") -> None:
    """Add the command to a parser."""
    command = commands.add_parser("play", parents=[variant_options()], help="play in the terminal")
    command.add_argument("--seed", type=int, help="number of the deal; without it, a random deal")
    command.add_argument("--humans", type=int, choices=range(1, max(PLAYERS) + 1), help="number of people; default: 1")
    command.add_argument("--names", default="", help="names of the people, separated by commas")
    command.add_argument("--level", choices=LEVELS, help=f"level of the bots; default: {DEFAULT_LEVEL}")
    command.add_argument(
        "--style",
        choices=STYLE_NAMES,
        metavar="STYLE",
        help=f"style of the bots, which does not change their strength: {', '.join(STYLE_NAMES)}",
    )
    command.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME",
        help="a level, level:style, installed bot, FILE.py, module:Name or cmd:COMMAND; the last one fills the seats",
    )
    command.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    game = _deal(options) if options.resume is None else load_game(options.resume, options.bot)
    standard_input()
    play(game, input, print, title=_deal_text(game.variant, game.seed), colours=wants_colours(sys.stdout))
    return 0


def _deal(options: argparse.Namespace) -> Game:
    variant = variant_from(options)
    seed = SystemRandom().randrange(RANDOM_SEEDS) if options.seed is None else options.seed
    return Game.deal(variant, _players(options), seed)


def _players(options: argparse.Namespace) -> list[Player]:
    names = [name.strip() for name in options.names.split(",")] if options.names else []
    people = options.humans or max(1, len(names))
    if len(names) > people:
        raise VariantError(f"{len(names)} names do not fit {people} {'person' if people == 1 else 'people'}")
    if people > options.players:
        raise VariantError(f"{people} people do not fit at {options.players} seats")
    seats = [Player(None, name or None) for name in [*names, *[""] * (people - len(names))]]
    if options.bot and (options.level or options.style):
        raise VariantError("--bot replaces --level and --style")
    bots = [_bot(name) for name in options.bot] or [Player(options.level or DEFAULT_LEVEL, style=options.style)]
    free = options.players - people
    if len(options.bot) > free:
        raise VariantError(f"{len(options.bot)} bots do not fit: free seats: {free}")
    return [*seats, *bots, *[bots[-1]] * (free - len(bots))][: options.players]


def _bot(name: str) -> Player:
    level, colon, style = name.partition(":")
    return Player(level, style=style) if colon and level in (*LEVELS, *REFERENCES) else Player(name)


def _deal_text(variant: Variant, seed: int | None) -> str:
    """Return the number of a deal and the command that deals it again.

    >>> _deal_text(Variant(3, "classic", "brown", 15), 8371)
    'Deal 8371 (coloretto play --players 3 --seed 8371 deals it again)'
    """
    options = [
        ("--players", variant.players, 4),
        ("--edition", variant.edition, "classic"),
        ("--scoring", variant.scoring, "brown"),
        ("--marker-depth", variant.marker_depth, DEFAULT_MARKER_DEPTH[variant.edition]),
    ]
    chosen = [f"{option} {value} " for option, value, default in options if value != default]
    return f"Deal {seed} (coloretto play {''.join(chosen)}--seed {seed} deals it again)"
