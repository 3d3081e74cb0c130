"""Plays matches on duplicate deals: `python -m coloretto_lab.arena --bots careful,greedy --players 4`.

Each deal is played once for every rotation of the line-up, so that the luck of cards and seats cancels out. The number
of deals is fixed in advance. The entrants sit at one seat each; the last one also fills the remaining seats. With
`--judge` every decision is compared with the best one by the coach's values.
"""

import argparse
import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean, stdev
from time import perf_counter
from typing import Final

from joblib import Parallel, delayed  # type: ignore[import-untyped]

from coloretto.bots.base import Bot, Limit, choose
from coloretto.bots.net import WeightsError
from coloretto.cards import EDITIONS, MARKER_DEPTHS, PLAYERS, SCORINGS, Variant, make_variant
from coloretto.errors import ColorettoError
from coloretto.game import Game, Player
from coloretto.scoring import leads, win_shares
from coloretto.state import OVER, Seat
from coloretto_lab.entrants import Entrant, ForfeitError, make_entrant
from coloretto_lab.loss import blunder_rate, points_lost
from coloretto_lab.parallel import workers

PARTS: Final = 32
"""Parts into which the deals of a match are split."""

Z_95: Final = 1.96
"""Half the width of a 95 % interval, in standard errors."""


@dataclass(frozen=True)
class Match:
    """The conditions of a match. limit: for built-in bots. reply_timeout: for programs, in seconds.

    judged: places in the line-up whose decisions are compared with the best ones.
    """

    variant: Variant
    line_up: tuple[str, ...]
    limit: Limit
    reply_timeout: float
    seed: int
    judged: Collection[int] = ()


@dataclass
class Outcome:
    """The results of one place in the line-up in the games of a deal.

    shares: of the wins. leads: over the best rival, in points. seconds: of each decision. lost: points lost by each
    judged decision. forfeits: their reasons.
    """

    shares: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    lost: list[float] = field(default_factory=list)
    forfeits: list[str] = field(default_factory=list)


