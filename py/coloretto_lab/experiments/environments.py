"""Measures the steps per second of our environments and of others, with random legal actions.

A step is a decision; what chance adds counts nothing. The games of other libraries are measured where these are
installed, to compare on one machine in one run. Their rules differ, so only the order of magnitude means something.
"""

import argparse
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np

DEFAULT_SECONDS: Final = 3.0
WIDTH: Final = 46


def aec_steps(players: int) -> Callable[[], int]:
    """Return a function that plays a game of the environment for PettingZoo and counts its steps."""
    from coloretto.envs.aec import raw_env

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
    from coloretto.envs.single import ColorettoEnv

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
    from coloretto.envs.vector import ColorettoVectorEnv

    env, rng = ColorettoVectorEnv(games, players=players, threads=threads), np.random.default_rng(1)
    infos: dict[str, Any] = env.reset(seed=1)[1]

    def step() -> int:
        nonlocal infos
        mask = infos["action_mask"]
        infos = env.step((rng.random(mask.shape, np.float32) * mask).argmax(axis=1))[-1]
        return games

    return step


def open_spiel_steps(name: str, parameters: dict[str, Any]) -> Callable[[], int]:
    """Return a function that plays a game of OpenSpiel from Python and counts its steps."""
    import pyspiel

    if name.startswith("python_coloretto"):
        import coloretto.envs.open_spiel  # noqa: F401
    game, rng = pyspiel.load_game(name, parameters), Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, probabilities)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def open_spiel_search_steps(name: str) -> Callable[[], int]:
    """Return a function that plays random games within a search of OpenSpiel in C++, and estimates their steps."""
    import pyspiel

    game, simulations = pyspiel.load_game(name), 200
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, simulations, 100, False, 1, False)
    play = open_spiel_steps(name, {})
    length = sum(play() for _ in range(50)) // 50
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.chance_outcomes()[0][0])

    def search() -> int:
        bot.step(root)
        return simulations * length

    return search


def pgx_steps(name: str, games: int) -> Callable[[], int]:
    """Return a function that steps many games of Pgx at once, in one compiled loop."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make(name)
    step, rounds = jax.vmap(auto_reset(env.step, env.init)), 16

    def once(carry: Any, _: None) -> Any:
        state, key = carry
        key, for_actions, for_chance = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(for_actions, logits)
        return (step(state, actions, jax.random.split(for_chance, games)), key), None

    run = jax.jit(lambda state, key: jax.lax.scan(once, (state, key), None, rounds)[0])
    state, key = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), games)), jax.random.PRNGKey(1)

    def steps() -> int:
        nonlocal state, key
        state, key = run(state, key)
        state.rewards.block_until_ready()
        return games * rounds

    return steps


def envpool_steps(name: str, games: int, threads: int) -> Callable[[], int]:
    """Return a function that steps many games of EnvPool at once."""
    import envpool

    env: Any = envpool.make_gymnasium(name, num_envs=games, num_threads=threads, seed=1)
    rng = np.random.default_rng(1)
    infos = env.reset()[1]
    all_legal = np.ones((games, env.action_space.n))

    def step() -> int:
        nonlocal infos
        mask = infos.get("legal_action_mask", all_legal)
        infos = env.step((rng.random(mask.shape, np.float32) * mask).argmax(axis=1).astype(np.int32))[-1]
        return games

    return step


def report(name: str, run: Callable[[], int], seconds: float) -> None:
    """Print the steps per second and, as other programs may run, per second of processor time."""
    run()
    start, cpu_start, steps = perf_counter(), process_time(), 0
    while perf_counter() - start < seconds:
        steps += run()
    by_clock, by_processor = perf_counter() - start, process_time() - cpu_start
    print(f"{name:{WIDTH}} {steps / by_clock:>12,.0f} {steps / by_processor:>12,.0f}", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure our environments, and those of the other libraries that are installed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1024, help="games at once (default 1024)")
    parser.add_argument("--threads", type=int, default=1, help="threads of environments of many games (default 1)")
    parser.add_argument("--seconds", type=float, default=DEFAULT_SECONDS, help="time for each (default 3)")
    options = parser.parse_args(arguments)
    players, games, threads = options.players, options.games, options.threads
    at_once = f"{games} games, {threads} threads"
    rows: list[tuple[str, str, Callable[[], Callable[[], int]]]] = [
        ("pettingzoo", "PettingZoo, without wrappers", lambda: aec_steps(players)),
        ("gymnasium", "Gymnasium, against random", lambda: single_steps(players)),
        ("numba", at_once, lambda: vector_steps(players, games, threads)),
        ("pyspiel", "OpenSpiel", lambda: open_spiel_steps("python_coloretto", {"players": players})),
        ("pyspiel", "OpenSpiel: backgammon", lambda: open_spiel_steps("backgammon", {})),
        ("pyspiel", "OpenSpiel: backgammon, in C++", lambda: open_spiel_search_steps("backgammon")),
        ("pgx", f"Pgx: backgammon, {games} games", lambda: pgx_steps("backgammon", games)),
        ("envpool", f"EnvPool: backgammon, {at_once}", lambda: envpool_steps("Backgammon-v1", games, threads)),
        ("envpool", f"EnvPool: CartPole, {at_once}", lambda: envpool_steps("CartPole-v1", games, threads)),
    ]
    print(f"{'':{WIDTH}} {'steps / s':>12} {'per CPU s':>12}")
    for module, name, prepare in rows:
        if find_spec(module):
            report(name, prepare(), options.seconds)
        else:
            print(f"{name:{WIDTH}} {'not installed':>12}")


if __name__ == "__main__":
    main()
