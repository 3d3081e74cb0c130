"""The strongest bots, compiled: the same choices many times as fast, for arenas of thousands of deals.

They are told what they are by the bots that they stand for, and look at as many nodes. Tested to value as those do.
"""

from random import Random
from typing import Final, NamedTuple

import numpy as np

from coloretto.bots import bot_from_name
from coloretto.bots.base import Bot, Choice, Limit, Thinking, at_once, best_action
from coloretto.bots.core import Core
from coloretto.bots.endgame import MOST_OF_A_CARD
from coloretto.bots.exact import ExactBot
from coloretto.bots.net import integers_from_bytes
from coloretto.bots.one_ply import OnePlyBot
from coloretto.bots.rollout import CLEARLY, PRIOR, PROMISING, RolloutBot
from coloretto.bots.sides import SideBot
from coloretto.bots.styles import StyledBot
from coloretto.cards import KINDS, SCORINGS, Variant
from coloretto.errors import ColorettoError
from coloretto.features import VERSION, layout
from coloretto.files import data_file
from coloretto.rules import is_last_round, legal_actions
from coloretto.state import DRAWING, OVER, PLACE, REVEALING, State
from coloretto_lab.compiled_exact import room_left, solve
from coloretto_lab.compiled_features import MOST_SLOTS, blocks_of, slots
from coloretto_lab.compiled_games import (
    FIELDS,
    HAS_ROUND_ENDED,
    LEFT,
    MOST_ACTIONS,
    MOST_CARDS,
    PHASE,
    SEAT,
    SUPPLY,
    Ints,
    Small,
    apply_action,
    apply_outcome,
    distinct_actions,
    game_from_state,
    score_table,
    shuffle_supply,
    win_share,
)
from coloretto_lab.compiled_net import Floats, Weights, share, weights_from_integers
from coloretto_lab.compiling import compiled

_MOST_NODES: Final = 1_000_000


class Valuer(NamedTuple):
    """What values states: a net, and the tables of its variant."""

    net: Weights
    table: Small
    blocks: Ints


def compiled_bot(name: str) -> Bot:
    """Give the bot of a name, compiled. Raises ColorettoError for those that are not."""
    bot = bot_from_name(name)
    if isinstance(bot, StyledBot):
        return StyledBot(CompiledBot(bot.inner), bot.liking, bot.tolerance)
    return CompiledBot(bot)


class Trying(NamedTuple):
    """How actions are tried out: what `RolloutBot` has under these names, or nothing of it."""

    rollouts: int = 0
    first_cut: int = 0
    rounds: int = 0


