"""Print a table of figures that are measured, or that the package ships: `python -m coloretto_lab.tables NAME`.

Documents contain these tables (`tools.bench.results`). Knows nothing of how the figures were measured.
"""

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from coloretto.bots import LEVELS
from coloretto.cards import PLAYERS, SCORINGS
from coloretto.contest.matches import Z_95
from coloretto_lab.experiments.atlas import quartile_table, quartiles
from coloretto_lab.experiments.ladder import FIGURES

ROOT: Final = Path(__file__).resolve().parents[2]
FEATURES: Final = ROOT / "web" / "src" / "features"
LEVEL_NAMES: Final = dict(
    zip(LEVELS, ("Beginner", "Casual", "Intermediate", "Advanced", "Expert", "Master"), strict=True)
)
"""The names of the levels on the page."""

MEASURED: Final = Path(__file__).parent / "measured"
SCORES: Final = MEASURED / "scores.json"
LOSSES: Final = ROOT / "py" / "coloretto" / "coach" / "losses.json"
STRATEGY: Final = MEASURED / "strategy.json"

THIRDS: Final = ("first third", "second third", "last third")
GAINS: Final = ("1", "2", "3", "4", "5", "6", "7 or more")
ADDED_CARDS: Final = (
    "a joker",
    "a +2",
    "one of the longest colour",
    "of the second",
    "of the third",
    "of the fourth",
)
ORDER: Final = ("first", "second", "third", "fourth", "fifth")

Cells: TypeAlias = Iterable[object]


def markdown(head: Sequence[str], rows: Iterable[Cells]) -> str:
    """Return a Markdown table; missing cells at the end of a row are empty."""
    lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    for row in rows:
        cells = [str(cell) for cell in row]
        lines.append(f"| {' | '.join(cells)} |" + " |" * (len(head) - len(cells)))
    return "\n".join(lines)


def estimate(sums: Sequence[float]) -> tuple[float, float]:
    """Return a mean and half its 95 % interval from the sums of `experiments.strategy`."""
    count, total, counts, totals, products = sums
    mean = total / count
    return mean, Z_95 * math.sqrt(max(totals - 2 * mean * products + mean**2 * counts, 0)) / count


def percent(sums: Sequence[float]) -> str:
    """Format a share and its interval."""
    mean, half_width = estimate(sums)
    return f"{100 * mean:.0f} ± {100 * half_width:.0f} %"


def points(sums: Sequence[float]) -> str:
    """Format a number of points and its interval."""
    mean, half_width = estimate(sums)
    return f"{mean:.2f} ± {half_width:.2f}"


def _read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _strategy(players: Sequence[int] = PLAYERS, scoring: Sequence[str] = SCORINGS) -> Iterator[dict[str, Any]]:
    """Yield the strategy figures of some tables of the classic edition."""
    for table in _read(STRATEGY)["tables"]:
        if table["edition"] == "classic" and table["players"] in players and table["scoring"] in scoring:
            yield table


# ---- strength


def levels() -> str:
    """Return what the page shows about each level."""
    rows = (
        (level, f"{of['share']:.3f}", f"{of['lost']:.3f}", f"{of['blunders']:.4f}")
        for level, of in _read(FIGURES).items()
    )
    return markdown(["level", "share of wins", "points lost per decision", "blunders"], rows)


def scores() -> str:
    """Return the quartiles of the scores of every level at each table."""
    return quartile_table(_read(SCORES))


def classic_scores() -> str:
    """Return the quartiles of the classic edition, with the names of the levels."""
    rows = []
    for table, of in _read(SCORES).items():
        players, scoring, edition = table.split("-")
        if edition == "classic":
            found = [quartiles(of[level]) for level in LEVELS]
            rows.append((players, scoring, *(f"{median} ({low} to {high})" for low, median, high in found)))
    return markdown(["players", "side", *LEVEL_NAMES.values()], rows)


