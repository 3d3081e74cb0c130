"""Removes declarations of the page's style sheets, one at a time: `python -m tools.mutation styles [--sample N]`.

Draws them by a fixed seed from the built page with recorded answers, and counts those whose absence a reference picture
of tests/gallery shows, without the one of a review, which only heavy tests take.
"""

import argparse
import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from playwright.sync_api import sync_playwright

from tests.support.browsers import open_chromium
from tests.support.probes import probe
from tests.support.servers import serving
from tools.gallery.pictures import PICTURED, PICTURES, WALKED, Comparer
from tools.gallery.screens import apply_look, stops, visit
from tools.gallery.visitor import Visitor
from tools.mutation.score import interval
from tools.project import FAKE_DIST

SEED: Final = 7

LIST: Final = probe(__file__, "list-declarations")
"""Returns the declarations in texts of style sheets: at-rules, selectors and name."""
REMOVE: Final = probe(__file__, "remove-declaration")
"""Removes a declaration from the page, as far as its sheet is loaded."""
RESTORE: Final = "() => { for (const [rule, text] of globalThis.changed) rule.style.cssText = text; }"


def main(arguments: Sequence[str]) -> int:
    """Print the declarations that no picture shows, and the share of those that one does."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutation styles", description=__doc__)
    parser.add_argument("--sample", type=int, default=60, help="how many declarations are drawn")
    sample = parser.parse_args(arguments).sample
    with sync_playwright() as playwright:
        browser = open_chromium(playwright)
        comparer = Comparer(browser)
        declarations = sorted(set(browser.new_page().evaluate(LIST, list(sheets()))))
        unseen = Random(SEED).sample(declarations, sample)
        for site in serving(FAKE_DIST):
            for tour in WALKED:
                if tour.name == "coach":
                    continue
                with visit(browser, site, "en", runs_python=False) as visitor:
                    for screen in stops(tour, visitor):
                        if screen in PICTURED:
                            apply_look(visitor, PICTURED[screen])
                            unseen = [each for each in unseen if not is_seen(visitor, comparer, screen, each)]
    seen = sample - len(unseen)
    low, high = interval(seen, sample)
    print(*unseen, sep="\n")
    print(
        f"{seen} of {sample} of {len(declarations)} declarations noticed, {seen / sample:.1%} ({low:.1%} to {high:.1%})"
    )
    return 0


def sheets() -> Iterator[str]:
    """Yield the texts of the built style sheets, and of those within pages."""
    for path in FAKE_DIST.rglob("*.css"):
        yield path.read_text(encoding="utf-8")
    for path in FAKE_DIST.rglob("*.html"):
        yield from re.findall(r"<style[^>]*>(.*?)</style>", path.read_text(encoding="utf-8"), re.DOTALL)


def is_seen(visitor: Visitor, comparer: Comparer, screen: str, declaration: str) -> bool:
    """Return whether the reference picture of the displayed screen differs without the declaration."""
    visitor.page.evaluate(REMOVE, declaration)
    if not visitor.page.evaluate("globalThis.changed.length"):
        return False
    without = visitor.page.screenshot(animations="disabled", caret="hide")
    visitor.page.evaluate(RESTORE)
    expected = (PICTURES / f"{screen}-{PICTURED[screen]}.webp").read_bytes()
    return comparer.difference(expected, without).is_visible
