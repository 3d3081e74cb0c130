"""The bots of the levels, compiled: the same choices many times as fast, for arenas of thousands of deals.

They are told what they are by the bots that they stand for, and look at as many nodes. Tested to value as those do.
"""

from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from coloretto.bots import bot_from_name
from coloretto.bots.base import Bot, Choice, Limit, Task, best_action, completed
from coloretto.bots.endgame import MOST_OF_A_CARD
from coloretto.bots.exact import ExactBot, best_of
from coloretto.bots.fallible import FallibleBot
from coloretto.bots.mutable_state import MutableState
from coloretto.bots.one_ply import OnePlyBot
from coloretto.bots.per_scoring import PerScoringBot
from coloretto.bots.rollout import RolloutBot
from coloretto.bots.styles import StyledBot
from coloretto.cards import SCORINGS
from coloretto.errors import ColorettoError
from coloretto.rules import is_last_round, legal_actions
from coloretto.state import Action, State, room_left
from coloretto_lab.compiled.exact import solve
from coloretto_lab.compiled.games import (
    AREAS,
    MOST_ACTIONS,
    MOST_CARDS,
    Ints,
    distinct_actions,
    game_from_state,
    shuffle_supply,
)
from coloretto_lab.compiled.net import Floats
from coloretto_lab.compiled.search import WEIGHTS, Trying, look, race, valuer_of

_MOST_NODES: Final = 1_000_000


def compiled_bot(name: str) -> Bot:
    """Give the bot of a name, compiled; after `@`, the folder that `coloretto_lab.export` wrote other nets to.

    Raises ColorettoError for those that are not compiled. Weights are read when a variant is first met: thinking may
    raise it, too, and WeightsError.
    """
    name, _, folder = name.partition("@")
    bot, weights = bot_from_name(name), Path(folder or WEIGHTS)
    if isinstance(bot, StyledBot):
        return StyledBot(_compiled(bot.inner, weights), bot.liking, bot.tolerance)
    return _compiled(bot, weights)


def _compiled(bot: Bot, weights: Path) -> Bot:
    return CompiledFallibleBot(bot, weights) if isinstance(bot, FallibleBot) else CompiledBot(bot, weights)


class CompiledBot:
    """Stands for a bot of one ply, with rollouts or not, with exact ends or not. Raises ColorettoError for others."""

    def __init__(self, bot: Bot, weights: Path = WEIGHTS) -> None:
        self._weights = weights
        self._nodes_of_exact = self._room = 0
        if isinstance(bot, ExactBot):
            self._nodes_of_exact, self._room, bot = bot.nodes, bot.room, bot.inner
        by_scoring = bot.by_scoring if isinstance(bot, PerScoringBot) else dict.fromkeys(SCORINGS, bot)
        self._trying = {scoring: trying_of(inner) for scoring, inner in by_scoring.items()}

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose as the bot itself would."""
        actions = legal_actions(state)
        if len(actions) == 1:
            return completed(Choice(actions[0], {}, 0))
        game = game_from_state(state)
        valuer = valuer_of(state.variant, self._weights)
        nodes = _MOST_NODES if limit.nodes is None else limit.nodes
        distinct = np.empty(MOST_ACTIONS, np.int64)
        count = distinct_actions(game, distinct)
        worth = np.zeros(MOST_ACTIONS)
        spent, own = 0, {}
        if self._nodes_of_exact and is_last_round(state) and room_left(state) <= self._room:
            most_of_a_card = MOST_OF_A_CARD[state.variant.scoring]
            spent = solve(game, valuer.table, most_of_a_card, min(self._nodes_of_exact, nodes // 2), worth)
            own = _values(state, distinct[:count], worth) if spent >= 0 else {}
            spent = abs(spent)
        best = best_of(state, own)
        if len(best) == 1:
            return completed(Choice(best[0], own, spent))
        trying = self._trying[state.variant.scoring]
        generator = np.random.default_rng(rng.getrandbits(64))
        orders = np.empty((trying.rollouts, MOST_CARDS), np.int64)
        for number in range(trying.rollouts):
            shuffle_supply(game, generator, orders[number])
        racing = np.zeros(MOST_ACTIONS, np.bool_)
        spent += race(game, valuer, orders, trying, nodes - spent, worth, racing)
        values = _values(state, distinct[:count], worth)
        candidates = best or [int(distinct[number]) for number in np.nonzero(racing)[0]]
        rather = {action: values[action] for action in candidates}
        return completed(Choice(best_action(candidates, rather, rng), own or values, spent))


class CompiledFallibleBot:
    """Stands for a bot that plays weaker in a human way."""

    def __init__(self, bot: FallibleBot, weights: Path = WEIGHTS) -> None:
        self._weights = weights
        self._bot = bot

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose as the bot itself would without a limit."""
        valuer = valuer_of(state.variant, self._weights, by_lead=True)
        game, players = game_from_state(state), state.variant.players
        distinct, worth = np.empty(MOST_ACTIONS, np.int64), np.zeros(MOST_ACTIONS)
        count = distinct_actions(game, distinct)
        nodes = look(game, valuer, worth)
        true = seen = _values(state, distinct[:count], worth)
        if self._bot.observed_rivals < players - 1:
            for step in range(self._bot.observed_rivals + 1, players):
                game[AREAS + (state.seat + step) % players] = 0
            nodes += look(game, valuer, worth)
            seen = _values(state, distinct[:count], worth)
        return completed(self._bot.choice(legal_actions(state), true, seen, nodes, rng))


def _values(state: State, distinct: Ints, worth: Floats) -> dict[Action, float]:
    """Give all legal actions what those that they come to the same as are worth."""
    by_action = {int(action): float(value) for action, value in zip(distinct, worth, strict=False)}
    return {action: by_action[alike[0]] for alike in MutableState(state).equivalent_actions() for action in alike}


def trying_of(bot: Bot) -> Trying:
    """Tell how a bot tries actions out. Raises ColorettoError for those that have no net."""
    if isinstance(bot, RolloutBot):
        return Trying(bot.rollouts, bot.min_rollouts, bot.rounds, bot.prune_margin)
    if isinstance(bot, OnePlyBot):
        return Trying()
    raise ColorettoError("only bots that have a net are compiled: the levels, one-ply and rollouts")
