"""Texts of a picture, escaped, and fitted by estimated widths: the fonts of those who look at it are unknown."""

import re
from typing import Final

BODY: Final = "'Avenir Next', 'Segoe UI', 'Noto Sans', 'Helvetica Neue', 'DejaVu Sans', Arial, sans-serif"
DISPLAY: Final = "'Young Serif', Georgia, 'Times New Roman', 'Noto Serif', serif"

_NARROW: Final = 32
_NORMAL: Final = 57
_CAPITAL: Final = 70
_WIDE: Final = 100
"""The widths of characters in hundredths of the font size; _WIDE is also that of emoji and Chinese characters."""

_NARROW_CHARACTERS: Final = " .,:;'\N{RIGHT SINGLE QUOTATION MARK}!|()[]-/fijlrtI1"
_WIDE_CHARACTERS: Final = "mwMW@%—…"
_FIRST_WIDE_CODE: Final = 0x2E80
_SMALLEST_PERCENT: Final = 70
_OPENING: Final = "「『（〈《【“‘"  # noqa: RUF001
_CLOSING: Final = "、。，．・：；？！」』）〉》】ー々％”’…ぁぃぅぇぉっゃゅょァィゥェォッャュョ"  # noqa: RUF001
_UNSPACED: Final = "\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uff60"
_PIECE: Final = re.compile(f" *[{_OPENING}]*(?:[{_UNSPACED}]|[^ {_UNSPACED}]+)[{_CLOSING}]*")
"""What stays on one line: a word, or a character of a script that is written without spaces, with its punctuation."""
_FORBIDDEN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def line(
    words: str,
    x: int,
    y: int,
    width: int,
    fill: str,
    size: int,
    *,
    family: str = BODY,
    weight: int = 400,
    anchor: str = "start",
) -> str:
    """Return a line of text in the largest size that fits into the width.

    Bold text and the typeface of titles are wider.
    """
    percent = 90 if family == DISPLAY else 88 if weight > 400 else 100
    fitted, size = fit(words, width * percent // 100, size)
    return (
        f'<text x="{x}" y="{y}" fill="{fill}" font-family="{family}" font-size="{size}" font-weight="{weight}" '
        f'text-anchor="{anchor}">{escaped(fitted)}</text>'
    )


def fit(text: str, width: int, size: int) -> tuple[str, int]:
    """Return the text and its size, cut off if even the smallest size does not fit.

    >>> fit("Iris", 148, 19)
    ('Iris', 19)
    >>> fit("Bartholomew the Magnificent", 148, 19)
    ('Bartholomew the Ma…', 13)
    """
    smallest = size * _SMALLEST_PERCENT // 100
    while size > smallest and _width(text, size) > width:
        size -= 1
    if _width(text, size) <= width:
        return text, size
    room = width * 100 + 99 - _WIDE * size
    kept = 0
    while kept < len(text) and (room := room - _character_width(text[kept]) * size) >= 0:
        kept += 1
    return f"{text[:kept].rstrip()}…", size


def broken(text: str, width: int, size: int) -> list[str]:
    """Break the text into lines that fit into the width, unless a single word does not.

    >>> broken("49 draws until last round", 170, 19)
    ['49 draws until', 'last round']
    >>> broken("最後のラウンドまで、あと49回引けます。", 170, 19)
    ['最後のラウンドま', 'で、あと49回引け', 'ます。']
    """
    lines = [""]
    for piece in _PIECE.findall(text):
        if lines[-1] and _width(lines[-1] + piece, size) > width:
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return lines


def escaped(words: str) -> str:
    """Escape text for XML, without the characters that XML forbids.

    >>> escaped('<"R&D">')
    '&lt;&quot;R&amp;D&quot;&gt;'
    """
    # `xml.sax.saxutils` would load modules for fetching URLs.
    allowed = _FORBIDDEN.sub("\ufffd", words).replace("&", "&amp;")
    return allowed.replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def _width(text: str, size: int) -> int:
    return sum(map(_character_width, text)) * size // 100


def _character_width(character: str) -> int:
    if character in _NARROW_CHARACTERS:
        return _NARROW
    if character in _WIDE_CHARACTERS or ord(character) >= _FIRST_WIDE_CODE:
        return _WIDE
    return _NORMAL if character == character.lower() else _CAPITAL
