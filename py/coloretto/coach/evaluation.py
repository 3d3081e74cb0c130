"""What every action of a decision is worth to every seat, quickly; never knows the deck's order.

The net two decisions ahead, every draw weighed over all its outcomes; the end of the last round is searched exactly
where some thousand states suffice. Seats are taken to want the largest share of the win, of equal ones the larger lead.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from math import fsum
from random import Random
from typing import Final, NamedTuple, TypeAlias
from zlib import crc32

from coloretto.bots.base import Budget, Limit
from coloretto.bots.endgame import TranspositionTable, solve
from coloretto.bots.evaluator import evaluator_for
from coloretto.bots.mutable_state import MutableState
from coloretto.bots.one_ply import Value, evaluate_actions, evaluate_outcomes
from coloretto.bots.rollout import PRIOR_WEIGHT, roll_out, shuffled_supply
from coloretto.cards import Variant
from coloretto.coach.action_values import EXACT_ROOM, SHARES_AND_LEADS, shares_and_leads
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

EXACT_NODES: Final = 12_000
"""States that the searches of a whole game may look at, each at most half of what is left: some 0.1 s in CPython."""

TRIALS: Final = 16
"""Of a second look: some 0.05 s in CPython for both actions."""


class Worths(NamedTuple):
    """A number for each seat in both measures: shares of the win, which add up to 1, and leads in points."""

    shares: tuple[float, ...]
    leads: tuple[float, ...]


Table: TypeAlias = Mapping[Action, Worths]
"""What follows each legal action."""


class Evaluation:
    """Evaluates the decisions of one game in their order. is_exact: nothing in the last table was estimated."""

    def __init__(self, variant: Variant) -> None:
        self.is_exact = False
        self._is_first = True
        self._players: Final = variant.players
        self._evaluator: Final = evaluator_for(variant)
        self._searched: Final[TranspositionTable] = {}
        self._nodes_left = EXACT_NODES

    def table(self, state: State) -> Generator[None, None, Table]:
        """Value the actions at a decision node.

        A search may begin with the first table and before a card is drawn, never between a draw and its placing: both
        are judged alike.
        """
        may_begin = self._is_first or state.phase == DECIDE
        self._is_first = False
        if self.is_exact or (may_begin and is_last_round(state) and room_left(state) <= EXACT_ROOM):
            exact = yield from self._exact_table(state)
            self.is_exact = exact is not None
            if exact is not None:
                return exact
        position = MutableState(state)
        if position.phase == PLACE:
            return _each(position, self.look)
        table = yield from evaluate_actions(position, lambda: self._after(position))
        return dict(sorted(table.items()))

    def second_look(self, state: State, better: Action, worse: Action, ahead: Worths) -> Generator[None, None, Worths]:
        """Try two actions on the same cards to the end of the round; give by how much one is ahead of the other.

        ahead: the same as the table has it, which counts as PRIOR_WEIGHT trials.
        """
        position = MutableState(state)
        budget = Budget(Limit())
        rng = Random(crc32(state_to_text(state).encode()))
        trials = [ahead] * PRIOR_WEIGHT
        for _ in range(TRIALS):
            cards = shuffled_supply(position, rng)
            (one,) = yield from roll_out(position, better, cards, self._evaluator, budget, self._at_round_end)
            (other,) = yield from roll_out(position, worse, cards, self._evaluator, budget, self._at_round_end)
            trials.append(minus(one, other))
            yield
        measures = zip(*trials, strict=True)
        return Worths(*(tuple(fsum(seat) / len(trials) for seat in zip(*told, strict=True)) for told in measures))

    def look(self, position: MutableState) -> Worths:
        """Value a state without a card in hand by what the seat to act would choose at a glance; the end as it is."""
        if position.phase == OVER:
            return self._glance(position)
        seat = position.seat
        shares = _each(position, lambda after: self._evaluator.win_share(after, seat))
        position.apply_action(max(shares, key=lambda action: shares[action]))
        worths = self._glance(position)
        position.undo()
        return worths

    def _at_round_end(self, position: MutableState, seat: Seat) -> Worths:
        return self._glance(position)

    def _glance(self, position: MutableState) -> Worths:
        return Worths(*self._evaluator.win_shares_and_leads(position))

    def _exact_table(self, state: State) -> Generator[None, None, Table | None]:
        budget = Budget(Limit(nodes=self._nodes_left // 2))
        numbers = yield from solve(state, budget, SHARES_AND_LEADS, self._searched)
        self._nodes_left -= budget.nodes
        if numbers is None:
            return None
        players = self._players
        return {action: Worths(told[:players], told[players:]) for action, told in numbers.items()}

    def _after(self, position: MutableState) -> Generator[None, None, Worths]:
        """Value what an action has led to; a chance node by its outcomes."""
        if position.phase not in (DRAWING, REVEALING):
            return self.look(position)
        shares, leads = [0.0] * self._players, [0.0] * self._players
        left = position.supply_size
        for count, worths in (yield from evaluate_outcomes(position, lambda: self._turned_up(position))):
            for seat in range(self._players):
                shares[seat] += worths.shares[seat] * count / left
                leads[seat] += worths.leads[seat] * count / left
        return Worths(tuple(shares), tuple(leads))

    def _turned_up(self, position: MutableState) -> Worths:
        """Value a state in which a card has just turned up, by its best placing if it must be placed."""
        if position.phase != PLACE:
            return self.look(position)
        return best_worths(_each(position, self.look), position.seat)


def _each(position: MutableState, value: Callable[[MutableState], Value]) -> dict[Action, Value]:
    """Value what each action leads to at once, in the order of the actions."""
    values: dict[Action, Value] = {}
    for alike in position.equivalent_actions():
        position.apply_action(alike[0])
        values |= dict.fromkeys(alike, value(position))
        position.undo()
    return dict(sorted(values.items()))


def best_action(table: Table, seat: Seat) -> Action:
    """Find the action that is best for the seat's share of the win, of equals the best for its lead, then the first."""
    return max(sorted(table), key=lambda action: (table[action].shares[seat], table[action].leads[seat]))


def best_worths(table: Table, seat: Seat) -> Worths:
    """Tell what a decision is worth to every seat if the one to act makes it best."""
    return table[best_action(table, seat)]


def minus(one: Worths, other: Worths) -> Worths:
    """Take worths from others, seat by seat."""
    shares = tuple(mine - theirs for mine, theirs in zip(one.shares, other.shares, strict=True))
    return Worths(shares, tuple(mine - theirs for mine, theirs in zip(one.leads, other.leads, strict=True)))


def end_worths(scores: Sequence[int]) -> Worths:
    """Tell what final scores are worth."""
    numbers = shares_and_leads(scores)
    return Worths(numbers[: len(scores)], numbers[len(scores) :])
