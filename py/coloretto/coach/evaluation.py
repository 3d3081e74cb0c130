"""Evaluates every action of a decision for every seat, quickly; never knows the order of the deck.

Looks two decisions ahead with the net and averages every draw over all its outcomes. The end of the last round is
searched exactly where a few thousand states suffice. Every seat is assumed to maximise its share of the win, and then
its lead.
"""

from collections.abc import Callable, Mapping, Sequence
from math import fsum
from random import Random
from typing import Final, NamedTuple, TypeAlias
from zlib import crc32

from coloretto.bots.base import Budget, Limit, Task
from coloretto.bots.mutable_state import MutableState
from coloretto.bots.nets.evaluator import evaluator_for
from coloretto.bots.search.endgame import TranspositionTable, solve
from coloretto.bots.search.one_ply import Value, evaluate_actions, evaluate_outcomes
from coloretto.bots.search.rollout import PRIOR_WEIGHT, roll_out, shuffled_supplies
from coloretto.cards import Variant
from coloretto.coach.action_values import MAX_EXACT_ROOM, SHARES_AND_LEADS, shares_and_leads
from coloretto.notation.text import state_to_text
from coloretto.rules import is_last_round
from coloretto.state import (
    DECIDE,
    DRAWING,
    OVER,
    PLACE,
    REVEALING,
    Action,
    Seat,
    State,
    room_left,
)

MAX_EXACT_NODES: Final = 12_000
"""Maximum number of states that all searches of a game visit, each at most half of the rest; about 0.1 s in CPython."""

REFINING_ROLLOUTS: Final = 16
"""Rollouts of each of two actions to compare; about 0.05 s for both in CPython."""


class SeatValues(NamedTuple):
    """A value for each seat in both measures: its share of the win (they add up to 1), and its lead in points."""

    win_shares: tuple[float, ...]
    leads: tuple[float, ...]


ValuesByAction: TypeAlias = Mapping[Action, SeatValues]
"""The values that follow each legal action."""


