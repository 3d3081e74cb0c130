"""Records as a page hands them in and out: either form of docs/notation.md, as text; knows no request."""

from typing import TYPE_CHECKING

from coloretto.errors import NotationError, quote
from coloretto.game import Game, Player
from coloretto.notation.json import record_from_json, record_to_json
from coloretto.notation.json_fields import parse_json
from coloretto.notation.text import record_from_text, record_to_text
from coloretto.record import Record
from coloretto.state import State

if TYPE_CHECKING:
    from coloretto.service.protocol import RecordForms


def record_from_any_text(text: str) -> Record:
    """Read a record; an object is the JSON form. Raises NotationError."""
    return record_from_json(parse_json(text)) if text.lstrip().startswith("{") else record_from_text(text.strip())


def game_from_any_text(text: str) -> Game:
    """Play a record again, with people whom it does not name. Raises NotationError or RecordError."""
    record = record_from_any_text(text)
    return Game.from_record(record, [Player()] * record.variant.players)


def record_forms(record: Record) -> "RecordForms":
    """Write a record as text and, unless it begins at a position, in its JSON form."""
    json_form = None if isinstance(record.start, State) else record_to_json(record)
    return {"text": record_to_text(record), "json": json_form}


def go_to(game: Game, ply: int) -> None:
    """Take back what came after a ply. Raises NotationError when there is no such ply."""
    plies = len(game.history)
    if not 0 <= ply <= plies:
        raise NotationError(f"a ply of this game is a whole number from 0 to {plies}, not {quote(ply)}")
    game.rewind(plies - ply)
