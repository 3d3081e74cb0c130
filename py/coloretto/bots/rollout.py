"""Averages rollouts of promising actions to the end of a round or two, with every seat playing by the net.

This is a racing bandit. All actions are tried with the same order of the supply, so that luck cancels out of their
differences, and those that are clearly behind are dropped. The end of a round has the net's value, the end of the game
its exact value. Means use fsum: unlike sum, it returns the same in every Python. Knows no nets.
"""

from collections.abc import Callable, Sequence
from math import fsum
from random import Random
from typing import Final

from coloretto.bots.base import Budget, Choice, Limit, Task, best_action
from coloretto.bots.evaluator import Evaluator, evaluator_for
from coloretto.bots.mutable_state import MutableState, counts_from_bag
from coloretto.bots.one_ply import Value, action_values
from coloretto.cards import Card, list_cards
from coloretto.dealing import shuffled
from coloretto.state import DRAWING, OVER, REVEALING, Action, Seat, State

ELIMINATION_Z: Final = 2.5
"""An action that is behind the best by more standard errors of the difference than this is dropped."""

PRIOR_WEIGHT: Final = 16
"""The one-ply value counts as this many rollouts: differences of rollouts vary some four times as much as it errs."""

DECISIONS_PER_YIELD: Final = 8
"""Decisions in a rollout between pauses, some 5 to 10 ms in Pyodide."""


class RolloutBot:
    """Values are expected shares of the win. Each state evaluated at one ply and each decision in a rollout is a node.

    rollouts: the maximum for each action. min_rollouts: the number for each action before any is dropped, and before
    rollouts continue past the current round. rounds: the number of rounds of those rollouts, the current one included;
    the mean counts all their ends equally. At later ends the net errs less, but there has been more luck. prune_margin:
    the most, in share of the win, by which the one-ply value of an action may be below the best. Actions further below
    are not tried: a few rollouts would not make one of them the best.
    """

    def __init__(self, rollouts: int, min_rollouts: int, rounds: int = 1, prune_margin: float = 0.08) -> None:
        self.rollouts: Final = rollouts
        self.min_rollouts: Final = min_rollouts
        self.rounds: Final = rounds
        self.prune_margin: Final = prune_margin

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose the action of the highest mean value."""
        budget = Budget(limit)
        evaluator = evaluator_for(state.variant)
        position = MutableState(state)
        actions = sorted(position.legal_actions())
        values = yield from action_values(position, evaluator.win_share, budget)
        if len(actions) == 1 or len(values) < len(actions):
            return Choice(best_action(actions, values, rng), values, budget.nodes)
        best_value = max(values.values())
        groups = {
            group[0]: group
            for group in position.equivalent_actions()
            if values[group[0]] >= best_value - self.prune_margin
        }
        trials = {action: [values[action]] * PRIOR_WEIGHT for action in groups}
        candidates = sorted(trials)
        for rollout in range(self.rollouts):
            if len(candidates) == 1:
                break
            rounds = 1 if rollout < self.min_rollouts else self.rounds
            cards = shuffled_supply(position, rng)
            shares = []
            for action in candidates:
                ends = yield from roll_out(position, action, cards, evaluator, budget, evaluator.win_share, rounds)
                if not ends:
                    break
                shares.append(fsum(ends) / len(ends))
                yield
            if len(shares) < len(candidates):
                break
            for action, share in zip(candidates, shares, strict=True):
                trials[action].append(share)
            if len(trials[candidates[0]]) >= self.min_rollouts + PRIOR_WEIGHT:
                candidates = _surviving(candidates, trials)
        means = {action: fsum(samples) / len(samples) for action, samples in trials.items()}
        chosen = best_action(candidates, {action: means[action] for action in candidates}, rng)
        for action, group in groups.items():
            values |= dict.fromkeys(group, means[action])
        return Choice(chosen, values, budget.nodes)


def roll_out(
    position: MutableState,
    action: Action,
    cards: Sequence[Card],
    evaluator: Evaluator,
    budget: Budget,
    evaluate: Callable[[MutableState, Seat], Value],
    rounds: int = 1,
) -> Task[list[Value]]:
    """Play an action and the rest of `rounds` rounds once, and return the value of each round's end for its seat.

    There are fewer values if the game ends earlier, and none if the budget runs out. The position is restored.
    """
    seat = position.seat
    position.apply_action(action)
    revealed = decisions = 0
    values: list[Value] = []
    has_ended = False
    while True:
        if position.has_round_ended:
            values.append(evaluate(position, seat))
            has_ended = len(values) == rounds or position.phase == OVER
            if has_ended:
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
    return values if has_ended else []


def _best_action(position: MutableState, evaluator: Evaluator) -> Action:
    """Return the best action by the net's value of the state after it; a draw is not averaged over its cards."""
    groups = position.equivalent_actions()
    if len(groups) == 1:
        return groups[0][0]
    seat: Seat = position.seat
    best, chosen = -1.0, groups[0][0]
    for action, *_ in groups:
        position.apply_action(action)
        share = evaluator.win_share(position, seat)
        position.undo()
        if share > best:
            best, chosen = share, action
    return chosen


def shuffled_supply(position: MutableState, rng: Random) -> list[Card]:
    """Return the cards of the supply in random order."""
    return shuffled(list_cards(counts_from_bag(position.supply)), rng)


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
"""The reference `rollouts`: twenty for each promising action, to measure the strongest level against."""
