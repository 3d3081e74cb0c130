"""The faces of the cards can be distinguished with any kind of colour vision; tested on rasterised cards.

Colour vision is simulated by the matrices of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency", IEEE TVCG 15 (2009), at severity 1, on linear sRGB. Differences of colours are
CIE76: distances in CIELAB under D65.
"""

from collections import Counter
from functools import cache
from itertools import combinations, product
from math import dist, inf

import pytest
from playwright.sync_api import Browser, expect

from tests.support.cases import heavy
from tests.web.support.faces import COLOURS, FACES, HEIGHT, SKINS, WIDTH, Colour, Picture, draw

INDEX_SIDE_PX = 14
"""Side of the corner that stays visible under another card."""

VISIONS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
DIFFERENT_GROUND = 10.0
DIFFERENT_LIGHTNESS = 8.0
DIFFERENT_FIGURE = 0.04

pytestmark = pytest.mark.xdist_group("faces of cards")


@pytest.fixture(scope="module")
def drawn(browser: Browser, fake_site: str) -> dict[str, dict[str, Picture]]:
    """Draw every face of every skin as pixels in linear sRGB, row by row."""
    page = browser.new_page()
    page.goto(fake_site)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    pictures = {skin: draw(page, skin) for skin in SKINS}
    page.close()
    return pictures


def luminance(colour: Colour) -> float:
    return sum(share * part for share, part in zip(VISIONS["grey"][0], colour, strict=True))


@cache
def lab(colour: Colour, vision: str) -> Colour:
    red, green, blue = (
        min(max(sum(weight * part for weight, part in zip(row, colour, strict=True)), 0.0), 1.0)
        for row in VISIONS[vision]
    )
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def ground(picture: Picture) -> Colour:
    """Return the most frequent colour."""
    return Counter(picture).most_common(1)[0][0]


def figure(picture: Picture, vision: str) -> list[bool]:
    """Return for each pixel whether it is clearly lighter or darker than the background."""
    lightness = lab(ground(picture), vision)[0]
    return [abs(lab(pixel, vision)[0] - lightness) > DIFFERENT_LIGHTNESS for pixel in picture]


def difference(one: list[bool], other: list[bool]) -> float:
    """Return the share of pixels that belong to only one of two figures."""
    return sum(a != b for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.heavy
@pytest.mark.parametrize("vision", [name if name in ("deutan", "tritan") else heavy(name) for name in VISIONS])
def test_any_two_faces_differ_for_every_kind_of_colour_vision(
    drawn: dict[str, dict[str, Picture]], vision: str
) -> None:
    for skin, pictures in drawn.items():
        figures = {face: figure(picture, vision) for face, picture in pictures.items()}
        smallest = {"ground": (inf, ""), "figure": (inf, "")}
        for one, other in combinations(FACES, 2):
            ground_gap = dist(lab(ground(pictures[one]), vision), lab(ground(pictures[other]), vision))
            figure_gap = difference(figures[one], figures[other])
            smallest["ground"] = min(smallest["ground"], (ground_gap, f"{one}/{other}"))
            smallest["figure"] = min(smallest["figure"], (figure_gap, f"{one}/{other}"))
            assert ground_gap >= DIFFERENT_GROUND or figure_gap >= DIFFERENT_FIGURE, (skin, one, other)
        print(f"\n{skin}, {vision}, smallest differences: {smallest}", end="")


@pytest.mark.parametrize("vision", [name if name in ("deutan", "tritan") else heavy(name) for name in VISIONS])
def test_any_two_colours_differ_in_pattern_or_symbol(drawn: dict[str, dict[str, Picture]], vision: str) -> None:
    for skin, (one, other) in product(SKINS, combinations(COLOURS, 2)):
        pair = [figure(drawn[skin][face], vision) for face in (one, other)]
        assert sum(a != b for a, b in zip(*pair, strict=True)) / (WIDTH * HEIGHT) >= DIFFERENT_FIGURE, (
            skin,
            one,
            other,
        )


@pytest.mark.parametrize("skin", SKINS)
def test_the_corner_index_has_3_to_1_contrast_on_the_smallest_card(
    drawn: dict[str, dict[str, Picture]], skin: str
) -> None:
    for face in [*COLOURS, "+2"]:
        corner = [
            drawn[skin][face][row * WIDTH + column]
            for row in range(2, INDEX_SIDE_PX)
            for column in range(2, INDEX_SIDE_PX)
        ]
        behind = luminance(ground(corner))
        marks = [luminance(pixel) for pixel in corner]
        clear = [mark for mark in marks if (max(mark, behind) + 0.05) / (min(mark, behind) + 0.05) >= 3]
        assert len(clear) >= 16, (skin, face, len(clear))


def test_a_changed_skin_applies_at_once(drawn: dict[str, dict[str, Picture]]) -> None:
    for face, (one, other) in product(COLOURS, combinations(SKINS, 2)):
        assert drawn[one][face] != drawn[other][face]
