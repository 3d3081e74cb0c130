"""Walks: how a visitor reaches screens one after another, on the real page and on the one with recorded answers."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

from tools.gallery.visitor import Visitor

Steps: TypeAlias = Callable[[Visitor], Iterator[str]]
"""Walks from any state of the page, and yields the name of each screen while it is displayed."""


class Walk(NamedTuple):
    """The screens that a visitor reaches from one start."""

    area: str
    """The module that describes the walk."""
    screens: tuple[str, ...]
    steps: Steps
    is_real_only: bool
    """Whether only the real page has these screens."""


WALKS: Final[list[Walk]] = []


def walk(*screens: str, is_real_only: bool = False) -> Callable[[Steps], Steps]:
    """Register a function as the walk to these screens."""

    def register(steps: Steps) -> Steps:
        area = steps.__module__.rpartition(".")[2]
        WALKS.append(Walk(area, screens, steps, is_real_only))
        return steps

    return register
