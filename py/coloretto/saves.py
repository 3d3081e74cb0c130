"""A game in play as text that a page can keep and bring back; knows no page.

A save holds the record, undone actions included, and the players. Reading one plays the record again, so that a
corrupted save is refused and never half believed.
"""

import json
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from coloretto.bots import LEVELS
from coloretto.errors import NotationError, RequestError, VariantError
from coloretto.game import MAX_SEED, Game, Player
from coloretto.notation import record_from_text, record_to_text

Json: TypeAlias = Any
"""Whatever `json.loads` can return."""

SAVE_VERSION: Final = 1
MAX_NAME: Final = 24


def game_to_save(game: Game) -> str:
    """Write down all that is needed to go on: the record with the undone actions, how many those are, the players."""
    record = game.record()
    undone = tuple(reversed(game.undone))
    save = {
        "save": SAVE_VERSION,
        "record": record_to_text(record._replace(actions=record.actions + undone)),
        "undone": len(undone),
        "seed": game.seed,
        "seats": [
            {"kind": "human" if player.is_human else "bot", "level": player.level, "name": player.name}
            for player in game.players
        ],
    }
    return json.dumps(save, separators=(",", ":"))


def game_from_save(text: str) -> Game:
    """Read a saved game and play it again. Raises NotationError, RecordError, RequestError or VariantError."""
    try:
        save = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError("the saved game is not JSON") from error
    if not isinstance(save, dict) or save.get("save") != SAVE_VERSION:
        raise NotationError("this is not a saved game of this version")
    record = record_from_text(typed(save, "record", str))
    seed, undone = save.get("seed"), save.get("undone")
    if seed is not None and not (isinstance(seed, int) and 0 <= seed <= MAX_SEED):
        raise NotationError("the saved game's seed is not one")
    if not isinstance(undone, int) or not 0 <= undone <= len(record.actions):
        raise NotationError("the saved game does not tell how much of it is undone")
    game = Game.from_record(record, [player_from_json(seat) for seat in typed(save, "seats", list)], seed)
    game.rewind(undone)
    return game


def player_from_json(value: Json) -> Player:
    """Read who sits at a seat. Raises VariantError."""
    match value:
        case {"kind": "human", "name": name}:
            return Player(None, _name_from_json(name))
        case {"kind": "bot", "name": name, "level": level} if level in LEVELS:
            return Player(level, _name_from_json(name))
        case {"kind": "bot"}:
            raise VariantError(f"the level of a bot must be one of {', '.join(LEVELS)}")
    raise VariantError("a seat needs a person or a bot, and a name or null")


def _name_from_json(name: Json) -> str | None:
    if name is None:
        return None
    if not isinstance(name, str) or not name.strip() or len(name) > MAX_NAME or not name.isprintable():
        raise VariantError(f"a name has 1 to {MAX_NAME} visible characters")
    return name.strip()


def typed(source: Mapping[str, Json], key: str, kind: type) -> Json:
    """Give the value of a key that must be of this kind. Raises RequestError."""
    value = source.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RequestError(f"{key} must be of type {kind.__name__}")
    return value
