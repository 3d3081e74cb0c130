"""What every bot keeps to."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coloretto.bots import LEVELS, bot_from_level
from coloretto.bots.base import Limit
from coloretto.cards import Variant, make_variant
from coloretto.errors import VariantError
from coloretto.game import Game
from coloretto.match import play_out
from coloretto.rules import legal_actions
from tests.helpers import bots, decisions, random_game, seeds, variants

some_games = settings(max_examples=12, deadline=None)


@pytest.mark.parametrize("level", LEVELS)
@some_games
@given(variant=variants, seed=seeds)
def test_a_bot_chooses_a_legal_action_and_the_same_one_again(level: str, variant: Variant, seed: int) -> None:
    bot = bot_from_level(level)
    for state in decisions(variant, seed)[::7]:
        choice = bot.choose(state, Limit(nodes=500), Random(seed))
        assert choice.action in legal_actions(state)
        assert set(choice.values) <= set(legal_actions(state))
        assert bot.choose(state, Limit(nodes=500), Random(seed)) == choice


@pytest.mark.parametrize("level", LEVELS)
@some_games
@given(variant=variants, seed=seeds, nodes=st.integers(1, 60))
def test_a_bot_keeps_its_limit(level: str, variant: Variant, seed: int, nodes: int) -> None:
    for state in decisions(variant, seed)[::11]:
        choice = bot_from_level(level).choose(state, Limit(nodes=nodes), Random(1))
        assert choice.nodes <= nodes
        assert choice.action in legal_actions(state)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_whose_time_is_up_still_chooses(level: str) -> None:
    for state in decisions(make_variant(4), seed=1)[::9]:
        assert bot_from_level(level).choose(state, Limit(seconds=0.0), Random(1)).action in legal_actions(state)


@pytest.mark.parametrize("level", LEVELS)
def test_reshuffling_the_deck_changes_nothing_that_a_bot_chooses(level: str) -> None:
    variant = make_variant(4, "golden")
    game = random_game(variant, seed=3)
    record = game.record()
    for plies in range(0, len(record.actions), 9):
        begun = record._replace(
            actions=record.actions[:plies], outcomes=None, jokers=(None,) * 4, areas=None, scores=None
        )
        one = Game.from_record(begun, bots(variant, level), seed=1)
        seen = len(begun.deck) - sum(one.state.supply)
        unseen = list(begun.deck[seen:])
        Random(plies).shuffle(unseen)
        reshuffled = begun._replace(deck=(*begun.deck[:seen], *unseen))
        other = Game.from_record(reshuffled, bots(variant, level), seed=1)
        bot = bot_from_level(level)
        assert bot.choose(one.state, Limit(), Random(1)) == bot.choose(other.state, Limit(), Random(1))


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_a_game_to_its_end_and_the_same_game_again(level: str) -> None:
    variant = make_variant(5, "golden", "grey")
    games = [Game.deal(variant, bots(variant, level), seed=7) for _ in range(2)]
    for game in games:
        play_out(game, Limit())
    assert games[0].is_finished
    assert games[0].record() == games[1].record()


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(VariantError, match="level must be one of random, greedy, careful"):
        bot_from_level("genius")
