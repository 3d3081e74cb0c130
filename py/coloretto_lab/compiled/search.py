"""One-ply search and rollouts of promising actions, compiled; knows nothing of levels.

The compiled forms of `coloretto.bots.search.one_ply` and `coloretto.bots.search.rollout`, tested to return the same
values for the same number of nodes.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

import coloretto.bots
from coloretto.bots.nets.evaluator import net_name
from coloretto.bots.nets.features import VERSION, Layout, layout
from coloretto.bots.nets.net import integers_from_bytes, others_file, split_nets
from coloretto.bots.search.rollout import ELIMINATION_Z, POINT_WEIGHT, PRIOR_WEIGHT
from coloretto.cards import KINDS, Variant
from coloretto.compiled.compiling import compiled
from coloretto.compiled.games import (
    FIELDS,
    HAS_ROUND_ENDED,
    MAX_ACTIONS,
    PHASE,
    SEAT,
    SUPPLY,
    SUPPLY_SIZE,
    Int16s,
    Ints,
    apply_action,
    apply_outcome,
    distinct_actions,
    lead,
    score_table,
    win_share,
)
from coloretto.errors import ColorettoError
from coloretto.state import DRAWING, OVER, PLACE, REVEALING
from coloretto_lab.compiled.features import MAX_ACTIVE, active_features
from coloretto_lab.compiled.net import (
    Floats,
    Weights,
    expected_lead,
    expected_win_share,
    expected_win_share_and_lead,
    weights_from_integers,
)

WEIGHTS: Final = Path(coloretto.bots.__file__).parent / "weights"
"""The folder of the shipped nets."""

Flags: TypeAlias = NDArray[np.bool_]


class NetEvaluator(NamedTuple):
    """A net with the tables of its variant. by_lead: values are leads in points, not shares of the win."""

    net: Weights
    table: Int16s
    blocks: Layout
    by_lead: bool


Ensemble: TypeAlias = tuple[NetEvaluator, ...]


class RolloutSettings(NamedTuple):
    """The settings of a `RolloutBot`, by the same names; by default there are no rollouts."""

    rollouts: int = 0
    min_rollouts: int = 0


@lru_cache(maxsize=64)
def net_evaluator(variant: Variant, weights: Path = WEIGHTS, by_lead: bool = False) -> NetEvaluator:
    """Load the net of a variant from a folder. Raises WeightsError, or ColorettoError if there is no such file."""
    name = net_name(variant)
    try:
        data = (weights / f"{name}.bin").read_bytes()
    except OSError as error:
        raise ColorettoError(f"there are no weights for {name}: {error}") from error
    return _evaluator(variant, data, by_lead)


@lru_cache(maxsize=64)
def ensemble(variant: Variant, weights: Path = WEIGHTS) -> Ensemble:
    """Load all nets of a variant from a folder, that of `net_evaluator` first. Raises the same errors."""
    file = weights / others_file(net_name(variant))
    others = split_nets(file.read_bytes(), layout(variant.players).feature_count) if file.exists() else ()
    return net_evaluator(variant, weights), *(_evaluator(variant, data) for data in others)


def _evaluator(variant: Variant, data: bytes, by_lead: bool = False) -> NetEvaluator:
    blocks = layout(variant.players)
    _, integers = integers_from_bytes(data, net_name(variant), VERSION, blocks.feature_count)
    net = weights_from_integers(blocks.feature_count, integers)
    return NetEvaluator(net, score_table(variant.scoring), blocks, by_lead)


@compiled
def evaluate_actions(
    game: Ints,
    evaluators: Ensemble,
    orders: Ints,
    settings: RolloutSettings,
    nodes: int,
    values: Floats,
    is_racing: Flags,
) -> int:
    """Value the distinct actions at one ply and by rollouts, at most one per order of the cards, the nets in turn.

    Write each action's value, and whether it is still racing: not eliminated by rollouts. Return the number of nodes.
    """
    actions = np.empty(MAX_ACTIONS, np.int64)
    count = distinct_actions(game, actions)
    spent = mean_one_ply_values(game, evaluators, values)
    is_racing[:count] = True
    trials = np.zeros((count, len(orders)))
    trial_counts = np.zeros(count, np.int64)
    sums = values[:count] * PRIOR_WEIGHT
    for trial in range(len(orders)):
        if is_racing[:count].sum() == 1:
            break
        evaluator = evaluators[trial % len(evaluators)]
        evaluated, sufficed = _roll_out_racing(
            game, actions, orders[trial], nodes - spent, evaluator, is_racing, trials[:, trial]
        )
        spent += evaluated
        if not sufficed:
            break
        for number in range(count):
            if is_racing[number]:
                sums[number] += trials[number, trial]
                trial_counts[number] += 1
        if trial + 1 >= settings.min_rollouts:
            _eliminate(trials, trial + 1, sums, is_racing)
    for number in range(count):
        if trial_counts[number]:
            values[number] = sums[number] / (PRIOR_WEIGHT + trial_counts[number])
    return spent


@compiled
def _roll_out_racing(
    game: Ints,
    actions: Ints,
    cards: Ints,
    nodes: int,
    evaluator: NetEvaluator,
    is_racing: Flags,
    results: Floats,
) -> tuple[int, bool]:
    """Roll out each racing action on the same cards; return the number of nodes and whether they sufficed."""
    after, active = np.empty(FIELDS, np.int64), np.empty(MAX_ACTIVE, np.int16)
    spent = 0
    for number in range(len(results)):
        if is_racing[number]:
            after[:] = game
            results[number], evaluated = _roll_out(after, actions[number], cards, nodes - spent, evaluator, active)
            spent += evaluated
            if results[number] < 0:
                return spent, False
    return spent, True


@compiled
def _eliminate(trials: Floats, count: int, sums: Floats, is_racing: Flags) -> None:
    """Eliminate the actions that are clearly worse than the one with the highest sum."""
    best = -1
    for number in range(len(sums)):
        if is_racing[number] and (best < 0 or sums[number] > sums[best]):
            best = number
    for number in range(len(sums)):
        if is_racing[number] and number != best and _is_clearly_worse(trials[best], trials[number], count):
            is_racing[number] = False


@compiled
def mean_one_ply_values(game: Ints, evaluators: Ensemble, values: Floats) -> int:
    """Write the mean one-ply values by several nets; return the number of states evaluated."""
    by_one = np.zeros(MAX_ACTIONS)
    values[:] = 0.0
    spent = 0
    for evaluator in evaluators:
        spent += one_ply_values(game, evaluator, by_one)
        values += by_one / len(evaluators)
    return spent


@compiled
def one_ply_values(game: Ints, evaluator: NetEvaluator, values: Floats) -> int:
    """Write the one-ply values of the distinct actions and return the number of states evaluated."""
    seat = game[SEAT]
    actions = np.empty(MAX_ACTIONS, np.int64)
    after, active = np.empty(FIELDS, np.int64), np.empty(MAX_ACTIVE, np.int16)
    spent = 0
    for number in range(distinct_actions(game, actions)):
        after[:] = game
        apply_action(after, actions[number])
        if after[PHASE] == DRAWING or after[PHASE] == REVEALING:
            values[number], evaluated = _expected(after, seat, evaluator, active)
            spent += evaluated
        else:
            values[number] = _value(after, seat, evaluator, active)
            spent += 1
    return spent


@compiled
def _is_clearly_worse(best: Floats, other: Floats, count: int) -> bool:
    mean = 0.0
    for number in range(count):
        mean += best[number] - other[number]
    mean /= count
    variance = 0.0
    for number in range(count):
        variance += (best[number] - other[number] - mean) ** 2
    is_behind: bool = mean > ELIMINATION_Z * np.sqrt(variance / (count - 1) / count)
    return is_behind


@compiled
def _value(game: Ints, seat: int, evaluator: NetEvaluator, active: Int16s) -> float:
    if game[PHASE] == OVER:
        return lead(game, seat, evaluator.table) if evaluator.by_lead else win_share(game, seat, evaluator.table)
    count = active_features(game, seat, evaluator.table, evaluator.blocks, active)
    if evaluator.by_lead:
        return expected_lead(evaluator.net, active, count)
    return expected_win_share(evaluator.net, active, count)


@compiled
def _preference(game: Ints, seat: int, evaluator: NetEvaluator, active: Int16s) -> float:
    """Return the value of a state after a decision in a rollout for the seat that decided."""
    if game[PHASE] == OVER:
        return win_share(game, seat, evaluator.table) + POINT_WEIGHT * lead(game, seat, evaluator.table)
    count = active_features(game, seat, evaluator.table, evaluator.blocks, active)
    share, points = expected_win_share_and_lead(evaluator.net, active, count)
    value: float = share + POINT_WEIGHT * points
    return value


@compiled
def _expected(game: Ints, seat: int, evaluator: NetEvaluator, active: Int16s) -> tuple[float, int]:
    """Return the mean value of a chance node, each drawn card in its best row, and the number of states evaluated."""
    actions = np.empty(MAX_ACTIONS, np.int64)
    revealed, after = np.empty(FIELDS, np.int64), np.empty(FIELDS, np.int64)
    total, evaluated = 0.0, 0
    for card in range(KINDS):
        count = game[SUPPLY] >> 4 * card & 15
        if count:
            revealed[:] = game
            apply_outcome(revealed, card)
            best = -np.inf
            if revealed[PHASE] == PLACE:
                for number in range(distinct_actions(revealed, actions)):
                    after[:] = revealed
                    apply_action(after, actions[number])
                    best = max(best, _value(after, seat, evaluator, active))
                    evaluated += 1
            else:
                best = _value(revealed, seat, evaluator, active)
                evaluated += 1
            total += count / game[SUPPLY_SIZE] * best
    return total, evaluated


@compiled
def _roll_out(
    game: Ints, action: int, cards: Ints, nodes: int, evaluator: NetEvaluator, active: Int16s
) -> tuple[float, int]:
    """Play an action and the rest of the round, in place.

    Return the value of the round's end (-1 if the nodes did not suffice), and the number of nodes.
    """
    seat = game[SEAT]
    actions, after = np.empty(MAX_ACTIONS, np.int64), np.empty(FIELDS, np.int64)
    apply_action(game, action)
    revealed = decided = 0
    while True:
        if game[HAS_ROUND_ENDED]:
            return _value(game, seat, evaluator, active), decided
        if game[PHASE] == DRAWING or game[PHASE] == REVEALING:
            apply_outcome(game, cards[revealed])
            revealed += 1
            continue
        if decided >= nodes:
            return -1.0, decided
        decided += 1
        count = distinct_actions(game, actions)
        chosen, best = 0, -np.inf
        if count > 1:
            # In the order of MutableState.equivalent_actions: a draw comes last.
            for step in range(count):
                number = (step + 1) % count if actions[0] == 0 else step
                after[:] = game
                apply_action(after, actions[number])
                value = _preference(after, game[SEAT], evaluator, active)
                if value > best:
                    chosen, best = number, value
        apply_action(game, actions[chosen])
