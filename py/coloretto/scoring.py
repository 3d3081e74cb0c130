"""The score of an area on either side of the scoring table; knows nothing of seats or rounds.

Source of the tables: the two sides of the scoring cards (the Spanish edition calls the grey side violet).
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from operator import add
from typing import Final

from coloretto.cards import CARDS_PER_COLOUR, COLOURS, GOLDEN, JOKER, PLUS_TWO, Card, Counts, Scoring

PLUS_COLOURS: Final = 3
PLUS_TWO_POINTS: Final = 2
MAX_SCORING_CARDS: Final = 6
"""The number of cards of a colour beyond which more do not change the score."""

_MAX_CARDS_OF_COLOUR: Final = CARDS_PER_COLOUR + 3
"""All cards of a colour and the most jokers in any edition."""


def _table(*points: int) -> tuple[int, ...]:
    """Return the points by number of cards, from 0; the last value is repeated up to the largest possible number.

    >>> _table(1, 4, 8, 7, 6, 5)
    (0, 1, 4, 8, 7, 6, 5, 5, 5, 5, 5, 5, 5)
    """
    return (0, *points, *(points[-1],) * (_MAX_CARDS_OF_COLOUR - len(points)))


POINTS: Final = {"brown": _table(1, 3, 6, 10, 15, 21), "grey": _table(1, 4, 8, 7, 6, 5)}
"""Points by the number of cards of one colour, jokers included."""


def points_by_count(scoring: Scoring) -> tuple[int, ...]:
    """Return the points for 1, 2, ... cards of a colour; the last also for more cards."""
    return POINTS[scoring][1 : MAX_SCORING_CARDS + 1]


def joker_count(area: Counts) -> int:
    """Count the jokers of an area, golden ones included."""
    return area[JOKER] + area[GOLDEN]


def colour_counts(area: Counts, jokers: tuple[Card, ...]) -> tuple[int, ...]:
    """Count the cards of each colour; jokers: the colours of the jokers."""
    counts = list(area[:COLOURS])
    for colour in jokers:
        counts[colour] += 1
    return tuple(counts)


def plus_colours(counts: tuple[int, ...], scoring: str) -> tuple[Card, ...]:
    """Return the colours that score plus: the three with most points, the lower ones on a tie; none without cards.

    >>> plus_colours((1, 2, 0, 3, 1, 0, 0), "brown")
    (0, 1, 3)
    """
    table = POINTS[scoring]
    present = [colour for colour in range(COLOURS) if counts[colour]]
    present.sort(key=lambda colour: -table[counts[colour]])
    return tuple(sorted(present[:PLUS_COLOURS]))


def score(area: Counts, scoring: str, jokers: tuple[Card, ...]) -> int:
    """Score an area; jokers: a colour for each of its jokers.

    >>> score((6, 0, 4, 3, 0, 2, 0, 1, 1, 0), "brown", jokers=(2,))
    41
    """
    table = POINTS[scoring]
    values = sorted([table[count] for count in colour_counts(area, jokers)])
    return 2 * sum(values[-PLUS_COLOURS:]) - sum(values) + PLUS_TWO_POINTS * area[PLUS_TWO]


def win_shares(scores: Sequence[int]) -> tuple[float, ...]:
    """Return each seat's share of the win, which seats with equally many points split.

    >>> win_shares([20, 31, 31])
    (0.0, 0.5, 0.5)
    """
    best = max(scores)
    winners = scores.count(best)
    return tuple((points == best) / winners for points in scores)


def ranks(scores: Sequence[int]) -> tuple[int, ...]:
    """Rank the seats from 1; seats with equally many points share a rank.

    >>> ranks([20, 31, 31])
    (3, 1, 1)
    """
    return tuple(1 + sum(other > points for other in scores) for points in scores)


def leads(scores: Sequence[int]) -> tuple[int, ...]:
    """Return by how many points each seat leads the best of the others.

    >>> leads([20, 35, 31])
    (-15, 4, -4)
    """
    best, second = sorted(scores, reverse=True)[:2]
    return tuple(points - (second if points == best else best) for points in scores)


@lru_cache(maxsize=1 << 15)
def best_jokers(area: Counts, scoring: str) -> tuple[Card, ...]:
    """Return the colours for an area's jokers that score most, ascending; the lexically first on a tie.

    Tries all combinations (84 for three jokers): points on the grey side fall after three cards, so greed would err.

    >>> best_jokers((6, 0, 4, 3, 0, 2, 0, 1, 1, 0), "brown")
    (2,)
    """
    combinations = combinations_with_replacement(range(COLOURS), joker_count(area))
    return max(combinations, key=lambda jokers: score(area, scoring, jokers))


@lru_cache(maxsize=1 << 15)
def best_score(area: Counts, scoring: str) -> int:
    """Score an area with the best colours for its jokers."""
    return score(area, scoring, best_jokers(area, scoring))


def gain(area: Counts, cards: Counts, scoring: str) -> int:
    """Return the points that cards would add to an area, with the best colours for jokers before and after.

    >>> gain((2, 0, 0, 0, 0, 0, 0, 0, 0, 0), (1, 1, 0, 0, 0, 0, 0, 0, 0, 0), "brown")
    4
    """
    return best_score(tuple(map(add, area, cards)), scoring) - best_score(area, scoring)
