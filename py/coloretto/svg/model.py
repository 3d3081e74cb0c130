"""What a picture of the table shows, and the words that it needs; knows no language and nothing of SVG."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from coloretto.cards import COLOURS, JOKER, PLUS_TWO, Card, Counts, Scoring
from coloretto.game import Game
from coloretto.scoring import (
    PLUS_TWO_POINTS,
    POINTS,
    best_jokers,
    colour_counts,
    plus_colours,
    ranks,
    score,
)
from coloretto.state import Seat, State
from coloretto.svg.parts import Pile

MINUS: Final = "\N{MINUS SIGN}"
"""As wide as a plus."""


class Words(NamedTuple):
    """The words of a picture.

    title, description: of the whole, for those who do not see it. heading: whose turn it is, or who has won. supply:
    how many cards have not been drawn. last_round: when it begins, or that it has begun. no_cards: of an empty area.
    to_move, out: the states of a seat.
    """

    title: str
    description: str
    heading: str
    variant: str
    supply: str
    last_round: str
    no_cards: str
    to_move: str
    out: str


class PicturedPlayer(NamedTuple):
    """The player at a seat."""

    name: str
    is_person: bool


class PicturedSeat(NamedTuple):
    """The area of a seat, and whether it is to move or has taken a row."""

    name: str
    is_person: bool
    score: int
    is_current: bool
    is_out: bool
    piles: list[Pile]


class Table(NamedTuple):
    """A table. ranking: rank and seat, best first; None before the end."""

    state: State
    seats: list[PicturedSeat]
    ranking: list[tuple[int, Seat]] | None


def table_model(position: State | Game, players: Sequence[PicturedPlayer], current: Seat | None) -> Table:
    """Return what a picture shows. players: one for each seat. current: the seat to move; None at the end."""
    state = position.state if isinstance(position, Game) else position
    scoring = state.variant.scoring
    seats = []
    for seat, (area, player) in enumerate(zip(state.areas, players, strict=True)):
        jokers = position.jokers(seat) if isinstance(position, Game) else best_jokers(area, scoring)
        is_out = state.out[seat] and current is not None
        piles = piles_of(area, scoring, jokers)
        seats.append(PicturedSeat(*player, score(area, scoring, jokers), seat == current, is_out, piles))
    by_seat = ranks([seat.score for seat in seats])
    return Table(state, seats, sorted(zip(by_seat, range(len(seats)), strict=True)) if current is None else None)


def piles_of(area: Counts, scoring: Scoring, jokers: tuple[Card, ...]) -> list[Pile]:
    """Sort an area into piles; jokers: the colours of its jokers."""
    counts = colour_counts(area, jokers)
    plus = plus_colours(counts, scoring)
    piles = []
    for card, cards in enumerate(area):
        if card < COLOURS and counts[card]:
            points = POINTS[scoring][counts[card]] * (1 if card in plus else -1)
            piles.append(Pile(card, cards, counts[card] - cards, signed(points), card not in plus))
        elif card == PLUS_TWO and cards:
            piles.append(Pile(card, cards, 0, signed(PLUS_TWO_POINTS * cards), False))
        elif card >= JOKER and cards:
            piles.append(Pile(card, cards, 0, "", False))
    return piles


def signed(points: int) -> str:
    """Write points with their sign.

    >>> signed(6), signed(-3) == f"{MINUS}3"
    ('+6', True)
    """
    return f"+{points}" if points > 0 else number(points)


def number(value: int) -> str:
    """Write a number."""
    return f"{MINUS}{-value}" if value < 0 else str(value)
