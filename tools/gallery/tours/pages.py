"""The other pages of the site: rules, sharing, the demonstration, and the embedded game."""

from collections.abc import Iterator
from typing import Final

from tools.gallery.visitor import Visitor

SCREENS: Final = ("rules", "share", "frame-facade", "frame", "frame-full-page", "demo")


def walk(visitor: Visitor) -> Iterator[str]:
    """Open each page by its URL; the embedded game is the same by itself as in a frame."""
    page, text = visitor.page, visitor.text
    visitor.navigate(page="rules.html")
    visitor.expect_visible(page.get_by_role("heading", level=1, name=text("rules-title")))
    yield "rules"
    visitor.navigate(page="share.html")
    visitor.expect_visible(page.get_by_role("heading", level=1, name=text("share-title")))
    yield "share"
    visitor.navigate("players=3&seed=5&speed=instant", page="embed/")
    visitor.expect_visible(visitor.button("play"))
    yield "frame-facade"
    visitor.press("play")
    page.locator("html[data-engine=ready]").wait_for()
    visitor.wait_for_lazy_features()
    visitor.wait_for_turn()
    yield "frame"
    page.evaluate("globalThis.open = () => null")
    page.get_by_role("link", name=text("full-page")).click()
    yield "frame-full-page"
    page.goto(f"{visitor.site}demo/")
    visitor.expect_visible(page.get_by_role("heading", level=1))
    yield "demo"
