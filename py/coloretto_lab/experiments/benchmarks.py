"""Measure the speed of the engine in CPython and in Pyodide.

`python -m coloretto_lab.experiments.benchmarks`. Each figure is the median, with its range, of several runs on one core
that alternate between the two. Pyodide runs in Node, from the files in web/node_modules that the page ships
(`python3 build.py` puts them there). Compiled code runs in CPython only.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Final, TypeAlias

from coloretto.bots import LEVELS, bot_from_level
from coloretto.bots.base import Limit, choose
from coloretto.bots.mutable_state import MutableState
from coloretto.cards import Variant, list_cards
from coloretto.perft import perft_start
from coloretto.rules import apply_action, apply_outcome, legal_actions
from coloretto.state import DRAWING, OVER, REVEALING, State

Figures: TypeAlias = dict[str, float]

ROOT: Final = Path(__file__).resolve().parents[3]
IN_PYODIDE: Final = Path(__file__).with_name("in_pyodide.mjs")
RUNS: Final = 5
GAMES: Final = 300
DECISIONS: Final = 200


def measure() -> Figures:
    """Measure once: random games per second, by the rules and by the mutable state, and decisions per second."""
    start = perft_start(Variant(4))
    rng = Random(1)
    start_time = perf_counter()
    games = [_random_game(start, rng) for _ in range(GAMES)]
    figures = {"random 4-player games per second, rules": GAMES / (perf_counter() - start_time)}
    start_time = perf_counter()
    for _ in range(GAMES):
        _random_game_in_place(start, rng)
    figures["random 4-player games per second, mutable state of the bots"] = GAMES / (perf_counter() - start_time)
    states = [state for game in games[:10] for state in game if state.phase not in (DRAWING, REVEALING, OVER)]
    for level in LEVELS:
        bot = bot_from_level(level)
        sample = states[:: len(states) // DECISIONS][:DECISIONS]
        start_time = perf_counter()
        for state in sample:
            choose(bot, state, Limit(), rng)
        figures[f"decisions per second, {level}"] = len(sample) / (perf_counter() - start_time)
    return figures


def measure_compiled() -> Figures:
    """Measure once, compiled: games per second of the shipped net against itself."""
    import numpy as np

    from coloretto_lab.compiled.search import net_evaluator
    from coloretto_lab.selfplay import play

    net = net_evaluator(Variant(4)).net
    play(4, "brown", 1, net, np.random.default_rng(1), noise=0.01, trace=0.8)
    start_time = perf_counter()
    play(4, "brown", GAMES, net, np.random.default_rng(1), noise=0.01, trace=0.8)
    return {"4-player games of self-play per second, compiled": GAMES / (perf_counter() - start_time)}


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a Markdown table of the figures; without Node, those of CPython only."""
    argparse.ArgumentParser(
        prog="coloretto_lab.experiments.benchmarks", description="Measure speed in CPython and in Pyodide."
    ).parse_args(arguments)
    node = shutil.which("node", path=f"{os.environ.get('PATH', '')}{os.pathsep}{ROOT / '.venv' / 'bin'}")
    native: list[Figures] = []
    pyodide: list[Figures] = []
    for _ in range(RUNS):
        native.append(measure() | measure_compiled())
        if node:
            answer = subprocess.run([node, IN_PYODIDE, ROOT], capture_output=True, text=True, check=True).stdout
            pyodide.append(json.loads(answer.splitlines()[-1]))
    print(f"CPython {platform.python_version()}; {RUNS} alternating runs, median (lowest to highest)\n")
    print("| figure | CPython | Pyodide in Node | Pyodide / CPython |\n|---|---|---|---|")
    for name in native[0]:
        print(f"| {name} | {_median_and_range(native, name)} | {_in_pyodide(native, pyodide, name)} |")
    return 0


def _in_pyodide(native: list[Figures], pyodide: list[Figures], name: str) -> str:
    if not pyodide:
        return "no Node found | "
    if name not in pyodide[0]:
        return "- | "
    ratio = median(run[name] for run in pyodide) / median(run[name] for run in native)
    return f"{_median_and_range(pyodide, name)} | {ratio:.2f}"


def _random_game(start: State, rng: Random) -> list[State]:
    """Play random actions to the end, with a deck shuffled in advance; return all states."""
    deck = list_cards(start.supply)
    rng.shuffle(deck)
    random = rng.random
    state = start
    states = [state]
    while state.phase != OVER:
        if state.phase in (DRAWING, REVEALING):
            state = apply_outcome(state, deck.pop())
        else:
            actions = legal_actions(state)
            state = apply_action(state, actions[int(random() * len(actions))])
        states.append(state)
    return states


def _random_game_in_place(start: State, rng: Random) -> None:
    """Play such a game on a mutable state."""
    deck = list_cards(start.supply)
    rng.shuffle(deck)
    random = rng.random
    position = MutableState(start)
    while position.phase != OVER:
        if position.phase in (DRAWING, REVEALING):
            position.apply_outcome(deck.pop())
        else:
            actions = position.legal_actions()
            position.apply_action(actions[int(random() * len(actions))])


def _median_and_range(runs: list[Figures], name: str) -> str:
    values = [run[name] for run in runs]
    return f"{median(values):,.0f} ({min(values):,.0f} to {max(values):,.0f})"


if __name__ == "__main__":
    sys.exit(main())
