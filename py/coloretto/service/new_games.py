"""Games that a page asks for: by an address's query, at a position, from a record, in either form of docs/notation.md.

Checks the values that requests bring; knows no request as a whole.
"""

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import TYPE_CHECKING, Final, TypeVar

from coloretto.bots import LEVELS, STYLE_NAMES, Level
from coloretto.bots.figures import level_figures
from coloretto.cards import (
    DEFAULT_MARKER_DEPTH,
    EDITIONS,
    MARKER_DEPTHS,
    PLAYERS,
    SCORINGS,
    Variant,
)
from coloretto.dealing import MAX_SEED
from coloretto.errors import NotationError, VariantError, quote
from coloretto.game import Game, Player
from coloretto.notation.json import record_from_json, record_to_json
from coloretto.notation.json_fields import Json, is_int, parse_json
from coloretto.notation.text import decision_from_text, record_from_text, record_to_text
from coloretto.record import Record
from coloretto.service.saves import MAX_NAME, level_from_json
from coloretto.state import OVER, State

if TYPE_CHECKING:
    from coloretto.service.protocol import Options, QueryProblem, RecordForms

Choice = TypeVar("Choice", bound=int | str)

DEFAULT_PLAYERS: Final = 4
DEFAULT_LEVEL: Final[Level] = "casual"
MAX_REPORTED: Final = 64
"""Characters of a faulty value that are repeated; the page shows fewer, and that it does."""


def set_up_options() -> "Options":
    """List what a set-up form may offer."""
    return {
        "players": PLAYERS,
        "editions": EDITIONS,
        "scorings": SCORINGS,
        "marker_depths": MARKER_DEPTHS,
        "default_marker_depth": DEFAULT_MARKER_DEPTH,
        "levels": [{"level": level, **level_figures(level)} for level in LEVELS],
        "styles": STYLE_NAMES,
        "seed_max": MAX_SEED,
        "name_max": MAX_NAME,
        "defaults": {
            "players": DEFAULT_PLAYERS,
            "edition": EDITIONS[0],
            "scoring": SCORINGS[0],
            "level": DEFAULT_LEVEL,
        },
    }


def game_from_query(query: Mapping[str, Json]) -> "tuple[Game, list[QueryProblem]]":
    """Begin a game of one person, at seat 0, against bots; the query's faulty values are told and replaced."""
    asked = _Query(query)
    players = asked.pick("players", PLAYERS, DEFAULT_PLAYERS)
    edition = asked.pick("edition", EDITIONS, EDITIONS[0])
    scoring = asked.pick("scoring", SCORINGS, SCORINGS[0])
    depth = asked.pick("marker_depth", MARKER_DEPTHS, DEFAULT_MARKER_DEPTH[edition])
    level = asked.pick("level", LEVELS, DEFAULT_LEVEL)
    bots = [Player(level) for _ in range(players - 1)]
    game = Game.deal(Variant(players, edition, scoring, depth), [Player(), *bots], asked.seed())
    return game, asked.problems


def game_from_position(text: str, level: Json, seat: Json, seed: Json) -> Game:
    """Take a game up at a position: a person at `seat` (None: who acts), bots of a level (None: the default) elsewhere.

    The unseen cards are shuffled, from the seed if there is one.

    Raises NotationError, InvalidPositionError or VariantError.
    """
    position = decision_from_text(text)
    players = person_among_bots(position.variant.players, position.seat if seat is None else seat, level)
    return Game.deal_from(position, players, seed_from_json(seed))


def game_from_position_query(text: str, query: Mapping[str, Json]) -> "tuple[Game, list[QueryProblem]]":
    """Take a game up at a position with the `level` and `seed` of a query; faulty ones are reported and replaced.

    Raises NotationError or InvalidPositionError.
    """
    asked = _Query(query)
    level = asked.pick("level", LEVELS, DEFAULT_LEVEL)
    return game_from_position(text, level, None, asked.seed()), asked.problems


def person_among_bots(players: int, seat: Json, level: Json) -> list[Player]:
    """Seat one person among bots of a level (None: the default). Raises VariantError."""
    if not is_int(seat, 0, players - 1):
        raise VariantError(f"a seat is a whole number from 0 to {players - 1}, not {quote(seat)}")
    bot = Player(DEFAULT_LEVEL if level is None else level_from_json(level))
    return [Player() if other == seat else bot for other in range(players)]


def game_to_show(text: str, ply: int) -> tuple[Game, int]:
    """Read a record in either form and go to what it was after so many plies; tell how many it has.

    Raises NotationError, InvalidPositionError, or RecordError when the record disagrees with the rules.
    """
    game = game_from_any_text(text)
    plies = len(game.history)
    go_to(game, ply)
    return game, plies


def game_to_take_over(source: Game | str, ply: int, seat: Json, level: Json) -> Game:
    """Play on from a ply of a game or a record: a person at a seat, bots elsewhere; what came after is forgotten.

    The deck stays as it was, so the game is practice. Raises as game_to_show, or VariantError for the seat or level.
    """
    record = record_from_any_text(source) if isinstance(source, str) else source.record()
    seed = None if isinstance(source, str) else source.seed
    players = person_among_bots(record.variant.players, seat, level)
    game = Game.from_record(record, players, seed, practice=True)
    go_to(game, ply)
    if game.state.phase == OVER:
        raise NotationError("after this ply the game is over")
    game.forget_redo()
    return game


def record_from_any_text(text: str) -> Record:
    """Read a record; an object is the JSON form. Raises NotationError or InvalidPositionError."""
    return record_from_json(parse_json(text)) if text.lstrip().startswith("{") else record_from_text(text.strip())


def game_from_any_text(text: str) -> Game:
    """Play a record again, with people whom it does not name.

    Raises NotationError, InvalidPositionError or RecordError.
    """
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


def seed_from_json(value: Json) -> int:
    """Read a seed; None is one by lot. Raises VariantError."""
    if value is None:
        return seed_by_lot()
    if not isinstance(value, int) or isinstance(value, bool):
        raise VariantError(f"a seed is a whole number from 0 to {MAX_SEED}")
    return value


def seed_by_lot() -> int:
    """Draw a seed that a person can type."""
    return SystemRandom().randrange(1_000_000_000)


class _Query:
    """The values of a query, each checked when it is asked for; `problems` are those that could not be used."""

    def __init__(self, query: Mapping[str, Json]) -> None:
        self._query = query
        self.problems: Final[list[QueryProblem]] = []

    def pick(self, name: str, allowed: Sequence[Choice], default: Choice) -> Choice:
        """Return the allowed value that the query names, else the default."""
        value = self._query.get(name)
        for choice in allowed:
            if value == str(choice):
                return choice
        if value is not None:
            self._report(name, list(map(str, allowed)), str(default))
        return default

    def seed(self) -> int:
        """Return the seed that the query names, else a random one."""
        value = self._query.get("seed", "")
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= len(str(MAX_SEED)):
            number = int(value)
            if number <= MAX_SEED:
                return number
        seed = seed_by_lot()
        if "seed" in self._query:
            self._report("seed", [f"0-{MAX_SEED}"], str(seed))
        return seed

    def _report(self, name: str, allowed: list[str], used: str) -> None:
        value = str(self._query[name])[:MAX_REPORTED]
        self.problems.append({"name": name, "value": value, "allowed": allowed, "used": used})
