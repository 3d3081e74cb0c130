"""Programs that play by the bot protocol (docs/bot-protocol.md), for code that waits for them and for asyncio."""

import asyncio
import shlex
from collections.abc import Callable, Sequence
from typing import ParamSpec, Self, TypeVar

from coloretto.bots.base import Choice
from coloretto.bots.names import COMMAND_PREFIX
from coloretto.bots.scripts.program import REPLY_TIMEOUT, ProgramBot
from coloretto.game import Game
from coloretto.simple_bots import SimpleBot
from coloretto.state import NamedAction as Action
from coloretto.state import State

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Program(SimpleBot):
    """A program that plays by the bot protocol, as a bot: `bot("cmd:COMMAND")` with a time limit of its own.

    command: one text, as in a shell, or a list of words. seconds: the most for each answer. It starts at its first
    decision, and ends with close(), its `with` or this process. A limit in nodes is not for programs: the protocol has
    none. Raises VariantError when there is no such program; `choose` and `evaluate` raise ProgramError when it does not
    run, is late, ends or gives no legal action, and then it starts again at the next decision.

    >>> import sys
    >>> from coloretto import Player, Variant
    >>> state = Game.deal(Variant(2), [Player()] * 2, seed=1).state
    >>> with Program([sys.executable, "-m", "coloretto", "bot", "--level", "greedy"], seconds=60) as program:
    ...     program.start()["level"], program.choose(state)
    ('greedy', Action('d'))
    """

    def __init__(self, command: str | Sequence[str], *, seconds: float = REPLY_TIMEOUT) -> None:
        self._program = ProgramBot(command, seconds)
        super().__init__(self._program, f"{COMMAND_PREFIX}{shlex.join(self._program.command)}")

    def start(self) -> dict[str, object]:
        """Start the program, and return what it says of itself, such as its name. Raises ProgramError."""
        return {**self._program.greet()}


class AsyncProgram:
    """A `Program` for asyncio: `async with AsyncProgram("./mybot") as program: await program.choose(game)`.

    Cancelling a decision ends the program, which starts again at the next one.
    """

    def __init__(self, command: str | Sequence[str], *, seconds: float = REPLY_TIMEOUT) -> None:
        self._program = Program(command, seconds=seconds)

    async def start(self) -> dict[str, object]:
        """Start the program, and return what it says of itself, such as its name. Raises ProgramError."""
        return await self._awaited(self._program.start)

    async def choose(self, position: State | Game, *, seconds: float | None = None) -> Action:
        """Return the program's action at a decision node. Raises ProgramError and IllegalActionError."""
        return await self._awaited(self._program.choose, position, seconds=seconds)

    async def evaluate(self, position: State | Game, *, seconds: float | None = None) -> Choice:
        """Return the program's action, and the values of those that it evaluated. Raises like choose()."""
        return await self._awaited(self._program.evaluate, position, seconds=seconds)

    async def close(self) -> None:
        """End the program, and all that it has started."""
        await asyncio.to_thread(self._program.close)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def _awaited(
        self, function: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> Result:
        try:
            return await asyncio.to_thread(function, *arguments, **named)
        except asyncio.CancelledError:
            self._program.close()
            raise
