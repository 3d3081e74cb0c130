"""Averages rollouts of every action to the end of the round, with every seat playing by a net.

This is a racing bandit. All actions are tried with the same orders of the supply, so that luck cancels out of their
differences, and those that are clearly behind are dropped. The end of the round has the net's value, that of the game
its exact value. Means use fsum: unlike sum, it returns the same in every Python. Knows no nets.

Where a variant has several evaluators, they play the rollouts in turn: real opponents play like none of them exactly,
so an action should be good against all, and the mean of several values errs less than one.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from math import fsum, inf
from random import Random
from typing import Final

from coloretto.bots.base import Budget, Choice, Limit, Task, best_action
from coloretto.bots.mutable_state import MutableState, counts_from_bag
from coloretto.bots.nets.evaluator import Evaluator, ensemble_for
from coloretto.bots.search.one_ply import Value, action_values
from coloretto.cards import Card, list_cards
from coloretto.dealing import shuffled
from coloretto.state import DRAWING, REVEALING, Action, Seat, State

ELIMINATION_Z: Final = 2.5
"""An action that is behind the best by more standard errors of the difference than this is dropped."""

PRIOR_WEIGHT: Final = 4
"""The one-ply value counts as this many rollouts: differences of rollouts vary some twice as much as it errs."""

POINT_WEIGHT: Final = 0.01
"""What a point of lead is worth to the seats in a rollout, in shares of the win.

Real opponents care about points, too. Rollouts that expect this win more games against programs from outside, and no
fewer against those that only want to win.
"""

DECISIONS_PER_YIELD: Final = 8
"""Decisions in a rollout between pauses, some 5 to 10 ms in Pyodide."""


class RolloutBot:
    """Values are expected shares of the win. Each state evaluated at one ply and each decision in a rollout is a node.

    rollouts: the maximum for each action. min_rollouts: the number for each action before any is dropped.
    """

    def __init__(self, rollouts: int, min_rollouts: int) -> None:
        self.rollouts: Final = rollouts
        self.min_rollouts: Final = min_rollouts

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose the action of the highest mean value."""
        budget = Budget(limit)
        evaluators = ensemble_for(state.variant)
        position = MutableState(state)
        actions = sorted(position.legal_actions())
        values = yield from _mean_action_values(position, evaluators, budget)
        groups = {group[0]: group for group in position.equivalent_actions()}
        if len(groups) == 1 or len(values) < len(actions):
            return Choice(best_action(actions, values, rng), values, budget.nodes)
        trials = {action: [values[action]] * PRIOR_WEIGHT for action in groups}
        candidates = sorted(trials)
        for cards, evaluator in zip(shuffled_supplies(position, self.rollouts, rng), cycle(evaluators), strict=False):
            shares = []
            for action in candidates:
                share = yield from roll_out(position, action, cards, evaluator, budget, evaluator.win_share)
                if share is None:
                    break
                shares.append(share)
                yield
            if len(shares) < len(candidates):
                break
            for action, share in zip(candidates, shares, strict=True):
                trials[action].append(share)
            if len(trials[candidates[0]]) >= self.min_rollouts + PRIOR_WEIGHT:
                candidates = _surviving(candidates, trials)
                if len(candidates) == 1:
                    break
        means = {action: fsum(samples) / len(samples) for action, samples in trials.items()}
        chosen = best_action(candidates, {action: means[action] for action in candidates}, rng)
        for action, group in groups.items():
            values |= dict.fromkeys(group, means[action])
        return Choice(chosen, values, budget.nodes)


def _mean_action_values(
    position: MutableState, evaluators: Sequence[Evaluator], budget: Budget
) -> Task[dict[Action, float]]:
    """Return the mean values of actions by several evaluators, or by fewer if the budget runs short."""
    values = []
    for evaluator in evaluators:
        values.append((yield from action_values(position, evaluator.win_share, budget)))
    complete = [by_action for by_action in values if len(by_action) == len(values[0])]
    return {action: fsum(by_action[action] for by_action in complete) / len(complete) for action in values[0]}


def roll_out(
    position: MutableState,
    action: Action,
    cards: Sequence[Card],
    evaluator: Evaluator,
    budget: Budget,
    evaluate: Callable[[MutableState, Seat], Value],
) -> Task[Value | None]:
    """Play an action and the rest of the round once; return the value of its end for the seat.

    Return None if the budget runs out. The position is restored.
    """
    seat = position.seat
    position.apply_action(action)
    revealed = decisions = 0
    value: Value | None = None
    while True:
        if position.has_round_ended:
            value = evaluate(position, seat)
            break
        if position.phase in (DRAWING, REVEALING):
            position.apply_outcome(cards[revealed])
            revealed += 1
        elif budget.spend():
            position.apply_action(_best_action(position, evaluator))
            decisions += 1
            if decisions % DECISIONS_PER_YIELD == 0:
                yield
        else:
            break
    for _ in range(1 + revealed + decisions):
        position.undo()
    return value


def _best_action(position: MutableState, evaluator: Evaluator) -> Action:
    """Return the action that the seat to act prefers by the net; a draw is not averaged over its cards."""
    groups = position.equivalent_actions()
    if len(groups) == 1:
        return groups[0][0]
    seat: Seat = position.seat
    best, chosen = -inf, groups[0][0]
    for action, *_ in groups:
        position.apply_action(action)
        share, lead = evaluator.win_share_and_lead(position, seat)
        position.undo()
        value = share + POINT_WEIGHT * lead
        if value > best:
            best, chosen = value, action
    return chosen


def shuffled_supplies(position: MutableState, count: int, rng: Random) -> Iterator[list[Card]]:
    """Yield orders of the supply at random. Each kind of card comes first as often as its share of the supply says.

    That is systematic sampling: the first cards lie at equal distances in the sorted supply, from a random start.
    """
    supply = list_cards(counts_from_bag(position.supply))
    start = rng.random()
    firsts = [int((number + start) / count * len(supply)) for number in range(count)]
    for first in shuffled(firsts, rng):
        yield supply[first : first + 1] + shuffled(supply[:first] + supply[first + 1 :], rng)


def _surviving(candidates: list[Action], trials: dict[Action, list[float]]) -> list[Action]:
    """Return the candidates that are not clearly behind the best, by the differences with the same cards."""
    best = max(candidates, key=lambda action: fsum(trials[action]))
    surviving = []
    for action in candidates:
        pairs = zip(trials[best][PRIOR_WEIGHT:], trials[action][PRIOR_WEIGHT:], strict=True)
        differences = [one - other for one, other in pairs]
        count = len(differences)
        mean = fsum(differences) / count
        variance = fsum((difference - mean) ** 2 for difference in differences) / (count - 1)
        if mean <= ELIMINATION_Z * (variance / count) ** 0.5:
            surviving.append(action)
    return surviving


BOT: Final = RolloutBot(rollouts=20, min_rollouts=20)
"""The reference `rollouts`: twenty for each action, to measure the strongest level against."""
