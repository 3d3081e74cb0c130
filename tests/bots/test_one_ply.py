"""One-ply values, compared with the plain rules; rollouts; exact play at the end."""

from collections import Counter
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import pytest

from coloretto.bots.base import Budget, Choice, Limit, Task, choose, completed, run
from coloretto.bots.mutable_state import MutableState
from coloretto.bots.nets.evaluator import Evaluator, ensemble_for, evaluator_for
from coloretto.bots.search.endgame import solve
from coloretto.bots.search.exact import ExactBot, best_actions
from coloretto.bots.search.one_ply import OnePlyBot, action_values
from coloretto.bots.search.rollout import RolloutBot, roll_out, shuffled_supplies
from coloretto.cards import PLAYERS, Card, Variant, list_cards
from coloretto.notation.text import state_from_text, state_to_text
from coloretto.rules import apply_action, apply_outcome, chance_outcomes, is_last_round, legal_actions
from coloretto.state import DECIDE, DRAW, DRAWING, FIRST_TAKE, OVER, PLACE, REVEALING, Action, Seat, State, room_left
from tests.bots.support.positions import LATE
from tests.support.games import decisions


def expected_value(at: State, seat: Seat) -> float:
    """Return the value of a state after a decision for the seat that decided, as a mean over chance outcomes."""
    if at.phase in (DRAWING, REVEALING):
        return sum(
            probability * expected_value(apply_outcome(at, card), seat) for card, probability in chance_outcomes(at)
        )
    if at.phase == PLACE:
        return max(
            expected_value(apply_action(at, action), seat) for action, *_ in MutableState(at).equivalent_actions()
        )
    return evaluator_for(at.variant).win_share(MutableState(at), seat)


@pytest.mark.parametrize("players", PLAYERS)
def test_values_match_a_search_by_the_plain_rules(players: int) -> None:
    for state in decisions(Variant(players, "golden"), seed=4)[::9]:
        choice = choose(OnePlyBot(), state, Limit(), Random(1))
        assert set(choice.values) == set(legal_actions(state))
        for equivalent in MutableState(state).equivalent_actions():
            value = expected_value(apply_action(state, equivalent[0]), state.seat)
            for action in equivalent:
                assert choice.values[action] == pytest.approx(value, abs=1e-12)
        assert choice.values[choice.action] == max(choice.values.values())


def test_a_draw_beyond_the_limit_gets_a_rough_value() -> None:
    state = next(
        state
        for state in decisions(Variant(4), seed=1)[40:]
        if legal_actions(state)[1:] and DRAW in legal_actions(state)
    )
    values = choose(OnePlyBot(), state, Limit(nodes=10), Random(1)).values
    rough = evaluator_for(state.variant).win_share(MutableState(apply_action(state, DRAW)), state.seat)
    assert values[DRAW] == rough


def test_looking_ahead_leaves_the_state_unchanged() -> None:
    for state in decisions(Variant(3, "golden"), seed=2)[::5]:
        position = MutableState(state)
        run(action_values(position, evaluator_for(state.variant).win_share, Budget(Limit())))
        assert_unchanged(position, state)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_rollout_ends_with_the_round_and_leaves_no_trace(players: int) -> None:
    variant = Variant(players, "golden")
    for state in decisions(variant, seed=2)[::7]:
        position = MutableState(state)
        for action in legal_actions(state):
            (cards,) = shuffled_supplies(position, 1, Random(1))
            assert sorted(cards) == list_cards(state.supply)
            evaluator = evaluator_for(variant)
            standing = run(roll_out(position, action, cards, evaluator, Budget(Limit()), standing_of))
            assert standing is not None
            assert standing.seats_in == players
            assert standing.is_over or standing.supply_size >= variant.marker_depth
            assert_unchanged(position, state)
            none = Budget(Limit(nodes=1))
            none.spend()
            assert run(roll_out(position, action, cards, evaluator, none, standing_of)) in (None, standing)
            assert_unchanged(position, state)


class Standing(NamedTuple):
    supply_size: int
    seats_in: int
    is_over: bool


def standing_of(position: MutableState, _: Seat) -> Standing:
    return Standing(position.supply_size, position.seats_in, position.phase == OVER)


class DrawsForPoints(Evaluator):
    """Expects the same share of the win of every action, and a lower lead after taking a row."""

    def win_share_and_lead(self, position: MutableState, seat: Seat) -> tuple[float, float]:
        return 0.5, -position.out[seat]


def test_among_equal_shares_the_seats_of_a_rollout_play_for_points() -> None:
    state = next(state for state in decisions(Variant(4), seed=2) if FIRST_TAKE in legal_actions(state))
    position = MutableState(state)
    (cards,) = shuffled_supplies(position, 1, Random(1))
    end = run(roll_out(position, FIRST_TAKE, cards, DrawsForPoints(state.variant), Budget(Limit()), standing_of))
    assert end is not None
    assert sum(state.supply) - end.supply_size == room_left(apply_action(state, FIRST_TAKE))


@pytest.mark.parametrize("count", [1, 7, 100])
def test_first_cards_of_rollouts_are_spread_like_the_supply(count: int) -> None:
    state = decisions(Variant(4), seed=3)[20]
    orders = list(shuffled_supplies(MutableState(state), count, Random(2)))
    assert len(orders) == count
    assert all(sorted(order) == list_cards(state.supply) for order in orders)
    firsts = Counter(order[0] for order in orders)
    for card, copies in enumerate(state.supply):
        assert abs(firsts[card] - count * copies / sum(state.supply)) < 1


