"""One bot for each side of the scoring card."""

from random import Random

import pytest

from coloretto.bots import bot_from_name
from coloretto.bots.base import Limit, choose
from coloretto.bots.per_scoring import PerScoringBot
from coloretto.cards import make_variant
from coloretto.state import DECIDE, PLACE
from tests.support.games import decisions


@pytest.mark.parametrize(("scoring", "name"), [("brown", "one-ply"), ("grey", "careful")])
def test_each_side_is_played_by_its_bot(scoring: str, name: str) -> None:
    bot = PerScoringBot(brown=bot_from_name("one-ply"), grey=bot_from_name("careful"))
    for state in decisions(make_variant(3, "golden", scoring), seed=2)[::5]:
        if state.phase in (DECIDE, PLACE):
            chosen = choose(bot, state, Limit(), Random(4))
            assert chosen == choose(bot_from_name(name), state, Limit(), Random(4))
