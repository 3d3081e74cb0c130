"""Pictures as their pixels, read in the page."""

import base64
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.support.probes import probe

MAX_BYTES: Final = 200_000
"""How large a file of a picture may be."""

READ: Final = probe(__file__, "read-image")
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
