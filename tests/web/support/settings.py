"""The settings dialog."""

from playwright.sync_api import Locator, Page

from tests.support.user import PageOrFrame
from tests.web.support.places import wait_until_back


def open_settings(page: PageOrFrame) -> Locator:
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog", name="Settings")


def close_settings(page: PageOrFrame, dialog: Locator) -> None:
    dialog.get_by_role("button", name="Close").click()
    if isinstance(page, Page):
        wait_until_back(page)


def option(dialog: Locator, name: str, choice: str) -> Locator:
    return dialog.get_by_role("group", name=name, exact=True).get_by_role("radio", name=choice, exact=True)


def choose(page: PageOrFrame, name: str, choice: str) -> None:
    dialog = open_settings(page)
    option(dialog, name, choice).check()
    close_settings(page, dialog)


def switch_on(page: PageOrFrame, name: str) -> None:
    dialog = open_settings(page)
    dialog.get_by_role("switch", name=name).check()
    close_settings(page, dialog)
