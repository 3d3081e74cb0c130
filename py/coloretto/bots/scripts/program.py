"""A client for programs that play by the bot protocol (docs/bot-protocol.md), as bots of any game."""

import contextlib
import json
import queue
import shlex
import shutil
import subprocess
import threading
import weakref
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias, TypeGuard

from coloretto.bots.base import Choice, Limit, Task
from coloretto.errors import ColorettoError, ProgramError, VariantError, quote
from coloretto.notation.action_json import action_from_json
from coloretto.notation.json_fields import Json, as_object, parse_json
from coloretto.notation.state_json import state_to_json
from coloretto.processes import Group
from coloretto.rules import legal_actions
from coloretto.state import Action, State
from coloretto.steps import late

REPLY_TIMEOUT: Final = 60.0
"""The most seconds that a program takes to answer, unless its user says otherwise."""

Reply: TypeAlias = str | None
"""A line of a program's output, or None at its end."""


class _Running(NamedTuple):
    process: "subprocess.Popen[str]"
    group: Group
    replies: "queue.Queue[Reply]"
    reader: threading.Thread


class ProgramBot:
    """A program that answers each line, a public state, with a line, an action, within a number of seconds.

    Starts at its first question, and again after an error or close(). Several threads may ask it.
    """

    _running: _Running | None
    _end: Callable[[], object]

    def __init__(self, command: str | Sequence[str], seconds: float = REPLY_TIMEOUT) -> None:
        """Find the program; it does not start yet. Raises VariantError."""
        self.command: Final = _words(command)
        self.seconds: Final = Limit(seconds=seconds).seconds
        self._prepare()

    def __getstate__(self) -> dict[str, object]:
        """Return all but the running program, which cannot be copied; a copy starts its own."""
        return {"command": self.command, "seconds": self.seconds}

    def __setstate__(self, kept: dict[str, object]) -> None:
        vars(self).update(kept)
        self._prepare()

    def greet(self) -> dict[str, Json]:
        """Start the program, and return what it says of itself. Raises ProgramError."""
        return dict(self._ask({"hello": 1}, None))

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Return the program's choice; a limit in seconds replaces its own. Raises ProgramError."""
        answer = self._ask(state_to_json(state), limit.seconds)
        yield
        return self._choice(answer, state)

    def close(self) -> None:
        """Kill the program, and all that it has started."""
        self._running = None
        self._end()

    def _prepare(self) -> None:
        self._running = None
        self._end = lambda: None
        self._lock = threading.Lock()

    def _ask(self, question: object, seconds: float | None) -> dict[str, Json]:
        limit = self.seconds if seconds is None else seconds
        with self._lock:
            try:
                running = self._running or self._start()
                assert running.process.stdin is not None
                print(json.dumps(question), file=running.process.stdin, flush=True)
                reply = running.replies.get(timeout=None if limit is None else min(limit, threading.TIMEOUT_MAX))
            except queue.Empty:
                assert limit is not None
                raise self._error(late(limit)) from None
            except (OSError, ValueError) as error:  # Another thread has closed the stream.
                raise self._error(f"does not run: {error}") from error
            except BaseException:  # An interruption: the answer that comes is not that to the next question.
                self.close()
                raise
            if reply is None:
                raise self._error(f"has ended with status {running.process.wait()}")
            try:
                answer = parse_json(reply)
                return dict(as_object(answer, "an answer"))
            except ColorettoError as error:
                raise self._error(f"gave an unreadable answer: {error}") from error

    def _choice(self, answer: dict[str, Json], state: State) -> Choice:
        if "action" not in answer:
            raise self._error(f"answered without an action: {json.dumps(answer)[:200]}")
        try:
            action = action_from_json(answer["action"])
        except ColorettoError as error:
            raise self._error(f"gave an unreadable answer: {error}") from error
        legal = legal_actions(state)
        if action not in legal:
            raise self._error(f"chose an illegal action: {answer['action']}")
        values = answer.get("values")
        given = values if isinstance(values, list) and len(values) == len(legal) else [None] * len(legal)
        found: dict[Action, float] = {
            each: value for each, value in zip(legal, given, strict=True) if _is_number(value)
        }
        return Choice(action, found, 0)

    def _error(self, reason: str) -> ProgramError:
        self.close()
        return ProgramError(shlex.join(self.command), reason)

    def _start(self) -> _Running:
        pipe, group = subprocess.PIPE, Group()
        try:
            process = subprocess.Popen(
                self.command,
                stdin=pipe,
                stdout=pipe,
                text=True,
                encoding="utf-8",
                errors="replace",
                process_group=group.id,
            )
        except BaseException:
            group.kill()
            raise
        replies: queue.Queue[Reply] = queue.Queue()
        reader = threading.Thread(target=_read_replies, args=(process, replies), daemon=True)
        reader.start()
        self._running = _Running(process, group, replies, reader)
        self._end = weakref.finalize(self, _kill, self._running)
        return self._running


def _kill(running: _Running) -> None:
    process, group, _, reader = running
    assert process.stdin is not None
    process.kill()
    group.kill()
    process.wait()
    reader.join()
    with contextlib.suppress(OSError):  # The program has not read its last question.
        process.stdin.close()


def _read_replies(process: "subprocess.Popen[str]", replies: "queue.Queue[Reply]") -> None:
    """Queue the lines of a program until it ends; run in a thread, so that waiting for a line can time out."""
    assert process.stdout is not None
    with process.stdout:
        for line in process.stdout:
            replies.put(line)
    replies.put(None)


def _words(command: object) -> list[str]:
    """Return the words of a command. Raises VariantError when there is no such program."""
    try:
        words = shlex.split(command) if isinstance(command, str) else [*map(str, command)]  # type: ignore[call-overload]
    except (TypeError, ValueError) as error:
        raise VariantError(f"a program is a command such as './mybot --fast', not {quote(command)}: {error}") from error
    if not words or shutil.which(words[0]) is None:
        raise VariantError(f"there is no program {quote(words[0] if words else command)}")
    return words


def _is_number(value: object) -> TypeGuard[float]:
    return isinstance(value, int | float) and not isinstance(value, bool)
