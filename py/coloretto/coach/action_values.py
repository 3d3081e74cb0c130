"""What every action of a decision is worth, by a strong evaluator that takes its time; never knows the deck's order.

The end of the last round is searched exactly where that is possible; else the net's values of one ply are joined by
rollouts to the end of the round, all actions on the same cards. The lot of the rollouts depends on the state only, and
limits are in nodes: the same state has the same values for ever, in every Python.
"""

from collections.abc import Callable, Generator, Sequence
from math import fsum
from random import Random
from typing import Final, NamedTuple
from zlib import crc32

from coloretto.bots.base import EPSILON, Budget, Limit
from coloretto.bots.endgame import Utilities, Utility, solve
from coloretto.bots.evaluator import Evaluator, evaluator_for
from coloretto.bots.mutable_state import MutableState
from coloretto.bots.one_ply import action_values
from coloretto.bots.rollout import PRIOR_WEIGHT, roll_out, shuffled_supply
from coloretto.notation.text import state_to_text
from coloretto.rules import is_last_round
from coloretto.scoring import leads, win_shares
from coloretto.state import Action, Seat, State, room_left

ROLLOUTS: Final = 60
"""Of each action: about a second in CPython for a long round of four."""

EXACT_NODES: Final = 40_000
EXACT_ROOM: Final = 6
"""Places left in the rows up to which an exact search of tens of thousands of nodes has a chance."""

ABOUT_EQUAL: Final = 0.02
"""Shares of the win by which actions must differ before the rollouts can tell which is better.

Two standard errors of the difference of the best two; `python -m coloretto_lab.experiments.values_noise` measures it.
"""


class Worth(NamedTuple):
    """What an action is worth to the seat that acts.

    share: the expected share of the win, 0..1. lead: the expected points ahead of the best of the others at the end.
    """

    action: Action
    share: float
    lead: float


class Values(NamedTuple):
    """All legal actions of a decision, best first; how many states were looked at; whether nothing was estimated."""

    choices: tuple[Worth, ...]
    nodes: int
    is_exact: bool

    def about_equal(self, choice: Worth) -> bool:
        """Say whether an action cannot be told from the best one. Exact values are told apart by any difference."""
        behind = self.choices[0].share - choice.share
        return behind <= (EPSILON if self.is_exact else ABOUT_EQUAL)


def values_thinking(state: State, lot: int = 0) -> Generator[None, None, Values]:
    """Value all actions at a decision node. Another lot shows what the rollouts' noise is."""
    budget = Budget(Limit())
    if is_last_round(state) and room_left(state) <= EXACT_ROOM:
        exact = Budget(Limit(nodes=EXACT_NODES))
        solved = yield from solve(state, exact, SHARES_AND_LEADS)
        budget.nodes += exact.nodes
        if solved is not None:
            players, seat = state.variant.players, state.seat
            worths = [Worth(action, *numbers[seat::players]) for action, numbers in solved.items()]
            return Values(_best_first(worths), budget.nodes, True)
    worths = yield from _estimated(state, budget, lot)
    return Values(_best_first(worths), budget.nodes, False)


def shares_and_leads(scores: Sequence[int]) -> Utilities:
    """Tell what final scores are worth: every seat's share of the win, then every seat's lead over the best other."""
    return (*win_shares(scores), *leads(scores))


SHARES_AND_LEADS: Final = Utility(shares_and_leads, has_tie_break=True)


def _estimated(state: State, budget: Budget, lot: int) -> Generator[None, None, list[Worth]]:
    position = MutableState(state)
    evaluator = evaluator_for(state.variant)
    shares = yield from action_values(position, evaluator.win_share, budget)
    ahead = yield from action_values(position, evaluator.lead, budget)
    actions = sorted(shares)
    trials = {action: [(shares[action], ahead[action])] * PRIOR_WEIGHT for action in actions}
    groups = position.equivalent_actions()
    measure = _share_and_lead(evaluator)
    if len(groups) > 1:
        rng = Random(crc32(state_to_text(state).encode()) + lot)
        for _ in range(ROLLOUTS):
            cards = shuffled_supply(position, rng)
            for alike in groups:
                (tried,) = yield from roll_out(position, alike[0], cards, evaluator, budget, measure)
                for action in alike:
                    trials[action].append(tried)
                yield
    return [
        Worth(action, *(fsum(numbers) / len(numbers) for numbers in zip(*tried, strict=True)))
        for action, tried in trials.items()
    ]


def _share_and_lead(evaluator: Evaluator) -> Callable[[MutableState, Seat], tuple[float, float]]:
    def measure(position: MutableState, seat: Seat) -> tuple[float, float]:
        return evaluator.win_share(position, seat), evaluator.lead(position, seat)

    return measure


def _best_first(worths: Sequence[Worth]) -> tuple[Worth, ...]:
    return tuple(sorted(worths, key=lambda worth: (-worth.share, -worth.lead, worth.action)))
