"""Ways to play at equal strength: of actions about equally good, the one that suits a character; knows no nets.

What a style likes is a number for each action, compared only between actions that the bot itself finds nearly as good
as its best one: so styles differ to the eye and hardly in the result.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, TypeAlias

from coloretto.bots.base import EPSILON, Bot, Choice, Limit, Task
from coloretto.bots.gains import row_gain
from coloretto.cards import GOLDEN, JOKER, PLUS_TWO, Counts, with_card
from coloretto.rules import apply_action
from coloretto.state import DRAW, PLACE, Action, State, is_take, rivals, row_from_action

Preference: TypeAlias = Callable[[State, Action], float]


class StyledBot:
    """Plays as `inner`, but of actions within `tolerance` of its best value chooses the most preferred.

    Between actions of the very same value, as there are where the end is solved, `inner` has had finer reasons.
    tolerance: in the measure of the inner bot's values.
    """

    def __init__(self, inner: Bot, preference: Preference, tolerance: float) -> None:
        self.inner: Final = inner
        self.preference: Final = preference
        self.tolerance: Final = tolerance

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose what it likes most of what is nearly best."""
        choice: Choice = yield from self.inner.think(state, limit, rng)
        if choice.action not in choice.values:
            return choice
        best = choice.values[choice.action]
        nearly_best = [
            action
            for action, value in choice.values.items()
            if action == choice.action or (value >= best - self.tolerance and abs(value - best) > EPSILON)
        ]
        preferred = max(
            nearly_best, key=lambda action: (self.preference(state, action), choice.values[action], -action)
        )
        return choice._replace(action=preferred)


def _hoarder(state: State, action: Action) -> float:
    """Waits for full rows and fills them."""
    if action == DRAW:
        return 2.5
    return float(sum(_row_after(state, action)))


def _early_leaver(state: State, action: Action) -> float:
    """Takes what is good enough and lets the others go on; places cards where no one is tempted to stay."""
    if action == DRAW or is_take(action):
        return float(is_take(action))
    return -float(sum(_row_after(state, action)))


def _spoiler(state: State, action: Action) -> float:
    """Spoils what others wait for: puts cards where they hurt, takes the row that others want."""
    if action == DRAW:
        return 0.0
    row = row_from_action(action)
    if is_take(action):
        return max((row_gain(state, seat, row) for seat in rivals(state)), default=0.0)
    after = apply_action(state, action)
    others = rivals(state)
    gains = [row_gain(state, seat, row) for seat in others]
    return -sum(row_gain(after, seat, row) - gain for seat, gain in zip(others, gains, strict=True))


def _gambler(state: State, action: Action) -> float:
    """Turns over one more card when it can, and stakes all on one row."""
    if action == DRAW:
        return 9.0
    row = row_from_action(action)
    after = state if is_take(action) else apply_action(state, action)
    return row_gain(after, state.seat, row) / 10


def _joker_hunter(state: State, action: Action) -> float:
    """Goes for jokers and "+2" cards, and puts them where it can fetch them."""
    if action == DRAW:
        return 0.5
    cards = _row_after(state, action)
    return 2.0 * (cards[JOKER] + cards[GOLDEN]) + cards[PLUS_TWO]


def _row_after(state: State, action: Action) -> Counts:
    """Give the row that an action takes, or that the drawn card makes of it."""
    cards = state.rows[row_from_action(action)]
    assert cards is not None
    if state.phase == PLACE:
        assert state.drawn is not None
        return with_card(cards, state.drawn)
    return cards


STYLES: Final[Mapping[str, Preference]] = {
    "hoarder": _hoarder,
    "spoiler": _spoiler,
    "early-leaver": _early_leaver,
    "gambler": _gambler,
    "joker-hunter": _joker_hunter,
}