class GameEvaluator:
    """Evaluates the decisions of one game, in order. is_exact: whether the last evaluation was exact."""

    def __init__(self, variant: Variant) -> None:
        self.is_exact = False
        self._is_first_evaluation = True
        self._players: Final = variant.players
        self._evaluator: Final = evaluator_for(variant)
        self._transpositions: Final[TranspositionTable] = {}
        self._nodes_left = MAX_EXACT_NODES

    def evaluate(self, state: State) -> Task[ValuesByAction]:
        """Evaluate the actions at a decision node.

        Exact search may begin with the first evaluation or before a card is drawn, but never between a draw and the
        placing of its card, so that both are evaluated alike.
        """
        may_begin = self._is_first_evaluation or state.phase == DECIDE
        self._is_first_evaluation = False
        if self.is_exact or (may_begin and is_last_round(state) and room_left(state) <= MAX_EXACT_ROOM):
            exact = yield from self._solve(state)
            self.is_exact = exact is not None
            if exact is not None:
                return exact
        position = MutableState(state)
        if position.phase == PLACE:
            return _value_each_action(position, self.look_ahead)
        values = yield from evaluate_actions(position, lambda: self._value_after_action(position))
        return dict(sorted(values.items()))

    def refine(self, state: State, better: Action, worse: Action, estimate: SeatValues) -> Task[SeatValues]:
        """Return the advantage of one action over another, by rollouts of both to the end of the round.

        Both get the same cards. estimate: the difference by `evaluate`, which counts as much as PRIOR_WEIGHT rollouts.
        """
        position = MutableState(state)
        budget = Budget(Limit())
        rng = Random(crc32(state_to_text(state).encode()))
        differences = [estimate] * PRIOR_WEIGHT
        for cards in shuffled_supplies(position, REFINING_ROLLOUTS, rng):
            one = yield from roll_out(position, better, cards, self._evaluator, budget, self._value_round_end)
            other = yield from roll_out(position, worse, cards, self._evaluator, budget, self._value_round_end)
            assert one is not None and other is not None
            differences.append(difference(one, other))
            yield
        return mean(differences)

    def look_ahead(self, position: MutableState) -> SeatValues:
        """Evaluate a state without a drawn card by its best action for the net, a final state by its scores."""
        if position.phase == OVER:
            return self._static_values(position)
        seat = position.seat
        shares = _value_each_action(position, lambda after: self._evaluator.win_share(after, seat))
        position.apply_action(max(shares, key=lambda action: shares[action]))
        values = self._static_values(position)
        position.undo()
        return values

    def _value_round_end(self, position: MutableState, seat: Seat) -> SeatValues:
        return self._static_values(position)

    def _static_values(self, position: MutableState) -> SeatValues:
        return SeatValues(*self._evaluator.win_shares_and_leads(position))

    def _solve(self, state: State) -> Task[ValuesByAction | None]:
        budget = Budget(Limit(nodes=self._nodes_left // 2))
        solved = yield from solve(state, budget, SHARES_AND_LEADS, self._transpositions)
        self._nodes_left -= budget.nodes
        if solved is None:
            return None
        players = self._players
        return {action: SeatValues(numbers[:players], numbers[players:]) for action, numbers in solved.items()}

    def _value_after_action(self, position: MutableState) -> Task[SeatValues]:
        """Evaluate the state that an action led to; a chance node by the mean over its outcomes."""
        if position.phase not in (DRAWING, REVEALING):
            return self.look_ahead(position)
        win_shares, leads = [0.0] * self._players, [0.0] * self._players
        supply_size = position.supply_size
        for count, values in (yield from evaluate_outcomes(position, lambda: self._value_outcome(position))):
            for seat in range(self._players):
                win_shares[seat] += values.win_shares[seat] * count / supply_size
                leads[seat] += values.leads[seat] * count / supply_size
        return SeatValues(tuple(win_shares), tuple(leads))

    def _value_outcome(self, position: MutableState) -> SeatValues:
        """Evaluate a state in which a card has just been revealed, by the best row if the card must be placed."""
        if position.phase != PLACE:
            return self.look_ahead(position)
        return best_values(_value_each_action(position, self.look_ahead), position.seat)


def _value_each_action(position: MutableState, value: Callable[[MutableState], Value]) -> dict[Action, Value]:
    """Evaluate the state after each action, but only once for each group of equivalent actions."""
    values: dict[Action, Value] = {}
    for group in position.equivalent_actions():
        position.apply_action(group[0])
        values |= dict.fromkeys(group, value(position))
        position.undo()
    return dict(sorted(values.items()))


def best_action(values: ValuesByAction, seat: Seat) -> Action:
    """Return the action with the largest win share for the seat, then the largest lead, then the lowest number."""
    return max(sorted(values), key=lambda action: (values[action].win_shares[seat], values[action].leads[seat]))


def best_values(values: ValuesByAction, seat: Seat) -> SeatValues:
    """Return the values that follow the best action of the seat."""
    return values[best_action(values, seat)]


def total(values: Sequence[SeatValues]) -> SeatValues:
    """Return the sum of values, seat by seat."""
    return SeatValues(*(tuple(map(fsum, zip(*measure, strict=True))) for measure in zip(*values, strict=True)))


def mean(values: Sequence[SeatValues]) -> SeatValues:
    """Return the mean of values, seat by seat."""
    return SeatValues(*(tuple(seat / len(values) for seat in measure) for measure in total(values)))


def difference(one: SeatValues, other: SeatValues) -> SeatValues:
    """Return `one` minus `other`, seat by seat."""
    shares = tuple(mine - theirs for mine, theirs in zip(one.win_shares, other.win_shares, strict=True))
    return SeatValues(shares, tuple(mine - theirs for mine, theirs in zip(one.leads, other.leads, strict=True)))


def final_values(scores: Sequence[int]) -> SeatValues:
    """Return the values of final scores."""
    numbers = shares_and_leads(scores)
    return SeatValues(numbers[: len(scores)], numbers[len(scores) :])
