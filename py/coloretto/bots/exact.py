"""Exact play near the end: everything that can still happen is looked at, chance weighed exactly; knows no heuristic.

Each seat does what is best for its own share of the win (max^n); of equally good actions it takes the first.
"""

from random import Random
from typing import Final, TypeAlias

from coloretto.bots.base import Bot, Budget, Choice, Limit, best_action
from coloretto.bots.core import Core, bag_score
from coloretto.cards import KINDS
from coloretto.rules import is_last_round, legal_actions
from coloretto.scoring import win_shares
from coloretto.state import DECIDE, OVER, PLACE, Action, State

Shares: TypeAlias = tuple[float, ...]
"""Each seat's expected share of the win; they add up to 1."""

_Key: TypeAlias = tuple[object, ...]

MOST_ROOM: Final = 5
"""Cards that the rows can still take, above which trying to solve a round only costs time."""

MOST_NODES: Final = 6_000
"""What solving may cost when the limit does not say so: some 0.1 s in CPython."""


class ExactBot:
    """Plays the end of the last round exactly when half its limit suffices, and all else as `inner` does."""

    def __init__(self, inner: Bot) -> None:
        self._inner = inner

    def choose(self, state: State, limit: Limit, rng: Random) -> Choice:
        """Choose by the exact shares, else as the inner bot."""
        if not is_last_round(state) or _room(state) > MOST_ROOM:
            return self._inner.choose(state, limit, rng)
        budget = Budget(_share(limit))
        values = solve(state, budget)
        if values is not None:
            own = {action: shares[state.seat] for action, shares in values.items()}
            return Choice(best_action(list(own), own, rng), own, budget.nodes)
        choice = self._inner.choose(state, _rest(limit, budget.nodes), rng)
        return choice._replace(nodes=choice.nodes + budget.nodes)


def solve(state: State, budget: Budget) -> dict[Action, Shares] | None:
    """Give the exact shares that follow each legal action, or None when the budget does not suffice.

    Distinct states count as nodes.
    """
    solver = _Solver(state, budget)
    try:
        return {action: solver.after(action) for action in legal_actions(state)}
    except _OutOfBudgetError:
        return None


class _OutOfBudgetError(Exception):
    """The search is larger than it may be."""


class _Solver:
    def __init__(self, state: State, budget: Budget) -> None:
        self._core = Core(state)
        self._scoring = state.variant.scoring
        self._budget = budget
        self._known: dict[_Key, Shares] = {}

    def after(self, action: Action) -> Shares:
        """Value what an action of the seat leads to."""
        self._core.apply_action(action)
        shares = self._value()
        self._core.undo()
        return shares

    def _value(self) -> Shares:
        key = self._key()
        known = self._known.get(key)
        if known is None:
            if not self._budget.spend():
                raise _OutOfBudgetError
            known = self._known[key] = self._work_out()
        return known

    def _work_out(self) -> Shares:
        core = self._core
        if core.phase == OVER:
            return win_shares([bag_score(area, self._scoring) for area in core.areas])
        if core.phase in (DECIDE, PLACE):
            seat = core.seat
            return max(map(self.after, sorted(core.legal_actions())), key=lambda shares: shares[seat])
        left = core.left
        total = [0.0] * len(core.areas)
        for card in range(KINDS):
            count = core.supply >> 4 * card & 15
            if count:
                core.apply_outcome(card)
                for seat, share in enumerate(self._value()):
                    total[seat] += share * count / left
                core.undo()
        return tuple(total)

    def _key(self) -> _Key:
        """Tell states apart; rows of equal room are worth the same in any order."""
        core = self._core
        rows = tuple(sorted(zip(core.capacities, core.sizes, core.rows, strict=True)))
        drawn = core.drawn if core.phase == PLACE else None
        return core.phase, core.seat, drawn, core.supply, tuple(core.areas), tuple(core.out), rows


def _room(state: State) -> int:
    rows = zip(state.rows, state.capacities, strict=True)
    return sum(capacity - sum(cards) for cards, capacity in rows if cards is not None)


def _share(limit: Limit) -> Limit:
    """Take half of a limit for solving, and no more nodes than make sense."""
    nodes = MOST_NODES if limit.nodes is None else min(MOST_NODES, limit.nodes // 2)
    return Limit(nodes, None if limit.seconds is None else limit.seconds / 2)


def _rest(limit: Limit, spent: int) -> Limit:
    nodes = None if limit.nodes is None else limit.nodes - spent
    return Limit(nodes, None if limit.seconds is None else limit.seconds / 2)
