"""Measure the regret of bots in exactly solved positions of the last round.

`python -m coloretto_lab.experiments.regret --bots careful,expert`. The positions come from games between bots; each is
searched to the end of the game (max^n, chance exact). The regret of an action is the win share that it loses
compared with the best action.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from statistics import mean, stdev
from typing import Final

from coloretto.bots.base import EPSILON, Budget, Limit, choose, run
from coloretto.bots.endgame import Utilities, solve
from coloretto.bots.names import bot_from_name
from coloretto.cards import EDITIONS, PLAYERS, SCORINGS, make_variant
from coloretto.game import Game, Player
from coloretto.rules import is_last_round, legal_actions
from coloretto.state import OVER, Action, State

PLAYING_BOTS: Final = ("strong", "expert")
"""Bots that play alternate games, so that the positions come from good and from weaker play."""


def positions(players: int, scoring: str, nodes: int) -> Iterator[tuple[State, dict[Action, Utilities]]]:
    """Yield positions of last rounds that are solved within `nodes` and where the choice matters, with their shares."""
    for seed in range(1_000_000):
        rng = Random(seed)
        variant = make_variant(players, EDITIONS[seed % 2], scoring)
        bot = bot_from_name(PLAYING_BOTS[seed // 2 % 2])
        game = Game.deal(variant, [Player("arena")] * players, seed)
        while game.state.phase != OVER:
            state = game.state
            if is_last_round(state) and len(legal_actions(state)) > 1:
                shares = run(solve(state, Budget(Limit(nodes=nodes))))
                if shares is not None and _matters(state, shares):
                    yield state, shares
            game.play(choose(bot, state, Limit(), rng).action)


def regret(name: str, state: State, shares: dict[Action, Utilities], limit: Limit) -> float:
    """Return the win share that a bot's action loses in a position."""
    action = choose(bot_from_name(name), state, limit, Random(1)).action
    return max(each[state.seat] for each in shares.values()) - shares[action][state.seat]


def _matters(state: State, shares: dict[Action, Utilities]) -> bool:
    own = [each[state.seat] for each in shares.values()]
    return max(own) > min(own)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the bots that the arguments name and print a Markdown table."""
    parser = argparse.ArgumentParser(
        prog="coloretto_lab.experiments.regret", description="Measure regret in the last round."
    )
    parser.add_argument("--bots", default="careful,strong,expert,master")
    parser.add_argument("--players", type=int, choices=PLAYERS, nargs="+", default=list(PLAYERS))
    parser.add_argument("--scoring", choices=SCORINGS, nargs="+", default=list(SCORINGS))
    parser.add_argument("--positions", type=int, default=50, help="for each variant")
    parser.add_argument("--nodes", type=int, default=100_000, help="most nodes to solve a position")
    parser.add_argument("--seconds", type=float, help="most seconds that a bot thinks per decision")
    options = parser.parse_args(arguments)
    found = [
        position
        for players in options.players
        for scoring in options.scoring
        for position in islice(positions(players, scoring, options.nodes), options.positions)
    ]
    print(f"{len(found)} positions\n\n| bot | mean regret | 95 % interval | without regret |\n|---|---|---|---|")
    for name in options.bots.split(","):
        lost = [regret(name, state, shares, Limit(seconds=options.seconds)) for state, shares in found]
        half = 1.96 * stdev(lost) / len(lost) ** 0.5
        none = sum(each < EPSILON for each in lost) / len(lost)
        print(f"| {name} | {mean(lost):.5f} | ± {half:.5f} | {none:.3f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
