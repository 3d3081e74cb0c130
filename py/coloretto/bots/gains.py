"""Points that a seat would gain by taking a row now, by which the simple bots choose; knows no bot."""

from collections.abc import Collection

from coloretto.scoring import gain
from coloretto.state import Row, Seat, State, filled_rows


def row_gain(state: State, seat: Seat, row: Row) -> float:
    """Return the points that a row, not yet taken, would add to the score of a seat."""
    cards = state.rows[row]
    assert cards is not None
    return float(gain(state.areas[seat], cards, state.variant.scoring))


def best_gain(state: State, seat: Seat, excluding: Collection[Row] = ()) -> float:
    """Return the largest gain of a seat from a row with cards; 0 if there is none.

    excluding: rows that the seat cannot take.
    """
    return max((row_gain(state, seat, row) for row in filled_rows(state) if row not in excluding), default=0.0)
