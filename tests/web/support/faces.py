"""The faces of the cards as pixels."""

from base64 import b64decode
from functools import cache
from typing import TypeAlias

from playwright.sync_api import Page, expect

from tests.support.probes import probe
from tests.web.support.pixels import READ, as_base64

Colour: TypeAlias = tuple[float, float, float]
Picture: TypeAlias = list[Colour]
SKINS = ("patterns", "suits", "letters")
COLOURS = [f"c{colour}" for colour in range(7)]
FACES = [*COLOURS, "+2", "joker", "golden", "back", "last-round"]
WIDTH, HEIGHT = 36, 50
"""Size of a card on the smallest screen, in CSS pixels."""
DRAW = probe(__file__, "draw-faces")
PIXELS = f"""async base64 => {{
    const {{ width, data }} = await ({READ})(base64);
    return [width, btoa(Array.from(data, byte => String.fromCharCode(byte)).join(""))];
}}"""


def draw(page: Page, skin: str) -> dict[str, Picture]:
    page.evaluate(DRAW, [FACES, skin, WIDTH])
    grid = page.locator("#faces")
    expect(grid.locator("use")).to_have_count(len(FACES))
    picture = as_base64(grid.screenshot())
    grid.evaluate("element => element.remove()")
    across, encoded = page.evaluate(PIXELS, picture)
    data = b64decode(encoded)
    pixels = [(linear(data[at]), linear(data[at + 1]), linear(data[at + 2])) for at in range(0, len(data), 4)]
    return {
        face: [pixels[row * across + index * WIDTH + column] for row in range(HEIGHT) for column in range(WIDTH)]
        for index, face in enumerate(FACES)
    }


@cache
def linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
