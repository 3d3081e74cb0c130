"""Says what a text that a page has got contains: a save, a record or a position."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from coloretto.errors import NotationError
from coloretto.game import Player
from coloretto.notation.json_fields import Json, parse_json
from coloretto.service.identity import game_summary, is_continuation
from coloretto.service.new_games import game_from_any_text, game_from_position, is_json, on_one_line
from coloretto.service.saves import game_from_save, game_to_save, id_of_copy
from coloretto.service.view import game_view

if TYPE_CHECKING:
    from coloretto.service.protocol import Reading, SaveReading

    ReadPlayer = Callable[[Json], Player]


def read_text(text: str, known: str | None, read_player: "ReadPlayer") -> "Reading":
    """Return what a text contains, checked to the last action. Raises a ColorettoError for any other text.

    known: a save with the same id that the page has already. read_player: returns the player of a seat in a save.
    """
    if is_json(text):
        value = parse_json(text)
        if isinstance(value, dict) and "save" in value:
            return _read_save(text, known, read_player)
        game_from_any_text(text)
        return {"record": text.strip()}
    line = on_one_line(text)
    try:
        game_from_any_text(line)
    except NotationError as error:
        try:
            game, _ = game_from_position({"position": line})
        except NotationError:
            raise error from None
        return {"position": line, "view": game_view(game, read_only=True)}
    return {"record": line}


def _read_save(save: str, known: str | None, read_player: "ReadPlayer") -> "SaveReading":
    game = game_from_save(save, read_player)
    is_known = False
    if known is not None:
        other = game_from_save(known, read_player)
        is_known = is_continuation(game, other)
        if not is_known and not is_continuation(other, game):
            game.rename(id_of_copy(save))
    return {"game": game_summary(game), "save": game_to_save(game), "is_known": is_known}
