"""Weaker levels observe less and err more, but never lose much in one decision."""

from random import Random

import pytest

from coloretto.bots.base import Budget, Limit, choose, run
from coloretto.bots.fallible import FallibleBot
from coloretto.bots.mutable_state import MutableState
from coloretto.bots.nets.evaluator import evaluator_for
from coloretto.bots.search.one_ply import action_values
from coloretto.cards import NO_CARDS, Variant
from coloretto.state import Action, State
from tests.support.games import decisions

STATES = [state for players in (2, 4) for state in decisions(Variant(players), seed=6)[20::2]]


def true_values(state: State) -> dict[Action, float]:
    return run(action_values(MutableState(state), evaluator_for(state.variant).lead, Budget(Limit())))


@pytest.mark.slow
@pytest.mark.parametrize("max_loss", [1.0, 4.0])
def test_no_decision_loses_more_than_the_limit(max_loss: float) -> None:
    for state in STATES:
        values = true_values(state)
        for seed in range(5):
            bot = FallibleBot(error=50, observed_rivals=0, max_loss=max_loss)
            action = choose(bot, state, Limit(), Random(seed)).action
            assert values[action] >= max(values.values()) - max_loss


def test_without_error_a_bot_plays_for_the_largest_lead() -> None:
    for state in STATES:
        values = true_values(state)
        action = choose(FallibleBot(error=0, observed_rivals=4, max_loss=9), state, Limit(), Random(1)).action
        assert values[action] == max(values.values())


def test_a_bot_that_observes_no_rivals_ignores_their_areas() -> None:
    bot = FallibleBot(error=0, observed_rivals=0, max_loss=1000)
    for state in STATES:
        alone = tuple(area if seat == state.seat else NO_CARDS for seat, area in enumerate(state.areas))
        expected = true_values(state._replace(areas=alone))
        assert choose(bot, state, Limit(), Random(1)).values == expected


@pytest.mark.slow
def test_larger_errors_cause_more_bad_choices() -> None:
    def differences(error: float) -> int:
        bot = FallibleBot(error=error, observed_rivals=4, max_loss=100)
        best = [max(true_values(state).values()) for state in STATES]
        chosen = [true_values(state)[choose(bot, state, Limit(), Random(3)).action] for state in STATES]
        return sum(one < other for one, other in zip(chosen, best, strict=True))

    assert 0 < differences(2) < differences(5)
