"""What rows would bring a seat if it took them as they lie; the yardstick of the simple bots. Knows no bot."""

from collections.abc import Collection

from coloretto.scoring import gain
from coloretto.state import Row, Seat, State, filled_rows


def row_gain(state: State, seat: Seat, row: Row) -> float:
    """Tell by how many points a seat's score would rise with a row that is not taken."""
    cards = state.rows[row]
    assert cards is not None
    return float(gain(state.areas[seat], cards, state.variant.scoring))


def best_gain(state: State, seat: Seat, excluding: Collection[Row] = ()) -> float:
    """Tell the most that a seat could gain with one of the rows that hold cards; 0 when none does.

    `excluding`: rows that are not to be had.
    """
    return max((row_gain(state, seat, row) for row in filled_rows(state) if row not in excluding), default=0.0)
