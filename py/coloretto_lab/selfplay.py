"""Plays games of a net against itself or fixed nets and returns them as training data; knows nothing of training.

At each decision the net values every afterstate for the seat to act: the expected share of the win plus a little for
each point of lead, because early in a game points separate good actions that hardly change the share of the win. The
seat plays the best action by these values plus a little noise, so that games vary. The training targets of a seat's
afterstates are TD(lambda) returns: a mix of the outcome that the net expects after the seat's next decision and that of
the game. With rollouts (expert iteration), the expected share of the win is that of the same search as Expert's, so
that the net learns what the search finds, and the games are those of the stronger player.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from joblib import Parallel, delayed  # type: ignore[import-untyped]
from numpy.typing import NDArray

from coloretto.bots.nets.features import Layout, layout
from coloretto.bots.nets.net import POINTS_SCALE
from coloretto.compiled.compiling import compiled
from coloretto.compiled.games import (
    FIELDS,
    HAS_ROUND_ENDED,
    MAX_ACTIONS,
    MAX_CARDS,
    PHASE,
    PLAYERS,
    SEAT,
    SEATS,
    Int16s,
    Ints,
    apply_action,
    apply_outcome,
    deal,
    decks,
    distinct_actions,
    score_table,
    shuffle_supplies,
    shuffle_supply,
    win_share,
)
from coloretto.state import DRAWING, OVER, REVEALING
from coloretto_lab.compiled.features import MAX_ACTIVE, active_features
from coloretto_lab.compiled.net import Float32s, Floats, Weights, expected_outcome, expected_win_share
from coloretto_lab.compiled.outcome import OUTCOME_SIZE, write_outcome
from coloretto_lab.compiled.search import Ensemble, NetEvaluator, RolloutSettings, evaluate_actions

Flags: TypeAlias = NDArray[np.bool_]

TRACE_CUT: Final = 0.04
"""Loss of value by noise above which earlier returns use the best action's expected outcome, not the game's."""

POINT_VALUE: Final = 0.03
"""What a point of lead over the mean of the rivals usually adds to the value of an action, in shares of the win."""

PARTS: Final = 8
"""Parts into which the games are split, each with its own random numbers."""

MIN_ROLLOUTS: Final = 4
"""Rollouts of each action before the first are eliminated, where a net learns from them."""

MAX_NODES: Final = 1_000_000
"""Upper bound on the decisions of the rollouts for one decision."""

EVERY_SEAT: Final = -1

MAX_STEPS: Final = 320
"""Upper bound on the afterstates of a game."""


class TrainingBatch(NamedTuple):
    """Training samples: afterstates and their targets.

    features (samples, MAX_ACTIVE), padded with layout().feature_count; outcomes (samples, OUTCOME_SIZE), the returns.
    """

    features: Int16s
    outcomes: Float32s


class Rivals(NamedTuple):
    """Nets that play and do not learn: by rollouts with all of them, or without rollouts by the first one."""

    evaluators: Ensemble
    settings: RolloutSettings = RolloutSettings()


class _Player(NamedTuple):
    """The learner and its rivals, with the tables of their variant; the other fields are those of `play`."""

    net: Weights
    rivals: Rivals
    table: Int16s
    blocks: Layout
    noise: float
    point_value: float
    rollouts: int


class _Steps(NamedTuple):
    """The afterstates of a game in order: features, seat, and the outcome expected of the best action (OUTCOME_SIZE).

    is_cut: whether the seat chose a clearly worse action.
    """

    active: Int16s
    seats: Ints
    outcomes: Floats
    is_cut: Flags


def play(
    players: int,
    scoring: str,
    games: int,
    net: Weights,
    rng: np.random.Generator,
    noise: float,
    trace: float,
    rivals: Rivals | None = None,
    point_value: float = POINT_VALUE,
    rollouts: int = 0,
) -> TrainingBatch:
    """Play games to their end.

    noise: the scale of the noise of values. trace: the lambda of the returns. rivals: at all seats but one, their
    afterstates are not in the batch; by default the net plays, and learns, at every seat. point_value: what a point of
    lead over the mean of the rivals adds to the value of an action, in shares of the win. rollouts: the most for each
    action of a decision; 0: one-ply values.
    """
    opponents = rivals or one_ply_rivals(players, scoring, net)
    player = _Player(net, opponents, score_table(scoring), layout(players), noise, point_value, rollouts)
    active = np.full((games * MAX_STEPS, MAX_ACTIVE), player.blocks.feature_count, np.int16)
    outcomes = np.zeros((len(active), OUTCOME_SIZE), np.float32)
    batch = TrainingBatch(active, outcomes)
    count = _play(players, decks(players), games, player, rivals is not None, rng, trace, batch)
    return TrainingBatch(active[:count], outcomes[:count])


def play_in_parallel(
    players: int,
    scoring: str,
    games: int,
    net: Weights,
    seed: Sequence[int],
    noise: float,
    trace: float,
    rivals: Rivals | None = None,
    point_value: float = POINT_VALUE,
    rollouts: int = 0,
) -> TrainingBatch:
    """Play games like `play`, split over the current workers; the result does not depend on their number."""
    sizes = [len(part) for part in np.array_split(np.arange(games), PARTS)]
    rngs = [np.random.default_rng([*seed, part]) for part in range(PARTS)]
    batches = Parallel()(
        delayed(play)(players, scoring, size, net, rng, noise, trace, rivals, point_value, rollouts)
        for size, rng in zip(sizes, rngs, strict=True)
        if size
    )
    return TrainingBatch(
        np.concatenate([batch.features for batch in batches]),
        np.concatenate([batch.outcomes for batch in batches]),
    )


def one_ply_rivals(players: int, scoring: str, net: Weights) -> Rivals:
    """Return rivals that play by a net without rollouts."""
    return Rivals((NetEvaluator(net, score_table(scoring), layout(players), by_lead=False),))


def compete(players: int, scoring: str, games: int, net: Weights, rivals: Rivals, rng: np.random.Generator) -> Float32s:
    """Let a net play at one ply against rivals at all other seats, its seat rotating; return its share of each win."""
    shares = np.zeros(games, np.float32)
    _compete(players, decks(players), net, rivals, score_table(scoring), layout(players), rng, shares)
    return shares


@compiled
def _evaluate(game: Ints, seat: int, player: _Player, active: Int16s, outcome: Floats) -> None:
    """Write the expected outcome of an afterstate for a seat, and its features to `active`."""
    count = active_features(game, seat, player.table, player.blocks, active)
    active[count:] = player.blocks.feature_count
    if game[PHASE] == OVER:
        write_outcome(game, seat, player.table, outcome)
    else:
        expected_outcome(player.net, active, count, outcome)


@compiled
def _value(outcome: Floats, point_value: float) -> float:
    value: float = outcome[0] + point_value * POINTS_SCALE * outcome[3]
    return value


@compiled
def _choose(
    game: Ints, player: _Player, rng: np.random.Generator, active: Int16s, best_outcome: Floats
) -> tuple[int, bool]:
    """Choose an action and write the features after it to `active`, and the expected outcome of the best action.

    Return the action, and whether it is clearly worse than the best one.
    """
    actions = np.empty(MAX_ACTIONS, np.int64)
    after = np.empty(FIELDS, np.int64)
    candidate, outcome = np.empty(MAX_ACTIVE, np.int16), np.empty(OUTCOME_SIZE)
    chosen, best_noisy, chosen_value, best_value = 0, -np.inf, 0.0, -np.inf
    count = distinct_actions(game, actions)
    shares = np.empty(0)
    if player.rollouts and count > 1:
        evaluator = NetEvaluator(player.net, player.table, player.blocks, False)
        shares = _searched_shares(game, (evaluator,), RolloutSettings(player.rollouts, MIN_ROLLOUTS), rng)[0]
    for number in range(count):
        after[:] = game
        apply_action(after, actions[number])
        _evaluate(after, game[SEAT], player, candidate, outcome)
        if len(shares):
            outcome[0] = shares[number]
        value = _value(outcome, player.point_value)
        if value > best_value:
            best_value = value
            best_outcome[:] = outcome
        noisy = value - player.noise * np.log(rng.standard_exponential()) if player.noise else value
        if noisy > best_noisy:
            chosen, best_noisy, chosen_value = actions[number], noisy, value
            active[:] = candidate
    return chosen, best_value - chosen_value > TRACE_CUT


@compiled
def _searched_shares(
    game: Ints, evaluators: Ensemble, settings: RolloutSettings, rng: np.random.Generator
) -> tuple[Floats, Flags]:
    """Return the share of the win by rollouts for each distinct action, and whether it was not eliminated."""
    orders = np.empty((settings.rollouts, MAX_CARDS), np.int64)
    shuffle_supplies(game, rng, orders)
    shares, is_racing = np.zeros(MAX_ACTIONS), np.zeros(MAX_ACTIONS, np.bool_)
    evaluate_actions(game, evaluators, orders, settings, MAX_NODES, shares, is_racing)
    return shares, is_racing


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
    has_rivals: bool,
    rng: np.random.Generator,
    trace: float,
    batch: TrainingBatch,
) -> int:
    """Play games in sequence; write their samples and return the number of samples."""
    game = np.empty(FIELDS, np.int64)
    seats, is_cut = np.empty(MAX_STEPS, np.int64), np.empty(MAX_STEPS, np.bool_)
    outcomes = np.empty((MAX_STEPS, OUTCOME_SIZE))
    first = 0
    for number in range(games):
        deal(game, players, editions, rng)
        steps = _Steps(batch.features[first:], seats, outcomes, is_cut)
        learner = number % players if has_rivals else EVERY_SEAT
        last = first + _play_to_end(game, player, learner, rng, steps)
        _write_returns(game, steps, trace, player.table, batch.outcomes[first:last])
        first = last
    return first


@compiled
def _play_to_end(game: Ints, player: _Player, learner: int, rng: np.random.Generator, steps: _Steps) -> int:
    """Play a dealt game to its end; write the learner's afterstates and return their number."""
    cards, active = np.empty(MAX_CARDS, np.int64), np.empty(MAX_ACTIVE, np.int16)
    shuffle_supply(game, rng, cards)
    revealed = count = 0
    is_new_round = True
    while game[PHASE] != OVER:
        if _is_chance(game):
            apply_outcome(game, cards[revealed])
            revealed += 1
        else:
            if is_new_round:
                # Rollouts value the start of a round for every seat, so the net must learn it.
                for seat in range(game[PLAYERS]):
                    if learner in (EVERY_SEAT, seat):
                        steps.seats[count] = seat
                        steps.is_cut[count] = False
                        _evaluate(game, seat, player, steps.active[count], steps.outcomes[count])
                        count += 1
            if learner in (EVERY_SEAT, game[SEAT]):
                steps.seats[count] = game[SEAT]
                action, steps.is_cut[count] = _choose(game, player, rng, steps.active[count], steps.outcomes[count])
                count += 1
            else:
                action = _rival_action(game, player.rivals, rng, active)
            apply_action(game, action)
        is_new_round = game[HAS_ROUND_ENDED] == 1
    return count


