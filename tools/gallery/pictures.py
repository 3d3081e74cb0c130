"""Pictures of screens, compared as from a step back: a moved button shows, another version of a font does not.

Both pictures are made small, which evens out how letters and edges are drawn, and pixelmatch then looks for the place
where most differs. It runs in a browser's page, as does everything here that reads and writes pictures.
"""

import base64
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page

from tests.support.probes import probe
from tools import project

PIXELMATCH: Final = project.WEB / "node_modules" / "pixelmatch" / "index.js"
SCALE: Final = 4
"""By which pictures are made smaller."""
THRESHOLD: Final = 0.1
"""Of colours that count as different, between 0 and 1: pixelmatch's own."""
WINDOW: Final = 12
"""The side of the square, in pixels of the small pictures, in which differences are counted."""
TOLERATED: Final = 12
"""Different pixels in such a square: another version of a font gives up to 8, a button moved by 8 px at least 20."""
MOST_BYTES: Final = 60_000

COMPARE: Final = probe(__file__, "compare-pictures")

SQUEEZE: Final = probe(__file__, "squeeze-picture")


class Difference(NamedTuple):
    """How much two pictures differ where they differ most, and where they do; no picture where the sizes differ."""

    most: float
    picture: bytes | None

    @property
    def is_seen(self) -> bool:
        """Whether a person would see it."""
        return self.most > TOLERATED


class Comparer:
    """A page without content in which pictures are compared and encoded."""

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

    def squeezed(self, picture: bytes) -> bytes:
        """Return a picture as a WebP that is small enough to be committed."""
        encoded: str = self._page.evaluate(SQUEEZE, [base64.b64encode(picture).decode(), MOST_BYTES])
        return base64.b64decode(encoded)

    def close(self) -> None:
        """Close the page."""
        self._page.close()


def write(folder: Path, name: str, **pictures: bytes | None) -> None:
    """Write pictures of one screen into a folder, to be looked at."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind, picture in pictures.items():
        if picture is not None:
            suffix = "webp" if picture[:4] == b"RIFF" else "png"
            (folder / f"{name}-{kind}.{suffix}").write_bytes(picture)
