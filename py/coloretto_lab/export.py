"""Exports trained nets as the weights that are shipped: `python -m coloretto_lab.export DIR`.

Exports the trained integers unchanged, in the layout of `coloretto.bots.net`. The weight rows of rare features are
mostly noise from their initial values, so they are exported as zeros, which take no space compressed.
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
"""Games to play, with strong noise, to count how often features occur."""

SURVEY_NOISE: Final = 0.05

MIN_FEATURE_COUNT: Final = 32
"""Least occurrences in the survey of a feature whose weights are exported: about one in a hundred games."""


def export(checkpoint: Path, command: str, commit: str) -> tuple[str, bytes]:
    """Return the variant of a checkpoint and its weights as bytes."""
    state = torch.load(checkpoint, map_location="cpu")
    plan = state["plan"]
    variant = f"{plan['players']}-{plan['scoring']}"
    feature_count = layout(plan["players"]).feature_count
    net = ValueNet(feature_count)
    net.load_state_dict(state["average"])
    rng = np.random.default_rng(1)
    survey = play(plan["players"], plan["scoring"], SURVEY, net.weights(), rng, SURVEY_NOISE, trace=1.0)
    is_rare = np.bincount(survey.features.ravel(), minlength=feature_count + 1)[:-1] < MIN_FEATURE_COUNT
    with torch.no_grad():
        net.first[torch.from_numpy(is_rare)] = 0
    header = shipped.Header(state["features"], variant, feature_count, state["played"], command, commit)
    return variant, shipped.net_to_bytes(header, net.integers(shipped.HEADS))


def main(arguments: Sequence[str] | None = None) -> int:
    """Export every net in a folder."""
    parser = argparse.ArgumentParser(prog="coloretto_lab.export", description="Export trained nets as weights.")
    parser.add_argument("trained", type=Path, help="the output folder of the training")
    parser.add_argument(
        "--command", default="python -m coloretto_lab.train", help="the training command, for the header"
    )
    parser.add_argument("--to", type=Path, default=WEIGHTS, help="output folder; default: that of the shipped weights")
    options = parser.parse_args(arguments)
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], check=True, capture_output=True, text=True
    ).stdout.strip()
    options.to.mkdir(parents=True, exist_ok=True)
    for checkpoint in sorted(options.trained.glob("*.pt")):
        variant, data = export(checkpoint, options.command, commit)
        (options.to / f"{variant}.bin").write_bytes(data)
        print(f"{variant}: {len(data)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
