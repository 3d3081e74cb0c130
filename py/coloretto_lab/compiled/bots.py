"""Compiled forms of the bots, many times faster, for arenas of thousands of deals.

Each is configured from the Python bot that it replaces. Tests check that both evaluate the same number of nodes and
return the same values.
"""

from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from coloretto.bots.base import Bot, Choice, Limit, Task, best_action, completed
from coloretto.bots.fallible import FallibleBot
from coloretto.bots.mutable_state import MutableState
from coloretto.bots.names import bot_from_name
from coloretto.bots.search.endgame import MAX_GAIN_PER_CARD
from coloretto.bots.search.exact import ExactBot, best_actions
from coloretto.bots.search.one_ply import OnePlyBot
from coloretto.bots.search.rollout import RolloutBot
from coloretto.bots.styles import StyledBot
from coloretto.compiled.games import (
    AREAS,
    MAX_ACTIONS,
    MAX_CARDS,
    Ints,
    distinct_actions,
    game_from_state,
    shuffle_supplies,
)
from coloretto.errors import ColorettoError, quote
from coloretto.rules import is_last_round, legal_actions
from coloretto.state import Action, State, room_left
from coloretto_lab.compiled.exact import solve
from coloretto_lab.compiled.net import Floats
from coloretto_lab.compiled.search import (
    WEIGHTS,
    RolloutSettings,
    ensemble,
    evaluate_actions,
    net_evaluator,
    one_ply_values,
)

_MAX_NODES: Final = 10_000_000


def compiled_bot(name: str) -> Bot:
    """Return the compiled bot of a name, such as `master`, `master*10` or `expert@nets`.

    `*` multiplies the number of rollouts; `@` names a folder of nets by `coloretto_lab.export`. Raises ColorettoError
    for bots without a compiled form, and for `*` without rollouts. Weights are loaded at the first decision of a
    variant, so `think` may also raise ColorettoError or WeightsError.
    """
    name, _, folder = name.partition("@")
    name, star, times = name.partition("*")
    if star and not (times.isascii() and times.isdecimal() and int(times)):
        raise ColorettoError(f"the number of rollouts is multiplied by a whole number, not {quote(times)}")
    bot, weights, factor = bot_from_name(name), Path(folder or WEIGHTS), int(times or 1)
    if isinstance(bot, StyledBot):
        return StyledBot(_compiled(bot.inner, weights, factor), bot.preference, bot.tolerance)
    return _compiled(bot, weights, factor)


def _compiled(bot: Bot, weights: Path, factor: int) -> Bot:
    if not isinstance(bot, FallibleBot):
        return CompiledBot(bot, weights, factor)
    _require_no_factor(factor)
    return CompiledFallibleBot(bot, weights)


def _require_no_factor(factor: int) -> None:
    if factor != 1:
        raise ColorettoError("a bot without rollouts cannot have more of them")


class CompiledBot:
    """Replaces a one-ply bot, with or without rollouts and exact search. Raises ColorettoError for other bots."""

    def __init__(self, bot: Bot, weights: Path = WEIGHTS, factor: int = 1) -> None:
        self._weights = weights
        self._exact_nodes = self._exact_room = 0
        if isinstance(bot, ExactBot):
            self._exact_nodes, self._exact_room = bot.max_nodes, bot.max_room
        self._settings = rollout_settings(bot, factor)

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose like the replaced bot, but ignore a limit of seconds, and find one-ply values whatever the limit."""
        actions = legal_actions(state)
        if len(actions) == 1:
            return completed(Choice(actions[0], {}, 0))
        game = game_from_state(state)
        variant, weights = state.variant, self._weights
        evaluators = ensemble(variant, weights) if self._settings.rollouts else (net_evaluator(variant, weights),)
        nodes = _MAX_NODES if limit.nodes is None else limit.nodes
        distinct = np.empty(MAX_ACTIONS, np.int64)
        count = distinct_actions(game, distinct)
        values = np.zeros(MAX_ACTIONS)
        spent, exact = 0, {}
        exact_nodes = min(self._exact_nodes, nodes // 2)
        if exact_nodes and is_last_round(state) and room_left(state) <= self._exact_room:
            max_gain_per_card = MAX_GAIN_PER_CARD[state.variant.scoring]
            spent = solve(game, evaluators[0].table, max_gain_per_card, exact_nodes, values)
            exact = _values_by_action(state, distinct[:count], values) if spent >= 0 else {}
            spent = abs(spent)
        best = best_actions(state, exact)
        if len(best) == 1:
            return completed(Choice(best[0], exact, spent))
        orders = np.empty((self._settings.rollouts, MAX_CARDS), np.int64)
        shuffle_supplies(game, np.random.default_rng(rng.getrandbits(64)), orders)
        is_racing = np.zeros(MAX_ACTIONS, np.bool_)
        spent += evaluate_actions(game, evaluators, orders, self._settings, nodes - spent, values, is_racing)
        estimates = _values_by_action(state, distinct[:count], values)
        candidates = best or [int(distinct[number]) for number in np.nonzero(is_racing)[0]]
        chosen = best_action(candidates, {action: estimates[action] for action in candidates}, rng)
        return completed(Choice(chosen, exact or estimates, spent))


class CompiledFallibleBot:
    """Replaces a `FallibleBot`."""

    def __init__(self, bot: FallibleBot, weights: Path = WEIGHTS) -> None:
        self._weights = weights
        self._bot = bot

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose like the replaced bot without a limit."""
        evaluator = net_evaluator(state.variant, self._weights, by_lead=True)
        game, players = game_from_state(state), state.variant.players
        distinct, values = np.empty(MAX_ACTIONS, np.int64), np.zeros(MAX_ACTIONS)
        count = distinct_actions(game, distinct)
        nodes = one_ply_values(game, evaluator, values)
        true = seen = _values_by_action(state, distinct[:count], values)
        if self._bot.observed_rivals < players - 1:
            for step in range(self._bot.observed_rivals + 1, players):
                game[AREAS + (state.seat + step) % players] = 0
            nodes += one_ply_values(game, evaluator, values)
            seen = _values_by_action(state, distinct[:count], values)
        return completed(self._bot.choice(legal_actions(state), true, seen, nodes, rng))


def _values_by_action(state: State, distinct: Ints, values: Floats) -> dict[Action, float]:
    """Return the values of all legal actions from those of the distinct ones."""
    by_action = {int(action): float(value) for action, value in zip(distinct, values, strict=False)}
    return {action: by_action[group[0]] for group in MutableState(state).equivalent_actions() for action in group}


def rollout_settings(bot: Bot, factor: int = 1) -> RolloutSettings:
    """Return the settings of a bot's rollouts, with their number multiplied; an exact search is left out.

    Raises ColorettoError for a bot without a net, and for a factor without rollouts.
    """
    if isinstance(bot, ExactBot):
        return rollout_settings(bot.inner, factor)
    if isinstance(bot, RolloutBot):
        return RolloutSettings(factor * bot.rollouts, bot.min_rollouts)
    if isinstance(bot, OnePlyBot):
        _require_no_factor(factor)
        return RolloutSettings()
    raise ColorettoError("only bots that have a net are compiled: the levels, one-ply and rollouts")
