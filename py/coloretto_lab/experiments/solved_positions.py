"""Finds positions for the benchmark in games of bots, and solves them: `-m coloretto_lab.experiments.solved_positions`.

The search starts with the last decision of a game and proceeds backwards: it finds most of what follows a decision in
the table of the later ones.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import count, islice, product
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from coloretto.__main__ import run as run_command
from coloretto.benchmark.positions import EQUAL, SolvedPosition, write_positions
from coloretto.bots.base import Budget, Limit, choose, run
from coloretto.bots.names import bot_from_name
from coloretto.bots.search.endgame import TranspositionTable, solve
from coloretto.cards import EDITIONS, PLAYERS, SCORINGS, Variant
from coloretto.cli.options import positive
from coloretto.cli.progress import Progress
from coloretto.game import Game, Player
from coloretto.processes import cores, map_in_order
from coloretto.rules import is_last_round, legal_actions
from coloretto.state import OVER, State
from coloretto.steps import Begin, no_step

PLAYING_BOTS: Final = ("strong", "regular")
"""Bots that play alternate games, so that the positions come from good and from weaker play."""

MAX_NODES: Final = 30_000
"""The most states to search for one position, unless `--nodes` says otherwise."""

FIRST_DEAL: Final = 1_000_000
"""The first deal in which positions are looked for; levels were not tuned on these deals."""


class Search(NamedTuple):
    """Where to look for a position, and the most states to search for one decision."""

    variant: Variant
    deal: int
    nodes: int


def find_position(search: Search, begin: Begin = no_step) -> SolvedPosition | None:
    """Return a random decision of a game that can be solved and in which the choice matters, if there is one.

    begin: not called, as our own bots do not hang.

    >>> from coloretto.cards import Variant
    >>> position = find_position(Search(Variant(2), deal=5, nodes=1000))
    >>> None if position is None else dict(position.values)
    {Action('t1'): 0.0, Action('t2'): 1.0}
    """
    found = [position for position in solved_decisions(search) if _matters(position)]
    return Random(search.deal).choice(found) if found else None


def solved_decisions(search: Search) -> list[SolvedPosition]:
    """Return the solved decisions of a game's last round, from the last one backwards."""
    table: TranspositionTable = {}
    solved = []
    for state in reversed(_decisions_of_last_round(search)):
        shares = run(solve(state, Budget(Limit(nodes=search.nodes)), table=table))
        if shares is None:
            break
        values = {action: each[state.seat] for action, each in shares.items()}
        solved.append(SolvedPosition(search.deal, state, values))
    return solved


def _decisions_of_last_round(search: Search) -> list[State]:
    variant, deal, _ = search
    bot, rng = bot_from_name(PLAYING_BOTS[deal % len(PLAYING_BOTS)]), Random(deal)
    game = Game.deal(variant, [Player("arena")] * variant.players, deal)
    while game.state.phase != OVER:
        game.play(choose(bot, game.state, Limit(), rng).action)
    states = (entry.before for entry in game.history)
    return [state for state in states if is_last_round(state) and len(legal_actions(state)) > 1]


def _matters(position: SolvedPosition) -> bool:
    return max(position.values.values()) - min(position.values.values()) > EQUAL


def main(arguments: Sequence[str] | None = None) -> int:
    """Write solved positions of every variant; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.experiments.solved_positions", description="Write exactly solved positions of last rounds."
    )
    parser.add_argument("--out", type=Path, required=True, help="file to write: NAME.jsonl.gz")
    parser.add_argument("--each", type=positive, default=30, help="positions of each variant; default: 30")
    parser.add_argument(
        "--nodes",
        type=positive,
        default=MAX_NODES,
        help=f"most states to search for one position; default: {MAX_NODES}",
    )
    parser.add_argument("--jobs", type=positive, default=cores(), help="number of processes; default: one per core")
    parser.set_defaults(run=_write)
    return run_command(parser, arguments)


def _write(options: argparse.Namespace) -> int:
    variants = [Variant(*each) for each in product(PLAYERS, EDITIONS, SCORINGS)]
    positions: list[SolvedPosition] = []
    with Progress(len(variants) * options.each, "positions") as progress:
        for variant in variants:
            for position in islice(_found(variant, options), options.each):
                positions.append(position)
                progress.update(len(positions))
    write_positions(options.out, positions)
    print(f"{len(positions)} positions in {options.out}")
    return 0


def _found(variant: Variant, options: argparse.Namespace) -> Iterator[SolvedPosition]:
    searches = (Search(variant, deal, options.nodes) for deal in count(FIRST_DEAL))
    with closing(map_in_order(find_position, searches, options.jobs)) as found:
        yield from filter(None, found)


if __name__ == "__main__":
    sys.exit(main())
