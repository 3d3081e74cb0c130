"""The settings dialog."""

from playwright.sync_api import Locator

from tests.support.page_driver import PageOrFrame


def open_settings(page: PageOrFrame) -> Locator:
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog", name="Settings")


def choose(page: PageOrFrame, name: str, choice: str) -> None:
    dialog = open_settings(page)
    dialog.get_by_label(name).select_option(label=choice)
    dialog.get_by_role("button", name="Close").click()


def switch_on(page: PageOrFrame, name: str) -> None:
    dialog = open_settings(page)
    dialog.get_by_role("switch", name=name).check()
    dialog.get_by_role("button", name="Close").click()
