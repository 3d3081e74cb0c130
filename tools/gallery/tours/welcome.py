"""The page before there is a game: start, set-up, settings, and every page of the menu while it is empty."""

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Route

from tools.gallery.visitor import Visitor

SCREENS: Final = (
    "about",
    "daily-empty",
    "mistakes-empty",
    "statistics-empty",
    "statistics-import-refused",
    "games-empty",
    "games-nothing-to-open",
    "fairness-empty",
    "welcome",
    "menu",
    "new-game",
    "new-game-refused",
    "settings",
    "settings-forget",
    "keyboard",
    "loading",
)


def walk(visitor: Visitor) -> Iterator[str]:
    """Visit the pages of the menu first, as they fetch the parts that come later."""
    page, say = visitor.page, visitor.say
    visitor.open()
    visitor.turn_to("about")
    visitor.wait_for_later_parts()
    yield "about"
    for name, screen in (("daily", "daily-empty"), ("book", "mistakes-empty"), ("statistics", "statistics-empty")):
        visitor.turn_to(name)
        yield screen
    page.get_by_label(say("carry-paste")).fill("?")
    visitor.press("carry-add")
    visitor.sees(page.get_by_text(say("carry-foreign")))
    yield "statistics-import-refused"
    visitor.turn_to("games")
    yield "games-empty"
    visitor.press("games-open-text")
    visitor.sees(page.get_by_role("alert").get_by_text(say("games-nothing")))
    yield "games-nothing-to-open"
    visitor.turn_to("fairness")
    yield "fairness-empty"
    visitor.back()
    visitor.sees(visitor.button("play"))
    yield "welcome"
    visitor.press("more")
    visitor.sees(page.get_by_role("navigation", name=say("more")))
    yield "menu"
    page.keyboard.press("Escape")
    yield from _dialogs(visitor)
    yield from _loading(visitor)


def _dialogs(visitor: Visitor) -> Iterator[str]:
    page, say = visitor.page, visitor.say
    visitor.press("new-game")
    form = visitor.dialog("setup-title")
    visitor.sees(form.get_by_label(say("setup-players"), exact=True))
    yield "new-game"
    form.get_by_label(say("setup-players"), exact=True).select_option("5")
    form.get_by_role("textbox").first.fill("\u202eevil")
    visitor.press_in("setup-title", "play")
    visitor.sees(form.get_by_role("alert"))
    yield "new-game-refused"
    visitor.press_in("setup-title", "cancel")
    visitor.press("settings")
    visitor.sees(visitor.dialog("settings"))
    yield "settings"
    visitor.press_in("settings", "forget")
    visitor.sees(page.get_by_role("group", name=say("forget-question")))
    yield "settings-forget"
    visitor.press_in("settings", "keyboard")
    visitor.sees(visitor.dialog("keyboard"))
    yield "keyboard"


def _loading(visitor: Visitor) -> Iterator[str]:
    held: list[Route] = []
    visitor.page.route("**/*.wasm", lambda route: held.append(route))
    with visitor.page.expect_request("**/*.wasm"):
        visitor.go("snapshot=off")
    visitor.sees(visitor.page.get_by_role("progressbar"), visitor.button("play"))
    yield "loading"
    for route in held:
        route.abort()
    visitor.page.unroute("**/*.wasm")
