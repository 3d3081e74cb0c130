"""Areas and rows as programs give them: as text or as counts."""

from coloretto.cards import KINDS, Counts, Variant, deck_counts
from coloretto.errors import InvalidPositionError, NotationError, quote
from coloretto.notation.text import LETTERS, counts_from_text

_MOST = tuple(map(max, *(deck_counts(Variant(5, edition), removed=()) for edition in ("classic", "golden"))))
"""The most cards of each kind in any edition."""


def area_from(cards: Counts | str) -> Counts:
    """Return the counts of cards. Raises NotationError, and InvalidPositionError for more cards than a game has.

    >>> area_from("R4O2+2*")
    (4, 2, 0, 0, 0, 0, 0, 2, 1, 0)
    """
    counts: object = counts_from_text(cards) if isinstance(cards, str) else cards
    if not isinstance(counts, tuple) or len(counts) != KINDS or not all(type(count) is int for count in counts):
        raise NotationError(f'cards are text, such as "R4O2+2*", or {KINDS} counts, not {quote(cards)}')
    for letter, count, most in zip(LETTERS, counts, _MOST, strict=True):
        if not 0 <= count <= most:
            raise InvalidPositionError(f"a game has 0 to {most} cards {letter}, not {count}")
    return counts
