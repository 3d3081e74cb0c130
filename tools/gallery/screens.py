"""Every screen of the page, and how to reach it: for the gallery and for all tests of what holds on every screen.

A tour takes the walks of an area one after another, because starting the engine takes seconds.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from tests.support.browsers import LITTLE_MEMORY, NO_SERVICE_WORKER, NO_SOUND
from tools.gallery.looks import Look
from tools.gallery.python_engine import PythonEngine
from tools.gallery.tours import coach, history, links, pages, table, welcome
from tools.gallery.visitor import Visitor
from tools.gallery.walks import WALKS, Walk

TIMEOUT_MS: Final = 30_000
DESK: Final = Look(1440, 900, "light", "patterns")
AREAS: Final = (welcome, table, coach, history, links, pages)


class Tour(NamedTuple):
    """The walks of an area."""

    name: str
    walks: tuple[Walk, ...]

    @property
    def screens(self) -> tuple[str, ...]:
        """The names of the screens, in the order in which they are reached."""
        return tuple(screen for walk in self.walks for screen in walk.screens)


TOURS: Final = tuple(
    Tour(name, tuple(walk for walk in WALKS if walk.area == name))
    for name in (area.__name__.rpartition(".")[2] for area in AREAS)
)
SCREENS: Final = tuple(screen for tour in TOURS for screen in tour.screens)


@contextmanager
def visit(browser: Browser, site: str, tag: str, *, runs_python: bool = True) -> Iterator[Visitor]:
    """Open a new context, without a service worker, with reduced motion, and with our scripts allowed.

    runs_python: whether the site runs Python, as the real page does; else Python runs in this process.
    """
    context = browser.new_context(
        reduced_motion="reduce", locale="en", viewport={"width": DESK.width, "height": DESK.height}
    )
    context.set_default_timeout(TIMEOUT_MS)
    context.add_init_script(NO_SERVICE_WORKER)
    context.add_init_script(LITTLE_MEMORY)
    context.add_init_script(NO_SOUND)
    try:
        python = None if runs_python else PythonEngine(context)
        yield Visitor(context.new_page(), site, tag, python)
    finally:
        context.close()


def stops(tour: Tour, visitor: Visitor) -> Iterator[str]:
    """Walk a tour and yield its screens; before it continues, restore the desktop look."""
    for walk in tour.walks:
        for screen in follow(walk, visitor):
            yield screen
            apply_look(visitor, DESK)


def follow(walk: Walk, visitor: Visitor) -> Iterator[str]:
    """Yield the screens of a walk while they are displayed."""
    for screen, expected in zip(walk.steps(visitor), walk.screens, strict=True):
        assert screen == expected, f"{walk.steps.__name__} reaches {screen}, not {expected}"
        yield screen


def reach(visitor: Visitor, screen: str) -> None:
    """Walk to a screen."""
    (walk,) = (walk for walk in WALKS if screen in walk.screens)
    for reached in follow(walk, visitor):
        if reached == screen:
            return


def apply_look(visitor: Visitor, look: Look) -> None:
    """Display the current screen in a look, and wait until it has settled."""
    page = visitor.page
    page.set_viewport_size({"width": look.width, "height": look.height})
    page.emulate_media(color_scheme="dark" if look.theme == "dark" else "light")
    # Hovered elements may move.
    page.mouse.move(0, 0)
    page.evaluate("skin => { document.documentElement.dataset.skin = skin }", look.skin)
    visitor.settle()
