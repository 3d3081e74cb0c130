"""The entrants of an arena: bots, and programs that speak the bot protocol; knows nothing of scores.

If a bot from outside raises an exception, or a program is late, dies or gives an invalid answer, its entrant raises
ForfeitError: it loses the game, and the arena continues.
"""

import contextlib
import json
import math
import queue
import shlex
import subprocess
import threading
from collections.abc import Iterable
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from coloretto.bots.base import Bot, Choice, Limit, choose
from coloretto.bots.names import bot_from_name
from coloretto.bots.scripts.faults import raised
from coloretto.errors import ColorettoError, IllegalActionError, quote
from coloretto.notation.action_json import action_from_json
from coloretto.notation.state_json import state_to_json
from coloretto.rules import legal_actions
from coloretto.state import Action, State
from coloretto.steps import late

if TYPE_CHECKING:
    from coloretto.processes import Group

COMMAND_PREFIX: Final = "cmd:"

Reply: TypeAlias = str | None
"""A line of a program's output, or None at its end."""


class ForfeitError(Exception):
    """An entrant cannot continue; the message says why."""


class Entrant(Protocol):
    """Chooses for a seat of a game."""

    def reseed(self, seed: str | int) -> None:
        """Set the seed of the random numbers."""
        ...

    def choose(self, state: State) -> Action:
        """Choose a legal action. Raises ForfeitError."""
        ...

    def close(self) -> None:
        """Release the resources of the entrant."""
        ...


class BotEntrant:
    """A bot whose errors are ours."""

    def __init__(self, bot: Bot, limit: Limit, seed: int = 0) -> None:
        self._bot = bot
        self._limit = limit
        self._rng = Random(seed)

    def reseed(self, seed: str | int) -> None:
        """Set the seed of the random numbers."""
        self._rng = Random(seed)

    def choose(self, state: State) -> Action:
        """Let the bot choose."""
        return choose(self._bot, state, self._limit, self._rng).action

    def close(self) -> None:
        """Do nothing."""


class GuestEntrant(BotEntrant):
    """A bot that may have been written by others: it forfeits if it is late, raises an exception or chooses illegally.

    Only a process of its own can stop a bot that never answers: `coloretto.processes`.
    """

    def __init__(self, bot: Bot, limit: Limit, reply_timeout: float = math.inf) -> None:
        super().__init__(bot, limit)
        self._reply_timeout = reply_timeout

    def choose(self, state: State) -> Action:
        """Let the bot choose."""
        start = perf_counter()
        try:
            choice: object = choose(self._bot, state, self._limit, self._rng)
        except IllegalActionError as error:
            raise ForfeitError(str(error)) from error
        except Exception as error:
            raise ForfeitError(raised(error)) from error
        if perf_counter() - start > self._reply_timeout:
            raise ForfeitError(late(self._reply_timeout))
        if not isinstance(choice, Choice):
            raise ForfeitError(f"returned {quote(choice)} from think, not a Choice")
        action: object = choice.action
        if not isinstance(action, int) or isinstance(action, bool) or action not in legal_actions(state):
            raise ForfeitError(f"chose an illegal action: {quote(action)}")
        return action


class CommandEntrant:
    """A program that answers each line, a public state, with a line, an action, within `reply_timeout` seconds.

    Starts at its first decision, and again after a forfeit.
    """

    def __init__(self, command: str, reply_timeout: float) -> None:
        self._command = shlex.split(command)
        self._reply_timeout = reply_timeout
        self._process: subprocess.Popen[str] | None = None
        self._group: Group
        self._replies: queue.Queue[Reply]
        self._reader: threading.Thread

    def reseed(self, seed: str | int) -> None:
        """Do nothing: a program has its own random numbers."""

    def choose(self, state: State) -> Action:
        """Let the program choose."""
        try:
            return _action_from_reply(self._ask(json.dumps(state_to_json(state))), state)
        except OSError as error:
            self.close()
            raise ForfeitError(f"does not run: {error}") from error
        except ForfeitError:
            self.close()
            raise

    def close(self) -> None:
        """Kill the program, and all that it has started."""
        if self._process is None:
            return
        assert self._process.stdin is not None
        self._process.kill()
        self._group.kill()
        self._process.wait()
        self._reader.join()
        with contextlib.suppress(BrokenPipeError):  # The program has not read its last question.
            self._process.stdin.close()
        self._process = None

    def _ask(self, question: str) -> str:
        process = self._process or self._start()
        assert process.stdin is not None
        print(question, file=process.stdin, flush=True)
        try:
            reply = self._replies.get(timeout=self._reply_timeout)
        except queue.Empty as error:
            raise ForfeitError(late(self._reply_timeout)) from error
        if reply is None:
            raise ForfeitError(f"has ended with status {process.wait()}")
        return reply

    def _start(self) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        from coloretto.processes import Group  # Browsers load this module, and have no processes.

        group = Group()
        try:
            process = subprocess.Popen(
                self._command,
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
        self._process, self._group, self._replies, self._reader = process, group, replies, reader
        return process


def make_entrant(name: str, limit: Limit, reply_timeout: float) -> Entrant:
    """Return the entrant of a name: a bot by its name, or `cmd:` and a command. Raises VariantError."""
    if name.startswith(COMMAND_PREFIX):
        return CommandEntrant(name.removeprefix(COMMAND_PREFIX), reply_timeout)
    return GuestEntrant(bot_from_name(name), limit, reply_timeout)


def check_names(names: Iterable[str]) -> None:
    """Raise VariantError for an unknown bot, before any game. What a bot prints when it is loaded is no result."""
    from coloretto.processes import printing_to_standard_error

    with printing_to_standard_error():
        for name in dict.fromkeys(names):
            make_entrant(name, Limit(), math.inf)


def _read_replies(process: subprocess.Popen[str], replies: queue.Queue[Reply]) -> None:
    """Queue the lines of a program until it ends; run in a thread, so that waiting for a line can time out."""
    assert process.stdout is not None
    with process.stdout:
        for line in process.stdout:
            replies.put(line)
    replies.put(None)


def _action_from_reply(reply: str, state: State) -> Action:
    try:
        answer = json.loads(reply)
        if not isinstance(answer, dict) or "action" not in answer:
            raise ForfeitError(f"answered without an action: {reply.strip()[:200]}")
        action = action_from_json(answer["action"])
    except (ValueError, RecursionError, ColorettoError) as error:
        raise ForfeitError(f"gave an unreadable answer: {error}") from error
    if action not in legal_actions(state):
        raise ForfeitError(f"chose an illegal action: {answer['action']}")
    return action
