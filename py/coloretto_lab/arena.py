"""Plays matches on duplicate deals: `python -m coloretto_lab.arena --bots careful,greedy --players 4`.

Like `coloretto arena`, for many more games: it also plays compiled bots, and can split the deals over machines. With
`--judge` every decision is compared with the best one by the coach's values.
"""

import argparse
import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random
from statistics import mean
from typing import Final

from joblib import Parallel, delayed  # type: ignore[import-untyped]

import coloretto.contest.matches
from coloretto.bots.base import Bot, Limit, choose
from coloretto.bots.nets.net import WeightsError
from coloretto.cards import Variant
from coloretto.cli.options import limit_from, limit_options, positive, seconds, variant_from, variant_options
from coloretto.contest.entrants import Entrant
from coloretto.contest.matches import (
    Outcome,
    Place,
    fill_line_up,
    interval,
    merge_games,
    outcomes_by_bot,
    percentile,
    play_game,
)
from coloretto.errors import ColorettoError
from coloretto.game import Game, Player
from coloretto.state import OVER, Action, State
from coloretto_lab.entrants import make_entrant
from coloretto_lab.loss import blunder_rate, points_lost
from coloretto_lab.parallel import workers

PARTS: Final = 32
"""Parts into which the deals of a match are split."""


@dataclass(frozen=True)
class Match(coloretto.contest.matches.Match):
    """The conditions of a match. judged: places in the line-up whose decisions are compared with the best ones."""

    judged: Collection[Place] = ()


def play_deals(match: Match, deals: Sequence[int]) -> list[list[Outcome]]:
    """Play deals in every rotation; return the outcomes of the line-up for each deal."""
    entrants = [make_entrant(name, match.limit, match.reply_timeout) for name in match.line_up]
    try:
        return [_play_deal(match, entrants, deal) for deal in deals]
    finally:
        for entrant in entrants:
            entrant.close()


def play_with_itself(bot: Bot, variant: Variant, seed: int, limit: Limit) -> Game:
    """Let a bot play at every seat, with the random numbers of the deal's seed; return the finished game."""
    rng = Random(seed)
    game = Game.deal(variant, [Player("arena")] * variant.players, seed)
    while game.state.phase != OVER:
        game.play(choose(bot, game.state, limit, rng).action)
    return game


def play_in_parallel(match: Match, deals: int) -> list[list[Outcome]]:
    """Play deals 0 to `deals` - 1, split over the current workers; return their outcomes in order."""
    parts = min(deals, PARTS)
    chunks = [range(first, deals, parts) for first in range(parts)]
    played = Parallel()(delayed(play_deals)(match, chunk) for chunk in chunks)
    by_deal = {
        deal: outcomes
        for chunk, part in zip(chunks, played, strict=True)
        for deal, outcomes in zip(chunk, part, strict=True)
    }
    return [by_deal[deal] for deal in range(deals)]


def _play_deal(match: Match, entrants: Sequence[Entrant], deal: int) -> list[Outcome]:
    def judge(place: Place, state: State, action: Action) -> float | None:
        return points_lost(state, action) if place in match.judged else None

    games = []
    for rotation in range(len(entrants)):
        for place, entrant in enumerate(entrants):
            entrant.reseed(f"{match.seed + deal} {rotation} {place}")
        games.append(play_game(match.variant, entrants, match.seed + deal, rotation, judge=judge))
    return merge_games(games)


def measure_first(match: Match, deals: int) -> tuple[float, float]:
    """Return the `interval` of the first place in the line-up over deals, split over the current workers.

    Raises ColorettoError if an entrant forfeits a game, because the others win it without playing.
    """
    played = play_in_parallel(match, deals)
    if forfeits := forfeits_of(match.line_up, played):
        raise ColorettoError(f"{len(forfeits)} games were forfeited, the first by {forfeits[0]}")
    return interval([deal[0] for deal in played])


def forfeits_of(line_up: Sequence[str], deals: Sequence[Sequence[Outcome]]) -> list[str]:
    """Return who forfeited which game, and why."""
    return [
        f"{name}: {forfeit}"
        for deal in deals
        for name, outcome in zip(line_up, deal, strict=True)
        for forfeit in outcome.forfeits
    ]


def summary(name: str, deals: Sequence[Outcome]) -> str:
    """Return the row of an entrant in the table of results."""
    share, half = interval(deals)
    margins = [lead for deal in deals for lead in deal.leads]
    times = [second for deal in deals for second in deal.seconds]
    milliseconds = f"{1000 * mean(times):.2f} | {1000 * percentile(times, 0.95):.2f}" if times else "- | -"
    lost = [points for deal in deals for points in deal.lost]
    judged = f"{mean(lost):.3f} | {blunder_rate(lost):.3f}" if lost else "- | -"
    games = sum(len(deal.shares) for deal in deals)
    forfeits = sum(len(deal.forfeits) for deal in deals)
    lead = f"{mean(margins):+.2f}" if margins else "-"
    return f"| {name} | {games} | {share:.3f} ± {half:.3f} | {lead} | {judged} | {milliseconds} | {forfeits} |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the match that the arguments describe and print its results as a Markdown table."""
    options = _parser().parse_args(arguments)
    try:
        variant = variant_from(options)
        line_up = fill_line_up(options.bots.split(","), variant.players)
        judged = range(len(line_up)) if options.judge else ()
        match = Match(variant, line_up, limit_from(options), options.reply_timeout, options.seed, judged)
        for name in set(line_up):
            make_entrant(name, match.limit, match.reply_timeout)
        with workers(options.jobs, options.cluster):
            deals = play_in_parallel(match, options.deals)
    except (ColorettoError, WeightsError) as error:
        print(f"arena: {error}", file=sys.stderr)
        return 2
    print(f"{options.deals} deals x {len(line_up)} rotations; a fair share is {1 / len(line_up):.3f}\n")
    print(
        "| entrant | games | share of wins | lead | points lost per decision | blunders | ms per decision"
        " | 95th percentile | forfeits |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for name, played in outcomes_by_bot(line_up, deals).items():
        print(summary(name, played))
    for forfeit in forfeits_of(line_up, deals):
        print(forfeit, file=sys.stderr)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.arena",
        parents=[variant_options(), limit_options()],
        description="Play matches on duplicate deals. Limit the nodes of compiled bots, not their seconds.",
    )
    parser.add_argument(
        "--bots", required=True, help="bots, compiled:BOT[@NETS] or cmd:COMMAND; the last one fills the seats"
    )
    parser.add_argument("--deals", type=positive, default=100, help="number of deals")
    parser.add_argument("--seed", type=int, default=1, help="deal i has seed + i")
    parser.add_argument(
        "--reply-timeout", type=seconds, default=10.0, help="most seconds that a program takes to answer"
    )
    parser.add_argument("--judge", action="store_true", help="measure the points lost by each decision; slower")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes over which the deals are split")
    parser.add_argument("--cluster", help="address of a Dask scheduler, to split the deals over its machines instead")
    return parser


if __name__ == "__main__":
    sys.exit(main())
