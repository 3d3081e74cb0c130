"""A game looked back on: what each decision lost, what each card brought, and how it adds up; knows no deck.

Every ply is weighed by what was known when it was played. For each seat, in each measure (share of the win; points of
lead over the best of the others at the end), and exactly:

    final = start + own errors + errors of others + luck + unforeseen

An error is the value of the best action less that of the chosen one. An action that cannot be told from the best (see
BANDS) is no error, also if only a second look, by rollouts, says so: noise would make errors of good play. Luck is the
value once a card is seen, less the mean over all cards that could have come. `unforeseen` is what neither players nor
cards did: the evaluator looks two decisions ahead, sees further at the next ply or at a second look, and revises its
opinion. It is told apart, not hidden in the luck; where the end is searched exactly it holds only what was too small to
be called an error.
"""

from collections.abc import Generator, Sequence
from math import fsum
from typing import Final, Literal, NamedTuple, TypeAlias

from coloretto.bots.base import map_progress
from coloretto.bots.mutable_state import MutableState
from coloretto.cards import Card
from coloretto.coach.evaluation import Evaluation, Table, Worths, best_action, end_worths, minus
from coloretto.game import HistoryEntry
from coloretto.rules import returns
from coloretto.scoring import score
from coloretto.state import OVER, Action, Seat, State, is_take

Band: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
"""By what the own share of the win lost: less than 0.02, 0.05, 0.1, 0.2, or more."""

BANDS: Final[tuple[tuple[Band, float], ...]] = (
    ("best", 0.02),
    ("good", 0.05),
    ("inaccuracy", 0.10),
    ("mistake", 0.20),
    ("blunder", float("inf")),
)
"""Names of decisions, and the loss of the own share of the win below which they apply."""

COSTLIEST: Final = 3


class Decision(NamedTuple):
    """One decision. lost: what it took from each seat, compared with `best`; below zero is a gift."""

    ply: int
    seat: Seat
    action: Action
    best: Action
    choices: int
    lost: Worths

    @property
    def band(self) -> Band:
        """Name how good it was."""
        return _band(self.lost.shares[self.seat])


class Turning(NamedTuple):
    """One card turned up, by a draw or a golden joker. luck: what it brought each seat."""

    ply: int
    seat: Seat
    card: Card
    luck: Worths


class JokerLoss(NamedTuple):
    """What a seat's choice of joker colours took from each seat."""

    seat: Seat
    lost: Worths


class Account(NamedTuple):
    """One seat's balance in one measure: `final` is the sum of all that stands before it. Losses are below zero."""

    start: float
    own: float
    others: float
    luck: float
    unforeseen: float
    final: float


class Review(NamedTuple):
    """A game looked back on.

    curve: what the game was worth to every seat before the first ply and after each. shares, points: an account per
    seat. costliest: per seat the plies of its worst decisions, worst first, none that is among the best. exact_from:
    the ply from which on nothing is estimated.
    """

    decisions: tuple[Decision, ...]
    turnings: tuple[Turning, ...]
    jokers: tuple[JokerLoss, ...]
    curve: tuple[Worths, ...]
    shares: tuple[Account, ...]
    points: tuple[Account, ...]
    costliest: tuple[tuple[int, ...], ...]
    exact_from: int | None


def review_thinking(
    first: State, history: Sequence[HistoryEntry], jokers: Sequence[tuple[Card, ...]]
) -> Generator[int, None, Review]:
    """Review a game's plies so far, from its first state on; yields the number of plies done at each pause.

    jokers: per seat the colours that its jokers have in the end; of no meaning before the game is over.
    """
    reviewer = _Reviewer(first)
    yield from _report(0, reviewer.start())
    for ply, entry in enumerate(history):
        yield from _report(ply, reviewer.decide(entry))
        yield from _report(ply + 1, reviewer.advance(entry))
    return reviewer.finish(history[-1].after if history else first, jokers)


def _report(plies: int, thinking: Generator[None, None, None]) -> Generator[int, None, None]:
    """Yield the number of plies done at each pause of a step."""
    return map_progress(thinking, lambda _: plies)


