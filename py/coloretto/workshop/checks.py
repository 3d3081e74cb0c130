"""Checks whether a bot in a cage solves a task: positions first, then a match.

It knows the decks, so it runs where no script does. What is wrong is a code with values.
"""

from collections.abc import Generator, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from coloretto.notation.action_json import action_from_json, action_to_json
from coloretto.notation.json_fields import Json
from coloretto.notation.state_json import state_to_json
from coloretto.notation.text import action_from_text, state_from_text
from coloretto.scoring import gain
from coloretto.state import State
from coloretto.workshop.matches import OWN, fault_in, play
from coloretto.workshop.tasks import Position, Task, Trial, task_of

if TYPE_CHECKING:
    from coloretto.workshop import protocol

BOT: Final = f"{OWN}open"
"""The bot that is open in the page's editor."""

Steps: TypeAlias = "Generator[protocol.CheckStep, Mapping[str, Json], None]"
"""A check in progress: yields questions and progress, and is sent answers; after progress, an empty one."""

Parts: TypeAlias = "Generator[protocol.CheckStep, Mapping[str, Json], protocol.Wrong | None]"
"""A part of a check: as `Steps`, and returns what is wrong."""


def check(number: int, deals: Mapping[str, Json]) -> Steps:
    """Check a bot in a cage, which is asked as in a match; `deals` may have the `seed` of its deals.

    It yields `progress` after each game, and `checked` at the end. Raises ColorettoError.
    """
    wrong = yield from _find_wrong(task_of(number), deals)
    yield {"checked": {"wrong": wrong}}


def _find_wrong(task: Task, deals: Mapping[str, Json]) -> Parts:
    for seed, position in enumerate(task.positions, start=1):
        wrong = yield from _try_position(position, seed)
        if wrong is not None:
            return wrong
    return (yield from _play(task.trial, deals))


def _try_position(position: Position, seed: int) -> Parts:
    state = state_from_text(position.text)
    answer = yield {"ask": {"bot": BOT, "state": state_to_json(state), "seed": seed}}
    fault = fault_in(answer, state)
    if fault is not None:
        return {"code": "fault", "message": fault, "position": position.text}
    action = action_from_json(answer["action"])
    right = [action_from_text(text) for text in position.right]
    if action in right:
        return None
    return {
        "code": position.reason,
        "position": position.text,
        "state": state_to_json(state),
        "action": action_to_json(action),
        "right": [action_to_json(each) for each in right],
        "gains": _gains(state),
    }


def _gains(state: State) -> list[int | None]:
    """Return the points that each row would bring the player to act; null for a row that is taken."""
    area, scoring = state.areas[state.seat], state.variant.scoring
    return [None if cards is None else gain(area, cards, scoring) for cards in state.rows]


def _play(trial: Trial, deals: Mapping[str, Json]) -> Parts:
    match = play(
        {
            **deals,
            "players": trial.players,
            "edition": "classic",
            "scoring": "brown",
            "deals": trial.deals,
            "bots": [BOT, trial.opponent],
        }
    )
    step = next(match)
    while True:
        if "results" not in step:
            answer = yield step
        else:
            results = step["results"]
            own = results["bots"][0]
            if own["forfeits"]:
                return {"code": "fault", "message": own["forfeits"][0], "position": None}
            if results["isOver"]:
                break
            answer = yield {"progress": {"games": results["games"], "of": results["of"]}}
        step = match.send(answer)
    if own["wins"] >= trial.wins:
        return None
    return {"code": "wins", "wins": own["wins"], "needed": trial.wins, "games": results["games"]}
