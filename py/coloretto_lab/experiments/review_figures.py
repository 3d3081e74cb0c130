"""What reviews are worth: time, losses by level, what stays unforeseen, and errors against a search of its own.

`PYTHONPATH=py python -m coloretto_lab.experiments.review_figures`. The search at the end is a plain recursion over the
rules and shares no code with the coach's.
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
from coloretto.cards import EDITIONS, PLAYERS, SCORINGS, make_variant
from coloretto.coach.evaluation import Evaluation
from coloretto.coach.review import Review, review_thinking
from coloretto.game import Game, Player
from coloretto.match import play_out
from coloretto.rules import apply_action, apply_outcome, chance_outcomes, is_last_round, legal_actions, returns
from coloretto.state import OVER, State, room_left

PLACES: Final = 3
"""The most that rows may still take in a position that is searched plainly."""


def reviewed(level: str, players: int, scoring: str, seed: int, nodes: int) -> tuple[Game, Review, float]:
    """Play a game of bots of a level and review it; the seconds are the review's."""
    variant = make_variant(players, EDITIONS[seed % 2], scoring)
    game = Game.deal(variant, [Player(level)] * players, seed)
    play_out(game, Limit(nodes=nodes))
    begun = perf_counter()
    review = run(review_thinking(game.initial_state, game.history, [game.jokers(seat) for seat in range(players)]))
    return game, review, perf_counter() - begun


@lru_cache(maxsize=1 << 18)
def plain_worth(state: State) -> tuple[float, ...]:
    """Tell every seat's expected share, then lead, if all want the most share and of equal shares the most lead."""
    players = state.variant.players
    if state.phase == OVER:
        scores = returns(state)
        best = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(players)]
        won = [points == max(scores) for points in scores]
        shares = [is_best / sum(won) for is_best in won]
        return (*shares, *(points - other for points, other in zip(scores, best, strict=True)))
    worths = [plain_worth(apply_action(state, action)) for action in legal_actions(state)]
    if worths:
        return max(worths, key=lambda worth: worth[state.seat :: players])
    weighed = [(likely, plain_worth(apply_outcome(state, card))) for card, likely in chance_outcomes(state)]
    return tuple(sum(likely * worth[place] for likely, worth in weighed) for place in range(2 * players))


def ends() -> Iterator[State]:
    """Find decisions of last rounds that a plain search gets to the end of."""
    for seed in range(1_000_000):
        for players in PLAYERS:
            for scoring in SCORINGS:
                game = Game.deal(make_variant(players, EDITIONS[seed % 2], scoring), [Player("strong")] * players, seed)
                play_out(game, Limit())
                for entry in game.history:
                    state = entry.before
                    if is_last_round(state) and room_left(state) <= PLACES and len(legal_actions(state)) > 1:
                        yield state


def errors(state: State, evaluation: Evaluation) -> tuple[list[float], list[float]]:
    """Tell by how much the values of all actions are off for the seat that acts, in share and in points."""
    table = run(evaluation.table(state))
    seat, players = state.seat, state.variant.players
    shares, points = [], []
    for action, told in table.items():
        true = plain_worth(apply_action(state, action))
        shares.append(abs(told.shares[seat] - true[seat]))
        points.append(abs(told.leads[seat] - true[players + seat]))
    return shares, points


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures, in Markdown."""
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.experiments.review_figures", description="Measure the coach's reviews."
    )
    parser.add_argument("--levels", nargs="+", default=list(LEVELS))
    parser.add_argument("--games", type=int, default=8, help="for each level")
    parser.add_argument("--players", type=int, choices=PLAYERS, default=4)
    parser.add_argument("--nodes", type=int, default=300, help="that a bot may look at for a decision")
    parser.add_argument("--positions", type=int, default=200)
    options = parser.parse_args(arguments)
    print("| level | share lost a decision | points lost | unforeseen, share | points | seconds, median | most |")
    print("|---|---|---|---|---|---|---|")
    for level in options.levels:
        games = [
            reviewed(level, options.players, SCORINGS[seed // 2 % 2], seed, options.nodes)
            for seed in range(options.games)
        ]
        reviews = [review for _, review, _ in games]
        free = [decision for review in reviews for decision in review.decisions if decision.choices > 1]
        share = mean(decision.lost.shares[decision.seat] for decision in free)
        points = mean(decision.lost.leads[decision.seat] for decision in free)
        left = [
            mean(abs(account.unforeseen) for accounts in measure for account in accounts)
            for measure in ([review.shares for review in reviews], [review.points for review in reviews])
        ]
        seconds = [each for _, _, each in games]
        time = f"{median(seconds):.2f} | {max(seconds):.2f}"
        print(f"| {level} | {share:.4f} | {points:.3f} | {left[0]:.3f} | {left[1]:.2f} | {time} |", flush=True)
    shown: tuple[list[float], list[float]] = [], []
    exact = 0
    for state in islice(ends(), options.positions):
        evaluation = Evaluation(state.variant)
        for told, off in zip(shown, errors(state, evaluation), strict=True):
            told += off
        exact += evaluation.is_exact
    print(f"\n{options.positions} decisions near the end, {exact} of them searched exactly by the coach, too:")
    print(f"its values are off by {mean(shown[0]):.4f} of share and {mean(shown[1]):.3f} points on average.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
