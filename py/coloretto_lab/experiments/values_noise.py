"""How far the coach's estimates depend on the lot of their rollouts: the reason for the band of "about equal".

`PYTHONPATH=py python -m coloretto_lab.experiments.values_noise`
"""

from statistics import mean, variance
from time import perf_counter

from coloretto.bots.base import Limit, run
from coloretto.cards import PLAYERS, SCORINGS, make_variant
from coloretto.coach.action_values import values_thinking
from coloretto.game import Game, Player
from coloretto.match import bot_action
from coloretto.state import OVER, State

LOTS = 4
EVERY = 29


def main() -> None:
    """Value decisions of bot games with several lots each; print the noise and the time."""
    variances: list[float] = []
    seconds: list[float] = []
    for players in PLAYERS:
        for scoring in SCORINGS:
            game = Game.deal(make_variant(players, "golden", scoring), [Player("strong")] * players, seed=players)
            while game.state.phase != OVER:
                if len(game.history) % EVERY == 11:
                    begun = perf_counter()
                    ahead = leads_of_the_best(game.state)
                    seconds.append((perf_counter() - begun) / max(len(ahead), 1))
                    if ahead:
                        variances.append(variance(ahead))
                bot_action(game, Limit())
    seconds.sort()
    print(f"{len(variances)} decisions: standard error of the difference of the best two {mean(variances) ** 0.5:.4f}")
    print(f"seconds: median {seconds[len(seconds) // 2]:.2f}, most {seconds[-1]:.2f}")


def leads_of_the_best(state: State) -> list[float]:
    """Tell by how much what the first lot thinks best is ahead of the second by each lot; none if it is exact."""
    told = [run(values_thinking(state, 0))]
    if told[0].is_exact or len(told[0].choices) == 1:
        return []
    told += [run(values_thinking(state, lot)) for lot in range(1, LOTS)]
    best, second = (choice.action for choice in told[0].choices[:2])
    shares = [{choice.action: choice.share for choice in values.choices} for values in told]
    return [each[best] - each[second] for each in shares]


if __name__ == "__main__":
    main()
