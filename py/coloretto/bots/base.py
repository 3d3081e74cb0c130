"""What a bot is given and what it answers; knows no bot.

A bot sees a State, which has no order of the deck: it cannot cheat.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final, NamedTuple, Protocol, TypeAlias, TypeVar

from coloretto.state import Action, State

EPSILON: Final = 1e-9
"""Values that differ by no more are the same: sums are rounded in the order in which they are made."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think: at most so many nodes (states looked at, >= 1), so many seconds; None is no limit."""

    nodes: int | None = None
    seconds: float | None = None


class Choice(NamedTuple):
    """A bot's decision.

    values: for each legal action that was looked at, its worth to the seat in the bot's own measure, more is better.
    nodes: how many states were looked at.
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
    """Chooses actions; the same state, limit in nodes and seed of `rng` give the same choice."""

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose a legal action at a decision node."""
        ...


def completed(choice: Choice) -> Task[Choice]:
    """Answer without a pause: for bots that never think for long."""
    yield
    return choice


def choose(bot: Bot, state: State, limit: Limit, rng: Random) -> Choice:
    """Let a bot think without a stop."""
    return run(bot.think(state, limit, rng))


def run(task: Generator[object, None, Result]) -> Result:
    """Let a thought, or a part of one, come to its end; give what it came to."""
    while True:
        try:
            next(task)
        except StopIteration as end:
            result: Result = end.value
            return result


def map_progress(
    task: Generator[Progress, None, Result], convert: Callable[[Progress], Converted]
) -> Generator[Converted, None, Result]:
    """Let a thought, or a part of one, come to its end; yield `convert` of what it yields at each pause."""
    while True:
        try:
            progress = next(task)
        except StopIteration as end:
            result: Result = end.value
            return result
        yield convert(progress)


class Budget:
    """What is left of a limit while a bot thinks."""

    def __init__(self, limit: Limit) -> None:
        self.nodes = 0
        self._max_nodes = limit.nodes
        self._deadline = None if limit.seconds is None else perf_counter() + limit.seconds

    def allows(self, nodes: int) -> bool:
        """Say whether so many more nodes may be looked at, as far as one can tell now."""
        if self._deadline is not None and perf_counter() >= self._deadline:
            return False
        return self._max_nodes is None or self.nodes + nodes <= self._max_nodes

    def spend(self) -> bool:
        """Count one more node and say True, or say False when none may be looked at any more."""
        if self._max_nodes is not None and self.nodes >= self._max_nodes:
            return False
        if self._deadline is not None and perf_counter() >= self._deadline:
            return False
        self.nodes += 1
        return True


def best_action(actions: Sequence[Action], values: Mapping[Action, float], rng: Random) -> Action:
    """Pick the action worth most, of equals one by lot; the first when there was no time to value any."""
    if not values:
        return actions[0]
    max_value = max(values.values())
    best_actions = [action for action, value in values.items() if value == max_value]
    return best_actions[int(rng.random() * len(best_actions))]
