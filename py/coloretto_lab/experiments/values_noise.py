"""Measure the noise of the coach's values: `python -m coloretto_lab.experiments.values_noise`.

It determines the difference that the coach calls significant.
"""

import argparse
import sys
from collections.abc import Sequence
from statistics import mean, variance
from time import perf_counter
from typing import Final

from coloretto.bots.base import Limit, run
from coloretto.cards import PLAYERS, SCORINGS, Variant
from coloretto.coach.action_values import evaluate_decision
from coloretto.game import Game, Player
from coloretto.match import bot_action
from coloretto.state import OVER, State

SEEDS: Final = 4
"""Evaluations of each decision, each with other random numbers."""

INTERVAL: Final = 29
"""Plies from one evaluated decision to the next."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Evaluate decisions of bot games with several seeds each; print the noise and the time."""
    argparse.ArgumentParser(
        prog="coloretto_lab.experiments.values_noise", description="Measure the noise of the coach's values."
    ).parse_args(arguments)
    variances: list[float] = []
    seconds: list[float] = []
    for players in PLAYERS:
        for scoring in SCORINGS:
            game = Game.deal(Variant(players, "golden", scoring), [Player("strong")] * players, seed=players)
            while game.state.phase != OVER:
                if len(game.history) % INTERVAL == 11:
                    start = perf_counter()
                    differences = best_differences(game.state)
                    seconds.append((perf_counter() - start) / max(len(differences), 1))
                    if differences:
                        variances.append(variance(differences))
                bot_action(game, Limit())
    seconds.sort()
    print(f"{len(variances)} decisions: standard error of the difference of the best two {mean(variances) ** 0.5:.4f}")
    print(f"seconds: median {seconds[len(seconds) // 2]:.2f}, maximum {seconds[-1]:.2f}")
    return 0


def best_differences(state: State) -> list[float]:
    """Return the difference of the best two actions, as found with the first seed, with each seed.

    Empty if the values are exact or there is only one action.
    """
    first = run(evaluate_decision(state))
    if first.is_exact or len(first.choices) == 1:
        return []
    evaluations = [first, *(run(evaluate_decision(state, seed_offset)) for seed_offset in range(1, SEEDS))]
    best, second = (choice.action for choice in first.choices[:2])
    shares = [{choice.action: choice.win_share for choice in values.choices} for values in evaluations]
    return [by_action[best] - by_action[second] for by_action in shares]


if __name__ == "__main__":
    sys.exit(main())
