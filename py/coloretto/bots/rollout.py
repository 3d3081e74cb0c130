"""Rollouts of promising actions to the end of a round or two, every seat acting by the net; knows no nets.

This is a racing bandit: all actions are played on the same cards, so that luck cancels out of their differences, and
those that are clearly worse are dropped. The net evaluates the end of a round, the final scores that of a game. Means
use fsum, which, unlike sum, gives the same result in every Python.
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
"""An action is dropped when it is worse by this many standard errors of the difference."""

PRIOR_WEIGHT: Final = 16
"""Rollouts that the value at one ply counts for: differences of rollouts vary about four times as much as it errs."""

DECISIONS_PER_YIELD: Final = 8
"""Decisions between pauses, 5 to 10 ms in Pyodide."""


class RolloutBot:
    """Chooses by rollouts; each state evaluated at one ply and each decision in a rollout is a node.

    rollouts: the most per action. min_rollouts: rollouts of each action before any is dropped and before further rounds
    are played. rounds: rounds to play out, including the current one. The net errs less in later rounds, but results
    vary more. prune_margin: actions that are worse by more than this share of the win at one ply are not rolled out.
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
        most = max(values.values())
        groups = {
            alike[0]: alike for alike in position.equivalent_actions() if values[alike[0]] >= most - self.prune_margin
        }
        trials = {action: [values[action]] * PRIOR_WEIGHT for action in groups}
        candidates = sorted(trials)
        for number in range(self.rollouts):
            if len(candidates) == 1:
                break
            rounds = 1 if number < self.min_rollouts else self.rounds
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
        worth = {action: fsum(tried) / len(tried) for action, tried in trials.items()}
        chosen = best_action(candidates, {action: worth[action] for action in candidates}, rng)
        for action, alike in groups.items():
            values |= dict.fromkeys(alike, worth[action])
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
    """Play an action and the rest of some rounds once; return the value of the end of each for the seat that acted.

    There are fewer values if the game ends, and none if the budget is spent before the first.
    """
    seat = position.seat
    position.apply_action(action)
    turned = decisions = 0
    values: list[Value] = []
    has_ended = False
    while True:
        if position.has_round_ended:
            values.append(evaluate(position, seat))
            has_ended = len(values) == rounds or position.phase == OVER
            if has_ended:
                break
        if position.phase in (DRAWING, REVEALING):
            position.apply_outcome(cards[turned])
            turned += 1
        elif budget.spend():
            position.apply_action(_best_action(position, evaluator))
            decisions += 1
            if decisions % DECISIONS_PER_YIELD == 0:
                yield
        else:
            break
    for _ in range(1 + turned + decisions):
        position.undo()
    return values if has_ended else []


def _best_action(position: MutableState, evaluator: Evaluator) -> Action:
    """Return the action that the net prefers, with a draw evaluated as the chance node itself."""
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
    """Return the cards of the supply in a random order."""
    return shuffled(list_cards(counts_from_bag(position.supply)), rng)


def _surviving(candidates: list[Action], trials: dict[Action, list[float]]) -> list[Action]:
    """Return the actions that are not clearly worse than the best, by the differences on the same cards."""
    best = max(candidates, key=lambda action: fsum(trials[action]))
    kept = []
    for action in candidates:
        pairs = zip(trials[best][PRIOR_WEIGHT:], trials[action][PRIOR_WEIGHT:], strict=True)
        ahead = [one - other for one, other in pairs]
        count = len(ahead)
        mean = fsum(ahead) / count
        variance = fsum((lead - mean) ** 2 for lead in ahead) / (count - 1)
        if mean <= ELIMINATION_Z * (variance / count) ** 0.5:
            kept.append(action)
    return kept


BOT: Final = RolloutBot(rollouts=20, min_rollouts=20)
"""The net with twenty rollouts of each promising action, a reference for the strongest level."""
