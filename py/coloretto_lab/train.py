"""Trains nets by self-play, all that the package ships: `python -m coloretto_lab.train --out DIR`.

Each round plays games with the current net and learns from them once. The training saves a checkpoint every few rounds
and resumes from it; it writes one line of figures per round to DIR/*.jsonl, and their curves to DIR/curves.svg.
"""

import argparse
import json
import math
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import Final

import numpy as np
import torch
from joblib import Parallel, delayed, effective_n_jobs  # type: ignore[import-untyped]
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits, mse_loss

from coloretto.bots.levels import BOTS
from coloretto.bots.nets.features import VERSION, Layout, layout
from coloretto.bots.nets.net import HEADS, Header, integers_from_bytes
from coloretto.cards import PLAYERS, SCORINGS, Variant
from coloretto.cli.options import positive
from coloretto.files import replace_file
from coloretto_lab.compiled.bots import rollout_settings
from coloretto_lab.compiled.search import ensemble
from coloretto_lab.net import ValueNet
from coloretto_lab.parallel import workers
from coloretto_lab.plan import Plan
from coloretto_lab.plots import draw_curves
from coloretto_lab.selfplay import (
    POINT_VALUE,
    Rivals,
    TrainingBatch,
    compete,
    one_ply_rivals,
    play_in_parallel,
)

BATCH_SIZE: Final = 256
SCORES_WEIGHT: Final = 0.5
"""Weight of the mean loss of leads and score relative to the loss of the win share."""

FIRST_PENALTY: Final = 0.01
"""The penalty (L1) on the weights of the first layer, which makes those zero that do not help clearly.

It is subtracted after each step, multiplied by the learning rate, and not a part of the loss, whose gradient Adam
would scale."""

AVERAGE_DECAY: Final = 0.998
"""Decay of the moving average of the weights, which is the result of the training."""

AVERAGE_STEPS: Final = 8
"""Steps of learning from one update of the average, and one use of the penalty, to the next."""

GAMES: Final = 256_000
OTHER_GAMES: Final = 163_840
"""Games for each net of an ensemble after the first."""

OTHER_NUMBERS: Final = {"2-grey": (2, 3), "3-grey": (2, 3), "4-grey": (4, 5), "5-grey": (2, 3)}
"""The numbers of these nets that the package ships, by variant: of four players, 2 and 3 turned out weaker."""

OTHER_POINT_VALUE: Final = 0.06
"""What a point of lead is worth to a seat in the training of these nets, in shares of the win."""

LEVELS_WITH_ROLLOUTS: Final = ("expert", "master")

SAVE_ROUNDS: Final = 20
MEASURE_ROUNDS: Final = 40
MEASURE_GAMES: Final = 2000


