"""Files of unfinished and finished games: the record and the players, as JSON."""

import json
from collections.abc import Collection
from pathlib import Path
from typing import Final

from coloretto.bots import LEVELS, REFERENCES
from coloretto.dealing import MAX_SEED
from coloretto.errors import ColorettoError, NotationError, VariantError, quote
from coloretto.files import replace_file
from coloretto.game import Game, Player
from coloretto.notation.json_fields import Json, parse_json
from coloretto.notation.text import record_from_text, record_to_text

VERSION: Final = 1
MAX_LENGTH: Final = 20_000
"""The longest file that is read, in bytes; a game has under 2,000."""


def save_game(game: Game, file: Path) -> None:
    """Write a game to a file. Raises OSError, and NotationError when the file exists and is no saved game."""
    if file.exists() and not _is_replaceable(file):
        raise NotationError(f"{file} exists and is no saved game")
    save = {
        "coloretto_save": VERSION,
        "record": record_to_text(game.record()),
        "seed": game.seed,
        "practice": game.is_practice,
        "players": [{"bot": player.level, "style": player.style, "name": player.name} for player in game.players],
    }
    replace_file(file, json.dumps(save) + "\n")


def load_game(file: Path, trusted_bots: Collection[str]) -> Game:
    """Return the game of a file. Raises OSError or a ColorettoError.

    trusted_bots: names of bots that may be loaded besides levels and references: a file must not choose which code
    runs.
    """
    save = _read(file)
    record, seed, players = save.get("record"), save.get("seed"), save.get("players")
    if not isinstance(record, str) or not isinstance(players, list):
        raise NotationError(f"{file} has no record or no players")
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MAX_SEED:
        raise NotationError(f"{file} has no valid seed")
    seated = [_player(player, trusted_bots) for player in players]
    return Game.from_record(record_from_text(record), seated, seed, practice=save.get("practice") is True)


def _is_replaceable(file: Path) -> bool:
    """Return whether a file is a saved game, or empty."""
    if not file.is_file():  # Reading from a device may never end.
        return False
    try:
        return file.stat().st_size == 0 or bool(_read(file))
    except ColorettoError:
        return False


def _read(file: Path) -> dict[str, Json]:
    with file.open("rb") as stream:
        content = stream.read(MAX_LENGTH + 1)
    save = parse_json(content.decode("utf-8", errors="replace")) if len(content) <= MAX_LENGTH else None
    if not isinstance(save, dict) or save.get("coloretto_save") != VERSION:
        raise NotationError(f"{file} is no saved game of this version")
    return save


def _player(player: Json, trusted_bots: Collection[str]) -> Player:
    match player:
        case {"bot": None | str() as bot, "style": None | str() as style, "name": None | str() as name}:
            if bot not in (None, *LEVELS, *REFERENCES, *trusted_bots):
                raise VariantError(f"the saved game has a bot of your own: add --bot {quote(bot)} if you trust it")
            if name is not None and not name.isprintable():
                raise NotationError(f"not a name: {quote(name)}")
            return Player(bot, name, style)
    raise NotationError(f"not a saved player: {quote(player)}")
