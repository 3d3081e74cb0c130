"""Checks whether a bot in a cage solves a task: positions first, then a match.

It knows the decks, so it runs where no script does. What is wrong is a code with values.
"""

import json
from collections.abc import Callable, Generator, Mapping
from typing import Final, TypeAlias

from coloretto.errors import ColorettoError, RequestError
from coloretto.notation.json import action_from_json, action_to_json, state_to_json
from coloretto.notation.json_fields import Json, as_int, as_list, as_object, parse_json, value_at
from coloretto.notation.text import action_from_text, state_from_text
from coloretto.rules import legal_actions
from coloretto.scoring import gain
from coloretto.state import State
from coloretto.workshop import matches
from coloretto.workshop.tasks import TASKS, Position, Trial, task_of

OWN: Final = f"{matches.OWN}task"

Handle: TypeAlias = Callable[[str], str]
Wrong: TypeAlias = dict[str, Json] | None
Steps: TypeAlias = Generator[dict[str, Json], Mapping[str, Json], Wrong]

_running: Final[list[Steps]] = []


def handle(text: str) -> str:
    """Answer a request: of a check, or of a match as `matches.handle`.

    `{"check": number}` begins the check of a task, and later requests continue it: `{"action": [...]}` or `{"forfeit":
    reason}` after an `ask`, `{}` otherwise. Answers are `{"ask": {"bot", "state", "seed"}}`, `{"progress": {"games",
    "of"}}` after each game, `{"checked": {"wrong": ...}}` at the end, with null for a solution, or an error.
    """
    try:
        request = as_object(parse_json(text), "request")
        if "start" in request:
            _running.clear()
        elif "check" in request:
            _running[:] = [_check(as_int(request["check"], "check", 1, len(TASKS)))]
            return json.dumps(next(_running[0]))
        if _running:
            return json.dumps(_running[0].send(request))
    except StopIteration as end:
        _running.clear()
        return json.dumps({"checked": {"wrong": end.value}})
    except ColorettoError as error:
        return json.dumps({"error": {"type": type(error).__name__, "message": str(error)}})
    return matches.handle(text)


def _check(number: int) -> Steps:
    task = task_of(number)
    for seed, position in enumerate(task.positions, start=1):
        wrong = yield from _try_position(position, seed)
        if wrong is not None:
            return wrong
    return (yield from _play(task.trial))


def _try_position(position: Position, seed: int) -> Steps:
    state = state_from_text(position.text)
    answer = yield {"ask": {"bot": OWN, "state": state_to_json(state), "seed": seed}}
    if "forfeit" in answer:
        return {"code": "fault", "message": answer["forfeit"], "position": position.text}
    action = action_from_json(value_at(answer, "action"))
    if action not in legal_actions(state):
        return {"code": "fault", "message": "illegal action", "position": position.text}
    right = [action_from_text(text) for text in position.right]
    if action in right:
        return None
    return {
        "code": position.reason,
        "position": position.text,
        "state": state_to_json(state),
        "action": list(action_to_json(action)),
        "right": [list(action_to_json(each)) for each in right],
        "gains": _gains(state),
    }


def _gains(state: State) -> list[Json]:
    """Return the points that each row would bring the player to act; null for a row that is taken."""
    area, scoring = state.areas[state.seat], state.variant.scoring
    return [None if cards is None else gain(area, cards, scoring) for cards in state.rows]


def _play(trial: Trial) -> Steps:
    start: dict[str, Json] = {
        "players": trial.players,
        "edition": "classic",
        "scoring": "brown",
        "seed": 1,
        "deals": trial.deals,
        "bots": [OWN, trial.opponent],
    }
    answer = _match(start=start)
    while True:
        if "ask" in answer:
            request = yield dict(answer)
        else:
            results = as_object(value_at(answer, "results"), "results")
            own = as_object(as_list(value_at(results, "bots"), "bots")[0], "bot")
            forfeits = as_list(value_at(own, "forfeits"), "forfeits")
            if forfeits:
                return {"code": "fault", "message": forfeits[0], "position": None}
            if results["isOver"]:
                break
            request = yield {"progress": {"games": results["games"], "of": results["of"]}}
        answer = _match(**request)
    wins = own["wins"]
    if isinstance(wins, int | float) and wins >= trial.wins:
        return None
    return {"code": "wins", "wins": wins, "needed": trial.wins, "games": results["games"]}


def _match(**request: Json) -> Mapping[str, Json]:
    answer = as_object(parse_json(matches.handle(json.dumps(request))), "answer")
    if "error" in answer:
        raise RequestError(str(value_at(as_object(answer["error"], "error"), "message")))
    return answer