def fill_line_up(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the line-up of bots, in which the last one also fills the remaining seats.

    >>> fill_line_up(["a", "b"], 4)
    ('a', 'b', 'b', 'b')
    """
    if len(bots) > players:
        raise ColorettoError(f"{len(bots)} bots do not fit at {players} seats")
    return (*bots, *[bots[-1]] * (players - len(bots)))


def play_deals(match: Match, deals: Sequence[int]) -> list[list[Outcome]]:
    """Play deals in every rotation; return the outcomes of the line-up for each deal."""
    entrants = [make_entrant(name, match.limit, match.seed, match.reply_timeout) for name in match.line_up]
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
    outcomes = [Outcome() for _ in entrants]
    for rotation in range(len(entrants)):
        seated = [(seat + rotation) % len(entrants) for seat in range(len(entrants))]
        judged = [place in match.judged for place in seated]
        _play_game(match, [(entrants[place], outcomes[place]) for place in seated], judged, match.seed + deal)
    return outcomes


def _play_game(match: Match, seated: Sequence[tuple[Entrant, Outcome]], judged: Sequence[bool], seed: int) -> None:
    game = Game.deal(match.variant, [Player("arena")] * len(seated), seed)
    while game.state.phase != OVER:
        entrant, outcome = seated[game.state.seat]
        start = perf_counter()
        try:
            action = entrant.choose(game.state)
        except ForfeitError as forfeit:
            outcome.forfeits.append(f"deal {seed}, ply {len(game.history) + 1}: {forfeit}")
            _award_forfeit(seated, loser=game.state.seat)
            return
        outcome.seconds.append(perf_counter() - start)
        if judged[game.state.seat]:
            outcome.lost.append(points_lost(game.state, action))
        game.play(action)
    scores = game.scores()
    for (_, outcome), share, lead in zip(seated, win_shares(scores), leads(scores), strict=True):
        outcome.shares.append(share)
        outcome.leads.append(lead)


def _award_forfeit(seated: Sequence[tuple[Entrant, Outcome]], loser: Seat) -> None:
    """Split the win of a forfeited game equally among the other seats; such a game has no leads."""
    for seat, (_, outcome) in enumerate(seated):
        outcome.shares.append(0.0 if seat == loser else 1 / (len(seated) - 1))


def interval(deals: Sequence[Outcome]) -> tuple[float, float]:
    """Return the mean share of the wins and the half-width of its 95 % interval, taking deals as independent."""
    shares = [mean(deal.shares) for deal in deals]
    return mean(shares), Z_95 * stdev(shares) / len(shares) ** 0.5 if len(shares) > 1 else float("nan")


def measure_first(match: Match, deals: int) -> tuple[float, float]:
    """Return the `interval` of the first place in the line-up over deals, split over the current workers."""
    return interval([deal[0] for deal in play_in_parallel(match, deals)])


def summary(name: str, deals: Sequence[Outcome]) -> str:
    """Return the row of an entrant in the table of results."""
    share, half = interval(deals)
    margins = [lead for deal in deals for lead in deal.leads]
    seconds = sorted(second for deal in deals for second in deal.seconds)
    milliseconds = (
        f"{1000 * mean(seconds):.2f} | {1000 * seconds[int(0.95 * len(seconds))]:.2f}" if seconds else "- | -"
    )
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
        variant = make_variant(options.players, options.edition, options.scoring, options.marker_depth)
        line_up = fill_line_up(options.bots.split(","), variant.players)
        limit = Limit(options.nodes, options.seconds)
        judged = range(len(line_up)) if options.judge else ()
        match = Match(variant, line_up, limit, options.reply_timeout, options.seed, judged)
        for name in set(line_up):
            make_entrant(name, match.limit, match.seed, match.reply_timeout)
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
    for name in dict.fromkeys(line_up):
        places = [place for place, other in enumerate(line_up) if other == name]
        print(summary(name, [merge_outcomes([deal[place] for place in places]) for deal in deals]))
    for deal in deals:
        for name, outcome in zip(line_up, deal, strict=True):
            for forfeit in outcome.forfeits:
                print(f"{name}: {forfeit}", file=sys.stderr)
    return 0


def merge_outcomes(outcomes: Sequence[Outcome]) -> Outcome:
    """Return the joint outcome of the places that one entrant filled."""
    return Outcome(
        shares=[share for outcome in outcomes for share in outcome.shares],
        leads=[lead for outcome in outcomes for lead in outcome.leads],
        seconds=[second for outcome in outcomes for second in outcome.seconds],
        lost=[points for outcome in outcomes for points in outcome.lost],
        forfeits=[forfeit for outcome in outcomes for forfeit in outcome.forfeits],
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="coloretto_lab.arena", description="Play matches on duplicate deals.")
    parser.add_argument(
        "--bots", required=True, help="bots, compiled:BOT[@NETS] or cmd:COMMAND; the last one fills the seats"
    )
    parser.add_argument("--players", type=int, choices=PLAYERS, default=4)
    parser.add_argument("--edition", choices=EDITIONS, default="classic")
    parser.add_argument("--scoring", choices=SCORINGS, default="brown")
    parser.add_argument("--marker-depth", type=int, choices=MARKER_DEPTHS)
    parser.add_argument("--deals", type=int, default=100, help="number of deals")
    parser.add_argument("--seed", type=int, default=1, help="deal i has seed + i")
    parser.add_argument("--nodes", type=int, help="most states that built-in bots evaluate per decision")
    parser.add_argument("--seconds", type=float, help="most seconds that built-in bots think per decision")
    parser.add_argument("--reply-timeout", type=float, default=10.0, help="most seconds that a program takes to answer")
    parser.add_argument("--judge", action="store_true", help="measure the points lost by each decision; slower")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes over which the deals are split")
    parser.add_argument("--cluster", help="address of a Dask scheduler, to split the deals over its machines instead")
    return parser


if __name__ == "__main__":
    sys.exit(main())
