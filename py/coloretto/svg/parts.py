"""The parts of a picture as SVG markup: cards, faces, a row, a pile. Draws as `web/src/features/picture` does."""

import json
from functools import cache
from typing import Any, Final, NamedTuple

from coloretto.cards import Card, Counts, list_cards
from coloretto.resources import data_file
from coloretto.svg import text

DRAWING_IDS: Final = ("c0", "c1", "c2", "c3", "c4", "c5", "c6", "plus-two", "joker", "golden")
"""The names of the kinds of cards in the art."""

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


class Palette:
    """The colours of a theme, by the names of the page's tokens."""

    def __init__(self, theme: str) -> None:
        self._colours: Final[dict[str, str]] = art()["palettes"][theme]

    def __getitem__(self, name: str) -> str:
        return self._colours[name]


@cache
def art() -> dict[str, Any]:
    """Return the page's card art, which `python3 -m tools.art` exports."""
    content: dict[str, Any] = json.loads(data_file("svg/art.json"))
    return content


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


def face(seat: int, is_person: bool, x: int, y: int, size: int, palette: Palette) -> str:
    """Return the round face of a seat: the chameleon in one of the skins, or a person."""
    box = f'<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="53 0 46 46">'
    if is_person:
        person = f'<path d="{art()["faces"]["person"]}" fill="{palette["accent-ink"]}"></path>'
        return f'{box}{_disc(palette["accent"])}<g clip-path="url(#face)">{person}</g></svg>'
    skins = art()["faces"]["skins"]
    skin = skins[seat % len(skins)]
    background = art()["backgrounds"][skin]
    return (
        f'{box}{_disc(background)}<g clip-path="url(#face)"><use href="#chameleon" x="-9" y="1" width="108" '
        f'height="72" fill="url(#skin-{skin})" stroke="{background}" stroke-width="3"></use></g></svg>'
    )


def _disc(fill: str) -> str:
    return f'<circle cx="76" cy="23" r="23" fill="{fill}"></circle>'


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
