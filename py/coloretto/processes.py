"""Applies a function to many items in several processes and keeps their order; knows nothing of games."""

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
    pool = ProcessPoolExecutor(processes, context, initializer=_prepare_process)
    waiting: deque[Future[Result]] = deque()
    try:
        for item in items:
            waiting.append(pool.submit(function, item))
            if len(waiting) == AHEAD * processes:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool as error:
        raise OSError("one of the processes has ended before its work was done") from error
    finally:
        pool.shutdown(cancel_futures=True)


def _prepare_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The parent process decides what an interruption ends.
    sys.stdout = sys.stderr  # What bots print is no part of the results.
