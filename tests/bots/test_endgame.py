"""Exact play, compared with a plain search without a table."""

import pytest

from coloretto.bots.base import Budget, Limit, run
from coloretto.bots.mutable_state import bag_from_counts
from coloretto.bots.search.endgame import WIN_SHARES, TranspositionTable, Utilities, solve
from coloretto.notation.text import state_to_text
from coloretto.rules import apply_action, apply_outcome, chance_outcomes, legal_actions, returns
from coloretto.state import DRAW, OVER, Action, State, row_from_action
from tests.bots.support.positions import LATE
from tests.support.cases import heavy
from tests.support.games import state


def order(at: State, action: Action) -> tuple[int, ...]:
    """Return the rank of equally good actions: a draw first, then rows by least room and lower bag."""
    if action == DRAW:
        return ()
    cards = at.rows[row_from_action(action)]
    assert cards is not None
    return at.capacities[row_from_action(action)] - sum(cards), bag_from_counts(cards)


def value(at: State) -> Utilities:
    """Return the win shares by plain recursion over the rules."""
    if at.phase == OVER:
        scores = returns(at)
        return tuple((points == max(scores)) / scores.count(max(scores)) for points in scores)
    actions = sorted(legal_actions(at), key=lambda action: order(at, action))
    if actions:
        return max(
            (value(apply_action(at, action)) for action in actions), key=lambda shares: round(shares[at.seat], 9)
        )
    weighed = [(probability, value(apply_outcome(at, card))) for card, probability in chance_outcomes(at)]
    return tuple(
        sum(probability * shares[seat] for probability, shares in weighed) for seat in range(at.variant.players)
    )


FIRST, SECOND, *OTHERS = LATE
SEARCHED = [FIRST, heavy(SECOND), *OTHERS]
"""The plain search of the second position takes seconds."""


@pytest.mark.parametrize("at", SEARCHED, ids=state_to_text)
def test_exact_shares_match_a_plain_search(at: State) -> None:
    shares = run(solve(at, Budget(Limit())))
    assert shares is not None
    assert list(shares) == legal_actions(at)
    for action, found in shares.items():
        assert found == pytest.approx(value(apply_action(at, action)))
        assert sum(found) == pytest.approx(1)


def test_beaten_seats_that_are_out_are_searched_once() -> None:
    near, far = (
        state(f"4cb15 - {out}/G8T5*/Y5B8O5* xxx/xxx/TB./O.. 12 3 - O3YGT3+2*") for out in ("R6+8/P9Y3R3", "R9+8/P9Y3")
    )
    table: TranspositionTable = {}
    budget = Budget(Limit())
    assert run(solve(near, budget, WIN_SHARES, table)) is not None
    nodes = budget.nodes
    assert run(solve(far, budget, WIN_SHARES, table)) is not None
    assert budget.nodes == nodes


def test_a_search_beyond_its_budget_returns_none() -> None:
    assert run(solve(LATE[0], Budget(Limit(nodes=5)))) is None


@pytest.mark.parametrize("at", LATE, ids=state_to_text)
def test_a_search_that_pauses_often_finds_the_same(at: State, monkeypatch: pytest.MonkeyPatch) -> None:
    budget = Budget(Limit())
    whole = run(solve(at, budget))
    monkeypatch.setattr("coloretto.bots.search.endgame.NODES_PER_YIELD", 40)
    pauses = sum(1 for _ in solve(at, Budget(Limit())))
    assert pauses >= budget.nodes // 40 - len(legal_actions(at))
    assert run(solve(at, Budget(Limit()))) == whole
