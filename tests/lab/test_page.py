"""The figures that the page shows follow from the measurements."""

from collections.abc import Sequence

import pytest

from coloretto.bots import LEVELS
from coloretto_lab import page
from coloretto_lab.experiments.atlas import ScoreCounts
from coloretto_lab.page import Interval, mean_of, share_of, shown

SCORES: ScoreCounts = {"games": 5, "lowest": -1, "counts": [1, 0, 2, 3, 4]}


def sums(games: Sequence[Sequence[float]]) -> list[float]:
    """Return the sums over games, each a list of its observations."""
    terms = [(len(game), sum(game)) for game in games]
    return [
        sum(count for count, _ in terms),
        sum(total for _, total in terms),
        sum(count**2 for count, _ in terms),
        sum(total**2 for _, total in terms),
        sum(count * total for count, total in terms),
    ]


def single(ones: int, games: int) -> list[list[float]]:
    return [[float(game < ones)] for game in range(games)]


def width(interval: Interval | None) -> float:
    assert interval
    return interval[2] - interval[1]


def table(**charts: list[list[float]]) -> dict[str, object]:
    """Return a measured table of two players with nothing in it but these charts."""
    sizes = {"wins": 2, "points": 2, "takes": 27, "takes_by_cards": 9, "row_sizes": 3, "row_gains": 3, "worth": 18}
    mean = sums([[1.0]] * 30)
    return {"players": 2, **{chart: [mean] * size for chart, size in sizes.items()}, **charts}


def test_the_files_of_the_page_are_those_of_the_measurements() -> None:
    for path, text in page.files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run python -m coloretto_lab.page"


def test_the_interval_of_independent_observations_is_wilsons() -> None:
    assert share_of(sums(single(40, 100))) == pytest.approx((0.4, 0.3094, 0.498), abs=1e-4)


@pytest.mark.parametrize(("ones", "low", "high"), [(0, 0, 0.037), (100, 0.963, 1)])
def test_none_and_all_of_a_hundred_have_an_interval_between_nothing_and_all(ones: int, low: float, high: float) -> None:
    assert share_of(sums(single(ones, 100))) == pytest.approx((ones / 100, low, high), abs=1e-3)


def test_observations_that_are_alike_within_a_game_have_a_wider_interval() -> None:
    alike = [game * 10 for game in single(4, 10)]
    assert width(share_of(sums(alike))) > 2.5 * width(share_of(sums(single(40, 100))))


def test_a_mean_has_the_interval_of_its_standard_error() -> None:
    margin = 1.96 * 2 / 50**0.5
    assert mean_of(sums([[3.0], [7.0]] * 25)) == pytest.approx((5, 5 - margin, 5 + margin))


@pytest.mark.parametrize(("games", "is_shown"), [(29, False), (30, True)])
def test_too_few_observations_have_no_figure(games: int, is_shown: bool) -> None:
    few = sums(single(3, games))
    assert (share_of(few) is not None, mean_of(few) is not None) == (is_shown, is_shown)
    assert shown(None, 1) is None


def test_ends_are_rounded_outwards_without_a_negative_zero() -> None:
    assert str(shown((0.2537, 0.2501, 0.2599), 2)) == "(0.25, 0.25, 0.26)"
    assert str(shown((-0.04, -0.04, -0.01), 1)) == "(0, -0.1, 0)"


@pytest.mark.parametrize(("ones", "verdict"), [(500, "even"), (540, "more"), (460, "fewer"), (520, "even")])
def test_a_share_is_even_if_its_interval_contains_the_even_one(ones: int, verdict: str) -> None:
    (starts, *_) = seat = [sums(single(ones, 1000)), sums(single(1000 - ones, 1000))]
    assert starts
    assert page.sections(table(wins=seat))["seat"]["verdict"] == verdict


