"""The positions of the benchmark and their file; finds none and scores nothing.

A value is the acting seat's share of the win if all seats continue perfectly (max^n), exact over all cards to come.
"""

import gzip
import json
from collections.abc import Iterable, Mapping
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from coloretto.errors import ColorettoError
from coloretto.files import replace_file
from coloretto.notation.text import action_from_text, action_to_text, decision_from_text, state_to_text
from coloretto.resources import data_file
from coloretto.state import Action, State

SHIPPED: Final = "benchmark/last_rounds.jsonl.gz"
"""The file of the package that contains the benchmark; `coloretto_lab.experiments.solved_positions` makes it."""

DIGITS: Final = 9
"""Decimal places of the values in the file."""

EQUAL: Final = 10**-7
"""Values that differ by less are equal."""


class SolvedPosition(NamedTuple):
    """A position of a last round. deal: the number of the game that it is from. values: of each legal action."""

    deal: int
    state: State
    values: Mapping[Action, float]

    def regret(self, action: Action) -> float:
        """Return the share of the win that an action gives away."""
        return max(self.values.values()) - self.values[action]

    def is_best(self, action: Action) -> bool:
        """Return whether no other action is better."""
        return self.regret(action) < EQUAL


def read_positions(path: Path | None = None) -> list[SolvedPosition]:
    """Return the positions of a file, or those of the benchmark. Raises ColorettoError for another file, and OSError.

    >>> positions = read_positions()
    >>> len(positions), len({position.state.variant for position in positions})
    (480, 16)
    """
    content = data_file(SHIPPED) if path is None else path.read_bytes()
    try:
        return [_from_json(json.loads(line)) for line in gzip.decompress(content).splitlines()]
    except (KeyError, TypeError, ValueError, EOFError, OSError) as error:
        raise ColorettoError(f"{path} is not a file of solved positions: {error}") from error


def write_positions(path: Path, positions: Iterable[SolvedPosition]) -> None:
    """Write a file of positions, compressed JSON lines; the same positions make the same file."""
    buffer = BytesIO()
    with gzip.GzipFile(fileobj=buffer, mode="wb", mtime=0, filename="") as file:
        for position in positions:
            file.write(json.dumps(_to_json(position), separators=(",", ":")).encode() + b"\n")
    replace_file(path, buffer.getvalue())


def _to_json(position: SolvedPosition) -> dict[str, object]:
    values = {action_to_text(action): round(value, DIGITS) for action, value in sorted(position.values.items())}
    return {"deal": position.deal, "position": state_to_text(position.state), "values": values}


def _from_json(line: dict[str, object]) -> SolvedPosition:
    values = line["values"]
    if not isinstance(values, dict) or not isinstance(line["deal"], int):
        raise TypeError("a position has a deal and values")
    state = decision_from_text(str(line["position"]))
    return SolvedPosition(line["deal"], state, {action_from_text(name): float(values[name]) for name in values})
