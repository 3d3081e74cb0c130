"""Checks files of records against the rules; does not know how the games were played."""

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

from coloretto.cli.streams import standard_input
from coloretto.errors import ColorettoError, RecordError
from coloretto.library import Game, naming_line, numbered_records
from coloretto.record import Record

if TYPE_CHECKING:
    from coloretto.cli.options import Commands


def add_command(commands: "Commands") -> None:
    """Add the command `replay` to a parser."""
    command = commands.add_parser("replay", help="check a file of records, one per line, as JSON or text")
    command.add_argument("file", help="its name, or - for standard input")
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    try:
        games = check_records(standard_input("utf-8") if options.file == "-" else options.file)
    except ColorettoError as error:
        print(error)
        return 1
    if not games:
        print("there is no record in the file")
        return 1
    print(f"{games} games agree")
    return 0


def check_records(source: str | Iterable[str]) -> int:
    """Replay the finished game of each line of a file, or of lines, and return the number of games.

    Raises OSError, or at the first error NotationError, InvalidPositionError or RecordError; the message begins with
    the line number and, if the error is at an action, the ply.
    """
    games = 0
    for number, record in numbered_records(source):
        with naming_line(number):
            _check_record(record)
        games += 1
    return games


def _check_record(record: Record) -> None:
    game = Game.from_record(record, ["random"] * record.variant.players)
    if not game.is_finished:
        raise RecordError(len(record.actions) + 1, "the record ends before the game is over")
    has_results = record.outcomes is not None  # The text form has none.
    if has_results and (record.areas is None or record.scores is None or None in record.jokers):
        raise RecordError(None, "end: areas, jokers or scores are missing")
