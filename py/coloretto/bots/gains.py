"""The points that a seat would gain with a row as it is now, by which simple bots decide."""

from collections.abc import Collection

from coloretto.scoring import gain
from coloretto.state import Row, Seat, State, filled_rows


def row_gain(state: State, seat: Seat, row: Row) -> float:
    """Return the points that a seat would gain with a row that is not taken."""
    cards = state.rows[row]
    assert cards is not None
    return float(gain(state.areas[seat], cards, state.variant.scoring))


def best_gain(state: State, seat: Seat, excluding: Collection[Row] = ()) -> float:
    """Return the most points that a seat could gain with a row that holds cards; 0 if there is none.

    excluding: rows to ignore.
    """
    return max((row_gain(state, seat, row) for row in filled_rows(state) if row not in excluding), default=0.0)
