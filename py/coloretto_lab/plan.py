"""What a training is to do: the options of `coloretto_lab.train`, which checkpoints and exported nets keep."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from coloretto_lab.selfplay import POINT_VALUE


@dataclass(frozen=True)
class Plan:
    """A training run: variant, number of games, and learning rate, noise and trace at its start and end.

    start: a folder of nets by `coloretto_lab.export` to begin with, not with random weights; their games count as well.
    against: a folder of nets that play at all seats but one and learn nothing, so that the net becomes a best response.
    against_level: Expert or Master, whose rollouts those nets play, without exact search; None: one-ply values.
    number: of the net in the ensemble of its variant; the files of other nets than the first are named after it.
    point_value: what a point of lead is worth to a seat in training, in shares of the win.
    without: blocks of features (see `coloretto.bots.nets.features.Layout`) that the net does not see.
    rollouts: of each action at each decision of the games, so that the net learns what they find; 0: one-ply values.
    """

    players: int
    scoring: str
    games: int
    games_per_round: int = 1024
    rates: tuple[float, float] = (3e-3, 1e-5)
    noises: tuple[float, float] = (0.02, 0.004)
    traces: tuple[float, float] = (0.8, 0.7)
    seed: int = 1
    start: Path | None = None
    against: Path | None = None
    against_level: str | None = None
    number: int = 1
    point_value: float = POINT_VALUE
    without: tuple[str, ...] = ()
    rollouts: int = 0

    @property
    def variant(self) -> str:
        """The name of the variant."""
        return f"{self.players}-{self.scoring}"

    @property
    def name(self) -> str:
        """The name of the files, without their suffixes."""
        return self.variant if self.number == 1 else f"{self.variant}-{self.number}"

    @property
    def command(self) -> str:
        """The command that carries out the plan."""
        options: dict[str, object] = {
            "players": self.players,
            "scoring": self.scoring,
            "games": self.games,
            "games-per-round": self.games_per_round,
            "seed": self.seed,
            "number": self.number,
            "point-value": self.point_value,
            "start": self.start,
            "against": self.against,
            "against-level": self.against_level,
            "without": " ".join(self.without) or None,
            "rate": None if self.rates == Plan.rates else self.rates[0],
            "rollouts": self.rollouts or None,
            "out": "nets",
        }
        given = (f"--{name} {value}" for name, value in options.items() if value is not None)
        return " ".join(("python -m coloretto_lab.train", *given))

    def to_checkpoint(self) -> dict[str, object]:
        """Return the fields, with folders as text."""
        return {name: str(value) if isinstance(value, Path) else value for name, value in asdict(self).items()}

    @classmethod
    def from_checkpoint(cls, fields: Mapping[str, Any]) -> "Plan":
        """Return the plan with these fields; fields that older checkpoints lack have their defaults."""
        folders = {name: Path(fields[name]) for name in ("start", "against") if fields.get(name)}
        return cls(**{**fields, **folders})
