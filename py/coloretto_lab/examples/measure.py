"""Measures a player against another one at all other seats, on duplicate deals, for the examples and their table."""

from collections.abc import Callable

from coloretto.bots.base import Bot, Limit
from coloretto.bots.names import bot_from_name
from coloretto.bots.scripts.function import FunctionBot
from coloretto.cards import Variant
from coloretto.contest.entrants import BotEntrant
from coloretto.contest.matches import interval, merge_games, play_game
from coloretto.envs.interface import Mask, Vector, action_mask, vector


def measure(player: Bot, opponent: str, players: int, deals: int) -> tuple[float, float]:
    """Return a player's share of the wins and the half-width of its 95 % interval; deals have numbers from 1.

    The player sits at each seat once per deal, so that the luck of cards and seats cancels out.
    """
    variant = Variant(players)
    rival = BotEntrant(bot_from_name(opponent), Limit())
    entrants = [BotEntrant(player, Limit()), *[rival] * (players - 1)]
    outcomes = []
    for deal in range(1, deals + 1):
        games = []
        for rotation in range(players):
            for place, entrant in enumerate(entrants):
                entrant.reseed(f"{deal} {rotation} {place}")
            games.append(play_game(variant, entrants, deal, rotation))
        outcomes.append(merge_games(games)[0])
    return interval(outcomes)


def report(name: str, player: Bot, opponent: str, players: int, deals: int) -> float:
    """Print and return a player's share of the wins."""
    share, half = measure(player, opponent, players, deals)
    width = f" ± {half:.1%}" if deals > 1 else ""
    print(f"{name} won {share:.1%}{width} of {deals * players} games against {opponent}")
    return share


def policy_bot(choose: Callable[[Vector, Mask], int]) -> FunctionBot:
    """Return a bot that chooses by what a learner sees, and by its action mask."""
    return FunctionBot(lambda state, legal, rng: int(choose(vector(state, state.seat), action_mask(state, state.seat))))
