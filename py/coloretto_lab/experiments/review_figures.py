"""Measure the coach's reviews: time, losses by level, residuals, and the errors of its values.

`PYTHONPATH=py python -m coloretto_lab.experiments.review_figures`. The values are compared with those of a plain
recursion over the rules, which shares no code with the coach.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from statistics import mean, median
from time import perf_counter
from typing import Final

from coloretto.bots import LEVELS
from coloretto.bots.base import Limit, run
from coloretto.cards import EDITIONS, PLAYERS, SCORINGS, Variant
from coloretto.cli.options import positive
from coloretto.coach.evaluation import GameEvaluator
from coloretto.coach.review import Review, review_game
from coloretto.contest.matches import mean_interval
from coloretto.game import Game, Player
from coloretto.library import play_out
from coloretto.rules import apply_action, apply_outcome, chance_outcomes, is_last_round, legal_actions, returns
from coloretto.state import OVER, State, room_left

MAX_ROOM: Final = 3
"""Most places left in the rows of a position that plain recursion can search."""


def reviewed_game(level: str, players: int, scoring: str, seed: int, nodes: int) -> tuple[Game, Review, float]:
    """Let bots of a level play a game; return it, its review and the seconds that the review took."""
    variant = Variant(players, EDITIONS[seed % 2], scoring)
    game = Game.deal(variant, [Player(level)] * players, seed)
    play_out(game, Limit(nodes=nodes))
    start = perf_counter()
    review = run(review_game(game.initial_state, game.history, [game.jokers(seat) for seat in range(players)]))
    return game, review, perf_counter() - start


@lru_cache(maxsize=1 << 18)
def plain_values(state: State) -> tuple[float, ...]:
    """Return every seat's expected share, then lead; every seat maximises its share, and then its lead."""
    players = state.variant.players
    if state.phase == OVER:
        scores = returns(state)
        best_rivals = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(players)]
        is_winner = [points == max(scores) for points in scores]
        shares = [won / sum(is_winner) for won in is_winner]
        return (*shares, *(points - best for points, best in zip(scores, best_rivals, strict=True)))
    values = [plain_values(apply_action(state, action)) for action in legal_actions(state)]
    if values:
        return max(values, key=lambda numbers: numbers[state.seat :: players])
    weighted = [(probability, plain_values(apply_outcome(state, card))) for card, probability in chance_outcomes(state)]
    return tuple(sum(probability * numbers[place] for probability, numbers in weighted) for place in range(2 * players))


def late_decisions() -> Iterator[State]:
    """Yield decisions of last rounds that are small enough for plain recursion."""
    for seed in range(1_000_000):
        for players in PLAYERS:
            for scoring in SCORINGS:
                game = Game.deal(Variant(players, EDITIONS[seed % 2], scoring), [Player("strong")] * players, seed)
                play_out(game, Limit())
                for entry in game.history:
                    state = entry.before
                    if is_last_round(state) and room_left(state) <= MAX_ROOM and len(legal_actions(state)) > 1:
                        yield state


def value_errors(state: State, evaluator: GameEvaluator) -> tuple[list[float], list[float]]:
    """Return the errors of the values of all actions for the seat that acts, in share and in points."""
    seat, players = state.seat, state.variant.players
    shares, points = [], []
    for action, values in run(evaluator.evaluate(state)).items():
        exact = plain_values(apply_action(state, action))
        shares.append(abs(values.win_shares[seat] - exact[seat]))
        points.append(abs(values.leads[seat] - exact[players + seat]))
    return shares, points


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures, in Markdown."""
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.experiments.review_figures", description="Measure the coach's reviews."
    )
    parser.add_argument("--levels", nargs="+", default=list(LEVELS))
    parser.add_argument("--games", type=positive, default=8, help="for each level")
    parser.add_argument("--players", type=int, choices=PLAYERS, default=4)
    parser.add_argument(
        "--nodes", type=positive, default=300, help="most states that a bot evaluates for each decision"
    )
    parser.add_argument("--positions", type=positive, default=200, help="late decisions to compare")
    options = parser.parse_args(arguments)
    print("| level | share lost per decision | points lost | residual, share | points | seconds, median | maximum |")
    print("|---|---|---|---|---|---|---|")
    for level in options.levels:
        games = [
            reviewed_game(level, options.players, SCORINGS[seed // 2 % 2], seed, options.nodes)
            for seed in range(options.games)
        ]
        reviews = [review for _, review, _ in games]
        choices = [decision for review in reviews for decision in review.decisions if decision.choices > 1]
        share = mean(decision.lost.win_shares[decision.seat] for decision in choices)
        points = mean(decision.lost.leads[decision.seat] for decision in choices)
        residuals = [
            mean_interval([mean(abs(breakdown.residual) for breakdown in breakdowns) for breakdowns in measure])
            for measure in ([review.win_shares for review in reviews], [review.points for review in reviews])
        ]
        in_share, in_points = (f"{value:.2f} ± {half:.2f}" for value, half in residuals)
        seconds = [duration for _, _, duration in games]
        time = f"{median(seconds):.2f} | {max(seconds):.2f}"
        print(f"| {level} | {share:.4f} | {points:.3f} | {in_share} | {in_points} | {time} |", flush=True)
    shares: list[float] = []
    leads: list[float] = []
    exact = 0
    for state in islice(late_decisions(), options.positions):
        evaluator = GameEvaluator(state.variant)
        share_errors, lead_errors = value_errors(state, evaluator)
        shares += share_errors
        leads += lead_errors
        exact += evaluator.is_exact
    print(f"\n{options.positions} decisions near the end, {exact} of them searched exactly by the coach:")
    print(f"the mean error of its values is {mean(shares):.4f} of share and {mean(leads):.3f} points.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
