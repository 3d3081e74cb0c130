"""Reviews a game: what each decision lost, what each revealed card brought, and how both add up; never sees the deck.

Every ply is judged by what was known when it was played. For each seat and each measure (win share; lead over the best
rival at the end, in points) this holds exactly:

    final = start + own errors + rivals' errors + luck + residual

An error is the value of the best action minus that of the chosen one. An action close to the best one (see BANDS) is
not an error. Rollouts must confirm every error that is not found by exact search, or noise would turn good play into
errors. Luck is the value once a card is revealed, minus the mean over all cards that could have been revealed. The
residual is the evaluator's revisions: it looks two decisions ahead, so it sees further at the next ply or by rollouts.
Where the end is searched exactly, the residual consists only of losses too small to be errors. The same holds from ply
to ply, in shares of the win: where there is an error or luck, the curve changes by exactly these.
"""

from collections.abc import Generator, Sequence
from math import fsum
from typing import Final, Literal, NamedTuple, TypeAlias

from coloretto.bots.base import Task, map_progress
from coloretto.bots.mutable_state import MutableState
from coloretto.cards import Card
from coloretto.coach.curve import join_values
from coloretto.coach.deciding_round import DecidingRound, deciding_round
from coloretto.coach.evaluation import GameEvaluator, SeatValues, ValuesByAction, best_action, difference, final_values
from coloretto.game import HistoryEntry
from coloretto.rules import returns
from coloretto.scoring import score
from coloretto.state import ACTIONS, OVER, Action, Seat, State, is_take

Band: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
"""The quality of a decision, by its loss of win share: less than 0.02, 0.05, 0.1, 0.2, or more."""

BANDS: Final[tuple[tuple[Band, float], ...]] = (
    ("best", 0.02),
    ("good", 0.05),
    ("inaccuracy", 0.10),
    ("mistake", 0.20),
    ("blunder", float("inf")),
)
"""Each band with the loss of win share below which it applies."""

MAX_COSTLIEST: Final = 3


class Decision(NamedTuple):
    """A decision. lost: its cost for each seat compared with `best`, negative where the seat gained."""

    ply: int
    seat: Seat
    action: Action
    best: Action
    choices: int
    lost: SeatValues

    @property
    def band(self) -> Band:
        """Return the quality of the decision."""
        return _band(self.lost.win_shares[self.seat])


class RevealedCard(NamedTuple):
    """A card revealed by a draw or a golden joker. luck: its effect on the value of each seat."""

    ply: int
    seat: Seat
    card: Card
    luck: SeatValues


class JokerLoss(NamedTuple):
    """The cost of a seat's choice of joker colours for each seat."""

    seat: Seat
    lost: SeatValues


class Breakdown(NamedTuple):
    """Explains a seat's final value in one measure: `final` is the sum of the other fields. Losses are negative."""

    start: float
    own_errors: float
    rival_errors: float
    luck: float
    residual: float
    final: float


class Review(NamedTuple):
    """A reviewed game.

    curve: the values before the first ply and after each. win_shares, points: a breakdown per seat. costliest: per seat
    the plies of its worst decisions, worst first, none of the band "best". deciding: per seat the round that brought it
    closest to its result; None if no round changed much. exact_from: the first ply from which on no value is an
    estimate.
    """

    decisions: tuple[Decision, ...]
    revealed: tuple[RevealedCard, ...]
    jokers: tuple[JokerLoss, ...]
    curve: tuple[SeatValues, ...]
    win_shares: tuple[Breakdown, ...]
    points: tuple[Breakdown, ...]
    costliest: tuple[tuple[int, ...], ...]
    deciding: tuple[DecidingRound | None, ...]
    exact_from: int | None


def review_game(
    first: State, history: Sequence[HistoryEntry], jokers: Sequence[tuple[Card, ...]]
) -> Generator[int, None, Review]:
    """Review the plies of a game, finished or not; yield the number of plies done at each pause.

    jokers: per seat the chosen colours of its jokers; ignored before the game is over.
    """
    reviewer = _Reviewer(first)
    yield from _report(0, reviewer.start())
    for ply, entry in enumerate(history):
        yield from _report(ply, reviewer.decide(entry))
        yield from _report(ply + 1, reviewer.advance(entry))
    return reviewer.finish(history, jokers)


def _report(plies: int, step: Task[None]) -> Generator[int, None, None]:
    """Yield the number of plies done at each pause of a step."""
    return map_progress(step, lambda _: plies)


