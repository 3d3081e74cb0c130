"""Opens the games that a page requests, from every source (docs/notation.md)."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from coloretto.bots import LEVELS, Level
from coloretto.cards import (
    DEFAULT_MARKER_DEPTH,
    EDITIONS,
    MARKER_DEPTHS,
    PLAYERS,
    SCORINGS,
    Variant,
    variant_from_values,
)
from coloretto.dealing import MAX_SEED, random_seed
from coloretto.errors import NotationError, PlayerNameError, VariantError, quote
from coloretto.game import Game, Player
from coloretto.notation.json import record_from_json, record_to_json
from coloretto.notation.json_fields import Json, is_int, parse_json
from coloretto.notation.text import decision_from_text, record_from_text, record_to_text
from coloretto.record import Record
from coloretto.service.challenge import name_from_text, scores_from_text, seats_from_text
from coloretto.service.identity import PERSON
from coloretto.service.saves import MAX_NAME_LENGTH, level_from_json, require, require_list, require_object
from coloretto.state import OVER, State

if TYPE_CHECKING:
    from coloretto.service.protocol import ChallengeView, QueryProblem, RecordForms

Choice = TypeVar("Choice", bound=int | str)

DEFAULT_PLAYERS: Final = 4
DEFAULT_LEVEL: Final[Level] = "casual"
MAX_REPORTED_LENGTH: Final = 64
"""Maximum length of an invalid value in a report, in characters; the page shows fewer, with an ellipsis."""


def game_from_setup(setup: Mapping[str, Json], read_player: Callable[[Json], Player]) -> Game:
    """Deal a game with the settings of a request. Raises VariantError, PlayerNameError or RequestError."""
    variant = variant_from_values(*map(setup.get, ("players", "edition", "scoring", "marker_depth")))
    return Game.deal(variant, [*map(read_player, require_list(setup, "seats"))], seed_from_json(setup.get("seed")))


def game_from_query(query: Mapping[str, Json]) -> "tuple[Game, list[QueryProblem], ChallengeView | None]":
    """Deal a game of one person, at seat 0 unless `seats` says where, against bots, and return what a friend scored.

    Invalid values are reported and replaced by defaults.
    """
    values = _Query(query)
    seats = values.seats()
    players = len(seats) if seats else values.pick("players", PLAYERS, DEFAULT_PLAYERS)
    edition = values.pick("edition", EDITIONS, EDITIONS[0])
    scoring = values.pick("scoring", SCORINGS, SCORINGS[0])
    depth = values.pick("marker_depth", MARKER_DEPTHS, DEFAULT_MARKER_DEPTH[edition])
    if not seats:
        level = values.pick("level", LEVELS, DEFAULT_LEVEL)
        seats = [Player(), *(Player(level) for _ in range(players - 1))]
    game = Game.deal(Variant(players, edition, scoring, depth), seats, values.seed())
    return game, values.problems, values.challenge(players)


def challenge_from_query(query: Mapping[str, Json], players: int) -> "tuple[ChallengeView | None, list[QueryProblem]]":
    """Return what a friend scored in a deal that a date names; invalid values are reported."""
    values = _Query(query)
    return values.challenge(players), values.problems


def game_from_position(source: Mapping[str, Json]) -> "tuple[Game, list[QueryProblem] | None]":
    """Start a game from a position, with the unseen cards shuffled; the level and the seed may come from a query.

    Raises NotationError, InvalidPositionError, VariantError or RequestError.
    """
    position = decision_from_text(on_one_line(require(source, "position", str)))
    level, seed, problems = source.get("level"), source.get("seed"), None
    if "query" in source:
        values = _Query(require_object(source, "query"))
        level, seed, problems = values.pick("level", LEVELS, DEFAULT_LEVEL), values.seed(), values.problems
    seat = source.get("seat")
    players = person_among_bots(position.variant.players, position.seat if seat is None else seat, level)
    return Game.deal_from(position, players, seed_from_json(seed)), problems


def person_among_bots(players: int, seat: Json, level: Json) -> list[Player]:
    """Return players: a person at a seat, bots of a level (None: the default) at the others. Raises VariantError."""
    if not is_int(seat, 0, players - 1):
        raise VariantError(f"a seat is a whole number from 0 to {players - 1}, not {quote(seat)}")
    bot = Player(DEFAULT_LEVEL if level is None else level_from_json(level))
    return [Player() if other == seat else bot for other in range(players)]


def game_to_replay(text: str, ply: int) -> tuple[Game, int]:
    """Return the game of a record, in either form, after `ply` plies, and the number of all its plies.

    Raises NotationError, InvalidPositionError, or RecordError if the record breaks the rules.
    """
    game = game_from_any_text(text)
    plies = len(game.history)
    rewind_to(game, ply)
    return game, plies


def game_at(game: Game, ply: int) -> Game:
    """Return a game as it was after a ply. Raises NotationError if there is no such ply."""
    if ply == len(game.history):
        return game
    earlier = Game.from_record(game.record(), game.players, game.seed)
    rewind_to(earlier, ply)
    return earlier


def game_to_play_on(
    source: Mapping[str, Json], current: Callable[[], Game], read_player: Callable[[Json], Player]
) -> Game:
    """Return a game that continues the current one, or a record, from a ply, with a person at a seat among bots.

    Those are `bots` in the order of the seats, or bots of `level`. The only person of a game keeps their name. Later
    plies are dropped. The deck stays the same, so the game is practice. Raises the errors of `game_to_replay`,
    VariantError for the seat, level or bots, or RequestError.
    """
    ply = require(source, "ply", int)
    of = None if "record" in source else current()
    record = of.record() if of else record_from_any_text(require(source, "record", str))
    players = person_among_bots(record.variant.players, source.get("seat"), source.get("level"))
    if "bots" in source:
        bots = [*map(read_player, require_list(source, "bots"))]
        if len(bots) != len(players) - 1 or any(bot.is_human for bot in bots):
            raise VariantError(f"{len(players) - 1} bots play with a person, not {len(bots)} players")
        others = iter(bots)
        players = [player if player.is_human else next(others) for player in players]
    people = [player for player in of.players if player.is_human] if of else []
    if len(people) == 1:
        players = [people[0] if player.is_human else player for player in players]
    game = Game.from_record(record, players, of.seed if of else None, practice=True, first_ply=ply)
    rewind_to(game, ply)
    if game.state.phase == OVER:
        raise NotationError("after this ply the game is over")
    game.forget_redo()
    return game


def record_from_any_text(text: str) -> Record:
    """Return a record from its text, which may be wrapped, or its JSON form.

    Raises NotationError or InvalidPositionError.
    """
    return record_from_json(parse_json(text)) if is_json(text) else record_from_text(on_one_line(text))


def game_from_any_text(text: str) -> Game:
    """Return the game of a record, in either form, with nameless people as players.

    Raises NotationError, InvalidPositionError or RecordError.
    """
    record = record_from_any_text(text)
    return Game.from_record(record, [Player()] * record.variant.players)


def is_json(text: str) -> bool:
    """Return whether a text is JSON or not in a notation."""
    return text.lstrip().startswith("{")


def on_one_line(text: str) -> str:
    """Join the lines of a text in a notation."""
    return " ".join(text.split())


def record_forms(record: Record) -> "RecordForms":
    """Return a record as text and, unless it begins from a position, in its JSON form."""
    json_form = None if isinstance(record.start, State) else record_to_json(record)
    return {"text": record_to_text(record), "json": json_form}


def rewind_to(game: Game, ply: int) -> None:
    """Undo all actions after a ply. Raises NotationError if there is no such ply."""
    plies = len(game.history)
    if not 0 <= ply <= plies:
        raise NotationError(f"a ply of this game is a whole number from 0 to {plies}, not {quote(ply)}")
    game.rewind(plies - ply)


def seed_from_json(value: Json) -> int:
    """Return a seed, a random one for None. Raises VariantError."""
    if value is None:
        return random_seed()
    if not isinstance(value, int) or isinstance(value, bool):
        raise VariantError(f"a seed is a whole number from 0 to {MAX_SEED}")
    return value


class _Query:
    """Checks the values of a query when they are read; `problems` lists the invalid ones."""

    def __init__(self, query: Mapping[str, Json]) -> None:
        self._query = query
        self.problems: Final[list[QueryProblem]] = []

    def pick(self, name: str, allowed: Sequence[Choice], default: Choice) -> Choice:
        """Return the value of a name if it is allowed, else the default."""
        value = self._query.get(name)
        for choice in allowed:
            if value == str(choice):
                return choice
        if value is not None:
            self._report(name, list(map(str, allowed)), str(default))
        return default

    def seed(self) -> int:
        """Return the seed if it is valid, else a random one."""
        value = self._query.get("seed", "")
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= len(str(MAX_SEED)):
            number = int(value)
            if number <= MAX_SEED:
                return number
        seed = random_seed()
        if "seed" in self._query:
            self._report("seed", [f"0-{MAX_SEED}"], str(seed))
        return seed

    def seats(self) -> list[Player] | None:
        """Return the players if the query names them."""
        value = self._query.get("seats")
        players = seats_from_text(value) if isinstance(value, str) else None
        if value is not None and players is None:
            self._report("seats", [f"{PERSON}.casual.casual"], "usual")
        return players

    def challenge(self, players: int) -> "ChallengeView | None":
        """Return what a friend scored; None without scores for all players."""
        text, sender = self._query.get("scores"), self._query.get("from")
        scores = scores_from_text(text, players) if isinstance(text, str) else None
        if text is not None and scores is None:
            self._report("scores", [".".join(["30"] * players)], "none")
        if scores is None:
            return None
        try:
            return {"name": None if sender is None else name_from_text(str(sender)), "scores": scores}
        except PlayerNameError:
            self._report("from", [f"1-{MAX_NAME_LENGTH}"], "none")
            return {"name": None, "scores": scores}

    def _report(self, name: str, allowed: list[str], used: str) -> None:
        value = str(self._query[name])[:MAX_REPORTED_LENGTH]
        self.problems.append({"name": name, "value": value, "allowed": allowed, "used": used})
