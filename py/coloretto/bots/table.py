"""The table as a script sees it: objects with plain names, for those who write their first bot.

A script is a file with a function `choose(table)` that returns one of `table.legal`. Cards have the names of the game
record: "c0" to "c6" are the colours, then "+2", "joker" and "golden". Rows and seats have numbers from 0, as in lists;
printed, they count from 1, as on the page.
"""

# The workshop's reference and completions are made of the docstrings here: `python3 -m tools.bot_api`.

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Final

from coloretto.cards import CODES, COLOURS, NO_CARDS, Counts, list_cards
from coloretto.rules import apply_action, apply_outcome, chance_outcomes, is_last_round, legal_actions
from coloretto.scoring import best_score, gain, win_shares
from coloretto.state import DRAW, DRAWING, OVER, REVEALING, Action, Seat, State, is_place, is_take, row_from_action


class Row:
    """A row of the table: `len(row)` counts its cards, and it can stand for its number, as in `table.rows[row]`.

    number: its number, from 0. capacity: how many cards it can hold. is_taken: whether a player took it in this round.
    counts: its cards for the functions of the library.
    """

    def __init__(self, number: int, counts: Counts | None, capacity: int) -> None:
        self.number: Final[int] = number
        self.capacity: Final[int] = capacity
        self.is_taken: Final[bool] = counts is None
        self.counts: Final[Counts] = counts or NO_CARDS

    @cached_property
    def cards(self) -> list[str]:
        """The names of its cards; none once it is taken."""
        return [CODES[card] for card in list_cards(self.counts)]

    @cached_property
    def colours(self) -> list[str]:
        """The colours among its cards, each once."""
        return [CODES[colour] for colour, count in enumerate(self.counts[:COLOURS]) if count]

    @property
    def is_empty(self) -> bool:
        """Whether it has no card."""
        return not self.cards

    @property
    def is_full(self) -> bool:
        """Whether it has no room for another card."""
        return len(self.cards) == self.capacity

    def __index__(self) -> int:
        return self.number

    def __len__(self) -> int:
        return len(self.cards)

    def __bool__(self) -> bool:
        return True

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Row):
            return self.number == other.number
        return self.number == other if isinstance(other, int) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.number)

    def __repr__(self) -> str:
        return f"<row {self.number + 1}: {'taken' if self.is_taken else ' '.join(self.cards) or 'empty'}>"


class Player:
    """A player, with the cards of the area: `table.me` and each of `table.others`.

    seat: the number of the seat, from 0. is_out: whether the player took a row in this round.
    """

    def __init__(self, seat: Seat, area: Counts, scoring: str, is_out: bool) -> None:
        self._area = area
        self._scoring = scoring
        self.seat: Final[int] = seat
        self.is_out: Final[bool] = is_out

    @cached_property
    def cards(self) -> dict[str, int]:
        """How many of each card the player has; no card without any."""
        return _names_of(self._area)

    @cached_property
    def colours(self) -> dict[str, int]:
        """How many cards of each colour the player has, most first."""
        found = {CODES[colour]: count for colour, count in enumerate(self._area[:COLOURS]) if count}
        return dict(sorted(found.items(), key=lambda item: -item[1]))

    @cached_property
    def score(self) -> int:
        """The points if the game ended now, with jokers as the best colours."""
        return best_score(self._area, self._scoring)

    def gain(self, row: Row) -> int:
        """Return the points that the cards of a row would bring this player now."""
        return gain(self._area, row.counts, self._scoring)

    def __repr__(self) -> str:
        cards = " ".join(f"{card}:{count}" for card, count in self.cards.items())
        return f"<player {self.seat + 1}: {cards or 'no cards'}, {self.score} points{', out' if self.is_out else ''}>"


class LegalAction:
    """Something that the player may do now: one of `table.legal`.

    is_draw: whether it draws a card. is_place: whether it places the drawn card in `row`. is_take: whether it takes
    `row`. row: the row that it takes or places a card in; None for a draw. number: the action for the functions of the
    library.
    """

    def __init__(self, action: Action, rows: Sequence[Row]) -> None:
        self.is_draw: Final[bool] = action == DRAW
        self.is_place: Final[bool] = is_place(action)
        self.is_take: Final[bool] = is_take(action)
        self.row: Final[Row | None] = None if action == DRAW else rows[row_from_action(action)]
        self.number: Final[int] = action

    def __eq__(self, other: object) -> bool:
        return self.number == other.number if isinstance(other, LegalAction) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.number)

    def __repr__(self) -> str:
        if self.row is None:
            return "<draw>"
        return f"<{'place in' if self.is_place else 'take'} row {self.row.number + 1}>"


