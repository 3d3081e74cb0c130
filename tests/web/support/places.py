"""Places as a person recognises them, and walks from one to the next."""

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias
from urllib.parse import parse_qs

from playwright.sync_api import Locator, Page, expect

from tests.web.support.controls import open_side_page

Opener: TypeAlias = Callable[[Page, str], None]


class Place(NamedTuple):
    """A place as a person recognises it."""

    role: Any
    name: str
    title: str = ""
    address: tuple[str, str] | None = None
    """The parameter of the address that names the place."""


PAGES: Final = {
    "statistics": "Statistics",
    "played": "Your games",
    "games": "Open or share a game",
    "mistakes": "My mistakes",
    "strategy": "Strategy by numbers",
    "trainer": "Trainer",
    "about": "About",
    "review": "Game review",
}
DIALOGS: Final = {"new-game": "New game", "settings": "Settings", "shortcuts": "Keyboard shortcuts"}
PLACES: Final = {
    "table": Place("group", "Table"),
    "scores": Place("heading", "Final scores"),
    "replay": Place("group", "Recorded game", "Recorded game"),
    "bot": Place("dialog", "Bruno", "Bruno"),
    "seat": Place("dialog", "Same deal, different seat", "Same deal, different seat"),
    "why": Place("dialog", "Why?", "Why?"),
    "answer": Place("dialog", "What each move is worth", "What each move is worth"),
    **{page: Place("heading", name, name, ("page", page)) for page, name in PAGES.items()},
    **{dialog: Place("dialog", name, name, ("dialog", dialog)) for dialog, name in DIALOGS.items()},
}


class Walk(NamedTuple):
    """Where a path starts, and its steps: actions, each followed by the place to which it leads."""

    opener: Opener
    start: str
    steps: str


def take(page: Page, action: str) -> None:
    """Do one step; buttons are those of the dialog on top."""
    verb, _, name = action.partition(" ")
    if verb == "menu":
        open_side_page(page, name)
    elif verb == "press":
        area = page.get_by_role("dialog").last if page.get_by_role("dialog").count() else page
        area.get_by_role("button", name=name).first.click()
    elif verb == "costliest":
        page.locator(".costliest button").first.click()
    elif verb == "rules":
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("link", name="Rules").click()
    elif verb in ("key", "escape"):
        page.keyboard.press(name or "Escape")
    else:
        {"back": page.go_back, "forward": page.go_forward, "reload": page.reload}[verb]()


def shown(page: Page, place: Place) -> Locator:
    return page.get_by_role(place.role, name=place.name, exact=True)


def wait_until_back(page: Page) -> None:
    """Wait until a page whose dialog was closed has gone back in the history, which would end a navigation."""
    expect(page).not_to_have_url(re.compile(r"[?&](dialog|new)\b"))


def expect_place(page: Page, name: str) -> None:
    """Check what is shown, the title and the address."""
    if name == "rules":
        expect(page.get_by_role("heading", name="How to play", level=1)).to_be_visible()
        return
    place = PLACES[name]
    expect(shown(page, place)).to_be_visible()
    expect(page).to_have_title(f"{place.title} – Coloretto" if place.title else "Coloretto")
    if place.role != "dialog":
        expect(page.get_by_role("dialog")).to_have_count(0)
    query = parse_qs(page.evaluate("location.search.slice(1)"), keep_blank_values=True)
    if place.address:
        assert query[place.address[0]] == [place.address[1]]
    if place.role != "dialog":
        assert {"page", "dialog", "new"} & query.keys() == {place.address[0]} if place.address else True
        if name != "review":
            assert ("record" in query) == (name == "replay")


def expect_focus(page: Page, name: str, is_other_ground: bool) -> None:
    """Check that the focus is in the dialog or on the heading of the page, or at least not lost."""
    place = PLACES[name]
    if place.role == "dialog":
        expect(shown(page, place).and_(page.locator(":focus-within"))).to_be_visible()
    elif name in PAGES and is_other_ground:
        expect(shown(page, place)).to_be_focused()
    else:
        expect(page.locator("body :focus")).to_have_count(1)


def ground(name: str) -> str:
    return "table" if name == "scores" else name


def walk(page: Page, site: str, path: Walk) -> None:
    path.opener(page, site)
    expect_place(page, path.start)
    below = ground(path.start)
    for step in path.steps.split("; "):
        action, name = step.split(" > ")
        take(page, action)
        expect_place(page, name)
        is_dialog = name != "rules" and PLACES[name].role == "dialog"
        if action != "reload" and "rules" not in (name, below):
            expect_focus(page, name, below != ground(name))
        if not is_dialog:
            below = ground(name)
