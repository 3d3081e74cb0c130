"""A game as data: its start, deck and actions; `game` checks it against the rules."""

from typing import NamedTuple

from coloretto.cards import Card, Counts, Variant
from coloretto.errors import RecordError, quote, whole_number
from coloretto.state import Action, Setup, State


class Record(NamedTuple):
    """A whole game or the beginning of one.

    start: the setup, or the decision node at which the game was taken up. deck: the supply at the start, top first,
    without the last-round card. outcomes: for each action the card that it turned up, if any. jokers: per seat the
    colours of its jokers, None until chosen. areas, scores: per seat, at the end. Outcomes, areas and scores follow
    from the rest and are None in a form that omits them.
    """

    variant: Variant
    start: Setup | State
    deck: tuple[Card, ...]
    actions: tuple[Action, ...]
    outcomes: tuple[Card | None, ...] | None
    jokers: tuple[tuple[Card, ...] | None, ...]
    areas: tuple[Counts, ...] | None
    scores: tuple[int, ...] | None

    def until(self, ply: int) -> "Record":
        """Return the record of the first `ply` plies, without outcomes and results."""
        number = whole_number(ply)
        if number is None or number < 0:
            raise RecordError(None, f"a ply is a whole number from 0, not {quote(ply)}")
        no_jokers = (None,) * self.variant.players
        return self._replace(actions=self.actions[:number], outcomes=None, jokers=no_jokers, areas=None, scores=None)
