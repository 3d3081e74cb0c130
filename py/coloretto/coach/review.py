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

from coloretto.bots.base import Result, map_progress
from coloretto.bots.core import Core
from coloretto.cards import Card
from coloretto.coach.evaluation import Evaluation, Worths, best_action, end_worths, minus
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
    """Look back on a game's plies so far, from its first state on; yields how many are done.

    jokers: per seat the colours that its jokers have in the end; of no meaning before the game is over.
    """
    evaluation = Evaluation(first.variant)
    decisions: list[Decision] = []
    turnings: list[Turning] = []
    revisions: list[Worths] = []
    table = yield from _told(evaluation.table(first), 0)
    exact_from = 0 if evaluation.is_exact else None
    curve = [table[best_action(table, first.seat)]]
    for ply, entry in enumerate(history):
        seat = entry.before.seat
        chosen, is_exact = table[entry.action], evaluation.is_exact
        best = best_action(table, seat)
        lost = at_first = minus(curve[ply], chosen)
        if _band(lost.shares[seat]) != BANDS[0][0] and not is_exact:
            thinking = evaluation.second_look(entry.before, best, entry.action, lost)
            lost = yield from _told(thinking, ply)
        if _band(lost.shares[seat]) == BANDS[0][0]:
            lost = minus(lost, lost)
        revisions.append(minus(lost, at_first))
        decisions.append(Decision(ply, seat, entry.action, best, len(table), lost))
        if entry.after.phase == OVER:
            value = end_worths(returns(entry.after))
        else:
            table = yield from _told(evaluation.table(entry.after), ply + 1)
            value = table[best_action(table, entry.after.seat)]
        seen = chosen
        if entry.outcome is not None:
            is_rough = is_take(entry.action) and not is_exact
            seen = evaluation.look(Core(entry.after)) if is_rough else value
            turnings.append(Turning(ply, seat, entry.outcome, minus(seen, chosen)))
        revisions.append(minus(value, seen))
        curve.append(value)
        if exact_from is None and evaluation.is_exact:
            exact_from = ply + 1
    joker_losses, final = _joker_losses(history[-1].after if history else first, jokers, curve[-1])
    losses = [(decision.seat, decision.lost) for decision in decisions] + list(joker_losses)
    luck = [turning.luck for turning in turnings]
    seats = range(first.variant.players)
    shares, points = (
        tuple(_account(seat, measure, curve[0], losses, luck, revisions, final) for seat in seats) for measure in (0, 1)
    )
    costliest = tuple(_costliest(decisions, seat) for seat in seats)
    return Review(tuple(decisions), tuple(turnings), joker_losses, tuple(curve), shares, points, costliest, exact_from)


def _told(thinking: Generator[None, None, Result], ply: int) -> Generator[int, None, Result]:
    """Say at every pause how many plies are done."""
    return map_progress(thinking, lambda _: ply)


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
