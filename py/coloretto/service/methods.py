"""Answers requests with the methods that are registered for them: JSON text in, JSON text out; knows no game.

A long request is a task that runs in slices. While it is not done, the answer is {"task": number, "progress"}:
{"resume": number} runs its next slice, {"cancel": number} ends it. The result of a task that has ended is null. If a
request fails, the answer is {"error": {"type", "message"}}; if a data file of the package is missing, the error names
it as "file": load it and send the same request again.
"""

import json
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from coloretto.errors import ColorettoError, MissingFileError, NotationError, RequestError
from coloretto.notation.json_fields import Json, parse_json
from coloretto.resources import imports_from

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import TypeAlias, TypeVar, TypeVarTuple

    from coloretto.service import coach_protocol, protocol
    from coloretto.service.arguments import RawParams

    Answer: TypeAlias = Mapping[str, object]
    """The answer to a request, or the result in it, a TypedDict."""

    AnyTask: TypeAlias = Generator[coach_protocol.TaskProgress | None, None, Answer]

    HandlerT = TypeVar("HandlerT", bound="RequestHandler")
    Arguments = TypeVarTuple("Arguments")
    Result = TypeVar("Result", bound=Answer)
    TaskT = TypeVar("TaskT", bound=AnyTask)

MAX_REQUEST_LENGTH: Final = 40_000
"""Maximum length of a request, in characters. The JSON form of a record, indented by four and quoted, has some
16,000."""

SLICE_SECONDS: Final = 0.008
"""Seconds that a bot or the coach thinks at a time, so that the engine can answer other requests in between."""


class Method:
    """A method of the protocol.

    changes_game: whether it ends the tasks about the current turn. archive: the archive with the method's modules, if a
    page loads them later.
    """

    # A named tuple or a dataclass would slow down the start of the page.
    def __init__(self, changes_game: bool, archive: str | None, answer: "Callable[[Any, RawParams], Answer]") -> None:
        self.changes_game: Final = changes_game
        self.archive: Final = archive
        self.answer: Final = answer


METHODS: Final[dict[str, Method]] = {}
"""The registered methods by name."""


def method(
    name: str,
    parse: "Callable[[RawParams], tuple[*Arguments]]",
    *,
    changes_game: bool = False,
    archive: str | None = None,
) -> "Callable[[Callable[[HandlerT, *Arguments], Result]], Callable[[HandlerT, *Arguments], Result]]":
    """Register a method that answers at once; `parse` turns the parameters into its arguments."""

    def register(
        run: "Callable[[HandlerT, *Arguments], Result]",
    ) -> "Callable[[HandlerT, *Arguments], Result]":
        def answer(handler: "HandlerT", raw: "RawParams") -> "Answer":
            return {"result": run(handler, *parse(raw))}

        METHODS[name] = Method(changes_game, archive, answer)
        return run

    return register


def task_method(
    name: str,
    parse: "Callable[[RawParams], tuple[*Arguments]]",
    *,
    is_about_turn: bool = False,
    archive: str | None = None,
) -> "Callable[[Callable[[HandlerT, *Arguments], TaskT]], Callable[[HandlerT, *Arguments], TaskT]]":
    """Register a method that returns a task, and answer with its first slice."""

    def register(
        run: "Callable[[HandlerT, *Arguments], TaskT]",
    ) -> "Callable[[HandlerT, *Arguments], TaskT]":
        def answer(handler: "HandlerT", raw: "RawParams") -> "Answer":
            return handler.begin(run(handler, *parse(raw)), is_about_turn)

        METHODS[name] = Method(False, archive, answer)
        return run

    return register


class RequestHandler:
    """Answers requests with its methods, and runs their tasks."""

    def __init__(self) -> None:
        self._tasks: Final[dict[int, tuple[AnyTask, bool]]] = {}
        """The tasks in progress by number, and whether each is about the current turn."""
        self._begun = 0

    def handle(self, request: str) -> str:
        """Answer a request. A ColorettoError becomes an error answer; other exceptions are bugs and propagate."""
        answer: Answer
        try:
            match _parse(request):
                case {"resume": int(number)}:
                    answer = self._run_slice(number)
                case {"cancel": int(number)}:
                    self._tasks.pop(number, None)
                    answer = {"result": None}
                case body:
                    answer = self._answer_to(*_method_and_params(body))
        except ColorettoError as error:
            answer = {"error": _error(error)}
        return json.dumps(answer, separators=(",", ":"))

    def handle_whole(self, request: str) -> str:
        """Answer a request like `handle`, but after the last slice of its task."""
        answer = self.handle(request)
        while "task" in (unfinished := json.loads(answer)):
            answer = self.handle(json.dumps({"resume": unfinished["task"]}))
        return answer

    def _answer_to(self, method: Method, raw: "RawParams") -> "Answer":
        with nullcontext() if method.archive is None else imports_from(method.archive):
            answer = method.answer(self, raw)
        if method.changes_game:
            self._end_turn()
        return answer

    def begin(self, task: "AnyTask", is_about_turn: bool) -> "Answer":
        """Begin a task: run its first slice."""
        self._begun += 1
        self._tasks[self._begun] = task, is_about_turn
        return self._run_slice(self._begun)

    def _run_slice(self, number: int) -> "Answer":
        if number not in self._tasks:
            return {"result": None}
        task, is_about_turn = self._tasks.pop(number)
        end = perf_counter() + SLICE_SECONDS
        try:
            while True:
                progress = next(task)
                if perf_counter() >= end:
                    break
        except StopIteration as done:
            return {"result": done.value}
        self._tasks[number] = task, is_about_turn
        return {"task": number, "progress": progress}

    def _end_turn(self) -> None:
        """End the tasks about the turn, because the game has changed. Others continue with the game as it was."""
        for number in [number for number, (_, is_about_turn) in self._tasks.items() if is_about_turn]:
            del self._tasks[number]


def _parse(request: str) -> Json:
    if len(request) > MAX_REQUEST_LENGTH:
        raise RequestError(f"a request has at most {MAX_REQUEST_LENGTH} characters, not {len(request)}")
    try:
        return parse_json(request)
    except NotationError as error:
        raise RequestError(f"the request is {error}") from error


def _method_and_params(body: Json) -> "tuple[Method, RawParams]":
    name = body.get("method") if isinstance(body, dict) else None
    if not isinstance(body, dict) or not isinstance(name, str):
        raise RequestError("a request is an object with a method")
    if name not in METHODS:
        raise RequestError(f"there is no method {name[:40]!r}")
    raw = body.get("params", {})
    if not isinstance(raw, dict):
        raise RequestError("params must be an object")
    return METHODS[name], raw


def _error(error: ColorettoError) -> "protocol.EngineError":
    if isinstance(error, MissingFileError):
        return {"type": type(error).__name__, "message": str(error), "file": error.file}
    return {"type": type(error).__name__, "message": str(error)}
