"""What the strongest bots do, compiled: one ply, and rollouts of what is promising; knows no levels.

`coloretto.bots.one_ply` and `coloretto.bots.rollout`, tested to come to the same values at as many nodes.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

import coloretto.bots
from coloretto.bots.features import VERSION, Layout, layout
from coloretto.bots.net import integers_from_bytes
from coloretto.bots.rollout import ELIMINATION_Z, PRIOR_WEIGHT
from coloretto.cards import KINDS, Variant
from coloretto.errors import ColorettoError
from coloretto.state import DRAWING, OVER, PLACE, REVEALING
from coloretto_lab.compiled.features import MOST_SLOTS, slots
from coloretto_lab.compiled.games import (
    FIELDS,
    HAS_ROUND_ENDED,
    LEFT,
    MOST_ACTIONS,
    PHASE,
    SEAT,
    SUPPLY,
    Ints,
    Small,
    apply_action,
    apply_outcome,
    distinct_actions,
    lead,
    score_table,
    win_share,
)
from coloretto_lab.compiled.net import Floats, Weights, expected_lead, share, weights_from_integers
from coloretto_lab.compiling import compiled

WEIGHTS: Final = Path(coloretto.bots.__file__).parent / "weights"
"""The folder of the nets that are shipped."""


Flags: TypeAlias = NDArray[np.bool_]


class Valuer(NamedTuple):
    """What values states: a net, and the tables of its variant. by_lead: in points of lead, not shares of the win."""

    net: Weights
    table: Small
    blocks: Layout
    by_lead: bool


class Trying(NamedTuple):
    """How actions are tried out: what `RolloutBot` has under these names, or nothing of it."""

    rollouts: int = 0
    min_rollouts: int = 0
    rounds: int = 0
    prune_margin: float = 0.0


@lru_cache(maxsize=64)
def valuer_of(variant: Variant, weights: Path = WEIGHTS, by_lead: bool = False) -> Valuer:
    """Take a variant's net from a folder. Raises WeightsError, and ColorettoError where there is none."""
    name, blocks = f"{variant.players}-{variant.scoring}", layout(variant.players)
    try:
        data = (weights / f"{name}.bin").read_bytes()
    except OSError as error:
        raise ColorettoError(f"there are no weights for {name}: {error}") from error
    _, integers = integers_from_bytes(data, name, VERSION, blocks.feature_count)
    net = weights_from_integers(blocks.feature_count, integers)
    return Valuer(net, score_table(variant.scoring), blocks, by_lead)


@compiled
def race(game: Ints, valuer: Valuer, orders: Ints, trying: Trying, nodes: int, worth: Floats, racing: Flags) -> int:
    """Value the distinct actions at one ply and by rollouts, one for each of the `orders` of cards at most.

    Writes what each is worth and whether it is still in the race; returns how many nodes that took.
    """
    actions = np.empty(MOST_ACTIONS, np.int64)
    count = distinct_actions(game, actions)
    spent = look(game, valuer, worth)
    racing[:count] = worth[:count] >= worth[:count].max() - trying.prune_margin
    trials = np.zeros((count, len(orders)))
    tried = np.zeros(count, np.int64)
    sums = worth[:count] * PRIOR_WEIGHT
    for trial in range(len(orders)):
        if racing[:count].sum() == 1:
            break
        rounds = 1 if trial < trying.min_rollouts else trying.rounds
        looked, is_enough = _try_racing(
            game, actions, orders[trial], rounds, nodes - spent, valuer, racing, trials[:, trial]
        )
        spent += looked
        if not is_enough:
            break
        for number in range(count):
            if racing[number]:
                sums[number] += trials[number, trial]
                tried[number] += 1
        if trial + 1 >= trying.min_rollouts:
            _drop_those_behind(trials, trial + 1, sums, racing)
    for number in range(count):
        if tried[number]:
            worth[number] = sums[number] / (PRIOR_WEIGHT + tried[number])
    return spent


@compiled
def _try_racing(
    game: Ints, actions: Ints, cards: Ints, rounds: int, nodes: int, valuer: Valuer, racing: Flags, into: Floats
) -> tuple[int, bool]:
    """Roll out each racing action on the same cards; return how many nodes that took and whether they sufficed."""
    after, on = np.empty(FIELDS, np.int64), np.empty(MOST_SLOTS, np.int16)
    spent = 0
    for number in range(len(into)):
        if racing[number]:
            after[:] = game
            into[number], looked = _roll_out(after, actions[number], cards, rounds, nodes - spent, valuer, on)
            spent += looked
            if into[number] < 0:
                return spent, False
    return spent, True


