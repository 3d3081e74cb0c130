"""What a picture of the table shows, in English words and numbers; knows nothing of SVG."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from coloretto.cards import COLOURS, JOKER, PLUS_TWO, Card, Counts, Scoring
from coloretto.errors import ColorettoError
from coloretto.game import Game
from coloretto.rules import is_last_round
from coloretto.scoring import (
    PLUS_TWO_POINTS,
    POINTS,
    best_jokers,
    colour_counts,
    plus_colours,
    points_by_count,
    ranks,
    score,
)
from coloretto.state import OVER, Seat, State
from coloretto.svg.parts import Pile

MINUS: Final = "\N{MINUS SIGN}"
"""As wide as a plus."""

_BOT_NAMES: Final = ("Iris", "Bruno", "Clio", "Dario", "Enya")
_EDITIONS: Final = {"classic": "Classic", "golden": "Golden joker"}
_SIDES: Final = {"brown": "Brown", "grey": "Grey"}
_CARDS: Final = ("red", "orange", "yellow", "green", "turquoise", "blue", "purple", "+2", "joker", "golden joker")


class PicturedSeat(NamedTuple):
    """The area of a seat. tag: whether it is to move or out; empty: neither."""

    name: str
    is_person: bool
    score: int
    is_current: bool
    tag: str
    piles: list[Pile]


class Table(NamedTuple):
    """A table. ranking: rank and seat, best first; None before the end."""

    state: State
    seats: list[PicturedSeat]
    ranking: list[tuple[int, Seat]] | None

    @property
    def heading(self) -> str:
        """Whose turn it is, or who has won."""
        if self.ranking is None:
            return f"{self.seats[self.state.seat].name} to move"
        winners = [self.seats[seat].name for rank, seat in self.ranking if rank == 1]
        return f"{winners[0]} wins" if len(winners) == 1 else f"Shared victory: {_conjunction(winners)}"

    @property
    def variant(self) -> str:
        """Edition and side of the scoring table."""
        edition, scoring = self.state.variant.edition, self.state.variant.scoring
        return f"{_EDITIONS[edition]}, {_SIDES[scoring]}: {' '.join(map(str, points_by_count(scoring)))}"

    @property
    def supply(self) -> str:
        """How many cards have not been drawn."""
        return _number(sum(self.state.supply), "card")

    @property
    def last_round(self) -> str:
        """When the last round begins, or that it has begun."""
        draws = sum(self.state.supply) - self.state.variant.marker_depth
        if is_last_round(self.state):
            return "Last round"
        return f"{_number(draws, 'draw')} until last round" if draws else "Next draw: last round"

    def description(self) -> str:
        """Return the position in words."""
        state = self.state
        sentences = [self.variant]
        if self.ranking is None:
            sentences += [
                row_words(index, *each) for index, each in enumerate(zip(state.rows, state.capacities, strict=True))
            ]
            sentences += [f"{self.supply} in the supply", self.last_round]
            out = [seat.name for seat, is_out in zip(self.seats, state.out, strict=True) if is_out]
            sentences += [f"Out this round: {', '.join(out)}"] if out else []
            sentences += [f"Drawn card: {_CARDS[state.drawn]}"] if state.drawn is not None else []
        for seat in self.seats:
            sentences += [f"{seat.name}: {_number(seat.score, 'point')}", *piles_words(seat.piles)]
        return " ".join(f"{sentence}." for sentence in sentences)


def table_model(position: State | Game, names: Sequence[str] | None) -> Table:
    """Return what a picture shows. names: of the seats; None: those of the game, or else their numbers."""
    state = position.state if isinstance(position, Game) else position
    variant = state.variant
    if names is not None and len(names) != variant.players:
        raise ColorettoError(f"{variant.players} seats need as many names, not {len(names)}")
    is_over = state.phase == OVER
    seats = []
    for seat, area in enumerate(state.areas):
        jokers = position.jokers(seat) if isinstance(position, Game) else best_jokers(area, variant.scoring)
        is_current = seat == state.seat and not is_over
        tag = "To move" if is_current else "Out" if state.out[seat] and not is_over else ""
        name = names[seat] if names is not None else _name(position, seat)
        is_person = isinstance(position, Game) and position.players[seat].is_human
        points = score(area, variant.scoring, jokers)
        seats.append(PicturedSeat(name, is_person, points, is_current, tag, piles_of(area, variant.scoring, jokers)))
    by_seat = ranks([seat.score for seat in seats])
    return Table(state, seats, sorted(zip(by_seat, range(len(seats)), strict=True)) if is_over else None)


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


def row_words(index: int, cards: Counts | None, capacity: int) -> str:
    """Return what a row holds.

    >>> row_words(0, (1, 0, 2, 0, 0, 0, 0, 0, 0, 0), 3)
    'Row 1: red, yellow, yellow, full'
    """
    if cards is None:
        return f"Row {index + 1}: taken"
    room = capacity - sum(cards)
    words = [_CARDS[card] for card, count in enumerate(cards) for _ in range(count)] or ["empty"]
    space = "full" if room == 0 else "one space left" if room == 1 else f"{room} spaces left"
    return f"Row {index + 1}: {', '.join([*words, space])}"


def piles_words(piles: Sequence[Pile]) -> list[str]:
    """Return what each pile holds and scores."""
    return list(map(_pile_words, piles)) or ["No cards yet"]


def signed(points: int) -> str:
    """Write points with their sign.

    >>> signed(6), signed(-3) == f"{MINUS}3"
    ('+6', True)
    """
    return f"+{points}" if points > 0 else number(points)


def number(value: int) -> str:
    """Write a number."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def _pile_words(pile: Pile) -> str:
    count = pile.cards + pile.jokers
    if not pile.points:
        return f"{count} {_CARDS[pile.card]}"
    points = f"{'minus' if pile.minus else 'plus'} {pile.points.lstrip(f'+{MINUS}')}"
    if pile.card == PLUS_TWO:
        return f"{'one +2 card' if count == 1 else f'{count} +2 cards'}: {points}"
    jokers = "" if not pile.jokers else f", {'one joker' if pile.jokers == 1 else f'{pile.jokers} jokers'} included"
    return f"{count} {_CARDS[pile.card]}: {points}{jokers}"


def _name(position: State | Game, seat: Seat) -> str:
    if isinstance(position, Game):
        player = position.players[seat]
        if player.name is not None:
            return player.name
        if not player.is_human:
            return _BOT_NAMES[seat]
    return f"Player {seat + 1}"


def _number(count: int, noun: str) -> str:
    return f"{number(count)} {noun}{'' if count == 1 else 's'}"


def _conjunction(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])}{',' if len(names) > 2 else ''} and {names[-1]}"
