"""Applies a function to many items in processes that may hang or die, and end with this one; knows nothing of games."""

import contextlib
import math
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import RawArray
from time import monotonic
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from coloretto.errors import ColorettoError
from coloretto.steps import NO_STEP, Begin, late

Item = TypeVar("Item")
Result = TypeVar("Result")

Function: TypeAlias = Callable[[Item, Begin], Result]
"""What processes apply to items: of a module, as they import it."""

SAFE_PATH: Final = "PYTHONSAFEPATH"
"""The variable with which a process starts without the current folder in its path; Python takes any value."""
OURS: Final = "coloretto:"
"""The beginning of our value; the folder that the process adds to its path follows."""

POLL_SECONDS: Final = 0.2
"""How often processes are checked for steps that take too long."""
GRACE_SECONDS: Final = 1.0
"""How much longer than allowed a step may take before its process is killed; most stop or are noticed in time."""

HAS_GROUPS: Final = os.name == "posix"

_GUARD: Final = "import os, signal; os.read(0, 1); os.killpg(0, signal.SIGKILL)"
"""Waits for the end of the process that has started it, as then the pipe between them ends."""

_CONTEXT: Final = get_context("spawn")
"""The only way to start processes that every system has."""


class Stopped(NamedTuple):
    """Why there is no result: the process was late or ended in a step that its two numbers name."""

    who: int
    number: int
    reason: str


class Group:
    """Processes, and all that they start, that end with this process, even if it is killed.

    id: for `subprocess.Popen`; None on Windows, which has no such groups.
    """

    def __init__(self) -> None:
        self.id: int | None = None
        self._guard: subprocess.Popen[bytes] | None = None
        if HAS_GROUPS:
            command = [sys.executable, "-I", "-S", "-c", _GUARD]
            self._guard = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, process_group=0)
            self.id = self._guard.pid

    def kill(self) -> None:
        """Kill all processes of the group."""
        if self._guard is not None and self._guard.returncode is None:
            assert self._guard.stdin is not None
            with contextlib.suppress(ProcessLookupError, PermissionError):  # The guard has ended and nothing is left.
                os.killpg(self._guard.pid, signal.SIGKILL)
            self._guard.wait()
            self._guard.stdin.close()


class Worker(Generic[Item, Result]):
    """A process that applies a function to one item after another.

    max_seconds: the most that a step may take. connection: has something to read when an item is done.
    """

    def __init__(self, function: "Function[Item, Result]", group: Group, max_seconds: float) -> None:
        self.is_closed = False
        self._max_seconds = max_seconds
        self._step = RawArray("q", 3)
        """The number of the current step, and the two numbers that name it; the process writes them."""
        self._seen = (0, 0.0)
        """The number of the latest step known here, and when that was noticed."""
        self.connection, end = _CONTEXT.Pipe()
        self._process: Final = _CONTEXT.Process(target=_work, args=(function, end, self._step, group.id), daemon=True)
        with starting_processes():
            self._process.start()
        end.close()

    def send(self, item: Item) -> None:
        """Let the process begin with an item."""
        self._step[:] = [0, *NO_STEP]
        self._seen = (0, monotonic())
        with contextlib.suppress(BrokenPipeError):  # The process has died, which `result` notices.
            self.connection.send(item)

    def is_late(self) -> bool:
        """Return whether the current step takes too long."""
        number, *step = self._step
        if number != self._seen[0]:
            self._seen = (number, monotonic())
        return tuple(step) != NO_STEP and monotonic() - self._seen[1] > self._max_seconds + GRACE_SECONDS

    def wait(self) -> Result | Stopped | ColorettoError:
        """Return the result as soon as there is one."""
        while not self.connection.poll(POLL_SECONDS) and not self.is_late():
            pass
        return self.result()

    def result(self) -> Result | Stopped | ColorettoError:
        """Return the result, or why there is none; close a process that is late or has died.

        Raises OSError when the process has died outside a step.
        """
        if self.connection.poll():
            try:
                result: Result | ColorettoError = self.connection.recv()
                return result
            except (EOFError, ConnectionError):
                self._process.join()
                reason = f"ended its process with status {self._process.exitcode}"
        else:
            reason = late(self._max_seconds)
        self.close()
        _, who, number = self._step
        if (who, number) == NO_STEP:
            raise OSError(f"a process {reason.replace('its process ', '')}")
        return Stopped(who, number, reason)

    def close(self) -> None:
        """Kill the process."""
        if not self.is_closed:
            self.is_closed = True
            self._process.kill()
            self._process.join()
            self._process.close()
            self.connection.close()


