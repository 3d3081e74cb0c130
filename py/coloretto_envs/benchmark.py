"""Steps per second of the environments, with random legal actions: `python -m coloretto_envs.benchmark`."""

import argparse
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np

DEFAULT_SECONDS: Final = 3.0


def aec_steps(players: int) -> Callable[[], int]:
    """Return a function that plays a game of the environment for PettingZoo and counts its steps."""
    from coloretto_envs.aec import raw_env

    env, rng = raw_env(players=players), Random(1)

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, _, _ = env.last()
            env.step(None if terminated else rng.choice(observation["action_mask"].nonzero()[0]))
            steps += not terminated
        return steps

    return play


def single_steps(players: int) -> Callable[[], int]:
    """Return a function that plays a game of the environment for Gymnasium and counts the learner's steps."""
    from coloretto_envs.single import ColorettoEnv

    env, rng = ColorettoEnv(players=players, opponents="random"), Random(1)

    def play() -> int:
        _, info = env.reset()
        steps, terminated = 0, False
        while not terminated:
            _, _, terminated, _, info = env.step(rng.choice(info["action_mask"].nonzero()[0]))
            steps += 1
        return steps

    return play


def vector_steps(players: int, games: int, threads: int) -> Callable[[], int]:
    """Return a function that steps many games at once and counts their steps."""
    from coloretto_envs.vector import ColorettoVectorEnv

    env, rng = ColorettoVectorEnv(games, players=players, threads=threads), np.random.default_rng(1)
    infos: dict[str, Any] = env.reset(seed=1)[1]

    def step() -> int:
        nonlocal infos
        mask = infos["action_mask"]
        infos = env.step((rng.random(mask.shape, np.float32) * mask).argmax(axis=1))[-1]
        return games

    return step


def report(name: str, run: Callable[[], int], seconds: float) -> None:
    """Print the steps per second and, as other programs may run, per second of processor time."""
    run()
    start, cpu_start, steps = perf_counter(), process_time(), 0
    while perf_counter() - start < seconds:
        steps += run()
    by_clock, by_processor = perf_counter() - start, process_time() - cpu_start
    print(f"{name:32} {steps / by_clock:>12,.0f} {steps / by_processor:>12,.0f}", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure all environments that need no more than the test packages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1024, help="games of the vector environment (default 1024)")
    parser.add_argument("--threads", type=int, default=1, help="threads of the vector environment (default 1)")
    parser.add_argument("--seconds", type=float, default=DEFAULT_SECONDS, help="time for each (default 3)")
    options = parser.parse_args(arguments)
    print(f"{'':32} {'steps / s':>12} {'per CPU s':>12}")
    report("PettingZoo, without wrappers", aec_steps(options.players), options.seconds)
    report("Gymnasium, against random", single_steps(options.players), options.seconds)
    name = f"{options.games} games, {options.threads} threads"
    report(name, vector_steps(options.players, options.games, options.threads), options.seconds)


if __name__ == "__main__":
    main()
