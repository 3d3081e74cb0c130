"""Exact play near the end: everything that can still happen is looked at, chance weighed exactly; knows no heuristic.

Each seat does what is best for its own share of the win (max^n); of equally good actions it takes the first.
"""

from collections.abc import Callable, Generator, Sequence
from random import Random
from typing import Final, TypeAlias

from coloretto.bots.base import Bot, Budget, Choice, Limit, Thinking, best_action
from coloretto.bots.core import Core, bag_score
from coloretto.cards import KINDS
from coloretto.rules import is_last_round, legal_actions
from coloretto.scoring import win_shares
from coloretto.state import DECIDE, OVER, PLACE, REVEALING, Action, State

Shares: TypeAlias = tuple[float, ...]
"""Each seat's expected share of the win; they add up to 1. Behind them may stand a second number for each seat."""

Worth: TypeAlias = Callable[[Sequence[int]], Shares]
"""What final scores are worth. The second number decides between actions after which a seat's share is the same."""

_Key: TypeAlias = tuple[object, ...]

Known: TypeAlias = dict[_Key, Shares]
"""The values of states."""

_SURE_WIN: Final = (1,)

PORTION: Final = 300
"""Nodes between pauses: some 5 ms in Pyodide. A portion that is cut short looks at up to a few dozen nodes again."""


class ExactBot:
    """Plays the end of the last round exactly when that takes at most so many nodes, and all else as `inner` does.

    room: how many cards the rows can still take at most, above which trying to solve a round only costs time.
    """

    def __init__(self, inner: Bot, nodes: int, room: int) -> None:
        self.inner: Final = inner
        self.nodes: Final = nodes
        self.room: Final = room

    def think(self, state: State, limit: Limit, rng: Random) -> Thinking:
        """Choose by the exact shares, else as the inner bot with what is left of the limit."""
        if not is_last_round(state) or room_left(state) > self.room:
            return (yield from self.inner.think(state, limit, rng))
        budget = Budget(self._share(limit))
        values = yield from solve(state, budget)
        if values is not None:
            own = {action: shares[state.seat] for action, shares in values.items()}
            return Choice(best_action(list(own), own, rng), own, budget.nodes)
        choice = yield from self.inner.think(state, _rest(limit, budget.nodes), rng)
        return choice._replace(nodes=choice.nodes + budget.nodes)

    def _share(self, limit: Limit) -> Limit:
        """Take half of a limit for solving, and no more nodes than make sense."""
        nodes = self.nodes if limit.nodes is None else min(self.nodes, limit.nodes // 2)
        return Limit(nodes, None if limit.seconds is None else limit.seconds / 2)


def solve(
    state: State, budget: Budget, worth: Worth = win_shares, known: Known | None = None
) -> Generator[None, None, dict[Action, Shares] | None]:
    """Give the exact shares that follow each legal action, or None when the budget does not suffice.

    Distinct states count as nodes. known: what searches of this game with this worth have found out, those that were
    given up included; what this one finds out is added.
    """
    solver = _Solver(state, budget, worth, {} if known is None else known)
    values: dict[Action, Shares] = {}
    for action in legal_actions(state):
        while action not in values:
            try:
                values[action] = solver.value_after(action)
            except _PauseError:
                yield
            except _OutOfBudgetError:
                return None
    return values


class _PauseError(Exception):
    """It is time to let others act; what was found out so far is remembered."""


class _OutOfBudgetError(Exception):
    """The search is larger than it may be."""


class _Solver:
    """Searches in portions: after each it starts anew from the root and finds its way back by what it remembers."""

    def __init__(self, state: State, budget: Budget, worth: Worth, known: Known) -> None:
        self._state = state
        self._core = Core(state)
        self._scoring = state.variant.scoring
        self._budget = budget
        self._worth = worth
        self._known = known
        self._portion = 0

    def value_after(self, action: Action) -> Shares:
        """Value what an action leads to. Raises _PauseError after a portion: call again then."""
        self._core = Core(self._state)
        self._portion = PORTION
        self._core.apply_action(action)
        return self._value()

    def _value(self) -> Shares:
        key = self._key()
        known = self._known.get(key)
        if known is None:
            if not self._portion:
                raise _PauseError
            if not self._budget.spend():
                raise _OutOfBudgetError
            self._portion -= 1
            known = self._known[key] = self._work_out()
        return known

    def _work_out(self) -> Shares:
        core = self._core
        if core.phase == OVER:
            return self._worth([bag_score(area, self._scoring) for area in core.areas])
        if core.phase in (DECIDE, PLACE):
            return self._best(core.seat)
        left = core.left
        total: list[float] = []
        for card in range(KINDS):
            count = core.supply >> 4 * card & 15
            if count:
                core.apply_outcome(card)
                value = self._value()
                core.undo()
                total = total or [0.0] * len(value)
                for at, number in enumerate(value):
                    total[at] += number * count / left
        return tuple(total)

    def _best(self, seat: int) -> Shares:
        """Find the first of the seat's best actions; nothing is better than a sure win."""
        core = self._core
        players = len(core.areas)
        best: Shares | None = None
        for action in sorted(core.legal_actions()):
            core.apply_action(action)
            shares = self._value()
            core.undo()
            if best is None or shares[seat::players] > best[seat::players]:
                best = shares
                if shares[seat::players] == _SURE_WIN:
                    break
        assert best is not None
        return best

    def _key(self) -> _Key:
        """Tell states apart; rows of equal room are worth the same in any order, and who is out is a score.

        Who is out and reveals a card is not: what the card brings depends on the area.
        """
        core = self._core
        scoring = self._scoring
        revealing = core.seat if core.phase == REVEALING else None
        rows = sorted(
            capacity << 52 | size << 44 | bag
            for capacity, size, bag in zip(core.capacities, core.sizes, core.rows, strict=True)
        )
        areas = [
            -1000 - bag_score(area, scoring) if is_out and seat != revealing else area
            for seat, (area, is_out) in enumerate(zip(core.areas, core.out, strict=True))
        ]
        drawn = core.drawn if core.phase == PLACE else -1
        return core.phase, core.seat, drawn, core.supply, *areas, *rows


def room_left(state: State) -> int:
    """Count how many cards the rows can still take."""
    rows = zip(state.rows, state.capacities, strict=True)
    return sum(capacity - sum(cards) for cards, capacity in rows if cards is not None)


def _rest(limit: Limit, spent: int) -> Limit:
    nodes = None if limit.nodes is None else limit.nodes - spent
    return Limit(nodes, None if limit.seconds is None else limit.seconds / 2)
