"""Places as a person recognises them, and walks from one to the next: on the page, or in a frame of another page."""

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias
from urllib.parse import parse_qs

from playwright.sync_api import Frame, Locator, Page, expect

from tests.support import trainer_positions
from tests.support.user import RECORD, User

Opener: TypeAlias = Callable[..., None]


class Place(NamedTuple):
    """A place as a person recognises it."""

    role: Any
    name: str
    title: str = ""
    address: tuple[str, str] | None = None
    """The parameter of the address that names the place."""


PAGES: Final = {
    "daily": "Daily deal",
    "statistics": "Statistics",
    "played": "Games",
    "goals": "Goals",
    "games": "Open a game",
    "share": "Share",
    "puzzles": "Puzzles",
    "strategy": "Strategy",
    "about": "About",
    "review": "Game review",
}
DIALOGS: Final = {"new-game": "New game", "settings": "Settings", "shortcuts": "Keyboard shortcuts"}
PLACES: Final = {
    "home": Place("heading", "Welcome back"),
    "table": Place("group", "Table"),
    "scores": Place("heading", "Final scores"),
    "question": Place("group", "Table", "What would you do?"),
    "mistake": Place("group", "Table", "Puzzle 1 of 2"),
    "next-mistake": Place("group", "Table", "Puzzle 2 of 2"),
    "exercise": Place("group", "Table", f"Puzzle 1 of {len(trainer_positions.POSITIONS['stake'])}"),
    "day": Place("group", "Table", "Puzzle 1 of 1"),
    "replay": Place("group", "Recorded game", "Recorded game"),
    "bot": Place("dialog", "Bruno", "Bruno"),
    "seat": Place("dialog", "Same deal, different seat", "Same deal, different seat"),
    "why": Place("dialog", "Why?", "Why?"),
    "answer": Place("dialog", "What each move is worth", "What each move is worth"),
    "link": Place("dialog", "Full page"),
    **{
        page: Place("heading", "Your record" if page in RECORD else name, name, ("page", page))
        for page, name in PAGES.items()
    },
    **{dialog: Place("dialog", name, name, ("dialog", dialog)) for dialog, name in DIALOGS.items()},
}
OUTSIDE: Final[dict[str, Callable[[Page], Locator]]] = {
    "rules": lambda page: page.get_by_role("heading", name="How to play", exact=True),
    "before": lambda page: page.get_by_role("heading", name="Before", exact=True),
    "post": lambda page: page.frame_locator("iframe").get_by_role("button", name="Play", exact=True),
}
"""Where there is no game: the rules, and two pages of another site, the second with a frame that waits to be played."""


PUZZLES: Final = {"question", "mistake", "next-mistake", "exercise", "day"}


class Walk(NamedTuple):
    """Where a path starts, and its steps: actions, each followed by the place to which it leads."""

    opener: Opener
    start: str
    steps: str


def game_on(page: Page) -> Frame:
    """Return the frame of the game on another site's page, or else the page itself."""
    return page.frames[-1]


def take(page: Page, action: str) -> None:
    """Do one step; buttons are those of the dialog on top."""
    verb, _, name = action.partition(" ")
    game = game_on(page)
    if verb == "menu":
        User(game).open_page(name)
    elif verb == "press":
        area = game.get_by_role("dialog").last if game.get_by_role("dialog").count() else game
        hidden = area.get_by_role("button", name=name, include_hidden=True)
        if game.locator(".after-game details:not([open])").filter(has=hidden).count():
            User(game).open_after_game()
        area.get_by_role("button", name=name).first.click()
    elif verb == "play":
        game.get_by_role("button", name="Play", exact=True).click()
        # Until then the table has the buttons of a page without a game.
        User(game).wait_for_engine()
    elif verb == "costliest":
        game.locator(".costliest button").first.click()
    elif verb == "rules":
        game.get_by_role("button", name="Menu").click()
        game.get_by_role("link", name="Rules").click()
    elif verb == "link":
        game.get_by_role("link", name=name, exact=True).click()
    elif verb == "visit":
        with page.expect_popup() as opened:
            take(page, f"link {name}")
        expect(opened.value.get_by_role("heading", level=1)).to_be_visible()
        opened.value.close()
    elif verb in ("key", "escape"):
        page.keyboard.press(name or "Escape")
    else:
        {"back": page.go_back, "forward": page.go_forward, "reload": page.reload}[verb]()


def shown(page: Page, place: Place) -> Locator:
    return game_on(page).get_by_role(place.role, name=place.name, exact=True)


def wait_until_back(page: Page) -> None:
    """Wait until a page whose dialog was closed has gone back in the history, which would end a navigation."""
    expect(page).not_to_have_url(re.compile(r"[?&](dialog|new)\b"))


def expect_place(page: Page, name: str) -> None:
    """Check what is shown, the title and the address; a frame keeps its address."""
    if name in OUTSIDE:
        expect(OUTSIDE[name](page)).to_be_visible()
        return
    place, game = PLACES[name], game_on(page)
    expect(shown(page, place)).to_be_visible()
    title = f"{place.title} – Coloretto" if place.title else "Coloretto"
    expect(game.locator(f"xpath=/html/head/title[translate(., '\u00a0', ' ') = '{title}']")).to_be_attached()
    if place.role != "dialog":
        expect(game.get_by_role("dialog")).to_have_count(0)
    if not game.parent_frame:
        expect_address(page, name)


def expect_address(page: Page, name: str) -> None:
    place = PLACES[name]
    query = parse_qs(page.evaluate("location.search.slice(1)"), keep_blank_values=True)
    if place.address:
        assert query[place.address[0]] == [place.address[1]]
    if place.role != "dialog":
        assert {"page", "dialog", "new"} & query.keys() == {place.address[0]} if place.address else True
        if name != "review":
            assert ("record" in query) == (name == "replay")
            assert ("pos" in query) == (name in PUZZLES)


def expect_focus(page: Page, name: str, is_other_ground: bool) -> None:
    """Check that the focus is in the dialog or on the heading of the page, or at least not lost."""
    place, game = PLACES[name], game_on(page)
    if place.role == "dialog":
        expect(shown(page, place).and_(game.locator(":focus-within"))).to_be_visible()
    elif name in PAGES and is_other_ground:
        expect(shown(page, place)).to_be_focused()
    else:
        expect(game.locator("body :focus")).to_have_count(1)


def ground(name: str) -> str:
    return "table" if name == "scores" else name


def walk(page: Page, site: str, path: Walk) -> None:
    path.opener(page, site)
    follow(page, path)


def follow(page: Page, path: Walk) -> None:
    """Take the steps from the start, and check each place."""
    expect_place(page, path.start)
    below = ground(path.start)
    for step in path.steps.split("; "):
        action, name = step.split(" > ")
        take(page, action)
        expect_place(page, name)
        is_outside = name in OUTSIDE
        if action != "reload" and not is_outside and (below not in OUTSIDE or action == "play"):
            expect_focus(page, name, below != ground(name))
        if is_outside or PLACES[name].role != "dialog":
            below = ground(name)
