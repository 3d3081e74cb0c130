"""Runs a script's bot where it can reach nothing else: requests in, answers out, both JSON texts.

It gets the public states of the bot protocol, so that it can see no deck. An error of the script is an answer with the
line in which it happened.
"""

import json
import sys
from collections.abc import Mapping
from random import Random
from types import CodeType
from typing import TYPE_CHECKING, Final

from coloretto.bots.base import Bot, Choice, Limit, choose
from coloretto.bots.scripts.faults import line_of, message_of
from coloretto.bots.scripts.script import ScriptBot, ScriptError, bot_from_source
from coloretto.errors import ColorettoError, IllegalActionError, RequestError, quote
from coloretto.notation.action_json import action_to_json
from coloretto.notation.json_fields import Json, as_int, as_object, parse_json, value_at
from coloretto.notation.state_json import state_from_json
from coloretto.rules import legal_actions

if TYPE_CHECKING:
    from coloretto.workshop import protocol

NAME: Final = "bot.py"
"""The name of the script in messages."""

MAX_MESSAGE: Final = 1000
"""The most characters of an error's message."""

_bots: Final[list[Bot]] = []


def handle(text: str) -> str:
    """Answer a request, a `protocol.CageRequest`, with a `protocol.CageAnswer`."""
    answer: protocol.CageAnswer
    try:
        request = as_object(parse_json(text), "request")
        answer = _load(request["load"]) if "load" in request else _choose(request)
    except ScriptError as error:
        answer = _error(error, error.reason, error.line)
    except ColorettoError as error:
        answer = _error(error, str(error), _line_of_bot() if isinstance(error, IllegalActionError) else None)
    except BaseException as error:  # A bot may raise KeyboardInterrupt or an exception of its own, too.
        answer = _error(error, f"{type(error).__name__}: {message_of(error)}", line_of(error, NAME) or _line_of_bot())
    return json.dumps(answer)


def _load(source: Json) -> "protocol.LoadedAnswer":
    _bots.clear()
    _bots.append(bot_from_source(str(source), NAME))
    return {"loaded": True}


def _choose(request: Mapping[str, Json]) -> "protocol.ActionAnswer":
    state = state_from_json(value_at(request, "choose"))
    seed = as_int(value_at(request, "seed"), "seed", 0, 2**53)
    if not _bots:
        raise RequestError("no bot is loaded")
    choice: object = choose(_bots[0], state, Limit(), Random(seed))
    if not isinstance(choice, Choice):
        raise IllegalActionError(f"think returned {quote(choice)}: it must return a Choice")
    if choice.action not in legal_actions(state):
        raise IllegalActionError(f"think chose {quote(choice.action)}: it must choose one of legal_actions(state)")
    return {"action": action_to_json(choice.action)}


def _line_of_bot() -> int | None:
    """Return the line in which the bot is defined, for an error that none of its lines has raised."""
    bot = _bots[0] if _bots else None
    function = bot.function if isinstance(bot, ScriptBot) else getattr(type(bot), "think", None)
    code = getattr(function, "__code__", None)
    return code.co_firstlineno if isinstance(code, CodeType) and code.co_filename == NAME else None


def _error(error: BaseException, message: str, line: int | None) -> "protocol.FailureAnswer":
    found: protocol.BotFailure = {"type": type(error).__name__, "message": message[:MAX_MESSAGE], "line": line}
    module = _missing_module(error)
    if module is not None:
        found["module"] = module
    return {"error": found}


def _missing_module(error: BaseException) -> str | None:
    """Return the module that an import did not find, unless Python or our package should have it."""
    cause = error.__cause__ if isinstance(error, ScriptError) else error
    if not isinstance(cause, ModuleNotFoundError) or not isinstance(cause.name, str):
        return None
    package = cause.name.partition(".")[0]
    return None if package == "coloretto" or package in sys.stdlib_module_names else cause.name
