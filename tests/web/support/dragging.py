"""Drag the drawn card."""

from playwright.sync_api import Locator, Page

OWN_MIDDLE = """element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""


def drag_drawn_card(page: Page, target: Locator) -> None:
    """Drag the drawn card onto the middle of an element."""
    page.mouse.move(*page.locator(".drawn card-face").evaluate(OWN_MIDDLE))
    page.mouse.down()
    page.mouse.move(*target.evaluate(OWN_MIDDLE), steps=4)
    page.mouse.up()
