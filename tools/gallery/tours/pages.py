"""The pages beside the game's: rules, share, the demonstration, and the game in a frame."""

from collections.abc import Iterator
from typing import Final

from tools.gallery.visitor import Visitor

SCREENS: Final = ("rules", "share", "frame-cover", "frame", "frame-full-page", "demo")


def walk(visitor: Visitor) -> Iterator[str]:
    """Open each by its address; a frame's page shows the same by itself as within another page."""
    page, say = visitor.page, visitor.say
    visitor.go(page="rules.html")
    visitor.sees(page.get_by_role("heading", level=1, name=say("rules-title")))
    yield "rules"
    visitor.go(page="share.html")
    visitor.sees(page.get_by_role("heading", level=1, name=say("share-title")))
    yield "share"
    visitor.go("players=3&seed=5&speed=instant", page="embed/")
    visitor.sees(visitor.button("play"))
    yield "frame-cover"
    visitor.press("play")
    page.locator("html[data-engine=ready]").wait_for()
    visitor.wait_for_later_parts()
    visitor.wait_for_turn()
    yield "frame"
    page.evaluate("globalThis.open = () => null")
    page.get_by_role("link", name=say("full-page")).click()
    yield "frame-full-page"
    page.goto(f"{visitor.site}demo/")
    visitor.sees(page.get_by_role("heading", level=1))
    yield "demo"