def losses() -> str:
    """Return what each level gives away in a game at each table."""
    rows = ((table, *map(_loss, of.values())) for table, of in _read(LOSSES).items())
    return markdown(["table", *LEVELS], rows)


def losses_of_four() -> str:
    """Return what each level gives away at a table of four, with the names of the levels."""
    of = _read(LOSSES)
    rows = ((scoring, *map(_loss, of[f"4-{scoring}"].values())) for scoring in ("brown", "grey"))
    return markdown(["side", *LEVEL_NAMES.values()], rows)


def _loss(entry: dict[str, float]) -> str:
    return f"{entry['mean']:.2f} ± {entry['deviation']:.2f}"


# ---- strategy


def strategy_source() -> str:
    """Return sentences about the games, and the command that measured them."""
    figures = _read(STRATEGY)
    level, games = figures["level"], figures["games"]
    share = _read(FIGURES)[level]["share"]
    return (
        f"Measured on {figures['date']} by `{figures['command']}`: {games} games of the level {LEVEL_NAMES[level]} for"
        f" each number of players and each side. The level wins {100 * share:.0f} % of its games against three players"
        " of level Intermediate."
    )


def order() -> str:
    """Return the shares of wins by the order of the first round."""
    rows = ((table["players"], table["scoring"], *map(percent, table["wins"])) for table in _strategy())
    return markdown(["players", "side", *ORDER], rows)


def takes(scoring: str) -> str:
    """Return how often a row is taken, by its gain and the third of the game; four players."""
    (table,) = _strategy([4], [scoring])
    cells, lowest = table["takes"], 1 - _read(STRATEGY)["lowest_gain"]
    width = len(cells) // len(THIRDS)
    rows = (
        (gain, *(percent(cells[third * width + lowest + number]) for third in range(len(THIRDS))))
        for number, gain in enumerate(GAINS)
    )
    return markdown(["the best row brings", *THIRDS], rows)


def full_rows() -> str:
    """Return how often a row is taken, by its number of cards and the third of the game; four players."""
    rows = (
        (
            size,
            table["scoring"],
            *(percent(table["takes_by_cards"][third * 3 + size - 1]) for third in range(len(THIRDS))),
        )
        for table in _strategy([4])
        for size in (1, 2, 3)
    )
    return markdown(["cards", "side", *THIRDS], rows)


def rows_taken() -> str:
    """Return how many of the rows taken have one, two or three cards, and what they bring."""
    head = ["players", "side", "one card", "two", "three", "points of one card", "of two", "of three"]
    rows = (
        (table["players"], table["scoring"], *map(percent, table["row_sizes"]), *map(points, table["row_gains"]))
        for table in _strategy()
    )
    return markdown(head, rows)


def cards() -> str:
    """Return what one more card is worth, by the third of the game; four players."""
    head = ["one more card", "brown, first third", "second", "last", "grey, first third", "second", "last"]
    worth = [table["worth"] for table in _strategy([4])]
    rows = (
        (card, *(points(of_side[number * 3 + third]) for of_side in worth for third in range(len(THIRDS))))
        for number, card in enumerate(ADDED_CARDS)
    )
    return markdown(head, rows)


TABLES: Final[dict[str, Callable[[], str]]] = {
    "levels": levels,
    "scores": scores,
    "classic-scores": classic_scores,
    "losses": losses,
    "losses-of-four": losses_of_four,
    "strategy-source": strategy_source,
    "order": order,
    "takes-brown": lambda: takes("brown"),
    "takes-grey": lambda: takes("grey"),
    "full-rows": full_rows,
    "rows-taken": rows_taken,
    "cards": cards,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table that the arguments name."""
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.tables", description="Print a table of figures that are measured or shipped."
    )
    parser.add_argument("name", choices=TABLES)
    print(TABLES[parser.parse_args(arguments).name]())
    return 0


if __name__ == "__main__":
    sys.exit(main())
