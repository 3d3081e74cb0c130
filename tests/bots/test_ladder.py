"""The levels in their order, on deals that every level plays from the same seats."""

import pytest

from coloretto.bots.base import Limit
from coloretto.cards import make_variant
from coloretto.game import Game, Player
from coloretto.match import play_out
from coloretto.scoring import win_shares


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("stronger", "weaker"), [("greedy", "random"), ("careful", "greedy"), ("strong", "careful")])
def test_a_level_wins_more_than_its_fair_share_against_the_one_below(stronger: str, weaker: str, players: int) -> None:
    variant = make_variant(players)
    wins = 0.0
    games = 24
    for number in range(games):
        seat = number % players
        seats = [Player(stronger if other == seat else weaker) for other in range(players)]
        game = Game.deal(variant, seats, seed=number // players)
        play_out(game, Limit(nodes=300))
        wins += win_shares(game.scores())[seat]
    assert wins / games > 1.25 / players
