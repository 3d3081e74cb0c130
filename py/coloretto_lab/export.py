"""Exports trained nets as the weights that are shipped: `python -m coloretto_lab.export DIR`.

Exports the trained integers in the layout of `coloretto.bots.nets.net`, unchanged but for the order of the units.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import torch

from coloretto.bots.nets import net as shipped
from coloretto.bots.nets.features import layout
from coloretto.files import replace_file
from coloretto_lab.compiled.search import WEIGHTS
from coloretto_lab.net import ValueNet
from coloretto_lab.plan import Plan


def export(checkpoint: Path) -> tuple[str, bytes]:
    """Return the name of the file of a checkpoint's net, and its weights as bytes."""
    state = torch.load(checkpoint, map_location="cpu")
    plan = Plan.from_checkpoint(state["plan"])
    feature_count = layout(plan.players).feature_count
    net = ValueNet(feature_count)
    net.load_state_dict(state["average"])
    net.sort_units()
    games = state["games_before"] + state["played"]
    commit = state.get("commit", "unknown")
    header = shipped.Header(state["features"], plan.variant, feature_count, games, plan.command, commit)
    name = f"{plan.variant}.bin" if plan.number == 1 else shipped.others_file(plan.variant)
    return name, shipped.net_to_bytes(header, net.integers(shipped.HEADS))


def main(arguments: Sequence[str] | None = None) -> int:
    """Export every net in a folder."""
    parser = argparse.ArgumentParser(prog="coloretto_lab.export", description="Export trained nets as weights.")
    parser.add_argument("trained", type=Path, help="the output folder of the training")
    parser.add_argument("--to", type=Path, default=WEIGHTS, help="output folder; default: that of the shipped weights")
    options = parser.parse_args(arguments)
    checkpoints = sorted(options.trained.glob("*.pt"))
    if not checkpoints:
        parser.error(f"there are no trained nets in {options.trained}")
    options.to.mkdir(parents=True, exist_ok=True)
    files: dict[str, bytes] = {}
    for checkpoint in checkpoints:
        name, data = export(checkpoint)
        files[name] = files.get(name, b"") + data
    for name, data in files.items():
        replace_file(options.to / name, data)
        print(f"{name}: {len(data)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
