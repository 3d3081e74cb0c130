"""The command line: play, simulate, bot, perft, replay, tables; knows nothing of the rules."""

import argparse
import json
import math
import os
import re
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import TextIO

from coloretto.bots import LEVELS, STYLE_NAMES
from coloretto.bots.base import Limit
from coloretto.bots.names import bot_from_name
from coloretto.cards import EDITIONS, MARKER_DEPTHS, PLAYERS, SCORINGS, Variant, make_variant
from coloretto.cli.bot_protocol import answers
from coloretto.cli.check_records import check_records
from coloretto.cli.terminal import play
from coloretto.dealing import MAX_SEED
from coloretto.errors import ColorettoError, VariantError, quote
from coloretto.game import Game, Player
from coloretto.match import play_out
from coloretto.notation.json import record_to_json
from coloretto.perft import perft, perft_start
from coloretto.scoring import win_shares
from coloretto.service.new_games import game_options
from coloretto.service.rule_constants import rule_tables


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status: 0, 1 if `replay` finds an error or no game, 2 for other errors."""
    try:
        return _run(arguments)
    except BrokenPipeError:  # The reader closed the pipe.
        return 0
    except KeyboardInterrupt:
        return 130
    except (ColorettoError, OSError) as error:
        if sys.stderr is not None:  # It is None if it was closed before Python started.
            print(f"coloretto: {error}", file=sys.stderr)
        return 2


def _run(arguments: Sequence[str] | None) -> int:
    try:
        options = _parser().parse_args(arguments)
        if sys.stdout is None:
            raise OSError("standard output is closed")
        _set_errors(sys.stdout, "backslashreplace")
        status: int = options.run(options)
    finally:
        _flush_output()
    return status


def _flush_output() -> None:
    """Write buffered output. Raises OSError if that fails, and discards it, so that Python does not retry at exit."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise


def _input(encoding: str | None = None) -> TextIO:
    """Return standard input; bytes that are not valid text are replaced by characters that every parser rejects."""
    if sys.stdin is None:
        raise OSError("standard input is closed")
    _set_errors(sys.stdin, "replace", encoding)
    return sys.stdin


def _set_errors(stream: TextIO, errors: str, encoding: str | None = None) -> None:
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=errors, encoding=encoding)


def _play(options: argparse.Namespace) -> int:
    bots = [Player(options.level, style=options.style) for _ in range(options.players - 1)]
    game = Game.deal(_variant(options), [Player(), *bots], options.seed)
    _input()
    play(game, input, print)
    return 0


def _simulate(options: argparse.Namespace) -> int:
    variant = _variant(options)
    names = options.bots.split(",")
    for name in names:
        bot_from_name(name)
    if options.seed + options.games - 1 > MAX_SEED:
        raise VariantError(f"game i has seed + i, and no seed is larger than {MAX_SEED}")
    players = [_player(names[seat % len(names)]) for seat in range(variant.players)]
    wins, points = [0.0] * variant.players, [0] * variant.players
    for number in range(options.games):
        game = Game.deal(variant, players, options.seed + number)
        play_out(game, Limit())
        if options.json:
            print(json.dumps(record_to_json(game.record()), separators=(",", ":")))
        scores = game.scores()
        for seat, (score, share) in enumerate(zip(scores, win_shares(scores), strict=True)):
            points[seat] += score
            wins[seat] += share
    if not options.json:
        for seat, player in enumerate(players):
            share, mean = wins[seat] / options.games, points[seat] / options.games
            print(f"seat {seat + 1}  {player.level:10} wins {share:6.1%}  mean score {mean:6.2f}")
    return 0


def _bot(options: argparse.Namespace) -> int:
    limit = Limit(nodes=options.nodes, seconds=options.seconds)
    for answer in answers(_input("utf-8"), options.level, limit, options.seed):
        print(answer, flush=True)
    return 0


def _perft(options: argparse.Namespace) -> int:
    start = perft_start(_variant(options))
    for depth in range(1, options.depth + 1):
        print(depth, perft(start, depth))
    return 0


def _replay(options: argparse.Namespace) -> int:
    # Skip a byte order mark. Replace bytes that are not UTF-8: the line is then not JSON, and the error names it.
    with open(options.file, encoding="utf-8-sig", errors="replace") as lines:
        try:
            games = check_records(lines)
        except ColorettoError as error:
            print(error)
            return 1
    if not games:
        print("there is no record in the file")
        return 1
    print(f"{games} games agree")
    return 0


def _tables(options: argparse.Namespace) -> int:
    print(json.dumps({**rule_tables(), "options": game_options()}, separators=(",", ":")))
    return 0


def _player(name: str) -> Player:
    level, _, style = name.partition(":")
    return Player(level, style=style or None)


def _variant(options: argparse.Namespace) -> Variant:
    return make_variant(options.players, options.edition, options.scoring, options.marker_depth)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="coloretto", description="Coloretto: play, simulate and check games.")
    commands = parser.add_subparsers(required=True, metavar="command")

    variant = argparse.ArgumentParser(add_help=False)
    variant.add_argument("--players", type=int, choices=PLAYERS, default=4)
    variant.add_argument("--edition", choices=EDITIONS, default="classic")
    variant.add_argument("--scoring", choices=SCORINGS, default="brown")
    variant.add_argument(
        "--marker-depth",
        type=int,
        choices=MARKER_DEPTHS,
        help="number of cards under the last-round card; default: that of the edition",
    )
    seeded = argparse.ArgumentParser(add_help=False)
    seeded.add_argument("--seed", type=int, default=0, help="number of the deal; the same seed deals the same cards")

    command = commands.add_parser("play", parents=[variant, seeded], help="play in the terminal against bots")
    command.add_argument("--level", choices=LEVELS, default="casual")
    command.add_argument("--style", choices=STYLE_NAMES, help="style of the bots; does not change their strength")
    command.set_defaults(run=_play)

    command = commands.add_parser("simulate", parents=[variant, seeded], help="let bots play; game i has seed + i")
    command.add_argument("--bots", default="strong", help="bots by seat, a,b:style,c; repeated to fill the seats")
    command.add_argument("--games", type=_positive, default=100)
    command.add_argument("--json", action="store_true", help="print one JSON record per line")
    command.set_defaults(run=_simulate)

    command = commands.add_parser("bot", parents=[seeded], help="answer public states with actions, JSON lines")
    command.add_argument("--level", default="expert", help=f"{', '.join(LEVELS)}, or one of them with :style")
    command.add_argument("--nodes", type=_positive, help="maximum number of states to evaluate per decision")
    command.add_argument("--seconds", type=_seconds, help="maximum time per decision")
    command.set_defaults(run=_bot)

    command = commands.add_parser("perft", parents=[variant], help="count the paths of the game tree by depth")
    command.add_argument("--depth", type=_positive, default=6)
    command.set_defaults(run=_perft)

    command = commands.add_parser("replay", help="check a file of JSON records, one per line")
    command.add_argument("file")
    command.set_defaults(run=_replay)

    command = commands.add_parser("tables", help="print the constants of the rules and the options of games as JSON")
    command.set_defaults(run=_tables)
    return parser


def _positive(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,18}", text, re.ASCII) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number from 1, not {quote(text)}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"must be a number of seconds above 0, not {quote(text)}")
    return seconds


if __name__ == "__main__":
    sys.exit(main())
