"""What a bot is shown and what it answers, as JSON (docs/bot-protocol.md): types only, imported by type checkers and
tools only. `python3 -m tools.protocol` writes web/src/workshop/public-state.ts from them.

Rows and seats count from 0.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, TypedDict

from coloretto.cards import CardCode, ColourCode, Edition, Scoring

BotAction: TypeAlias = tuple[Literal["draw"]] | tuple[Literal["take", "place"], int]
"""An action: to draw, or to take or place at a row."""


class VariantFields(TypedDict):
    """A variant and the version of the rules."""

    rules: int
    players: int
    edition: Edition
    scoring: Scoring
    marker_depth: int


class PublicRow(TypedDict):
    """A row; a taken one has no cards."""

    capacity: int
    cards: Sequence[CardCode]
    taken: bool


class PublicState(VariantFields):
    """A position in which a bot must choose."""

    colours: Sequence[ColourCode]
    """The colours in the game."""
    areas: Sequence[Mapping[str, int]]
    """The cards before each player: the number of each kind; kinds without any are absent."""
    rows: Sequence[PublicRow]
    out: Sequence[bool]
    """Whether each player has taken a row in this round."""
    current: int
    """The seat that must choose."""
    phase: Literal["decide", "place"]
    drawn: CardCode | None
    """The card turned over and not yet placed."""
    last_round: bool
    unseen: Mapping[str, int]
    """The number of unseen cards by kind; kinds without any are absent."""
    supply: int
    """The number of face-down cards."""
