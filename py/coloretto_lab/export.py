"""Exports trained nets as the weights that are shipped: `python -m coloretto_lab.export DIR`.

Exports the trained integers in the layout of `coloretto.bots.net`, unchanged. Most of them are zeros, which
take no space compressed.
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import torch

from coloretto.bots import net as shipped
from coloretto.bots.features import layout
from coloretto_lab.compiled.search import WEIGHTS
from coloretto_lab.net import ValueNet


def export(checkpoint: Path, commit: str) -> tuple[str, bytes]:
    """Return the name of the file of a checkpoint's net, and its weights as bytes."""
    state = torch.load(checkpoint, map_location="cpu")
    plan = state["plan"]
    variant = f"{plan['players']}-{plan['scoring']}"
    feature_count = layout(plan["players"]).feature_count
    net = ValueNet(feature_count)
    net.load_state_dict(state["average"])
    games = state["games_before"] + state["played"]
    options = (f"--{name.replace('_', '-')} {plan[name]}" for name in ("games", "seed", "number", "point_value"))
    command = " ".join(("python -m coloretto_lab.train", *options))
    header = shipped.Header(state["features"], variant, feature_count, games, command, commit)
    name = f"{variant}.bin" if plan["number"] == 1 else shipped.others_file(variant)
    return name, shipped.net_to_bytes(header, net.integers(shipped.HEADS))


def main(arguments: Sequence[str] | None = None) -> int:
    """Export every net in a folder."""
    parser = argparse.ArgumentParser(prog="coloretto_lab.export", description="Export trained nets as weights.")
    parser.add_argument("trained", type=Path, help="the output folder of the training")
    parser.add_argument("--to", type=Path, default=WEIGHTS, help="output folder; default: that of the shipped weights")
    options = parser.parse_args(arguments)
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], check=True, capture_output=True, text=True
    ).stdout.strip()
    options.to.mkdir(parents=True, exist_ok=True)
    files: dict[str, bytes] = {}
    for checkpoint in sorted(options.trained.glob("*.pt")):
        name, data = export(checkpoint, commit)
        files[name] = files.get(name, b"") + data
    for name, data in files.items():
        (options.to / name).write_bytes(data)
        print(f"{name}: {len(data)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
