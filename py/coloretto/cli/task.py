"""The command `task`: the six tasks of the workshop, and what is wrong with a bot that should solve one."""

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from coloretto.cli.progress import Progress
from coloretto.errors import ColorettoError, VariantError
from coloretto.notation.json_fields import Json, as_list, as_object, parse_json, value_at
from coloretto.workshop import arena, cage
from coloretto.workshop.tasks import TASKS, Task, task_of

if TYPE_CHECKING:
    from coloretto.cli.options import Commands

FIRST_DEAL: Final = 1
"""A file of one's own need not be kept from knowing the deals, and its result is the same each time."""

TITLES: Final = {
    "any_legal_action": "Any legal action",
    "most_points": "Take the row with the most points",
    "fourth_colour": "Mind the fourth colour",
    "look_at_others": "Look at the others",
    "expect_the_draw": "Expect the draw",
    "rollouts": "Play the round to its end",
}

REASONS: Final = {
    "points": "Another row brings you more points.",
    "fourth-colour": "Three colours bring points; this row brings one more, and that will cost some.",
    "others": "There the card does less for you, or more for the next player.",
    "draw": "Compare it with the mean over all cards that may come.",
}


def add_command(commands: "Commands") -> None:
    """Add the command to a parser."""
    command = commands.add_parser(
        "task",
        help="list the six tasks for those who write their first bot, or check a bot that should solve one",
        description="Check whether a bot solves a task, and print what is wrong if it does not.",
    )
    command.add_argument("number", nargs="?", type=int, choices=[task.number for task in TASKS])
    command.add_argument("file", nargs="?", type=Path, help="a file such as mybot.py with a function choose(table)")
    command.add_argument("--solution", action="store_true", help="print our solution")
    command.add_argument("--json", action="store_true", help="print all tasks with their solutions as JSON")
    command.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    if options.json:
        print(json.dumps([_task_to_json(task) for task in TASKS], separators=(",", ":")))
    elif options.number is None:
        for task in TASKS:
            print(f"{task.number}  {TITLES[task.name]}: {_goal(task)}")
    elif options.solution:
        print(task_of(options.number).solution, end="")
    elif options.file is None:
        raise VariantError(f"name the file of a bot, such as: coloretto task {options.number} mybot.py")
    else:
        return _check(task_of(options.number), options.file)
    return 0


def _goal(task: Task) -> str:
    trial = task.trial
    if not trial.wins:
        return "play complete games without a fault"
    return f"win {100 * trial.wins:.0f} % against {trial.opponent} with {trial.players} players"


def _task_to_json(task: Task) -> dict[str, object]:
    return {
        "number": task.number,
        "name": task.name.replace("_", "-"),
        "opponent": task.trial.opponent,
        "players": task.trial.players,
        "wins": task.trial.wins,
        "solution": task.solution,
    }


def _check(task: Task, file: Path) -> int:
    """Check the bot of a file; return the exit status: 1 if it does not solve the task."""
    try:
        source = file.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise VariantError(f"the bot {file} could not be read: {error}") from error
    _ask(cage.handle, load=source)
    answer = _ask(arena.handle, check=task.number, seed=FIRST_DEAL)
    with Progress(task.trial.players * task.trial.deals, "games") as progress:
        while "checked" not in answer:
            if "ask" in answer:
                answer = _ask(arena.handle, **_choice(as_object(answer["ask"], "ask")))
            elif "renew" in answer:
                _ask(cage.handle, load=source)
                answer = _ask(arena.handle)
            else:
                games = value_at(as_object(answer["progress"], "progress"), "games")
                progress.update(int(str(games)), "")
                answer = _ask(arena.handle)
    wrong = as_object(answer["checked"], "checked")["wrong"]
    if wrong is None:
        print(f"Task {task.number} is solved.")
        return 0
    for line in _explanation(as_object(wrong, "wrong")):
        print(line)
    return 1


def _choice(question: Mapping[str, Json]) -> dict[str, Json]:
    request = {"choose": value_at(question, "state"), "seed": value_at(question, "seed")}
    answer = as_object(parse_json(cage.handle(json.dumps(request))), "answer")
    return {"forfeit": _message(answer)} if "error" in answer else dict(answer)


def _explanation(wrong: Mapping[str, Json]) -> Iterator[str]:
    if wrong["code"] == "wins":
        won, needed = (round(100 * float(str(wrong[key]))) for key in ("wins", "needed"))
        yield f"Your bot won {won} % of {wrong['games']} games; {needed} % are needed."
        return
    if wrong["code"] == "fault":
        yield f"Your bot failed: {wrong['message']}"
    else:
        right = " or ".join(_action_words(action, wrong) for action in as_list(wrong["right"], "right"))
        yield f"Your bot would {_action_words(wrong['action'], wrong)}. Better: {right}."
        yield REASONS[str(wrong["code"])]
    if wrong["position"] is not None:
        yield f"Position: {wrong['position']}"


def _action_words(action: Json, wrong: Mapping[str, Json]) -> str:
    kind, *rows = as_list(action, "action")
    if not rows:
        return "draw"
    number = int(str(rows[0]))
    state = as_object(wrong["state"], "state")
    row = as_object(as_list(state["rows"], "rows")[number], "row")
    cards = " ".join(map(str, as_list(row["cards"], "cards"))) or "empty"
    if kind == "place":
        return f"place {state['drawn']} in row {number} ({cards})"
    return f"take row {number} ({cards}) for {as_list(wrong['gains'], 'gains')[number]} points"


def _ask(handle: Callable[[str], str], **request: Json) -> Mapping[str, Json]:
    """Return the answer to a request. Raises ColorettoError if that is an error."""
    answer = as_object(parse_json(handle(json.dumps(request))), "answer")
    if "error" in answer:
        raise ColorettoError(_message(answer))
    return answer


def _message(answer: Mapping[str, Json]) -> str:
    """Return the message of an error, with its line if it has one."""
    error = as_object(answer["error"], "error")
    line = error.get("line")
    return f"{'' if line is None else f'line {line}: '}{error['message']}"
