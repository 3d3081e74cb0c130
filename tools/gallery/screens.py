"""Every screen of the page, in tours: one engine serves several screens, as starting it takes seconds."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from tests.support.browsers import LITTLE_MEMORY, NO_SERVICE_WORKER
from tools.gallery.looks import Look
from tools.gallery.tours import coach, history, links, pages, table, welcome
from tools.gallery.visitor import DESK, TIMEOUT_MS, Visitor


class Tour(NamedTuple):
    """A walk through the page, which yields the name of each screen while it is displayed."""

    name: str
    screens: tuple[str, ...]
    walk: Callable[[Visitor], Iterator[str]]


TOURS: Final = tuple(
    Tour(module.__name__.rpartition(".")[2], module.SCREENS, module.walk)
    for module in (welcome, table, coach, history, links, pages)
)
SCREENS: Final = tuple(screen for tour in TOURS for screen in tour.screens)


@contextmanager
def visit(browser: Browser, site: str, tag: str) -> Iterator[Visitor]:
    """Open a new context, without a service worker, with reduced motion, and with our scripts allowed."""
    context = browser.new_context(
        bypass_csp=True, reduced_motion="reduce", locale="en", viewport=None, no_viewport=False
    )
    context.set_default_timeout(TIMEOUT_MS)
    context.add_init_script(NO_SERVICE_WORKER)
    context.add_init_script(LITTLE_MEMORY)
    try:
        yield Visitor(context, site, tag)
    finally:
        context.close()


def stops(tour: Tour, visitor: Visitor) -> Iterator[str]:
    """Walk a tour and yield its screens; before it continues, restore the desktop look."""
    for screen, expected in zip(tour.walk(visitor), tour.screens, strict=True):
        assert screen == expected, f"the tour {tour.name} reaches {screen}, not {expected}"
        yield screen
        apply_look(visitor, Look(DESK["width"], DESK["height"], "light", "patterns"))


def apply_look(visitor: Visitor, look: Look) -> None:
    """Display the current screen in a look, and wait until it has settled."""
    page = visitor.page
    page.set_viewport_size({"width": look.width, "height": look.height})
    page.emulate_media(color_scheme="dark" if look.theme == "dark" else "light")
    # Hovered elements may move.
    page.mouse.move(0, 0)
    page.evaluate("skin => { document.documentElement.dataset.skin = skin }", look.skin)
    visitor.settle()