def assert_unchanged(position: MutableState, state: State) -> None:
    fresh = MutableState(state)
    for name in ("areas", "rows", "sizes", "supply", "supply_size", "seat", "phase", "out", "seats_in"):
        assert getattr(position, name) == getattr(fresh, name)


def test_rollouts_keep_to_the_limit() -> None:
    state = next(
        state for state in decisions(Variant(4), seed=1)[20:] if len(MutableState(state).equivalent_actions()) >= 4
    )
    few = choose(RolloutBot(rollouts=120, min_rollouts=12), state, Limit(nodes=150), Random(1))
    many = choose(RolloutBot(rollouts=120, min_rollouts=12), state, Limit(nodes=3000), Random(1))
    assert few.nodes <= 150
    assert few.nodes < many.nodes <= 3000


def a_decision_for_three_nets() -> State:
    return next(state for state in decisions(Variant(3, "classic", "grey"), seed=1)[9:] if state.phase == DECIDE)


def test_the_nets_of_a_variant_play_the_rollouts_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    state = a_decision_for_three_nets()
    evaluators = ensemble_for(state.variant)
    used: list[int] = []

    def recorded(position: MutableState, action: Action, cards: list[Card], evaluator: Evaluator, *others: Any) -> Any:
        used.append(evaluators.index(evaluator))
        return roll_out(position, action, cards, evaluator, *others)

    monkeypatch.setattr("coloretto.bots.search.rollout.roll_out", recorded)
    choose(RolloutBot(rollouts=6, min_rollouts=6), state, Limit(), Random(1))
    actions = len(MutableState(state).equivalent_actions())
    assert used == [net for net in (0, 1, 2, 0, 1, 2) for _ in range(actions)]


def test_before_rollouts_an_action_has_the_mean_value_by_all_nets() -> None:
    state = a_decision_for_three_nets()
    choice = choose(RolloutBot(rollouts=0, min_rollouts=0), state, Limit(), Random(1))
    position = MutableState(state)
    by_net = [
        run(action_values(position, evaluator.win_share, Budget(Limit()))) for evaluator in ensemble_for(state.variant)
    ]
    assert choice.values == pytest.approx({action: fmean(v[action] for v in by_net) for action in by_net[0]})


@pytest.mark.parametrize("players", [3, 4, 5])
def test_equivalent_rows_are_rolled_out_once_and_valued_equally(players: int) -> None:
    empty = next(state for state in decisions(Variant(players), seed=1) if state.phase == PLACE)
    choice = choose(RolloutBot(rollouts=120, min_rollouts=12), empty, Limit(), Random(1))
    assert choice.nodes == 1
    assert sorted(choice.values) == legal_actions(empty)
    assert len(set(choice.values.values())) == 1


class _Likes:
    def __init__(self, liked: Action) -> None:
        self._liked = liked

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        return completed(Choice(self._liked, {action: action == self._liked for action in legal_actions(state)}, 1))


class _Refuses:
    """An inner bot that must not be called."""

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        raise AssertionError("the exact bot called its inner bot")


class _TakesFirst:
    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        return completed(Choice(legal_actions(state)[0], {}, 1))


def best_by_search(at: State) -> list[Action]:
    shares = run(solve(at, Budget(Limit())))
    assert shares is not None
    return best_actions(at, {action: each[at.seat] for action, each in shares.items()})


ENDS = [(at, best_by_search(at)) for at in LATE if is_last_round(at)]
SINGLE = [pytest.param(at, *best, id=state_to_text(at)) for at, best in ENDS if len(best) == 1]
SEVERAL = [pytest.param(at, best, id=state_to_text(at)) for at, best in ENDS if len(best) > 1]


@pytest.mark.parametrize(("at", "best"), SINGLE)
def test_a_single_best_action_at_the_end_is_taken_without_asking_the_inner_bot(at: State, best: Action) -> None:
    assert choose(ExactBot(_Refuses(), max_nodes=100_000, max_room=5), at, Limit(), Random(1)).action == best


@pytest.mark.parametrize(("at", "best"), SEVERAL)
def test_the_inner_bot_chooses_among_equally_good_actions(at: State, best: list[Action]) -> None:
    for liked in legal_actions(at):
        chosen = choose(ExactBot(_Likes(liked), max_nodes=100_000, max_room=5), at, Limit(), Random(1)).action
        assert chosen in best
        assert chosen == liked or liked not in best


def test_equivalent_rows_need_no_inner_bot() -> None:
    two_empty_rows = "3cb15 P RO3Y2G3T4B3+3*/R2O3YGT4B2+3/R2O2Y4GTB2+3* .../.../xxx 2 3 * R4OY2G4B2+"
    at = state_from_text(two_empty_rows)
    choice = choose(ExactBot(_Refuses(), max_nodes=100_000, max_room=6), at, Limit(), Random(1))
    assert len(choice.values) == 2
    assert len(set(choice.values.values())) == 1


def test_a_position_too_large_to_solve_is_left_to_the_inner_bot() -> None:
    choice = choose(ExactBot(_TakesFirst(), max_nodes=3, max_room=5), LATE[0], Limit(), Random(1))
    assert choice.action == legal_actions(LATE[0])[0]
    assert choice.nodes <= 4
    early = decisions(Variant(4), seed=1)[5]
    assert choose(ExactBot(_TakesFirst(), max_nodes=100, max_room=5), early, Limit(), Random(1)).nodes == 1
