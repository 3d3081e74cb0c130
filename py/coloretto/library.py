"""Games as programs play them: dealt in one line, played by text, copied, compared, printed and read.

`coloretto.Game` is this one. The page loads only the `Game` below it, whose people choose the colours of their jokers.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from os import PathLike
from typing import ClassVar, SupportsIndex, TypeAlias

from coloretto import game as core
from coloretto.bots import LEVELS, REFERENCES, bot_from_level
from coloretto.bots.base import Choice, Limit, run
from coloretto.cards import Card, Variant
from coloretto.dealing import MAX_SEED, deal, deal_from, random_seed
from coloretto.errors import (
    ColorettoError,
    IllegalActionError,
    NotationError,
    RecordError,
    VariantError,
    quote,
    whole_number,
)
from coloretto.game import HistoryEntry, Player
from coloretto.match import bot_task
from coloretto.notation import json as json_forms
from coloretto.notation.json_fields import Json, parse_json
from coloretto.notation.text import LETTERS, record_from_text, record_to_text
from coloretto.record import Record
from coloretto.rules import legal_actions
from coloretto.scoring import ranks
from coloretto.state import OVER, Action, NamedAction, Seat, State

Seating: TypeAlias = Sequence[object]
"""Who sits at each seat: a `Player`, None for a person, or whatever `Player.bot` takes."""


class Game(core.Game):
    """A game in play.

    start: the random setup, or the position at which the game was taken up. initial_state: the state at the start.
    Jokers count as the best colours, unless `choose_jokers` is true: then the game is finished when the people with
    jokers have chosen (`joker_chooser`, `choose_jokers()`).

    >>> game = Game.deal(2, ["greedy", "random"], seed=3)
    >>> while not game.is_over:
    ...     entry = game.play(game.legal_actions()[-1])
    >>> game.scores(), game.winners(), game.ranking()
    ((58, 39), [0], [(1, 0), (2, 1)])
    """

    __hash__: ClassVar[None]  # type: ignore[assignment]  # A game changes.

    def __init__(
        self,
        record: Record | None = None,
        players: Seating | None = None,
        seed: int | None = None,
        *,
        choose_jokers: bool = False,
    ) -> None:
        """Begin a game with the record's start and deck; prefer deal(), deal_from(), from_record() and from_text().

        Raises RecordError without a record, and VariantError for a bot that does not exist, and for another number of
        players than the variant's.
        """
        if not isinstance(record, Record):
            raise RecordError(None, f"a game begins with a Record, not {quote(record)}: Game.deal(4) deals a game")
        self._asks_for_jokers = choose_jokers
        super().__init__(record, _seated(players, record.variant), seed)

    @classmethod
    def deal(
        cls,
        variant: Variant | int,
        players: Seating | None = None,
        seed: SupportsIndex | None = None,
        *,
        choose_jokers: bool = False,
    ) -> "Game":
        """Deal a game.

        variant: or only the number of players. players: for each seat a `Player`, None for a person, or a bot as for
        `Player.bot`; without them, people. seed: 0 to 2**53 - 1; the same seed gives the same deal for ever, in every
        Python; without one, a random deal. Raises VariantError.

        >>> Game.deal(4, seed=42).to_text()[:19]
        '4cb15 - G/P/Y/B 4 3'
        """
        checked, number = variant_of(variant), _seed(seed)
        return cls(deal(checked, number), players, number, choose_jokers=choose_jokers)

    @classmethod
    def deal_from(
        cls,
        position: State,
        players: Seating | None = None,
        seed: SupportsIndex | None = None,
        *,
        choose_jokers: bool = False,
    ) -> "Game":
        """Take up a game at a decision node, the unseen cards shuffled by the seed. Raises VariantError like deal()."""
        if not isinstance(position, State):
            raise VariantError(f"a game is taken up at a State, not {quote(position)}")
        number = _seed(seed)
        return cls(deal_from(position, number), players, number, choose_jokers=choose_jokers)

    @classmethod
    def from_record(
        cls,
        record: Record,
        players: Seating | None = None,
        seed: int | None = None,
        *,
        practice: bool = False,
        salt: str | None = None,
        first_ply: int = 0,
    ) -> "Game":
        """Replay a record and check all of it; without players, with people. Raises RecordError and VariantError."""
        if not isinstance(record, Record):
            raise RecordError(None, f"this is no Record: {quote(record)}")
        seated = _seated(players, record.variant)
        game = super().from_record(record, seated, seed, practice=practice, salt=salt, first_ply=first_ply)
        assert isinstance(game, Game)
        return game

    @classmethod
    def from_text(cls, text: str, players: Seating | None = None, seed: int | None = None) -> "Game":
        """Return the game of a record, as to_text() writes it.

        Raises NotationError, InvalidPositionError, RecordError and VariantError.
        """
        if not isinstance(text, str):
            raise NotationError(f"a record is text, not {quote(text)}")
        return cls.from_record(record_from_text(text), players, seed)

    def to_text(self) -> str:
        """Return the record of the game as one line of text, without the players."""
        return record_to_text(self.record())

    @classmethod
    def from_json(cls, value: object, players: Seating | None = None, seed: int | None = None) -> "Game":
        """Return the game of a record in JSON: a text, or what `json.loads` makes of it. Raises as from_text()."""
        return cls.from_record(record_from_json(value), players, seed)

    def to_json(self) -> dict[str, object]:
        """Return the record of the game in JSON, for `json.dumps`, without the players.

        Raises NotationError when the game was taken up at a position.
        """
        return record_to_json(self.record())

    def play(self, action: SupportsIndex | str) -> HistoryEntry:
        """Play an action, such as "t3", and turn up the card it calls for.

        Raises NotationError for what is no action, and IllegalActionError for one that is not possible now; the game
        stays as it was.
        """
        return super().play(action if isinstance(action, NamedAction) else NamedAction(action))

    def undo(self) -> None:
        """Take back the last joker choice, which can't be redone, or else the last decision of a person.

        Raises IllegalActionError when there is none; rewind() takes back actions of bots, too.
        """
        if self.history and not self.can_undo:
            raise IllegalActionError("no person has decided anything yet: rewind(1) takes back an action of a bot")
        super().undo()

    def rewind(self, actions: int) -> None:
        """Take back this many actions, also of bots, and any joker choices; the actions can be redone.

        Raises IllegalActionError if there are not as many.
        """
        number = whole_number(actions)
        if number is None or not 0 <= number <= len(self.history):
            raise IllegalActionError(f"0 to {len(self.history)} actions can be taken back, not {quote(actions)}")
        super().rewind(number)

    def legal_actions(self) -> list[NamedAction]:
        """List the legal actions, ascending; none once the game is over."""
        return legal_actions(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the last card has been played; jokers may still need colours, see `is_finished`."""
        return self.state.phase == OVER

    @property
    def joker_chooser(self) -> Seat | None:
        """The first seat whose person has yet to choose colours for jokers; None unless the game asks for them."""
        return super().joker_chooser if self._asks_for_jokers else None

    def check_jokers(self, seat: Seat, colours: Sequence[Card]) -> None:
        """Raise IllegalActionError if it is not this seat's turn to choose, or if the colours don't fit its jokers."""
        if not self._asks_for_jokers:
            raise IllegalActionError("jokers count as the best colours here: deal the game with choose_jokers=True")
        self._check_seat(seat)
        given: object = colours
        if not isinstance(given, Sequence) or not all(isinstance(colour, int) for colour in given):
            raise IllegalActionError(f"colours are a list of numbers from 0 to 6, not {quote(colours)}")
        super().check_jokers(seat, colours)

    def jokers(self, seat: Seat) -> tuple[Card, ...]:
        """Return the colours of a seat's jokers. Raises IllegalActionError for a seat that the game does not have."""
        self._check_seat(seat)
        return super().jokers(seat)

    def _check_seat(self, seat: Seat) -> None:
        if seat not in range(self.variant.players):
            raise IllegalActionError(f"a seat is 0 to {self.variant.players - 1}, not {quote(seat)}")

    def winners(self) -> list[Seat]:
        """List the seats with most points at present; several share a victory."""
        return [seat for rank, seat in self.ranking() if rank == 1]

    def ranking(self) -> list[tuple[int, Seat]]:
        """List rank and seat, best first, by the points at present; seats with equally many points share a rank."""
        return sorted(zip(ranks(self.scores()), range(self.variant.players), strict=True))

    def copy(self) -> "Game":
        """Return a copy, which is independent of this game."""
        same = object.__new__(type(self))
        for name, value in vars(self).items():
            vars(same)[name] = value.copy() if isinstance(value, (list, dict)) else value
        return same

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """Return whether start, deck, actions, results, players and seed are the same."""
        if not isinstance(other, Game):
            return NotImplemented
        return (self.record(), self.players, self.seed) == (other.record(), other.players, other.seed)

    def __repr__(self) -> str:
        people = (Player(),) * self.variant.players
        players = "" if self.players == people else f", players={[*self.players]!r}"
        seed = "" if self.seed is None else f", seed={self.seed}"
        return f"Game.from_text({self.to_text()!r}{players}{seed})"

    def __str__(self) -> str:
        from coloretto.table_text import TableText

        text = TableText(self)
        return "\n".join(text.scores() if self.is_over else text.table()).strip("\n")


