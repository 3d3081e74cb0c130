"""Train a net by self-play from nothing: `python -m coloretto_lab.train --players 4 --scoring grey --out DIR`.

Plays games with the net as it is, learns from them once, and goes on until so many games are played. Saves itself
every few rounds and goes on from there when started again; one line of figures a round goes to DIR/*.jsonl, and their
curves to DIR/curves.svg.
"""

import argparse
import json
import math
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

import numpy as np
import torch
from joblib import Parallel, delayed, effective_n_jobs  # type: ignore[import-untyped]
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits, mse_loss

from coloretto.bots.features import VERSION, layout
from coloretto.bots.net import POINTS_SCALE
from coloretto.cards import PLAYERS, SCORINGS
from coloretto_lab.net import ValueNet
from coloretto_lab.parallel import workers
from coloretto_lab.plots import draw_curves
from coloretto_lab.selfplay import Lesson, compete, play_in_parallel

BATCH: Final = 1024
LEAD_WEIGHT: Final = 0.05
"""What the head of the lead counts beside that of the win."""

AVERAGE: Final = 0.999
"""How much of the averaged weights stays at each step; the average is what is kept in the end."""

SAVE_EVERY: Final = 20
MEASURE_EVERY: Final = 40


@dataclass(frozen=True)
class Plan:
    """What is trained, and how: games in all and at once, learning rate, noise and trace from the first to the last."""

    players: int
    scoring: str
    games: int
    fleet: int = 1024
    rates: tuple[float, float] = (1.5e-3, 1e-5)
    noises: tuple[float, float] = (0.02, 0.004)
    traces: tuple[float, float] = (0.9, 0.7)
    seed: int = 1

    @property
    def name(self) -> str:
        """Name the variant."""
        return f"{self.players}-{self.scoring}"


class Trainer:
    """A net on its way, which can be saved and resumed."""

    def __init__(self, plan: Plan, device: str) -> None:
        torch.manual_seed(plan.seed)
        self.plan = plan
        self.device = device
        self.played = 0
        self.rounds = 0
        self.net = ValueNet(layout(plan.players).feature_count).to(device)
        self.average = ValueNet(layout(plan.players).feature_count).to(device)
        self.average.load_state_dict(self.net.state_dict())
        self.optimizer = torch.optim.Adam(self.net.parameters())

    def step(self) -> dict[str, float]:
        """Play one fleet of games and learn from it; tell figures."""
        plan = self.plan
        done = min(1.0, self.played / plan.games)
        seed = [plan.seed, self.rounds]
        began = perf_counter()
        noise, trace = _between(plan.noises, done), _between(plan.traces, done)
        lesson = play_in_parallel(plan.players, plan.scoring, plan.fleet, self.net.weights(), seed, noise, trace)
        played_at = perf_counter()
        for group in self.optimizer.param_groups:
            group["lr"] = plan.rates[1] + (plan.rates[0] - plan.rates[1]) * (1 + math.cos(math.pi * done)) / 2
        loss = self._learn(lesson, np.random.default_rng(seed))
        self.played += plan.fleet
        self.rounds += 1
        return {
            "games": self.played,
            "loss": loss,
            "play_seconds": played_at - began,
            "learn_seconds": perf_counter() - played_at,
        }

    def _learn(self, lesson: Lesson, rng: np.random.Generator) -> float:
        order = rng.permutation(len(lesson.shares))
        total = 0.0
        batches = len(order) // BATCH
        for number in range(batches):
            at = order[number * BATCH : (number + 1) * BATCH]
            heads = self.net(self._tensor(lesson.slots[at]))
            loss = binary_cross_entropy_with_logits(heads[:, 0], self._tensor(lesson.shares[at]))
            total += loss.item()
            loss = loss + LEAD_WEIGHT * mse_loss(heads[:, 1], self._tensor(lesson.leads[at]) / POINTS_SCALE)
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            self.optimizer.step()
            self.net.keep_in_range()
            self._average()
        return total / batches

    @torch.no_grad()
    def _average(self) -> None:
        keep = min(AVERAGE, 1 - 1 / (1 + self.rounds))
        for kept, new in zip(self.average.parameters(), self.net.parameters(), strict=True):
            kept.lerp_(new, 1 - keep)

    def _tensor(self, values: np.ndarray) -> Tensor:
        return torch.from_numpy(values).to(self.device)

    def save(self, path: Path) -> None:
        """Write everything that going on needs."""
        state = {
            "features": VERSION,
            "plan": asdict(self.plan),
            "played": self.played,
            "rounds": self.rounds,
            "net": self.net.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
        }
        partial = path.with_suffix(".partial")
        torch.save(state, partial)
        partial.replace(path)

    def load(self, path: Path) -> None:
        """Go on from what `save` wrote. Raises ValueError when it was made for other features."""
        state = torch.load(path, map_location=self.device)
        if state["features"] != VERSION:
            raise ValueError(f"{path} was trained on features {state['features']}, these are {VERSION}")
        self.played, self.rounds = state["played"], state["rounds"]
        self.net.load_state_dict(state["net"])
        self.average.load_state_dict(state["average"])
        self.optimizer.load_state_dict(state["optimizer"])


def train(plan: Plan, out: Path, device: str) -> None:
    """Train as planned, from the last save if there is one; games are played by the workers in force."""
    trainer = Trainer(plan, device)
    saved = out / f"{plan.name}.pt"
    if saved.exists():
        trainer.load(saved)
    rival = trainer.average.weights()
    with (out / f"{plan.name}.jsonl").open("a") as log:
        while trainer.played < plan.games:
            figures = trainer.step()
            if trainer.rounds % MEASURE_EVERY == 0:
                rng = np.random.default_rng([plan.seed, 1, trainer.rounds])
                now = trainer.average.weights()
                figures["share_against_last"] = float(
                    compete(plan.players, plan.scoring, plan.fleet, now, rival, rng).mean()
                )
                rival = now
                print(plan.name, json.dumps(figures), flush=True)
            log.write(json.dumps(figures) + "\n")
            log.flush()
            if trainer.rounds % SAVE_EVERY == 0 or trainer.played >= plan.games:
                trainer.save(saved)
                draw_curves(out)


def train_on_cores(plan: Plan, out: Path, device: str, cores: int) -> None:
    """Train by so many cores of this machine."""
    torch.set_num_threads(cores)
    with workers(cores, None):
        train(plan, out, device)


def _between(ends: tuple[float, float], done: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * done


def main(arguments: Sequence[str] | None = None) -> int:
    """Train what the arguments say."""
    parser = argparse.ArgumentParser(prog="coloretto_lab.train", description="Train nets by self-play.")
    parser.add_argument("--players", type=int, choices=PLAYERS, nargs="+", default=list(PLAYERS))
    parser.add_argument("--scoring", choices=SCORINGS, nargs="+", default=list(SCORINGS))
    parser.add_argument("--games", type=int, default=400_000, help="for each variant")
    parser.add_argument("--fleet", type=int, default=1024, help="games played at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="a folder; what is there is gone on from")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--jobs", type=int, default=-1, help="processes, one variant each or more; -1: all cores")
    parser.add_argument("--cluster", help="the address of a Dask scheduler, whose machines play; here is learned")
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    plans = [
        Plan(players, scoring, options.games, fleet=options.fleet, seed=options.seed)
        for players in options.players
        for scoring in options.scoring
    ]
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
