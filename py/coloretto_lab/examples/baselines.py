"""The table of baselines: `python -m coloretto_lab.examples.baselines`, in Markdown.

A row is a player: the name of a bot, mcts:N for OpenSpiel's tree search with N simulations, or a learner, which its
example trains with several seeds. A column is an opponent.
"""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from statistics import mean, stdev

from coloretto.bots.base import Bot
from coloretto.bots.names import bot_from_name
from coloretto_lab.examples.measure import measure

PLAYERS = "random,greedy,newcomer,casual,regular,strong,expert"
OPPONENTS = "random,greedy,strong"
LEARNERS = ("evolution", "ppo", "maskable_ppo")

STUDENT_95 = {2: 12.706, 3: 4.303, 4: 3.182, 5: 2.776}
"""Half the width of a 95 % interval in standard errors, by the number of seeds."""


def fixed_bot(name: str, players: int) -> Bot:
    """Return a bot that is not trained."""
    if name.startswith("mcts:"):
        from coloretto_lab.examples.mcts import search_bot

        return search_bot(players, int(name.removeprefix("mcts:")), seed=1)
    return bot_from_name(name)


def trained_bots(name: str, arguments: Sequence[str], seeds: int) -> Iterator[Bot]:
    """Yield a bot trained with each seed from 1."""
    example = import_module(f"coloretto_lab.examples.{name}")
    for seed in range(1, seeds + 1):
        with redirect_stdout(StringIO()):
            bot: Bot = example.trained_bot([*arguments, f"--seed={seed}"])
        yield bot


def cells(name: str, opponents: Sequence[str], options: argparse.Namespace) -> Iterator[str]:
    """Yield a player's share of the wins against each opponent; for a learner the interval is that of its seeds."""
    if name not in LEARNERS:
        bot = fixed_bot(name, options.players)
        for opponent in opponents:
            share, half = measure(bot, opponent, options.players, options.deals)
            yield f"{share:.3f} ± {half:.3f}"
        return
    bots = list(trained_bots(name, [f"--players={options.players}", *options.training], options.seeds))
    for opponent in opponents:
        shares = [measure(bot, opponent, options.players, options.deals)[0] for bot in bots]
        half = STUDENT_95[len(shares)] * stdev(shares) / len(shares) ** 0.5
        yield f"{mean(shares):.3f} ± {half:.3f}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default=PLAYERS, help="rows, separated by commas; default: the quick ones")
    parser.add_argument("--opponents", default=OPPONENTS, help="columns, separated by commas")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100, help="each is played at every seat (default 100)")
    parser.add_argument("--seeds", type=int, choices=STUDENT_95, default=3, help="seeds of learners (default 3)")
    parser.add_argument("training", nargs="*", help="options of the example that trains, after --")
    options = parser.parse_args(arguments)
    opponents = options.opponents.split(",")
    print(f"| player | seeds | {' | '.join(f'against {opponent}' for opponent in opponents)} |")
    print(f"|---|---|{'---|' * len(opponents)}")
    for name in options.bots.split(","):
        seeds = str(options.seeds) if name in LEARNERS else "-"
        print(f"| {name} | {seeds} | {' | '.join(cells(name, opponents, options))} |", flush=True)


if __name__ == "__main__":
    main()