@compiled
def _drop_those_behind(trials: Floats, count: int, sums: Floats, racing: Flags) -> None:
    """Let those leave the race that are clearly behind the one with the highest sum."""
    best = -1
    for number in range(len(sums)):
        if racing[number] and (best < 0 or sums[number] > sums[best]):
            best = number
    for number in range(len(sums)):
        if racing[number] and number != best and _is_clearly_behind(trials[best], trials[number], count):
            racing[number] = False


@compiled
def look(game: Ints, valuer: Valuer, worth: Floats) -> int:
    """Value the distinct actions at one ply, a draw weighed over its outcomes; tell how many states were looked at."""
    seat = game[SEAT]
    actions = np.empty(MOST_ACTIONS, np.int64)
    after, on = np.empty(FIELDS, np.int64), np.empty(MOST_SLOTS, np.int16)
    spent = 0
    for number in range(distinct_actions(game, actions)):
        after[:] = game
        apply_action(after, actions[number])
        if after[PHASE] == DRAWING or after[PHASE] == REVEALING:
            worth[number], looked = _expected(after, seat, valuer, on)
            spent += looked
        else:
            worth[number] = _worth(after, seat, valuer, on)
            spent += 1
    return spent


@compiled
def _is_clearly_behind(best: Floats, other: Floats, count: int) -> bool:
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
def _worth(game: Ints, seat: int, valuer: Valuer, on: Small) -> float:
    if game[PHASE] == OVER:
        return lead(game, seat, valuer.table) if valuer.by_lead else win_share(game, seat, valuer.table)
    count = slots(game, seat, valuer.table, valuer.blocks, on)
    return expected_lead(valuer.net, on, count) if valuer.by_lead else share(valuer.net, on, count)


@compiled
def _expected(game: Ints, seat: int, valuer: Valuer, on: Small) -> tuple[float, int]:
    """Weigh a chance node over its outcomes, a drawn card placed best; tell how many states were looked at."""
    actions = np.empty(MOST_ACTIONS, np.int64)
    turned, after = np.empty(FIELDS, np.int64), np.empty(FIELDS, np.int64)
    total, looked = 0.0, 0
    for card in range(KINDS):
        count = game[SUPPLY] >> 4 * card & 15
        if count:
            turned[:] = game
            apply_outcome(turned, card)
            best = -np.inf
            if turned[PHASE] == PLACE:
                for number in range(distinct_actions(turned, actions)):
                    after[:] = turned
                    apply_action(after, actions[number])
                    best = max(best, _worth(after, seat, valuer, on))
                    looked += 1
            else:
                best = _worth(turned, seat, valuer, on)
                looked += 1
            total += count / game[LEFT] * best
    return total, looked


@compiled
def _roll_out(
    game: Ints, action: int, cards: Ints, rounds: int, nodes: int, valuer: Valuer, on: Small
) -> tuple[float, int]:
    """Play an action and the rest of some rounds, in place: the mean worth of their ends, or -1 when nodes run out."""
    seat = game[SEAT]
    actions, after = np.empty(MOST_ACTIONS, np.int64), np.empty(FIELDS, np.int64)
    apply_action(game, action)
    total = 0.0
    turned = decided = ends = 0
    while True:
        if game[HAS_ROUND_ENDED]:
            total += _worth(game, seat, valuer, on)
            ends += 1
            if ends == rounds or game[PHASE] == OVER:
                return total / ends, decided
        if game[PHASE] == DRAWING or game[PHASE] == REVEALING:
            apply_outcome(game, cards[turned])
            turned += 1
            continue
        if decided == nodes:
            return -1.0, decided
        decided += 1
        count = distinct_actions(game, actions)
        chosen, best = 0, -1.0
        if count > 1:
            # In the order of MutableState.equivalent_actions: a draw comes last.
            for step in range(count):
                number = (step + 1) % count if actions[0] == 0 else step
                after[:] = game
                apply_action(after, actions[number])
                worth = _worth(after, game[SEAT], valuer, on)
                if worth > best:
                    chosen, best = number, worth
        apply_action(game, actions[chosen])
