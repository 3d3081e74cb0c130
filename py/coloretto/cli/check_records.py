"""Checks files of JSON records against the rules; does not know how the games were played."""

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

from coloretto.errors import ColorettoError, InvalidPositionError, NotationError, RecordError
from coloretto.game import Game, Player
from coloretto.notation.json import record_from_json
from coloretto.notation.json_fields import parse_json

if TYPE_CHECKING:
    from coloretto.cli.options import Commands


def add_command(commands: "Commands") -> None:
    """Add the command `replay` to a parser."""
    command = commands.add_parser("replay", help="check a file of JSON records, one per line")
    command.add_argument("file")
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
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


def check_records(lines: Iterable[str]) -> int:
    """Replay the finished game of each line, skip blank lines, and return the number of games.

    Raises NotationError, InvalidPositionError or RecordError at the first error; the message begins with the line
    number and, if the error is at an action, the ply.
    """
    games = 0
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            _check_record(line)
        except RecordError as error:
            raise RecordError(None, f"line {number}, {error}") from error
        except (NotationError, InvalidPositionError) as error:
            raise type(error)(f"line {number}: {error}") from error
        games += 1
    return games


def _check_record(line: str) -> None:
    record = record_from_json(parse_json(line))
    game = Game.from_record(record, [Player("random")] * record.variant.players)
    if not game.is_finished:
        raise RecordError(len(record.actions) + 1, "the record ends before the game is over")
    if record.areas is None or record.scores is None or None in record.jokers:
        raise RecordError(None, "end: areas, jokers or scores are missing")
