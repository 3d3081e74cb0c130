"""Cases of a test that are taken by turns: `@pytest.mark.rotating(2)` takes every other one, the rest next time."""

from collections import defaultdict

import pytest

from tools.gallery.looks import turn_of_this_commit


def turn(config: pytest.Config) -> int:
    """Return the turn that was asked for, else that of this commit."""
    chosen: int | None = config.getoption("--turn")
    return turn_of_this_commit() if chosen is None else chosen


def is_selected(case: int, of_each: int, turn: int) -> bool:
    """Return whether a case, given by its number, is one of those of a turn."""
    return (case + turn) % of_each == 0


def deselect_other_turns(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the cases whose turn it is not; `--all-looks` takes all, and a case that is named is always taken."""
    if config.getoption("--all-looks") or any("[" in name for name in config.args):
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
        (taken if is_selected(counts[test], mark.args[0], now) else left_out).append(item)
        counts[test] += 1
    config.hook.pytest_deselected(items=left_out)
    items[:] = taken
