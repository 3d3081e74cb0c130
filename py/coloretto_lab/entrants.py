"""Who can sit in an arena: our levels, and anybody's program that speaks the bot protocol; knows no scores.

A program that is late, dies or answers nonsense raises Forfeit: that is its loss and nobody else's.
"""

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from random import Random
from typing import Final, Protocol, TypeAlias

from coloretto.bots import bot_from_name
from coloretto.bots.base import Bot, Limit, choose
from coloretto.errors import ColorettoError
from coloretto.notation.json import action_from_json, state_to_json
from coloretto.rules import legal_actions
from coloretto.state import Action, State

COMMAND_PREFIX: Final = "cmd:"
COMPILED_PREFIX: Final = "compiled:"

Reply: TypeAlias = str | None
"""A line of a program, or None at its end."""


class Forfeit(Exception):
    """A seat that can't go on; the message says why."""


class Entrant(Protocol):
    """Chooses for a seat of one game."""

    def choose(self, state: State) -> Action:
        """Choose a legal action. Raises Forfeit."""
        ...

    def close(self) -> None:
        """Leave the game."""
        ...


class BotEntrant:
    """One of our bots."""

    def __init__(self, bot: Bot, limit: Limit, seed: int) -> None:
        self._bot = bot
        self._limit = limit
        self._rng = Random(seed)

    def choose(self, state: State) -> Action:
        """Let the bot choose."""
        return choose(self._bot, state, self._limit, self._rng).action

    def close(self) -> None:
        """Nothing is open."""


class CommandEntrant:
    """A program that answers a public state a line with an action a line, within `patience` seconds.

    It is started when first asked, and again after a forfeit.
    """

    def __init__(self, command: str, patience: float) -> None:
        self._command = shlex.split(command)
        self._patience = patience
        self._process: subprocess.Popen[str] | None = None
        self._replies: queue.Queue[Reply]
        self._reader: threading.Thread

    def choose(self, state: State) -> Action:
        """Ask the program."""
        try:
            return _action_from_reply(self._ask(json.dumps(state_to_json(state))), state)
        except OSError as error:
            self.close()
            raise Forfeit(f"does not run: {error}") from error
        except Forfeit:
            self.close()
            raise

    def close(self) -> None:
        """End the program by force."""
        if self._process is None:
            return
        assert self._process.stdin is not None
        self._process.kill()
        self._process.wait()
        self._reader.join()
        with contextlib.suppress(BrokenPipeError):  # A question that the program never read.
            self._process.stdin.close()
        self._process = None

    def _ask(self, question: str) -> str:
        process = self._process or self._start()
        assert process.stdin is not None
        print(question, file=process.stdin, flush=True)
        try:
            reply = self._replies.get(timeout=self._patience)
        except queue.Empty as error:
            raise Forfeit(f"gave no answer within {self._patience} s") from error
        if reply is None:
            raise Forfeit(f"has ended with status {process.wait()}")
        return reply

    def _start(self) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        process = subprocess.Popen(
            self._command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8", errors="replace"
        )
        replies: queue.Queue[Reply] = queue.Queue()
        reader = threading.Thread(target=_read_replies, args=(process, replies), daemon=True)
        reader.start()
        self._process, self._replies, self._reader = process, replies, reader
        return process


def make_entrant(name: str, limit: Limit, seed: int, patience: float) -> Entrant:
    """Seat a bot by its name, compiled (and perhaps with other nets) after `compiled:`, or a program after `cmd:`.

    Raises ColorettoError for bots that do not exist, or are not compiled.
    """
    if name.startswith(COMMAND_PREFIX):
        return CommandEntrant(name.removeprefix(COMMAND_PREFIX), patience)
    if name.startswith(COMPILED_PREFIX):
        # Only who asks for compiled bots waits for the compiler.
        from coloretto_lab.compiled.bots import compiled_bot

        return BotEntrant(compiled_bot(name.removeprefix(COMPILED_PREFIX)), limit, seed)
    return BotEntrant(bot_from_name(name), limit, seed)


def _read_replies(process: subprocess.Popen[str], replies: queue.Queue[Reply]) -> None:
    """Pass on what the program says until it ends; a thread of its own, so that waiting for it can have an end."""
    assert process.stdout is not None
    with process.stdout:
        for line in process.stdout:
            replies.put(line)
    replies.put(None)


def _action_from_reply(reply: str, state: State) -> Action:
    try:
        answer = json.loads(reply)
        if not isinstance(answer, dict) or "action" not in answer:
            raise Forfeit(f"answered without an action: {reply.strip()[:200]}")
        action = action_from_json(answer["action"])
    except (ValueError, RecursionError, ColorettoError) as error:
        raise Forfeit(f"answered what cannot be read: {error}") from error
    if action not in legal_actions(state):
        raise Forfeit(f"chose an illegal action: {answer['action']}")
    return action
