"""The settings dialog."""

from playwright.sync_api import Locator, Page


def open_settings(page: Page) -> Locator:
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog", name="Settings")


def choose(page: Page, name: str, choice: str) -> None:
    dialog = open_settings(page)
    dialog.get_by_label(name).select_option(label=choice)
    dialog.get_by_role("button", name="Close").click()
