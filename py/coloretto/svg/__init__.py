"""Pictures as SVG text: of a table, an area, a row. They need no other file and contain their description in English.

The drawings are those of the page. The same position always gives the same text.
"""

import json
import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, Literal, TypeAlias
from zlib import crc32

from coloretto.cards import COLOURS, Card, Counts, Scoring
from coloretto.errors import ColorettoError, VariantError, quote, whole_number
from coloretto.game import Game
from coloretto.notation.text import state_from_text
from coloretto.resources import data_file
from coloretto.scoring import best_jokers, joker_count, score
from coloretto.state import MAX_ROWS, OVER, State
from coloretto.svg import parts
from coloretto.svg import text as texts
from coloretto.svg.model import PicturedSeat, number, piles_of, table_model
from coloretto.svg.table import HEIGHT, WIDTH, grid_for, piles, table_content

Theme: TypeAlias = Literal["light", "dark"]
Skin: TypeAlias = Literal["patterns", "suits", "letters"]

__all__ = ["Skin", "Theme", "area", "row", "table"]

_PAD: Final = 16
_CARD_WIDTH: Final = 80
_AREA_HEIGHT: Final = 190
_IDS: Final = re.compile(r'(?<= id=")|(?<=href="#)|(?<=url\(#)')
_REFERENCES: Final = re.compile(r"#([\w-]+)")
_TAG: Final = re.compile(r"<[^>]*>")


def table(
    position: State | Game | str,
    *,
    names: Sequence[str] | None = None,
    size: int = 800,
    theme: Theme = "light",
    skin: Skin = "patterns",
) -> str:
    """Return the picture of a table: rows, supply and areas, or the ranking after the end.

    It shows what every player may see. position: a state, a game, or the text of a position. names: of the seats;
    without them, those of a game's players. size: the width in pixels; the height is three fifths of it. skin:
    "patterns" shows each colour by a pattern and a symbol, too, "suits" by symbols, "letters" by letters. Raises
    NotationError, and ColorettoError for another number of names, and for unknown themes and skins.

    >>> from coloretto.notation.text import state_from_text
    >>> state = state_from_text("4cb15 - R3/O/Y/G RRR/O../Y../... - 1 - R3O7Y7G8T9B9P9+10*3")
    >>> "<title>Coloretto, Ana to move</title>" in table(state, names=["Ana", "Ben", "Cleo", "Dan"])
    True
    """
    from coloretto.svg.english import players_of, table_words

    palette = _palette(theme)
    if isinstance(position, str):
        position = state_from_text(position)
    if not isinstance(position, (State, Game)):
        raise ColorettoError(f"a table is that of a State, a Game or a position as text, not {quote(position)}")
    state = position.state if isinstance(position, Game) else position
    shown = table_model(position, players_of(position, names), None if state.phase == OVER else state.seat)
    words = table_words(shown)
    content = table_content(shown, words, palette)
    return _document(content, WIDTH, HEIGHT, size, words.title, words.description, palette, skin)


def area(
    cards: Counts | str,
    scoring: Scoring = "brown",
    *,
    jokers: tuple[Card, ...] | None = None,
    size: int = 400,
    theme: Theme = "light",
    skin: Skin = "patterns",
) -> str:
    """Return the picture of an area with its score.

    cards: counts, or text such as "R4O2+2*". jokers: the colours of its jokers; without them, the best ones. The other
    parameters are those of `table`. Raises NotationError and ColorettoError.

    >>> "<title>15 points</title>" in area("R4O2+")
    True
    """
    from coloretto.notation.areas import area_from
    from coloretto.svg.english import NO_CARDS, piles_words, points_words

    counts = area_from(cards)
    if scoring not in ("brown", "grey"):
        raise VariantError(f"scoring must be brown or grey, not {quote(scoring)}")
    chosen: Any = best_jokers(counts, scoring) if jokers is None else jokers
    if (
        not isinstance(chosen, list | tuple)
        or len(chosen) != joker_count(counts)
        or any(type(colour) is not int or not 0 <= colour < COLOURS for colour in chosen)
    ):
        raise ColorettoError(f"{joker_count(counts)} jokers need as many colours from 0 to 6, not {quote(chosen)}")
    chosen = tuple(chosen)
    palette = _palette(theme)
    points = score(counts, scoring, chosen)
    shown = PicturedSeat("", False, points, False, False, piles_of(counts, scoring, chosen))
    grid = grid_for([shown], 10_000, _AREA_HEIGHT - 2 * _PAD)._replace(columns=max(len(shown.piles), 1))
    width = 130 + max(len(shown.piles), 2) * (grid.card + 8)
    middle = _AREA_HEIGHT // 2
    content = (
        f'<rect width="{width}" height="{_AREA_HEIGHT}" rx="{_PAD}" fill="{palette["area"]}"></rect>'
        + texts.line(
            number(points), 100, middle + 16, 80, palette["text"], 44, family=texts.DISPLAY, weight=700, anchor="end"
        )
        + (
            piles(shown, 126, middle, grid, palette)
            or texts.line(NO_CARDS, 126, middle + 6, width - 140, palette["muted"], 18)
        )
    )
    description = " ".join(f"{words}." for words in piles_words(shown.piles))
    return _document(content, width, _AREA_HEIGHT, size, points_words(points), description, palette, skin)


