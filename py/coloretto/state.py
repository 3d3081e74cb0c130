"""The state of a game, the lot it began with, and the actions, as plain immutable data; does not know what is legal.

Rows, seats and colours count from 0. Equal cards are equal here: who needs to tell them apart keeps the history.
"""

from typing import Final, NamedTuple, TypeAlias

from coloretto.cards import Card, Counts, Variant

Seat: TypeAlias = int
Row: TypeAlias = int

Action: TypeAlias = int
"""A seat's decision: DRAW, then FIRST_PLACE + row, then FIRST_TAKE + row."""

MAX_ROWS: Final = 5
DRAW: Final[Action] = 0
FIRST_PLACE: Final[Action] = 1
FIRST_TAKE: Final[Action] = FIRST_PLACE + MAX_ROWS

Phase: TypeAlias = int
"""What happens next. DECIDE and PLACE are decision nodes, DRAWING and REVEALING chance nodes."""

DECIDE: Final[Phase] = 0
PLACE: Final[Phase] = 1
DRAWING: Final[Phase] = 2
REVEALING: Final[Phase] = 3
OVER: Final[Phase] = 4


class Setup(NamedTuple):
    """What the lot decides before the first turn, the order of the deck excepted.

    removed: the colours out of the game, ascending. starting: each seat's cards. capacities: each row's.
    """

    removed: tuple[Card, ...]
    starting: tuple[tuple[Card, ...], ...]
    start_seat: Seat
    capacities: tuple[int, ...]


class State(NamedTuple):
    """Everything that the rules need to go on, and nothing else.

    areas: a bag per seat. rows: a bag per row, None once taken in this round. out: per seat, whether it took a row
    in this round. supply: the cards nobody has seen, a card in hand excluded. seat: who acts, or for whom chance
    acts. drawn: the card in hand, in PLACE only.
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
    """Count how many cards the rows can still take."""
    rows = zip(state.rows, state.capacities, strict=True)
    return sum(capacity - sum(cards) for cards, capacity in rows if cards is not None)


def rivals(state: State) -> list[Seat]:
    """List the other seats that have not taken a row in this round."""
    return [seat for seat, is_out in enumerate(state.out) if not is_out and seat != state.seat]


def is_place(action: Action) -> bool:
    """Say whether the action puts the drawn card into a row."""
    return FIRST_PLACE <= action < FIRST_TAKE


def is_take(action: Action) -> bool:
    """Say whether the action takes a row."""
    return action >= FIRST_TAKE


def row_from_action(action: Action) -> Row:
    """Tell the row that a place or take action is about.

    >>> row_from_action(FIRST_TAKE + 2)
    2
    """
    return action - (FIRST_TAKE if action >= FIRST_TAKE else FIRST_PLACE)