def test_cells_are_in_rows_with_the_thirds_of_the_game_as_columns() -> None:
    takes = [sums(single(cell, 100)) for cell in range(27)]
    rows = page.sections(table(takes=takes))["take"]["rows"]
    assert [[cell and cell[0] for cell in row] for row in (rows[0], rows[8])] == [[0, 0.09, 0.18], [0.08, 0.17, 0.26]]
    worth = [sums([[float(cell)]] * 30) for cell in range(18)]
    sections = page.sections(table(worth=worth))
    assert [[cell and cell[0] for cell in row] for row in sections["specials"]["rows"]] == [[0, 1, 2], [3, 4, 5]]
    assert [cell and cell[0] for cell, *_ in sections["colours"]["rows"]] == [6, 9, 12, 15]
    assert (sections["specials"]["axes"], sections["colours"]["axes"]) == ([(0, 5)] * 3, [(0, 17)] * 3)


@pytest.mark.parametrize(
    ("first", "last", "row"),
    [
        ([0.9, 0.1, 0.4], [0.8, 0.4, 0.2], 1),
        ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5], 0),
        ([0.5, None, 0.4], [None, 0.1, 0.5], 2),
    ],
)
def test_the_finding_about_taking_is_of_the_row_with_the_largest_difference(
    first: list[float | None], last: list[float | None], row: int
) -> None:
    takes = [sums([]) if share is None else sums(single(round(100 * share), 100)) for share in [*first, *first, *last]]
    assert page.sections(table(takes=takes))["take"]["row"] == row


def test_without_a_row_with_both_ends_there_is_no_finding_about_taking() -> None:
    assert page.sections(table(takes=[sums([])] * 27))["take"]["row"] is None


def test_the_finding_about_rows_is_of_the_most_common_number_of_cards() -> None:
    sizes = [sums(single(ones, 100)) for ones in (30, 60, 10)]
    assert page.sections(table(row_sizes=sizes))["rows"]["row"] == 1


def test_an_axis_contains_zero_the_even_share_and_all_intervals() -> None:
    wins = [sums(single(10, 1000))] * 2
    points = [sums([[each]] * 30) for each in (29.2, 31.7)]
    gains = [sums([[each]] * 30) for each in (-1.0, 3.0, 5.25)]
    sections = page.sections(table(wins=wins, points=points, row_gains=gains))
    assert sections["seat"]["axes"] == [(0, 0.5), (29, 32)]
    assert sections["rows"]["axes"] == [(0, 1), (-1, 5.3)]


def test_all_levels_share_an_axis_between_multiples_of_ten_and_a_height() -> None:
    compared = page.score_comparison({"casual": SCORES, "master": {"games": 4, "lowest": 19, "counts": [2, 2, 1]}})
    assert (compared["games"], compared["min"], compared["max"]) == (4, -10, 30)
    casual, master = (compared["levels"][level]["heights"] for level in ("casual", "master"))
    assert len(casual) == len(master) == 41
    assert (casual[13], master[28:33]) == (1, [0, 1, 1, 0.5, 0])


def test_scores_that_end_at_multiples_of_ten_end_the_axis() -> None:
    compared = page.score_comparison({"casual": {"games": 1, "lowest": -10, "counts": [1, *[0] * 19, 1]}})
    assert (compared["min"], compared["max"]) == (-10, 10)


@pytest.mark.parametrize(("share", "points"), [(1, -1), (0.95, -1), (0.9, 1), (0.5, 2), (0.4, 3), (0.1, 3)])
def test_a_share_of_the_scores_reaches_some_points(share: float, points: int) -> None:
    assert page.score_reached(SCORES, share) == points


def test_shares_below_a_score_are_whole_percents_but_never_none_or_all_by_rounding() -> None:
    counts: ScoreCounts = {"games": 1, "lowest": 0, "counts": [1, 498, 500, 1]}
    assert page.shares_below(counts) == [0, 0.001, 0.5, 0.999, 1]
    assert page.shares_below(SCORES) == [0, 0.1, 0.1, 0.3, 0.6, 1]


def test_every_table_has_the_scores_of_every_level() -> None:
    strategy, ending = page.figures()
    assert len(strategy["tables"]) == len(ending) == 16
    for each in strategy["tables"]:
        assert list(each["scores"]["levels"]) == list(LEVELS)
        for scores in each["scores"]["levels"].values():
            assert scores["reached"] == sorted(scores["reached"])
    for levels in ending.values():
        assert list(levels["levels"]) == list(LEVELS)
