"""Compiled bots value and choose like the bots that they replace."""

from random import Random
from statistics import fmean

import numpy as np
import pytest

from coloretto.bots.base import Budget, Limit, choose, run
from coloretto.bots.mutable_state import MutableState
from coloretto.bots.names import bot_from_name
from coloretto.bots.search.endgame import MAX_GAIN_PER_CARD, solve
from coloretto.bots.search.rollout import RolloutBot, shuffled_supplies
from coloretto.cards import PLAYERS, SCORINGS, Variant
from coloretto.compiled.games import MAX_ACTIONS, MAX_CARDS, distinct_actions, game_from_state
from coloretto.errors import ColorettoError
from coloretto.rules import is_last_round, legal_actions
from coloretto.state import DECIDE, PLACE, State, room_left
from coloretto_lab.arena import Match, play_deals
from coloretto_lab.compiled import exact as compiled_exact
from coloretto_lab.compiled import search as compiled_search
from coloretto_lab.compiled.bots import CompiledBot, compiled_bot, rollout_settings
from coloretto_lab.compiled.search import ensemble, net_evaluator
from tests.support.cases import heavy
from tests.support.games import decisions

pytestmark = [pytest.mark.xdist_group("compiled"), pytest.mark.slow]


def some_decisions(players: int, scoring: str, edition: str = "golden") -> list[State]:
    found = [state for seed in range(4) for state in decisions(Variant(players, edition, scoring), seed)]
    return [state for state in found if state.phase in (DECIDE, PLACE) and len(legal_actions(state)) > 1]


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("players", PLAYERS)
def test_one_ply_values_are_those_of_the_plain_bot(players: int, scoring: str) -> None:
    bot, compiled = bot_from_name("one-ply"), compiled_bot("one-ply")
    for state in some_decisions(players, scoring)[::27]:
        expected = choose(bot, state, Limit(), Random(1))
        found = choose(compiled, state, Limit(), Random(1))
        assert found.values == pytest.approx(expected.values, abs=1e-9)
        assert found.nodes == expected.nodes
        assert expected.values[found.action] == pytest.approx(max(expected.values.values()), abs=1e-9)


@pytest.mark.parametrize("level", ["newcomer", "casual", "regular", "strong"])
def test_weaker_levels_value_and_choose_like_the_plain_bots(level: str) -> None:
    bot, compiled = bot_from_name(level), compiled_bot(level)
    for state in some_decisions(4, "grey")[::9]:
        expected = choose(bot, state, Limit(), Random(7))
        found = choose(compiled, state, Limit(), Random(7))
        assert found.values == pytest.approx(expected.values, abs=1e-9)
        assert (found.action, found.nodes) == (expected.action, expected.nodes)


