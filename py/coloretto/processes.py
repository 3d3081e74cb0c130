"""Applies a function to many items in several processes and keeps their order; knows nothing of games."""

import contextlib
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

SAFE_PATH: Final = "PYTHONSAFEPATH"
"""The variable with which a process starts without the current folder in its path; Python takes any value."""
OURS: Final = "coloretto:"
"""The beginning of our value; the folder that the process adds to its path follows."""

AHEAD: Final = 4
"""Items per process that are submitted before their turn, so that a slow one stops no other process."""


def cores() -> int:
    """Return the number of cores that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def map_in_order(function: Callable[[Item], Result], items: Iterable[Item], processes: int) -> Iterator[Result]:
    """Yield the results in the order of the items; one process is this one.

    function: of a module, as other processes import it. Raises what it raises, and OSError when a process ends early.
    """
    if processes == 1:
        yield from map(function, items)
        return
    context = get_context("spawn")  # The only way to start processes that every system has.
    with starting_processes():
        pool = ProcessPoolExecutor(processes, context, initializer=prepare_process, initargs=(function,))
    waiting: deque[Future[Result]] = deque()
    try:
        for item in items:
            with starting_processes():
                waiting.append(pool.submit(function, item))
            if len(waiting) == AHEAD * processes:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool as error:
        raise OSError("one of the processes has ended before its work was done") from error
    finally:
        pool.shutdown(cancel_futures=True)


def let_import_from_here() -> None:
    """Let this process import modules from the current folder that have no name of a module of Python."""
    here = _here()
    if not sys.flags.safe_path and not {"", *here} & set(sys.path):
        sys.path += here


@contextlib.contextmanager
def starting_processes() -> Iterator[None]:
    """Start processes that load Python's modules and ours first, and then may import from the current folder, too.

    Python puts that folder first, so that a file there with the name of a module of Python would stop each of them.
    """
    here = _here()
    is_last = sys.path[-1:] == here
    if is_last:
        sys.path.pop()
    is_ours = SAFE_PATH not in os.environ
    if is_ours:
        os.environ[SAFE_PATH] = f"{OURS}{here[0] if is_last else ''}"
    try:
        yield
    finally:
        if is_last:
            sys.path += here
        if is_ours:
            del os.environ[SAFE_PATH]


def prepare_process(function: object = None) -> None:
    """Prepare a process that has been started here for its work. function: loads its modules before that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The parent process decides what an interruption ends.
    sys.stdout = sys.stderr  # What bots print is no part of the results.
    prefix, ours, here = os.environ.get(SAFE_PATH, "").partition(OURS)
    if ours and not prefix:
        del os.environ[SAFE_PATH]  # Programs that are bots import from their own folder.
        sys.path += [here] if here else []


def _here() -> list[str]:
    """Return the current folder in a list, which is empty if the folder has been deleted."""
    with contextlib.suppress(FileNotFoundError):
        return [os.getcwd()]
    return []
