"""Runs a script's bot where it can reach nothing else: requests in, answers out, both JSON texts.

It gets the public states of the bot protocol, so that it can see no deck. An error of the script is an answer with the
line in which it happened.
"""

import json
from collections.abc import Mapping
from random import Random
from typing import Final

from coloretto.bots.base import Limit, choose
from coloretto.bots.faults import line_of, message_of
from coloretto.bots.script import ScriptBot, ScriptError, bot_from_source
from coloretto.errors import ColorettoError, RequestError
from coloretto.notation.json import action_to_json, state_from_json
from coloretto.notation.json_fields import Json, as_int, as_object, parse_json, value_at

NAME: Final = "bot.py"
"""The name of the script in messages."""

_bots: Final[list[ScriptBot]] = []


def handle(text: str) -> str:
    """Answer a request: `{"load": source}` replaces the bot, `{"choose": state, "seed": number}` lets it choose.

    An error has a `type`, a `message` and the `line` of the script, or null.
    """
    try:
        request = as_object(parse_json(text), "request")
        answer = _load(request["load"]) if "load" in request else _choose(request)
    except ScriptError as error:
        answer = _error(error, error.reason, error.line)
    except ColorettoError as error:
        answer = _error(error, str(error), None)
    except (Exception, SystemExit) as error:
        answer = _error(error, f"{type(error).__name__}: {message_of(error)}", line_of(error, NAME))
    return json.dumps(answer)


def _load(source: Json) -> dict[str, Json]:
    _bots.clear()
    _bots.append(bot_from_source(str(source), NAME))
    return {"loaded": True}


def _choose(request: Mapping[str, Json]) -> dict[str, Json]:
    state = state_from_json(value_at(request, "choose"))
    seed = as_int(value_at(request, "seed"), "seed", 0, 2**53)
    if not _bots:
        raise RequestError("no bot is loaded")
    choice = choose(_bots[0], state, Limit(), Random(seed))
    return {"action": list(action_to_json(choice.action))}


def _error(error: BaseException, message: str, line: int | None) -> dict[str, Json]:
    return {"error": {"type": type(error).__name__, "message": message, "line": line}}
