"""The coach's action values: compared with a plain search near the end, and with the net before."""

import pytest

from coloretto.bots.base import Budget, Limit, run
from coloretto.bots.mutable_state import MutableState
from coloretto.bots.nets.evaluator import evaluator_for
from coloretto.bots.search.endgame import solve
from coloretto.bots.search.one_ply import action_values
from coloretto.cards import PLAYERS, Variant
from coloretto.coach.action_values import evaluate_decision, shares_and_leads
from coloretto.notation.text import state_to_text
from coloretto.rules import apply_action, apply_outcome, chance_outcomes, is_last_round, legal_actions, returns
from coloretto.state import OVER, State
from tests.bots.support.positions import LATE
from tests.support.games import decisions


def plain_values(at: State) -> tuple[float, ...]:
    """Return win shares, then leads, by plain recursion over the rules; leads decide between equal shares."""
    if at.phase == OVER:
        return shares_and_leads(returns(at))
    players = at.variant.players
    actions = legal_actions(at)
    if actions:
        values = (plain_values(apply_action(at, action)) for action in actions)
        return max(values, key=lambda value: value[at.seat :: players])
    weighed = [(probability, plain_values(apply_outcome(at, card))) for card, probability in chance_outcomes(at)]
    return tuple(sum(probability * value[place] for probability, value in weighed) for place in range(2 * players))


@pytest.mark.parametrize("at", [at for at in LATE if is_last_round(at)], ids=state_to_text)
def test_values_near_the_end_are_those_of_a_plain_search(at: State) -> None:
    values = run(evaluate_decision(at))
    assert values.is_exact
    assert sorted(choice.action for choice in values.choices) == legal_actions(at)
    shares = run(solve(at, Budget(Limit())))
    assert shares is not None
    for choice in values.choices:
        expected = plain_values(apply_action(at, choice.action))[at.seat :: at.variant.players]
        assert (choice.win_share, choice.lead) == pytest.approx(expected)
        assert choice.win_share == pytest.approx(shares[choice.action][at.seat])


def test_leads_are_over_the_best_rival() -> None:
    assert shares_and_leads([20, 31, 31]) == (0, 0.5, 0.5, -11, 0, 0)
    assert shares_and_leads([7, 3]) == (1, 0, 4, -4)


def test_only_the_end_of_the_last_round_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object, **options: object) -> None:
        raise AssertionError("searched")

    monkeypatch.setattr("coloretto.coach.evaluation.solve", fail)
    states = [state for state in decisions(Variant(3), 2) if not is_last_round(state)]
    for state in (states[0], states[-1]):
        assert not run(evaluate_decision(state)).is_exact


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_estimates_are_near_one_ply_values_and_repeatable(players: int) -> None:
    for state in decisions(Variant(players), 2)[5:60:30]:
        values = run(evaluate_decision(state))
        assert not values.is_exact
        assert values == run(evaluate_decision(state))
        rough = run(action_values(MutableState(state), evaluator_for(state.variant).win_share, Budget(Limit())))
        for choice in values.choices:
            assert 0 <= choice.win_share <= 1
            assert choice.win_share == pytest.approx(rough[choice.action], abs=0.25)
