"""Evolution strategies on many cores or machines: `python -m coloretto_lab.examples.evolution --jobs 2`.

A policy is one linear layer. In each generation, every task changes the policy at random in two opposite directions,
and plays games in which the changed policy has one seat and the current one the others. joblib distributes the tasks:
over processes, or with `--cluster ADDRESS` over the machines of a Dask cluster. A task needs the policy and a seed, and
returns one number, so this scales to many machines. The defaults take half a minute.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import numpy as np
from joblib import Parallel, delayed, parallel_config  # type: ignore[import-untyped]
from numpy.typing import NDArray

from coloretto.bots.scripts.function import FunctionBot
from coloretto.envs.interface import ACTIONS, SIZE, Mask, Vector
from coloretto.envs.vector import ColorettoVectorEnv
from coloretto_lab.examples.measure import policy_bot, report

GAMES = 256
"""Games at once that a task plays for each direction."""

SPREAD = 0.1
"""The standard deviation of the changes to a weight."""


def difference(weights: NDArray[np.float32], seed: int, players: int) -> float:
    """Return how much better a policy is with the changes of a seed than with the opposite ones, by its returns."""
    changes = SPREAD * np.random.default_rng(seed).standard_normal(weights.shape, np.float32)
    return mean_return(weights + changes, weights, seed, players) - mean_return(
        weights - changes, weights, seed, players
    )


def mean_return(one: NDArray[np.float32], others: NDArray[np.float32], seed: int, players: int) -> float:
    """Return the mean return of a policy in one seat, in the first game of each environment."""
    envs: Any = ColorettoVectorEnv(GAMES, players=players, reward="margin")
    seen, infos = envs.reset(seed=seed)
    own_seat, returns = np.arange(GAMES) % players, np.full(GAMES, np.nan)
    while np.isnan(returns).any():
        is_own = (infos["seat"] == own_seat)[:, None]
        scores = np.where(is_own, seen @ one, seen @ others)
        seen, _, ends, _, infos = envs.step(np.where(infos["action_mask"] > 0, scores, -np.inf).argmax(axis=1))
        first = ends & np.isnan(returns)
        returns[first] = infos["rewards"][first, own_seat[first]]
    return float(returns.mean())


def bot_from(weights: NDArray[np.float32]) -> FunctionBot:
    """Return a bot that plays the best action of a policy."""

    def choose(seen: Vector, mask: Mask) -> int:
        return int(np.where(mask > 0, seen @ weights, -np.inf).argmax())

    return policy_bot(choose)


def train(options: argparse.Namespace) -> NDArray[np.float32]:
    """Return the weights after some generations; neither jobs nor machines change them."""
    weights = np.zeros((SIZE, ACTIONS), np.float32)
    for generation in range(options.generations):
        first = options.seed * 1_000_000 + generation * options.population
        seeds = range(first, first + options.population)
        differences = Parallel()(delayed(difference)(weights, seed, options.players) for seed in seeds)
        direction = np.zeros_like(weights)
        for seed, gain in zip(seeds, np.array(differences) / (np.std(differences) + 1e-8), strict=True):
            direction += gain * np.random.default_rng(seed).standard_normal(weights.shape, np.float32)
        weights = weights + options.rate / options.population * direction
    return weights


@contextmanager
def workers(jobs: int, cluster: str | None) -> Iterator[None]:
    """Let joblib use processes of this machine, or the workers of the Dask scheduler at an address."""
    if cluster is None:
        with parallel_config(backend="loky", n_jobs=jobs):
            yield
        return
    with import_module("distributed").Client(cluster), parallel_config(backend="dask"):
        yield


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--population", type=int, default=16, help="tasks of a generation (default 16)")
    parser.add_argument("--rate", type=float, default=0.3, help="learning rate (default 0.3)")
    parser.add_argument("--opponent", default="greedy", help="of the measurement (default greedy)")
    parser.add_argument("--deals", type=int, default=100, help="deals to measure the result (default 100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=-1, help="processes (default: one per core)")
    parser.add_argument("--cluster", help="address of a Dask scheduler, instead of processes")
    return parser


def trained_bot(arguments: Sequence[str]) -> FunctionBot:
    """Return a bot trained with the options of the command line."""
    options = parser().parse_args(arguments)
    with workers(options.jobs, options.cluster):
        return bot_from(train(options))


def main(arguments: Sequence[str] | None = None) -> float:
    """Train a policy and measure it; return its share of the wins."""
    given = sys.argv[1:] if arguments is None else arguments
    options = parser().parse_args(given)
    return report("the policy", trained_bot(given), options.opponent, options.players, options.deals)


if __name__ == "__main__":
    main()
