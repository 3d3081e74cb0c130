"""Explains why an action was good or bad, and gives hints for a decision.

The values are the coach's, and the reasons can be counted at the table: neither reveals how a bot chose.
"""

from typing import Literal, NamedTuple, TypeAlias

from coloretto.bots.base import Task
from coloretto.coach.action_values import ActionValue, ActionValues, evaluate_decision, is_insignificant
from coloretto.coach.evaluation import GameEvaluator, best_action
from coloretto.coach.reasons import Reason, ReasonCode, reasons_for
from coloretto.state import DRAW, Action, State, is_take

ActionKind: TypeAlias = Literal["draw", "place", "take"]


class Explanation(NamedTuple):
    """An explained action. choices: the values of all legal actions to the seat, best first."""

    action: Action
    choices: tuple[ActionValue, ...]
    reasons: tuple[Reason, ...]
    is_exact: bool

    @property
    def is_near_best(self) -> bool:
        """Return whether the action is not significantly worse than the best one."""
        value = next(choice for choice in self.choices if choice.action == self.action)
        return is_insignificant(self.choices[0].win_share - value.win_share, self.is_exact)


class Hint(NamedTuple):
    """A hint at three depths: the kind of the best action and a cue; the best action; the values of all actions.

    is_close: whether an action of another kind is nearly as good. cue: the code of the strongest reason for the best
    action, or None.
    """

    kind: ActionKind
    is_close: bool
    cue: ReasonCode | None
    reasons: tuple[Reason, ...]
    values: ActionValues


def explain_action(state: State, action: Action) -> Task[Explanation]:
    """Explain an action at the decision node where it was chosen."""
    evaluator = GameEvaluator(state.variant)
    values = yield from evaluator.evaluate(state)
    seat = state.seat
    choices = [ActionValue(each, value.win_shares[seat], value.leads[seat]) for each, value in values.items()]
    best = best_action(values, seat)
    choices.sort(key=lambda choice: (choice.action != best, -choice.win_share, -choice.lead))
    return Explanation(action, tuple(choices), tuple(reasons_for(state, action)), evaluator.is_exact)


def find_hint(state: State) -> Task[Hint]:
    """Evaluate the actions at a decision node and derive a hint."""
    values = yield from evaluate_decision(state)
    best = values.choices[0]
    reasons = tuple(reasons_for(state, best.action))
    kind = kind_of(best.action)
    is_close = any(values.is_near_best(choice) and kind_of(choice.action) != kind for choice in values.choices)
    return Hint(kind, is_close, reasons[0].code if reasons else None, reasons, values)


def kind_of(action: Action) -> ActionKind:
    """Return the kind of an action."""
    return "draw" if action == DRAW else "take" if is_take(action) else "place"