def play_out(game: core.Game, limit: Limit | None = None) -> None:
    """Play a game of bots to its end. Without a limit, each bot takes the time that its level needs.

    Raises IllegalActionError at the turn of a person, or when a bot chooses what is not possible.
    """
    if not isinstance(game, core.Game):
        raise IllegalActionError(f"bots play out a Game, not {quote(game)}")
    while game.state.phase != OVER:
        choice: object = run(bot_task(game, limit or Limit()))
        player = game.players[game.state.seat]
        game.play(checked_choice(choice, str(player.level)).action)


def read_records(source: str | PathLike[str] | Iterable[str]) -> Iterator[Record]:
    """Yield the records of a file, or of its lines: one per line, as text or JSON; blank lines are skipped.

    `Game.from_record(record)` checks its actions. Raises OSError, or NotationError, InvalidPositionError or
    RecordError, whose message begins with the number of the line.

    >>> [len(record.actions) for record in read_records([Game.deal(2, seed=1).to_text()])]
    [0]
    """
    return (record for _, record in numbered_records(source))


def numbered_records(source: str | PathLike[str] | Iterable[str]) -> Iterator[tuple[int, Record]]:
    """Yield records as `read_records` does, with the numbers of their lines."""
    if not isinstance(source, (str, PathLike, Iterable)):
        raise NotationError(f"records are in a file or in lines of text, not {quote(source)}")
    if isinstance(source, str) and re.match(r"\{|[2-5][cg][bg]1[56] |.*\n", source):
        raise NotationError(f"records are in a file or in lines, so split this text with splitlines(): {quote(source)}")
    if isinstance(source, (str, PathLike)):
        # Skip a byte order mark. Replace bytes that are not UTF-8: the line is then no record, and the error names it.
        with open(source, encoding="utf-8-sig", errors="replace") as lines:
            yield from numbered_records(lines)
        return
    for number, line in enumerate(source, start=1):
        if not isinstance(line, str):
            raise NotationError(f"line {number} is not text: {quote(line)}")
        text = line.strip()
        if text:
            with naming_line(number):
                record = record_from_json(text) if text.startswith("{") else record_from_text(text)
            yield number, record


