"""Saves: the current game as text that a page can store and load; knows nothing of the page.

A save contains the players and the record with the undone actions. Loading replays the record, so a corrupted save
raises an error or gives a game that the rules allow.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from coloretto.bots import LEVELS, STYLE_NAMES, Level, Style
from coloretto.dealing import MAX_SEED
from coloretto.errors import NotationError, PlayerNameError, RequestError, VariantError, check_version
from coloretto.game import Game, Player
from coloretto.notation.json_fields import Json, parse_json
from coloretto.notation.text import record_from_text, record_to_text
from coloretto.resources import COACH_ARCHIVE, imports_from

Kind = TypeVar("Kind", str, int)

SAVE_VERSION: Final = 1
MAX_NAME_LENGTH: Final = 24

_OLD_LEVELS: Final = {"random": "newcomer", "greedy": "newcomer", "careful": "casual"}
"""Levels that old saves can contain, and the levels that replace them."""

_DIGITS: Final = re.compile("[0-9a-f]{32}", re.ASCII)
"""An id or a salt: 128 bits."""

_UNPRINTABLE: Final = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]")
"""Control characters, line separators, controls of writing direction, and lone surrogates."""

_INVISIBLE: Final = re.compile(
    "[\\s\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0"
    "\\U0001d159\\U000e0100-\\U000e01ef]"
)
"""Characters that `str.isprintable` accepts but that are invisible, such as fillers and variation selectors."""


def game_to_save(game: Game) -> str:
    """Return the save of a game: its id, the record with the undone actions, their number, and the players."""
    record = game.record()
    undone = tuple(reversed(game.undone))
    save = {
        "save": SAVE_VERSION,
        "id": game.id,
        "record": record_to_text(record._replace(actions=record.actions + undone)),
        "undone": len(undone),
        "practice": game.is_practice,
        **({} if game.salt is None else {"salt": game.salt}),
        **({"first_ply": game.first_ply} if game.first_ply else {}),
        "seed": game.seed,
        "seats": [
            {
                "kind": "human" if player.is_human else "bot",
                "level": player.level,
                "style": player.style,
                "name": player.name,
            }
            for player in game.players
        ],
    }
    return json.dumps(save, separators=(",", ":"))


def game_from_save(text: str, read_player: Callable[[Json], Player] | None = None) -> Game:
    """Return the game of a save. Raises a ColorettoError if the save is corrupted.

    read_player: returns the player of a seat in the save.
    """
    save = parse_json(text)
    if not isinstance(save, dict) or "save" not in save:
        raise NotationError("this is not a saved game")
    check_version(save["save"], SAVE_VERSION, "save")
    record = record_from_text(require(save, "record", str))
    seed = None if save.get("seed") is None else require(save, "seed", int)
    if seed is not None and not 0 <= seed <= MAX_SEED:
        raise NotationError("the saved game has an invalid seed")
    undone = require(save, "undone", int)
    if not 0 <= undone <= len(record.actions):
        raise NotationError("the saved game has an invalid number of undone actions")
    first_ply = require(save, "first_ply", int) if "first_ply" in save else 0
    if not 0 <= first_ply <= len(record.actions) - undone:
        raise NotationError("the saved game was taken over at an invalid ply")
    if undone and any(colours is not None for colours in record.jokers):
        raise NotationError("a game that is partly undone has no joker choices")
    players = [*map(read_player or saved_player, require_list(save, "seats"))]
    practice, salt = save.get("practice") is True, _digits(save, "salt")
    game = Game.from_record(record, players, seed, practice=practice, salt=salt, first_ply=first_ply)
    game.rewind(undone)
    game.rename(_digits(save, "id") or _id_of_old_save(game))
    return game


def _id_of_old_save(game: Game) -> str:
    with imports_from(COACH_ARCHIVE):
        from coloretto.service.fairness import id_of_old_save
    return id_of_old_save(game)


def id_of_copy(save: str) -> str:
    """Return an id for a game of which the page has another course under the id of the save, always the same one."""
    with imports_from(COACH_ARCHIVE):
        from coloretto.service.fairness import digits_of
    return digits_of(save)


def _digits(save: Mapping[str, Json], key: str) -> str | None:
    value = save.get(key)
    if value is not None and not (isinstance(value, str) and _DIGITS.fullmatch(value)):
        raise NotationError(f"the saved game has an invalid {key}")
    return value


def player_from_json(value: Json) -> Player:
    """Return the player at a seat; the style may be missing. Raises VariantError or PlayerNameError."""
    player = _player_from_json(value)
    if player.name is not None and not _has_visible_character(player.name):
        raise _name_error()
    return player


def saved_player(value: Json) -> Player:
    """Return the player at a seat of a save. Old saves can contain invisible names, which are dropped."""
    player = _player_from_json(value)
    return player if player.name is None or _has_visible_character(player.name) else replace(player, name=None)


def _player_from_json(value: Json) -> Player:
    seat: Mapping[str, Json] = value if isinstance(value, dict) else {}
    match seat:
        case {"kind": "human", "name": name}:
            return Player(None, _name_from_json(name))
        case {"kind": "bot", "name": name, "level": str(level)}:
            if level in _OLD_LEVELS:
                return Player(_OLD_LEVELS[level], _name_from_json(name))
            checked = level_from_json(level)
            style = _style_from_json(seat.get("style"))
            return Player(checked, _name_from_json(name), style)
    raise VariantError("a seat needs a person or a bot with a level, and a name or null")


def level_from_json(value: Json) -> Level:
    """Return the level of a bot. Raises VariantError."""
    for level in LEVELS:
        if value == level:
            return level
    raise VariantError(f"the level of a bot must be one of {', '.join(LEVELS)}")


def _style_from_json(value: Json) -> Style | None:
    for style in (None, *STYLE_NAMES):
        if value == style:
            return style
    raise VariantError(f"the style of a bot must be one of {', '.join(STYLE_NAMES)}, or null")


def _name_from_json(name: Json) -> str | None:
    if name is None:
        return None
    if not isinstance(name, str) or not name.strip() or len(name) > MAX_NAME_LENGTH or _UNPRINTABLE.search(name):
        raise _name_error()
    return name.strip()


def _has_visible_character(name: str) -> bool:
    """Return whether a name has a visible character.

    >>> _has_visible_character(chr(0x200B) + chr(0x3164)), _has_visible_character(chr(0x200B) + "é")
    (False, True)
    """
    return any(character.isprintable() and not _INVISIBLE.match(character) for character in name)


def _name_error() -> PlayerNameError:
    return PlayerNameError(
        f"a name has 1 to {MAX_NAME_LENGTH} characters, at least one of which can be seen, and no control characters"
    )


def require(source: Mapping[str, Json], key: str, kind: type[Kind]) -> Kind:
    """Return the value of a key. Raises RequestError unless it is of this type."""
    value = source.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise _type_error(key, kind)
    return value


def require_list(source: Mapping[str, Json], key: str) -> Sequence[Json]:
    """Return the value of a key. Raises RequestError unless it is a list."""
    value = source.get(key)
    if not isinstance(value, list):
        raise _type_error(key, list)
    return value


def require_object(source: Mapping[str, Json], key: str) -> Mapping[str, Json]:
    """Return the value of a key. Raises RequestError unless it is an object."""
    value = source.get(key)
    if not isinstance(value, dict):
        raise _type_error(key, dict)
    return value


def _type_error(key: str, kind: type) -> RequestError:
    return RequestError(f"{key} must be of type {kind.__name__}")