def cores() -> int:
    """Return the number of cores that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def map_as_ended(
    function: "Function[Item, Result]", items: Iterable[Item], processes: int, max_seconds: float = math.inf
) -> Generator[tuple[int, Item, Result | Stopped | ColorettoError], None, None]:
    """Yield the number of each item, from 0, the item and its result, or why there is none, as they end.

    A process that is late or has died is replaced. Raises OSError when a process dies outside a step.
    """
    waiting = enumerate(items)
    group = Group()
    working: dict[Worker[Item, Result], tuple[int, Item]] = {}
    try:
        for _, numbered in zip(range(processes), waiting, strict=False):
            worker = Worker(function, group, max_seconds)
            working[worker] = numbered
            worker.send(numbered[1])
        while working:
            ready = wait([worker.connection for worker in working], POLL_SECONDS)
            for worker in [each for each in working if each.connection in ready or each.is_late()]:
                result = worker.result()
                number, item = working.pop(worker)
                following = next(waiting, None)
                if following is None:
                    worker.close()
                else:
                    free = Worker(function, group, max_seconds) if worker.is_closed else worker
                    working[free] = following
                    free.send(following[1])
                yield number, item, result
    finally:
        for worker in working:
            worker.close()
        group.kill()


def map_in_order(
    function: "Function[Item, Result]",
    items: Iterable[Item],
    processes: int,
    error_of: Callable[[Item, Stopped], ColorettoError] = lambda item, stopped: ColorettoError(stopped.reason),
    max_seconds: float = math.inf,
) -> Generator[Result, None, None]:
    """Yield the results in the order of the items.

    Raises the ColorettoError of the first item that has one; `error_of` returns that of an item whose process was late
    or died. Raises OSError when a process dies outside a step.
    """
    results: dict[int, Result] = {}
    errors: dict[int, ColorettoError] = {}
    following = 0
    with contextlib.closing(map_as_ended(function, items, processes, max_seconds)) as ended:
        for number, item, result in ended:
            if isinstance(result, Stopped):
                errors[number] = error_of(item, result)
            elif isinstance(result, ColorettoError):
                errors[number] = result
            else:
                results[number] = result
            while following in results:
                yield results.pop(following)
                following += 1
            if following in errors:
                raise errors[following]


def _work(function: "Function[Any, Any]", connection: "Connection[Any, Any]", step: Any, group: int | None) -> None:
    """Apply a function to the items that arrive, until the connection closes."""
    prepare_process(group)

    shared = memoryview(step).cast("B").cast("q")  # Ten times as fast as the array.

    def begin(who: int, number: int) -> None:
        shared[1], shared[2] = who, number
        shared[0] += 1

    with contextlib.suppress(EOFError, ConnectionError), printing_to_standard_error():
        while True:
            item = connection.recv()
            try:
                result = function(item, begin)
            except ColorettoError as error:
                result = error
            connection.send(result)


def let_import_from_here() -> None:
    """Let this process import modules from the current folder that have no name of a module of Python."""
    here = _here()
    if not sys.flags.safe_path and not {"", *here} & set(sys.path):
        sys.path += here


@contextlib.contextmanager
def starting_processes() -> Iterator[None]:
    """Start processes that load Python's modules and ours first, and then may import from the current folder, too.

    Python puts that folder first, so that a file there with the name of a module of Python would stop each of them. An
    interruption waits, as the processes cannot ignore it yet.
    """
    here = _here()
    is_last = sys.path[-1:] == here
    if is_last:
        sys.path.pop()
    is_ours = SAFE_PATH not in os.environ
    if is_ours:
        os.environ[SAFE_PATH] = f"{OURS}{here[0] if is_last else ''}"
    if HAS_GROUPS:
        resource_tracker.ensure_running()  # It would let interruptions through when it starts.
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        if is_last:
            sys.path += here
        if is_ours:
            del os.environ[SAFE_PATH]
        if HAS_GROUPS:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def prepare_process(group: int | None) -> None:
    """Prepare a process that has been started here for its work. group: that it joins, to end with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The parent process decides what an interruption ends.
    parent = parent_process()
    assert parent is not None
    if group is None:
        threading.Thread(target=_end_with, args=[parent], daemon=True).start()
    else:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
        with contextlib.suppress(OSError):  # The group has ended, with the parent.
            os.setpgid(0, group)
        if not parent.is_alive():
            os._exit(1)
    prefix, ours, here = os.environ.get(SAFE_PATH, "").partition(OURS)
    if ours and not prefix:
        del os.environ[SAFE_PATH]  # Programs that are bots import from their own folder.
        sys.path += [here] if here else []


@contextlib.contextmanager
def printing_to_standard_error() -> Iterator[None]:
    """Send what bots print, and programs that they start, to standard error: standard output is for results."""
    with contextlib.redirect_stdout(sys.stderr):
        try:
            output = os.dup(1)
        except OSError:  # It is closed.
            yield
            return
        try:
            os.dup2(2, 1)
        except OSError:  # Standard error is closed.
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.close(nowhere)
        try:
            yield
        finally:
            os.dup2(output, 1)
            os.close(output)


def _end_with(parent: BaseProcess) -> None:
    """End this process when its parent ends, unless code that is not Python's keeps threads from running."""
    parent.join()
    os._exit(1)


def _here() -> list[str]:
    """Return the current folder in a list, which is empty if the folder has been deleted."""
    with contextlib.suppress(FileNotFoundError):
        return [os.getcwd()]
    return []
