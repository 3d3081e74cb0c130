"""Matches on duplicate deals: each deal is played once for every rotation of the line-up.

So the luck of cards and seats cancels out. The entrants sit at one seat each; the last one also fills the remaining
seats.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import mean, stdev
from time import perf_counter
from typing import Final, TypeAlias

from coloretto.bots.base import Limit
from coloretto.cards import Variant
from coloretto.contest.entrants import Entrant, ForfeitError
from coloretto.errors import ColorettoError, IllegalActionError
from coloretto.game import Game, Player
from coloretto.match import bot_seed
from coloretto.scoring import leads, win_shares
from coloretto.state import OVER, Action, State
from coloretto.steps import NO_STEP, Begin, no_step

Z_95: Final = 1.96
"""Half the width of a 95 % interval, in standard errors."""

Place: TypeAlias = int
"""A place in the line-up, from 0."""


@dataclass(frozen=True)
class Match:
    """The conditions of a match.

    limit: for bots. reply_timeout: the most seconds that a decision may take. seed: of the first deal.
    """

    variant: Variant
    line_up: tuple[str, ...]
    limit: Limit
    reply_timeout: float
    seed: int


@dataclass
class Outcome:
    """The results of one place in the line-up in some games.

    shares: of the wins. points: the scores. leads: over the best rival, in points. seconds: of each decision. lost:
    points lost by each judged decision. forfeits: their reasons. A forfeited game has no points and leads.
    """

    shares: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
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


def play_game(
    variant: Variant,
    entrants: Sequence[Entrant],
    seed: int,
    rotation: int,
    *,
    judge: Callable[[Place, State, Action], float | None] = lambda place, state, action: None,
    begin: Begin = no_step,
) -> list[Outcome]:
    """Play a deal in one rotation; return the outcome of each place in the line-up.

    judge: returns the points lost by a decision, or None. begin: called before each decision with its place and ply.
    """
    places = places_of(len(entrants), rotation)
    outcomes = [Outcome() for _ in entrants]
    game = Game.deal(variant, [Player("arena")] * len(entrants), seed)
    while game.state.phase != OVER:
        place, ply = places[game.state.seat], len(game.history) + 1
        begin(place, ply)
        start = perf_counter()
        try:
            action = entrants[place].choose(game.state)
        except ForfeitError as forfeit:
            award_forfeit(outcomes, place, seed, ply, str(forfeit))
            return outcomes
        outcomes[place].seconds.append(perf_counter() - start)
        begin(*NO_STEP)
        lost = judge(place, game.state, action)
        if lost is not None:
            outcomes[place].lost.append(lost)
        game.play(action)
    add_scores(outcomes, places, game)
    return outcomes


def choose_action(entrant: Entrant, game: Game, begin: Begin = no_step) -> Action:
    """Let the entrant that acts choose, with random numbers that depend on the deal and the ply.

    begin: called before with its seat and the ply. Raises IllegalActionError when it cannot continue.
    """
    entrant.reseed(bot_seed(game))
    seat, ply = game.state.seat, len(game.history) + 1
    begin(seat, ply)
    try:
        action = entrant.choose(game.state)
    except ForfeitError as error:
        raise fault(game.seed, ply, game.players[seat].level, str(error)) from error
    begin(*NO_STEP)
    return action


def fault(deal: int | None, ply: int, name: str | None, reason: str) -> IllegalActionError:
    """Return the error of a bot that cannot continue."""
    return IllegalActionError(f"deal {deal}, ply {ply}: {name} {reason}")


def places_of(seats: int, rotation: int) -> list[Place]:
    """Return the place in the line-up that sits at each seat.

    >>> places_of(3, rotation=1)
    [1, 2, 0]
    """
    return [(seat + rotation) % seats for seat in range(seats)]


def add_scores(outcomes: Sequence[Outcome], places: Sequence[Place], game: Game) -> None:
    """Add the scores of a finished game, with the place at each seat, to the outcome of each place."""
    scores = game.scores()
    for place, points, share, lead in zip(places, scores, win_shares(scores), leads(scores), strict=True):
        outcomes[place].points.append(points)
        outcomes[place].shares.append(share)
        outcomes[place].leads.append(lead)


def award_forfeit(outcomes: Sequence[Outcome], loser: Place, seed: int, ply: int, reason: str) -> None:
    """Split the win of a forfeited game equally among the other places."""
    outcomes[loser].forfeits.append(f"deal {seed}, ply {ply}: {reason}")
    for place, outcome in enumerate(outcomes):
        outcome.shares.append(0.0 if place == loser else 1 / (len(outcomes) - 1))


def merge_outcomes(outcomes: Sequence[Outcome]) -> Outcome:
    """Return the joint outcome of several games, or of the places that one entrant filled."""
    return Outcome(
        shares=[share for outcome in outcomes for share in outcome.shares],
        points=[points for outcome in outcomes for points in outcome.points],
        leads=[lead for outcome in outcomes for lead in outcome.leads],
        seconds=[second for outcome in outcomes for second in outcome.seconds],
        lost=[points for outcome in outcomes for points in outcome.lost],
        forfeits=[forfeit for outcome in outcomes for forfeit in outcome.forfeits],
    )


def merge_games(games: Sequence[Sequence[Outcome]]) -> list[Outcome]:
    """Return the joint outcome of each place in several games."""
    return [merge_outcomes(outcomes) for outcomes in zip(*games, strict=True)]


def outcomes_by_bot(line_up: Sequence[str], deals: Sequence[Sequence[Outcome]]) -> dict[str, list[Outcome]]:
    """Return the outcomes of each bot by deal, joined over the places that it fills."""
    places = {name: [place for place, other in enumerate(line_up) if other == name] for name in line_up}
    return {name: [merge_outcomes([deal[place] for place in places[name]]) for deal in deals] for name in places}


def interval(deals: Sequence[Outcome]) -> tuple[float, float]:
    """Return the mean share of the wins and the half-width of its 95 % interval, taking deals as independent."""
    return mean_interval([mean(deal.shares) for deal in deals])


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of independent values and the half-width of its 95 % interval, NaN for a single value."""
    return mean(values), Z_95 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else math.nan


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which a share of some values lies.

    >>> percentile([4.0, 1.0, 3.0, 2.0], 0.5)
    3.0
    """
    return sorted(values)[int(share * len(values))]