class Trainer:
    """A net in training, which can be saved and resumed."""

    def __init__(self, plan: Plan, device: str) -> None:
        torch.manual_seed(plan.seed + plan.number - 1)
        self.plan = plan
        self.commit = _commit()
        self.device = device
        self.played = 0
        self.games_before = 0
        self.rounds = 0
        self.net = ValueNet(layout(plan.players).feature_count).to(device)
        if plan.start is not None:
            header, integers = self._read_net(plan.start)
            self.net.load_integers(integers, HEADS)
            self.games_before = header.games
        if plan.without:
            self._hide(plan.without)
        self.rivals: Rivals | None = None
        if plan.against is not None:
            evaluators = ensemble(Variant(plan.players, scoring=plan.scoring), plan.against)
            level = plan.against_level
            self.rivals = Rivals(evaluators, rollout_settings(BOTS[level])) if level else Rivals(evaluators[:1])
        self.average = ValueNet(layout(plan.players).feature_count).to(device)
        self.average.load_state_dict(self.net.state_dict())
        self.optimizer = torch.optim.Adam(self.net.parameters(), fused=True)

    def _read_net(self, folder: Path) -> tuple[Header, tuple[int, ...]]:
        data = (folder / f"{self.plan.variant}.bin").read_bytes()
        return integers_from_bytes(data, self.plan.variant, VERSION, self.net.feature_count)

    @torch.no_grad()
    def _hide(self, names: Sequence[str]) -> None:
        """Set the weights of blocks of features to zero for good."""
        seen = torch.ones_like(self.net.first)
        for first, last in _block_ranges(self.plan.players, names):
            seen[first:last] = 0
        self.net.first.mul_(seen)
        self.net.first.register_hook(lambda gradient: gradient * seen)

    def step(self) -> dict[str, float]:
        """Play the games of a round and learn from them; return the figures of the round."""
        plan = self.plan
        done = min(1.0, self.played / plan.games)
        seed = [plan.seed, plan.number, self.rounds]
        start = perf_counter()
        noise, trace = _interpolate(plan.noises, done), _interpolate(plan.traces, done)
        batch = play_in_parallel(
            plan.players,
            plan.scoring,
            plan.games_per_round,
            self.net.weights(),
            seed,
            noise,
            trace,
            self.rivals,
            plan.point_value,
            plan.rollouts,
        )
        played_at = perf_counter()
        rate = plan.rates[1] + (plan.rates[0] - plan.rates[1]) * (1 + math.cos(math.pi * done)) / 2
        loss = self._learn(batch, rate, np.random.default_rng(seed))
        self.played += plan.games_per_round
        self.rounds += 1
        return {
            "games": self.played,
            "loss": loss,
            "play_seconds": played_at - start,
            "learn_seconds": perf_counter() - played_at,
        }

    def _learn(self, batch: TrainingBatch, rate: float, rng: np.random.Generator) -> float:
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        order = rng.permutation(len(batch.outcomes))
        total = 0.0
        batches = max(len(order) // BATCH_SIZE, 1)
        for number in range(batches):
            chosen = order[number * BATCH_SIZE : (number + 1) * BATCH_SIZE]
            heads = self.net(self._tensor(batch.features[chosen]))
            outcomes = self._tensor(batch.outcomes[chosen])
            loss = binary_cross_entropy_with_logits(heads[:, 0], outcomes[:, 0])
            total += loss.item()
            loss = loss + SCORES_WEIGHT * mse_loss(heads[:, 1:], outcomes[:, 1:])
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            self.optimizer.step()
            if number % AVERAGE_STEPS == 0:
                self.net.shrink_first(AVERAGE_STEPS * rate * FIRST_PENALTY)
                self.net.clamp_weights()
                self._update_average()
        return total / batches

    @torch.no_grad()
    def _update_average(self) -> None:
        decay = min(AVERAGE_DECAY, 1 - 1 / (1 + self.rounds))
        for average, weights in zip(self.average.parameters(), self.net.parameters(), strict=True):
            average.lerp_(weights, 1 - decay)

    def _tensor(self, values: np.ndarray) -> Tensor:
        return torch.from_numpy(values).to(self.device)

    def save(self, path: Path) -> None:
        """Write a checkpoint."""
        state = {
            "features": VERSION,
            "plan": self.plan.to_checkpoint(),
            "commit": self.commit,
            "played": self.played,
            "games_before": self.games_before,
            "rounds": self.rounds,
            "net": self.net.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
        }
        partial = path.with_suffix(".partial")
        torch.save(state, partial)
        partial.replace(path)

    def load(self, path: Path) -> None:
        """Resume from a checkpoint. Raises ValueError if it has another plan or another version of features."""
        state = torch.load(path, map_location=self.device)
        if state["features"] != VERSION:
            raise ValueError(f"{path} was trained on features version {state['features']}, not {VERSION}")
        trained, wanted = (plan.to_checkpoint() for plan in (Plan.from_checkpoint(state["plan"]), self.plan))
        for name, value in wanted.items():
            if trained[name] != value:
                raise ValueError(f"{path} was trained with {name} {trained[name]}, not {value}: use another folder")
        self.played, self.rounds = state["played"], state["rounds"]
        self.games_before = state["games_before"]
        self.net.load_state_dict(state["net"])
        self.average.load_state_dict(state["average"])
        self.optimizer.load_state_dict(state["optimizer"])


def train(plan: Plan, out: Path, device: str) -> None:
    """Train from the last checkpoint, if there is one; the current workers play the games."""
    trainer = Trainer(plan, device)
    saved = out / f"{plan.name}.pt"
    if saved.exists():
        trainer.load(saved)
    previous = trainer.average.weights()
    figures_file = out / f"{plan.name}.jsonl"
    if figures_file.exists():  # The rounds after the last checkpoint are played again.
        lines = figures_file.read_text(encoding="utf-8").splitlines(keepends=True)
        replace_file(figures_file, "".join(lines[: trainer.rounds]))
    with figures_file.open("a", encoding="utf-8") as log:
        while trainer.played < plan.games:
            figures = trainer.step()
            if trainer.rounds % MEASURE_ROUNDS == 0:
                rng = np.random.default_rng([plan.seed, plan.number, trainer.rounds, 1])
                current = trainer.average.weights()
                measure = "share_against_last" if trainer.rivals is None else "share_against_rivals"
                rivals = trainer.rivals or one_ply_rivals(plan.players, plan.scoring, previous)
                figures[measure] = float(
                    compete(plan.players, plan.scoring, MEASURE_GAMES, current, rivals, rng).mean()
                )
                previous = current
                print(plan.name, json.dumps(figures), flush=True)
            log.write(json.dumps(figures) + "\n")
            log.flush()
            if trainer.rounds % SAVE_ROUNDS == 0 or trainer.played >= plan.games:
                trainer.save(saved)
                draw_curves(out)


def train_on_cores(plan: Plan, out: Path, device: str, cores: int) -> None:
    """Train on a number of cores of this machine."""
    torch.set_num_threads(cores)
    with workers(cores, None):
        train(plan, out, device)


def _block_ranges(players: int, names: Sequence[str]) -> list[tuple[int, int]]:
    """Return the first feature of each named block and of the next one."""
    starts = layout(players)
    return [(starts[starts._fields.index(name)], starts[starts._fields.index(name) + 1]) for name in names]


def _commit() -> str:
    """Return the commit of this code; "unknown" outside a repository."""
    git = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(git, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def _interpolate(ends: tuple[float, float], done: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * done


def _plans(options: argparse.Namespace, players: int, scoring: str) -> list[Plan]:
    """Return the plans for the nets of a variant."""
    first = Plan(
        players,
        scoring,
        GAMES,
        games_per_round=options.games_per_round,
        seed=options.seed,
        start=options.start,
        against=options.against,
        against_level=options.against_level,
        without=tuple(options.without),
        rollouts=options.rollouts,
    )
    if options.rate is not None:
        first = replace(first, rates=(options.rate, first.rates[1]))
    other = replace(first, games=OTHER_GAMES, point_value=OTHER_POINT_VALUE)
    given = {name: getattr(options, name) for name in ("games", "point_value") if getattr(options, name) is not None}
    is_from_nothing = options.start is None and options.against is None
    shipped = (1, *OTHER_NUMBERS.get(first.variant, ())) if is_from_nothing else (1,)
    numbers = options.number or shipped
    return [replace(first if number == 1 else other, number=number, **given) for number in numbers]


def main(arguments: Sequence[str] | None = None) -> int:
    """Train the nets that the arguments name."""
    parser = argparse.ArgumentParser(prog="coloretto_lab.train", description="Train nets by self-play.")
    parser.add_argument("--players", type=int, choices=PLAYERS, nargs="+", default=list(PLAYERS))
    parser.add_argument("--scoring", choices=SCORINGS, nargs="+", default=list(SCORINGS))
    parser.add_argument(
        "--games", type=positive, help=f"for each net; default: {GAMES}, or {OTHER_GAMES} for those after the first"
    )
    parser.add_argument("--games-per-round", type=positive, default=1024)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--number",
        type=positive,
        nargs="+",
        help="which nets of each variant to train, from 1; default: all shipped ones, or 1 with --start or --against",
    )
    parser.add_argument(
        "--point-value",
        type=float,
        help="what a point of lead is worth to a seat in training, in shares of the win; default:"
        f" {POINT_VALUE}, or {OTHER_POINT_VALUE} for nets after the first",
    )
    parser.add_argument("--start", type=Path, help="folder of exported nets to begin with; default: random weights")
    parser.add_argument("--against", type=Path, help="folder of exported nets for all other seats: a best response")
    parser.add_argument(
        "--against-level",
        choices=LEVELS_WITH_ROLLOUTS,
        help="let the nets of --against play by the rollouts of this level; default: none, one-ply values",
    )
    parser.add_argument(
        "--without", choices=Layout._fields[:-1], nargs="+", default=(), help="blocks of features to hide"
    )
    parser.add_argument("--rate", type=float, help=f"learning rate at the start; default: {Plan.rates[0]}")
    parser.add_argument(
        "--rollouts",
        type=positive,
        default=0,
        help="roll out each action of a decision in the games so many times, and learn from what that finds; default:"
        " none, one-ply values",
    )
    parser.add_argument("--out", type=Path, required=True, help="output folder; training resumes from its checkpoints")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--jobs", type=int, default=-1, help="number of processes; -1: one per core")
    parser.add_argument("--cluster", help="address of a Dask scheduler whose machines play the games; learns here")
    options = parser.parse_args(arguments)
    if options.start and options.number not in (None, [1]):
        parser.error("--start continues the first net of a variant only")
    if options.against_level and not options.against:
        parser.error("--against-level needs --against")
    options.out.mkdir(parents=True, exist_ok=True)
    variants = product(options.players, options.scoring)
    plans = [plan for players, scoring in variants for plan in _plans(options, players, scoring)]
    for plan in plans:
        for folder in (plan.start, plan.against):
            if folder and not (folder / f"{plan.variant}.bin").exists():
                parser.error(f"{folder} has no net {plan.variant}.bin")
    if options.cluster:
        with workers(options.jobs, options.cluster):
            for plan in plans:
                train(plan, options.out, options.device)
        return 0
    cores = effective_n_jobs(options.jobs)
    at_once = min(len(plans), cores)
    Parallel(n_jobs=at_once)(
        delayed(train_on_cores)(plan, options.out, options.device, cores // at_once) for plan in plans
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
