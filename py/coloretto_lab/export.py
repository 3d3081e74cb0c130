"""Write trained nets as the weights that are shipped: `python -m coloretto_lab.export DIR`.

What is written is what was trained: the same integers, in the layout of `coloretto.bots.net`. Rows of slots that games
hardly ever turn on are still much of the noise that they began as; they are written as zeros, which take no space.
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
import torch

from coloretto.bots import net as shipped
from coloretto.bots.features import layout
from coloretto_lab.compiled.search import WEIGHTS
from coloretto_lab.net import ValueNet
from coloretto_lab.selfplay import play

SURVEY: Final = 4096
"""Games played, rather wildly, to see how often slots occur."""

SURVEY_NOISE: Final = 0.05

SELDOM: Final = 32
"""Slots that the survey turns on less often are not told: that is once in a hundred games and more."""


def export(saved: Path, command: str, commit: str) -> tuple[str, bytes]:
    """Give the name and the bytes of the weights for what training saved."""
    state = torch.load(saved, map_location="cpu")
    plan = state["plan"]
    variant = f"{plan['players']}-{plan['scoring']}"
    slots = layout(plan["players"]).feature_count
    net = ValueNet(slots)
    net.load_state_dict(state["average"])
    rng = np.random.default_rng(1)
    survey = play(plan["players"], plan["scoring"], SURVEY, net.weights(), rng, SURVEY_NOISE, trace=1.0)
    seldom = np.bincount(survey.slots.ravel(), minlength=slots + 1)[:-1] < SELDOM
    with torch.no_grad():
        net.first[torch.from_numpy(seldom)] = 0
    header = shipped.Header(state["features"], variant, slots, state["played"], command, commit)
    return variant, shipped.net_to_bytes(header, net.integers())


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the weights of every net in a folder."""
    parser = argparse.ArgumentParser(prog="coloretto_lab.export", description="Write trained nets as shipped weights.")
    parser.add_argument("trained", type=Path, help="the folder that training wrote to")
    parser.add_argument("--command", default="python -m coloretto_lab.train", help="what made them, for the header")
    parser.add_argument("--to", type=Path, default=WEIGHTS, help="the folder to write to; else where shipped ones are")
    options = parser.parse_args(arguments)
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], check=True, capture_output=True, text=True
    ).stdout.strip()
    options.to.mkdir(parents=True, exist_ok=True)
    for saved in sorted(options.trained.glob("*.pt")):
        variant, data = export(saved, options.command, commit)
        (options.to / f"{variant}.bin").write_bytes(data)
        print(f"{variant}: {len(data)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
