"""The English words of pictures, for programs. A page sends its own and loads none of these."""

from collections.abc import Sequence
from typing import Final

from coloretto.cards import PLUS_TWO, Counts, list_cards
from coloretto.errors import ColorettoError, quote
from coloretto.game import Game
from coloretto.rules import is_last_round
from coloretto.scoring import points_by_count
from coloretto.state import Seat, State
from coloretto.svg.model import MINUS, PicturedPlayer, Table, Words, number
from coloretto.svg.parts import Pile

NO_CARDS: Final = "No cards yet"

_BOT_NAMES: Final = ("Iris", "Bruno", "Clio", "Dario", "Enya")
_EDITIONS: Final = {"classic": "Classic", "golden": "Golden joker"}
_SIDES: Final = {"brown": "brown", "grey": "grey"}
_CARDS: Final = ("red", "orange", "yellow", "green", "turquoise", "blue", "purple", "+2", "joker", "golden joker")


def players_of(position: State | Game, names: Sequence[str] | None) -> list[PicturedPlayer]:
    """Return the players. names: of the seats; None: those of the game, or else their numbers.

    Raises ColorettoError for another number of names than seats.
    """
    game = position if isinstance(position, Game) else None
    variant = position.variant
    if names is None:
        names = [_name(game, seat) for seat in range(variant.players)]
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise ColorettoError(f"names are a list of texts, one for each seat, not {quote(names)}")
    if len(names) != variant.players:
        raise ColorettoError(f"{variant.players} seats need as many names, not {len(names)}")
    return [PicturedPlayer(name, game is not None and game.players[seat].is_human) for seat, name in enumerate(names)]


def table_words(table: Table) -> Words:
    """Return the words of the picture of a table."""
    heading = _heading(table)
    return Words(
        title=f"Coloretto, {heading}",
        description=_description(table),
        heading=heading,
        variant=_variant(table),
        supply=_supply(table),
        last_round=_last_round(table),
        no_cards=NO_CARDS,
        to_move="To move",
        out="Out",
    )


def _heading(table: Table) -> str:
    if table.ranking is None:
        return f"{table.seats[table.state.seat].name} to move"
    winners = [table.seats[seat].name for rank, seat in table.ranking if rank == 1]
    return f"{winners[0]} wins" if len(winners) == 1 else f"Shared victory: {_conjunction(winners)}"


def _variant(table: Table) -> str:
    edition, scoring = table.state.variant.edition, table.state.variant.scoring
    return f"{_EDITIONS[edition]}, {_SIDES[scoring]}: {' '.join(map(str, points_by_count(scoring)))}"


def _supply(table: Table) -> str:
    return _number(sum(table.state.supply), "card")


def _last_round(table: Table) -> str:
    if is_last_round(table.state):
        return "Last round"
    draws = sum(table.state.supply) - table.state.variant.marker_depth
    return f"{_number(draws, 'draw')} until last round" if draws else "Next draw: last round"


def _description(table: Table) -> str:
    state = table.state
    sentences = [_variant(table)]
    if table.ranking is None:
        sentences += [
            row_words(index, *each) for index, each in enumerate(zip(state.rows, state.capacities, strict=True))
        ]
        sentences += [f"{_supply(table)} in the supply", _last_round(table)]
        out = [seat.name for seat in table.seats if seat.is_out]
        sentences += [f"Out this round: {', '.join(out)}"] if out else []
        sentences += [f"Drawn card: {_CARDS[state.drawn]}"] if state.drawn is not None else []
    for seat in table.seats:
        sentences += [f"{seat.name}: {points_words(seat.score)}", *piles_words(seat.piles)]
    return " ".join(f"{sentence}." for sentence in sentences)


def row_words(index: int, cards: Counts | None, capacity: int) -> str:
    """Return what a row holds.

    >>> row_words(0, (1, 0, 2, 0, 0, 0, 0, 0, 0, 0), 3)
    'Row 1: red, yellow, yellow, full'
    """
    if cards is None:
        return f"Row {index + 1}: taken"
    room = capacity - sum(cards)
    words = [_CARDS[card] for card in list_cards(cards)] or ["empty"]
    space = "full" if room == 0 else "one space left" if room == 1 else f"{room} spaces left"
    return f"Row {index + 1}: {', '.join([*words, space])}"


def points_words(points: int) -> str:
    """Return a number of points.

    >>> points_words(1)
    '1 point'
    """
    return _number(points, "point")


def piles_words(piles: Sequence[Pile]) -> list[str]:
    """Return what each pile holds and scores."""
    return list(map(_pile_words, piles)) or [NO_CARDS]


def _pile_words(pile: Pile) -> str:
    count = pile.cards + pile.jokers
    if not pile.points:
        return _number(count, _CARDS[pile.card])
    points = f"{'minus' if pile.minus else 'plus'} {pile.points.lstrip(f'+{MINUS}')}"
    if pile.card == PLUS_TWO:
        return f"{'one +2 card' if count == 1 else f'{count} +2 cards'}: {points}"
    jokers = "" if not pile.jokers else f", {'one joker' if pile.jokers == 1 else f'{pile.jokers} jokers'} included"
    return f"{count} {_CARDS[pile.card]}: {points}{jokers}"


def _name(game: Game | None, seat: Seat) -> str:
    if game is not None:
        player = game.players[seat]
        if player.name is not None:
            return player.name
        if not player.is_human:
            return _BOT_NAMES[seat]
    return f"Player {seat + 1}"


def _number(count: int, noun: str) -> str:
    return f"{number(count)} {noun}{'' if count == 1 else 's'}"


def _conjunction(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])}{',' if len(names) > 2 else ''} and {names[-1]}"