@contextmanager
def naming_line(number: int) -> Iterator[None]:
    """Let the message of an error begin with the number of a line."""
    try:
        yield
    except ColorettoError as error:
        message = f"line {number}: {error}"
        raise RecordError(None, message) if isinstance(error, RecordError) else type(error)(message) from error


def record_to_json(record: Record) -> dict[str, object]:
    """Return a record in JSON, for `json.dumps`, with its results, if any.

    Raises NotationError for a record that begins from a position or lacks the cards turned up.
    """
    if not isinstance(record, Record):
        raise NotationError(f"a record to write is a Record, not {quote(record)}")
    if isinstance(record.start, State) or record.outcomes is None:
        raise NotationError("only a game from its setup has a JSON form, with the cards that it turned up")
    return json_forms.record_to_json(record)


def record_from_json(value: object) -> Record:
    """Return the record of JSON: a text, or what `json.loads` makes of it. `Game.from_record` checks its actions.

    Raises NotationError and InvalidPositionError.
    """
    parsed: Json = parse_json(value) if isinstance(value, str) else value  # type: ignore[assignment]
    return json_forms.record_from_json(parsed)


def describe_entry(entry: HistoryEntry) -> str:
    """Return an action with the card that it turned up, such as "d R"."""
    return f"{NamedAction(entry.action)}{'' if entry.outcome is None else ' ' + LETTERS[entry.outcome]}"


def checked_choice(choice: object, name: str) -> Choice:
    """Return a bot's choice with actions that print as text. Raises IllegalActionError for what is no choice."""
    if not isinstance(choice, Choice):
        raise IllegalActionError(f"the bot {name} returned {quote(choice)} from think, not a Choice")
    values: Mapping[Action, float] = {NamedAction(action): value for action, value in choice.values.items()}
    return Choice(NamedAction(choice.action), values, choice.nodes)


def _seated(players: Seating | None, variant: Variant) -> list[Player]:
    """Return the players of a game. Raises VariantError for what is neither a player nor a bot."""
    if players is None:
        return [Player()] * variant.players
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise VariantError(f"players are a list with one for each seat, not {quote(players)}")
    return [*map(_player, players)]


def _player(player: object) -> Player:
    if player is None:
        return Player()
    if not isinstance(player, Player):
        try:
            return Player.bot(player)
        except VariantError as error:
            hint = "; a person is None or Player.person(name)" if str(player).isidentifier() else ""
            raise VariantError(f"{error}{hint}") from error.__cause__
    if player.level is None or player.thinker is not None:
        return player
    if player.level in LEVELS or player.level in REFERENCES:
        bot_from_level(player.level, player.style)
        return player
    return Player.bot(player.level, player.name)


def variant_of(variant: object) -> Variant:
    """Return a variant, or the usual one for a number of players. Raises VariantError."""
    if isinstance(variant, Variant):
        return variant
    players = whole_number(variant)
    if players is None:
        raise VariantError(f"a game needs a Variant or the number of players, not {quote(variant)}")
    return Variant(players)


def _seed(seed: object) -> int:
    if seed is None:
        return random_seed()
    number = whole_number(seed)
    if number is None:
        raise VariantError(f"a seed is a whole number from 0 to {MAX_SEED}, not {quote(seed)}")
    return number
