"""How fast the engine is, natively and in Pyodide; RESULTS.md keeps the figures.

`python -m coloretto_lab.experiments.benchmarks`. Each figure is the median of several runs that alternate between the
two, on one core, with its spread. Pyodide runs in Node, from the files in web/node_modules that the page ships
(`python3 build.py` puts them there). What is compiled for the lab runs natively only.
"""

import json
import os
import platform
import shutil
import subprocess
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Final, TypeAlias

from coloretto.bots import LEVELS, bot_from_level
from coloretto.bots.base import Limit, choose
from coloretto.bots.mutable_state import MutableState
from coloretto.cards import list_cards, make_variant
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
    """Measure once: whole random games of four a second, by the rules and the bots' state, and decisions a second."""
    start = perft_start(make_variant(4))
    rng = Random(1)
    began = perf_counter()
    games = [_random_game(start, rng) for _ in range(GAMES)]
    figures = {"random 4-player games a second, rules": GAMES / (perf_counter() - began)}
    began = perf_counter()
    for _ in range(GAMES):
        _random_game_of_core(start, rng)
    figures["random 4-player games a second, mutable state of the bots"] = GAMES / (perf_counter() - began)
    states = [state for game in games[:10] for state in game if state.phase not in (DRAWING, REVEALING, OVER)]
    for level in LEVELS:
        bot = bot_from_level(level)
        sample = states[:: len(states) // DECISIONS][:DECISIONS]
        began = perf_counter()
        for state in sample:
            choose(bot, state, Limit(), rng)
        figures[f"decisions a second, {level}"] = len(sample) / (perf_counter() - began)
    return figures


def measure_compiled() -> Figures:
    """Measure once, of what is compiled: games of four a second in which the shipped net plays against itself."""
    import numpy as np

    from coloretto_lab.compiled.search import valuer_of
    from coloretto_lab.selfplay import play

    net = valuer_of(make_variant(4)).net
    play(4, "brown", 1, net, np.random.default_rng(1), noise=0.01, trace=0.8)
    began = perf_counter()
    play(4, "brown", GAMES, net, np.random.default_rng(1), noise=0.01, trace=0.8)
    return {"4-player games of self-play a second, compiled": GAMES / (perf_counter() - began)}


def main() -> None:
    """Print a table of the figures; without Pyodide's where there is no Node."""
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
        print(f"| {name} | {_spread(native, name)} | {_in_pyodide(native, pyodide, name)} |")


def _in_pyodide(native: list[Figures], pyodide: list[Figures], name: str) -> str:
    if not pyodide:
        return "no Node found | "
    if name not in pyodide[0]:
        return "- | "
    ratio = median(run[name] for run in pyodide) / median(run[name] for run in native)
    return f"{_spread(pyodide, name)} | {ratio:.2f}"


def _random_game(start: State, rng: Random) -> list[State]:
    """Play from the start to the end by lot, with a deck shuffled beforehand."""
    deck = list_cards(start.supply)
    rng.shuffle(deck)
    lot = rng.random
    at = start
    passed = [at]
    while at.phase != OVER:
        if at.phase in (DRAWING, REVEALING):
            at = apply_outcome(at, deck.pop())
        else:
            actions = legal_actions(at)
            at = apply_action(at, actions[int(lot() * len(actions))])
        passed.append(at)
    return passed


def _random_game_of_core(start: State, rng: Random) -> None:
    """Play such a game in place."""
    deck = list_cards(start.supply)
    rng.shuffle(deck)
    lot = rng.random
    position = MutableState(start)
    while position.phase != OVER:
        if position.phase in (DRAWING, REVEALING):
            position.apply_outcome(deck.pop())
        else:
            actions = position.legal_actions()
            position.apply_action(actions[int(lot() * len(actions))])


def _spread(runs: list[Figures], name: str) -> str:
    values = [run[name] for run in runs]
    return f"{median(values):,.0f} ({min(values):,.0f} to {max(values):,.0f})"


if __name__ == "__main__":
    main()
