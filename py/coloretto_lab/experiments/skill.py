"""Measure what the levels give away in a game: `python -m coloretto_lab.experiments.skill --out FILE`.

Bots of one level play one another, and the coach reviews each game as it does in the page. The file holds the mean and
the standard deviation of the points that a seat gives away by its own decisions in a game, by which the page rates a
person. `--check FILE` rates players of each level by such a file instead, from games with other seeds.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Final

from joblib import Parallel, delayed  # type: ignore[import-untyped]

from coloretto.bots import LEVELS
from coloretto.bots.base import run
from coloretto.cards import EDITIONS, PLAYERS, SCORINGS, Variant
from coloretto.cli.options import positive
from coloretto.coach.rating import Rating, Scale, rate, scale_from_json
from coloretto.coach.review import review_game
from coloretto.files import replace_file
from coloretto_lab.arena import play_with_itself
from coloretto_lab.experiments.ladder import LIMIT
from coloretto_lab.parallel import workers

CHECK_SEED: Final = 1_000_000
"""The first deal of the games that check a file, which no measurement uses."""


def losses(level: str, players: int, scoring: str, seed: int) -> list[float]:
    """Return the points that each seat gives away in a game."""
    # Importing Numba is slow, so only the processes that play do it.
    from coloretto_lab.compiled.bots import compiled_bot

    game = play_with_itself(compiled_bot(level), Variant(players, EDITIONS[seed % 2], scoring), seed, LIMIT)
    review = run(review_game(game.initial_state, game.history, [game.jokers(seat) for seat in range(players)]))
    return [-breakdown.own_errors for breakdown in review.points]


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
