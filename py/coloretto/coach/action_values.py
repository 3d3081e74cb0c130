"""Evaluates every action of a decision with a strong, slow evaluator that never knows the order of the deck.

The end of the last round is searched exactly where that is possible. Otherwise the one-ply values of the net are
averaged with rollouts to the end of the round, with the same cards for all actions. The random numbers depend only on
the state, and limits are in nodes: the same state always has the same values, in every Python.
"""

from collections.abc import Callable, Sequence
from math import fsum
from random import Random
from typing import Final, NamedTuple
from zlib import crc32

from coloretto.bots.base import EPSILON, Budget, Limit, Task
from coloretto.bots.mutable_state import MutableState
from coloretto.bots.nets.evaluator import Evaluator, evaluator_for
from coloretto.bots.search.endgame import Utilities, Utility, solve
from coloretto.bots.search.one_ply import action_values
from coloretto.bots.search.rollout import PRIOR_WEIGHT, roll_out, shuffled_supplies
from coloretto.notation.text import state_to_text
from coloretto.rules import is_last_round
from coloretto.scoring import leads, win_shares
from coloretto.state import Action, Seat, State, room_left

ROLLOUTS: Final = 60
"""Rollouts per action; in a long round of four players they take about a second in CPython."""

MAX_EXACT_NODES: Final = 40_000
MAX_EXACT_ROOM: Final = 6
"""Maximum number of spaces left in rows; with more, a search of MAX_EXACT_NODES hardly ever reaches the end."""

SIGNIFICANT_DIFFERENCE: Final = 0.02
"""Smallest difference in win share that the rollouts can resolve.

It is two standard errors of the difference between the best two actions, as measured by
`python -m coloretto_lab.experiments.values_noise`.
"""


class ActionValue(NamedTuple):
    """The value of an action to the seat that acts.

    win_share: the expected share of the win, 0..1. lead: the expected lead over the best rival at the end, in points.
    """

    action: Action
    win_share: float
    lead: float


class ActionValues(NamedTuple):
    """The values of all legal actions of a decision.

    choices: best first. nodes: the number of states evaluated. is_exact: whether no value is an estimate.
    """

    choices: tuple[ActionValue, ...]
    nodes: int
    is_exact: bool

    def is_near_best(self, choice: ActionValue) -> bool:
        """Return whether an action is not significantly worse than the best one."""
        return is_insignificant(self.choices[0].win_share - choice.win_share, self.is_exact)


def is_insignificant(difference: float, is_exact: bool) -> bool:
    """Return whether a difference in win share is noise. Between exact values any difference is significant."""
    return difference <= (EPSILON if is_exact else SIGNIFICANT_DIFFERENCE)


def evaluate_decision(state: State, seed_offset: int = 0) -> Task[ActionValues]:
    """Evaluate all actions at a decision node. Other seed offsets give other rollouts, to measure their noise."""
    budget = Budget(Limit())
    if is_last_round(state) and room_left(state) <= MAX_EXACT_ROOM:
        exact = Budget(Limit(nodes=MAX_EXACT_NODES))
        solved = yield from solve(state, exact, SHARES_AND_LEADS)
        budget.nodes += exact.nodes
        if solved is not None:
            players, seat = state.variant.players, state.seat
            values = [ActionValue(action, *numbers[seat::players]) for action, numbers in solved.items()]
            return ActionValues(_best_first(values), budget.nodes, True)
    values = yield from _estimate(state, budget, seed_offset)
    return ActionValues(_best_first(values), budget.nodes, False)


def shares_and_leads(scores: Sequence[int]) -> Utilities:
    """Return the utility of final scores: every seat's share of the win, then every seat's lead over its best rival."""
    return (*win_shares(scores), *leads(scores))


SHARES_AND_LEADS: Final = Utility(shares_and_leads, has_tie_break=True)


def _estimate(state: State, budget: Budget, seed_offset: int) -> Task[list[ActionValue]]:
    position = MutableState(state)
    evaluator = evaluator_for(state.variant)
    win_share_by_action = yield from action_values(position, evaluator.win_share, budget)
    lead_by_action = yield from action_values(position, evaluator.lead, budget)
    samples = {
        action: [(win_share, lead_by_action[action])] * PRIOR_WEIGHT
        for action, win_share in sorted(win_share_by_action.items())
    }
    groups = position.equivalent_actions()
    measure = _share_and_lead(evaluator)
    if len(groups) > 1:
        rng = Random(crc32(state_to_text(state).encode()) + seed_offset)
        for cards in shuffled_supplies(position, ROLLOUTS, rng):
            for group in groups:
                sample = yield from roll_out(position, group[0], cards, evaluator, budget, measure)
                assert sample is not None
                for action in group:
                    samples[action].append(sample)
                yield
    return [
        ActionValue(action, *(fsum(numbers) / len(numbers) for numbers in zip(*pairs, strict=True)))
        for action, pairs in samples.items()
    ]


def _share_and_lead(evaluator: Evaluator) -> Callable[[MutableState, Seat], tuple[float, float]]:
    def measure(position: MutableState, seat: Seat) -> tuple[float, float]:
        return evaluator.win_share(position, seat), evaluator.lead(position, seat)

    return measure


def _best_first(values: Sequence[ActionValue]) -> tuple[ActionValue, ...]:
    return tuple(sorted(values, key=lambda value: (-value.win_share, -value.lead, value.action)))
