"""Measure what games of computer players show: `python -m coloretto_lab.experiments.strategy --out FILE`.

Players of one level play among themselves. The figures are sums from which a mean and its 95 % interval follow, in
five numbers (`Sums`); `coloretto_lab.page` writes the figures of the page "Strategy by numbers" from them.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from joblib import Parallel, delayed  # type: ignore[import-untyped]
from numpy.typing import NDArray

from coloretto.bots import LEVELS
from coloretto.bots.base import Bot
from coloretto.cards import (
    COLOURS,
    EDITIONS,
    JOKER,
    PLAYERS,
    PLUS_TWO,
    SCORINGS,
    Card,
    Counts,
    Variant,
    with_card,
    without_card,
)
from coloretto.cli.options import positive
from coloretto.compiled.compiling import compiled
from coloretto.compiled.games import Ints, game_from_state
from coloretto.files import replace_file
from coloretto.rules import legal_actions
from coloretto.scoring import gain, win_shares
from coloretto.state import DECIDE, DRAW, Action, Seat, State, filled_rows, is_take, row_from_action
from coloretto_lab.arena import PARTS, play_with_itself
from coloretto_lab.compiled.bots import compiled_bot
from coloretto_lab.compiled.features import MAX_ACTIVE, active_features
from coloretto_lab.compiled.net import expected_lead
from coloretto_lab.compiled.search import NetEvaluator, net_evaluator
from coloretto_lab.experiments.ladder import LIMIT
from coloretto_lab.parallel import workers

THIRDS: Final = 3
"""Thirds of the draws before the last-round card; the last round belongs to the last third."""

LOWEST_GAIN: Final = -1
HIGHEST_GAIN: Final = 7
"""Gains at or below the lowest one share a bucket, as do those at or above the highest one."""

MOST_CARDS: Final = 3
RANKED_COLOURS: Final = 4
ADDED_CARDS: Final = 2 + RANKED_COLOURS
"""A joker, a +2, and one more card of the longest to the fourth colour."""

Sums: TypeAlias = NDArray[np.float64]
"""Sums over games: count, total, count², total², count · total.

A game has some observations (their count) that add up to a total. The mean is the total divided by the count; the
squares give its error with games as independent, although observations in a game are not.
"""

Cell: TypeAlias = tuple[str, int]
"""A chart and the number of its cell, by rows."""


class GameTally(dict[Cell, tuple[int, float]]):
    """The observations of a game by cell: how many there are, and what they add up to."""

    def add(self, chart: str, cell: int, value: float) -> None:
        """Add an observation."""
        count, total = self.get((chart, cell), (0, 0.0))
        self[chart, cell] = count + 1, total + value


def chart_sizes(players: int) -> dict[str, int]:
    """Return the number of cells of each chart.

    wins, points: by position after the starting seat. takes: how often a row was taken when drawing was possible, by
    third and gain of the best row. takes_by_cards: the same by third and number of cards in that row. row_sizes: the
    share of rows taken that have 1, 2 or 3 cards. row_gains: what they gained at once. worth: by added card and third.
    """
    gains = HIGHEST_GAIN - LOWEST_GAIN + 1
    return {
        "wins": players,
        "points": players,
        "takes": THIRDS * gains,
        "takes_by_cards": THIRDS * MOST_CARDS,
        "row_sizes": MOST_CARDS,
        "row_gains": MOST_CARDS,
        "worth": ADDED_CARDS * THIRDS,
    }


def measure_table(level: str, variant: Variant, games: int, seed: int) -> dict[str, Sums]:
    """Play games, split over the current workers; return the sums of each chart (cells, 5).

    The result does not depend on the number of workers.
    """
    parts = min(games, PARTS)
    chunks = [range(seed + first, seed + games, parts) for first in range(parts)]
    measured = Parallel()(delayed(_play_games)(level, variant, chunk) for chunk in chunks)
    return {chart: np.sum([part[chart] for part in measured], axis=0) for chart in measured[0]}


def _play_games(level: str, variant: Variant, seeds: Sequence[int]) -> dict[str, Sums]:
    bot = compiled_bot(level)
    return add_games((play_game(bot, variant, seed) for seed in seeds), variant.players)


def add_games(tallies: Iterable[GameTally], players: int) -> dict[str, Sums]:
    """Return the sums over games of each chart (cells, 5)."""
    sums = {chart: np.zeros((size, 5)) for chart, size in chart_sizes(players).items()}
    for tally in tallies:
        for (chart, cell), (count, total) in tally.items():
            sums[chart][cell] += (count, total, count * count, total * total, count * total)
    return sums


def play_game(bot: Bot, variant: Variant, seed: int) -> GameTally:
    """Let a bot play at every seat, with the random numbers of the deal's seed, and return what the game shows."""
    game, tally = play_with_itself(bot, variant, seed, LIMIT), GameTally()
    first_seat, draws = game.initial_state.seat, draws_left(game.initial_state)
    for entry in game.history:
        state = entry.before
        third = third_of(draws_left(state), draws)
        if is_start_of_round(state):
            for added, worth in _worths(state):
                tally.add("worth", added * THIRDS + third, worth)
        _tally_action(tally, state, entry.action, third)
    scores = game.scores()
    for seat, share in enumerate(win_shares(scores)):
        position = (seat - first_seat) % variant.players
        tally.add("wins", position, share)
        tally.add("points", position, scores[seat])
    return tally


def draws_left(state: State) -> int:
    """Return the number of cards above the last-round card."""
    return max(sum(state.supply) - state.variant.marker_depth, 0)


