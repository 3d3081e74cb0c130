"""The interface of bots: limits, choices and tasks; knows no bot.

A bot gets a State, which does not contain the order of the deck, so it cannot cheat.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final, NamedTuple, Protocol, TypeAlias, TypeVar

from coloretto.state import Action, State

EPSILON: Final = 1e-9
"""Values that differ by no more than this are equal: rounding depends on the order of additions."""


@dataclass(frozen=True, slots=True)
class Limit:
    """The most nodes (states evaluated, at least 1) and seconds that a bot may use; None means no limit."""

    nodes: int | None = None
    seconds: float | None = None


class Choice(NamedTuple):
    """A bot's decision.

    values: the value of each evaluated action for the seat, on the bot's own scale; higher is better.
    nodes: the number of states evaluated.
    """

    action: Action
    values: Mapping[Action, float]
    nodes: int


Progress = TypeVar("Progress")
Converted = TypeVar("Converted")
Result = TypeVar("Result")

Task: TypeAlias = Generator[None, None, Result]
"""A computation in progress: it yields every few milliseconds, so that its caller can stop it, and returns a result."""


class Bot(Protocol):
    """Chooses actions, always the same one for the same state, node limit and seed of `rng`."""

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose a legal action at a decision node."""
        ...


def completed(choice: Choice) -> Task[Choice]:
    """Return a task that is complete at once, for bots that never think for long."""
    yield
    return choice


def choose(bot: Bot, state: State, limit: Limit, rng: Random) -> Choice:
    """Run a bot to its decision without pauses."""
    return run(bot.think(state, limit, rng))


def run(task: Generator[object, None, Result]) -> Result:
    """Run a task to its end and return its result."""
    while True:
        try:
            next(task)
        except StopIteration as end:
            result: Result = end.value
            return result


def map_progress(
    task: Generator[Progress, None, Result], convert: Callable[[Progress], Converted]
) -> Generator[Converted, None, Result]:
    """Run a task to its end and return its result; yield its progress, converted, at each pause."""
    while True:
        try:
            progress = next(task)
        except StopIteration as end:
            result: Result = end.value
            return result
        yield convert(progress)


class Budget:
    """Counts nodes and time against a limit."""

    def __init__(self, limit: Limit) -> None:
        self.nodes = 0
        self._max_nodes = limit.nodes
        self._deadline = None if limit.seconds is None else perf_counter() + limit.seconds

    def allows(self, nodes: int) -> bool:
        """Return whether that many more nodes are within the limit now."""
        if self._deadline is not None and perf_counter() >= self._deadline:
            return False
        return self._max_nodes is None or self.nodes + nodes <= self._max_nodes

    def spend(self) -> bool:
        """Count a node and return True, or return False if the limit is reached."""
        if self._max_nodes is not None and self.nodes >= self._max_nodes:
            return False
        if self._deadline is not None and perf_counter() >= self._deadline:
            return False
        self.nodes += 1
        return True


def best_action(actions: Sequence[Action], values: Mapping[Action, float], rng: Random) -> Action:
    """Return the action of the highest value, a random one of equals; the first action if none has a value."""
    if not values:
        return actions[0]
    most = max(values.values())
    best = [action for action, value in values.items() if value == most]
    return best[int(rng.random() * len(best))]