@compiled
def _write_returns(game: Ints, steps: _Steps, trace: float, table: Int16s, outcomes: Float32s) -> None:
    """Write the TD(lambda) return of each step of a finished game, from the last one back."""
    returns = np.empty((SEATS, OUTCOME_SIZE))
    for seat in range(game[PLAYERS]):
        write_outcome(game, seat, table, returns[seat])
    for number in range(len(outcomes) - 1, -1, -1):
        seat = steps.seats[number]
        outcomes[number] = returns[seat]
        weight = 0.0 if steps.is_cut[number] else trace
        for part in range(OUTCOME_SIZE):
            returns[seat, part] = (1 - weight) * steps.outcomes[number, part] + weight * returns[seat, part]


@compiled
def _rival_action(game: Ints, rivals: Rivals, rng: np.random.Generator, active: Int16s) -> int:
    evaluator = rivals.evaluators[0]
    if rivals.settings.rollouts == 0:
        return _greedy_action(game, evaluator.net, evaluator.table, evaluator.blocks, active)
    actions = np.empty(MAX_ACTIONS, np.int64)
    count = distinct_actions(game, actions)
    best = 0
    if count > 1:
        shares, is_racing = _searched_shares(game, rivals.evaluators, rivals.settings, rng)
        for number in range(count):
            if is_racing[number] and (not is_racing[best] or shares[number] > shares[best]):
                best = number
    chosen: int = actions[best]
    return chosen


