"""The figures of the page about strategy: what games of computer players show."""

import json
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from coloretto.cards import EDITIONS, JOKER, PLAYERS, PLUS_TWO, SCORINGS, Variant, count_cards
from coloretto.rules import legal_actions
from coloretto.scoring import gain
from coloretto.state import DECIDE, DRAW, filled_rows
from coloretto_lab.compiled.bots import compiled_bot
from coloretto_lab.experiments import strategy
from coloretto_lab.experiments.strategy import GameTally, Sums, add_games, chart_sizes, play_game
from coloretto_lab.parallel import workers
from tests.support.games import decisions
from tools import project

pytestmark = [pytest.mark.xdist_group("compiled"), pytest.mark.slow]

GAMES = 6
MEASURED = project.ROOT / "py" / "coloretto_lab" / "measured" / "strategy.json"


@pytest.fixture(scope="module")
def sums() -> dict[str, Sums]:
    with workers(1, None):
        return strategy.measure_table("strong", Variant(3), GAMES, seed=1)


def test_a_cell_has_the_squares_that_its_error_follows_from() -> None:
    tallies = [GameTally(), GameTally(), GameTally()]
    for tally, values in zip(tallies, ([2, 3], [4], []), strict=True):
        for value in values:
            tally.add("row_gains", 1, value)
    cells = add_games(tallies, players=2)["row_gains"]
    assert cells[1].tolist() == [3, 9, 2**2 + 1**2, 5**2 + 4**2, 2 * 5 + 1 * 4]
    assert not cells[[0, 2]].any()


def test_each_game_gives_each_position_a_share_and_points(sums: dict[str, Sums]) -> None:
    assert sums["wins"][:, 0].tolist() == sums["points"][:, 0].tolist() == [GAMES] * 3
    assert sums["wins"][:, 1].sum() == pytest.approx(GAMES)
    assert (sums["points"][:, 1] > 5 * GAMES).all()


def test_each_row_taken_has_a_size_and_a_gain(sums: dict[str, Sums]) -> None:
    sizes, gains = sums["row_sizes"], sums["row_gains"]
    assert len(set(sizes[:, 0])) == 1
    assert sizes[:, 1].sum() == sizes[0, 0]
    assert gains[:, 0].tolist() == sizes[:, 1].tolist()


def test_turns_with_a_choice_are_counted_by_gain_and_by_cards(sums: dict[str, Sums]) -> None:
    by_gain, by_cards = (sums[chart][:, :2].reshape(strategy.THIRDS, -1, 2) for chart in ("takes", "takes_by_cards"))
    assert by_gain.sum(axis=1).tolist() == by_cards.sum(axis=1).tolist()
    assert (by_gain[..., 1] <= by_gain[..., 0]).all()
    assert (by_gain[..., 0].sum(axis=1) > 10).all()


def test_the_sums_do_not_depend_on_how_games_are_split(sums: dict[str, Sums]) -> None:
    bot = compiled_bot("strong")
    again = add_games((play_game(bot, Variant(3), seed) for seed in range(1, GAMES + 1)), players=3)
    assert all(np.allclose(again[chart], cells) for chart, cells in sums.items())


def test_the_best_row_gains_most_and_the_largest_counts_on_a_tie() -> None:
    sizes = set()
    for state in decisions(Variant(4), seed=2):
        if state.phase == DECIDE and filled_rows(state):
            rows = [cards for cards in state.rows if cards is not None and any(cards)]
            gains = [gain(state.areas[state.seat], cards, "brown") for cards in rows]
            best = [sum(cards) for cards, points in zip(rows, gains, strict=True) if points == max(gains)]
            assert strategy.best_row(state) == (max(gains), max(best))
            sizes.add(max(best))
    assert sizes == {1, 2, 3}


def test_a_round_starts_with_empty_rows_and_every_seat_in() -> None:
    starts = [state for state in decisions(Variant(4), seed=2) if strategy.is_start_of_round(state)]
    assert len(starts) > 3
    for state in starts:
        assert legal_actions(state) == [DRAW]
        assert not any(state.out)


def test_only_unseen_cards_and_colours_of_the_area_are_added() -> None:
    area, supply = count_cards([0, 3, 3, 3, 5, 5]), count_cards([0, 1, 5, JOKER])
    assert list(strategy.added_cards(area, supply)) == [(0, JOKER), (3, 5), (4, 0)]
    assert list(strategy.added_cards(area, count_cards([3, PLUS_TWO]))) == [(1, PLUS_TWO), (2, 3)]


def test_a_joker_is_worth_more_than_a_card_of_the_third_colour(sums: dict[str, Sums]) -> None:
    counts, totals = sums["worth"][:, 0].reshape(-1, strategy.THIRDS), sums["worth"][:, 1].reshape(-1, strategy.THIRDS)
    joker, bonus, _, _, third, _ = totals.sum(axis=1) / counts.sum(axis=1)
    assert joker > bonus > 0.5
    assert joker > third


def test_a_table_is_measured_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "strategy.json"
    table = ["--players", "2", "--scoring", "grey", "--edition", "golden"]
    assert strategy.main(["--level", "strong", *table, "--games", "3", "--out", str(path)]) == 0
    assert "golden, 2 players, grey side: the starting seat wins" in capsys.readouterr().out
    figures = json.loads(path.read_text(encoding="utf-8"))
    assert figures["command"].endswith("--level strong --games 3 --seed 1 --out strategy.json")
    assert_complete(figures["tables"], [("golden", 2, "grey")])


def test_every_table_has_been_measured() -> None:
    figures = json.loads(MEASURED.read_text(encoding="utf-8"))
    assert figures["lowest_gain"] == strategy.LOWEST_GAIN
    assert_complete(figures["tables"], list(product(EDITIONS, PLAYERS, SCORINGS)))
    assert {table["wins"][0][0] for table in figures["tables"]} == {figures["games"]}


def assert_complete(tables: list[dict[str, Any]], expected: list[tuple[str, int, str]]) -> None:
    """Check that there are these tables, each with all cells of all charts."""
    assert [(table["edition"], table["players"], table["scoring"]) for table in tables] == expected
    for table in tables:
        sizes = {chart: len(cells) for chart, cells in table.items() if isinstance(cells, list)}
        assert sizes == chart_sizes(table["players"])
        assert {len(cell) for chart in sizes for cell in table[chart]} == {5}
