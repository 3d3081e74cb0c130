"""Options that several commands share, and the types of their values."""

import argparse
import math
import re
from typing import TYPE_CHECKING, TypeAlias

from coloretto.bots.base import Limit
from coloretto.cards import EDITIONS, MARKER_DEPTHS, PLAYERS, SCORINGS, Variant
from coloretto.errors import quote

if TYPE_CHECKING:
    Commands: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]


def variant_options() -> argparse.ArgumentParser:
    """Return the options that choose a variant, as a parent of a command's parser."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--players", type=int, choices=PLAYERS, default=4, help="default: %(default)s")
    parser.add_argument("--edition", choices=EDITIONS, default="classic", help="default: %(default)s")
    parser.add_argument(
        "--scoring", choices=SCORINGS, default="brown", help="side of the scoring cards; default: %(default)s"
    )
    parser.add_argument(
        "--marker-depth",
        type=int,
        choices=MARKER_DEPTHS,
        help="number of cards under the last-round card; default: that of the edition",
    )
    return parser


def variant_from(options: argparse.Namespace) -> Variant:
    """Return the variant that the options choose."""
    return Variant(options.players, options.edition, options.scoring, options.marker_depth)


def limit_options() -> argparse.ArgumentParser:
    """Return the options that limit how long bots think, as a parent of a command's parser."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--nodes", type=positive, help="maximum number of states to evaluate per decision")
    parser.add_argument("--seconds", type=seconds, help="maximum time per decision")
    return parser


def limit_from(options: argparse.Namespace) -> Limit:
    """Return the limit that the options set."""
    return Limit(nodes=options.nodes, seconds=options.seconds)


def reply_options(default: float, consequence: str) -> argparse.ArgumentParser:
    """Return the option that stops bots which never answer, as a parent of a command's parser."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument(
        "--reply-timeout",
        type=seconds,
        default=float(default),
        help=f"most seconds for a decision; a bot that takes longer {consequence}; default: {default:g}",
    )
    return parser


def positive(text: str) -> int:
    """Read a whole number from 1."""
    if not re.fullmatch(r"[0-9]{1,18}", text, re.ASCII) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number from 1, not {quote(text)}")
    return int(text)


def seconds(text: str) -> float:
    """Read a number of seconds above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"must be a number of seconds above 0, not {quote(text)}")
    return number
