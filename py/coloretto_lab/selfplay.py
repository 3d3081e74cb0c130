"""Plays a fleet of games against itself and tells what can be learned from them; knows no net and no training.

One net seat by seat: at each decision the value of every afterstate, as the acting seat sees it, and the best one is
taken, with a little noise so that other ways of playing are seen too. What a seat's chain of afterstates should have
been worth is a TD(lambda) return: partly what the next one was thought worth, partly how the game ended.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.state import DECIDE, DRAWING, OVER, REVEALING
from coloretto_lab.vector_features import encode
from coloretto_lab.vector_games import (
    Fleet,
    Ints,
    Small,
    apply_actions,
    apply_outcomes,
    cards_by_lot,
    legal_actions,
    new_fleet,
    scores,
    win_shares,
)

Values: TypeAlias = NDArray[np.float32]

Evaluate: TypeAlias = Callable[[Small], Values]
"""From slots (states, most slots) to the seat's expected share of the win (states)."""

FORGETS: Final = 0.01
"""A decision that gives up more than this share of a win says nothing about the worth of what came before it."""


@dataclass(frozen=True)
class Lesson:
    """What came of many afterstates: slots (samples, most slots); shares, points and leads at the end (samples)."""

    slots: Small
    shares: Values
    points: Values
    leads: Values


@dataclass
class _Step:
    """What was seen at once in some games: each game at most once for a seat."""

    games: Ints
    seats: Ints
    slots: Small
    values: Values
    best: Values


def play(
    players: int,
    scoring: str,
    games: int,
    evaluate: Evaluate,
    rng: np.random.Generator,
    noise: float,
    trace: float,
) -> Lesson:
    """Play games to their end. `noise`: scale of what is added to values; `trace`: the lambda of the returns."""
    fleet = new_fleet(players, games, rng)
    steps: list[_Step] = []
    active = np.arange(games)
    while len(active):
        now = fleet.pick(active)
        step, then = _decide(now, active, scoring, evaluate, rng, noise)
        steps.append(step)
        started = _let_chance_act(then, rng) | ((then.phase == DECIDE) & ~then.out.any(1) & now.out.any(1))
        fleet.put(active, then)
        steps += _round_starts(then.pick(started), active[started], scoring, evaluate)
        active = active[then.phase != OVER]
    return _lesson(steps, scores(fleet.areas, scoring), trace)


def compete(
    players: int, scoring: str, games: int, one: Evaluate, others: Evaluate, rng: np.random.Generator
) -> Values:
    """Let `one` play at one seat, another in each game, against `others` at the rest; tell its share of each win."""
    fleet = new_fleet(players, games, rng)
    seat_of_one = np.arange(games) % players
    active = np.arange(games)
    while len(active):
        now = fleet.pick(active)
        is_one = now.seat == seat_of_one[active]
        for evaluate, part in ((one, is_one), (others, ~is_one)):
            numbers = active[part]
            if len(numbers):
                _, then = _decide(fleet.pick(numbers), numbers, scoring, evaluate, rng, noise=1e-6)
                _let_chance_act(then, rng)
                fleet.put(numbers, then)
        active = active[fleet.phase[active] != OVER]
    shares = win_shares(scores(fleet.areas, scoring))
    return shares[np.arange(games), seat_of_one]


def _decide(
    now: Fleet, numbers: Ints, scoring: str, evaluate: Evaluate, rng: np.random.Generator, noise: float
) -> tuple[_Step, Fleet]:
    """Let the seat to act of every game decide."""
    which, actions = legal_actions(now)
    after = now.pick(which)
    seats = after.seat.copy()
    apply_actions(after, actions)
    slots = encode(after, seats, scoring)
    values = evaluate(slots)
    over = np.nonzero(after.phase == OVER)[0]
    values[over] = win_shares(scores(after.areas[over], scoring))[np.arange(len(over)), seats[over]]
    starts = np.searchsorted(which, np.arange(len(now)))
    noisy = values + noise * rng.gumbel(size=len(values)).astype(np.float32)
    most = np.maximum.reduceat(noisy, starts)
    at = np.nonzero(noisy == most[which])[0]
    chosen = at[np.searchsorted(which[at], np.arange(len(now)))]
    best = np.maximum.reduceat(values, starts)
    step = _Step(numbers, now.seat, slots[chosen], values[chosen], best)
    return step, after.pick(chosen)


def _let_chance_act(fleet: Fleet, rng: np.random.Generator) -> NDArray[np.bool_]:
    """Turn cards up where chance acts, in place; say where that began a round."""
    began = np.zeros(len(fleet), bool)
    chance = np.nonzero((fleet.phase == DRAWING) | (fleet.phase == REVEALING))[0]
    if len(chance):
        part = fleet.pick(chance)
        reveals = part.phase == REVEALING
        apply_outcomes(part, cards_by_lot(part, rng))
        fleet.put(chance, part)
        began[chance] = reveals & (part.phase == DECIDE) & ~part.out.any(1)
    return began


def _round_starts(fleet: Fleet, numbers: Ints, scoring: str, evaluate: Evaluate) -> list[_Step]:
    """See the beginning of a round as every seat does: what search values at the end of a round."""
    if not len(fleet):
        return []
    steps = []
    for seat in range(fleet.out.shape[1]):
        seats = np.full(len(fleet), seat)
        slots = encode(fleet, seats, scoring)
        values = evaluate(slots)
        steps.append(_Step(numbers, seats, slots, values, values))
    return steps


def _lesson(steps: list[_Step], points: Small, trace: float) -> Lesson:
    """Work the returns out from the last step to the first."""
    returns = win_shares(points)
    order = np.sort(points, axis=1)
    best_other = np.where(points == order[:, -1:], order[:, -2:-1], order[:, -1:])
    targets = []
    for step in reversed(steps):
        target = returns[step.games, step.seats]
        targets.append(target)
        onward = (1 - trace) * step.values + trace * target
        forgets = step.best - step.values > FORGETS
        returns[step.games, step.seats] = np.where(forgets, step.best, onward)
    targets.reverse()
    games = np.concatenate([step.games for step in steps])
    seats = np.concatenate([step.seats for step in steps])
    return Lesson(
        slots=np.concatenate([step.slots for step in steps]),
        shares=np.concatenate(targets),
        points=points[games, seats].astype(np.float32),
        leads=(points - best_other)[games, seats].astype(np.float32),
    )
