"""The deals of first games show what a first game explains."""

from itertools import starmap

import pytest

from coloretto_lab.experiments.first_deals import shows_everything
from tests.support.cases import heavy
from tools.openings import DEALS

DEALS_TO_PLAY = [(players, seed) for players, seeds in DEALS.items() for seed in seeds]


@pytest.mark.parametrize(("players", "seed"), [DEALS_TO_PLAY[0], *starmap(heavy, DEALS_TO_PLAY[1:])])
def test_the_person_begins_a_first_game_and_soon_meets_everything(players: int, seed: int) -> None:
    assert shows_everything(players, seed)
