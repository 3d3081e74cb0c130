"""Bots in a game: finds the bot of the seat to act, lets it choose, and plays its choice."""

from random import Random

from coloretto.bots import bot_from_level
from coloretto.bots.base import Choice, Limit, Task, run
from coloretto.errors import IllegalActionError
from coloretto.game import Game
from coloretto.state import OVER


def bot_task(game: Game, limit: Limit) -> Task[Choice]:
    """Return the task of the bot to act. Raises IllegalActionError when it is not a bot's turn.

    Its random numbers depend only on the game's seed and the ply, so that it chooses the same after a reload or redo.
    """
    player = game.player_to_act
    if player is None or player.level is None:
        raise IllegalActionError("it is not a bot's turn")
    bot = player.thinker or bot_from_level(player.level, player.style)
    return bot.think(game.state, limit, Random(bot_seed(game)))


def bot_seed(game: Game) -> int:
    """Return the seed of the random numbers of a bot that acts now."""
    return (game.seed or 0) * 1009 + len(game.history)


def bot_action(game: Game, limit: Limit) -> Choice:
    """Let the bot to act play one action. Raises IllegalActionError when it is not a bot's turn."""
    choice = run(bot_task(game, limit))
    game.play(choice.action)
    return choice


def warm_up(game: Game) -> None:
    """Let every bot of the game load its data, so that none has to on its turn. No action is played.

    Raises MissingFileError when a file is missing.
    """
    if game.state.phase == OVER:
        return
    for level, style in {(player.level, player.style) for player in game.players if player.level}:
        run(bot_from_level(level, style).think(game.state, Limit(nodes=1), Random(0)))
