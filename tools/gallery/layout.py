"""The layout check of the displayed screen, by the scripts in probes/layout/."""

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page

PROBE: Final = Path(__file__).parent / "probes" / "layout"

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
