"""Styles of play at equal strength: of nearly equal actions, a bot chooses the one that fits its style.

A style is a preference: a number for each action. It decides only between actions that the bot values nearly as high as
its best one, so styles are visible but hardly change the result.
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
"""Returns how much a style likes an action; the unit is the style's own."""


class StyledBot:
    """Plays as `inner`, but chooses the most preferred of the actions that are nearly best.

    tolerance: how much lower than the best their values may be, in the unit of the inner bot's values. Other actions of
    exactly the best value, as in solved endgames, don't count: `inner` has had finer reasons to choose between them.
    """

    def __init__(self, inner: Bot, preference: Preference, tolerance: float) -> None:
        self.inner: Final = inner
        self.preference: Final = preference
        self.tolerance: Final = tolerance

    def think(self, state: State, limit: Limit, rng: Random) -> Task[Choice]:
        """Choose the most preferred of the nearly best actions."""
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
    """Prefer to fill rows, and to take full ones."""
    if action == DRAW:
        return 2.5
    return float(sum(_row_after(state, action)))


def _early_leaver(state: State, action: Action) -> float:
    """Prefer to take early, and to place in rows with few cards."""
    if action == DRAW or is_take(action):
        return float(is_take(action))
    return -float(sum(_row_after(state, action)))


def _spoiler(state: State, action: Action) -> float:
    """Prefer to place cards where they cost rivals points, and to take the row that a rival wants."""
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
    """Prefer to draw, and to place cards in one valuable row."""
    if action == DRAW:
        return 9.0
    row = row_from_action(action)
    after = state if is_take(action) else apply_action(state, action)
    return row_gain(after, state.seat, row) / 10


def _joker_hunter(state: State, action: Action) -> float:
    """Prefer rows with jokers and "+2" cards."""
    if action == DRAW:
        return 0.5
    cards = _row_after(state, action)
    return 2.0 * (cards[JOKER] + cards[GOLDEN]) + cards[PLUS_TWO]


def _row_after(state: State, action: Action) -> Counts:
    """Return the cards of the action's row: those that it takes, or with the drawn card."""
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
