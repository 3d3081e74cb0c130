"""The contract of every bot."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coloretto.bots import LEVELS, REFERENCES, STYLE_NAMES, bot_from_level
from coloretto.bots.base import Limit, choose
from coloretto.bots.mutable_state import MutableState
from coloretto.bots.names import bot_from_name
from coloretto.cards import Variant
from coloretto.errors import VariantError
from coloretto.game import Game, Player
from coloretto.library import play_out
from coloretto.rules import legal_actions
from tests.support.cases import heavy
from tests.support.games import decisions, random_game, seeds, variants

some_games = settings(max_examples=8)

SLOW = ("expert", "expert:spoiler", "master", "rollouts")

ALWAYS = [*REFERENCES, *LEVELS, "expert:spoiler"]
NAMES = [*ALWAYS, *(heavy(f"expert:{style}") for style in STYLE_NAMES if style != "spoiler"), heavy("casual:gambler")]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@some_games
@given(variant=variants, seed=seeds)
def test_choices_are_legal_and_repeatable(name: str, variant: Variant, seed: int) -> None:
    bot = bot_from_name(name)
    for state in decisions(variant, seed)[:: 59 if name in SLOW else 13]:
        choice = choose(bot, state, Limit(nodes=500), Random(seed))
        assert choice.action in legal_actions(state)
        assert set(choice.values) <= set(legal_actions(state))
        assert choose(bot, state, Limit(nodes=500), Random(seed)) == choice


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@some_games
@given(variant=variants, seed=seeds, nodes=st.integers(1, 60))
def test_a_bot_keeps_to_its_limit(name: str, variant: Variant, seed: int, nodes: int) -> None:
    for state in decisions(variant, seed)[::11]:
        choice = choose(bot_from_name(name), state, Limit(nodes=nodes), Random(1))
        assert choice.nodes <= nodes
        assert choice.action in legal_actions(state)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_whose_time_is_up_still_chooses(name: str) -> None:
    for state in decisions(Variant(4), seed=1)[::9]:
        assert choose(bot_from_name(name), state, Limit(seconds=0.0), Random(1)).action in legal_actions(state)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_reshuffling_the_deck_changes_no_choice(name: str) -> None:
    variant = Variant(4, "golden")
    players = [Player("arena")] * 4
    record = random_game(variant, seed=3).record()
    for plies in range(0, len(record.actions), 37):
        started = record._replace(
            actions=record.actions[:plies], outcomes=None, jokers=(None,) * 4, areas=None, scores=None
        )
        one = Game.from_record(started, players, seed=1)
        seen = len(started.deck) - sum(one.state.supply)
        unseen = list(started.deck[seen:])
        Random(plies).shuffle(unseen)
        reshuffled = started._replace(deck=(*started.deck[:seen], *unseen))
        other = Game.from_record(reshuffled, players, seed=1)
        choices = [choose(bot_from_name(name), game.state, Limit(nodes=1000), Random(1)) for game in (one, other)]
        assert choices[0] == choices[1]


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_whole_games_are_repeatable(level: str) -> None:
    variant = Variant(3, "golden", "grey")
    games = [Game.deal(variant, [Player(level, style="spoiler"), *[Player(level)] * 2], seed=7) for _ in range(2)]
    for game in games:
        play_out(game, Limit(nodes=100))
    assert games[0].is_finished
    assert games[0].record() == games[1].record()


WIDE = next(state for state in decisions(Variant(4), seed=1)[40:] if len(MutableState(state).equivalent_actions()) >= 4)


@pytest.mark.parametrize("level", LEVELS)
def test_a_task_can_be_cancelled_and_restarted(level: str) -> None:
    bot, limit = bot_from_level(level), Limit(nodes=2000)
    whole = choose(bot, WIDE, limit, Random(1))
    task = bot.think(WIDE, limit, Random(1))
    for _ in range(3):
        next(task)
    task.close()
    assert choose(bot, WIDE, limit, Random(1)) == whole


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_visits_few_nodes_between_pauses(level: str) -> None:
    pauses = sum(1 for _ in bot_from_level(level).think(WIDE, Limit(nodes=4000), Random(1)))
    nodes = choose(bot_from_level(level), WIDE, Limit(nodes=4000), Random(1)).nodes
    assert nodes / pauses < 60


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("genius", "level must be one of newcomer, casual"),
        ("expert:clown", "style must be one of hoarder, spoiler"),
        ("careful:spoiler", "only levels have styles, not 'careful'"),
    ],
)
def test_unknown_levels_and_styles_are_refused(name: str, reason: str) -> None:
    with pytest.raises(VariantError, match=reason):
        bot_from_name(name)
