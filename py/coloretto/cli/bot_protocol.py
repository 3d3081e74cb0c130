"""Runs a bot as a program: public states in, actions out, one JSON object per line (docs/bot-protocol.md).

The bot sees only public states, as a person does, so it can play in any program that speaks the protocol.
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING, Final

from coloretto import RULES_VERSION, __version__
from coloretto.bots import LEVELS
from coloretto.bots.base import Limit, choose
from coloretto.bots.names import bot_from_name
from coloretto.bots.scripts.faults import raised
from coloretto.cli.options import limit_from, limit_options
from coloretto.cli.streams import standard_input
from coloretto.errors import ColorettoError, IllegalActionError, NotationError
from coloretto.notation.action_json import action_to_json
from coloretto.notation.json_fields import Json, parse_json
from coloretto.notation.state_json import state_from_json
from coloretto.processes import printing_to_standard_error
from coloretto.rules import legal_actions

if TYPE_CHECKING:
    from coloretto.cli.options import Commands

PROTOCOL_VERSION: Final = 1
MAX_LINE: Final = 20_000
"""The maximum length of a line, in characters; a public state has under 2,000."""


def add_command(commands: "Commands") -> None:
    """Add the command `bot` to a parser."""
    command = commands.add_parser(
        "bot", parents=[limit_options()], help="answer public states with actions, JSON lines"
    )
    command.add_argument(
        "--level",
        default="expert",
        help=f"{', '.join(LEVELS)}, one of them with :style, FILE.py or module:Name; default: %(default)s",
    )
    command.add_argument("--seed", type=int, default=0, help="seed of the bot's random numbers; default: %(default)s")
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    for answer in answers(standard_input("utf-8"), options.level, limit_from(options), options.seed):
        print(answer, flush=True)
    return 0


def answers(lines: Iterable[str], level: str, limit: Limit, seed: int) -> Iterator[str]:
    """Yield the answer to each line, or an error if the line is invalid.

    An answer depends on the state, the limit in nodes and the seed only, not on earlier lines. Raises VariantError for
    an unknown level.
    """
    with printing_to_standard_error():
        bot = bot_from_name(level)

    def answer(line: str) -> Json:
        message = _read(line)
        if "hello" in message:
            return {
                "hello": PROTOCOL_VERSION,
                "rules": RULES_VERSION,
                "name": f"coloretto {__version__}",
                "level": level,
            }
        state = state_from_json(message)
        try:
            with printing_to_standard_error():
                choice = choose(bot, state, limit, Random(seed))
        except ColorettoError:
            raise
        except Exception as error:  # The bot may have been written by others.
            raise IllegalActionError(f"the bot {raised(error)}") from error
        values = [choice.values.get(action) for action in legal_actions(state)]
        return {"action": action_to_json(choice.action), "values": values}

    for line in lines:
        if not line.strip():
            continue
        try:
            reply = answer(line)
        except ColorettoError as error:
            reply = {"error": {"type": type(error).__name__, "message": str(error)}}
        yield json.dumps(reply, separators=(",", ":"))


def _read(line: str) -> dict[str, Json]:
    if len(line) > MAX_LINE:
        raise NotationError(f"a line has at most {MAX_LINE} characters, not {len(line)}")
    message = parse_json(line)
    if not isinstance(message, dict):
        raise NotationError("a line is an object: a public state, or a greeting")
    return message
