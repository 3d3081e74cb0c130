"""A game as data: its start, the deck, what was done; does not know whether it agrees with the rules (`game` does)."""

from typing import NamedTuple

from coloretto.cards import Card, Counts, Variant
from coloretto.state import Action, Setup, State


class Record(NamedTuple):
    """A whole game or the beginning of one.

    start: the lot, or the decision node at which the game was taken up. deck: the supply there in its order, top
    first, without the last-round card. outcomes: for each action the card that it turned up, if any. jokers: per seat
    the colours its jokers were given, None while not chosen. areas, scores: per seat, what the game came to. Outcomes,
    areas and scores follow from the rest: None where a form does not tell them.
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
        """Return the record after so many plies, without what follows from the rest."""
        nobody = (None,) * self.variant.players
        return self._replace(actions=self.actions[:ply], outcomes=None, jokers=nobody, areas=None, scores=None)
