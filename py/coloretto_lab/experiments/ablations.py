"""Measure what the features are worth to a net: `python -m coloretto_lab.experiments.ablations --out FOLDER`.

For each group of blocks, a net is trained that does not see it, and plays against a net that sees all features and was
trained with the same games. Both play the best action by their values, without rollouts. A training that was
interrupted resumes from its checkpoint in the folder.
"""

import argparse
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Final

import numpy as np
import torch
from joblib import Parallel, delayed  # type: ignore[import-untyped]

from coloretto.cards import PLAYERS, SCORINGS
from coloretto.cli.options import positive
from coloretto_lab.parallel import workers
from coloretto_lab.plan import Plan
from coloretto_lab.selfplay import compete, one_ply_rivals
from coloretto_lab.train import Trainer, train

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "the supply of each own colour": ("own_colours", "ranked_supply"),
    "own colours, sorted": ("own_sorted_counts",),
    "rivals' colours": ("ranked_rivals", "other_colours", "shared_colours"),
    "rivals' jokers and +2": ("rivals_jokers", "rivals_plus_twos"),
    "scores and leads": ("own_score", "rivals_scores", "rivals_leads", "lead"),
    "leads after the best row": ("projected_rival_leads", "projected_lead"),
    "own gains by rows": ("row_gains", "leftover_gain"),
    "cards in rows": ("row_colours", "row_jokers", "row_plus_twos"),
    "rivals' gains by rows": ("rivals_row_gains", "rivals_best_gain", "rivals_second_gain"),
    "room in rows": ("row_rooms", "room"),
}
"""Groups of blocks in `coloretto.bots.nets.features.Layout` by what they describe."""


def share_without(plan: Plan, group: str, folder: Path, games: int) -> tuple[float, float]:
    """Return the share of wins of a net without a group, alone among nets that see it, and half its 95 % interval."""
    full = _trained(plan, folder / "all")
    part = _trained(
        Plan(plan.players, plan.scoring, plan.games, without=GROUPS[group]), folder / group.replace(" ", "-")
    )
    rng = np.random.default_rng(1)
    rivals = one_ply_rivals(plan.players, plan.scoring, full.average.weights())
    shares = compete(plan.players, plan.scoring, games, part.average.weights(), rivals, rng)
    return float(shares.mean()), float(1.96 * shares.std() / games**0.5)


def _trained(plan: Plan, folder: Path) -> Trainer:
    torch.set_num_threads(1)
    folder.mkdir(parents=True, exist_ok=True)
    with workers(1, None):
        train(plan, folder, "cpu")
    trainer = Trainer(plan, "cpu")
    trainer.load(folder / f"{plan.name}.pt")
    return trainer


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the variants that the arguments name and print a Markdown table."""
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.experiments.ablations", description="Measure what the features are worth to a net."
    )
    parser.add_argument("--players", type=int, choices=PLAYERS, nargs="+", default=[3])
    parser.add_argument("--scoring", choices=SCORINGS, nargs="+", default=list(SCORINGS))
    parser.add_argument("--groups", choices=GROUPS, nargs="+", default=list(GROUPS))
    parser.add_argument("--games", type=positive, default=102_400, help="for each training")
    parser.add_argument("--measure-games", type=positive, default=20_000, help="for each figure")
    parser.add_argument("--out", type=Path, required=True, help="output folder of the trainings")
    parser.add_argument("--jobs", type=int, default=-1, help="number of processes; -1: one per core")
    options = parser.parse_args(arguments)
    plans = [Plan(players, scoring, options.games) for players, scoring in product(options.players, options.scoring)]
    parallel = Parallel(n_jobs=options.jobs)
    parallel(delayed(_trained)(plan, options.out / "all") for plan in plans)
    tasks = list(product(options.groups, plans))
    figures = parallel(delayed(share_without)(plan, group, options.out, options.measure_games) for group, plan in tasks)
    cells = {
        (group, plan.name): f"{share:.3f} ± {half:.3f}"
        for (group, plan), (share, half) in zip(tasks, figures, strict=True)
    }
    print(f"| without | {' | '.join(plan.name for plan in plans)} |\n|---|{'---|' * len(plans)}")
    for group in options.groups:
        print(f"| {group} | {' | '.join(cells[group, plan.name] for plan in plans)} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
