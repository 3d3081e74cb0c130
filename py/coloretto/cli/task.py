"""The command `task`: the six tasks of the workshop, and what is wrong with a bot that should solve one."""

import argparse
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from coloretto.cli.options import reply_options
from coloretto.cli.progress import Progress
from coloretto.errors import ColorettoError, VariantError
from coloretto.processes import Group, Stopped, Worker
from coloretto.steps import Begin
from coloretto.workshop import arena, cage
from coloretto.workshop.tasks import TASKS, ChoiceCode, Task, task_of

if TYPE_CHECKING:
    from coloretto.cli.options import Commands
    from coloretto.notation.public_state import BotAction
    from coloretto.workshop import protocol

FIRST_DEAL: Final = 1
"""A file of one's own need not be kept from knowing the deals, and its result is the same each time."""

TITLES: Final = {
    "any_legal_action": "Any legal action",
    "most_points": "Take the row with the most points",
    "fourth_colour": "Mind the fourth colour",
    "look_at_others": "Look at the others",
    "expect_the_draw": "Weigh up the draw",
    "rollouts": "Play the round to its end",
}

REASONS: Final[dict[ChoiceCode, str]] = {
    "points": "Another row brings you more points.",
    "fourth-colour": "Three colours bring points; this row brings one more, and that will cost some.",
    "others": "There the card does less for you, or more for the next player.",
    "draw": "Compare it with the mean over all cards that may come.",
}


def add_command(commands: "Commands") -> None:
    """Add the command to a parser."""
    command = commands.add_parser(
        "task",
        parents=[reply_options(10, "loses the game")],
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
        return _check(task_of(options.number), options.file, options.reply_timeout)
    return 0


def _goal(task: Task) -> str:
    trial = task.trial
    if not trial.wins:
        return "play complete games without an error"
    return f"win {100 * trial.wins:.0f} % against {trial.opponent} with {trial.players} players"


def _task_to_json(task: Task) -> "protocol.TaskInfo":
    return {
        "number": task.number,
        "name": task.name.replace("_", "-"),
        "opponent": task.trial.opponent,
        "players": task.trial.players,
        "wins": task.trial.wins,
        "solution": task.solution,
    }


def _check(task: Task, file: Path, reply_timeout: float) -> int:
    """Check the bot of a file; return the exit status: 1 if it does not solve the task."""
    try:
        source = file.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise VariantError(f"the bot {file} could not be read: {error}") from error
    games = task.trial.players * task.trial.deals
    with closing(_Cage(source, reply_timeout)) as caged, Progress(games, "games") as progress:
        caged.load()
        answer = _ask({"check": task.number, "seed": FIRST_DEAL})
        while "checked" not in answer:
            if "ask" in answer:
                answer = _ask(caged.choose(answer["ask"]))
                continue
            if "renew" in answer:
                caged.load()
            elif "progress" in answer:
                progress.update(answer["progress"]["games"], "")
            answer = _ask({})
    wrong = answer["checked"]["wrong"]
    if wrong is None:
        print(f"Task {task.number} is solved.")
        return 0
    for line in _explanation(wrong):
        print(line)
    return 1


class _Cage:
    """A bot in a process of its own, which is replaced when the bot is late or ends it."""

    def __init__(self, source: str, reply_timeout: float) -> None:
        self._source = source
        self._reply_timeout = reply_timeout
        self._group = Group()
        self._worker: Worker[str, str] | None = None

    def load(self) -> None:
        """Load the bot. Raises ColorettoError if it cannot be loaded."""
        answer = self._answer({"load": self._source})
        if "error" in answer:
            raise ColorettoError(_message(answer["error"]))

    def choose(self, question: "protocol.BotQuestion") -> "protocol.ActionAnswer | protocol.ForfeitAnswer":
        """Let the bot choose."""
        if self._worker is None:
            self.load()
        answer = self._answer({"choose": question["state"], "seed": question["seed"]})
        if "action" in answer:
            return answer
        assert "error" in answer
        return {"forfeit": _message(answer["error"])}

    def close(self) -> None:
        """End the process, and all that it has started."""
        if self._worker is not None:
            self._worker.close()
        self._group.kill()

    def _answer(self, request: "protocol.CageRequest") -> "protocol.CageAnswer":
        worker = self._worker = self._worker or Worker(_answer_of_bot, self._group, self._reply_timeout)
        worker.send(json.dumps(request))
        text = worker.wait()
        if isinstance(text, str):
            answer: protocol.CageAnswer = json.loads(text)
            return answer
        self._worker = None
        assert isinstance(text, Stopped)
        return {"error": {"type": "TimeoutError", "message": text.reason, "line": None}}


def _explanation(wrong: "protocol.Wrong") -> Iterator[str]:
    if wrong["code"] == "wins":
        won, needed = (round(100 * share) for share in (wrong["wins"], wrong["needed"]))
        yield f"Your bot won {won} % of {wrong['games']} games; it needs {needed} %."
        return
    if wrong["code"] == "fault":
        yield f"Your bot failed: {wrong['message']}"
    else:
        right = " or ".join(_action_words(action, wrong) for action in wrong["right"])
        yield f"Your bot would {_action_words(wrong['action'], wrong)}. Better: {right}."
        yield REASONS[wrong["code"]]
    if wrong["position"] is not None:
        yield f"Position: {wrong['position']}"


def _action_words(action: "BotAction", wrong: "protocol.WrongChoice") -> str:
    if len(action) == 1:
        return "draw"
    kind, number = action
    cards = " ".join(wrong["state"]["rows"][number]["cards"]) or "empty"
    if kind == "place":
        return f"place {wrong['state']['drawn']} in row {number + 1} ({cards})"
    return f"take row {number + 1} ({cards}) for {wrong['gains'][number]} points"


def _ask(request: "protocol.ArenaRequest") -> "protocol.MatchStep | protocol.CheckStep":
    """Return the arena's answer to a request. Raises ColorettoError if that is an error."""
    answer: protocol.ArenaAnswer = json.loads(arena.handle(json.dumps(request)))
    if "error" in answer:
        raise ColorettoError(answer["error"]["message"])
    return answer


def _answer_of_bot(request: str, begin: Begin) -> str:
    begin(0, 0)
    return cage.handle(request)


def _message(error: "protocol.BotFailure") -> str:
    """Return the message of an error, with its line if it has one."""
    line, message = error["line"], error["message"]
    return message if line is None else f"line {line}: {message}"
