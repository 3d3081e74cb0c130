"""Send requests to a session and play on in it."""

import json
from typing import Any

from coloretto.service.saves import game_to_save
from coloretto.service.session import Session

BOT = {"kind": "bot", "level": "newcomer", "style": None, "name": None}
ANA = {"kind": "human", "level": None, "name": "Ana"}
NAME_ERROR = (
    "PlayerNameError: a name has 1 to 24 characters, at least one of which can be seen, and no control characters"
)
LEVEL_ERROR = "VariantError: the level of a bot must be one of newcomer, casual, regular, strong, expert, master"
SETUP = {"players": 2, "edition": "classic", "scoring": "brown", "marker_depth": None, "seed": 5, "seats": [ANA, BOT]}


def send(session: Session, request: Any) -> Any:
    return json.loads(session.handle(json.dumps(request)))


def ask(session: Session, method: str, **params: Any) -> Any:
    """Return the answer to a request; if that is a task, the answer after its first slice."""
    return send(session, {"method": method, "params": params})


def error_of(answer: Any) -> str:
    """Return the type and the message of an error."""
    error = answer["error"]
    assert 0 < len(error["message"]) < 300
    return f"{error['type']}: {error['message']}"


def resume(session: Session, answer: Any) -> Any:
    """Run the next slice of the task of an answer."""
    return send(session, {"resume": answer["task"]})


def finish(session: Session, answer: Any) -> Any:
    """Return the answer after the last slice of a task."""
    while "task" in answer:
        answer = resume(session, answer)
    return answer


def result_of(session: Session, method: str, **params: Any) -> Any:
    """Return the result of a request."""
    return finish(session, ask(session, method, **params))["result"]


def offers(view: Any) -> list[str]:
    actions = [view["supply"]["draw"], *(row[kind] for row in view["rows"] for kind in ("place", "take"))]
    return [action for action in actions if action]


def save_of(session: Session) -> str:
    """Return the current game as a save."""
    assert session.game is not None
    return game_to_save(session.game)


def play_on(session: Session, result: Any, plies: int) -> Any:
    """Play a number of plies, or to the end: bots act, people choose the last action offered."""
    for _ in range(plies):
        view = result["view"]
        if view["phase"] == "over":
            break
        if view["waiting_for"] == "bot":
            result = result_of(session, "bot_action")
        elif view["phase"] == "jokers":
            choice = view["jokers"]
            result = ask(session, "choose_jokers", seat=choice["seat"], colours=choice["choice"])["result"]
        else:
            result = ask(session, "play", action=offers(view)[-1])["result"]
    return result
