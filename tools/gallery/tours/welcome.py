"""The page before the first game: start, new game, settings, and every side page while it is empty."""

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Route

from tools.gallery.visitor import Visitor

SCREENS: Final = (
    "about",
    "daily-empty",
    "trainer",
    "mistakes-empty",
    "statistics-empty",
    "statistics-import-refused",
    "strategy",
    "games-empty",
    "games-nothing-to-open",
    "fairness-empty",
    "welcome",
    "menu",
    "new-game",
    "new-game-refused",
    "settings",
    "settings-erase",
    "keyboard",
    "loading",
)


def walk(visitor: Visitor) -> Iterator[str]:
    """Visit the side pages first, as they load the lazy features."""
    page, text = visitor.page, visitor.text
    visitor.open()
    visitor.open_page("about")
    visitor.wait_for_lazy_features()
    yield "about"
    for name, screen in (
        ("daily", "daily-empty"),
        ("trainer", "trainer"),
        ("mistakes", "mistakes-empty"),
        ("statistics", "statistics-empty"),
    ):
        visitor.open_page(name)
        yield screen
    page.get_by_label(text("backup-paste")).fill("?")
    visitor.press("backup-add")
    visitor.expect_visible(page.get_by_text(text("backup-foreign")))
    yield "statistics-import-refused"
    visitor.open_page("strategy")
    page.get_by_text(text("strategy-how"), exact=True).first.click()
    yield "strategy"
    visitor.open_page("games")
    yield "games-empty"
    visitor.press("games-open-text")
    visitor.expect_visible(page.get_by_role("alert").get_by_text(text("games-nothing")))
    yield "games-nothing-to-open"
    visitor.open_page("fairness")
    yield "fairness-empty"
    visitor.back()
    visitor.expect_visible(visitor.button("play"))
    yield "welcome"
    visitor.press("more")
    visitor.expect_visible(page.get_by_role("navigation", name=text("more")))
    yield "menu"
    page.keyboard.press("Escape")
    yield from _dialogs(visitor)
    yield from _loading(visitor)


def _dialogs(visitor: Visitor) -> Iterator[str]:
    page, text = visitor.page, visitor.text
    visitor.press("new-game")
    form = visitor.dialog("setup-title")
    visitor.expect_visible(form.get_by_role("group", name=text("setup-players"), exact=True))
    yield "new-game"
    form.get_by_role("radio", name="5", exact=True).check()
    form.get_by_role("button", name=text("name-you")).click()
    form.get_by_role("textbox").first.fill("\u202eevil")
    visitor.press_in("setup-title", "play")
    visitor.expect_visible(form.get_by_role("alert"))
    yield "new-game-refused"
    visitor.press_in("setup-title", "cancel")
    visitor.press("settings")
    visitor.expect_visible(visitor.dialog("settings"))
    yield "settings"
    visitor.press_in("settings", "forget")
    visitor.expect_visible(page.get_by_role("group", name=text("forget-question")))
    yield "settings-erase"
    visitor.press_in("settings", "keyboard")
    visitor.expect_visible(visitor.dialog("keyboard"))
    yield "keyboard"


def _loading(visitor: Visitor) -> Iterator[str]:
    held: list[Route] = []
    visitor.page.route("**/*.wasm", lambda route: held.append(route))
    with visitor.page.expect_request("**/*.wasm"):
        visitor.navigate("snapshot=off")
    visitor.expect_visible(visitor.page.get_by_role("progressbar"), visitor.button("play"))
    yield "loading"
    for route in held:
        route.abort()
    visitor.page.unroute("**/*.wasm")
