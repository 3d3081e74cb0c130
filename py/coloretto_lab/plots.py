"""Draws the curves of a training from its figures: `python -m coloretto_lab.plots DIR`; knows nothing of nets."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from matplotlib import rc_context
from matplotlib.figure import Figure

CURVES: Final = {
    "loss": "loss of the win share",
    "share_against_last": "win share against the previous net",
    "share_against_rivals": "win share against the rivals of a best response",
}
"""The figures to draw, with their titles."""


def draw_curves(folder: Path) -> Path:
    """Draw a curve of each figure for each net, by games played, to `folder`/curves.svg; return its path."""
    figure = Figure(figsize=(10, 4 * len(CURVES)), layout="constrained")
    for axes, (name, title) in zip(figure.subplots(len(CURVES)), CURVES.items(), strict=True):
        for log in sorted(folder.glob("*.jsonl")):
            lines = map(json.loads, log.read_text(encoding="utf-8").splitlines())
            points = [(line["games"], line[name]) for line in lines if name in line]
            axes.plot(*zip(*points, strict=True) if points else ((), ()), label=log.stem)
        axes.set(xlabel="games", ylabel=title)
        axes.legend(ncols=4)
    drawn = folder / "curves.svg"
    partial = folder / f"curves.{os.getpid()}.partial"
    with rc_context({"svg.fonttype": "none"}):
        figure.savefig(partial, format="svg")
    partial.replace(drawn)
    return drawn


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the curves of a folder."""
    parser = argparse.ArgumentParser(prog="coloretto_lab.plots", description="Draw the curves of a training.")
    parser.add_argument("trained", type=Path, help="the output folder of the training")
    print(draw_curves(parser.parse_args(arguments).trained))
    return 0


if __name__ == "__main__":
    sys.exit(main())
