"""The state of a game, its random setup, and the actions, as immutable data; does not know which actions are legal.

Rows, seats and colours count from 0. Cards of a kind are not distinguished; that needs the history of a game.
"""

from typing import Final, NamedTuple, SupportsIndex, TypeAlias

from coloretto.cards import Card, Counts, Variant
from coloretto.errors import NotationError, quote, whole_number

Seat: TypeAlias = int
Row: TypeAlias = int

Action: TypeAlias = int
"""A seat's decision: DRAW, then FIRST_PLACE + row, then FIRST_TAKE + row."""

MAX_ROWS: Final = 5
DRAW: Final[Action] = 0
FIRST_PLACE: Final[Action] = 1
FIRST_TAKE: Final[Action] = FIRST_PLACE + MAX_ROWS
ACTION_TEXTS: Final = ("d", "p1", "p2", "p3", "p4", "p5", "t1", "t2", "t3", "t4", "t5")
"""The text of each action in the notation."""

_NUMBERS: Final = {text: number for number, text in enumerate(ACTION_TEXTS)}


class NamedAction(int):
    """An action that prints as its text; equal to its number, and made from either. Raises NotationError.

    It is the public `coloretto.Action`.

    >>> NamedAction(FIRST_TAKE), str(NamedAction("t3")), NamedAction("d") == DRAW
    (Action('t1'), 't3', True)
    """

    __slots__ = ()

    def __new__(cls, action: "SupportsIndex | str") -> "NamedAction":
        """Return the action of a number or a text."""
        number = _NUMBERS.get(action) if isinstance(action, str) else whole_number(action)
        if number is None or not 0 <= number < len(ACTION_TEXTS):
            raise NotationError(f"not an action: {quote(action)}")
        return int.__new__(cls, number)

    def __repr__(self) -> str:
        return f"Action({ACTION_TEXTS[self]!r})"

    def __str__(self) -> str:
        return ACTION_TEXTS[self]


ACTIONS: Final = tuple(map(NamedAction, range(len(ACTION_TEXTS))))
"""The actions by their numbers."""

PLACES: Final = ACTIONS[FIRST_PLACE:FIRST_TAKE]
TAKES: Final = ACTIONS[FIRST_TAKE:]
"""The actions by their rows."""

Phase: TypeAlias = int
"""The kind of a state: DECIDE and PLACE are decision nodes, DRAWING and REVEALING chance nodes."""

DECIDE: Final[Phase] = 0
PLACE: Final[Phase] = 1
DRAWING: Final[Phase] = 2
REVEALING: Final[Phase] = 3
OVER: Final[Phase] = 4


class Setup(NamedTuple):
    """The random setup of a game, except for the order of the deck.

    removed: the colours removed from the game, ascending. starting: the starting cards per seat. capacities: the number
    of cards that each row can hold.
    """

    removed: tuple[Card, ...]
    starting: tuple[tuple[Card, ...], ...]
    start_seat: Seat
    capacities: tuple[int, ...]


class State(NamedTuple):
    """The public state of a game: all that the rules need, without the order of the deck.

    areas: a bag per seat. rows: a bag per row, None once taken in this round. out: per seat, whether it took a row in
    this round. supply: the unseen cards. seat: the one that acts, or for which chance acts. drawn: the card to place,
    in PLACE only.
    """

    variant: Variant
    removed: tuple[Card, ...]
    capacities: tuple[int, ...]
    areas: tuple[Counts, ...]
    rows: tuple[Counts | None, ...]
    out: tuple[bool, ...]
    supply: Counts
    seat: Seat
    phase: Phase
    drawn: Card | None


def filled_rows(state: State) -> list[Row]:
    """List the rows that hold cards."""
    return [row for row, cards in enumerate(state.rows) if cards is not None and any(cards)]


def room_left(state: State) -> int:
    """Count the cards that the rows can still hold."""
    rows = zip(state.rows, state.capacities, strict=True)
    return sum(capacity - sum(cards) for cards, capacity in rows if cards is not None)


def rivals(state: State) -> list[Seat]:
    """List the other seats that are still in."""
    return [seat for seat, is_out in enumerate(state.out) if not is_out and seat != state.seat]


def is_place(action: Action) -> bool:
    """Return whether the action places the drawn card in a row."""
    return FIRST_PLACE <= action < FIRST_TAKE


def is_take(action: Action) -> bool:
    """Return whether the action takes a row."""
    return action >= FIRST_TAKE


def row_from_action(action: Action) -> Row:
    """Return the row of a place or take action.

    >>> row_from_action(FIRST_TAKE + 2)
    2
    """
    return action - (FIRST_TAKE if action >= FIRST_TAKE else FIRST_PLACE)