class Table:
    """All that a player may know when it is their turn.

    random: random numbers, as in `table.random.choice(table.legal)`; a bot that uses no others plays the same game
    again with the same seed. state: the same situation for the functions of the library, such as
    `coloretto.legal_actions`.

    >>> from coloretto import parse_state
    >>> table = Table(parse_state("4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3"), Random(1))
    >>> table.legal
    [<draw>, <take row 1>, <take row 2>, <take row 3>]
    >>> [table.gain(action.row) for action in table.takes]
    [15, 1, 1]
    >>> table.me
    <player 1: c0:3, 6 points>
    """

    def __init__(self, state: State, random: Random) -> None:
        self.random: Final[Random] = random
        self.state: Final[State] = state

    @cached_property
    def legal(self) -> list[LegalAction]:
        """What the player may do: at least one action, unless the game is over."""
        return [LegalAction(action, self.rows) for action in legal_actions(self.state)]

    @cached_property
    def takes(self) -> list[LegalAction]:
        """Those of the legal actions that take a row; none while a drawn card must be placed."""
        return [action for action in self.legal if action.is_take]

    @property
    def drawn(self) -> str | None:
        """The card that must be placed now; None before a card is drawn."""
        return None if self.state.drawn is None else CODES[self.state.drawn]

    @cached_property
    def rows(self) -> list[Row]:
        """All rows, those that were taken in this round too."""
        rows = zip(self.state.rows, self.state.capacities, strict=True)
        return [Row(number, counts, capacity) for number, (counts, capacity) in enumerate(rows)]

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.state.seat]

    @property
    def others(self) -> list[Player]:
        """The other players, in turn order after `me`."""
        seat = self.state.seat
        return [*self.players[seat + 1 :], *self.players[:seat]]

    @cached_property
    def players(self) -> list[Player]:
        """All players, by seat."""
        seats = zip(self.state.areas, self.state.out, strict=True)
        return [Player(seat, area, self.scoring, is_out) for seat, (area, is_out) in enumerate(seats)]

    @property
    def unseen(self) -> dict[str, int]:
        """How many of each card the deck holds, those below the last-round card too."""
        return _names_of(self.state.supply)

    @property
    def draws_left(self) -> int:
        """How many cards can be drawn before the last-round card appears."""
        return max(sum(self.state.supply) - self.state.variant.marker_depth, 0)

    @property
    def is_last_round(self) -> bool:
        """Whether the game ends after this round."""
        return is_last_round(self.state)

    @property
    def is_new_round(self) -> bool:
        """Whether a round begins: all rows are there, and empty."""
        return self.drawn is None and all(row.is_empty and not row.is_taken for row in self.rows)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == OVER

    @property
    def scoring(self) -> str:
        """The scoring side: "brown" or "grey"."""
        return self.state.variant.scoring

    @property
    def edition(self) -> str:
        """The edition: "classic" or "golden"."""
        return self.state.variant.edition

    @property
    def shares(self) -> tuple[float, ...]:
        """Each player's share of the win if the game ended now, by seat: 1 for the winner, less for a shared win."""
        return win_shares([player.score for player in self.players])

    def gain(self, row: Row | int, player: Player | None = None) -> int:
        """Return the points that the cards of a row would bring a player now; without a player, `me`."""
        return (player or self.me).gain(self.rows[row])

    def imagine(self, action: LegalAction, card: str | None = None) -> "Table":
        """Return the table after an action. A draw turns over `card`, or else a random unseen one.

        It is the next player's turn there: `me` is that player. This table does not change.
        """
        state = apply_action(self.state, action.number)
        if card is not None:
            state = apply_outcome(state, CODES.index(card))
        while state.phase in (DRAWING, REVEALING):
            cards, weights = zip(*chance_outcomes(state), strict=True)
            state = apply_outcome(state, self.random.choices(cards, weights)[0])
        return Table(state, self.random)

    def __repr__(self) -> str:
        return f"<table: {self.me!r}, {', '.join(map(repr, self.rows))}>"


def _names_of(counts: Counts) -> dict[str, int]:
    return {CODES[card]: count for card, count in enumerate(counts) if count}
