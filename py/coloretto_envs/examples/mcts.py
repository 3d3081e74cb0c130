"""OpenSpiel's Monte Carlo tree search against a level: `python -m coloretto_envs.examples.mcts --level casual`.

The search plays equally many games in each seat, and the level plays all others.
"""

import argparse
from collections.abc import Sequence
from random import Random
from statistics import mean
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from coloretto.bots.base import Limit, choose
from coloretto.bots.names import bot_from_name
from coloretto_envs import open_spiel

EXPLORATION = 0.7
"""The weight of exploration in the search, for utilities within a range of one."""


def play(game: Any, searcher: Any, seat: int, level: str, rng: Random) -> float:
    """Play a game with the search in one seat; return its share of the win."""
    bot = bot_from_name(level)
    state: open_spiel.ColorettoState = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, probabilities)[0])
        elif state.current_player() == seat:
            searcher.restart_at(state)
            state.apply_action(searcher.step(state))
        else:
            assert state.public_state is not None
            state.apply_action(choose(bot, state.public_state, Limit(), rng).action)
    return state.returns()[seat] + 1 / len(state.returns())


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the share of wins of the search; an equal share is one over the number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="casual")
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--games", type=int, default=10, help="games in each seat (default 10)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    game = pyspiel.load_game("python_coloretto", {"players": options.players, "setup": "chance"})
    random_state = np.random.RandomState(options.seed)
    evaluator = RandomRolloutEvaluator(n_rollouts=1, random_state=random_state)
    searcher = MCTSBot(game, EXPLORATION, options.simulations, evaluator, random_state=random_state)
    shares = [
        play(game, searcher, seat, options.level, Random(options.seed + number))
        for number in range(options.games)
        for seat in range(options.players)
    ]
    print(f"{options.simulations} simulations won {mean(shares):.1%} of {len(shares)} games against {options.level}")


if __name__ == "__main__":
    main()
