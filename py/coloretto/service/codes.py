"""The codes that all modules of the protocol share: types only, imported by type checkers and tools only."""

from typing import Literal, TypeAlias

from coloretto.bots import Level, Style
from coloretto.cards import CardCode as Card
from coloretto.cards import ColourCode as Colour
from coloretto.cards import Edition, Scoring

__all__ = ["Action", "Card", "Colour", "Edition", "Level", "PlayerKind", "Scoring", "Style", "Tip"]

Action: TypeAlias = str
""""d", "p1".."p5" or "t1".."t5" (docs/notation.md). The page only sends actions that it got from a view."""

PlayerKind: TypeAlias = Literal["human", "bot"]

Tip: TypeAlias = Literal[
    "must-take",
    "draw",
    "begin",
    "place",
    "taken",
    "choose",
    "fourth",
    "plus-two",
    "full",
    "joker",
    "last-round",
    "out",
]
"""A tip of a player's first game, by its moment. `begin`: the first turn, if others have placed cards before."""
