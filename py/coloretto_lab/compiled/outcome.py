"""What a net predicts of a game in training, compiled by Numba; knows nothing of nets."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.bots.nets.net import POINTS_SCALE
from coloretto.compiled.compiling import compiled
from coloretto.compiled.games import AREAS, PLAYERS, Int16s, Ints, score, win_share

Outcome: TypeAlias = NDArray[np.float64]
"""Share of the win, lead over the best rival, own score, and lead over the rivals' mean score.

Scores and leads are in units of POINTS_SCALE. Only the first two are exported. The others depend less on luck than the
win does, so a net learns more from each game if it predicts them too.
"""

OUTCOME_SIZE: Final = 4


@compiled
def write_outcome(game: Ints, seat: int, table: Int16s, outcome: Outcome) -> None:
    """Write the outcome for a seat of a game that ends with the current areas."""
    players = game[PLAYERS]
    own = score(game[AREAS + seat], table)
    best, total = -999, 0
    for other in range(players):
        if other != seat:
            points = score(game[AREAS + other], table)
            best = max(best, points)
            total += points
    outcome[0] = win_share(game, seat, table)
    outcome[1] = (own - best) / POINTS_SCALE
    outcome[2] = own / POINTS_SCALE
    outcome[3] = (own - total / (players - 1)) / POINTS_SCALE