def third_of(draws: int, all_draws: int) -> int:
    """Return the third of the game from the draws that are left above the last-round card, and from all of them.

    >>> [third_of(draws, 57) for draws in (57, 39, 38, 20, 19, 0)]
    [0, 0, 1, 1, 2, 2]
    """
    return min(THIRDS * (all_draws - draws) // all_draws, THIRDS - 1)


def is_start_of_round(state: State) -> bool:
    """Return whether no card was drawn or taken in this round."""
    return state.phase == DECIDE and not any(state.out) and not filled_rows(state)


def best_row(state: State) -> tuple[int, int]:
    """Return the highest gain of a row for the seat to act, and the most cards that a row with this gain has."""
    area, scoring = state.areas[state.seat], state.variant.scoring
    return max((gain(area, cards, scoring), sum(cards)) for cards in state.rows if cards is not None and any(cards))


def _tally_action(tally: GameTally, state: State, action: Action, third: int) -> None:
    actions = legal_actions(state)
    if DRAW in actions and is_take(actions[-1]):
        points, cards = best_row(state)
        bucket = min(max(points, LOWEST_GAIN), HIGHEST_GAIN) - LOWEST_GAIN
        tally.add("takes", third * (HIGHEST_GAIN - LOWEST_GAIN + 1) + bucket, is_take(action))
        tally.add("takes_by_cards", third * MOST_CARDS + cards - 1, is_take(action))
    if is_take(action):
        row = state.rows[row_from_action(action)]
        assert row is not None
        for size in range(1, MOST_CARDS + 1):
            tally.add("row_sizes", size - 1, sum(row) == size)
        tally.add("row_gains", sum(row) - 1, gain(state.areas[state.seat], row, state.variant.scoring))


# ---- what a card is worth


def added_cards(area: Counts, supply: Counts) -> Iterator[tuple[int, Card]]:
    """Yield the cards to add to an area with their numbers; none that the supply lacks, no colour new to the area."""
    colours = sorted(range(COLOURS), key=lambda colour: -area[colour])[:RANKED_COLOURS]
    for number, card in enumerate([JOKER, PLUS_TWO, *colours]):
        if supply[card] and (card >= COLOURS or area[card]):
            yield number, card


def _worths(state: State) -> Iterator[tuple[int, float]]:
    """Yield how much the net's expected lead grows with each card that moves from the supply to an area.

    The card leaves the supply, so that the state is one that can occur; the last card above the marker stays.
    """
    if draws_left(state) <= 1:
        return
    evaluator = net_evaluator(state.variant, by_lead=True)
    for seat, area in enumerate(state.areas):
        before = _expected_lead(game_from_state(state), seat, evaluator)
        for number, card in added_cards(area, state.supply):
            after = _expected_lead(game_from_state(_with_added(state, seat, card)), seat, evaluator)
            yield number, after - before


def _with_added(state: State, seat: Seat, card: Card) -> State:
    areas = (*state.areas[:seat], with_card(state.areas[seat], card), *state.areas[seat + 1 :])
    return state._replace(areas=areas, supply=without_card(state.supply, card))


@compiled
def _expected_lead(game: Ints, seat: int, evaluator: NetEvaluator) -> float:
    active = np.empty(MAX_ACTIVE, np.int16)
    count = active_features(game, seat, evaluator.table, evaluator.blocks, active)
    return expected_lead(evaluator.net, active, count)


# ---- output


def figures_of(sums: Mapping[str, Sums]) -> dict[str, list[list[float]]]:
    """Return the sums of each chart as short JSON numbers, five for each cell."""
    return {
        chart: [[_short(number) for number in cell] for cell in rounded.tolist()]
        for chart, rounded in ((chart, cells.round(2)) for chart, cells in sums.items())
    }


def _short(number: float) -> float:
    return int(number) if number == int(number) else number


def to_json(figures: Mapping[str, Any], tables: Sequence[Mapping[str, Any]]) -> str:
    """Return the figures as JSON with one line for each table."""
    lines = ",\n".join(json.dumps(table, separators=(",", ":")) for table in tables)
    return f'{json.dumps(figures)[:-1]}, "tables": [\n{lines}\n]}}\n'


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the tables that the arguments name and write their figures."""
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.experiments.strategy", description="Measure what games of computer players show."
    )
    parser.add_argument("--level", choices=LEVELS, default="expert", help="level of all players")
    parser.add_argument("--players", type=int, choices=PLAYERS, nargs="+", default=list(PLAYERS))
    parser.add_argument("--scoring", choices=SCORINGS, nargs="+", default=list(SCORINGS))
    parser.add_argument("--edition", choices=EDITIONS, nargs="+", default=list(EDITIONS))
    parser.add_argument("--games", type=positive, default=1500, help="for each table")
    parser.add_argument("--seed", type=int, default=1, help="game i has seed + i")
    parser.add_argument("--out", type=Path, required=True, help="output file")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes over which the games are split")
    options = parser.parse_args(arguments)
    tables = []
    with workers(options.jobs, None):
        for edition, players, scoring in product(options.edition, options.players, options.scoring):
            sums = measure_table(options.level, Variant(players, edition, scoring), options.games, options.seed)
            tables.append({"edition": edition, "players": players, "scoring": scoring, **figures_of(sums)})
            wins, count = sums["wins"][0][1], sums["wins"][0][0]
            table = f"{edition}, {players} players, {scoring} side"
            print(f"{table}: the starting seat wins {wins / count:.3f}", flush=True)
    command = f"python -m coloretto_lab.experiments.strategy --level {options.level} --games {options.games}"
    figures = {
        "command": f"{command} --seed {options.seed} --out {options.out.name}",
        "date": date.today().isoformat(),
        "level": options.level,
        "games": options.games,
        "lowest_gain": LOWEST_GAIN,
    }
    replace_file(options.out, to_json(figures, tables))
    return 0


if __name__ == "__main__":
    sys.exit(main())