class CompiledBot:
    """Stands for a bot of one ply, with rollouts or not, with exact ends or not. Raises ColorettoError for others."""

    def __init__(self, bot: Bot) -> None:
        self._nodes_of_exact = self._room = 0
        if isinstance(bot, ExactBot):
            self._nodes_of_exact, self._room, bot = bot.nodes, bot.room, bot.inner
        by_side = bot.by_side if isinstance(bot, SideBot) else dict.fromkeys(SCORINGS, bot)
        self._trying = {side: _trying_of(inner) for side, inner in by_side.items()}
        self._valuers: dict[Variant, Valuer] = {}

    def think(self, state: State, limit: Limit, rng: Random) -> Thinking:
        """Choose as the bot itself would."""
        actions = legal_actions(state)
        if len(actions) == 1:
            return at_once(Choice(actions[0], {}, 0))
        game = game_from_state(state)
        valuer = self._valuers.get(state.variant)
        if valuer is None:
            valuer = self._valuers[state.variant] = valuer_of(state.variant)
        nodes = _MOST_NODES if limit.nodes is None else limit.nodes
        distinct = np.empty(MOST_ACTIONS, np.int64)
        count = distinct_actions(game, distinct)
        worth = np.zeros(MOST_ACTIONS)
        spent = 0
        if self._nodes_of_exact and is_last_round(state) and room_left(game) <= self._room:
            most_of_a_card = MOST_OF_A_CARD[state.variant.scoring]
            spent = solve(game, valuer.table, most_of_a_card, min(self._nodes_of_exact, nodes // 2), worth)
            if spent >= 0:
                return at_once(self._choice(state, distinct[:count], worth, range(count), spent, rng))
            spent = -spent
        trying = self._trying[state.variant.scoring]
        generator = np.random.default_rng(rng.getrandbits(64))
        orders = np.empty((trying.rollouts, MOST_CARDS), np.int64)
        for number in range(trying.rollouts):
            shuffle_supply(game, generator, orders[number])
        racing = np.zeros(MOST_ACTIONS, np.bool_)
        spent += race(game, valuer, orders, trying.first_cut, trying.rounds, nodes - spent, worth, racing)
        return at_once(self._choice(state, distinct[:count], worth, np.nonzero(racing)[0].tolist(), spent, rng))

    def _choice(
        self, state: State, distinct: Ints, worth: Floats, among: "range | list[int]", nodes: int, rng: Random
    ) -> Choice:
        by_action = {int(action): float(value) for action, value in zip(distinct, worth, strict=False)}
        values = {action: by_action[alike[0]] for alike in Core(state).alike_actions() for action in alike}
        best = {int(distinct[number]): by_action[int(distinct[number])] for number in among}
        return Choice(best_action(list(best), best, rng), values, nodes)


def _trying_of(bot: Bot) -> Trying:
    if isinstance(bot, RolloutBot):
        return Trying(bot.rollouts, bot.first_cut, bot.rounds)
    if isinstance(bot, OnePlyBot):
        return Trying()
    raise ColorettoError("only bots of one ply are compiled: expert, master, one-ply and rollouts")


def valuer_of(variant: Variant) -> Valuer:
    """Take the shipped net of a variant."""
    name, slots = f"{variant.players}-{variant.scoring}", layout(variant.players).slots
    _, integers = integers_from_bytes(data_file(f"bots/weights/{name}.bin"), name, VERSION, slots)
    weights = weights_from_integers(slots, integers)
    return Valuer(weights, score_table(variant.scoring), blocks_of(variant.players))


@compiled
def race(
    game: Ints,
    valuer: Valuer,
    orders: Ints,
    first_cut: int,
    rounds: int,
    nodes: int,
    worth: Floats,
    racing: "np.ndarray[tuple[int], np.dtype[np.bool_]]",
) -> int:
    """Value the distinct actions at one ply and by rollouts, one for each of the `orders` of cards at most.

    Writes what each is worth and whether it is still in the race, and tells how many nodes that took.
    """
    seat = game[SEAT]
    actions = np.empty(MOST_ACTIONS, np.int64)
    count = distinct_actions(game, actions)
    after, on = np.empty(FIELDS, np.int64), np.empty(MOST_SLOTS, np.int16)
    spent = 0
    most = -1.0
    for number in range(count):
        after[:] = game
        apply_action(after, actions[number])
        if after[PHASE] == DRAWING or after[PHASE] == REVEALING:
            worth[number], looked = _expected(after, seat, valuer, on)
            spent += looked
        else:
            worth[number] = _worth(after, seat, valuer, on)
            spent += 1
        most = max(most, worth[number])
    left = 0
    for number in range(count):
        racing[number] = worth[number] >= most - PROMISING
        left += racing[number]
    if not len(orders) or left == 1:
        if not len(orders):
            for number in range(count):
                racing[number] = worth[number] == most
        return spent
    trials = np.zeros((MOST_ACTIONS, len(orders)))
    tried = np.zeros(MOST_ACTIONS, np.int64)
    sums = worth * PRIOR
    shares = np.zeros(MOST_ACTIONS)
    for trial in range(len(orders)):
        if left == 1:
            break
        is_enough = True
        for number in range(count):
            if racing[number]:
                after[:] = game
                played = 1 if trial < first_cut else rounds
                left_over = nodes - spent
                shares[number], looked = _roll_out(after, actions[number], orders[trial], played, left_over, valuer, on)
                spent += looked
                if shares[number] < 0:
                    is_enough = False
                    break
        if not is_enough:
            break
        best = -1
        for number in range(count):
            if racing[number]:
                trials[number, trial] = shares[number]
                sums[number] += shares[number]
                tried[number] += 1
                if best < 0 or sums[number] > sums[best]:
                    best = number
        if trial + 1 >= first_cut:
            for number in range(count):
                if racing[number] and number != best and _is_clearly_behind(trials[best], trials[number], trial + 1):
                    racing[number] = False
                    left -= 1
    for number in range(count):
        worth[number] = sums[number] / (PRIOR + tried[number]) if tried[number] else worth[number]
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
    is_behind: bool = mean > CLEARLY * np.sqrt(variance / (count - 1) / count)
    return is_behind


@compiled
def _worth(game: Ints, seat: int, valuer: Valuer, on: Small) -> float:
    if game[PHASE] == OVER:
        return win_share(game, seat, valuer.table)
    return share(valuer.net, on, slots(game, seat, valuer.table, valuer.blocks, on))


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
            best = -1.0
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
            # In the order of Core.alike_actions: a draw comes last.
            for step in range(count):
                number = (step + 1) % count if actions[0] == 0 else step
                after[:] = game
                apply_action(after, actions[number])
                worth = _worth(after, game[SEAT], valuer, on)
                if worth > best:
                    chosen, best = number, worth
        apply_action(game, actions[chosen])
