"""Answers the page's requests for matches and checks, of which one is in progress: JSON text in, JSON text out."""

import json
from typing import TYPE_CHECKING, Final

from coloretto.errors import ColorettoError, RequestError
from coloretto.notation.json_fields import as_int, as_object, parse_json
from coloretto.workshop import checks, matches
from coloretto.workshop.tasks import TASKS

if TYPE_CHECKING:
    from coloretto.workshop import protocol

_running: "Final[list[matches.Steps | checks.Steps]]" = []


def handle(text: str) -> str:
    """Answer a request, a `protocol.ArenaRequest`, with a `protocol.ArenaAnswer`.

    `start` begins a match (`matches.play`), `check` the check of a task (`checks.check`), and every later request
    continues it.
    """
    answer: protocol.ArenaAnswer
    try:
        request = as_object(parse_json(text), "request")
        if "start" in request:
            _running[:] = [matches.play(as_object(request["start"], "start"))]
            answer = next(_running[0])
        elif "check" in request:
            number = as_int(request["check"], "check", 1, len(TASKS))
            _running[:] = [checks.check(number, {key: request[key] for key in request if key == "seed"})]
            answer = next(_running[0])
        elif _running:
            answer = _running[0].send(request)
        else:
            raise RequestError("no match has started")
    except StopIteration:
        answer = {"error": {"type": "RequestError", "message": "the match is over"}}
    except ColorettoError as error:
        answer = {"error": {"type": type(error).__name__, "message": str(error)}}
    return json.dumps(answer)
