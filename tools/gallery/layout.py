"""The layout check of the displayed screen, by the scripts in probes/layout/."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tools import project
from tools.gallery.looks import Look
from tools.gallery.screens import apply_look
from tools.gallery.visitor import Visitor

PROBE: Final = Path(__file__).parent / "probes" / "layout"
PICTURES: Final = project.ROOT / "build" / "faults"
"""The folder for pictures of screens with faults."""

EXCEPTIONS: Final[tuple[tuple[str, str], ...]] = (
    # On the smallest phones the button has three short words, one per line, all of them whole.
    ("narrow-column", "supply-pile .draw-label"),
    # A drawn card is held over the button, which does nothing until the card is placed.
    ("covered", "supply-pile:has(.shown) .draw"),
    ("focus-hidden", "supply-pile:has(.shown) .draw"),
)
"""Findings that are not faults, as kind and selector, each with its reason."""


class Fault(NamedTuple):
    """A layout fault: its kind, the element and its text, and details."""

    kind: str
    where: str
    text: str
    detail: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.where} “{self.text}”: {self.detail}"


@cache
def probe() -> str:
    """Return the check as a function for a page to run."""
    scripts = "\n".join(path.read_text(encoding="utf-8") for path in sorted(PROBE.glob("*.js")))
    plain = re.sub(r"^import .*?;$|^export ", "", scripts, flags=re.MULTILINE | re.DOTALL)
    return f"(exceptions) => {{\n{plain}\nreturn run(exceptions);\n}}"


def faults_of(page: Page) -> list[Fault]:
    """Return the layout faults of the displayed screen, each place once."""
    # After a key press browsers show the focus also where a script moves it.
    page.keyboard.press("Shift")
    found = page.evaluate(probe(), [list(each) for each in EXCEPTIONS])
    return list(dict.fromkeys(Fault(**each) for each in found))


def faults_in_looks(visitor: Visitor, screen: str, looks: Iterable[Look]) -> list[str]:
    """Return the faults of the displayed screen in the looks, and take a picture of each look that has some."""
    found: list[str] = []
    for look in looks:
        apply_look(visitor, look)
        name = f"{screen}-{look}"
        if faults := faults_of(visitor.page):
            visitor.page.screenshot(path=PICTURES / f"{name}.png")
        found += [f"{name}: {fault}" for fault in faults]
    return found
