"""Positions of the last round that are small enough to be solved exactly."""

from coloretto.cards import Variant
from coloretto.rules import is_last_round
from coloretto.state import State
from tests.support.games import decisions, state


def late_decision(players: int, seed: int) -> State:
    """Return the first decision of a random game's last round with at most two spaces left in the rows."""

    def spaces_left(at: State) -> int:
        rows = zip(at.rows, at.capacities, strict=True)
        return sum(capacity - sum(cards) for cards, capacity in rows if cards is not None)

    states = decisions(Variant(players, "golden", "grey"), seed)
    return next(at for at in states if is_last_round(at) and spaces_left(at) <= 2)


LATE = [
    state("2cb15 BP R9O9Y9G/GT+10*3 T/../TT. - 1 - G7T5"),
    state("2gb16 BP R9O9Y7G/GT+10*2 $/xx/T.. 2 1 - Y2G7T7"),
    *(late_decision(players, seed) for players in (3, 4, 5) for seed in (1, 2)),
]
