"""The tables of “Strategy by numbers” have the figures that the page of the game shows."""

import json
import math
import re

import pytest

from tools import project

STRATEGY = (project.ROOT / "docs" / "strategy.md").read_text(encoding="utf-8")
MEASURED = json.loads((project.WEB / "src/features/strategy/strategy.json").read_text(encoding="utf-8"))
RESULTS = (project.ROOT / "py" / "coloretto_lab" / "RESULTS.md").read_text(encoding="utf-8")
TABLES = {(table["players"], table["scoring"]): table for table in MEASURED["tables"] if table["edition"] == "classic"}
Sums = list[float]


def estimate(sums: Sums) -> tuple[float, float]:
    """Return a mean and half its 95 % interval, as `estimateMean` of the page."""
    count, total, counts, totals, products = sums
    mean = total / count
    return mean, 1.96 * math.sqrt(max(totals - 2 * mean * products + mean**2 * counts, 0)) / count


def percent(sums: Sums) -> str:
    mean, half_width = estimate(sums)
    return f"{100 * mean:.0f} ± {100 * half_width:.0f} %"


def points(sums: Sums) -> str:
    mean, half_width = estimate(sums)
    return f"{mean:.2f} ± {half_width:.2f}"


def section(title: str) -> str:
    """Return a section of the document."""
    return STRATEGY.partition(f"## {title}\n")[2].partition("\n## ")[0]


def cells(title: str) -> list[str]:
    """Return the cells of a section that are figures, in the order of reading."""
    return re.findall(r"(?<=\| )[^|]*±[^|]*?(?= \|)", section(title))


def test_the_shares_of_wins_by_order() -> None:
    assert cells("Does starting help?") == [percent(sums) for table in TABLES.values() for sums in table["wins"]]


def test_when_rows_are_taken() -> None:
    gains = range(1 - MEASURED["lowest_gain"], 8 - MEASURED["lowest_gain"])
    takes = [TABLES[4, side]["takes"] for side in ("brown", "grey")]
    width = len(takes[0]) // 3
    expected = [percent(of_side[third * width + gain]) for of_side in takes for gain in gains for third in range(3)]
    assert cells("When to take a row") == expected


def test_how_long_players_wait_for_full_rows() -> None:
    takes = [TABLES[4, side]["takes_by_cards"] for side in ("brown", "grey")]
    expected = [percent(of_side[third * 3 + size]) for of_side in takes for size in range(3) for third in range(3)]
    assert cells("Wait for a full row?") == expected


def test_what_rows_bring() -> None:
    expected = [
        figure
        for table in TABLES.values()
        for figure in (*map(percent, table["row_sizes"]), *map(points, table["row_gains"]))
    ]
    assert cells("What rows bring") == expected


def test_what_cards_are_worth() -> None:
    worth = [TABLES[4, side]["worth"] for side in ("brown", "grey")]
    expected = [points(of_side[card * 3 + third]) for card in range(6) for of_side in worth for third in range(3)]
    assert cells("What a card is worth") == expected


@pytest.mark.parametrize(
    ("title", "row"),
    [
        ("What is a good score?", r"\| (\d)-(brown|grey)-classic (\|.*)"),
        ("What mistakes cost", r"\| 4-(brown|grey) (\|.*)"),
    ],
)
def test_figures_of_the_lab_are_those_of_its_results(title: str, row: str) -> None:
    rows = ["| " + " | ".join(found[:-1]) + " " + found[-1] for found in re.findall(row, RESULTS)]
    assert [line for line in section(title).splitlines() if re.match(r"\| (\d|brown|grey)", line)] == rows


def test_the_document_names_the_command_and_the_date() -> None:
    command = MEASURED["command"].removeprefix("python ")
    assert command.replace("--games", "--edition classic --games") in STRATEGY
    assert MEASURED["date"] in STRATEGY