def row(
    cards: Counts | str | None,
    capacity: int = 3,
    *,
    index: int = 0,
    size: int = 104,
    theme: Theme = "light",
    skin: Skin = "patterns",
) -> str:
    """Return the picture of a row.

    cards: counts, or text such as "RY" or "-"; None for a row that was taken. capacity: the number of cards that it can
    hold. index: of the row, from 0. The other parameters are those of `table`. Raises NotationError and ColorettoError.

    >>> "<title>Row 2: red, yellow, one space left</title>" in row("RY", index=1)
    True
    """
    from coloretto.notation.areas import area_from
    from coloretto.svg.english import row_words

    counts = None if cards is None else area_from(cards)
    room, place = whole_number(capacity), whole_number(index)
    if room is None or not 1 <= room <= 3 or sum(counts or ()) > room:
        raise ColorettoError(f"a row holds 1 to 3 cards, not {sum(counts or ())} of {quote(capacity)}")
    if place is None or not 0 <= place < MAX_ROWS:
        raise ColorettoError(f"the index of a row is 0 to {MAX_ROWS - 1}, not {quote(index)}")
    palette = _palette(theme)
    width, height = parts.row_size(_CARD_WIDTH, room)
    content = parts.row(counts, room, str(place + 1), 0, 0, _CARD_WIDTH, palette)
    return _document(content, width, height + 4, size, row_words(place, counts, room), "", palette, skin)


@cache
def _art() -> dict[str, Any]:
    """Return the page's card art, which `python3 -m tools.art` exports."""
    content: dict[str, Any] = json.loads(data_file("svg/art.json"))
    return content


def _palette(theme: object) -> parts.Palette:
    palettes: dict[str, parts.Palette] = _art()["palettes"]
    if not isinstance(theme, str) or theme not in palettes:
        raise ColorettoError(f"theme must be one of {', '.join(palettes)}, not {quote(theme)}")
    return palettes[theme]


def _document(
    content: str, width: int, height: int, size: int, title: str, description: str, palette: parts.Palette, skin: object
) -> str:
    """Return a whole SVG document with the drawings that it uses."""
    pixels = whole_number(size)
    if pixels is None or pixels < 1:
        raise ColorettoError(f"size must be a whole number of pixels from 1, not {quote(size)}")
    skins = _art()["skins"]
    if not isinstance(skin, str) or skin not in skins:
        raise ColorettoError(f"skin must be one of {', '.join(skins)}, not {quote(skin)}")
    definitions = parts.definitions(palette) + _used_drawings(content, {**_art()["shared"], **skins[skin]})
    body = f"<defs>{definitions}</defs>{content}"
    # A page may contain several pictures, whose ids must differ.
    prefix = f"c{crc32(body.encode()):08x}-"
    body = _TAG.sub(lambda tag: _IDS.sub(prefix, tag[0]), body)
    return parts.document(body, width, height, pixels, title, description)


def _used_drawings(markup: str, drawings: dict[str, str]) -> str:
    """Return the drawings that the markup refers to, and those that these refer to, in their own order."""
    used: set[str] = set()

    def find(text: str) -> None:
        for name in _REFERENCES.findall(text):
            if name in drawings and name not in used:
                used.add(name)
                find(drawings[name])

    find(markup)
    return "".join(drawing for name, drawing in drawings.items() if name in used)
