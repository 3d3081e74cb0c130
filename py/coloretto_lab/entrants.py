"""The entrants of the lab's arena: those of the package, and compiled bots."""

from typing import Final

from coloretto.arena.entrants import COMMAND_PREFIX, BotEntrant, CommandEntrant, Entrant
from coloretto.bots.base import Limit
from coloretto.bots.names import bot_from_name

COMPILED_PREFIX: Final = "compiled:"


def make_entrant(name: str, limit: Limit, seed: int, reply_timeout: float) -> Entrant:
    """Return the entrant of a name: a bot, `compiled:` and a bot (see `compiled_bot`), or `cmd:` and a command.

    Raises ColorettoError for an unknown bot, or one without a compiled form.
    """
    if name.startswith(COMMAND_PREFIX):
        return CommandEntrant(name.removeprefix(COMMAND_PREFIX), reply_timeout)
    if name.startswith(COMPILED_PREFIX):
        # Importing Numba is slow, so only compiled bots do it.
        from coloretto_lab.compiled.bots import compiled_bot

        return BotEntrant(compiled_bot(name.removeprefix(COMPILED_PREFIX)), limit, seed)
    return BotEntrant(bot_from_name(name), limit, seed)