class _Reviewer:
    """Keeps the accounts of a game, ply by ply: `start`, then `decide` and `advance` for each ply, then `finish`."""

    def __init__(self, first: State) -> None:
        self._first = first
        self._evaluation = Evaluation(first.variant)
        self._table: Table = {}
        """What each legal action of the current state is worth."""
        self._curve: list[Worths] = []
        self._decisions: list[Decision] = []
        self._turnings: list[Turning] = []
        self._revisions: list[Worths] = []
        self._exact_from: int | None = None

    def start(self) -> Generator[None, None, None]:
        """Value the first state."""
        self._curve.append((yield from self._value(self._first)))
        self._note_exactness()

    def decide(self, entry: HistoryEntry) -> Generator[None, None, None]:
        """Record what the next ply's action lost, compared with the best one."""
        ply, seat, table = len(self._decisions), entry.before.seat, self._table
        best = best_action(table, seat)
        lost = at_first = minus(self._curve[ply], table[entry.action])
        if not _is_best(lost, seat) and not self._evaluation.is_exact:
            lost = yield from self._evaluation.second_look(entry.before, best, entry.action, lost)
        if _is_best(lost, seat):
            lost = minus(lost, lost)
        self._revisions.append(minus(lost, at_first))
        self._decisions.append(Decision(ply, seat, entry.action, best, len(table), lost))

    def advance(self, entry: HistoryEntry) -> Generator[None, None, None]:
        """Value the state after the ply just decided, and record what a card that it turned up brought."""
        chosen, was_exact = self._table[entry.action], self._evaluation.is_exact
        value = yield from self._value(entry.after)
        seen = chosen
        if entry.outcome is not None:
            is_rough = is_take(entry.action) and not was_exact
            seen = self._evaluation.look(MutableState(entry.after)) if is_rough else value
            ply = len(self._decisions) - 1
            self._turnings.append(Turning(ply, entry.before.seat, entry.outcome, minus(seen, chosen)))
        self._revisions.append(minus(value, seen))
        self._curve.append(value)
        self._note_exactness()

    def finish(self, last: State, jokers: Sequence[tuple[Card, ...]]) -> Review:
        """Add up every seat's accounts."""
        joker_losses, final = _joker_losses(last, jokers, self._curve[-1])
        losses = [(decision.seat, decision.lost) for decision in self._decisions] + list(joker_losses)
        luck = [turning.luck for turning in self._turnings]
        seats = range(self._first.variant.players)
        shares, points = (
            tuple(_account(seat, measure, self._curve[0], losses, luck, self._revisions, final) for seat in seats)
            for measure in (0, 1)
        )
        return Review(
            decisions=tuple(self._decisions),
            turnings=tuple(self._turnings),
            jokers=joker_losses,
            curve=tuple(self._curve),
            shares=shares,
            points=points,
            costliest=tuple(_costliest(self._decisions, seat) for seat in seats),
            exact_from=self._exact_from,
        )

    def _value(self, state: State) -> Generator[None, None, Worths]:
        """Return what a state is worth when its best action follows, or its result when the game is over."""
        if state.phase == OVER:
            return end_worths(returns(state))
        self._table = yield from self._evaluation.table(state)
        return self._table[best_action(self._table, state.seat)]

    def _note_exactness(self) -> None:
        """Remember the first ply from which on the rest of the game is searched to its end."""
        if self._exact_from is None and self._evaluation.is_exact:
            self._exact_from = len(self._decisions)


def _is_best(lost: Worths, seat: Seat) -> bool:
    """Return whether a loss is too small to tell the action from the best one."""
    return _band(lost.shares[seat]) == BANDS[0][0]


def _band(lost: float) -> Band:
    return next(name for name, below in BANDS if lost < below)


def _joker_losses(
    state: State, jokers: Sequence[tuple[Card, ...]], value: Worths
) -> tuple[tuple[JokerLoss, ...], Worths]:
    """Compare the colours of jokers with the best, seat by seat; tell what the game comes to with them."""
    losses: list[JokerLoss] = []
    if state.phase == OVER:
        scores = list(returns(state))
        for seat, colours in enumerate(jokers):
            scores[seat] = score(state.areas[seat], state.variant.scoring, colours)
            then = end_worths(scores)
            if then != value:
                losses.append(JokerLoss(seat, minus(value, then)))
                value = then
    return tuple(losses), value


def _account(
    seat: Seat,
    measure: int,
    start: Worths,
    losses: Sequence[tuple[Seat, Worths]],
    luck: Sequence[Worths],
    revisions: Sequence[Worths],
    final: Worths,
) -> Account:
    return Account(
        start=start[measure][seat],
        own=-fsum(lost[measure][seat] for who, lost in losses if who == seat),
        others=-fsum(lost[measure][seat] for who, lost in losses if who != seat),
        luck=fsum(each[measure][seat] for each in luck),
        unforeseen=fsum(each[measure][seat] for each in revisions),
        final=final[measure][seat],
    )


def _costliest(decisions: Sequence[Decision], seat: Seat) -> tuple[int, ...]:
    costly = [decision for decision in decisions if decision.seat == seat and decision.band != BANDS[0][0]]
    costly.sort(key=lambda decision: -decision.lost.shares[seat])
    return tuple(decision.ply for decision in costly[:COSTLIEST])
