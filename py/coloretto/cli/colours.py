"""Colours in a terminal: the background of each card; its letter stays, so that no colour is needed to read it."""

import os
import sys
from typing import Final, TextIO

from coloretto.cards import Card
from coloretto.cli.streams import is_terminal
from coloretto.notation.text import LETTERS

BLACK: Final = 16
WHITE: Final = 231
STYLES: Final = (
    (160, WHITE),
    (208, BLACK),
    (226, BLACK),
    (34, BLACK),
    (44, BLACK),
    (27, WHITE),
    (91, WHITE),
    (252, BLACK),
    (WHITE, BLACK),
    (178, BLACK),
)
"""The background and the text of each kind of card, as colours of the terminal's palette of 256."""


def wants_colours(stream: TextIO | None) -> bool:
    """Return whether to write colours to a stream: NO_COLOR and FORCE_COLOR decide, or else whether it shows them."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    if not is_terminal(stream):
        return False
    if sys.platform == "win32":
        os.system("")  # Lets older consoles of Windows understand control sequences.
    return True


def card_text(card: Card, colours: bool) -> str:
    r"""Return the letter of a card, perhaps on its colour.

    >>> card_text(0, False), card_text(0, True)
    ('R', '\x1b[48;5;160;38;5;231mR\x1b[0m')
    """
    if not colours:
        return LETTERS[card]
    background, text = STYLES[card]
    return f"\x1b[48;5;{background};38;5;{text}m{LETTERS[card]}\x1b[0m"
