"""The parts of a picture as SVG markup: cards, faces, a row, a pile, and the document around them.

The markup refers to the page's card art by ids such as `card-c0`: the caller adds those drawings to the document.
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from coloretto.cards import Card, Counts, list_cards
from coloretto.state import Seat
from coloretto.svg import text

DRAWING_IDS: Final = ("c0", "c1", "c2", "c3", "c4", "c5", "c6", "plus-two", "joker", "golden")
"""The names of the kinds of cards in the art."""

PaletteColour: TypeAlias = Literal[
    "felt",
    "felt-deep",
    "text",
    "muted",
    "paper",
    "area",
    "line",
    "accent",
    "accent-ink",
    "ring",
    "wood",
    "wood-dark",
    "wood-ink",
    "taken",
    "taken-dark",
    "taken-ink",
    "plus",
    "plus-ink",
    "minus",
    "badge",
    "badge-ink",
]
"""A colour of the page's themes, by the name of its token."""

PALETTE: Final[tuple[PaletteColour, ...]] = get_args(PaletteColour)

Palette: TypeAlias = Mapping[str, str]
"""The colours of a picture as in CSS: one for each name in PALETTE."""

LABEL_HEIGHT: Final = 28
"""The height of a pile's points and of the space above them."""

_SIDE: Final = 12
_HEAD: Final = 38
_FOOT: Final = 12
_BETWEEN: Final = 8
"""Around the cards of a row: at both sides, above, below, between."""

_SHADOW: Final = 'fill="#000" opacity=".28" stroke="#000" stroke-width="2"'


class Pile(NamedTuple):
    """One kind of card of an area. points: with their sign, empty for jokers; minus: whether they are subtracted."""

    card: Card
    cards: int
    jokers: int
    points: str
    minus: bool


def card_height(width: int) -> int:
    """Return the height of a card."""
    return width * 7 // 5


def card(name: str, x: int, y: int, width: int) -> str:
    """Return a card, the back or the last-round card."""
    height = card_height(width)
    return (
        f'<rect x="{x}" y="{y + 2}" width="{width}" height="{height}" rx="{width * 3 // 25}" {_SHADOW}></rect>'
        f'<use href="#card-{name}" x="{x}" y="{y}" width="{width}" height="{height}"></use>'
    )


def row_size(card_width: int, capacity: int) -> tuple[int, int]:
    """Return width and height of a row whose cards have this width."""
    cards = capacity * card_height(card_width) + (capacity - 1) * _BETWEEN
    return card_width + 2 * _SIDE, _HEAD + cards + _FOOT


def row(cards: Counts | None, capacity: int, number: str, x: int, y: int, card_width: int, palette: Palette) -> str:
    """Return a row with its number, and its cards from the top; cards: None if the row was taken."""
    width, height = row_size(card_width, capacity)
    tokens = ("taken", "taken-dark", "taken-ink") if cards is None else ("wood", "wood-dark", "wood-ink")
    fill, notch, ink = (palette[token] for token in tokens)
    shown = list_cards(cards or ())
    slots = []
    for index in range(capacity):
        top = y + _HEAD + index * (card_height(card_width) + _BETWEEN)
        if index < len(shown):
            slots.append(card(DRAWING_IDS[shown[index]], x + _SIDE, top, card_width))
        else:
            slots.append(_slot(x + _SIDE, top, card_width, notch))
    shadow = f'<rect x="{x}" y="{y + 4}" width="{width}" height="{height}" rx="12" fill="#000" opacity=".18"></rect>'
    return (
        f'<g>{"" if cards is None else shadow}<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="12" '
        f'fill="{fill if cards is None else "url(#wood)"}"></rect>'
        + text.line(number, x + width // 2, y + 28, width, ink, 22, family=text.DISPLAY, weight=700, anchor="middle")
        + f"{''.join(slots)}</g>"
    )


def _slot(x: int, y: int, width: int, fill: str) -> str:
    height = card_height(width)
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="9" fill="{fill}"></rect>'
        f'<rect x="{x + 1}" y="{y + 1}" width="{width - 2}" height="{height - 2}" rx="8" fill="none" stroke="#000" '
        'stroke-opacity=".22" stroke-width="2"></rect>'
    )


def face(seat: Seat, is_person: bool, x: int, y: int, size: int, palette: Palette) -> str:
    """Return the round face of a seat: the chameleon in a skin of its own, or a person."""
    name = "person" if is_person else str(seat)
    colours = f' fill="{palette["accent"]}" color="{palette["accent-ink"]}"' if is_person else ""
    return f'<use href="#face-{name}" x="{x}" y="{y}" width="{size}" height="{size}"{colours}></use>'


