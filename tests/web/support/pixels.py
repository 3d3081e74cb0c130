"""Pictures as their pixels, read in the page."""

import base64
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

MOST_BYTES: Final = 200_000
"""How large a file of a picture may be."""

READ: Final = """async base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
}"""
"""A script that gives the ImageData; unlike an element's decode() it waits for no frame, which may never come."""


def as_base64(picture: Path | bytes) -> str:
    """Write a picture as scripts can be handed it."""
    return base64.b64encode(picture if isinstance(picture, bytes) else picture.read_bytes()).decode()


def size_of(page: Page, picture: Path) -> tuple[int, int]:
    """Tell how wide and high a picture is."""
    script = (
        f"async picture => {{ const read = {READ}, data = await read(picture); return [data.width, data.height]; }}"
    )
    width, height = page.evaluate(script, as_base64(picture))
    return width, height
