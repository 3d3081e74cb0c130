"""Numbers of paths by depth.

The first five depths by hand, for k kinds of cards and n rows (n = players, 3 for two players), classic edition:
1. All rows are empty, so the first seat must draw:                                   1
2. Any of the k kinds is drawn:                                                       k
3. It goes into any of the n rows:                                                    k n
4. The next seat draws, or takes the row that holds the card:                         2 k n
5. After a draw any of the k kinds is drawn; after a take the next seat must draw:       k n k + k n
With two players the row with one space is full after one card, which has no effect at these depths.
Golden edition: the golden joker (1 of the k kinds) cannot be drawn twice, so its n rows have k - 1 outcomes; and taking
it is a chance node of k - 1 outcomes: (k - 1) n k + n (k - 1) at depth 5 for draws, (k - 1) n + n (k - 1) for takes.
"""

import json
from pathlib import Path

import pytest

from coloretto.cards import COLOURS, Variant
from coloretto.notation.text import state_from_text
from coloretto.perft import perft, perft_start
from tests.support.games import name

DATA = Path(__file__).parents[1] / "data" / "perft.json"
FIGURES: dict[str, dict[str, list[int]]] = json.loads(DATA.read_text())
STARTS = [Variant(players, edition) for players in (2, 3, 4, 5) for edition in ("classic", "golden")]


@pytest.mark.parametrize("variant", STARTS, ids=name)
def test_the_first_depths_agree_with_counts_by_hand(variant: Variant) -> None:
    rows = len(variant.capacities)
    kinds = COLOURS - variant.removed_colours + (2 if variant.edition == "classic" else 3)
    if variant.edition == "classic":
        fifth = kinds * rows * kinds + kinds * rows
    else:
        fifth = (kinds - 1) * rows * kinds + rows * (kinds - 1) + (kinds - 1) * rows + rows * (kinds - 1)
    by_hand = [1, kinds, kinds * rows, 2 * kinds * rows, fifth]
    assert [perft(perft_start(variant), depth) for depth in range(1, 6)] == by_hand


@pytest.mark.parametrize("variant", STARTS, ids=name)
def test_deeper_figures_have_not_changed(variant: Variant) -> None:
    figures = FIGURES["starts"][f"{variant.players}-{variant.edition}"]
    assert [perft(perft_start(variant), depth) for depth in range(1, len(figures) + 1)] == figures


@pytest.mark.parametrize("position", FIGURES["positions"])
def test_figures_through_the_end_of_a_game_have_not_changed(position: str) -> None:
    figures = FIGURES["positions"][position]
    assert [perft(state_from_text(position), depth) for depth in range(1, len(figures) + 1)] == figures
