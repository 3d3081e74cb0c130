"""Every screen of the page, in tours: one engine serves several screens in a row, as starting one takes seconds."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from tests.support.browsers import NO_SERVICE_WORKER
from tools.gallery.looks import Look
from tools.gallery.tours import coach, history, links, pages, table, welcome
from tools.gallery.visitor import DESK, PATIENCE_MS, Visitor


class Tour(NamedTuple):
    """A walk that yields each of its screens' names when it is shown."""

    name: str
    screens: tuple[str, ...]
    walk: Callable[[Visitor], Iterator[str]]


TOURS: Final = tuple(
    Tour(module.__name__.rpartition(".")[2], module.SCREENS, module.walk)
    for module in (welcome, table, coach, history, links, pages)
)
SCREENS: Final = tuple(screen for tour in TOURS for screen in tour.screens)

IN_PLAIN_SIGHT: Final = "Object.defineProperty(navigator, 'deviceMemory', { value: 1, configurable: true })"
"""On a device with little memory the page keeps no copy of Python's, which takes longer than it saves here."""


@contextmanager
def visit(browser: Browser, site: str, tag: str) -> Iterator[Visitor]:
    """Open a page of its own, without a service worker, with motion reduced and scripts of ours allowed."""
    context = browser.new_context(
        bypass_csp=True, reduced_motion="reduce", locale="en", viewport=None, no_viewport=False
    )
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(NO_SERVICE_WORKER)
    context.add_init_script(IN_PLAIN_SIGHT)
    try:
        yield Visitor(context, site, tag)
    finally:
        context.close()


def stops(tour: Tour, visitor: Visitor) -> Iterator[str]:
    """Walk a tour; before it goes on, the page looks as at a desk again."""
    for screen, expected in zip(tour.walk(visitor), tour.screens, strict=True):
        assert screen == expected, f"the tour {tour.name} comes to {screen}, not to {expected}"
        yield screen
        apply_look(visitor, Look(DESK["width"], DESK["height"], "light", "patterns"))


def apply_look(visitor: Visitor, look: Look) -> None:
    """Make the screen that is shown look so, and wait until it does."""
    page = visitor.page
    page.set_viewport_size({"width": look.width, "height": look.height})
    page.emulate_media(color_scheme="dark" if look.theme == "dark" else "light")
    # What the mouse is over may move.
    page.mouse.move(0, 0)
    page.evaluate("skin => { document.documentElement.dataset.skin = skin }", look.skin)
    visitor.settle()
