"""Plays games of a net against itself and tells what can be learned from them; knows no training.

At each decision the value of every afterstate, as the acting seat sees it, is looked up, and the best one is taken,
with a little noise so that other ways of playing are seen too. What a seat's chain of afterstates should have been
worth is a TD(lambda) return: partly what the next one was thought worth, partly how the game ended.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from joblib import Parallel, delayed  # type: ignore[import-untyped]
from numpy.typing import NDArray

from coloretto.bots.features import Layout, layout
from coloretto.state import DRAWING, OVER, REVEALING
from coloretto_lab.compiled.features import MOST_SLOTS, slots
from coloretto_lab.compiled.games import (
    FIELDS,
    HAS_ROUND_ENDED,
    MOST_ACTIONS,
    MOST_CARDS,
    PHASE,
    PLAYERS,
    SEAT,
    SEATS,
    Ints,
    Small,
    apply_action,
    apply_outcome,
    deal,
    decks,
    distinct_actions,
    lead,
    score_table,
    shuffle_supply,
    win_share,
)
from coloretto_lab.compiled.net import Floats, Weights, share
from coloretto_lab.compiling import compiled

Values: TypeAlias = NDArray[np.float32]

FORGETS: Final = 0.01
"""A decision that gives up more than this share of a win says nothing about the worth of what came before it."""

PARTS: Final = 8
"""Into how many parts games are split, each with a lot of its own."""

MOST_STEPS: Final = 320
"""More afterstates than a game ever has."""


class Lesson(NamedTuple):
    """What came of many afterstates.

    slots (samples, MOST_SLOTS), padded with layout().feature_count; shares of the win and leads at the end (samples).
    """

    slots: Small
    shares: Values
    leads: Values


class _Player(NamedTuple):
    """Who plays at every seat: a net, with the tables of its variant. noise: scale of what is added to values."""

    net: Weights
    table: Small
    blocks: Layout
    noise: float


class _Steps(NamedTuple):
    """A game's afterstates in their order: the slots and the seat of each, its value and that of the best choice."""

    on: Small
    seats: Ints
    values: Floats
    bests: Floats


def play(
    players: int, scoring: str, games: int, net: Weights, rng: np.random.Generator, noise: float, trace: float
) -> Lesson:
    """Play games to their end. `noise`: scale of what is added to values; `trace`: the lambda of the returns."""
    player = _Player(net, score_table(scoring), layout(players), noise)
    on = np.full((games * MOST_STEPS, MOST_SLOTS), player.blocks.feature_count, np.int16)
    shares, leads = np.zeros(len(on), np.float32), np.zeros(len(on), np.float32)
    count = _play(players, decks(players), games, player, rng, trace, Lesson(on, shares, leads))
    return Lesson(on[:count], shares[:count], leads[:count])


def play_in_parallel(
    players: int,
    scoring: str,
    games: int,
    net: Weights,
    seed: Sequence[int],
    noise: float,
    trace: float,
) -> Lesson:
    """Play games as `play` does, split over the workers in force; how many those are changes nothing."""
    sizes = [len(part) for part in np.array_split(np.arange(games), PARTS)]
    lessons = Parallel()(
        delayed(play)(players, scoring, size, net, np.random.default_rng([*seed, part]), noise, trace)
        for part, size in enumerate(sizes)
        if size
    )
    return Lesson(
        np.concatenate([lesson.slots for lesson in lessons]),
        np.concatenate([lesson.shares for lesson in lessons]),
        np.concatenate([lesson.leads for lesson in lessons]),
    )


def compete(players: int, scoring: str, games: int, one: Weights, others: Weights, rng: np.random.Generator) -> Values:
    """Let `one` play at one seat, another in each game, against `others` at the rest; tell its share of each win."""
    shares = np.zeros(games, np.float32)
    _compete(players, decks(players), one, others, score_table(scoring), layout(players), rng, shares)
    return shares


@compiled
def _value(game: Ints, seat: int, player: _Player, on: Small) -> float:
    """Return what a state after a decision is worth to a seat, and leave its slots in `on`."""
    count = slots(game, seat, player.table, player.blocks, on)
    on[count:] = player.blocks.feature_count
    if game[PHASE] == OVER:
        return win_share(game, seat, player.table)
    return share(player.net, on, count)


