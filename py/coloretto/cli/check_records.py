"""Checks files of JSON records against the rules; does not know how the games were played."""

from collections.abc import Iterable

from coloretto.errors import InvalidPositionError, NotationError, RecordError
from coloretto.game import Game, Player
from coloretto.notation.json import record_from_json
from coloretto.notation.json_fields import parse_json


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
