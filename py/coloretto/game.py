"""A game in play: the deck, the history, undo and the players; the only module that knows the order of the deck.

Checks all input. Knows no JSON, and not how bots think.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from coloretto.cards import COLOURS, Card, Variant
from coloretto.dealing import deal, deal_from
from coloretto.errors import IllegalActionError, RecordError, VariantError, quote
from coloretto.notation.text import LETTERS
from coloretto.record import Record
from coloretto.rules import apply_action, apply_outcome, legal_actions, new_game
from coloretto.scoring import best_jokers, joker_count, score
from coloretto.state import ACTION_TEXTS, DRAWING, OVER, REVEALING, Action, Seat, State

if TYPE_CHECKING:
    from coloretto.bots.base import Bot


@dataclass(frozen=True, slots=True)
class Player:
    """A player: a person, whose level is None, or a bot: prefer person() and bot().

    level: or another name of the bot. thinker: the bot, if it is not that of a level. The page chooses a name for a
    player without one.
    """

    level: str | None = None
    name: str | None = None
    style: str | None = None
    thinker: "Bot | None" = field(default=None, repr=False)

    @classmethod
    def person(cls, name: str | None = None) -> "Player":
        """Return a person."""
        return cls(name=name)

    @classmethod
    def bot(cls, bot: object, name: str | None = None) -> "Player":
        """Return a computer player.

        bot: what `coloretto.bot` takes: a name, such as "expert", "expert:spoiler" or "mybot.py", a function or a bot.
        Raises VariantError.

        >>> Player.bot("expert:spoiler", "Ben")
        Player(level='expert', name='Ben', style='spoiler')
        """
        from coloretto.bots.names import seated_bot

        return cls(name=name, **seated_bot(bot))

    @property
    def is_human(self) -> bool:
        """Return whether the player is a person."""
        return self.level is None


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """An action that was played. outcome: the card that it turned up, if any."""

    before: State
    action: Action
    outcome: Card | None
    after: State


class Game:
    """A game in play.

    start: the random setup, or the position at which the game was taken up. initial_state: the state at the start.
    """

    def __init__(self, record: Record, players: Sequence[Player], seed: int | None = None) -> None:
        """Begin a game with the record's start and deck; prefer deal(), deal_from() and from_record().

        Raises VariantError when the number of players is not that of the variant.
        """
        if len(players) != record.variant.players:
            raise VariantError(f"{record.variant.players} seats need as many players, not {len(players)}")
        self.variant: Final = record.variant
        self.start: Final = record.start
        self.players: Final = tuple(players)
        self.seed: Final = seed
        self.initial_state: Final = _initial_state(record)
        self._id: str | None = None
        self._first_ply = 0
        self._deck: Final = record.deck
        self._history: Final[list[HistoryEntry]] = []
        self._undone: Final[list[Action]] = []
        self._is_practice = False
        self._salt: str | None = None
        self._chosen_jokers: Final[dict[Seat, tuple[Card, ...]]] = {}

    @classmethod
    def deal(cls, variant: Variant, players: Sequence[Player], seed: int) -> "Game":
        """Deal a game; a seed (0..MAX_SEED) gives the same deal for ever, in every Python.

        Raises VariantError for any other seed or for another number of players than the variant's.
        """
        return cls(deal(variant, seed), players, seed)

    @classmethod
    def deal_from(cls, position: State, players: Sequence[Player], seed: int) -> "Game":
        """Take up a game at a decision node, the unseen cards shuffled by the seed. Raises VariantError like deal()."""
        return cls(deal_from(position, seed), players, seed)

    @classmethod
    def from_record(
        cls,
        record: Record,
        players: Sequence[Player],
        seed: int | None = None,
        *,
        practice: bool = False,
        salt: str | None = None,
        first_ply: int = 0,
    ) -> "Game":
        """Replay a record and check all of it. Raises RecordError at the first contradiction.

        practice, salt, first_ply: the values of `is_practice`, `salt` and `first_ply` when the record was written.
        """
        game = cls(record, players, seed)
        game._is_practice, game._salt, game._first_ply = practice, salt, first_ply
        for ply, action in enumerate(record.actions):
            try:
                entry = game.play(action)
            except IllegalActionError as error:
                raise RecordError(ply + 1, str(error)) from error
            recorded = entry.outcome if record.outcomes is None else record.outcomes[ply]
            if recorded != entry.outcome:
                raise RecordError(ply + 1, f"the record turns up {_name(recorded)}, the deck {_name(entry.outcome)}")
        game._check_results(record)
        return game

    @property
    def id(self) -> str | None:
        """The name of this one game for those who keep several, if it has one."""
        return self._id

    @property
    def first_ply(self) -> int:
        """The ply at which the players began: 0, unless they took the game over and have undone nothing before."""
        return self._first_ply

    @property
    def state(self) -> State:
        """The current state: a decision node or the end."""
        return self._history[-1].after if self._history else self.initial_state

    @property
    def history(self) -> Sequence[HistoryEntry]:
        """The actions played, without those undone."""
        return self._history

    @property
    def undone(self) -> tuple[Action, ...]:
        """The actions that can be redone, the next one last."""
        return tuple(self._undone)

    @property
    def is_practice(self) -> bool:
        """Whether cards were known before their time: by undoing an action, or since the game was taken over."""
        return self._is_practice

    @property
    def salt(self) -> str | None:
        """The salt of the commitment to the deck (`service.fairness`), if there is one."""
        return self._salt

    @property
    def player_to_act(self) -> Player | None:
        """The player who acts now; None when the game is over."""
        return None if self.state.phase == OVER else self.players[self.state.seat]

    def bot_plies(self) -> list[int]:
        """List the plies at which bots acted, counted from 0."""
        return [ply for ply, entry in enumerate(self._history) if not self.players[entry.before.seat].is_human]

    def rename(self, game_id: str) -> None:
        """Give the game an id."""
        self._id = game_id

    def commit(self, salt: str) -> None:
        """Commit to the deck with a salt. Raises IllegalActionError when that is already done or the game is over."""
        if self._salt is not None:
            raise IllegalActionError("the deck is committed to already")
        if self.state.phase == OVER:
            raise IllegalActionError("there is no commitment to a deck after the end")
        self._salt = salt

    def play(self, action: Action) -> HistoryEntry:
        """Play an action and turn up the card it calls for. Raises IllegalActionError and leaves the game unchanged."""
        entry = self._play(action)
        self.forget_redo()
        return entry

    def undo(self) -> None:
        """Take back the last joker choice, which can't be redone, or else the last decision of a person.

        Raises IllegalActionError when there is none.
        """
        if not self.can_undo:
            raise IllegalActionError("there is nothing to undo")
        choosers = self._joker_choosers()
        if choosers:
            del self._chosen_jokers[choosers[-1]]
            return
        self._chosen_jokers.clear()
        for entry in self._entries_to_undo():
            self._history.pop()
            self._undone.append(entry.action)
            if entry.outcome is not None:
                self._is_practice = True
        self._first_ply = min(self._first_ply, len(self._history))

    def rewind(self, actions: int) -> None:
        """Take back this many actions, at most all, and any joker choices; the actions can be redone."""
        if actions:
            self._chosen_jokers.clear()
        for _ in range(actions):
            self._undone.append(self._history.pop().action)
        self._first_ply = min(self._first_ply, len(self._history))

    def redo(self) -> None:
        """Redo what was undone, up to the next decision of a person. Raises IllegalActionError if there is nothing."""
        if not self._undone:
            raise IllegalActionError("there is nothing to redo")
        while True:
            self._play(self._undone.pop())
            if not self._undone or self._is_undo_stop(self.state):
                return

    def forget_redo(self) -> None:
        """Discard the actions that could be redone."""
        self._undone.clear()

    @property
    def can_undo(self) -> bool:
        """Return whether there is something to undo."""
        return bool(self._joker_choosers() or self._entries_to_undo())

    @property
    def undo_makes_practice(self) -> bool:
        """Return whether an undo would be the first to take back an action that turned up a card."""
        if self._is_practice or self._joker_choosers():
            return False
        return any(entry.outcome is not None for entry in self._entries_to_undo())

    @property
    def joker_chooser(self) -> Seat | None:
        """The first seat whose person has yet to choose colours for jokers; None before the last round is over."""
        if self.state.phase != OVER:
            return None
        for seat, player in enumerate(self.players):
            if player.is_human and joker_count(self.state.areas[seat]) and seat not in self._chosen_jokers:
                return seat
        return None

    @property
    def is_finished(self) -> bool:
        """Return whether the scores are final."""
        return self.state.phase == OVER and self.joker_chooser is None

    def choose_jokers(self, seat: Seat, colours: Sequence[Card]) -> None:
        """Choose the colours of a person's jokers. Raises IllegalActionError like check_jokers()."""
        self.check_jokers(seat, colours)
        self._chosen_jokers[seat] = tuple(sorted(colours))

    def check_jokers(self, seat: Seat, colours: Sequence[Card]) -> None:
        """Raise IllegalActionError if it is not this seat's turn to choose, or if the colours don't fit its jokers."""
        if seat != self.joker_chooser:
            raise IllegalActionError("this seat has no jokers to choose colours for now")
        self._check_colours(seat, colours)

    def _check_colours(self, seat: Seat, colours: Sequence[Card]) -> None:
        count = joker_count(self.state.areas[seat])
        if len(colours) != count or any(not 0 <= colour < COLOURS for colour in colours):
            raise IllegalActionError(f"seat {seat + 1} must give {count} jokers one colour each")

    def jokers(self, seat: Seat) -> tuple[Card, ...]:
        """Return the colours of a seat's jokers: the chosen ones, or else the best."""
        return self._chosen_jokers.get(seat) or best_jokers(self.state.areas[seat], self.variant.scoring)

    def scores(self) -> tuple[int, ...]:
        """Score each seat's area as it is, with the colours that jokers() returns."""
        areas = self.state.areas
        return tuple(score(area, self.variant.scoring, self.jokers(seat)) for seat, area in enumerate(areas))

    def record(self) -> Record:
        """Return the record of the game so far; with areas and scores when they are final."""
        return Record(
            self.variant,
            self.start,
            self._deck,
            actions=tuple(entry.action for entry in self._history),
            outcomes=tuple(entry.outcome for entry in self._history),
            jokers=tuple(
                self.jokers(seat) if self.is_finished else self._chosen_jokers.get(seat)
                for seat in range(self.variant.players)
            ),
            areas=self.state.areas if self.is_finished else None,
            scores=self.scores() if self.is_finished else None,
        )

    def _play(self, action: Action) -> HistoryEntry:
        before = self.state
        legal = legal_actions(before)
        if action not in legal:
            reason = f" now, only {', '.join(map(str, legal))}" if legal else ": the game is over"
            raise IllegalActionError(f"{_text(action)} is not possible{reason}")
        after = apply_action(before, action)
        outcome = None
        if after.phase in (DRAWING, REVEALING):
            outcome = self._deck[-sum(after.supply)]
            after = apply_outcome(after, outcome)
        entry = HistoryEntry(before, action, outcome, after)
        self._history.append(entry)
        return entry

    def _joker_choosers(self) -> list[Seat]:
        """List the seats of people who have chosen their jokers' colours, in the order of choice."""
        return [seat for seat in self._chosen_jokers if self.players[seat].is_human]

    def _entries_to_undo(self) -> list[HistoryEntry]:
        """Return the entries that an undo takes back, the last one first; none if no person has decided."""
        entries = []
        for entry in reversed(self._history):
            entries.append(entry)
            if self._is_undo_stop(entry.before):
                return entries
        return []

    def _is_undo_stop(self, state: State) -> bool:
        """Return whether undo and redo stop at this state."""
        return state.phase != OVER and self.players[state.seat].is_human

    def _check_results(self, record: Record) -> None:
        """Check a record's results and adopt its joker choices."""
        if self.state.phase != OVER:
            has_jokers = any(choice is not None for choice in record.jokers)
            if has_jokers or record.areas is not None or record.scores is not None:
                raise RecordError(None, "the record has results, but its game is not over")
            return
        if record.areas not in (None, self.state.areas):
            raise RecordError(None, "the final areas do not follow from the actions")
        for seat, colours in enumerate(record.jokers):
            if colours is not None and joker_count(self.state.areas[seat]) + len(colours):
                try:
                    self._check_colours(seat, colours)
                except IllegalActionError as error:
                    raise RecordError(None, str(error)) from error
                self._chosen_jokers[seat] = tuple(sorted(colours))
        if record.scores not in (None, self.scores()):
            raise RecordError(None, f"the scores are {self.scores()}, not {record.scores}")


def _initial_state(record: Record) -> State:
    return record.start if isinstance(record.start, State) else new_game(record.variant, record.start)


def _text(action: Action) -> str:
    return ACTION_TEXTS[action] if action in range(len(ACTION_TEXTS)) else quote(action)


def _name(card: Card | None) -> str:
    return "no card" if card is None else LETTERS[card]
