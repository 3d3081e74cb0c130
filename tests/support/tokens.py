"""The colours in tokens.css, how they blend on top of each other, and their contrast."""

import re
from functools import cache
from typing import TypeAlias

from tools import project

Colour: TypeAlias = tuple[float, float, float]

TOKENS = project.WEB / "src" / "styles" / "tokens.css"
THEMES = ("light", "dark")
DEFAULT = ":root"
HIGH_CONTRAST = ':root[data-contrast="more"]'
COLOUR = r"#[0-9a-f]{6}|rgb\([^()]*\)|transparent"


@cache
def tokens(selector: str) -> dict[str, str]:
    """Return the custom properties of one rule."""
    rule = re.search(
        rf"^ *{re.escape(selector)} {{(.*?)^ *}}", TOKENS.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    assert rule, selector
    return dict(re.findall(r"--([\w-]+):\s*(.*?);", rule[1], re.DOTALL))


def has_colour(value: str) -> bool:
    return re.search(COLOUR, value) is not None


def blended(ground: Colour, value: str, theme: str) -> Colour:
    """Return a colour of tokens.css, which may be translucent, on top of a background."""
    either = re.fullmatch(rf"light-dark\(({COLOUR}), ({COLOUR})\)", value)
    if either:
        value = either[1 + THEMES.index(theme)]
    if value == "transparent":
        return ground
    if value.startswith("#"):
        return int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16)
    red, green, blue, per_cent = map(float, re.findall(r"[\d.]+", value))
    return faded(ground, (red, green, blue), per_cent / 100)


def faded(ground: Colour, colour: Colour, part: float) -> Colour:
    red, green, blue = (under * (1 - part) + over * part for under, over in zip(ground, colour, strict=True))
    return red, green, blue


def luminance(colour: Colour) -> float:
    shares = [value / 255 for value in colour]
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return WCAG's contrast ratio, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
