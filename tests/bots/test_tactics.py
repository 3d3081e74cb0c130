"""Positions with a known best action, for the levels that must find it."""

from random import Random

import pytest

from coloretto.bots import bot_from_level
from coloretto.bots.base import Limit, choose
from coloretto.notation.text import action_to_text
from tests.support.games import state

POSITIONS = [
    # Three reds for a seat that has three bring 15 points.
    ("greedy careful", "4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3", "t1"),
    # A row of three new colours costs points; the single "+2" does not.
    ("greedy careful", "4cb15 - R3O3Y3/O/Y/G TBP/+../.../xxx 4 1 - R6O5Y5G8T8B8P8+9*3", "t2"),
    # The drawn red belongs with the reds that only this seat wants.
    ("greedy", "4cb15 - R3/O/Y/G R../O../.../... - 1 R R4O7Y8G8T9B9P9+10*3", "p1"),
    # Alone in the round with a full row: it must be taken, minus colour included.
    ("careful", "3cb15 P R5O4Y3/G3/T3 xxx/xxx/ROG 23 1 - R3O4Y6G5T6B9+10*3", "t3"),
    # The next seat wants a third blue: do not place it in the row that has two.
    ("careful", "3cb15 P R2/B2/O2 .../BB./... - 1 B R7O7Y9G9T9B4+10*3", "p1 p3"),
]


@pytest.mark.parametrize(("levels", "position", "best"), POSITIONS)
def test_the_known_best_action_is_found(levels: str, position: str, best: str) -> None:
    for level in levels.split():
        choice = choose(bot_from_level(level), state(position), Limit(), Random(0))
        assert action_to_text(choice.action) in best.split(), (level, choice)
