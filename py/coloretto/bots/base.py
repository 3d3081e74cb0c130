"""The interface of bots, and what they share; knows nothing of particular bots.

A bot sees a State, which does not contain the order of the deck: it cannot cheat.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final, NamedTuple, Protocol, TypeAlias, TypeVar

from coloretto.errors import VariantError, quote, whole_number
from coloretto.state import Action, State

EPSILON: Final = 1e-9
"""Values that differ by at most this are equal: the rounding of a sum depends on the order of its terms."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think, in nodes (evaluated states, at least 1) and in seconds; None is no limit.

    Raises VariantError for what is no number, and for nodes below 1 and seconds below 0.
    """

    nodes: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        for name, least in (("nodes", 1), ("seconds", 0)):
            value = getattr(self, name)
            number = value if value is None or isinstance(value, float) else whole_number(value)
            if value is not None and not (number is not None and number >= least):
                raise VariantError(f"{name} must be a number from {least}, or None, not {quote(value)}")
            object.__setattr__(self, name, number)  # As the class is frozen.


class Choice(NamedTuple):
    """A bot's decision.

    values: the value for the seat of each action that the bot evaluated, in the bot's own unit; higher is better.
    nodes: the number of states that it evaluated.
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
    """Pause once, then return the choice: for bots that never think for long."""
    yield
    return choice


def choose(bot: Bot, state: State, limit: Limit, rng: Random) -> Choice:
    """Return the choice of a bot that thinks without a pause."""
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
    """Run a task to its end and return its result; at each pause, yield what it yields, converted."""
    while True:
        try:
            progress = next(task)
        except StopIteration as end:
            result: Result = end.value
            return result
        yield convert(progress)


class Budget:
    """Counts the nodes that a bot evaluates, and checks them and the time against its limit."""

    def __init__(self, limit: Limit) -> None:
        self.nodes = 0
        self._max_nodes = limit.nodes
        self._deadline = None if limit.seconds is None else perf_counter() + limit.seconds

    def allows(self, nodes: int) -> bool:
        """Return whether the limit allows this many more nodes; time may still run out while they are evaluated."""
        if self._deadline is not None and perf_counter() >= self._deadline:
            return False
        return self._max_nodes is None or self.nodes + nodes <= self._max_nodes

    def spend(self) -> bool:
        """Count one more node and return True, or return False if the limit allows none."""
        if self._max_nodes is not None and self.nodes >= self._max_nodes:
            return False
        if self._deadline is not None and perf_counter() >= self._deadline:
            return False
        self.nodes += 1
        return True


def best_action(actions: Sequence[Action], values: Mapping[Action, float], rng: Random) -> Action:
    """Return an action of the highest value, a random one of several; the first action if none has a value."""
    if not values:
        return actions[0]
    max_value = max(values.values())
    best_actions = [action for action, value in values.items() if value == max_value]
    return best_actions[int(rng.random() * len(best_actions))]
