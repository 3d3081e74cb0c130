"""The picture of a result, 1200 by 630: the columns that a player has collected, and figures such as the points."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from coloretto.svg import text
from coloretto.svg.model import PicturedSeat
from coloretto.svg.parts import DRAWING_IDS, Palette, Pile, card, card_height, panel, pile

WIDTH: Final = 1200
HEIGHT: Final = 630
"""The size that previews of links have."""

MAX_FIGURES: Final = 3

_MARGIN: Final = 40
_COLUMNS_TOP: Final = 150
_COLUMN: Final = 150
_CARD: Final = 124
_COLUMN_HEIGHT: Final = 352
_SMALL: Final = 50
_FIGURES_LEFT: Final = 800


class ResultWords(NamedTuple):
    """The words of the picture. title, description: of the whole, for those who do not see it."""

    title: str
    description: str
    heading: str
    about: str


class Figure(NamedTuple):
    """A figure with its label, such as the points of a player."""

    label: str
    value: str


def result_content(seat: PicturedSeat, words: ResultWords, figures: Sequence[Figure], palette: Palette) -> str:
    """Return the markup of a result: the colours that score, best first, what else was collected, and the figures."""
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#cloth)"></rect>'
    width = _FIGURES_LEFT - 2 * _MARGIN
    head = text.line(words.heading, _MARGIN, 84, width, palette["text"], 46, family=text.DISPLAY, weight=700)
    head += text.line(words.about, _MARGIN, 124, width, palette["muted"], 24)
    plus = sorted((each for each in seat.piles if _is_plus(each)), key=lambda each: -int(each.points))
    others = [each for each in seat.piles if not _is_plus(each)]
    columns = "".join(_column(each, _MARGIN + index * _COLUMN, palette) for index, each in enumerate(plus))
    left = _MARGIN + max(len(plus), 1) * _COLUMN + 20
    room = max((_FIGURES_LEFT - _MARGIN - left) // (_SMALL + 14), 1)
    rest = "".join(
        pile(each, left + index % room * (_SMALL + 14), _COLUMNS_TOP + index // room * 150, _SMALL, 100, palette)
        for index, each in enumerate(others)
    )
    return ground + head + columns + rest + _figures(figures, palette)


def _is_plus(each: Pile) -> bool:
    return each.points.startswith("+") and each.card < len(DRAWING_IDS) - 3


def _column(each: Pile, x: int, palette: Palette) -> str:
    """Return the cards of a colour as a column, jokers in the front, with the points below it."""
    names = [DRAWING_IDS[each.card]] * each.cards + ["joker"] * each.jokers
    height = card_height(_CARD)
    step = min((_COLUMN_HEIGHT - height) // max(len(names) - 1, 1), 44)
    stack = "".join(card(name, x, _COLUMNS_TOP + index * step, _CARD) for index, name in enumerate(names))
    y = _COLUMNS_TOP + _COLUMN_HEIGHT + 22
    label = f'<rect x="{x}" y="{y}" width="{_CARD}" height="44" rx="22" fill="{palette["plus"]}"></rect>' + text.line(
        each.points, x + _CARD // 2, y + 32, _CARD, palette["plus-ink"], 30, weight=700, anchor="middle"
    )
    return stack + label


def _figures(figures: Sequence[Figure], palette: Palette) -> str:
    gap = 18
    height = (HEIGHT - 2 * _MARGIN - (len(figures) - 1) * gap) // max(len(figures), 1)
    width = WIDTH - _MARGIN - _FIGURES_LEFT
    parts = []
    for index, (label, value) in enumerate(figures):
        y = _MARGIN + index * (height + gap)
        middle, ink = _FIGURES_LEFT + width // 2, palette["text"]
        size = 104 if index == 0 else 64
        line = y + (height + size) // 2 - 30
        parts += [
            panel(_FIGURES_LEFT, y, width, height, palette, is_current=index == 0),
            text.line(value, middle, line, width - 40, ink, size, family=text.DISPLAY, weight=700, anchor="middle"),
            text.line(label, middle, line + 40, width - 40, palette["muted"], 26, anchor="middle"),
        ]
    return "".join(parts)
