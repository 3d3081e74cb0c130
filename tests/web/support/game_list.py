"""The list of finished games: its rows, and what an open one can do."""

from playwright.sync_api import Locator, Page


def listed(page: Page) -> Locator:
    return page.locator("finished-page li")


def opener(game: Locator) -> Locator:
    """Return the button that shows the actions of a game, or hides them."""
    return game.locator(".opener")


def open_row(game: Locator) -> Locator:
    """Show the actions of a game, which may be shown already; return its row."""
    if opener(game).get_attribute("aria-expanded") == "false":
        opener(game).click()
    return game


def delete(game: Locator) -> None:
    open_row(game).get_by_role("button", name="Delete").click()
