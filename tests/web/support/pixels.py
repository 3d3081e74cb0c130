"""Read the pixels of pictures inside the page."""

import base64
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.support.probes import probe

MAX_BYTES: Final = 200_000
"""Limit for the file of a picture."""

READ: Final = probe(__file__, "read-image")
"""Script that returns the ImageData; unlike an element's decode(), it does not wait for a frame."""


def as_base64(picture: Path | bytes) -> str:
    """Return a picture as base64, to pass it to scripts."""
    return base64.b64encode(picture if isinstance(picture, bytes) else picture.read_bytes()).decode()


def size_of(page: Page, picture: Path) -> tuple[int, int]:
    """Return the width and height of a picture."""
    script = (
        f"async picture => {{ const read = {READ}, data = await read(picture); return [data.width, data.height]; }}"
    )
    width, height = page.evaluate(script, as_base64(picture))
    return width, height