@compiled
def _decide(game: Ints, player: _Player, rng: np.random.Generator, on: Small) -> tuple[int, float, float]:
    """Choose an action; leave in `on` what it leads to, and return the action, its value and the best one's."""
    actions = np.empty(MOST_ACTIONS, np.int64)
    after = np.empty(FIELDS, np.int64)
    tried = np.empty(MOST_SLOTS, np.int16)
    chosen, most, value, best = 0, -np.inf, 0.0, -np.inf
    for number in range(distinct_actions(game, actions)):
        after[:] = game
        apply_action(after, actions[number])
        worth = _value(after, game[SEAT], player, tried)
        best = max(best, worth)
        noisy = worth - player.noise * np.log(rng.standard_exponential()) if player.noise else worth
        if noisy > most:
            chosen, most, value = actions[number], noisy, worth
            on[:] = tried
    return chosen, value, best


@compiled
def _is_chance(game: Ints) -> bool:
    phase: int = game[PHASE]
    return phase in (DRAWING, REVEALING)


@compiled
def _play(
    players: int,
    editions: Ints,
    games: int,
    player: _Player,
    rng: np.random.Generator,
    trace: float,
    lesson: Lesson,
) -> int:
    """Play games one after the other; write what can be learned from them and return the number of samples."""
    game = np.empty(FIELDS, np.int64)
    seats, values, bests = np.empty(MOST_STEPS, np.int64), np.empty(MOST_STEPS), np.empty(MOST_STEPS)
    first = 0
    for _ in range(games):
        deal(game, players, editions, rng)
        steps = _Steps(lesson.slots[first:], seats, values, bests)
        last = first + _play_to_end(game, player, rng, steps)
        _write_returns(game, steps, trace, player.table, lesson.shares[first:last], lesson.leads[first:last])
        first = last
    return first


@compiled
def _play_to_end(game: Ints, player: _Player, rng: np.random.Generator, steps: _Steps) -> int:
    """Play a game that was just dealt; write its afterstates and return their number."""
    cards = np.empty(MOST_CARDS, np.int64)
    shuffle_supply(game, rng, cards)
    turned = count = 0
    is_new_round = True
    while game[PHASE] != OVER:
        if _is_chance(game):
            apply_outcome(game, cards[turned])
            turned += 1
        else:
            if is_new_round:
                # As every seat sees the beginning of a round: what is asked for at the end of one.
                for seat in range(game[PLAYERS]):
                    steps.seats[count] = seat
                    steps.values[count] = steps.bests[count] = _value(game, seat, player, steps.on[count])
                    count += 1
            steps.seats[count] = game[SEAT]
            action, steps.values[count], steps.bests[count] = _decide(game, player, rng, steps.on[count])
            count += 1
            apply_action(game, action)
        is_new_round = game[HAS_ROUND_ENDED] == 1
    return count


@compiled
def _write_returns(game: Ints, steps: _Steps, trace: float, table: Small, shares: Values, leads: Values) -> None:
    """Write the TD(lambda) return of each step of a game that is over, and its seat's lead; from the last one back."""
    returns = np.empty(SEATS)
    for seat in range(game[PLAYERS]):
        returns[seat] = win_share(game, seat, table)
    for number in range(len(shares) - 1, -1, -1):
        seat, value, best = steps.seats[number], steps.values[number], steps.bests[number]
        shares[number] = returns[seat]
        leads[number] = lead(game, seat, table)
        onward = (1 - trace) * value + trace * returns[seat]
        returns[seat] = best if best - value > FORGETS else onward


@compiled
def _best_action(game: Ints, net: Weights, table: Small, blocks: Layout, on: Small) -> int:
    """Choose at a glance."""
    actions = np.empty(MOST_ACTIONS, np.int64)
    count = distinct_actions(game, actions)
    chosen: int = actions[0]
    if count == 1:
        return chosen
    after = np.empty(FIELDS, np.int64)
    best = -np.inf
    for number in range(count):
        after[:] = game
        apply_action(after, actions[number])
        if after[PHASE] == OVER:
            worth = win_share(after, game[SEAT], table)
        else:
            worth = share(net, on, slots(after, game[SEAT], table, blocks, on))
        if worth > best:
            chosen, best = actions[number], worth
    return chosen


@compiled
def _compete(
    players: int,
    editions: Ints,
    one: Weights,
    others: Weights,
    table: Small,
    blocks: Layout,
    rng: np.random.Generator,
    shares: Values,
) -> None:
    game, cards = np.empty(FIELDS, np.int64), np.empty(MOST_CARDS, np.int64)
    on = np.empty(MOST_SLOTS, np.int16)
    for number in range(len(shares)):
        deal(game, players, editions, rng)
        shuffle_supply(game, rng, cards)
        turned = 0
        while game[PHASE] != OVER:
            if _is_chance(game):
                apply_outcome(game, cards[turned])
                turned += 1
            else:
                net = one if game[SEAT] == number % players else others
                apply_action(game, _best_action(game, net, table, blocks, on))
        shares[number] = win_share(game, number % players, table)
