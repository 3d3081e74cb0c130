"""Compares pictures of screens: a moved button is a difference, another version of a font is not.

Both pictures are scaled down, which evens out how letters and edges are drawn; pixelmatch then finds the place that
differs most. It runs in a page of a browser, as does all that reads and writes pictures here.
"""

import base64
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page

from tests.support.probes import probe
from tools import project
from tools.gallery.looks import Look
from tools.gallery.screens import TOURS, Tour

PIXELMATCH: Final = project.WEB / "node_modules" / "pixelmatch" / "index.js"
SCALE: Final = 4
"""The factor by which pictures are scaled down."""
THRESHOLD: Final = 0.1
"""The minimum difference of colours that counts, between 0 and 1: pixelmatch's default."""
WINDOW: Final = 12
"""The side of the square in which differences are counted, in pixels of the scaled pictures."""
MAX_DIFFERENT_PIXELS: Final = 12
"""The maximum number of different pixels in a square: another version of a font has up to 8, a button moved by 8 px at
least 20."""
MAX_BYTES: Final = 60_000
"""The size to which reference pictures are compressed."""

PICTURES: Final = project.ROOT / "tests" / "data" / "pictures"

PICTURED: Final = {
    "welcome": Look(360, 640, "light", "patterns"),
    "new-game": Look(1440, 900, "dark", "patterns"),
    "settings": Look(360, 640, "light", "letters"),
    "start": Look(360, 640, "light", "patterns"),
    "drawn-card": Look(768, 1024, "dark", "suits"),
    "middle": Look(1440, 900, "light", "patterns"),
    "bot-card": Look(360, 640, "dark", "patterns"),
    "last-round": Look(640, 360, "light", "letters"),
    "jokers": Look(320, 640, "light", "patterns"),
    "scores": Look(768, 1024, "light", "suits"),
    "review": Look(768, 1024, "light", "patterns"),
    "home": Look(360, 640, "light", "patterns"),
    "finished-open": Look(360, 640, "light", "patterns"),
    "statistics": Look(360, 640, "dark", "patterns"),
    "rules": Look(1440, 900, "light", "suits"),
}
"""The look of each screen that has a reference picture."""

WALKED: Final = [
    Tour(tour.name, walks)
    for tour in TOURS
    if (walks := tuple(walk for walk in tour.walks if set(walk.screens) & set(PICTURED)))
]
"""The walks with pictures of each tour."""

COMPARE: Final = probe(__file__, "compare-pictures")

COMPRESS: Final = probe(__file__, "compress-picture")


class Difference(NamedTuple):
    """The number of different pixels in the worst square, and a picture of all of them; none if the sizes differ."""

    most: float
    picture: bytes | None

    @property
    def is_visible(self) -> bool:
        """Whether the difference exceeds what is tolerated."""
        return self.most > MAX_DIFFERENT_PIXELS


class Comparer:
    """An empty page in which pictures are compared and encoded."""

    def __init__(self, browser: Browser) -> None:
        self._page: Page = browser.new_page()
        source = PIXELMATCH.read_text(encoding="utf-8").replace("export default function", "function")
        self._page.evaluate(f"() => {{ {source}; Object.assign(globalThis, {{ pixelmatch }}); }}")

    def difference(self, expected: bytes, actual: bytes) -> Difference:
        """Compare two pictures."""
        pictures = [base64.b64encode(picture).decode() for picture in (expected, actual)]
        found = self._page.evaluate(COMPARE, [*pictures, SCALE, THRESHOLD, WINDOW])
        picture = found["picture"]
        return Difference(found["most"], base64.b64decode(picture) if picture else None)

    def compressed(self, picture: bytes) -> bytes:
        """Return a picture as a WebP that is small enough to be committed."""
        encoded: str = self._page.evaluate(COMPRESS, [base64.b64encode(picture).decode(), MAX_BYTES])
        return base64.b64decode(encoded)

    def close(self) -> None:
        """Close the page."""
        self._page.close()


def write(folder: Path, name: str, **pictures: bytes | None) -> None:
    """Write pictures of a screen into a folder, for inspection."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind, picture in pictures.items():
        if picture is not None:
            suffix = "webp" if picture[:4] == b"RIFF" else "png"
            (folder / f"{name}-{kind}.{suffix}").write_bytes(picture)
