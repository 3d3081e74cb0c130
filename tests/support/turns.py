"""Rotating tests: with `@pytest.mark.rotating(2)` a run takes every second case, the next commit the others.

A test without cases runs at every second commit. Tests start at different cases, so that runs take equally long.
"""

from collections import defaultdict
from zlib import crc32

import pytest

from tools.gallery.looks import turn_of_this_commit


def turn(config: pytest.Config) -> int:
    """Return the requested turn, or that of this commit."""
    chosen: int | None = config.getoption("--turn")
    return turn_of_this_commit() if chosen is None else chosen


def is_selected(case: int, of_each: int, turn: int) -> bool:
    """Return whether a turn includes the case of this number."""
    return (case + turn) % of_each == 0


def deselect_other_turns(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the cases of other turns, unless `--all-looks` or `--accept` is given or a case is named."""
    takes_all = config.getoption("--all-looks") or config.getoption("--accept")
    if takes_all or any("[" in name for name in config.args):
        return
    now = turn(config)
    counts: defaultdict[str, int] = defaultdict(int)
    taken: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        mark = item.get_closest_marker("rotating")
        if mark is None:
            taken.append(item)
            continue
        test = item.nodeid.partition("[")[0]
        case = crc32(test.encode()) + counts[test]
        (taken if is_selected(case, mark.args[0], now) else left_out).append(item)
        counts[test] += 1
    config.hook.pytest_deselected(items=left_out)
    items[:] = taken
