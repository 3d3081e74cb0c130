"""Measure what the levels give away in a game: `python -m coloretto_lab.experiments.skill --out FILE`.

Bots of one level play one another, and the coach reviews each game as it does in the page. The file holds the mean and
the standard deviation of the points that a seat gives away by its own decisions in a game, by which the page rates a
person. `--check FILE` rates players of each level by such a file instead, from games with other seeds.
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise, product
from math import log
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Final, NamedTuple, TypeAlias

from joblib import Parallel, delayed  # type: ignore[import-untyped]

from coloretto.arena.matches import Z_95
from coloretto.bots import LEVELS
from coloretto.bots.base import run
from coloretto.cards import EDITIONS, PLAYERS, SCORINGS, make_variant
from coloretto.cli.options import positive
from coloretto.coach.review import review_game
from coloretto.files import replace_file
from coloretto_lab.arena import play_with_itself
from coloretto_lab.experiments.ladder import LIMIT
from coloretto_lab.parallel import workers

MIN_LOSS: Final = 0.05
"""The least mean of the points that games count for, because a rating compares logarithms."""

CHECK_SEED: Final = 1_000_000
"""The first deal of the games that check a file, which no measurement uses."""


class Loss(NamedTuple):
    """What the seats of a level give away in a game, in points: mean and standard deviation."""

    mean: float
    deviation: float


Scale: TypeAlias = Mapping[str, Mapping[str, Loss]]
"""The losses of each level, weakest first, at each table, such as "4-brown"."""


class Rating(NamedTuple):
    """A place on the ladder of levels: 0 is the weakest level, 1 the next one. low, high: its 95 % interval."""

    value: float
    low: float
    high: float


def losses(level: str, players: int, scoring: str, seed: int) -> list[float]:
    """Return the points that each seat gives away in a game."""
    # Importing Numba is slow, so only the processes that play do it.
    from coloretto_lab.compiled.bots import compiled_bot

    game = play_with_itself(compiled_bot(level), make_variant(players, EDITIONS[seed % 2], scoring), seed, LIMIT)
    review = run(review_game(game.initial_state, game.history, [game.jokers(seat) for seat in range(players)]))
    return [-breakdown.own_errors for breakdown in review.points]


def rate(games: Sequence[tuple[str, float]], scale: Scale) -> Rating:
    """Rate a player by games: each one's table and the points given away in it.

    >>> scale = {"2-brown": {"weak": Loss(16, 4), "fair": Loss(4, 2), "good": Loss(1, 1)}}
    >>> [round(place, 2) for place in rate([("2-brown", 8.0), ("2-brown", 8.0)], scale)]
    [0.5, 0.12, 1.35]
    """
    least = MIN_LOSS * len(games)
    lost = max(sum(points for _, points in games), least)
    levels = list(next(iter(scale.values())))
    expected = [max(sum(scale[table][level].mean for table, _ in games), least) for level in levels]
    nearest = levels[round(_place(lost, expected))]
    deviation = sum(scale[table][nearest].deviation ** 2 for table, _ in games) ** 0.5
    place = partial(_place, expected=expected)
    return Rating(place(lost), place(lost + Z_95 * deviation), place(max(lost - Z_95 * deviation, least)))


def _place(lost: float, expected: Sequence[float]) -> float:
    """Return the place of a loss between those of the levels, which fall from level to level."""
    place = 0.0
    for weaker, stronger in pairwise(expected):
        if lost >= weaker:
            break
        place += 1.0 if lost <= stronger else log(weaker / lost) / log(weaker / stronger)
    return place


def measure(level: str, players: int, scoring: str, games: int) -> dict[str, float]:
    """Play and review games, split over the current workers; return the entry of the file."""
    played = Parallel()(delayed(losses)(level, players, scoring, seed) for seed in range(games))
    lost = [points for seats in played for points in seats]
    return {"games": games, "mean": round(mean(lost), 3), "deviation": round(stdev(lost), 3)}


def check(scale: Scale, level: str, people: int, games: int) -> list[Rating]:
    """Rate players of a level by games at random tables, one seat of each."""
    rng = Random(f"{level} {games}")
    tables = [[(rng.choice(PLAYERS), rng.choice(SCORINGS)) for _ in range(games)] for _ in range(people)]
    seeds = iter(range(CHECK_SEED, CHECK_SEED + people * games))
    played = Parallel()(
        delayed(losses)(level, players, scoring, next(seeds)) for person in tables for players, scoring in person
    )
    lost = [rng.choice(seats) for seats in played]
    return [
        rate(
            [
                (f"{players}-{scoring}", points)
                for (players, scoring), points in zip(person, lost[first : first + games], strict=True)
            ],
            scale,
        )
        for first, person in zip(range(0, people * games, games), tables, strict=True)
    ]


def scale_from_json(text: str) -> Scale:
    """Read a file that was written by this program."""
    return {
        table: {level: Loss(entry["mean"], entry["deviation"]) for level, entry in levels.items()}
        for table, levels in json.loads(text).items()
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the levels and tables that the arguments name, or check a file."""
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.experiments.skill", description="Measure what the levels give away in a game."
    )
    parser.add_argument("--levels", choices=LEVELS, nargs="+", default=list(LEVELS))
    parser.add_argument("--players", type=int, choices=PLAYERS, nargs="+", default=list(PLAYERS))
    parser.add_argument("--scoring", choices=SCORINGS, nargs="+", default=list(SCORINGS))
    parser.add_argument(
        "--games", type=positive, default=12, help="for each level and table; with --check, of each player"
    )
    parser.add_argument("--people", type=positive, default=4, help="players of each level, with --check")
    file = parser.add_mutually_exclusive_group(required=True)
    file.add_argument("--out", type=Path, help="JSON file to update")
    file.add_argument("--check", type=Path, help="JSON file to check")
    parser.add_argument("--jobs", type=int, default=-1, help="number of processes; -1: one per core")
    options = parser.parse_args(arguments)
    with workers(options.jobs, None):
        if options.check:
            _print_ratings(scale_from_json(options.check.read_text(encoding="utf-8")), options)
            return 0
        _measure_all(options)
    return 0


def _measure_all(options: argparse.Namespace) -> None:
    file: Path = options.out
    measured: dict[str, dict[str, dict[str, float]]] = (
        json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    )
    for players, scoring, level in product(options.players, options.scoring, options.levels):
        entry = measure(level, players, scoring, options.games)
        levels = measured.setdefault(f"{players}-{scoring}", {}) | {level: entry}
        measured[f"{players}-{scoring}"] = {each: levels[each] for each in LEVELS if each in levels}
        replace_file(file, json.dumps(measured, indent=2) + "\n")
        print(f"{players}-{scoring} {level}: {entry}", flush=True)


def _print_ratings(scale: Scale, options: argparse.Namespace) -> None:
    print("| level | place | ratings | 95 % interval of one, mean |\n|---|---|---|---|")
    for place, level in enumerate(LEVELS):
        if level in options.levels:
            ratings = check(scale, level, options.people, options.games)
            values = ", ".join(f"{rating.value:.2f}" for rating in ratings)
            interval = f"{mean(rating.low for rating in ratings):.2f} to {mean(rating.high for rating in ratings):.2f}"
            print(f"| {level} | {place} | {values} | {interval} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
