"""Why a seat acted as it did, and what somebody who must act should look at; knows no page and no text.

The numbers are the coach's, the reasons such as anyone can count: neither tells what a bot was thinking.
"""

from collections.abc import Generator
from typing import Literal, NamedTuple, TypeAlias

from coloretto.bots.base import EPSILON
from coloretto.coach.action_values import ABOUT_EQUAL, Values, Worth, values_thinking
from coloretto.coach.evaluation import Evaluation, best_action
from coloretto.coach.reasons import Reason, ReasonCode, reasons_for
from coloretto.state import DRAW, Action, State, is_take

ActionKind: TypeAlias = Literal["draw", "place", "take"]


class Why(NamedTuple):
    """One action, what all actions there were worth to the seat (best first), and what spoke for the chosen one."""

    action: Action
    choices: tuple[Worth, ...]
    reasons: tuple[Reason, ...]
    is_exact: bool

    @property
    def is_about_best(self) -> bool:
        """Return whether it is the best action or about as good; exact worths differ by any difference."""
        worth = next(choice for choice in self.choices if choice.action == self.action)
        return self.choices[0].share - worth.share <= (EPSILON if self.is_exact else ABOUT_EQUAL)


class Hint(NamedTuple):
    """In three depths: the kind of action that is best and what to look at; the best action; all that it is worth.

    kind: draw, place or take. is_close: an action of another kind cannot be told from the best. look_at: the code of
    what speaks most for it, or None.
    """

    kind: ActionKind
    is_close: bool
    look_at: ReasonCode | None
    reasons: tuple[Reason, ...]
    values: Values


def why_thinking(state: State, action: Action) -> Generator[None, None, Why]:
    """Explain an action at the decision node where it was chosen."""
    evaluation = Evaluation(state.variant)
    table = yield from evaluation.table(state)
    seat = state.seat
    worths = [Worth(each, told.shares[seat], told.leads[seat]) for each, told in table.items()]
    best = best_action(table, seat)
    worths.sort(key=lambda worth: (worth.action != best, -worth.share, -worth.lead))
    return Why(action, tuple(worths), tuple(reasons_for(state, action)), evaluation.is_exact)


def hint_thinking(state: State) -> Generator[None, None, Hint]:
    """Value the decision and tell what to look at."""
    values = yield from values_thinking(state)
    best = values.choices[0]
    reasons = tuple(reasons_for(state, best.action))
    kind = kind_of(best.action)
    is_close = any(values.about_equal(choice) and kind_of(choice.action) != kind for choice in values.choices)
    return Hint(kind, is_close, reasons[0].code if reasons else None, reasons, values)


def kind_of(action: Action) -> ActionKind:
    """Name what an action is."""
    return "draw" if action == DRAW else "take" if is_take(action) else "place"
