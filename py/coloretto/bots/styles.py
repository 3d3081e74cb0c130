"""Styles of play at nearly equal strength; knows no nets.

A style scores actions by preference. It decides only between actions that the bot values nearly as high as the best
one, so styles look different and score about the same.
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

    tolerance: on the scale of the inner bot's values. Equal values, as in a solved ending, are left to `inner`, which
    breaks ties better.
    """

    def __init__(self, inner: Bot, preference: Preference, tolerance: float) -> None:
        self.inner: Final = inner
        self.preference: Final = preference
        self.tolerance: Final = tolerance

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose the preferred action of those nearly as good as the best."""
        choice: Choice = yield from self.inner.think(state, limit, rng)
        if choice.action not in choice.values:
            return choice
        best = choice.values[choice.action]
        near = [
            action
            for action, value in choice.values.items()
            if action == choice.action or (value >= best - self.tolerance and abs(value - best) > EPSILON)
        ]
        preferred = max(near, key=lambda action: (self.preference(state, action), choice.values[action], -action))
        return choice._replace(action=preferred)


def _hoarder(state: State, action: Action) -> float:
    """Waits for full rows and fills them."""
    if action == DRAW:
        return 2.5
    return float(sum(_row_after(state, action)))


def _early_leaver(state: State, action: Action) -> float:
    """Takes a row that is good enough and leaves the round; places cards where they tempt no rival to stay."""
    if action == DRAW or is_take(action):
        return float(is_take(action))
    return -float(sum(_row_after(state, action)))


def _spoiler(state: State, action: Action) -> float:
    """Spoils rows for rivals: places cards where they hurt and takes the row that rivals want."""
    if action == DRAW:
        return 0.0
    row = row_from_action(action)
    if is_take(action):
        return max((row_gain(state, seat, row) for seat in rivals(state)), default=0.0)
    after = apply_action(state, action)
    others = rivals(state)
    before = [row_gain(state, seat, row) for seat in others]
    return -sum(row_gain(after, seat, row) - had for seat, had in zip(others, before, strict=True))


def _gambler(state: State, action: Action) -> float:
    """Draws whenever possible and collects everything in one row."""
    if action == DRAW:
        return 9.0
    row = row_from_action(action)
    after = state if is_take(action) else apply_action(state, action)
    return row_gain(after, state.seat, row) / 10


def _joker_hunter(state: State, action: Action) -> float:
    """Takes jokers and "+2" cards, and places them where it can take them later."""
    if action == DRAW:
        return 0.5
    cards = _row_after(state, action)
    return 2.0 * (cards[JOKER] + cards[GOLDEN]) + cards[PLUS_TWO]


def _row_after(state: State, action: Action) -> Counts:
    """Return the row that an action takes, or the row with the drawn card after a place action."""
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
