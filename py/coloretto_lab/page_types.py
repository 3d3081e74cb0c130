"""The files that the lab writes for the page: types only, imported by type checkers and tools only."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, TypedDict

from coloretto.service.codes import Action, Edition, Scoring

Estimate: TypeAlias = tuple[float, float, float]
"""A mean or a share, and the ends of its 95 % interval, rounded as they are shown."""

Cells: TypeAlias = "Sequence[Estimate | None]"
"""A row of figures, null where there are too few observations."""

Axis: TypeAlias = tuple[float, float]
"""The ends of the axis of a column."""


class Chart(TypedDict):
    """The cells of a chart by rows, and the axes of its columns."""

    axes: Sequence[Axis]
    rows: Sequence[Cells]


class ChartWithRow(Chart):
    """A chart with the row that its finding is about; null: none."""

    row: int | None


class SeatChart(Chart):
    """The wins and points by seats, with the share of wins that would be even."""

    even: float
    verdict: Literal["more", "fewer", "even"]


class Sections(TypedDict):
    """The charts of a table."""

    seat: SeatChart
    take: ChartWithRow
    cards: Chart
    rows: ChartWithRow
    specials: Chart
    colours: Chart


class LevelScores(TypedDict):
    """The scores of a level."""

    reached: Sequence[int]
    """For each of the shares, the highest score that so many reach."""
    heights: Sequence[float]
    """How common each score of the axis is, as a share of the most common one of all levels."""


class ScoreComparison(TypedDict):
    """The levels, weakest first, with the ends of their common axis and the fewest games of any."""

    games: int
    min: int
    max: int
    levels: Mapping[str, LevelScores]


class MeasuredTable(TypedDict):
    """What names a table."""

    players: int
    scoring: Scoring
    edition: Edition


class TableFigures(MeasuredTable, Sections):
    """The figures of one table."""

    scores: ScoreComparison


class Figures(TypedDict):
    """The figures of the page “Strategy”."""

    command: str
    date: str
    level: str
    games: int
    lowest_gain: int
    """The points of the first row of `take`."""
    tables: Sequence[TableFigures]


class LowerScores(TypedDict):
    """The share of the scores that are lower than each, from the `lowest` one to that above the highest."""

    lowest: int
    below: Sequence[float]


class TableScores(TypedDict):
    """The fewest games of any level, and the scores of each level, weakest first."""

    games: int
    levels: Mapping[str, LowerScores]


ScoreAtlas: TypeAlias = Mapping[str, TableScores]
"""The scores of the levels among themselves, by table: its players, scoring and edition."""


class TrainingPosition(TypedDict):
    """A decision with one clearly best choice."""

    position: str
    """In the notation of docs/notation.md."""
    seat: int
    best: Action
    tempting: Action
    """The most frequent wrong choice of the level that was tried."""
    lost: float
    """The cost of that choice as a share of the win."""
    found: float
    """How often the level made the best choice, as a share."""
