"""OpenSpiel's Monte Carlo tree search against a level: `python -m coloretto_lab.examples.mcts --level casual`.

The search plays at each seat once per deal, and the level at all others. A simulation ends with a random game.
"""

import argparse
from collections.abc import Sequence
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from coloretto.bots.scripts.function import FunctionBot
from coloretto.envs.open_spiel import ColorettoState
from coloretto.state import Action, State
from coloretto_lab.examples.measure import report

EXPLORATION = 0.7
"""The weight of exploration in the search, for utilities within a range of one."""


def search_bot(players: int, simulations: int, seed: int) -> FunctionBot:
    """Return a bot that searches from the state at which it acts."""
    game = pyspiel.load_game("python_coloretto", {"players": players})
    random_state = np.random.RandomState(seed)
    evaluator = RandomRolloutEvaluator(n_rollouts=1, random_state=random_state)
    searcher = MCTSBot(game, EXPLORATION, simulations, evaluator, random_state=random_state)

    def choose(state: State, legal: Sequence[Action], rng: Random) -> Action:
        return int(searcher.step(ColorettoState.at(game, state)))

    return FunctionBot(choose)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the share of wins of the search; an equal share is one over the number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="casual")
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--deals", type=int, default=10, help="each is played at every seat (default 10)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    bot = search_bot(options.players, options.simulations, options.seed)
    report(f"{options.simulations} simulations", bot, options.level, options.players, options.deals)


if __name__ == "__main__":
    main()
