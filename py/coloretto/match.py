"""Bots at a game: finds the bot of the seat to act, lets it choose, and plays its choice; knows no way of thinking."""

from random import Random

from coloretto.bots import bot_from_level
from coloretto.bots.base import Choice, Limit, Task, run
from coloretto.errors import IllegalActionError
from coloretto.game import Game
from coloretto.state import OVER


def bot_task(game: Game, limit: Limit) -> Task[Choice]:
    """Let the bot to act think about what it does. Raises IllegalActionError when it is no bot's turn.

    Its lot depends on the game's seed and the ply only, so that a reload or redo changes nothing.
    """
    player = game.player_to_act
    if player is None or player.level is None:
        raise IllegalActionError("it is not a bot's turn")
    return bot_from_level(player.level, player.style).think(game.state, limit, Random(bot_seed(game)))


def bot_seed(game: Game) -> int:
    """Give the seed of the lot of a bot that acts now."""
    return (game.seed or 0) * 1009 + len(game.history)


def bot_action(game: Game, limit: Limit) -> Choice:
    """Let the bot to act play one action. Raises IllegalActionError when it is no bot's turn."""
    choice = run(bot_task(game, limit))
    game.play(choice.action)
    return choice


def warm_up(game: Game) -> None:
    """Let every bot at the table load what it needs, so that none has to when it is its turn.

    Raises MissingFileError when data of a bot are not there. Nothing is played.
    """
    if game.state.phase == OVER:
        return
    for level, style in {(player.level, player.style) for player in game.players if player.level}:
        run(bot_from_level(level, style).think(game.state, Limit(nodes=1), Random(0)))


def play_out(game: Game, limit: Limit) -> None:
    """Play a game of bots to its end."""
    while game.state.phase != OVER:
        bot_action(game, limit)