class _Reviewer:
    """Reviews a game ply by ply: call `start`, then `decide` and `advance` for each ply, then `finish`."""

    def __init__(self, first: State) -> None:
        self._first = first
        self._evaluator = GameEvaluator(first.variant)
        self._values: ValuesByAction = {}
        """The values of the legal actions in the current state."""
        self._curve: list[SeatValues] = []
        self._decisions: list[Decision] = []
        self._revealed: list[RevealedCard] = []
        self._rolled_out: set[int] = set()
        """The plies of decisions that rollouts have judged."""
        self._exact_from: int | None = None

    def start(self) -> Task[None]:
        """Evaluate the first state."""
        self._curve.append((yield from self._value(self._first)))
        self._record_exactness()

    def decide(self, entry: HistoryEntry) -> Task[None]:
        """Record the loss of the next ply's action, compared with the best one."""
        ply, seat, values = len(self._decisions), entry.before.seat, self._values
        best = best_action(values, seat)
        lost = difference(self._curve[ply], values[entry.action])
        if not _is_best(lost, seat) and not self._evaluator.is_exact:
            self._rolled_out.add(ply)
            lost = yield from self._evaluator.refine(entry.before, best, entry.action, lost)
        if _is_best(lost, seat):
            lost = difference(lost, lost)
        self._decisions.append(Decision(ply, seat, entry.action, ACTIONS[best], len(values), lost))

    def advance(self, entry: HistoryEntry) -> Task[None]:
        """Evaluate the state after the decided ply, and record the luck of the card that the ply revealed."""
        expected, was_exact = self._values[entry.action], self._evaluator.is_exact
        value = yield from self._value(entry.after)
        if entry.outcome is not None:
            # Luck is a difference between values of equal depth, and `expected` looked less far ahead.
            is_rough = is_take(entry.action) and not was_exact
            revealed = self._evaluator.look_ahead(MutableState(entry.after)) if is_rough else value
            ply, luck = len(self._decisions) - 1, difference(revealed, expected)
            self._revealed.append(RevealedCard(ply, entry.before.seat, entry.outcome, luck))
        self._curve.append(value)
        self._record_exactness()

    def finish(self, history: Sequence[HistoryEntry], jokers: Sequence[tuple[Card, ...]]) -> Review:
        """Return the review with every seat's breakdown."""
        last = history[-1].after if history else self._first
        choices = [decision.choices for decision in self._decisions]
        self._join(last.phase == OVER)
        joker_losses, final = _joker_losses(last, jokers, self._curve[-1])
        losses = [(decision.seat, decision.lost) for decision in self._decisions] + list(joker_losses)
        luck = [card.luck for card in self._revealed]
        seats = range(self._first.variant.players)
        shares, points = (
            tuple(_breakdown(seat, measure, self._curve[0], losses, luck, final) for seat in seats)
            for measure in (0, 1)
        )
        return Review(
            decisions=tuple(self._decisions),
            revealed=tuple(self._revealed),
            jokers=joker_losses,
            curve=tuple(self._curve),
            win_shares=shares,
            points=points,
            costliest=tuple(_costliest(self._decisions, seat) for seat in seats),
            deciding=tuple(deciding_round(history, self._curve, choices, seat, shares[seat].final) for seat in seats),
            exact_from=self._exact_from,
        )

    def _join(self, is_over: bool) -> None:
        """Let the curve change by errors and luck, and the errors that it cannot hold cost less."""
        zero = difference(self._curve[0], self._curve[0])
        changes = {ply: difference(zero, self._decisions[ply].lost) for ply in self._rolled_out}
        luck = {revealed.ply: revealed.luck for revealed in self._revealed}
        for ply, values in luck.items():
            changes[ply] = difference(values, self._decisions[ply].lost)
        exact_from = len(self._decisions) if self._exact_from is None and is_over else self._exact_from
        self._curve = join_values(self._curve, changes, exact_from)
        for ply in self._rolled_out:
            decision, change = self._decisions[ply], difference(self._curve[ply + 1], self._curve[ply])
            if decision.band != BANDS[0][0]:
                shares = difference(luck.get(ply, zero), change).win_shares
                lost = SeatValues(shares, decision.lost.leads)
                self._decisions[ply] = decision._replace(lost=zero if _is_best(lost, decision.seat) else lost)

    def _value(self, state: State) -> Task[SeatValues]:
        """Return the values of a state if its best action follows, or of its scores when the game is over."""
        if state.phase == OVER:
            return final_values(returns(state))
        self._values = yield from self._evaluator.evaluate(state)
        return self._values[best_action(self._values, state.seat)]

    def _record_exactness(self) -> None:
        """Record the first ply from which on the rest of the game is searched exactly."""
        if self._exact_from is None and self._evaluator.is_exact:
            self._exact_from = len(self._decisions)


def _is_best(lost: SeatValues, seat: Seat) -> bool:
    """Return whether a loss is too small to be an error."""
    return _band(lost.win_shares[seat]) == BANDS[0][0]


def band_thresholds() -> dict[Band, float]:
    """Return the loss of win share from which on each band applies, best first."""
    limits = [0.0, *(below for _, below in BANDS[:-1])]
    return {name: limit for (name, _), limit in zip(BANDS, limits, strict=True)}


def _band(lost: float) -> Band:
    return next(name for name, below in BANDS if lost < below)


def _joker_losses(
    state: State, jokers: Sequence[tuple[Card, ...]], value: SeatValues
) -> tuple[tuple[JokerLoss, ...], SeatValues]:
    """Compare the chosen colours of jokers with the best, seat by seat; return the losses and the final values."""
    losses: list[JokerLoss] = []
    if state.phase == OVER:
        scores = list(returns(state))
        for seat, colours in enumerate(jokers):
            scores[seat] = score(state.areas[seat], state.variant.scoring, colours)
            chosen = final_values(scores)
            if chosen != value:
                losses.append(JokerLoss(seat, difference(value, chosen)))
                value = chosen
    return tuple(losses), value


def _breakdown(
    seat: Seat,
    measure: int,
    start: SeatValues,
    losses: Sequence[tuple[Seat, SeatValues]],
    luck: Sequence[SeatValues],
    final: SeatValues,
) -> Breakdown:
    begin = start[measure][seat]
    own_errors = -fsum(lost[measure][seat] for loser, lost in losses if loser == seat)
    rival_errors = -fsum(lost[measure][seat] for loser, lost in losses if loser != seat)
    chance = fsum(values[measure][seat] for values in luck)
    end = final[measure][seat]
    residual = end - fsum((begin, own_errors, rival_errors, chance))
    return Breakdown(begin, own_errors, rival_errors, chance, residual, end)


def _costliest(decisions: Sequence[Decision], seat: Seat) -> tuple[int, ...]:
    costly = [decision for decision in decisions if decision.seat == seat and decision.band != BANDS[0][0]]
    costly.sort(key=lambda decision: -decision.lost.win_shares[seat])
    return tuple(decision.ply for decision in costly[:MAX_COSTLIEST])
