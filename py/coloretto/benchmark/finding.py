"""Finds positions for the benchmark in games of bots, and solves them.

The search starts with the last decision of a game and proceeds backwards: it finds most of what follows a decision in
the table of the later ones.
"""

from random import Random
from typing import Final, NamedTuple

from coloretto.benchmark.positions import EQUAL, SolvedPosition
from coloretto.bots.base import Budget, Limit, choose, run
from coloretto.bots.names import bot_from_name
from coloretto.bots.search.endgame import TranspositionTable, solve
from coloretto.cards import Variant
from coloretto.game import Game, Player
from coloretto.rules import is_last_round, legal_actions
from coloretto.state import OVER, State
from coloretto.steps import Begin, no_step

PLAYING_BOTS: Final = ("strong", "regular")
"""Bots that play alternate games, so that the positions come from good and from weaker play."""


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
