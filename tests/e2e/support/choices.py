"""Choices of bots and values of the coach in many games; CPython and Pyodide must give the same ones."""

from random import Random
from typing import Any

from coloretto.bots import LEVELS, bot_from_level
from coloretto.bots.base import Limit, choose, run
from coloretto.cards import EDITIONS, PLAYERS, SCORINGS, Variant
from coloretto.coach.action_values import evaluate_decision
from coloretto.coach.review import review_game
from coloretto.game import Game, Player
from coloretto.notation.text import action_to_text, record_to_text, state_to_text
from coloretto.rules import legal_actions
from coloretto.service.daily import daily_game
from coloretto.state import OVER

PLIES_BETWEEN = 31
"""Plies between the positions that bots are asked about."""


def choices() -> list[Any]:
    """Return position, level, action and exact values for every level in positions of random games."""
    results: list[Any] = []
    for number, (players, scoring) in enumerate((players, scoring) for players in PLAYERS for scoring in SCORINGS):
        variant = Variant(players, EDITIONS[number % 2], scoring)
        game = Game.deal(variant, [Player("arena")] * players, seed=number)
        rng = Random(number)
        while game.state.phase != OVER:
            if len(game.history) % PLIES_BETWEEN == 0:
                for level in LEVELS:
                    choice = choose(bot_from_level(level), game.state, Limit(nodes=600), Random(1))
                    values = [choice.values.get(action) for action in legal_actions(game.state)]
                    results.append([state_to_text(game.state), level, action_to_text(choice.action), values])
            if len(game.history) == PLIES_BETWEEN:
                results.append(run(evaluate_decision(game.state)))
            game.play(rng.choice(legal_actions(game.state)))
        if players == 2:
            jokers = [game.jokers(seat) for seat in range(players)]
            results.append(run(review_game(game.initial_state, game.history, jokers)))
    results += [record_to_text(daily_game(f"2026-11-{day}").record()) for day in range(10, 30)]
    return results
