"""The order of the levels: one seat against the next lower level, on a few deals in every rotation.

The measured ladder, in every variant and with intervals, is in py/coloretto_lab/RESULTS.md. The highest step
needs more games: see tests/lab/test_compiled_bots.py.
"""

from itertools import pairwise

import pytest

from coloretto.bots import LEVELS
from coloretto.bots.base import Limit
from coloretto.cards import Variant
from coloretto.game import Game, Player
from coloretto.library import play_out
from coloretto.scoring import win_shares

SEATS = 4
GAMES = 32


def share_of_wins(stronger: str, weaker: str) -> float:
    wins = 0.0
    for number in range(GAMES):
        seat = number % SEATS
        players = [Player(stronger if other == seat else weaker) for other in range(SEATS)]
        game = Game.deal(Variant(SEATS), players, seed=number // SEATS)
        play_out(game, Limit(nodes=1000))
        wins += win_shares(game.scores())[seat]
    return wins / GAMES


@pytest.mark.heavy
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(("random", *LEVELS[:-1]))))
def test_a_level_wins_more_than_its_fair_share_against_the_one_below(weaker: str, stronger: str) -> None:
    assert share_of_wins(stronger, weaker) > 1.25 / SEATS
