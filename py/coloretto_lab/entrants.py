"""The entrants of the lab's arena: those of the package, and compiled bots."""

from typing import Final

from coloretto.bots.base import Limit
from coloretto.bots.names import COMMAND_PREFIX, bot_from_name
from coloretto.contest.entrants import BotEntrant, Entrant
from coloretto.contest.entrants import make_entrant as make_guest
from coloretto.errors import ColorettoError, quote

COMPILED_PREFIX: Final = "compiled:"


def make_entrant(name: str, limit: Limit, reply_timeout: float) -> Entrant:
    """Return the entrant of a name: a bot, `compiled:` and a bot (see `compiled_bot`), or `cmd:` and a command.

    Raises ColorettoError for an unknown bot, one without a compiled form, and a compiled one with a limit of seconds.
    """
    if name.startswith(COMMAND_PREFIX):
        return make_guest(name, limit, reply_timeout)
    if name.startswith(COMPILED_PREFIX):
        if limit.seconds is not None:
            raise ColorettoError(f"limit the nodes of {quote(name)}, not its seconds: compiled bots see no clock")
        # Importing Numba is slow, so only compiled bots do it.
        from coloretto_lab.compiled.bots import compiled_bot

        return BotEntrant(compiled_bot(name.removeprefix(COMPILED_PREFIX)), limit)
    return BotEntrant(bot_from_name(name), limit)