@compiled
def _greedy_action(game: Ints, net: Weights, table: Int16s, blocks: Layout, active: Int16s) -> int:
    """Return the action with the best value, without noise."""
    actions = np.empty(MAX_ACTIONS, np.int64)
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
            value = win_share(after, game[SEAT], table)
        else:
            value = expected_win_share(net, active, active_features(after, game[SEAT], table, blocks, active))
        if value > best:
            chosen, best = actions[number], value
    return chosen


@compiled
def _compete(
    players: int,
    editions: Ints,
    net: Weights,
    rivals: Rivals,
    table: Int16s,
    blocks: Layout,
    rng: np.random.Generator,
    shares: Float32s,
) -> None:
    game, cards = np.empty(FIELDS, np.int64), np.empty(MAX_CARDS, np.int64)
    active = np.empty(MAX_ACTIVE, np.int16)
    for number in range(len(shares)):
        deal(game, players, editions, rng)
        shuffle_supply(game, rng, cards)
        revealed = 0
        while game[PHASE] != OVER:
            if _is_chance(game):
                apply_outcome(game, cards[revealed])
                revealed += 1
            else:
                if game[SEAT] == number % players:
                    action = _greedy_action(game, net, table, blocks, active)
                else:
                    action = _rival_action(game, rivals, rng, active)
                apply_action(game, action)
        shares[number] = win_share(game, number % players, table)