def fan_percent(cards: int) -> int:
    """Return how far the last card of a pile is below the first one, in percent of a card's width."""
    return min(12 * max(cards - 1, 0), 30)


def pile(pile: Pile, x: int, y: int, width: int, label_top: int, palette: Palette) -> str:
    """Return a pile; label_top: the distance of its points from its top."""
    name = DRAWING_IDS[pile.card]
    step = width * fan_percent(pile.cards) // 100 // max(pile.cards - 1, 1)
    stack = "".join(card(name, x, y + index * step, width) for index in range(pile.cards))
    ghost = "" if pile.cards else f'<g opacity=".45">{card(name, x, y, width)}</g>'
    label = _label(pile, x + width // 2, y + label_top, width, palette) if pile.points else ""
    return f"<g>{stack}{ghost}{_badge(pile, x + width, y, width, palette)}{label}</g>"


def _badge(pile: Pile, x: int, y: int, width: int, palette: Palette) -> str:
    """Return how many cards a pile has, with its jokers, at its upper corner; one card needs no number."""
    if (pile.cards, pile.jokers) == (1, 0):
        return ""
    radius = max(10, width // 6)
    centre, middle, size, ink = x - radius // 3, y + radius // 3, radius * 6 // 5, palette["badge-ink"]
    return (
        f'<circle cx="{centre}" cy="{middle}" r="{radius}" fill="{palette["badge"]}" stroke="{ink}" '
        'stroke-width="1.5"></circle>'
    ) + text.line(
        str(pile.cards + pile.jokers), centre, middle + size * 36 // 100, width, ink, size, weight=700, anchor="middle"
    )


def _label(pile: Pile, x: int, y: int, width: int, palette: Palette) -> str:
    """Return the points of a pile: on a filled label if they are added, above dots if they are subtracted."""
    half = max(width, 42) // 2
    if pile.minus:
        ink = palette["minus"]
        dots = (
            f'<path d="M{x - half + 4} {y + 21}h{2 * half - 8}" fill="none" stroke="{ink}" stroke-width="2" '
            'stroke-dasharray="2 3"></path>'
        )
        return dots + text.line(pile.points, x, y + 16, 2 * half, ink, 17, weight=700, anchor="middle")
    ground = f'<rect x="{x - half}" y="{y}" width="{2 * half}" height="22" rx="11" fill="{palette["plus"]}"></rect>'
    return ground + text.line(pile.points, x, y + 17, 2 * half, palette["plus-ink"], 17, weight=700, anchor="middle")


def tag(words: str, is_current: bool, x: int, y: int, width: int, palette: Palette) -> str:
    """Return the word on a seat's state, 24 high."""
    if not words:
        return ""
    fitted, size = text.fit(words, width - 20, 15)
    wide = min(width, 20 + len(fitted) * (size * 6 // 10))
    ground = (
        f'fill="{palette["ring"]}"'
        if is_current
        else f'fill="none" stroke="{palette["muted"]}" stroke-opacity=".6" stroke-width="1.5"'
    )
    ink = palette["paper" if is_current else "muted"]
    box = f'<rect x="{x}" y="{y}" width="{wide}" height="24" rx="12" {ground}></rect>'
    return box + text.line(words, x + wide // 2, y + 17, width - 20, ink, 15, weight=700, anchor="middle")


def panel(x: int, y: int, width: int, height: int, palette: Palette, is_current: bool = False) -> str:
    """Return the ground of an area, of the supply or of the ranking."""
    edge = f'stroke="{palette["ring"]}" stroke-width="4"' if is_current else f'stroke="{palette["line"]}"'
    size = f'width="{width}" height="{height}"'
    return f'<rect x="{x}" y="{y}" {size} rx="16" fill="{palette["area"]}" {edge}></rect>'


def definitions(palette: Palette) -> str:
    """Return what pictures refer to besides the card art."""

    def stops(*names: str) -> str:
        colours = enumerate(palette[name] for name in names)
        return "".join(f'<stop offset="{offset}" stop-color="{colour}"></stop>' for offset, colour in colours)

    return (
        f'<linearGradient id="cloth" x1="0" y1="0" x2="0" y2="1">{stops("felt", "felt-deep")}</linearGradient>'
        f'<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">{stops("wood", "wood-dark")}</linearGradient>'
    )


def document(content: str, width: int, height: int, size: int, title: str, description: str) -> str:
    """Return a whole SVG document. size: the width in pixels; width, height: of the drawing."""
    words = f"<title>{text.escaped(title)}</title>"
    if description:
        words += f"<desc>{text.escaped(description)}</desc>"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{size}" '
        f'height="{(size * height + width // 2) // width}" role="img">{words}{content}</svg>'
    )
