"""The page before the first game: start, new game, settings, and every side page while it is empty."""

from collections.abc import Iterator

from playwright.sync_api import Route

from tools.gallery.visitor import Visitor
from tools.gallery.walks import walk


@walk("welcome", "menu", "menu-unfolded")
def welcome(visitor: Visitor) -> Iterator[str]:
    """Open the menu."""
    visitor.open_welcome()
    visitor.expect_visible(visitor.button("play"))
    yield "welcome"
    visitor.press("more")
    visitor.expect_visible(visitor.page.get_by_role("navigation", name=visitor.text("more")))
    yield "menu"
    visitor.page.locator("#more summary").click()
    yield "menu-unfolded"
    visitor.page.keyboard.press("Escape")


@walk(
    "about",
    "about-unfolded",
    "daily-empty",
    "puzzles-empty",
    "goals-empty",
    "statistics-empty",
    "statistics-import-refused",
)
def pages_about_games(visitor: Visitor) -> Iterator[str]:
    """Open the side pages that will show finished games."""
    page, text = visitor.page, visitor.text
    visitor.open_welcome()
    visitor.open_page("about")
    yield "about"
    for part in ("about-diagnostic-title", "about-parts"):
        page.get_by_text(text(part), exact=True).first.click()
    yield "about-unfolded"
    for name, screen in (
        ("daily", "daily-empty"),
        ("puzzles", "puzzles-empty"),
        ("goals", "goals-empty"),
        ("statistics", "statistics-empty"),
    ):
        visitor.open_page(name)
        yield screen
    page.get_by_label(text("backup-paste")).fill("?")
    visitor.press("backup-add")
    visitor.expect_visible(page.get_by_text(text("backup-foreign")))
    yield "statistics-import-refused"
    visitor.press("back-to-table")


@walk("strategy", "strategy-numbers", "games-empty", "games-nothing-to-open", "sharing-empty", "fairness-empty")
def other_pages(visitor: Visitor) -> Iterator[str]:
    """Open the other side pages."""
    page, text = visitor.page, visitor.text
    visitor.open_welcome()
    visitor.open_page("strategy")
    visitor.expect_visible(page.get_by_text(text("strategy-rule-1")))
    yield "strategy"
    page.get_by_text(text("strategy-numbers"), exact=True).click()
    page.get_by_text(text("strategy-how"), exact=True).first.click()
    yield "strategy-numbers"
    visitor.open_page("games")
    yield "games-empty"
    visitor.press("games-open-text")
    visitor.expect_visible(page.get_by_role("alert").get_by_text(text("games-nothing")))
    yield "games-nothing-to-open"
    visitor.open_page("share")
    yield "sharing-empty"
    visitor.open_page("fairness")
    yield "fairness-empty"
    visitor.press("back-to-table")


@walk("new-game", "new-game-refused")
def new_game(visitor: Visitor) -> Iterator[str]:
    """Set up a game with a name that is refused."""
    visitor.open_welcome()
    visitor.press("new-game")
    form = visitor.dialog("setup-title")
    visitor.expect_visible(form.get_by_role("group", name=visitor.text("setup-players"), exact=True))
    yield "new-game"
    form.get_by_role("radio", name="5", exact=True).check()
    form.get_by_role("button", name=visitor.text("name-you")).click()
    form.get_by_role("textbox").first.fill("\u202eevil")
    visitor.press_in("setup-title", "play")
    visitor.expect_visible(form.get_by_role("alert"))
    yield "new-game-refused"
    visitor.press_in("setup-title", "cancel")


@walk("settings", "settings-erase", "keyboard")
def settings(visitor: Visitor) -> Iterator[str]:
    """Ask to erase all data, and open the list of keys."""
    visitor.open_welcome()
    visitor.press("settings")
    visitor.expect_visible(visitor.dialog("settings"))
    yield "settings"
    visitor.press_in("settings", "forget")
    visitor.expect_visible(visitor.page.locator("#forget-question"))
    yield "settings-erase"
    visitor.press_in("settings", "keyboard")
    visitor.expect_visible(visitor.dialog("keyboard"))
    yield "keyboard"
    visitor.page.keyboard.press("Escape")
    visitor.press_in("settings", "close")


@walk("loading", is_real_only=True)
def loading(visitor: Visitor) -> Iterator[str]:
    """Wait for Python's files, which do not arrive."""
    held: list[Route] = []
    visitor.page.route("**/*.wasm", lambda route: held.append(route))
    with visitor.page.expect_request("**/*.wasm"):
        visitor.navigate("snapshot=off")
    visitor.expect_visible(visitor.page.get_by_role("progressbar"), visitor.button("play"))
    yield "loading"
    for route in held:
        route.abort()
    visitor.page.unroute("**/*.wasm")