@pytest.mark.heavy
@pytest.mark.parametrize("scoring", SCORINGS)
def test_exact_values_are_those_of_the_plain_search(scoring: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coloretto.bots.search.endgame.NODES_PER_YIELD", 1_000_000)
    solved = 0
    for state in some_decisions(3, scoring):
        if is_last_round(state) and room_left(state) <= 3:
            budget = Budget(Limit(nodes=20_000))
            expected = run(solve(state, budget))
            game, values, distinct = game_from_state(state), np.zeros(MAX_ACTIONS), np.zeros(MAX_ACTIONS, np.int64)
            table, max_gain_per_card = net_evaluator(state.variant).table, MAX_GAIN_PER_CARD[scoring]
            nodes = compiled_exact.solve(game, table, max_gain_per_card, 20_000, values)
            if expected is None:
                assert nodes < 0
                continue
            assert nodes == budget.nodes
            for number in range(distinct_actions(game, distinct)):
                assert values[number] == pytest.approx(expected[int(distinct[number])][state.seat], abs=1e-9)
            solved += 1
    assert solved > 5


@pytest.mark.parametrize(("scoring", "nodes"), [heavy("brown", 1_000_000), heavy("grey", 1_000_000), ("grey", 700)])
def test_rollouts_of_the_same_cards_have_the_same_values(scoring: str, nodes: int) -> None:
    bot = RolloutBot(rollouts=30, min_rollouts=6)
    for state in some_decisions(4, scoring)[::40]:
        expected = choose(bot, state, Limit(nodes=nodes), Random(5))
        rng, position = Random(5), MutableState(state)
        orders = np.zeros((30, MAX_CARDS), np.int64)
        for order, cards in zip(orders, shuffled_supplies(position, len(orders), rng), strict=True):
            order[: len(cards)] = cards
        game, values = game_from_state(state), np.zeros(MAX_ACTIONS)
        is_racing, distinct = np.zeros(MAX_ACTIONS, np.bool_), np.zeros(MAX_ACTIONS, np.int64)
        evaluators, settings = ensemble(state.variant), rollout_settings(bot)
        spent = compiled_search.evaluate_actions(game, evaluators, orders, settings, nodes, values, is_racing)
        count = distinct_actions(game, distinct)
        found = {int(action): float(value) for action, value in zip(distinct[:count], values, strict=False)}
        assert found == pytest.approx({action: expected.values[action] for action in found}, abs=1e-9)
        assert spent == expected.nodes


def test_the_same_seed_gives_the_same_choice() -> None:
    master = compiled_bot("master")
    for state in some_decisions(4, "grey", "classic")[::50]:
        one, other = (choose(master, state, Limit(nodes=2000), Random(3)) for _ in range(2))
        assert one == other
        assert one.action in legal_actions(state)


def test_a_style_chooses_among_the_nearly_best_actions() -> None:
    for state in some_decisions(4, "brown", "classic")[::25]:
        expert = choose(compiled_bot("expert"), state, Limit(), Random(1))
        spoiler = choose(compiled_bot("expert:spoiler"), state, Limit(), Random(1))
        if expert.values:
            assert expert.values[spoiler.action] >= expert.values[expert.action] - 0.002


@pytest.mark.heavy
def test_a_master_wins_far_more_than_its_fair_share_against_strong_players() -> None:
    match = Match(Variant(4), ("compiled:master", *["compiled:strong"] * 3), Limit(nodes=1000), 0, seed=1)
    shares = [share for deal in play_deals(match, range(100)) for share in deal[0].shares]
    assert len(shares) == 400
    assert fmean(shares) > 1.5 / 4


def test_a_star_multiplies_the_number_of_rollouts() -> None:
    times = []
    for state in some_decisions(4, "brown")[20:60:2]:
        one, ten = (choose(compiled_bot(name), state, Limit(), Random(1)) for name in ("rollouts", "rollouts*10"))
        times.append(ten.nodes / one.nodes)
    assert min(times) >= 0.5
    assert 5 < max(times) < 20


@pytest.mark.parametrize("times", ["ten", "0", "", "-1"])
def test_rollouts_are_multiplied_by_whole_numbers_only(times: str) -> None:
    with pytest.raises(ColorettoError, match="by a whole number, not"):
        compiled_bot(f"rollouts*{times}")


@pytest.mark.parametrize("name", ["strong*10", "one-ply*2"])
def test_only_rollouts_are_multiplied(name: str) -> None:
    with pytest.raises(ColorettoError, match="a bot without rollouts cannot have more of them"):
        compiled_bot(name)


def test_a_limit_of_one_node_leaves_the_one_ply_values_of_all_nets() -> None:
    for state in some_decisions(2, "grey")[::9]:
        nodes = len(ensemble(state.variant)) * choose(compiled_bot("one-ply"), state, Limit(), Random(1)).nodes
        assert choose(compiled_bot("expert"), state, Limit(nodes=1), Random(1)).nodes == nodes


def test_other_bots_are_not_compiled() -> None:
    with pytest.raises(ColorettoError, match="have a net"):
        CompiledBot(bot_from_name("careful"))
